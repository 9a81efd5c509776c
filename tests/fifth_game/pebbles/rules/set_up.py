"""How a game begins."""

import numpy as np

from pebbles.rules.wave import begin_wave, draw_card, wash_up
from tavoliere.engine.chance import shuffle, start_stream
from tavoliere.engine.events import EVENT
from tavoliere.engine.rule import rule


def set_up(box, state, seats, options, seed):
    """Deal, fill the beach and let the first wave come; all chance of the set-up is settled here."""
    events = np.empty(0, EVENT)
    start_stream(state.chance, seed)
    state.seats = seats
    state.goal = box.goals[options.length]
    deal(box, state, events)
    fill_beach(box, state, events)
    begin_wave(box, state, events)


@rule("PEB-1.1")
def deal(box, state, events):
    """Shuffle the cards and deal each hand."""
    for index in range(box.cards):
        state.pile[index] = index + 1
    state.pile_count = box.cards
    shuffle(state.chance, state.pile, state.pile_count)
    for seat in range(state.seats):
        for _ in range(box.hand_size):
            draw_card(state, seat, events)


@rule("PEB-1.2")
def fill_beach(box, state, events):
    """All pebbles go into the bag; the first are drawn at once."""
    for colour in range(box.colours):
        state.bag[colour] = box.count[colour]
    for _ in range(box.start):
        wash_up(state, events)
