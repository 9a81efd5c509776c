"""Opinions for bots: a weight for each legal move, a guess at a position's worth, a sensible person's plan."""

import math

import numpy as np

from tavoliere.engine.records import PARTS, SEATS
from tavoliere.engine.rule import helper
from tavoliere.games.ticket_to_ride.choosing import (
    choose_action,
    choose_answer,
    choose_last_action,
    choose_stack,
    choose_tickets,
)
from tavoliere.games.ticket_to_ride.names import NONE, Phase
from tavoliere.games.ticket_to_ride.planning import NETWORK
from tavoliere.games.ticket_to_ride.scoring import final_scores
from tavoliere.games.ticket_to_ride.sketching import SKETCH, guess_points, weigh_actions, weigh_answers

SPREAD = 13.0  # points by which good players differ at the end: about 9 in Paris, 17 in San Francisco
HORIZON = 20  # moves after which `worth` guesses as well as playing on
CLEAR_LEAD = 3.0  # points


@helper
def weigh(box, state, seat, moves, count, out):
    """A quick opinion of each move: a sketch of the ways for open tickets. Which tickets to keep is thought out."""
    if state.phase == Phase.ACT or state.phase == Phase.SECOND_CARD:
        sketches = np.empty(1, SKETCH)
        weigh_actions(box, state, seat, sketches, moves, count, out)
    elif state.phase == Phase.CHOOSE_TICKETS or state.phase == Phase.KEEP_TICKETS:
        choose_tickets(box, state, seat, np.zeros(1, NETWORK), moves, count, out)
        soften(count, out)
    else:
        weigh_answers(box, state, seat, moves, count, out)


@helper
def soften(count, out):
    """Turn points into weights: a choice that is CLEAR_LEAD points behind weighs about a third of the best."""
    best = out[:count].max()
    for index in range(count):
        out[index] = math.exp((out[index] - best) / CLEAR_LEAD)


@helper
def worth(box, state, out):
    """Each seat's points at the end: what it has, what its tickets promise and what it can score in the time left."""
    if state.phase == Phase.OVER:
        scores = np.zeros((SEATS, PARTS), np.int64)
        final_scores(box, state, scores)
        for seat in range(state.seats):
            out[seat] = scores[seat].sum()
        return
    sketches = np.empty(1, SKETCH)
    for seat in range(state.seats):
        out[seat] = guess_points(box, state, seat, sketches)


@helper
def plan(box, state, seat, moves, count, out):
    """A thought-out opinion of each move."""
    nets = np.zeros(1, NETWORK)
    if state.phase == Phase.CHOOSE_TICKETS or state.phase == Phase.KEEP_TICKETS:
        choose_tickets(box, state, seat, nets, moves, count, out)
    elif state.phase == Phase.PLACE_TOURISTS:
        choose_stack(box, state, seat, nets, moves, count, out)
    elif state.phase == Phase.ACT and state.turns_left != NONE:
        choose_last_action(box, state, seat, nets, moves, count, out)
    elif state.phase == Phase.ACT or state.phase == Phase.SECOND_CARD:
        choose_action(box, state, seat, nets, moves, count, out)
    else:
        choose_answer(box, state, seat, nets, moves, count, out)
