"""Points with their parts, and who wins."""

import numpy as np

from pebbles.names import Part
from pebbles.rules.wave import total
from tavoliere.engine.records import SEATS, int64
from tavoliere.engine.rule import helper, rule


@helper
def final_scores(box, state, out):
    """Write each seat's points by part."""
    for seat in range(state.seats):
        out[seat, Part.PEBBLES] = pebble_points(box, state.players[seat].pebbles)
        out[seat, Part.SETS] = set_points(box, state.players[seat].pebbles)


@rule("PEB-3.2")
def pebble_points(box, pebbles):
    """The points printed on each pebble."""
    points = int64(0)
    for colour in range(box.colours):
        points += pebbles[colour] * box.points[colour]
    return points


@rule("PEB-3.3")
def set_points(box, pebbles):
    """The points of all sets: there are as many as of the rarest colour."""
    fewest = int64(pebbles[0])
    for colour in range(box.colours):
        fewest = min(fewest, int64(pebbles[colour]))
    return fewest * box.set_points


@rule("PEB-3.4")
def ranking(box, state, out):
    """Most points win, then most pebbles."""
    standing = np.zeros(SEATS, np.int64)
    for seat in range(state.seats):
        pebbles = state.players[seat].pebbles
        standing[seat] = (pebble_points(box, pebbles) + set_points(box, pebbles)) * 1000 + total(pebbles)
    for seat in range(state.seats):
        out[seat] = 0
        for other in range(state.seats):
            out[seat] += standing[other] > standing[seat]
