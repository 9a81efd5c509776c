"""The kinds of moves and the move table: every move there can be on a map, one row each. The row's index is the move.

Rows come in groups, in this order: keep, tourists, draw, claim (by route, then colour, then wild cards), flag, token,
tickets, pass. A route also has a row for each wrong colour and one for a wrong number of cards: they are never legal,
but the rules can say why not.
"""

from tavoliere.engine.components import Table
from tavoliere.engine.fields import Count, optional
from tavoliere.engine.moves import MoveKind, move_record, parts, write_row
from tavoliere.engine.records import Record
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.fields import Colour, Place, Route, Symbol, Ticket
from tavoliere.games.ticket_to_ride.names import MOVES, NONE, WILD


class Kind(MoveKind):
    """What a player can decide."""

    KEEP = parts(ticket=Ticket, second_ticket=optional(Ticket))
    TOURISTS = parts(symbol=Symbol, place=Place)
    DRAW = parts(colour=Colour)
    DRAW_DECK = parts()
    CLAIM = parts(route=Route, colour=Colour, wilds=Count)  # colour of the ordinary cards; WILD: there are none
    FLAG = parts(colour=optional(Colour))
    TOKEN = parts(symbol=Symbol)
    TICKETS = parts()
    PASS = parts()


MOVE = move_record(Kind)

Rows = list[tuple[Kind, dict[str, int]]]


def fill_moves(box: Record, table: Table) -> None:
    """Write the move table of a box; when there are too many moves, the routes' table is refused."""
    rows: Rows = []
    add_keeps(box, rows)
    add_tourists(box, rows)
    add_draws(box, rows)
    add_claims(box, rows)
    add_answers(box, rows)
    if len(rows) > MOVES:
        table.refuse("box-too-many-moves", count=len(rows), most=MOVES)
    box.move_count = len(rows)
    for move, (kind, values) in enumerate(rows):
        write_row(box.moves[move], kind, **values)


def add_keeps(box: Record, rows: Rows) -> None:
    """Keep one ticket, or two."""
    box.first_keep = len(rows)
    tickets = int(box.tickets)
    pairs = [(one, NONE) for one in range(tickets)]
    pairs += [(one, two) for one in range(tickets) for two in range(one + 1, tickets)]
    rows += [(Kind.KEEP, {"ticket": one, "second_ticket": two}) for one, two in pairs]


def add_tourists(box: Record, rows: Rows) -> None:
    """Put the stack of a symbol on a place."""
    box.first_tourists = len(rows)
    for symbol in range(box.symbols):
        rows += [(Kind.TOURISTS, {"symbol": symbol, "place": place}) for place in range(box.places)]


def add_draws(box: Record, rows: Rows) -> None:
    """Take an open card of each colour, or one from the pile."""
    box.first_draw = len(rows)
    rows += [(Kind.DRAW, {"colour": colour}) for colour in range(box.colours)]
    rows.append((Kind.DRAW_DECK, {}))


def add_claims(box: Record, rows: Rows) -> None:
    """Pay each route with any colour and number of wild cards, with wild cards alone, or with too many."""
    for route in range(box.routes):
        box.first_claim[route] = len(rows)
        length = int(box.length[route])
        payments = [(colour, wilds) for colour in range(1, box.colours) for wilds in range(length)]
        payments += [(WILD, length), (WILD, length + 1)]
        rows += [(Kind.CLAIM, {"route": route, "colour": colour, "wilds": wilds}) for colour, wilds in payments]


def add_answers(box: Record, rows: Rows) -> None:
    """Answers to the map's own questions, and the moves without parts."""
    box.first_flag = len(rows)
    if box.is_flag_colour.any():
        rows += [(Kind.FLAG, {"colour": colour}) for colour in range(box.colours) if box.is_flag_colour[colour]]
        rows.append((Kind.FLAG, {"colour": NONE}))
    box.first_token = len(rows)
    rows += [(Kind.TOKEN, {"symbol": symbol}) for symbol in range(box.symbols)]
    box.tickets_move = len(rows)
    rows += [(Kind.TICKETS, {}), (Kind.PASS, {})]


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
    """The move that draws from the pile."""
    return box.first_draw + box.colours


@helper
def claim_move(box, route, colour, wilds):
    """The move that pays a route with cards of a colour (WILD: none) and wild cards."""
    length = box.length[route]
    if colour == WILD:
        return box.first_claim[route] + (box.colours - 1) * length
    return box.first_claim[route] + (colour - 1) * length + wilds
