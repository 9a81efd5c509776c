"""What every test module may ask for."""

import os
import signal
import time

import pytest

import tavoliere
from tavoliere.engine.sources import VARIABLE
from walks import FIFTH, GAMES

# What runs in the background of a script ignores Ctrl-C and hands that on; the tests that press it must not inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
SEEDS = {"test_mutants.py": "TAVOLIERE_MUTANTS_SEED", "test_fuzz.py": "TAVOLIERE_FUZZ_SEED"}
for _variable in SEEDS.values():
    os.environ.setdefault(_variable, str(time.time_ns() // 1_000_000))  # workers inherit it

SLOWEST_FILES = {
    "test_arena.py",
    "test_bots.py",
    "test_crash.py",
    "test_every_game.py",
    "test_modes.py",
    "test_mutants.py",
    "test_properties.py",
    "test_with_hypothesis.py",
}


def pytest_terminal_summary(terminalreporter):
    """Say how to draw the same mutants, boxes and positions again."""
    reports = [report for found in terminalreporter.stats.values() for report in found]
    for file, variable in SEEDS.items():
        if any(file in getattr(report, "nodeid", "") for report in reports):
            terminalreporter.write_line(f"{file}: drawn with {variable}={os.environ[variable]}")


def pytest_collection_modifyitems(items):
    """Mark what `make quick` leaves out, and begin with what takes longest, so that no core waits at the end."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("slow")
    items.sort(key=lambda item: item.path.name not in SLOWEST_FILES)


@pytest.fixture(scope="session", params=dict.fromkeys([*GAMES, FIFTH.name]))
def game(request):
    """Each game in turn."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == FIFTH.name:
            patch.setenv(VARIABLE, str(FIFTH))
        return tavoliere.load(request.param)


@pytest.fixture(autouse=True)
def hand_in(request, monkeypatch):
    """Hand in the fifth game for the tests that are about it; all others see the games of the package alone."""
    about = getattr(request.node, "callspec", None)
    if about and about.params.get("game") == FIFTH.name:
        monkeypatch.setenv(VARIABLE, str(FIFTH))
