"""The thought-out opinion: high cards for a good pebble, low ones for a poor one."""

from pebbles.moves import Kind
from pebbles.rules.wave import bit, total
from pebbles.strategy.worth import gain
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper

KEPT_FOR_LATER = 0.7  # a card is worth laying if the beach offers more than this part of what usually comes


@helper
def plan(box, state, seat, moves, count, out):
    """A weight for each move, the highest for the best."""
    promise = best_gain(box, state, seat) - KEPT_FOR_LATER * usual_gain(box, state, seat)
    for index in range(count):
        row = box.moves[moves[index]]
        if row.kind == Kind.TAKE:
            out[index] = gain(box, state.players[seat].pebbles, row.pebble)
        else:
            out[index] = win_chance(box, state, seat, int64(row.card)) * promise


@helper
def best_gain(box, state, seat):
    """What the best pebble on the beach is worth to a seat."""
    best = 0.0
    for colour in range(box.colours):
        if state.beach[colour] > 0:
            best = max(best, gain(box, state.players[seat].pebbles, colour))
    return best


@helper
def usual_gain(box, state, seat):
    """What an average pebble on the beach or in the bag is worth to a seat."""
    gained = 0.0
    for colour in range(box.colours):
        count = state.bag[colour] + state.beach[colour]
        gained += count * gain(box, state.players[seat].pebbles, colour)
    return gained / (total(state.bag) + total(state.beach))


@helper
def win_chance(box, state, seat, card):
    """How likely all others lay lower cards, if each lays any of those this seat has not seen."""
    known = state.seen | state.players[seat].hand
    lower, unknown = 0, 0
    for other in range(1, box.cards + 1):
        if not known & bit(other):
            unknown += 1
            lower += other < card
    return (lower / max(1, unknown)) ** (state.seats - 1)
