"""The decisions of Ticket to Ride: which question is open, what is legal, what forbids it, who carries it out."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.claims import (
    claim,
    claim_forbidden_by,
    flag_forbidden_by,
    keep_flag_card,
    legal_claims,
    take_token,
    token_forbidden_by,
)
from tavoliere.games.ticket_to_ride.market import market_total
from tavoliere.games.ticket_to_ride.moves import draw_deck_move, draw_move, keep_move, tourists_move
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Forbidden, Kind, Phase
from tavoliere.games.ticket_to_ride.turns import (
    draw_blind,
    draw_tickets,
    end_turn,
    keep,
    place_tourists,
    seats_to_act,
    take_open_card,
)

# --- whose turn, which question --------------------------------------------------------------------------------------


def is_over(box, state):
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@rule("TTR-2", "GEN-2")
def answers(kind, phase):
    """Whether this kind of move answers the open question; a turn is one of three actions."""
    if phase == Phase.ACT:
        return kind in (Kind.DRAW, Kind.DRAW_DECK, Kind.CLAIM, Kind.TICKETS, Kind.PASS)
    if phase == Phase.SECOND_CARD:
        return kind in (Kind.DRAW, Kind.DRAW_DECK)
    if phase in (Phase.CHOOSE_TICKETS, Phase.KEEP_TICKETS):
        return kind == Kind.KEEP
    if phase == Phase.PLACE_TOURISTS:
        return kind == Kind.TOURISTS
    if phase == Phase.KEEP_FLAG_CARD:
        return kind == Kind.FLAG
    return phase == Phase.CHOOSE_TOKEN and kind == Kind.TOKEN


# --- what forbids a move ---------------------------------------------------------------------------------------------


@rule("GEN-2", "GEN-3", "GEN-8")
def forbidden_by(box, state, seat, move):
    """Which rule forbids a move: first the moment, then the move's own rules."""
    row = box.moves[move]
    if state.phase == Phase.OVER:
        return Forbidden.GAME_IS_OVER
    if not (seats_to_act(box, state) >> seat) & 1:
        return Forbidden.NOT_ASKED
    if not answers(row.kind, state.phase):
        return Forbidden.ANOTHER_QUESTION
    if row.kind == Kind.CLAIM:
        return claim_forbidden_by(box, state, seat, row)
    if row.kind == Kind.DRAW:
        return draw_forbidden_by(box, state, row.a)
    if row.kind == Kind.DRAW_DECK:
        return Forbidden.NOTHING if state.pile_count > 0 else Forbidden.NO_CARD_LEFT
    if row.kind == Kind.TICKETS:
        return Forbidden.NOTHING if state.ticket_count > 0 else Forbidden.NO_TICKETS_LEFT
    if row.kind == Kind.KEEP:
        return keep_forbidden_by(box, state, seat, row)
    if row.kind == Kind.TOURISTS:
        return tourists_forbidden_by(state, row.a, row.b)
    if row.kind == Kind.FLAG:
        return flag_forbidden_by(state, row.a)
    if row.kind == Kind.TOKEN:
        return token_forbidden_by(box, state, seat, row.a)
    return Forbidden.SOMETHING_IS_POSSIBLE


@rule("TTR-3.1", "TTR-3.3", "TTR-3.7")
def draw_forbidden_by(box, state, colour):
    """Which rule forbids taking an open card of a colour."""
    if state.pile_count == 0 and market_total(box, state) == 0:
        return Forbidden.NO_CARD_LEFT
    if state.market[colour] == 0:
        return Forbidden.NOT_IN_THE_MARKET
    if colour == WILD and state.phase == Phase.SECOND_CARD:
        return Forbidden.NO_WILD_AS_SECOND_CARD
    return Forbidden.NOTHING


@rule("TTR-1.4", "TTR-5.1")
def keep_forbidden_by(box, state, seat, row):
    """Which rule forbids keeping these tickets: they must be on offer, and enough of them."""
    offer = state.players[seat].offer
    at_the_start = state.phase == Phase.CHOOSE_TICKETS
    kept = 0
    for ticket in (row.a, row.b):
        if ticket == NONE:
            continue
        if ticket != offer[0] and ticket != offer[1]:
            return Forbidden.FIRST_TICKET_NOT_OFFERED if at_the_start else Forbidden.TICKET_NOT_OFFERED
        kept += 1
    if kept >= box.tickets_kept:
        return Forbidden.NOTHING
    return Forbidden.TOO_FEW_FIRST_TICKETS if at_the_start else Forbidden.TOO_FEW_TICKETS_KEPT


@rule("SF-1.6")
def tourists_forbidden_by(state, symbol, place):
    """Which rule forbids putting a symbol's stack on a place: only a remaining stack, only where none lies."""
    if state.stack_place[symbol] != NONE:
        return Forbidden.SYMBOL_ALREADY_PLACED
    return Forbidden.PLACE_HAS_A_STACK if has_stack(state, place) else Forbidden.NOTHING


@helper
def has_stack(state, place):
    """Whether a stack of tourists was put on a place."""
    for symbol in range(len(state.stack_place)):
        if state.stack_place[symbol] == place:
            return True
    return False


# --- what is legal ---------------------------------------------------------------------------------------------------


def legal_moves(box, state, seat, out):
    """The moves a seat may make, in ascending order."""
    if not (seats_to_act(box, state) >> seat) & 1:
        return 0
    if state.phase == Phase.ACT:
        count = legal_draws(box, state, out)
        count = legal_claims(box, state, seat, out, count)
        if state.ticket_count > 0:
            out[count] = box.tickets_move
            count += 1
        return count
    if state.phase == Phase.SECOND_CARD:
        return legal_draws(box, state, out)
    if state.phase in (Phase.CHOOSE_TICKETS, Phase.KEEP_TICKETS):
        return legal_keeps(box, state.players[seat].offer, out)
    if state.phase == Phase.PLACE_TOURISTS:
        return legal_stacks(box, state, out)
    return legal_answers(box, state, seat, out)


@helper
def legal_draws(box, state, out):
    """Open cards that may be taken now, and the pile."""
    count = 0
    first = WILD if state.phase == Phase.ACT else WILD + 1
    for colour in range(first, box.colours):
        if state.market[colour] > 0:
            out[count] = draw_move(box, colour)
            count += 1
    if state.pile_count > 0:
        out[count] = draw_deck_move(box)
        count += 1
    return count


@helper
def legal_keeps(box, offer, out):
    """Either ticket on offer, if one is enough, or both."""
    count = 0
    if box.tickets_kept == 1:
        low, high = min(offer[0], offer[1]), max(offer[0], offer[1])
        if low != NONE:
            out[count] = keep_move(box, low, NONE)
            count += 1
        out[count] = keep_move(box, high, NONE)
        count += 1
    if offer[0] != NONE and offer[1] != NONE:
        out[count] = keep_move(box, offer[0], offer[1])
        count += 1
    return count


@helper
def legal_stacks(box, state, out):
    """Every remaining stack on every place that has none."""
    count = 0
    for symbol in range(box.symbols):
        if state.stack_place[symbol] == NONE:
            for place in range(box.places):
                if not has_stack(state, place):
                    out[count] = tourists_move(box, symbol, place)
                    count += 1
    return count


@helper
def legal_answers(box, state, seat, out):
    """Answers to the question about the route just claimed."""
    count = 0
    first = box.first_flag if state.phase == Phase.KEEP_FLAG_CARD else box.first_token
    last = box.first_token if state.phase == Phase.KEEP_FLAG_CARD else box.tickets_move
    for move in range(first, last):
        if forbidden_by(box, state, seat, move) == Forbidden.NOTHING:
            out[count] = move
            count += 1
    return count


# --- what happens ----------------------------------------------------------------------------------------------------


def play(box, state, seat, move, events):
    """Carry out a legal move and what follows by itself."""
    row = box.moves[move]
    if row.kind == Kind.DRAW:
        take_open_card(box, state, seat, row.a, events)
    elif row.kind == Kind.DRAW_DECK:
        draw_blind(box, state, seat, events)
    elif row.kind == Kind.CLAIM:
        if claim(box, state, seat, row, events):
            end_turn(box, state, seat, events)
    elif row.kind == Kind.TICKETS:
        draw_tickets(box, state, seat, events)
    elif row.kind == Kind.KEEP:
        keep(box, state, seat, row, events)
    elif row.kind == Kind.FLAG:
        keep_flag_card(box, state, seat, row.a, events)
        end_turn(box, state, seat, events)
    elif row.kind == Kind.TOKEN:
        take_token(state, seat, row.a, events)
        end_turn(box, state, seat, events)
    elif row.kind == Kind.TOURISTS:
        place_tourists(box, state, seat, row, events)
