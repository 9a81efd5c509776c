"""A guess at everybody's points at the end."""

from pebbles.names import Phase
from pebbles.rules.scoring import pebble_points, set_points
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
    wanted = int64(0)  # this colour, and those as rare or rarer
    for other in range(box.colours):
        wanted += pebbles[other] <= pebbles[colour]
    return box.points[colour] + box.set_points / wanted
