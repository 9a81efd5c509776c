"""Tickets: offered, kept or given back."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.events import (
    tell_chose_tickets,
    tell_drew_tickets,
    tell_keeps_ticket,
    tell_kept_tickets,
    tell_offered_ticket,
)
from tavoliere.games.ticket_to_ride.names import NONE, Forbidden, Phase
from tavoliere.games.ticket_to_ride.rules.tourists import ask_for_stack
from tavoliere.games.ticket_to_ride.rules.turn import begin_turn, draw_first_player, end_turn


@rule("TTR-1.4", "TTR-5.1")
def keep_forbidden_by(box, state, seat, row):
    """Which rule forbids keeping these tickets: they must be on offer, and enough of them."""
    offer = state.players[seat].offer
    at_the_start = state.phase == Phase.CHOOSE_TICKETS
    kept = 0
    for ticket in (row.ticket, row.second_ticket):
        if ticket == NONE:
            continue
        if ticket != offer[0] and ticket != offer[1]:
            return Forbidden.FIRST_TICKET_NOT_OFFERED if at_the_start else Forbidden.TICKET_NOT_OFFERED
        kept += 1
    if kept >= box.tickets_kept:
        return Forbidden.NOTHING
    return Forbidden.TOO_FEW_FIRST_TICKETS if at_the_start else Forbidden.TOO_FEW_TICKETS_KEPT


@helper
def offer_top_ticket(state, seat, index):
    """Move the ticket pile's top ticket to a seat's offer; whoever knew where it was still does."""
    ticket = int(state.ticket_pile[0])
    state.ticket_count -= 1
    for place in range(state.ticket_count):
        state.ticket_pile[place] = state.ticket_pile[place + 1]
    state.ticket_pile[state.ticket_count] = NONE
    state.players[seat].offer[index] = ticket
    state.ticket_known[ticket] |= 1 << seat
    return ticket


@rule("TTR-5.1", "TTR-5.2", "GEN-7")
def draw_tickets(box, state, seat, events):
    """Take the top tickets; a single last one must be kept, so nobody is asked."""
    count = min(box.tickets_dealt, state.ticket_count)
    tell_drew_tickets(events, seat, count)
    for index in range(count):
        ticket = offer_top_ticket(state, seat, index)
        tell_offered_ticket(events, seat, ticket)
        if count <= box.tickets_kept:
            tell_keeps_ticket(events, seat, ticket)
    state.phase = Phase.KEEP_TICKETS
    if count <= box.tickets_kept:
        settle_offer(state, seat, (1 << count) - 1, events)
        end_turn(box, state, seat, events)


@rule("TTR-1.4", "TTR-5.1")
def keep(box, state, seat, row, events):
    """Keep tickets: at the start in secret until all have chosen, later at once."""
    me = state.players[seat]
    chosen = 0
    for index in range(len(me.offer)):
        if me.offer[index] != NONE and (me.offer[index] == row.ticket or me.offer[index] == row.second_ticket):
            chosen |= 1 << index
            tell_keeps_ticket(events, seat, me.offer[index])
    if state.phase == Phase.KEEP_TICKETS:
        settle_offer(state, seat, chosen, events)
        end_turn(box, state, seat, events)
        return
    me.choice = chosen
    tell_chose_tickets(events, seat)
    if undecided_seats(state) == 0:
        settle_first_offers(box, state, events)


@rule("TTR-1.4")
def undecided_seats(state):
    """A bit mask of the seats that have not chosen their first tickets yet."""
    mask = 0
    for seat in range(state.seats):
        if state.players[seat].choice == 0:
            mask |= 1 << seat
    return mask


@rule("TTR-1.4", "TTR-1.5")
def settle_first_offers(box, state, events):
    """Settle all first choices in order of seats, draw the first player and begin to play."""
    for seat in range(state.seats):
        settle_offer(state, int64(seat), int64(state.players[seat].choice), events)
        state.players[seat].choice = 0
    draw_first_player(state, events)
    if box.symbols > 0:
        ask_for_stack(box, state, events)
    else:
        begin_turn(box, state, int64(state.first), events)


@rule("TTR-5.1", "TTR-5.3")
def settle_offer(state, seat, chosen, events):
    """Keep the chosen tickets and return the others under the pile. Only the number kept is public."""
    me = state.players[seat]
    kept, returned = 0, 0
    for index in range(len(me.offer)):
        ticket = me.offer[index]
        if ticket == NONE:
            continue
        if (chosen >> index) & 1:
            me.tickets |= 1 << int(ticket)
            kept += 1
        else:
            state.ticket_pile[state.ticket_count] = ticket
            state.ticket_count += 1
            returned += 1
    if returned > 0:
        # Whoever knew a ticket on this offer cannot tell any more whether it was kept.
        for index in range(len(me.offer)):
            if me.offer[index] != NONE:
                state.ticket_known[me.offer[index]] &= 1 << seat
    me.offer[:] = NONE
    tell_kept_tickets(events, seat, kept)
