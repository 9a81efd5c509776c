"""Carrying out a move."""

from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.moves import Kind
from tavoliere.games.ticket_to_ride.names import Phase
from tavoliere.games.ticket_to_ride.rules.claims import occupy
from tavoliere.games.ticket_to_ride.rules.draws import draw_blind, take_open_card
from tavoliere.games.ticket_to_ride.rules.flag import keep_flag_card, may_keep_flag_card
from tavoliere.games.ticket_to_ride.rules.market import discard_payment
from tavoliere.games.ticket_to_ride.rules.tickets import draw_tickets, keep
from tavoliere.games.ticket_to_ride.rules.tourists import meet_tourists, place_tourists, take_token
from tavoliere.games.ticket_to_ride.rules.turn import end_turn


def play(box, state, seat, move, events):
    """Carry out a legal move and what follows by itself."""
    row = box.moves[move]
    if row.kind == Kind.DRAW:
        take_open_card(box, state, seat, row.colour, events)
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
        keep_flag_card(box, state, seat, row.colour, events)
        end_turn(box, state, seat, events)
    elif row.kind == Kind.TOKEN:
        take_token(state, seat, row.symbol, events)
        end_turn(box, state, seat, events)
    elif row.kind == Kind.TOURISTS:
        place_tourists(box, state, seat, row, events)


@helper
def claim(box, state, seat, row, events):
    """Take the route; returns whether the turn is over, which it is not while a question about the route is open."""
    occupy(box, state, seat, row, events)
    if may_keep_flag_card(box, state, seat):
        state.phase = Phase.KEEP_FLAG_CARD
        return False
    discard_payment(box, state, 0, events)
    return meet_tourists(box, state, seat, events)
