"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a sensible person's plan."""

import numpy as np

from tavoliere.engine.records import SEATS, int64
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import PART_COUNT, Phase
from tavoliere.games.old_london_bridge.rules.scoring import write_score
from tavoliere.games.old_london_bridge.strategy.plan import plan_values
from tavoliere.games.old_london_bridge.strategy.table import NOTES, highest_number, note_seat, turns_to_come
from tavoliere.games.old_london_bridge.strategy.weigh import shape, weigh_values
from tavoliere.games.old_london_bridge.strategy.worth import prospects

SPREAD = 13.0  # by how many pounds two planners usually differ
HORIZON = 60  # moves after which `worth` guesses as well as playing on


@helper
def weigh(box, state, seat, moves, count, out):
    """A quick opinion of each move."""
    weigh_values(box, state, seat, moves, count, out)
    shape(count, out)


@helper
def plan(box, state, seat, moves, count, out):
    """A thought-out opinion of each move."""
    plan_values(box, state, seat, moves, count, out)
    shape(count, out)


@helper
def worth(box, state, out):
    """Each seat's money and what its board promises; at the end, the points."""
    if state.phase == Phase.OVER:
        parts = np.zeros(PART_COUNT, int64)
        for seat in range(state.seats):
            out[seat] = write_score(box, state, seat, parts)
        return
    notes = np.empty((SEATS, NOTES), int64)
    highest = highest_number(box)
    for seat in range(state.seats):
        note_seat(box, state, seat, highest, notes[seat])
    for seat in range(state.seats):
        turns = turns_to_come(box, state, seat)
        out[seat] = state.players[seat].money + prospects(box, state, notes, seat, notes[seat], highest, turns)
