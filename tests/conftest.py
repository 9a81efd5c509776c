"""What every test module may ask for."""

import pytest

import tavoliere
from walks import GAMES


@pytest.fixture(scope="session", params=GAMES)
def game(request):
    """Each game in turn."""
    return tavoliere.load(request.param)
