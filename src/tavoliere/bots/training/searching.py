"""Games in which some choices are thought over by a search, from which a net learns: expert iteration.

A search with a net finds better moves than the net alone, and better values: by as much as the search thinks more or
less of the move it prefers than the net did, both parts of the net's opinion are moved. Budgets are drawn by lot: a
net that only ever saw one depth would learn its faults too.
"""

import numpy as np

from tavoliere.bots.net_tree import blend, grow_tree, tally
from tavoliere.bots.training.playing import (
    LONGEST,
    TRACE,
    best_move,
    deal,
    end_game,
    make_ends,
    pace,
    remember,
    uniform,
)
from tavoliere.engine import contract
from tavoliere.engine.chance import WORDS, below
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import SEATS, float64, int16, int32, int64, record
from tavoliere.engine.rule import helper

SEARCHING = record(
    [
        ("least", int32),  # iterations of a search, drawn by lot from here
        ("most", int32),  # to here
        ("every", int32),  # one choice in so many is thought over; the net makes the others
        ("wander", float64),  # as in `learning_games`
        ("keep", float64),
        ("spread", float64),
    ]
)


@helper
def clear(nodes, edges, used):
    """Forget the tree of the last choice."""
    for slot in range(len(nodes)):
        nodes[slot].key = 0
        nodes[slot].visits = 0
        nodes[slot].first = 0
        nodes[slot].planned = 0
    for edge in range(used[0]):
        edges[edge].total = 0.0
        edges[edge].prior = 0.0
        edges[edge].visits = 0
        edges[edge].available = 0
    used[0] = 0


@helper
def think_over(box, state, seat, hidden, settings, trees, chance, net, room, iterations, moves, count, found):
    """Search a position anew, and write how often each legal move was tried and the sum of its outcomes."""
    (nodes, edges, used), (visits, totals) = trees, found
    clear(nodes, edges, used)
    grow_tree(box, state, seat, hidden, settings, nodes, edges, used, chance, net, room, iterations)
    visits[:count] = 0
    totals[:count] = 0.0
    tally(nodes, edges, seat, moves[:count], visits, totals)


@helper
def most_tried(visits, totals, count):
    """The index of the move tried most often; of equals, the one that did better."""
    best = 0
    for place in range(1, count):
        if visits[place] > visits[best] or (visits[place] == visits[best] and totals[place] > totals[best]):
            best = place
    return best


@helper
def note_thought(trace, found, visits, totals, both, settings, seats):
    """Record how the search changed the net's opinion of a move."""
    gain = totals[found] / visits[found] - blend(both[found, 0], both[found, 1], settings, seats)
    trace.win = min(1.0, max(0.0, both[found, 0] + gain))
    trace.ahead = min(1.0, max(0.0, both[found, 1] + gain))


@entry_point
def searched_games(box, state, seats, options, chance, games, how, hidden, settings, trees, net, room, store):
    """Play games between nets that think some choices over, and store samples of all choices; returns how many."""
    size = len(box[0].moves)
    moves, values, both = np.empty(size, int16), np.empty(size, float64), np.zeros((size, 2), float64)
    visits, totals, no_events = np.zeros(size, int64), np.zeros(size, float64), np.empty(0, EVENT)
    fresh, work = np.zeros_like(state), np.zeros_like(state)
    seed, samples, counts = np.empty(WORDS, int64), np.zeros(1, int64), np.zeros(SEATS, int64)
    opinions, ends, traces = (values, both), make_ends(), np.zeros((SEATS, LONGEST), TRACE)
    choices, choosers = 0, 0
    for _ in range(games):
        deal(box[0], state, fresh, seats, options[0], chance, seed)
        counts[:] = 0
        wander = how[0].wander * pace(choices, choosers)
        while not contract.is_over(box[0], state[0]):
            seat = first_of(contract.seats_to_act(box[0], state[0]))
            count = contract.legal_moves(box[0], state[0], seat, moves)
            chosen = 0
            if count > 1:
                chosen = best_move(box[0], state[0], seat, moves, count, net, room, work, opinions, chance)
                trace = traces[seat, min(counts[seat], LONGEST - 1)]
                trace.win, trace.ahead, trace.trusts = both[chosen, 0], both[chosen, 1], 1
                if below(chance, how[0].every) == 0:
                    budget, found = how[0].least + below(chance, how[0].most - how[0].least + 1), (visits, totals)
                    think_over(
                        box, state, seat, hidden, settings, trees, chance, net, room, budget, moves, count, found
                    )
                    chosen = most_tried(visits, totals, count)
                    note_thought(trace, chosen, visits, totals, both, settings[0], seats)
                if uniform(chance) < wander:
                    chosen, trace.trusts = below(chance, count), 0
                if counts[seat] < LONGEST:
                    counts[seat] += 1
                    move = int64(moves[chosen])
                    remember(box[0], state[0], seat, move, traces, counts, room, work, store, samples, chance)
            contract.play(box[0], state[0], seat, int64(moves[chosen]), no_events)
        more = end_game(box[0], state[0], how[0].spread, how[0].keep, traces, counts, ends, store)
        choices, choosers = choices + more[0], choosers + more[1]
    return samples[0]
