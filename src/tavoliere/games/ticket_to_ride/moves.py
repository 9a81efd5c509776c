"""The move table: every decision there can be on a map, one row each. The row's index is the move.

Rows come in groups, in this order: keep, tourists, draw, claim (by route, then colour, then wild cards), flag, token,
tickets, pass. A route also has a row for each wrong colour and one for a wrong number of cards: they are never legal,
but the rules can say why not.
"""

from typing import Any

from tavoliere.engine.components import Table
from tavoliere.engine.records import int16, record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.names import MOVES, NONE, WILD, Kind

MOVE = record([("kind", int16), ("a", int16), ("b", int16), ("c", int16)])

Rows = list[tuple[int, int, int, int]]


def fill_moves(box: Any, table: Table) -> None:
    """Write the move table of a box; the routes' table is to blame when there are too many."""
    rows: Rows = []
    add_keeps(box, rows)
    add_tourists(box, rows)
    add_draws(box, rows)
    add_claims(box, rows)
    add_answers(box, rows)
    if len(rows) > MOVES:
        table.refuse("box-too-many-moves", count=len(rows), most=MOVES)
    box.move_count = len(rows)
    for move, row in enumerate(rows):
        box.moves[move] = row


def add_keeps(box: Any, rows: Rows) -> None:
    """Keep one ticket, or two."""
    box.first_keep = len(rows)
    tickets = int(box.tickets)
    rows += [(Kind.KEEP, ticket, NONE, 0) for ticket in range(tickets)]
    rows += [(Kind.KEEP, one, two, 0) for one in range(tickets) for two in range(one + 1, tickets)]


def add_tourists(box: Any, rows: Rows) -> None:
    """Put the stack of a symbol on a place."""
    box.first_tourists = len(rows)
    rows += [(Kind.TOURISTS, symbol, place, 0) for symbol in range(box.symbols) for place in range(box.places)]


def add_draws(box: Any, rows: Rows) -> None:
    """Take an open card of each colour, or one from the pile."""
    box.first_draw = len(rows)
    rows += [(Kind.DRAW, colour, 0, 0) for colour in range(box.colours)]
    rows.append((Kind.DRAW_DECK, 0, 0, 0))


def add_claims(box: Any, rows: Rows) -> None:
    """Pay each route with any colour and number of wild cards, with wild cards alone, or with too many."""
    for route in range(box.routes):
        box.first_claim[route] = len(rows)
        length = int(box.length[route])
        rows += [(Kind.CLAIM, route, colour, wilds) for colour in range(1, box.colours) for wilds in range(length)]
        rows += [(Kind.CLAIM, route, WILD, length), (Kind.CLAIM, route, WILD, length + 1)]


def add_answers(box: Any, rows: Rows) -> None:
    """Answers to the map's own questions, and the short moves."""
    box.first_flag = len(rows)
    if box.is_flag_colour.any():
        rows += [(Kind.FLAG, colour, 0, 0) for colour in range(box.colours) if box.is_flag_colour[colour]]
        rows.append((Kind.FLAG, NONE, 0, 0))
    box.first_token = len(rows)
    rows += [(Kind.TOKEN, symbol, 0, 0) for symbol in range(box.symbols)]
    box.tickets_move = len(rows)
    rows += [(Kind.TICKETS, 0, 0, 0), (Kind.PASS, 0, 0, 0)]


@helper
def keep_move(box, one, two):
    """The move that keeps one ticket (two = NONE), or both."""
    if two == NONE:
        return box.first_keep + one
    low, high = min(one, two), max(one, two)
    pairs_before = low * (2 * box.tickets - low - 1) // 2
    return box.first_keep + box.tickets + pairs_before + high - low - 1


@helper
def tourists_move(box, symbol, place):
    """The move that puts a symbol's stack on a place."""
    return box.first_tourists + symbol * box.places + place


@helper
def draw_move(box, colour):
    """The move that takes an open card."""
    return box.first_draw + colour


@helper
def draw_deck_move(box):
    """The move that draws blind."""
    return box.first_draw + box.colours


@helper
def claim_move(box, route, colour, wilds):
    """The move that pays a route with cards of a colour (WILD: none) and wild cards."""
    length = box.length[route]
    if colour == WILD:
        return box.first_claim[route] + (box.colours - 1) * length
    return box.first_claim[route] + (colour - 1) * length + wilds
