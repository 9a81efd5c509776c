"""The arena: who plays whom, what is stored, and that no game is lost, played twice or brought down by a bot."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import tavoliere
from tavoliere.bots.arena import Arena, ArenaError, ClusterRunner, LocalRunner, Settings
from tavoliere.bots.arena.blocks import Blocks, share_of, win_shares
from tavoliere.bots.arena.journal import Journal, load_game, read_records
from tavoliere.bots.arena.playing import play_game
from tavoliere.bots.arena.schedule import Schedule, Task, arrangements, pairings
from tavoliere.bots.arena.supervisor import Supervisor
from tavoliere.engine.errors import BadOption
from tavoliere.engine.matchfile import from_dict

THIRD_PARTY = Path(__file__).parent / "third_party_bots"
ENVIRONMENT = {"TAVOLIERE_PURE": "1", "PYTHONPATH": str(THIRD_PARTY), "LC_ALL": "C.UTF-8", "COLUMNS": "120"}


@pytest.fixture(scope="module")
def paris():
    return tavoliere.load("paris")


@pytest.fixture
def faulty_bots(monkeypatch):
    """Bots of another package, here and in the workers; uncompiled, which needs no waiting."""
    monkeypatch.syspath_prepend(str(THIRD_PARTY))
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)


def run(*arguments, **environment):
    """The command in a process of its own."""
    command = [sys.executable, "-m", "tavoliere.cli", "arena", *map(str, arguments)]
    settings = {**os.environ, **ENVIRONMENT, **environment}
    return subprocess.run(command, env=settings, capture_output=True, text=True, timeout=300, check=False)


def run_api(out, runner, **environment):
    """The same from Python, in a process that may be killed."""
    script = (
        "import tavoliere; from tavoliere.bots.arena import *\n"
        f"settings = Settings(tavoliere.load('paris'), ('sniper', 'random'), games=8)\n"
        f"print(Arena(settings, {str(out)!r}).run({runner}).games)"
    )
    settings = {**os.environ, **ENVIRONMENT, **environment}
    return subprocess.run(
        [sys.executable, "-c", script], env=settings, capture_output=True, text=True, timeout=300, check=False
    )


def numbers(folder):
    """How often each game lies in a folder, by its number."""
    lines = (folder / "games.jsonl").read_bytes().splitlines(keepends=True)
    return Counter(json.loads(line)["arena"]["number"] for line in lines if line.endswith(b"\n"))


# --- who plays whom ---------------------------------------------------------------------------------------------------


def test_more_bots_than_seats_play_in_every_choice():
    assert pairings(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_fewer_bots_than_seats_the_last_one_fills_the_table():
    assert pairings(("a", "b"), 4) == [("a", "b", "b", "b")]
    assert pairings(("a",), 2) == [("a", "a")]


def test_a_block_has_every_arrangement_once():
    assert len(arrangements(("a", "b", "c", "d"))) == 24
    assert arrangements(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"),
    ]  # fmt: skip


def test_every_pairing_plays_the_same_deals_in_all_arrangements(paris):
    schedule = Schedule(Settings(paris, ("a", "b", "c"), seats=2, games=10))
    tasks = list(schedule.tasks())
    assert schedule.games == len(tasks) == 12  # rounded up to whole blocks
    assert [task.number for task in tasks] == list(range(12))
    for deal in range(2):
        played = [task.bots for task in tasks if task.deal == deal]
        assert sorted(played) == sorted(seated for pairing in schedule.pairings for seated in arrangements(pairing))
    more = list(Schedule(Settings(paris, ("a", "b", "c"), seats=2, games=100)).tasks())
    assert more[:12] == tasks  # more games only follow


def test_the_deal_depends_on_its_number_only_and_bots_think_alike_again(paris, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_PURE", "1")
    settings = Settings(paris, ("random",), seed=5)
    first, again = (play_game(settings, Task(3, 1, 0, ("random", "random"))) for _ in range(2))
    other_deal = play_game(settings, Task(4, 2, 0, ("random", "random")))
    other_seats = play_game(settings, Task(5, 1, 0, ("random", "random")))
    assert first["moves"] == again["moves"]
    assert first["seed"] == other_seats["seed"] != other_deal["seed"]
    assert first["moves"] != other_seats["moves"]


def test_settings_that_cannot_be_played_are_refused(paris):
    for wrong in ({"seats": 5}, {"games": 0}, {"seed": -1}, {"options": {"x": "y"}}, {"move_limit": 0}, {"against": 2}):
        with pytest.raises(BadOption):
            Settings(paris, ("random",), **wrong)
    with pytest.raises(BadOption, match="no bot called"):
        Arena(Settings(paris, ("nobody",)))
    assert Arena(Settings(paris, ("cheater:10ms", "random"))).schedule.games == 100  # only here the cheater plays
    with pytest.raises(BadOption, match="at least one bot"):
        Settings(paris, ())


# --- blocks and stopping ----------------------------------------------------------------------------------------------


def record(task, winner):
    """A made-up game won by a bot."""
    ranks = [0 if bot == winner else 1 for bot in task.bots]
    zeros = [0] * len(task.bots)
    return {"arena": {**task.to_dict(), "ranks": ranks, "scores": [{}] * len(ranks), "seconds": zeros, "forfeit": None}}


def test_a_shared_win_is_shared():
    assert win_shares([0, 2, 0]) == [0.5, 0, 0.5]
    block = [
        {"arena": {"bots": ["a", "b", "b"], "ranks": [0, 0, 2]}},
        {"arena": {"bots": ["b", "a", "b"], "ranks": [1, 0, 2]}},
    ]
    assert share_of("a", block) == 0.75
    assert share_of("b", block) == 0.125


def test_blocks_count_whole_and_in_the_order_of_their_deals(paris):
    schedule = Schedule(Settings(paris, ("a", "b"), games=6))
    zero, one, two, three, four, _ = schedule.tasks()
    blocks = Blocks(schedule)
    for task in (two, three, four, zero):
        blocks.add(record(task, "a"))
    assert list(blocks.counted()) == []
    blocks.add(record(one, "a"))
    assert [game["arena"]["number"] for game in blocks.counted()] == [0, 1, 2, 3]


def test_a_pairing_stops_when_it_is_decided_and_later_blocks_do_not_count(paris):
    schedule = Schedule(Settings(paris, ("a", "b"), games=100, stop_when_decided=True))
    orders = []
    for backwards in (False, True):
        blocks = Blocks(schedule)
        for task in sorted(schedule.tasks(), key=lambda task: -task.number if backwards else task.number):
            blocks.add(record(task, "a"))
        assert blocks.decided == [True]
        orders.append([game["arena"]["number"] for game in blocks.counted()])
    assert orders[0] == orders[1]
    assert 10 <= len(orders[0]) <= 20


# --- records ----------------------------------------------------------------------------------------------------------


def test_games_are_kept_replay_and_are_not_played_again(paris, faulty_bots, tmp_path):
    settings = Settings(paris, ("chats", "random"), games=4, seed=2)
    results = Arena(settings, tmp_path).run(LocalRunner(2))
    assert results.games == 4
    assert numbers(tmp_path) == {0: 1, 1: 1, 2: 1, 3: 1}
    for kept in read_records(tmp_path / "games.jsonl"):
        match = from_dict(kept, tavoliere.load)
        assert match.is_over
        assert match.scores() == kept["arena"]["scores"]
        assert match.ranking() == kept["arena"]["ranks"]
        here = play_game(settings, Task(*(kept["arena"][key] for key in ("number", "deal", "pairing", "bots"))))
        assert here["moves"] == kept["moves"]  # wherever and in whatever order games are played
    before = (tmp_path / "games.jsonl").read_bytes()
    again = Arena(settings, tmp_path)
    assert again.run(LocalRunner(1)) == results
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert json.loads((tmp_path / "results.json").read_text())["games"] == 4
    assert load_game(tmp_path / "games.jsonl", 2, tavoliere.load).seat_names[0].endswith("-0")


def a_folder(tmp_path, paris, lines):
    settings = Settings(paris, ("random",), games=4)
    with Journal(tmp_path, settings):
        pass
    (tmp_path / "games.jsonl").write_bytes(lines)
    return settings


def test_a_torn_last_line_is_forgotten_one_in_the_middle_is_not(paris, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_PURE", "1")
    line = json.dumps(play_game(Settings(paris, ("random",)), Task(0, 0, 0, ("random", "random")))).encode() + b"\n"
    settings = a_folder(tmp_path, paris, line + line[:50])
    with Journal(tmp_path, settings) as journal:
        assert len(list(journal.records())) == 1
    assert (tmp_path / "games.jsonl").read_bytes() == line
    settings = a_folder(tmp_path, paris, line[:50] + b"\n" + line)
    with Journal(tmp_path, settings) as journal, pytest.raises(ArenaError, match="line 1"):
        list(journal.records())
    settings = a_folder(tmp_path, paris, line + b'{"arena": {"number": 3}}\n')
    with Journal(tmp_path, settings) as journal, pytest.raises(ArenaError, match="line 2"):
        list(journal.records())


def test_a_folder_belongs_to_its_settings_and_to_one_arena_at_a_time(paris, tmp_path):
    settings = Settings(paris, ("random",), seed=1)
    with Journal(tmp_path, settings), pytest.raises(ArenaError, match="Another arena is running"):
        Journal(tmp_path, settings)
    with pytest.raises(ArenaError, match='"seed" is 1, here 2'):
        Journal(tmp_path, Settings(paris, ("random",), seed=2))
    with Journal(tmp_path, Settings(paris, ("random",), games=500, seed=1)):
        pass  # more games go on from there


def test_a_folder_that_cannot_be_written_is_a_sentence(paris, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="Can't write"):
        Journal(tmp_path / "file" / "arena", Settings(paris, ("random",)))


# --- bots that go wrong -----------------------------------------------------------------------------------------------

CAUSES = {
    "raises": ("raised", "ZeroDivisionError: no idea"),
    "cannot": ("raised", "RuntimeError: the engine is missing"),
    "leaves": ("raised", "SystemExit: 3"),
    "cheats": ("illegal", "TTR-1.4"),
    "overshoots": ("illegal", "is no move"),
    "mumbles": ("illegal", "'claim' is no move"),
}
KILLED = {"hangs": ("hung", "no move within 1 s"), "dies": ("died", "code -9")}


def check_forfeit(kept, bot, kind, cause):
    """The bot in the middle of three gave the game up; what was played until then replays."""
    assert kept["arena"]["forfeit"]["kind"] == kind
    assert cause in kept["arena"]["forfeit"]["cause"]
    assert (kept["arena"]["forfeit"]["seat"], kept["arena"]["forfeit"]["bot"]) == (1, bot)
    assert kept["arena"]["ranks"] == [0, 2, 0]
    assert not from_dict(kept, tavoliere.load).is_over


@pytest.mark.parametrize("bot", CAUSES)
def test_a_bot_that_crashes_or_plays_illegally_forfeits(paris, faulty_bots, bot):
    settings = Settings(paris, (bot, "random"), seats=3)
    check_forfeit(play_game(settings, Task(0, 0, 0, ("random", bot, "random"))), bot, *CAUSES[bot])


def test_a_bot_that_hangs_or_takes_its_process_with_it_forfeits_and_the_next_game_is_played(paris, faulty_bots):
    supervisor = Supervisor(Settings(paris, ("random",), seats=3, move_limit=1.0).to_dict())
    try:
        for bot, expected in KILLED.items():
            check_forfeit(supervisor.play(Task(0, 0, 0, ("random", bot, "random"))), bot, *expected)
        assert supervisor.play(Task(1, 0, 0, ("random",) * 3))["arena"]["forfeit"] is None
    finally:
        supervisor.close()


# --- processes that die -----------------------------------------------------------------------------------------------


@pytest.fixture
def sniper(faulty_bots, tmp_path, monkeypatch):
    """A bot that kills, once and in the middle of the run, its own process or that process's parent."""

    def aim(target):
        monkeypatch.setenv("SNIPER_COUNTER", str(tmp_path / "shots"))
        monkeypatch.setenv("SNIPER_TARGET", target)
        return tmp_path / "shots.fired"

    return aim


def test_a_worker_that_is_killed_is_replaced_and_its_game_played_again(paris, sniper, tmp_path):
    fired = sniper("itself")
    results = Arena(Settings(paris, ("sniper", "random"), games=4), tmp_path / "arena").run(LocalRunner(2))
    assert fired.exists()
    assert results.games == 4
    assert results.forfeits == []
    assert numbers(tmp_path / "arena") == dict.fromkeys(range(4), 1)


def test_after_kill_9_the_same_again_goes_on_without_losing_or_repeating_a_game(sniper, tmp_path):
    fired, out = sniper("parent"), tmp_path / "arena"
    killed = run_api(out, "LocalRunner(2)")
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert fired.exists()
    kept = numbers(out)
    assert 0 < len(kept) < 8
    finished = run_api(out, "LocalRunner(2)")
    assert finished.stdout == "8\n", finished.stderr
    assert numbers(out) == dict.fromkeys(range(8), 1)


def test_a_worker_of_a_ray_cluster_is_killed_and_no_game_is_lost_or_played_twice(sniper, tmp_path):
    fired = sniper("parent")  # a worker's parent is the actor that supervises it
    done = run_api(tmp_path / "arena", "ClusterRunner('local', 3)")
    assert done.stdout == "8\n", done.stderr
    assert fired.exists()
    assert numbers(tmp_path / "arena") == dict.fromkeys(range(8), 1)


def test_without_ray_a_cluster_is_refused_with_a_sentence(paris, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"tavoliere\[cluster\]"):
        list(ClusterRunner("local").run({}, []))


def test_ctrl_c_says_how_to_go_on(faulty_bots, tmp_path):
    out = tmp_path / "arena"
    command = [
        sys.executable,
        "-m",
        "tavoliere.cli",
        "arena",
        "paris",
        "--bots",
        "random",
        "--games",
        "2000",
        "--out",
        out,
    ]
    child = subprocess.Popen(
        list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while not (out / "games.jsonl").exists() or not (out / "games.jsonl").stat().st_size:
        time.sleep(0.1)
    os.killpg(child.pid, signal.SIGINT)
    _, told = child.communicate(timeout=30)
    assert child.returncode == 1
    assert "Run the same command to continue" in told
    assert "Traceback" not in told


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_shows_a_table_and_writes_json_and_pictures(tmp_path):
    out = tmp_path / "arena"
    done = run("paris", "--bots", "random,mumbles,chats", "--seats", "2", "--games", "5", "--out", out)
    assert done.returncode == 0, done.stderr
    for part in ("random against chats", "wins per seat", "Forfeits", "'claim' is no move", "95 % intervals"):
        assert part in done.stdout, part
    assert "5 games rounded up to 6" in done.stderr
    results = json.loads((out / "results.json").read_text())
    assert {"pairings", "bots", "payoff", "seats", "forfeits"} <= set(results)
    assert len(results["pairings"]) == 3
    for name in ("ratings", "payoff", "scores", "time"):
        assert (out / f"{name}.svg").read_text().lstrip().startswith("<?xml")
        assert (out / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    replay = [sys.executable, "-m", "tavoliere.cli", "replay", f"{out}/games.jsonl#0", "--check"]
    assert "replay to the same bytes" in subprocess.run(replay, capture_output=True, text=True, check=True).stdout


def test_sequential_stopping_says_how_many_games_it_took():
    done = run("paris", "--bots", "random,mumbles", "--games", "200", "--stop-when-decided", "--json")
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout)
    (pairing,) = results["pairings"]
    assert pairing["decided"]
    assert pairing["share"]["low"] > 0.5
    assert pairing["share"]["games"] == results["games"] < 30


def test_help_in_italian(command):
    code, printed, _told = command("arena", "--help", "--lang", "it")
    assert code == 0
    assert "Fa giocare i bot fra loro" in printed


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["pariss", "--bots", "random"], 2, "Try: paris"),
        (["paris", "--bots", "random,nobody"], 2, 'no bot called "nobody"'),
        (["paris", "--bots", ","], 2, "at least one bot"),
        (["paris", "--bots", "random", "--seats", "5"], 2, "2 to 4 players, not 5"),
        (["paris", "--bots", "random", "--games", "0"], 2, "at least one"),
        (["paris", "--bots", "random", "--jobs", "0"], 2, "at least one"),
        (["paris", "--bots", "random", "--out", "/dev/null/x"], 1, "Can't write"),
        (["paris", "--bots", "random", "--cluster", "127.0.0.1:1"], 1, "No Ray cluster at 127.0.0.1:1"),
        (["paris", "--bots", "random", "--games", "0", "--lang", "it"], 2, "almeno una"),
    ],
)
def test_bad_input_is_a_sentence(arguments, code, sentence, command):
    left, _printed, told = command("arena", *arguments, TAVOLIERE_PURE="1")
    assert left == code
    assert sentence in told
