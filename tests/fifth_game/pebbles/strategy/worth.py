"""A guess at everybody's points at the end."""

from pebbles.names import COLOURS, Phase
from pebbles.rules.scoring import pebble_points, set_points
from pebbles.rules.wave import total
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper


@helper
def worth(box, state, out):
    """The points so far; while the game lasts also an equal share of the pebbles in sight."""
    share = 0.0
    if state.phase != Phase.OVER:
        share = pebble_points(box, state.beach) / state.seats
    for seat in range(state.seats):
        pebbles = state.players[seat].pebbles
        out[seat] = pebble_points(box, pebbles) + set_points(box, pebbles) + share


@helper
def gain(box, pebbles, colour):
    """What one more pebble of a colour is worth: its points, and its part of a set that needs it."""
    missing = int64(0)  # colours as rare as this one, or rarer
    for other in range(box.colours):
        missing += pebbles[other] <= pebbles[colour]
    return box.points[colour] + box.set_points / missing


@helper
def prize(box, state, seat):
    """What the best pebble on the beach is worth to a seat."""
    best = 0.0
    for colour in range(box.colours):
        if state.beach[colour] > 0:
            best = max(best, gain(box, state.players[seat].pebbles, colour))
    return best


@helper
def usual_prize(box, state, seat):
    """What the best pebble is worth in an average wave: that of the pebbles still to come."""
    left = total(state.bag) + total(state.beach)
    value = 0.0
    for colour in range(COLOURS):
        count = state.bag[colour] + state.beach[colour]
        if count > 0:
            value += count * gain(box, state.players[seat].pebbles, colour)
    return value / left
