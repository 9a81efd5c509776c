"""Who begins, how a turn ends and the next begins, passing, the last round and the end of the game."""

from tavoliere.engine.chance import below
from tavoliere.engine.records import EVERY_SEAT, NOBODY, int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.events import (
    tell_first_player,
    tell_game_ended,
    tell_last_round_begins,
    tell_passed,
    tell_turn_begins,
)
from tavoliere.games.ticket_to_ride.names import NONE, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.claims import claim_forbidden_by
from tavoliere.games.ticket_to_ride.rules.flag import complete_flag
from tavoliere.games.ticket_to_ride.rules.market import market_total
from tavoliere.games.ticket_to_ride.rules.scoring import open_tickets


@rule("TTR-1.5")
def draw_first_player(state, events):
    """Draw who begins and tell everybody, unless the table has agreed on a seat."""
    if state.first == NONE:
        state.first = below(state.chance, state.seats)
        tell_first_player(events, state.first)


@rule("TTR-7.1", "PAR-4.10")
def end_turn(box, state, seat, events):
    """Complete a flag, count the last round, and hand over; a real turn breaks a run of passes."""
    state.passes = 0
    state.route, state.colour, state.wilds = NONE, 0, 0
    complete_flag(box, state, seat, events)
    if count_last_round(box, state, seat, events):
        finish(box, state, events)
    else:
        begin_turn(box, state, seat_after(state, seat), events)


@helper
def seat_after(state, seat):
    """Whose turn follows a seat's."""
    following = int64(seat) + 1
    return following if following < state.seats else 0


@rule("TTR-7.1")
def count_last_round(box, state, seat, events):
    """Start the last round when a turn ends with two or fewer vehicles; returns whether this was the last turn."""
    if state.turns_left == NONE:
        if state.players[seat].vehicles <= box.last_round_at:
            state.turns_left = state.seats
            tell_last_round_begins(events, seat, state.players[seat].vehicles)
        return False
    state.turns_left -= 1
    return state.turns_left == 0


@rule("TTR-6")
def begin_turn(box, state, seat, events):
    """Begin a turn: whoever can do nothing passes, and when everybody has passed in a row the game ends."""
    state.active = seat
    state.turn += 1
    while not can_act(box, state, int64(state.active)):
        tell_passed(events, state.active)
        state.passes += 1
        if count_last_round(box, state, int64(state.active), events) or state.passes == state.seats:
            finish(box, state, events)
            return
        state.active = seat_after(state, state.active)
        state.turn += 1
    state.phase = Phase.ACT
    tell_turn_begins(events, state.active)


@rule("TTR-6")
def can_act(box, state, seat):
    """Whether a player can do any of the three actions."""
    if state.pile_count > 0 or state.ticket_count > 0 or market_total(state) > 0:
        return True
    for move in range(box.first_claim[0], box.first_flag):
        if claim_forbidden_by(box, state, seat, box.moves[move]) == Forbidden.NOTHING:
            return True
    return False


@rule("TTR-7.2")
def finish(box, state, events):
    """End the game and open all tickets, so that everybody knows them."""
    state.phase = Phase.OVER
    for seat in range(state.seats):
        for ticket in range(box.tickets):
            if (state.players[seat].tickets >> ticket) & 1:
                state.ticket_known[ticket] = EVERY_SEAT
    open_tickets(box, state, events)
    tell_game_ended(events, NOBODY)
