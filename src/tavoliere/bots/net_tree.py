"""The search of tree.py with a net, which values leaves, alone or with games played on, and guides what to try first.

Compiled once for every game that offers `afterstate` and `features`. Who made the last move is valued after it, before
chance falls; the others by what they know once it has fallen. At a node that was met often enough the net values all
moves, once: those that look best are tried first, or those that its policy likes.
"""

import math

import numpy as np

from tavoliere.bots.forward import features_after, later_layers, sigmoid, start_first_layer, value_moves
from tavoliere.bots.nets import OUTPUTS, WITH_POLICY
from tavoliere.bots.tree import (
    DEEPEST,
    add_edge,
    count_points,
    edge_of,
    judge_end,
    key_after,
    node_of,
    play_on,
    see,
    share_the_win,
    start_keys,
)
from tavoliere.engine import contract
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import PARTS, SEATS, float64, int16, int32, int64, record
from tavoliere.engine.rule import helper

EDGE = record(
    [
        ("total", float64),  # as in tree.py
        ("prior", float64),  # how likely the net thinks the move the best; 0 while it was not asked
        ("visits", int32),
        ("available", int32),
        ("following", int32),
        ("move", int32),
    ]
)
SETTINGS = record(
    [
        ("exploration", float64),
        ("evenness", float64),  # part of the prior that all legal moves share
        ("unseen", float64),  # how much worse than its siblings a move is taken to be before it is tried
        ("margin", float64),  # part of an outcome that is points ahead, times the seats; the rest is winning
        ("spread", float64),  # points by which good players usually differ
        ("heat", float64),  # how far behind the best, in value, a move still looks promising
        ("mix", float64),  # part of a leaf's worth that is how the game ends, played on; the rest is the net's
        ("policy", int32),  # 1: the prior is what the net's policy says, not its values
        ("ask", int32),  # visits after which a node is worth asking the net about all its moves
        ("wander", int32),  # as in tree.py, where games are played on
        ("horizon", int32),
    ]
)


@helper
def blend(win, ahead, settings, seats):
    """The outcome of a share of wins and of points ahead."""
    part = settings.margin / seats
    return (1.0 - part) * win + part * ahead


@helper
def ask_about_moves(box, state, seat, node, trees, settings, moves, count, net, room, work, opinions):
    """Let the net say how likely each move of a node is the best."""
    (edges, used), (values, both) = trees, opinions
    value_moves(box, state, seat, moves, count, net, room, work, values, both)
    best, total, heat = -1e9, 0.0, settings.heat
    for index in range(count):
        values[index] = blend(both[index, 0], both[index, 1], settings, state.seats)
        if settings.policy:
            values[index], heat = both[index, OUTPUTS], 1.0
        best = max(best, values[index])
    for index in range(count):
        values[index] = math.exp((values[index] - best) / heat)
        total += values[index]
    for index in range(count):
        edge = int64(edge_of(node, edges, moves[index]))
        if edge < 0:
            edge = int64(add_edge(node, edges, used, moves[index]))
        if edge >= 0:
            edges[edge].prior = values[index] / total * (1.0 - settings.evenness) + settings.evenness / count
    node.planned = 1


@helper
def give_weights(box, state, seat, node, settings, moves, count, weights):
    """Write quick opinions of the moves; where the net was asked they are not needed any more."""
    if node.planned:
        for index in range(count):
            weights[index] = 1.0 / count
        return
    contract.weigh(box, state, seat, moves, count, weights)
    total = 0.0
    for index in range(count):
        total += weights[index]
    for index in range(count):
        weights[index] = weights[index] / total * (1.0 - settings.evenness) + settings.evenness / count


@helper
def select(node, edges, moves, weights, count, settings, edge_at, noted_at, moment):
    """The index of the legal move to try, as in tree.py; what the net said of a move counts before its weight."""
    visits, total = 0, 0.0
    edge = node.first - 1
    while edge >= 0:
        move = edges[edge].move
        edge_at[move], noted_at[move] = edge, moment
        visits += edges[edge].visits
        total += edges[edge].total
        edge = edges[edge].following - 1
    untried = (total / visits if visits else 0.5) - settings.unseen
    best, best_score = 0, -1e30
    for index in range(count):
        move, prior, value, available, tried = moves[index], weights[index], untried, node.visits, 0
        if noted_at[move] == moment:
            edge = edge_at[move]
            edges[edge].available += 1
            available, tried = edges[edge].available, edges[edge].visits
            prior = edges[edge].prior if edges[edge].prior > 0.0 else prior
            value = edges[edge].total / tried if tried else untried
        score = value + settings.exploration * prior * math.sqrt(available) / (1.0 + tried)
        if score > best_score:
            best, best_score = index, score
    return best


@helper
def value_after(box, state, seat, move, settings, net, room, work, outcome):
    """Write what a move is worth to whoever makes it, before chance falls."""
    room[4][:] = 0
    value_pairs(features_after(box, state, seat, move, room, work), seat, settings, state.seats, net, room, outcome)


@helper
def value_position(box, state, seat, settings, net, room, outcome):
    """Write what a position is worth to a seat."""
    room[4][:] = 0
    pairs = contract.features(box, state, seat, 0, room[4], room[0], room[1])
    value_pairs(pairs, seat, settings, state.seats, net, room, outcome)


@helper
def value_pairs(pairs, seat, settings, seats, net, room, outcome):
    """Write what the net says of the features in the room."""
    start_first_layer(pairs, net, room)
    later_layers(net, room)
    outcome[seat] = blend(sigmoid(room[8][0]), sigmoid(room[8][1]), settings, seats)


@helper
def judge(box, state, walked, mover, settings, net, room, points, ranks, scores, outcome):
    """Write the outcome for every seat that chose on the way; the one that moved last has its own already."""
    if contract.is_over(box, state):
        share_the_win(box, state, points, ranks, scores, outcome)
        count_points(int64(state.seats), settings, points, outcome)
        return
    for seat in range(state.seats):
        if seat != mover and (walked >> seat) & 1 and settings.mix < 1.0:
            value_position(box, state, seat, settings, net, room, outcome)


@helper
def mix_in(box, state, chance, settings, moves, weights, no_events, points, ranks, scores, outcome, ended):
    """Play the imagined game on, and mix how it ends with what the net said."""
    if settings.mix == 0.0 or contract.is_over(box, state):
        return
    play_on(box, state, chance, settings, moves, weights, no_events)
    judge_end(box, state, settings, points, ranks, scores, ended)
    for seat in range(state.seats):
        outcome[seat] = (1.0 - settings.mix) * outcome[seat] + settings.mix * ended[seat]


@helper
def tally(nodes, edges, seat, moves, visits, totals):
    """Write how often each move was tried at the root, and the sum of its outcomes."""
    slot = node_of(nodes, key_after(0, seat))
    for index in range(len(moves)):
        edge = edge_of(nodes[slot], edges, moves[index])
        if edge >= 0:
            visits[index], totals[index] = edges[edge].visits, edges[edge].total


@entry_point
def net_search(
    box, root, seat, hidden, settings, nodes, edges, used, chance, net, room, iterations, asked_moves, visits, totals
):
    """Grow the tree by some iterations, as `search` does, and write how often each of the seat's moves was tried."""
    grow_tree(box, root, seat, hidden, settings, nodes, edges, used, chance, net, room, iterations)
    tally(nodes, edges, seat, asked_moves, visits, totals)


@helper
def grow_tree(box, root, seat, hidden, settings, nodes, edges, used, chance, net, room, iterations):
    """Grow the tree by some iterations."""
    size = len(box[0].moves)
    moves, weights = np.empty(size, int16), np.empty(size, float64)
    opinions = (np.empty(size), np.empty((size, WITH_POLICY)))
    edge_at, noted_at, moment = np.empty(size, int32), np.zeros(size, int64), 0
    no_events, keys = np.empty(0, EVENT), np.empty(SEATS, int64)
    path_edge, path_seat = np.empty(DEEPEST, int64), np.empty(DEEPEST, int64)
    points, outcome, ended = np.zeros(SEATS, float64), np.zeros(SEATS, float64), np.zeros(SEATS, float64)
    ranks, scores = np.zeros(SEATS, int64), np.zeros((SEATS, PARTS), int64)
    state, work, how, trees = root.copy(), root.copy(), settings[0], (edges, used)
    for _ in range(iterations):
        state[0] = root[0]
        contract.imagine(box[0], state[0], seat, chance)
        start_keys(keys)
        depth, steps, walked, mover = 0, 0, 0, -1
        while steps < DEEPEST and mover < 0 and not contract.is_over(box[0], state[0]):
            asked = contract.seats_to_act(box[0], state[0])
            actor = seat if (asked >> seat) & 1 else first_of(asked)
            count = contract.legal_moves(box[0], state[0], actor, moves)
            chosen, is_new = 0, False
            if count > 1 or steps == 0:
                slot = node_of(nodes, keys[actor])
                if slot < 0:
                    break
                node = nodes[slot]
                node.visits += 1
                if node.planned == 0 and (steps == 0 or node.visits >= how.ask):
                    ask_about_moves(box[0], state[0], actor, node, trees, how, moves, count, net, room, work, opinions)
                give_weights(box[0], state[0], actor, node, how, moves, count, weights)
                moment += 1
                chosen = select(node, edges, moves, weights, count, how, edge_at, noted_at, moment)
                edge = int64(edge_at[moves[chosen]])
                if noted_at[moves[chosen]] != moment:
                    edge = int64(add_edge(node, edges, used, moves[chosen]))
                is_new = bool(edge < 0 or edges[edge].visits == 0)
                if edge >= 0:
                    path_edge[depth], path_seat[depth] = edge, actor
                    depth += 1
                    walked |= 1 << actor
            move = int64(moves[chosen])
            see(keys, actor, move, hidden[move])
            if is_new:
                if how.mix < 1.0:
                    value_after(box[0], state[0], actor, move, how, net, room, work, outcome)
                mover = actor
            contract.play(box[0], state[0], actor, move, no_events)
            steps += 1
        judge(box[0], state[0], walked, mover, how, net, room, points, ranks, scores, outcome)
        mix_in(box[0], state[0], chance, how, moves, weights, no_events, points, ranks, scores, outcome, ended)
        for step in range(depth):
            edges[path_edge[step]].visits += 1
            edges[path_edge[step]].total += outcome[path_seat[step]]
