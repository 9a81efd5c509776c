"""The names behind the numbers: questions, reasons for a refusal, parts of a score, and how much the records hold."""

from enum import IntEnum

CARDS = 60  # capacity: a set of cards is a bit mask of 64
COLOURS = 3  # capacity
NONE = 0  # no card: cards are called by their numbers, which begin with 1


class Phase(IntEnum):
    """The open question."""

    LAY = 0
    TAKE = 1
    OVER = 2


class Forbidden(IntEnum):
    """Why a move is refused, in the order in which it is checked; the first four are the same in every game."""

    NOTHING = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    ANOTHER_QUESTION = 3
    CARD_NOT_IN_HAND = 4
    PEBBLE_NOT_ON_BEACH = 5


REFUSED_BY = {
    Forbidden.GAME_IS_OVER: "GEN-3",
    Forbidden.NOT_ASKED: "GEN-2",
    Forbidden.ANOTHER_QUESTION: "GEN-2",
    Forbidden.CARD_NOT_IN_HAND: "PEB-2.2",
    Forbidden.PEBBLE_NOT_ON_BEACH: "PEB-2.3",
}


class Part(IntEnum):
    """The parts of a score."""

    PEBBLES = 0
    SETS = 1
