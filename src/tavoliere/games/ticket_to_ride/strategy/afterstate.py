"""What is certain of a move: everything up to the first card or ticket that chance decides."""

from tavoliere.engine.events import EVENT
from tavoliere.engine.rule import helper
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.knowledge.feature_layout import (
    ANSWER,
    OFFER,
    OTHERS,
    OVER_BLIND,
    SECOND_BLIND,
    SECOND_OPEN,
    TURN_OVER,
)
from tavoliere.games.ticket_to_ride.moves import Kind
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Phase
from tavoliere.games.ticket_to_ride.rules.claims import occupy
from tavoliere.games.ticket_to_ride.rules.flag import may_keep_flag_card
from tavoliere.games.ticket_to_ride.rules.tourists import take_token, token_on_offer
from tavoliere.games.ticket_to_ride.rules.turn import count_last_round


@helper
def afterstate(box, state, seat, move):
    """Carry out the certain part of a move; the card drawn blind, the new open card and tickets offered are awaited."""
    row = box.moves[move]
    no_events = scratch(1, EVENT)[:0]
    if row.kind == Kind.KEEP:
        awaited = keep_for_certain(state, seat, row)
    elif row.kind == Kind.TOURISTS:
        state.stack_place[row.symbol] = row.place
        awaited = OTHERS
    elif row.kind == Kind.TICKETS:
        awaited = OFFER
    elif row.kind == Kind.DRAW or row.kind == Kind.DRAW_DECK:
        awaited = draw_for_certain(state, seat, row)
    elif row.kind == Kind.CLAIM:
        awaited = claim_for_certain(box, state, seat, row, no_events)
    else:
        awaited = answer_for_certain(box, state, seat, row, no_events)
    if awaited == TURN_OVER or awaited == OVER_BLIND:
        count_last_round(box, state, seat, no_events)
    return awaited


@helper
def keep_for_certain(state, seat, row):
    """The tickets kept; what is given back cannot be drawn again soon."""
    me = state.players[seat]
    me.tickets |= 1 << int(row.ticket)
    if row.second_ticket != NONE:
        me.tickets |= 1 << int(row.second_ticket)
    me.offer[:] = NONE
    return OTHERS if state.phase == Phase.CHOOSE_TICKETS else TURN_OVER


@helper
def draw_for_certain(state, seat, row):
    """An open card, but not the one that takes its place; nothing of a card drawn blind."""
    is_second = state.phase == Phase.SECOND_CARD
    if row.kind == Kind.DRAW_DECK:
        return OVER_BLIND if is_second else SECOND_BLIND
    me = state.players[seat]
    state.market[row.colour] -= 1
    me.hand[row.colour] += 1
    me.seen[row.colour] += 1
    return TURN_OVER if is_second or row.colour == WILD else SECOND_OPEN


@helper
def claim_for_certain(box, state, seat, row, no_events):
    """The route, its cards discarded, and a token if there is one to be had without a question."""
    occupy(box, state, seat, row, no_events)
    if may_keep_flag_card(box, state, seat):
        return ANSWER
    discard_for_certain(box, state, 0)
    at_a = token_on_offer(box, state, seat, box.route_a[row.route])
    at_b = token_on_offer(box, state, seat, box.route_b[row.route])
    if at_a != NONE and at_b != NONE:
        return ANSWER
    if at_a != NONE or at_b != NONE:
        take_token(state, seat, max(at_a, at_b), no_events)
    return TURN_OVER


@helper
def discard_for_certain(box, state, kept):
    """The cards of a claim lie on the discards; whether the market is filled from them is chance."""
    state.discards[state.colour] += box.length[state.route] - state.wilds - kept
    state.discards[WILD] += state.wilds
    state.colour, state.wilds = 0, 0


@helper
def answer_for_certain(box, state, seat, row, no_events):
    """A card kept for the flag or not, a token, or a pass."""
    if row.kind == Kind.TOKEN:
        take_token(state, seat, row.symbol, no_events)
    elif row.kind == Kind.FLAG:
        me, kept = state.players[seat], 0
        if row.colour != NONE:
            me.flag |= 1 << row.colour
            kept = 1
            if me.flag & box.flag == box.flag:
                me.flag = 0
                me.flags_done += 1
        discard_for_certain(box, state, kept)
    return TURN_OVER
