"""Capacities of the records, phases, reasons to refuse a move, and parts of a score."""

from enum import IntEnum

# Capacities of the records; a box beyond them is refused.
PLACES = 24
ROUTES = 64
TICKETS = 32
COLOURS = 8  # wild and up to seven more
CARDS = 64
SYMBOLS = 8
LONGEST = 8  # spaces of a route
MOVES = 2048

NONE = -1
WILD = 0  # the wild card is the first colour of every box
GREY = -1  # the colour of a route that takes any one colour
SWEEPS = 3  # TTR-3.6: a market is swept at most so often in a row


class Phase(IntEnum):
    """Which question is open."""

    CHOOSE_TICKETS = 0  # all seats at once
    PLACE_TOURISTS = 1
    ACT = 2
    SECOND_CARD = 3
    KEEP_TICKETS = 4
    KEEP_FLAG_CARD = 5
    CHOOSE_TOKEN = 6
    OVER = 7


class Forbidden(IntEnum):
    """Why a move is refused, in the order of checking."""

    NOTHING = 0
    GAME_IS_OVER = 1
    NOT_ASKED = 2
    ANOTHER_QUESTION = 3
    FIRST_TICKET_NOT_OFFERED = 4
    TICKET_NOT_OFFERED = 5
    TOO_FEW_TICKETS_KEPT = 6
    TOO_FEW_FIRST_TICKETS = 7
    SYMBOL_ALREADY_PLACED = 8
    PLACE_HAS_A_STACK = 9
    ROUTE_IS_TAKEN = 10
    TWIN_IS_YOURS = 11
    TWIN_CLOSED_THE_ROUTE = 12
    TOO_FEW_VEHICLES = 13
    WRONG_NUMBER_OF_CARDS = 14
    WRONG_COLOUR = 15
    FERRY_NEEDS_A_WILD = 16
    TOO_FEW_CARDS = 17
    TOO_FEW_WILDS = 18
    NO_CARD_LEFT = 19
    NOT_IN_THE_MARKET = 20
    NO_WILD_AS_SECOND_CARD = 21
    NO_TICKETS_LEFT = 22
    NOT_THAT_COLOUR = 23
    TOKEN_NOT_AT_AN_END = 24
    SOMETHING_IS_POSSIBLE = 25


REFUSED_BY = {
    Forbidden.GAME_IS_OVER: "GEN-3",
    Forbidden.NOT_ASKED: "GEN-2",
    Forbidden.ANOTHER_QUESTION: "GEN-2",
    Forbidden.FIRST_TICKET_NOT_OFFERED: "TTR-1.4",
    Forbidden.TICKET_NOT_OFFERED: "TTR-5.1",
    Forbidden.TOO_FEW_TICKETS_KEPT: "TTR-5.1",
    Forbidden.TOO_FEW_FIRST_TICKETS: "TTR-1.4",
    Forbidden.SYMBOL_ALREADY_PLACED: "SF-1.6",
    Forbidden.PLACE_HAS_A_STACK: "SF-1.6",
    Forbidden.ROUTE_IS_TAKEN: "TTR-4.4",
    Forbidden.TWIN_IS_YOURS: "TTR-4.6",
    Forbidden.TWIN_CLOSED_THE_ROUTE: "TTR-4.7",
    Forbidden.TOO_FEW_VEHICLES: "TTR-4.3",
    Forbidden.WRONG_NUMBER_OF_CARDS: "TTR-4.1",
    Forbidden.WRONG_COLOUR: "TTR-4.1",
    Forbidden.FERRY_NEEDS_A_WILD: "SF-4.11",
    Forbidden.TOO_FEW_CARDS: "TTR-4.1",
    Forbidden.TOO_FEW_WILDS: "TTR-4.2",
    Forbidden.NO_CARD_LEFT: "TTR-3.7",
    Forbidden.NOT_IN_THE_MARKET: "TTR-3.1",
    Forbidden.NO_WILD_AS_SECOND_CARD: "TTR-3.3",
    Forbidden.NO_TICKETS_LEFT: "TTR-5.2",
    Forbidden.NOT_THAT_COLOUR: "PAR-4.9",
    Forbidden.TOKEN_NOT_AT_AN_END: "SF-4.12",
    Forbidden.SOMETHING_IS_POSSIBLE: "TTR-6",
}


class Part(IntEnum):
    """What a score is made of."""

    ROUTES = 0
    TICKETS_DONE = 1
    TICKETS_FAILED = 2
    FLAGS = 3
    TOKENS = 4
