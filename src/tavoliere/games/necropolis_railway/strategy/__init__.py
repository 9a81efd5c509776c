"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a sensible person's plan."""

import numpy as np

from tavoliere.engine.contract import final_scores
from tavoliere.engine.records import PARTS, SEATS
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.burying import plan_burial, plan_first_staff, plan_loading
from tavoliere.games.necropolis_railway.habits import HABITS
from tavoliere.games.necropolis_railway.names import Phase
from tavoliere.games.necropolis_railway.planner import plan_actions, plan_by_trying, plan_card
from tavoliere.games.necropolis_railway.prospects import prospects, turns_after_this
from tavoliere.games.necropolis_railway.taste import TASTE
from tavoliere.games.necropolis_railway.weighing import weigh_burial, weigh_by_habit, weigh_others

SPREAD = 31.0  # standard deviation between two planners
HORIZON = 60  # moves after which `worth` guesses as well as playing on

UNSEEN = 0.25  # what prospects miss, for each turn to come and each turn after it


@helper
def weigh(box, state, seat, moves, count, out):
    """A quick opinion of each move."""
    phase = state.phase
    if phase == Phase.ACT or phase == Phase.TAKE:
        weigh_by_habit(box, state, seat, moves, count, out, HABITS)
    elif phase == Phase.BURY:
        weigh_burial(box, state, seat, moves, count, out)
    elif phase == Phase.LOAD or phase == Phase.TOP_UP:
        plan_loading(box, state, seat, moves, count, out, TASTE)
    else:
        weigh_others(box, state, seat, moves, count, out, HABITS)


@helper
def worth(box, state, out):
    """Each seat's prospects; at the end, its points."""
    if state.phase == Phase.OVER:
        scores = np.zeros((SEATS, PARTS), np.int64)
        final_scores(box, state, scores)
        for seat in range(state.seats):
            out[seat] = scores[seat].sum()
        return
    for seat in range(state.seats):
        turns = turns_after_this(box, state, seat)
        out[seat] = prospects(box, state, seat, TASTE) + UNSEEN * turns * turns


@helper
def plan(box, state, seat, moves, count, out):
    """A thought-out opinion of each move."""
    plan_with(box, state, seat, moves, count, out, TASTE)


@helper
def plan_with(box, state, seat, moves, count, out, taste):
    """The plan of a player with some taste."""
    phase = state.phase
    if phase == Phase.ACT:
        plan_actions(box, state, seat, moves, count, out, taste)
    elif phase == Phase.TAKE:
        plan_card(box, state, seat, moves, count, out, taste)
    elif phase == Phase.BURY:
        plan_burial(box, state, seat, moves, count, out, taste)
    elif phase == Phase.LOAD or phase == Phase.TOP_UP:
        plan_loading(box, state, seat, moves, count, out, taste)
    elif phase == Phase.FIRST_STAFF:
        plan_first_staff(box, state, seat, moves, count, out)
    else:
        plan_by_trying(box, state, seat, moves, count, out, taste)
