"""A wave, from the pebble it brings to the cards drawn at its end."""

from pebbles.events import (
    tell_drew,
    tell_ended,
    tell_got_card,
    tell_laid,
    tell_own_card,
    tell_took,
    tell_turned_up,
    tell_washed_up,
)  # fmt: skip
from pebbles.names import COLOURS, NONE, Phase
from tavoliere.engine.chance import below
from tavoliere.engine.records import NOBODY, int64
from tavoliere.engine.rule import helper, rule


@helper
def bit(card):
    """A card as a set of one."""
    return int64(1) << int64(card)


@helper
def total(pebbles):
    """How many pebbles of all colours."""
    count = int64(0)
    for colour in range(COLOURS):
        count += pebbles[colour]
    return count


@helper
def begin_wave(box, state, events):
    """The next wave comes, and everybody is asked for a card."""
    state.turn += 1
    wash_up(state, events)
    state.phase = Phase.LAY


@rule("PEB-2.1")
def wash_up(state, events):
    """Draw a pebble from the bag, each equally likely, and put it on the beach."""
    left = below(state.chance, total(state.bag))
    colour = 0
    while left >= state.bag[colour]:
        left -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    state.beach[colour] += 1
    tell_washed_up(events, NOBODY, colour)


@rule("PEB-2.2")
def lay(box, state, seat, card, events):
    """Lay a card; nobody else learns which before the last has chosen."""
    state.players[seat].choice = card
    tell_laid(events, seat)
    tell_own_card(events, seat, card)
    for other in range(state.seats):
        if state.players[other].choice == NONE:
            return
    turn_up(box, state, events)


@rule("PEB-2.3", "GEN-7")
def turn_up(box, state, events):
    """Show all cards; the highest takes a pebble, and is asked which if there are several colours."""
    highest = int64(NONE)
    for seat in range(state.seats):
        card = int64(state.players[seat].choice)
        state.players[seat].choice = NONE
        state.players[seat].hand ^= bit(card)
        state.seen |= bit(card)
        tell_turned_up(events, seat, card)
        if card > highest:
            highest = card
            state.taker = seat
    state.phase = Phase.TAKE
    for colour in range(box.colours):
        if state.beach[colour] == total(state.beach):
            take(box, state, int64(state.taker), colour, events)
            return


@rule("PEB-2.3")
def take(box, state, seat, colour, events):
    """Take a pebble from the beach; with that the wave ends."""
    state.beach[colour] -= 1
    state.players[seat].pebbles[colour] += 1
    tell_took(events, seat, colour)
    for other in range(state.seats):
        draw_card(state, other, events)
    if is_last_wave(state):
        state.phase = Phase.OVER
        tell_ended(events, NOBODY)
    else:
        begin_wave(box, state, events)


@rule("PEB-2.4")
def draw_card(state, seat, events):
    """Draw the top card, if there is one."""
    if state.pile_count == 0:
        return
    state.pile_count -= 1
    card = int64(state.pile[state.pile_count])
    state.pile[state.pile_count] = NONE
    state.players[seat].hand |= bit(card)
    tell_drew(events, seat)
    tell_got_card(events, seat, card)


@rule("PEB-3.1")
def is_last_wave(state):
    """Whether somebody has enough pebbles, or there are no more."""
    for seat in range(state.seats):
        if total(state.players[seat].pebbles) >= state.goal:
            return True
    return total(state.bag) == 0
