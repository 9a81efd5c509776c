"""Fixtures and pytest hooks for all tests."""

import io
import os
import signal
import sys
import time

import pytest

import tavoliere
from tavoliere.cli import main
from tavoliere.engine.sources import VARIABLE
from walks import FIFTH, GAMES

# What runs in the background of a script ignores Ctrl-C and hands that on; the tests that press it must not inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
SEEDS = {"test_mutants.py": "TAVOLIERE_MUTANTS_SEED", "test_fuzz.py": "TAVOLIERE_FUZZ_SEED"}
for _variable in SEEDS.values():
    os.environ.setdefault(_variable, str(time.time_ns() // 1_000_000))  # workers inherit it

# Longest first; tests/browser has its own pytest, which has its own longest.
SLOWEST_FILES = (
    "test_crash.py",
    "test_mutants.py",
    "test_training.py",
    "test_fifth_game.py",
    "test_arena.py",
    "test_siege.py",
    "test_cli.py",
    "test_lessons.py",
    "test_review.py",
    "test_whole_games.py",
    "test_fair_shares.py",
    "test_every_game.py",
    "test_slow_readers.py",
    "test_bots.py",
    "test_modes.py",
    "test_policy.py",
    "test_properties.py",
    "test_own_box.py",
    "test_own_maps.py",
    "test_access.py",
    "test_restart.py",
)


def pytest_terminal_summary(terminalreporter):
    """Print how to draw the same mutants, boxes and positions again."""
    reports = [report for found in terminalreporter.stats.values() for report in found]
    for file, variable in SEEDS.items():
        if any(file in getattr(report, "nodeid", "") for report in reports):
            terminalreporter.write_line(f"{file}: drawn with {variable}={os.environ[variable]}")


def pytest_collection_modifyitems(items):
    """Mark the slow tests, and run the longest ones first, so that no core waits at the end."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("slow")
    shares = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = sorted((item for item in items if item.path.name in SLOWEST_FILES), key=place)
    longest = [[item for item in slow if rank(item) % shares == number] for number in range(shares)]
    others = [item for item in items if item.path.name not in SLOWEST_FILES]
    items[:] = [item for share in shared_out(longest, others) for item in share]


def rank(item):
    """The place of a test's file among the slowest."""
    return SLOWEST_FILES.index(item.path.name)


def place(item):
    """Longest first, but what is tested with each game in turn stays in pytest's order, which loads a game once."""
    is_for_each_game = "game" in getattr(getattr(item, "callspec", None), "params", {})
    return is_for_each_game, 0 if is_for_each_game else rank(item)


def shared_out(longest, others):
    """What each worker gets, which is as much for each as pytest-xdist gives it: some of the longest, then others."""
    left = len(others) + sum(map(len, longest))
    for number, share in enumerate(longest):
        wanted = max(0, left // (len(longest) - number) - len(share))
        yield [*share, *others[:wanted]]
        others, left = others[wanted:], left - len(share) - min(wanted, len(others))


@pytest.fixture(scope="session", params=dict.fromkeys([*GAMES, FIFTH.name]))
def game(request):
    """Each game in turn."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == FIFTH.name:
            patch.setenv(VARIABLE, str(FIFTH))
        return tavoliere.load(request.param)


@pytest.fixture
def pebbles(monkeypatch):
    """The fifth game; while the test runs this installation has it."""
    monkeypatch.setenv(VARIABLE, str(FIFTH))
    return tavoliere.load("pebbles")


@pytest.fixture(autouse=True)
def hand_in(request, monkeypatch):
    """Install the fifth game for the tests that are about it; all others see only the games of the package."""
    about = getattr(request.node, "callspec", None)
    if about and about.params.get("game") == FIFTH.name:
        monkeypatch.setenv(VARIABLE, str(FIFTH))


@pytest.fixture
def command(monkeypatch, capsys):
    """Runs `tavoliere …` in this process, which takes a tenth of the time of one of its own.

    Returns its exit code, what it prints and what it complains of; a traceback would be the test's own.
    """

    def run(*arguments, **environment):
        monkeypatch.setattr(sys, "argv", ["tavoliere", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "120", **environment}.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        return left.value.code, printed.out, printed.err

    return run
