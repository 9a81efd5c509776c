"""A game that is not ours, handed in by path or by entry point, is a game like every other, from terminal to arena.

What every game must pass it passes in the other modules, as one of the games of the fixture `game`. Its rules are
tested in its own folder.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavoliere
from clients import Service
from tavoliere.bots import LEVELS, bot_names, decide, find_bot
from tavoliere.bots.arena import Arena, LocalRunner, Settings
from tavoliere.engine import compile_cache
from tavoliere.engine.errors import BadGame, TavoliereError
from tavoliere.engine.playthrough import playthrough
from tavoliere.engine.registry import Registry
from tavoliere.engine.sources import VARIABLE
from test_rulebooks import compare_playthrough
from walks import FIFTH, GAMES, copy_of_fifth

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PACKAGE = "tavoliere.games"


def run(*arguments, typed="", **environment):
    """A command in a process of its own, uncompiled."""
    command = [sys.executable, "-m", "tavoliere.cli", *map(str, arguments)]
    settings = {**os.environ, "TAVOLIERE_PURE": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "120", **environment}
    done = subprocess.run(command, input=typed, env=settings, capture_output=True, text=True, timeout=300, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def listed(done):
    """The ids that `tavoliere games --json` lists."""
    return [game["game"] for game in json.loads(done.stdout)]


# --- handing in -------------------------------------------------------------------------------------------------------


def test_without_being_handed_in_it_is_not_there():
    assert "pebbles" not in tavoliere.game_ids()
    assert "pebbles" not in listed(run("games", "--json"))


def test_it_is_handed_in_by_the_environment_or_on_the_command_line(pebbles):
    assert tavoliere.game_ids() == [*GAMES, "pebbles"]
    assert pebbles.folders == (FIFTH,)
    assert listed(run("games", "--json", **{VARIABLE: str(FIFTH)})) == [*GAMES, "pebbles"]
    assert listed(run("--add-game", FIFTH, "games", "--json", **{VARIABLE: ""})) == [*GAMES, "pebbles"]


def test_it_is_handed_in_by_the_entry_point_of_an_installed_package(tmp_path):
    announced = re.search(r'\[project\.entry-points\."(.+)"\]\n(\w+) = "(\w+)"', GUIDE)
    installed = tmp_path / "pebbles-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[{announced[1]}]\n{announced[2]} = {announced[3]}\n")
    shutil.copytree(FIFTH, tmp_path / "pebbles")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    assert listed(run("games", "--json", PYTHONPATH=path)) == [*GAMES, "pebbles"]
    (installed / "entry_points.txt").write_text(f"[{announced[1]}]\nshells = shells\n")
    done = run("games", "--json", PYTHONPATH=path)
    assert listed(done) == GAMES
    assert 'no folder or package "shells"' in done.stderr


# --- what can be wrong with it ----------------------------------------------------------------------------------------


def missing(folder):
    return "there's no folder or package"


def no_game(folder):
    folder.mkdir()
    return "isn't a game folder"


def no_rules(folder):
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "components.toml").touch()
    return "no rules"


def import_error(folder):
    copy_game(folder, "import a_module_that_is_missing\n")
    return r"shells/__init__.py:1: ModuleNotFoundError: No module named 'a_module_that_is_missing'"


def syntax_error(folder):
    copy_game(folder, "class Shells(:\n")
    return "SyntaxError"


def no_class(folder):
    copy_game(folder, '"""Shells."""\n')
    return "AttributeError: .*GAME"


def bad_box(folder):
    copy_game(folder, "from pebbles import GAME as GAME\n")
    components = folder / "components.toml"
    components.write_text(components.read_text().replace("highest = 52", "highest = 5"))
    return r"table \[cards\]"


def same_state(folder):
    copy_of_fifth(folder)
    return r"its state has the same fields as that of pebbles\."


def copy_game(folder, code):
    """The fifth game under another name, with other code to begin with."""
    shutil.copytree(FIFTH, folder)
    (folder / "__init__.py").write_text(code)


FAULTS = (missing, no_game, no_rules, import_error, syntax_error, no_class, bad_box, same_state)


def check_fault(cause):
    """A single problem, told in both languages; the other games are there and can be loaded."""
    registry = Registry(PACKAGE)
    assert registry.ids() == [*GAMES, "pebbles"]
    [problem] = registry.problems()
    assert re.search(cause, problem.sentence("en")), problem.sentence("en")
    assert problem.sentence("it") != problem.sentence("en")
    assert "{" not in problem.sentence("en") + problem.sentence("it")
    for game_id in registry.ids():
        assert registry.load(game_id).set_up(2, 1)[0].seats == 2
    return problem


@pytest.fixture
def shells(tmp_path):
    """The folder of a game with a fault; it is forgotten afterwards."""
    yield tmp_path / "shells"
    for module in [name for name in sys.modules if name.partition(".")[0] == "shells"]:
        del sys.modules[module]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_a_sentence_and_the_other_games_are_there(fault, shells, monkeypatch):
    cause = fault(shells)
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(FIFTH), str(shells)]))
    check_fault(cause)


def test_a_game_with_a_fault_says_so_when_it_is_asked_for(shells, monkeypatch):
    cause = import_error(shells)
    monkeypatch.setenv(VARIABLE, str(shells))
    with pytest.raises(BadGame, match=cause):
        tavoliere.load("shells")
    done = run("play", "shells", "--lang", "it")
    assert done.returncode == 1
    assert 'Il gioco "shells" non si può caricare' in done.stderr
    done = run("games")
    assert done.returncode == 0
    assert "a_module_that_is_missing" in done.stderr
    assert "paris" in done.stdout


def test_the_first_game_with_an_id_keeps_it(tmp_path, monkeypatch):
    shutil.copytree(FIFTH, tmp_path / "paris")
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(FIFTH), str(tmp_path / "paris")]))
    problem = check_fault(r'a game called "paris", but .*maps.paris already uses that id')
    assert str(tmp_path / "paris") in problem.sentence("en")


def test_a_folder_cannot_take_the_name_of_another_module(tmp_path, monkeypatch):
    shutil.copytree(FIFTH, tmp_path / "json")
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(FIFTH), str(tmp_path / "json")]))
    check_fault("has the same name. Rename the folder")
    assert json.loads("1") == 1


def test_a_box_of_ones_own_is_refused_by_its_own_sentence(pebbles):
    with pytest.raises(TavoliereError, match=r"table \[pebbles\]"):
        tavoliere.load("pebbles", {"pebbles": {"start": 99}})


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "planner", "search:20it"])
def test_every_bot_plays_it_to_its_end(pebbles, name):
    assert name.split(":")[0] in " ".join(bot_names())
    seated = [find_bot(one) for one in (name, "greedy", "greedy")]  # one is enough that takes its time
    match = tavoliere.new_match(pebbles, 3, seed=4, options={"length": "short"})
    while not match.is_over:
        seat = match.to_act[0]
        match.play_move(seat, decide(seated[seat], pebbles, match.state, seat, len(match.history)))
    assert min(match.ranking()) == 0


def test_the_arena_plays_it_in_processes_of_its_own(pebbles, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_PURE", "1")
    results = Arena(Settings(pebbles, ("planner", "random"), games=6), tmp_path).run(LocalRunner(2))
    assert (results.games, results.forfeits) == (6, [])
    assert tavoliere.load_match(f"{tmp_path}/games.jsonl#3").is_over


def test_the_arena_plays_it_on_a_cluster(tmp_path):
    pytest.importorskip("ray")
    arena = ("arena", "pebbles", "--bots", "planner,random", "--games", 2, "--out", tmp_path / "arena")
    done = run("--add-game", FIFTH, *arena, "--cluster", "local")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "arena" / "results.json").read_text())["games"] == 2


def test_it_is_played_saved_and_replayed_in_the_terminal(tmp_path):
    file, handed_in = tmp_path / "mine.json", {VARIABLE: str(FIFTH)}
    typed = "\n".join(["why take red", "1", "score", f"save {file}", "quit"])
    done = run("play", "pebbles", "--seats", "me:Ada,normal", "--seed", "7", typed=typed, **handed_in)
    assert done.returncode == 0, done.stderr
    for part in ("Wave 1; 6 pebbles end the game.", "Hand:", "GEN-2", "Ada shows the", "Saved to"):
        assert part in done.stdout, part
    assert json.loads(run("replay", file, "--check", "--json", **handed_in).stdout)["game"] == "pebbles"
    assert "Ada scopre il" in run("replay", file, "--lang", "it", **handed_in).stdout
    refused = run("replay", file)
    assert refused.returncode == 2
    assert 'There\'s no game called "pebbles"' in refused.stderr


def test_bots_play_it_by_themselves_in_italian():
    done = run(
        "--add-game", FIFTH, "play", "pebbles", "--seats", "easy,normal,hard,expert", "--seed", "3", "--lang", "it"
    )
    assert done.returncode == 0, done.stderr
    assert "Sassolini" in done.stdout


def test_the_table_service_lists_it_and_plays_it_to_its_end(pebbles, tmp_path):
    with Service(tmp_path / "tables.db") as service:
        ada = service.person()
        games = {game["game"]: game for game in ada.get("/api/games")}
        assert list(games) == [*GAMES, "pebbles"]
        assert games["pebbles"]["title"] == {"en": "Pebbles", "it": "Sassolini"}
        table = ada.make("pebbles", ("person", "easy", "normal", "random"), options={"length": "short"})["table"]
        ada.sit(table)
        assert ada.get("/api/lobby")["mine"][0]["game"] == "pebbles"
        with ada.at(table) as client:
            first = client.wait_for(table, lambda now: 0 in now.get("asked", []))
            assert {"kind", "text", "card"} == first["moves"][0].keys()
            assert first["question"] == "question-lay"
            end = client.play_to_the_end(table, 0)
        assert set(end["result"]["scores"][0]) == {"pebbles", "sets"}
        told = [event for text in client.received for event in json.loads(text).get("events", [])]
        took = next(event for event in told if event["kind"] == "took")
        assert took["pebble"] in ("grey", "white", "red")
        assert took["words"] == {"pebble": {"word": f"value-{took['pebble']}"}}
        assert "PEB-2.3" in ada.get("/api/games/pebbles/rules/it")["rules"]


def test_its_playthroughs_read_the_same(pebbles):
    found = sorted(FIFTH.rglob("playthroughs/*.txt"))
    assert [path.stem for path in found] == ["pebbles-2", "pebbles-3", "pebbles-4"]
    for path in found:
        compare_playthrough(path, tavoliere.load, playthrough)


# --- compiling --------------------------------------------------------------------------------------------------------

SIGNATURES = """
from tavoliere.engine import entry_points
def signatures(*records):
    return {"final_scores": entry_points.rules_signatures(*records)["final_scores"]}
"""
SCORE = """
import numpy as np, tavoliere
from tavoliere.engine.records import PARTS, SEATS
game, points = tavoliere.load("pebbles"), np.zeros((SEATS, PARTS), np.int64)
state = game.set_up(2, 1)
state[0].players[0].pebbles[:] = 1
game.compiled.final_scores(game.box, state, points)
print(points[0].sum(), len(game.compiled.final_scores.stats.cache_hits))
"""


def test_an_edit_of_its_source_never_runs_what_was_compiled_before(tmp_path):
    copy = tmp_path / "pebbles"
    shutil.copytree(FIFTH, copy)
    (tmp_path / "one_part.py").write_text(SIGNATURES)
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, VARIABLE: str(copy), "TAVOLIERE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": path}
    for name in ("TAVOLIERE_PURE", "NUMBA_DISABLE_JIT"):
        environment.pop(name, None)

    def python(*arguments, told=""):
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, env=environment, input=told, check=True, capture_output=True, text=True
        ).stdout.split()

    compiling = ("-m", "tavoliere.engine.compiling", PACKAGE, "pebbles", "points=one_part:signatures")
    assert python(*compiling, told="points\n")[:4] == ["step", "1", "1", "ready"]
    assert python("-c", SCORE) == ["12", "1"]  # 1 + 2 + 4 and a set of 5, from the cache
    before = compile_cache.fingerprint(copy)
    scoring = copy / "rules" / "scoring.py"
    scoring.write_text(scoring.read_text().replace("return fewest * box.set_points", "return fewest * 100"))
    assert compile_cache.fingerprint(copy) != before
    assert python("-c", SCORE) == ["107", "0"]


# --- the guide --------------------------------------------------------------------------------------------------------

SNIPPET = re.compile(r"^`([\w./]+)`:?\n+```\w*\n(.*?)^```", re.M | re.S)


def test_the_guide_quotes_the_game_line_by_line():
    quoted = SNIPPET.findall(GUIDE)
    assert len(quoted) > 15
    for path, text in quoted:
        assert text in (FIFTH / path).read_text(encoding="utf-8"), f"{path} does not contain:\n{text}"
    assert GUIDE.count("```python") == sum(path.endswith(".py") for path, _ in quoted)


def test_the_guide_names_every_file_of_the_game():
    files = [path for path in FIFTH.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    named = [str(path.relative_to(FIFTH)) for path in files if path.suffix != ".txt" and path.stat().st_size > 100]
    assert [name for name in named if f"`{name}`" not in GUIDE] == []


def commands():
    """The commands of the guide; a service that never ends is tested elsewhere."""
    lines = [line for block in re.findall(r"^```sh\n(.*?)^```", GUIDE, re.M | re.S) for line in block.splitlines()]
    return [line for line in lines if line.startswith("tavoliere") and " serve" not in line]


@pytest.mark.parametrize("line", commands())
def test_the_commands_of_the_guide_work(command, line):
    settings = {"TAVOLIERE_PURE": "1", VARIABLE: str(FIFTH)}
    code, _printed, told = command(*shlex.split(line.partition("#")[0])[1:], **settings)
    assert code == 0, told
