"""What every test module may ask for."""

import os
import signal
import time

import pytest

import tavoliere
from walks import GAMES

# What runs in the background of a script ignores Ctrl-C and hands that on; the tests that press it must not inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
MUTANTS_SEED = os.environ.setdefault("TAVOLIERE_MUTANTS_SEED", str(time.time_ns() // 1_000_000))  # workers inherit it


def pytest_terminal_summary(terminalreporter):
    """Say how to draw the same mutants again."""
    reports = [report for found in terminalreporter.stats.values() for report in found]
    if any("test_mutants.py" in getattr(report, "nodeid", "") for report in reports):
        terminalreporter.write_line(f"mutants: drawn with TAVOLIERE_MUTANTS_SEED={MUTANTS_SEED}")


@pytest.fixture(scope="session", params=GAMES)
def game(request):
    """Each game in turn."""
    return tavoliere.load(request.param)
