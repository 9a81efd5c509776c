"""Games whose decisions a policy learns from: what planners choose, or how often a search tries each legal move.

What the second layer of the net says of every legal move is stored, with the share of each in what was chosen.
"""

import numpy as np

from tavoliere.bots.forward import layers_after, value_moves
from tavoliere.bots.policies import heaviest
from tavoliere.bots.training.playing import by_softmax, plan_move, uniform
from tavoliere.bots.training.searching import most_tried, think_over
from tavoliere.engine import contract
from tavoliere.engine.chance import WORDS, below, split_stream
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import float64, int16, int32, int64, record
from tavoliere.engine.rule import helper

DECIDING = record(
    [
        ("planners", int32),  # 1: games between planners, and what they choose; else what searches try
        ("every", int32),  # one decision in so many is kept
        ("least", int32),  # iterations of a search, drawn by lot from here
        ("most", int32),  # to here
        ("wander", float64),  # as in `learning_games`
        ("heat", float64),
    ]
)


@helper
def keep_decision(box, state, seat, moves, count, visits, net, room, work, store, decisions):
    """Store the second layer of all legal moves and how often each was tried; returns how many decisions there are."""
    starts, layers, shares = store
    start, before = starts[decisions], 0
    if decisions + 1 >= len(starts) or start + count > len(shares):
        return decisions
    total = float64(visits[:count].sum())
    room[4][:] = 0
    for place in range(count):
        before = layers_after(box, state, seat, int64(moves[place]), before, net, room, work)
        for unit in range(len(room[7])):
            layers[start + place, unit] = max(np.float32(0.0), room[7][unit])
        shares[start + place] = visits[place] / total
    starts[decisions + 1] = start + count
    return decisions + 1


@entry_point
def decisive_games(box, state, seats, options, chance, games, how, hidden, settings, trees, net, room, store):
    """Play games between planners or between nets, and store some of their decisions; returns how many."""
    size, decisions = len(box[0].moves), 0
    moves, values, both = np.empty(size, int16), np.empty(size, float64), np.zeros((size, 2), float64)
    visits, totals, no_events = np.zeros(size, int64), np.zeros(size, float64), np.empty(0, EVENT)
    fresh, imagined, work = np.zeros_like(state), np.zeros_like(state), np.zeros_like(state)
    seed = np.empty(WORDS, int64)
    for _ in range(games):
        state[0] = fresh[0]
        split_stream(seed, chance)
        contract.set_up(box[0], state[0], seats, options[0], seed)
        while not contract.is_over(box[0], state[0]):
            seat = first_of(contract.seats_to_act(box[0], state[0]))
            count = contract.legal_moves(box[0], state[0], seat, moves)
            chosen = 0
            if count > 1:
                is_kept = below(chance, how[0].every) == 0
                if how[0].planners:
                    chosen = plan_move(box[0], state[0], imagined, seat, moves, count, values, chance)
                    visits[:count] = 0
                    visits[chosen] = 1
                elif is_kept:
                    budget = how[0].least + below(chance, how[0].most - how[0].least + 1)
                    found = (visits, totals)
                    think_over(
                        box, state, seat, hidden, settings, trees, chance, net, room, budget, moves, count, found
                    )
                    chosen = most_tried(visits, totals, count)
                else:
                    value_moves(box[0], state[0], seat, moves, count, net, room, work, values, both)
                    heat = how[0].heat
                    chosen = by_softmax(values, count, heat, chance) if heat > 0.0 else heaviest(values, count, chance)
                if is_kept:
                    decisions = keep_decision(
                        box[0], state[0], seat, moves, count, visits, net, room, work, store, decisions
                    )
                if uniform(chance) < how[0].wander:
                    chosen = below(chance, count)
            contract.play(box[0], state[0], seat, int64(moves[chosen]), no_events)
    return decisions
