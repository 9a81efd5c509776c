"""The command line as a person meets it: sentences, exit codes, both languages, never a traceback."""

import json
import os
import signal
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from tavoliere.cli.commands import build
from walks import FIFTH


def run(*arguments, typed="", **environment):
    """A command in a process of its own."""
    command = [sys.executable, "-m", "tavoliere.cli", *map(str, arguments)]
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", **environment}
    return subprocess.run(command, input=typed, env=settings, capture_output=True, text=True, timeout=600, check=False)


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["play", "pariss"], 2, "Try: paris"),
        (["play", "paris", "--seats", "me"], 2, "2 to 4 players, not 1"),
        (["play", "paris", "--seats", "me,me,me,me,me"], 2, "2 to 4 players, not 5"),
        (["play", "paris", "--seats", "me,nobody"], 2, 'no bot called "nobody"'),
        (["play", "paris", "--seats", ","], 2, "doesn't say who plays"),
        (["play", "paris", "--seed", "-3"], 2, "game code"),
        (["play", "paris", "--seed", "x"], 2, "seed"),
        (["play", "paris", "--option", "first"], 2, "KEY=VALUE"),
        (["play", "paris", "--option", "first=x"], 2, "random, 0, 1"),
        (["play", "paris", "--box", "none.toml"], 1, "Can't read none"),
        (["play", "paris", "--position", "none.json"], 2, "isn't a position"),
        (["play", "--load", "none.json"], 1, "Can't read none"),
        (["replay", "none.json"], 1, "Can't read none"),
        (["rule", "TTR-99"], 2, "no rule TTR-99"),
        (["bench", "pariss"], 2, "Try: paris"),
        (["games", "--lang", "fr"], 2, "fr"),
        (["nonsense"], 2, "nonsense"),
        (["play", "paris"], 1, "No more input"),
    ],
)
def test_bad_input_is_a_sentence_and_an_exit_code(command, arguments, code, sentence):
    left, _printed, told = command(*arguments, TAVOLIERE_PURE="1")
    assert left == code, told
    assert sentence in told


def test_in_a_process_of_its_own_bad_input_is_a_sentence_too():
    done = run("play", "pariss")
    assert done.returncode == 2, done.stderr
    assert "Try: paris" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_italian_by_option_and_by_locale(command):
    assert "Non esiste un gioco" in command("play", "x", "--lang", "it")[2]
    assert "Non esiste un gioco" in command("play", "x", LC_ALL="it_IT.UTF-8")[2]
    assert "There's no game" in command("play", "x", "--lang=en", LC_ALL="it_IT.UTF-8")[2]
    assert "Gioca nel terminale" in command("--help", LC_ALL="it_IT.UTF-8")[1]


def test_games_are_listed_for_people_and_programs(command):
    assert "Ticket to Ride: Paris" in command("games")[1]
    listed = {game["game"]: game for game in json.loads(command("games", "--json")[1])}
    assert {"paris", "san_francisco"} <= set(listed)
    assert listed["paris"]["seats"] == [2, 4]
    assert listed["paris"]["tables"]["routes"] == "partial"


def test_a_rule_is_shown_with_its_functions_and_tests(command):
    shown = json.loads(command("rule", "ttr-4.7", "--json")[1])
    assert shown["rule"] == "TTR-4.7"
    assert any("claims.py" in place for place in shown["functions"])
    assert "test_TTR_4_7" in " ".join(shown["tests"])
    assert shown["it"] != shown["en"]
    assert "closed" in command("rule", "TTR-4.7")[1]


def test_a_person_plays_asks_undoes_saves_and_goes_on(tmp_path):
    file = tmp_path / "mine.json"
    asked = ["?", "moves", "1", "why claim nord-notredame:green green", "pass", "nonsense", "undo", "score", "table"]
    typed = "\n".join([*asked, "rule TTR-2", "99", f"save {file}", "quit"])
    done = run("play", "paris", "--seats", "me:Ada,random", "--seed", "7", "--option", "first=0", typed=typed)
    assert done.returncode == 0, done.stderr
    for part in (
        "Face-up cards:",
        "Hand:",
        "TTR-4.1",
        "TTR-6",
        "isn't a move",
        "GEN-4",
        "Saved to",
        "Goodbye",
        "from 1 to",
    ):
        assert part in done.stdout, part
    again = run("play", "--load", file, "--seats", "me:Ada,random", typed="quit\n")
    assert again.returncode == 0, again.stderr
    checked = run("replay", file, "--check", "--json")
    assert json.loads(checked.stdout)["game"] == "paris"
    assert "1. " in run("replay", file).stdout


def test_bots_play_by_themselves_and_the_match_ends():
    done = run("play", "san_francisco", "--seats", "random,random,random", "--seed", "3", "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "Punteggio" in done.stdout
    assert "Vince" in done.stdout or "Vittoria condivisa" in done.stdout


def test_GEN_9_between_two_people_at_one_screen_nothing_private_is_shown():
    seats = ["play", "paris", "--seats", "me:Ada,me:Leo", "--seed", "7", "--option", "first=1"]
    # In this process, so that a mutant of the curtain is noticed.
    done = CliRunner().invoke(build("en"), seats, input="\n".join(["", "1", "", "quit", ""]), env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.output
    assert "Pass the screen to Ada" in done.stdout
    first, second = done.stdout.split("Pass the screen to Leo")
    assert "Choose from: " in first
    assert "You keep " in first
    import tavoliere

    match = tavoliere.new_match("paris", ["Ada", "Leo"], seed=7, options={"first": "1"})
    assert all(ticket in first for ticket in match.view(0)["players"][0]["offer"])
    assert not any(f"{ticket} (" in second for ticket in match.view(0)["players"][0]["offer"])


def test_replay_check_notices_a_changed_file(tmp_path):
    file = tmp_path / "match.json"
    run("play", "paris", "--seats", "me,random", "--seed", "1", typed=f"1\nsave {file}\nquit\n")
    data = json.loads(file.read_text())
    data["digest"] = "0" * 16
    file.write_text(json.dumps(data))
    done = run("replay", file, "--check")
    assert done.returncode == 1
    assert "doesn't replay" in done.stderr


def test_ctrl_c_is_a_sentence():
    command = [sys.executable, "-m", "tavoliere.cli", "play", "paris", "--seats", "me,random"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout is not None
    while "> " not in (read := child.stdout.read(1)) and read != ">":
        pass
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 1
    assert "Interrupted" in err
    assert "Traceback" not in out + err


def test_a_database_that_cannot_be_used_is_a_sentence(tmp_path):
    db = tmp_path / "tables.db"
    db.write_bytes(b"no database at all, and long enough to be looked at" * 10)
    done = run("serve", "--host", "127.0.0.1", "--port", "0", "--db", db, TAVOLIERE_PURE="1")
    assert done.returncode == 1, done.stderr
    assert "The database" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def served(stderr):
    """`tavoliere serve`, started on a free port."""
    command = [sys.executable, "-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    settings = {**os.environ, "TAVOLIERE_PURE": "1"}
    return subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=stderr, text=True)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_service_in_a_pipe_writes_json_until_its_end(stop, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_DB", str(tmp_path / "tables.db"))
    child = served(subprocess.PIPE)
    first = json.loads(child.stderr.readline())
    child.send_signal(stop)
    _out, err = child.communicate(timeout=30)
    assert child.returncode == 0
    assert [first["event"], *(json.loads(line)["event"] for line in err.splitlines())] == ["started", "stopped"]


def test_a_service_on_a_terminal_greets_with_sentences(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_DB", str(tmp_path / "tables.db"))
    screen, keyboard = os.openpty()
    child = served(keyboard)
    os.close(keyboard)
    shown = os.read(screen, 1000).decode()
    child.send_signal(signal.SIGINT)
    out, _err = child.communicate(timeout=30)
    os.close(screen)
    assert "Serving http://127.0.0.1:" in shown
    assert "{" not in shown
    assert out.startswith("The table is at http://127.0.0.1:")


def test_bench_writes_its_keys():
    done = run("bench", "pebbles", "--seconds", "0.2", "--json", TAVOLIERE_PURE="", TAVOLIERE_GAMES=str(FIFTH))
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert {"game", "moves_per_second", "games_per_second", "pure_moves_per_second", "state_bytes"} <= set(figures)
    assert {"compile_rules_cpu_s", "compile_search_cpu_s", "warm_start_s", "calibration_per_second"} <= set(figures)
    assert figures["state_bytes"] <= 512
