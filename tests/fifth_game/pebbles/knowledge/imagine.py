"""What a seat cannot know, dealt anew; what it knows, as numbers."""

import numpy as np

from pebbles.names import CARDS, COLOURS, NONE
from pebbles.rules.wave import bit
from tavoliere.engine.chance import below, shuffle, split_stream
from tavoliere.engine.records import SEATS, int64
from tavoliere.engine.rule import helper, rule

OBSERVATION = 2 * CARDS + (2 + SEATS) * COLOURS + 1


@rule("GEN-6", "PEB-1.1", "PEB-2.2")
def imagine(box, state, seat, chance):
    """Shuffle the pile and the other hands together and deal them again, as many cards to each as before."""
    cards = np.empty(CARDS, np.int64)
    count = hidden_cards(box, state, seat, cards)
    shuffle(chance, cards, count)
    for index in range(state.pile_count):
        state.pile[index] = cards[index]
    dealt = int64(state.pile_count)
    for other in range(state.seats):
        if other != seat:
            dealt = imagine_hand(state.players[other], cards, dealt, chance)
    split_stream(state.chance, chance)


@helper
def reshuffle(box, state, chance):
    """Shuffle the pile alone: hands stay."""
    shuffle(chance, state.pile, state.pile_count)
    split_stream(state.chance, chance)


@helper
def hidden_cards(box, state, seat, cards):
    """Write every card in the pile or in another hand, in order; returns how many."""
    hidden = int64(0)
    for index in range(state.pile_count):
        hidden |= bit(state.pile[index])
    for other in range(state.seats):
        if other != seat:
            hidden |= state.players[other].hand
    count = 0
    for card in range(1, box.cards + 1):
        if hidden & bit(card):
            cards[count] = card
            count += 1
    return count


@helper
def imagine_hand(player, cards, dealt, chance):
    """Deal a hand anew; whoever has laid a card may have laid any of it. Returns how many cards are dealt now."""
    first, held = dealt, int64(player.hand)
    player.hand = 0
    while held:
        held &= held - 1
        player.hand |= bit(cards[dealt])
        dealt += 1
    if player.choice != NONE:
        player.choice = cards[first + below(chance, dealt - first)]
    return dealt


@helper
def observe(box, state, seat, out):
    """Own hand, cards seen, own choice, beach, bag, then everybody's pebbles, the own first."""
    me = state.players[seat]
    for card in range(1, box.cards + 1):
        out[card - 1] = (me.hand >> card) & 1
        out[CARDS + card - 1] = (state.seen >> card) & 1
    out[2 * CARDS] = me.choice
    for colour in range(COLOURS):
        place = 2 * CARDS + 1 + colour
        out[place], out[place + COLOURS] = state.beach[colour], state.bag[colour]
        for turn in range(state.seats):
            other = state.players[(seat + turn) % state.seats]
            out[place + (2 + turn) * COLOURS] = other.pebbles[colour]
    return OBSERVATION
