"""Moves as people type them: words in another order are read, a thing said twice is not."""

import pytest

from tavoliere.engine.errors import UnreadableMove
from tavoliere.games.necropolis_railway.tests.given import GAME

LOOSE = [
    ("prestige orange=1 blue=1", "prestige blue=1 green=0 grey=0 orange=1"),
    ("crypt yellow col1 orange carriage", "crypt yellow col1 carriage orange"),
    ("crypt orange col1", None),
    ("prestige orange=1 orange=2", None),
    ("prestige blue=1 orange=1 orange=1", None),
    ("hire row1 orange orange", None),
    ("tuck orange orange", None),
    ("bonus 1 grey orange orange", None),
    ("crypt yellow col1 carriage orange carriage", None),
    ("final crypt yellow col1 carriage carriage", None),
    ("century crypt yellow col1 carriage carriage", None),
]


@pytest.mark.parametrize(("text", "meant"), LOOSE)
def test_GEN_1_a_thing_said_twice_is_unreadable(text: str, meant: str | None) -> None:
    if meant:
        assert GAME.text_of(GAME.read_move(text)) == meant
        return
    with pytest.raises(UnreadableMove):
        GAME.read_move(text)
