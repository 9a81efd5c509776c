"""What every test module may ask for."""

import pytest
from walks import GAMES

import tavoliere


@pytest.fixture(scope="session", params=GAMES)
def game(request):
    """Each game in turn."""
    return tavoliere.load(request.param)
