"""The game handed in for its own tests, as its author would do it."""

from pathlib import Path

import pytest

from tavoliere.engine.sources import VARIABLE


@pytest.fixture(autouse=True)
def pebbles(monkeypatch):
    """The game; while a test runs this installation has it."""
    import tavoliere

    monkeypatch.setenv(VARIABLE, str(Path(__file__).parent / "pebbles"))
    return tavoliere.load("pebbles")
