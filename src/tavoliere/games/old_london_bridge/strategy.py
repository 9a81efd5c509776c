"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a sensible person's plan."""

import numpy as np

from tavoliere.engine.contract import final_scores
from tavoliere.engine.records import PARTS, SEATS
from tavoliere.engine.rule import helper

SPREAD = 20.0


@helper
def weigh(box, state, seat, moves, count, out):
    """A quick opinion of each move."""
    for index in range(count):
        out[index] = 1.0


@helper
def worth(box, state, out):
    """Each seat's points if the game ended now."""
    scores = np.zeros((SEATS, PARTS), np.int64)
    final_scores(box, state, scores)
    for seat in range(state.seats):
        out[seat] = scores[seat].sum()


@helper
def plan(box, state, seat, moves, count, out):
    """A thought-out opinion of each move."""
    weigh(box, state, seat, moves, count, out)
