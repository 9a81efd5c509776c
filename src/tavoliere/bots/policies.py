"""Ways to choose a move without looking ahead, compiled, and whole games between them: thousands a second."""

from enum import IntEnum

import numpy as np

from tavoliere.engine import contract
from tavoliere.engine.chance import WORDS, below, next_word, split_stream
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import float64, int16, int64
from tavoliere.engine.rule import helper


class Policy(IntEnum):
    """How a seat chooses."""

    RANDOM = 0
    WEIGHED = 1  # as likely as `weigh` says
    GREEDY = 2  # the best of `weigh`
    PLANNER = 3  # the best of `plan`


@helper
def heaviest(weights, count, chance):
    """The index of the highest weight; equals are drawn by lot."""
    best, equals = 0, 1
    for index in range(1, count):
        if weights[index] > weights[best]:
            best, equals = index, 1
        elif weights[index] == weights[best]:
            equals += 1
            if below(chance, equals) == 0:
                best = index
    return best


@helper
def by_weight(weights, count, chance):
    """An index, each as likely as its weight."""
    total = 0.0
    for index in range(count):
        total += weights[index]
    left = total * next_word(chance) / 4294967296.0
    for index in range(count - 1):
        left -= weights[index]
        if left < 0.0:
            return index
    return count - 1


@helper
def choose(box, state, seat, policy, chance, moves, weights):
    """A legal move of the seat, chosen as the policy says."""
    count = contract.legal_moves(box, state, seat, moves)
    if count == 1:
        return int64(moves[0])
    if policy == Policy.RANDOM:
        return int64(moves[below(chance, count)])
    if policy == Policy.PLANNER:
        contract.plan(box, state, seat, moves, count, weights)
        return int64(moves[heaviest(weights, count, chance)])
    contract.weigh(box, state, seat, moves, count, weights)
    if policy == Policy.GREEDY:
        return int64(moves[heaviest(weights, count, chance)])
    return int64(moves[by_weight(weights, count, chance)])


@entry_point
def policy_games(box, state, seats, options, chance, games, policies, wins, points):
    """Play whole games, each seat by its policy and from what it knows; counts wins (shared ones in parts) and points.

    Returns how many decisions were made.
    """
    moves = np.empty(len(box[0].moves), int16)
    weights = np.empty(len(box[0].moves), float64)
    ranks = np.empty(4, int64)
    scores = np.zeros((4, 16), int64)
    seed = np.empty(WORDS, int64)
    no_events = np.empty(0, EVENT)
    fresh, imagined = np.zeros_like(state), np.zeros_like(state)
    decisions = 0
    for _ in range(games):
        state[0] = fresh[0]
        split_stream(seed, chance)
        contract.set_up(box[0], state[0], seats, options[0], seed)
        while not contract.is_over(box[0], state[0]):
            seat = first_of(contract.seats_to_act(box[0], state[0]))
            imagined[0] = state[0]
            contract.imagine(box[0], imagined[0], seat, chance)
            move = choose(box[0], imagined[0], seat, policies[seat], chance, moves, weights)
            contract.play(box[0], state[0], seat, move, no_events)
            decisions += 1
        contract.ranking(box[0], state[0], ranks)
        contract.final_scores(box[0], state[0], scores)
        winners = 0
        for seat in range(seats):
            winners += ranks[seat] == 0
        for seat in range(seats):
            points[seat] += scores[seat].sum()
            if ranks[seat] == 0:
                wins[seat] += 1.0 / winners
    return decisions
