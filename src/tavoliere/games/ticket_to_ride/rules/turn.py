"""What happens in a turn: drawing cards and tickets, placing tourists, how a turn ends and the next begins."""

from tavoliere.engine.events import reveal, tell, whisper, whisper_reveal
from tavoliere.engine.records import EVERY_SEAT, NOBODY, int64
from tavoliere.engine.rule import rule
from tavoliere.games.ticket_to_ride.claims import claim_forbidden_by, complete_flag
from tavoliere.games.ticket_to_ride.market import fill_market, market_total, renew_empty_pile, take_top_card
from tavoliere.games.ticket_to_ride.names import NONE, WILD, Event, Forbidden, Phase
from tavoliere.games.ticket_to_ride.scoring import open_tickets
from tavoliere.games.ticket_to_ride.state import offer_top_ticket

# --- cards and tickets -----------------------------------------------------------------------------------------------


@rule("TTR-3.1", "TTR-3.2")
def take_open_card(box, state, seat, colour, events):
    """Take a card from the market, which is filled at once; an open wild is the only card of the turn."""
    me = state.players[seat]
    state.market[colour] -= 1
    me.hand[colour] += 1
    me.seen[colour] += 1
    tell(events, Event.TOOK_CARD, seat, colour)
    fill_market(box, state, events)
    card_was_taken(box, state, seat, colour == WILD, events)


@rule("TTR-3.1", "TTR-3.8")
def draw_blind(box, state, seat, events):
    """Draw the pile's top card; only the own seat learns which."""
    me = state.players[seat]
    colour = take_top_card(state)
    me.hand[colour] += 1
    me.blind[colour] += 1
    tell(events, Event.DREW_BLIND, seat)
    whisper_reveal(events, Event.GOT_CARD, seat, colour)
    renew_empty_pile(box, state, events)
    card_was_taken(box, state, seat, False, events)


@rule("TTR-3.1", "TTR-3.2", "TTR-3.7")
def card_was_taken(box, state, seat, was_open_wild, events):
    """Ask for the second card, or end the turn when there is none to take."""
    if state.phase == Phase.SECOND_CARD or was_open_wild or not has_second_card(box, state):
        end_turn(box, state, seat, events)
    else:
        state.phase = Phase.SECOND_CARD


@rule("TTR-3.7")
def has_second_card(box, state):
    """Whether a second card can lawfully be taken."""
    return state.pile_count > 0 or market_total(box, state) > state.market[WILD]


@rule("TTR-5.1", "TTR-5.2", "GEN-7")
def draw_tickets(box, state, seat, events):
    """Take the top tickets; a single last one must be kept, so nobody is asked."""
    count = min(box.tickets_dealt, state.ticket_count)
    tell(events, Event.DREW_TICKETS, seat, count)
    for index in range(count):
        ticket = offer_top_ticket(state, seat, index)
        whisper_reveal(events, Event.OFFERED_TICKET, seat, ticket)
        if count <= box.tickets_kept:
            whisper(events, Event.KEEPS_TICKET, seat, ticket)
    state.phase = Phase.KEEP_TICKETS
    if count <= box.tickets_kept:
        settle_offer(state, seat, (1 << count) - 1, events)
        end_turn(box, state, seat, events)


@rule("TTR-1.4", "GEN-2", "GEN-3")
def seats_to_act(box, state):
    """First tickets: everybody who has not chosen yet. Then whoever's turn it is, and nobody at the end."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase != Phase.CHOOSE_TICKETS:
        return 1 << state.active
    mask = 0
    for seat in range(state.seats):
        if state.players[seat].choice == 0:
            mask |= 1 << seat
    return mask


@rule("TTR-1.4", "TTR-5.1")
def keep(box, state, seat, row, events):
    """Keep tickets: at the start in secret until all have chosen, later at once."""
    me = state.players[seat]
    chosen = 0
    for index in range(len(me.offer)):
        if me.offer[index] != NONE and (me.offer[index] == row.a or me.offer[index] == row.b):
            chosen |= 1 << index
            whisper(events, Event.KEEPS_TICKET, seat, me.offer[index])
    if state.phase == Phase.KEEP_TICKETS:
        settle_offer(state, seat, chosen, events)
        end_turn(box, state, seat, events)
        return
    me.choice = chosen
    tell(events, Event.CHOSE_TICKETS, seat)
    if seats_to_act(box, state) == 0:
        all_have_chosen(box, state, events)


@rule("TTR-1.4")
def all_have_chosen(box, state, events):
    """When the last has chosen, tickets go back in order of seats and play begins."""
    for seat in range(state.seats):
        settle_offer(state, int64(seat), int64(state.players[seat].choice), events)
        state.players[seat].choice = 0
    if box.symbols > 0:
        ask_for_stack(box, state, events)
    else:
        begin_turn(box, state, int64(state.first), events)


@rule("TTR-5.1", "TTR-5.3")
def settle_offer(state, seat, chosen, events):
    """Kept tickets stay for good; one given back goes under the pile. Only the number kept is public."""
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
    reveal(events, Event.KEPT_TICKETS, seat, kept)


@rule("SF-1.6")
def place_tourists(box, state, seat, row, events):
    """Put a remaining stack on a place."""
    state.stack_place[row.a] = row.b
    tell(events, Event.PLACED_TOURISTS, seat, row.a, row.b)
    ask_for_stack(box, state, events)


@rule("SF-1.6")
def ask_for_stack(box, state, events):
    """The last player places a stack, then the last but one; with two players the second places both."""
    remaining, free = 0, box.symbols
    for symbol in range(box.symbols):
        remaining += state.stack_place[symbol] == NONE
    for place in range(box.places):
        free -= box.place_has_stack[place]
    if remaining == 0:
        begin_turn(box, state, int64(state.first), events)
        return
    from_the_end = 0 if state.seats == 2 else free - remaining
    asked = (state.first - 1 - from_the_end) % state.seats
    if state.phase == Phase.PLACE_TOURISTS and asked != state.active:
        state.turn += 1  # another player's turn to place: undo never crosses it (GEN-4)
    state.phase = Phase.PLACE_TOURISTS
    state.active = asked


# --- turns and the end -----------------------------------------------------------------------------------------------


@rule("TTR-7.1", "PAR-4.10")
def end_turn(box, state, seat, events):
    """Complete a flag, count the last round, and hand over; a real turn breaks a run of passes."""
    state.passes = 0
    state.route, state.colour, state.wilds = NONE, 0, 0
    complete_flag(box, state, seat, events)
    if count_last_round(box, state, seat, events):
        finish(box, state, events)
    else:
        begin_turn(box, state, (seat + 1) % state.seats, events)


@rule("TTR-7.1")
def count_last_round(box, state, seat, events):
    """Two or fewer vehicles at the end of a turn: one more turn for everybody. Says whether that was the last turn."""
    if state.turns_left == NONE:
        if state.players[seat].vehicles <= box.last_round_at:
            state.turns_left = state.seats
            tell(events, Event.LAST_ROUND_BEGINS, seat, state.players[seat].vehicles)
        return False
    state.turns_left -= 1
    return state.turns_left == 0


@rule("TTR-6")
def begin_turn(box, state, seat, events):
    """Whoever can do nothing passes by itself; when everybody has passed in a row the game ends."""
    state.active = seat
    state.turn += 1
    while not can_act(box, state, int64(state.active)):
        tell(events, Event.PASSED, state.active)
        state.passes += 1
        if count_last_round(box, state, int64(state.active), events) or state.passes == state.seats:
            finish(box, state, events)
            return
        state.active = (state.active + 1) % state.seats
        state.turn += 1
    state.phase = Phase.ACT
    tell(events, Event.TURN_BEGINS, state.active)


@rule("TTR-6")
def can_act(box, state, seat):
    """Whether a player can do any of the three actions."""
    if state.pile_count > 0 or state.ticket_count > 0 or market_total(box, state) > 0:
        return True
    for move in range(box.first_claim[0], box.first_flag):
        if claim_forbidden_by(box, state, seat, box.moves[move]) == Forbidden.NOTHING:
            return True
    return False


@rule("TTR-7.2")
def finish(box, state, events):
    """The game ends: tickets are opened, so that everybody knows them."""
    state.phase = Phase.OVER
    for seat in range(state.seats):
        for ticket in range(box.tickets):
            if (state.players[seat].tickets >> ticket) & 1:
                state.ticket_known[ticket] = EVERY_SEAT
    open_tickets(box, state, events)
    tell(events, Event.GAME_ENDED, NOBODY)
