"""What every test module may ask for."""

import signal

import pytest

import tavoliere
from walks import GAMES

# What runs in the background of a script ignores Ctrl-C and hands that on; the tests that press it must not inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", params=GAMES)
def game(request):
    """Each game in turn."""
    return tavoliere.load(request.param)
