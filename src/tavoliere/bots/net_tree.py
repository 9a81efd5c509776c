"""The search of tree.py with a net, which values leaves, alone or with games played on, and guides what to try first.

Compiled once for every game that offers `afterstate` and `features`. Who made the last move is valued after it, before
chance falls; the others by what they know once it has fallen. At a node that was met often enough the net values all
moves, once: those that look best are tried first, or those that its policy likes.
"""

import math
from typing import NamedTuple

import numpy as np

from tavoliere.bots.forward import Room, features_after, later_layers, sigmoid, start_first_layer, value_moves
from tavoliere.bots.nets import OUTPUTS, WITH_POLICY, Weights
from tavoliere.bots.tree import (
    DEEPEST,
    Tree,
    add_edge,
    count_points,
    edge_of,
    edge_to,
    judge_end,
    key_after,
    make_space,
    node_of,
    note_edges,
    play_on,
    see,
    share_the_win,
    start_keys,
    tell_path,
)
from tavoliere.engine import contract
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.records import SEATS, Array, float64, int32, int64, record
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


class Asking(NamedTuple):
    """A net, and memory for asking it."""

    net: Weights
    room: Room
    work: Array
    values: Array
    both: Array


@helper
def blend(win, ahead, settings, seats):
    """The outcome of a share of wins and of points ahead."""
    part = settings.margin / seats
    return (1.0 - part) * win + part * ahead


@helper
def give_prior(box, state, seat, node, is_root, settings, tree, asking, count, space):
    """Write how likely each legal move is thought to be the best: quick opinions, or what the net says where asked."""
    if node.planned == 0 and (is_root or node.visits >= settings.ask):
        ask_about_moves(box, state, seat, node, settings, tree, asking, count, space)
    weights = space.weights
    if node.planned:  # edges have what the net said; a move that it was not asked about gets a fair share
        for index in range(count):
            weights[index] = 1.0 / count
        return
    contract.weigh(box, state, seat, space.moves, count, weights)
    total = 0.0
    for index in range(count):
        total += weights[index]
    for index in range(count):
        weights[index] = weights[index] / total * (1.0 - settings.evenness) + settings.evenness / count


@helper
def ask_about_moves(box, state, seat, node, settings, tree, asking, count, space):
    """Let the net say how likely each move of a node is the best."""
    moves, values, both = space.moves, asking.values, asking.both
    value_moves(box, state, seat, moves, count, asking.net, asking.room, asking.work, values, both)
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
        edge = int64(edge_of(node, tree.edges, moves[index]))
        if edge < 0:
            edge = int64(add_edge(node, tree.edges, tree.used, moves[index]))
        if edge >= 0:
            tree.edges[edge].prior = values[index] / total * (1.0 - settings.evenness) + settings.evenness / count
    node.planned = 1


@helper
def select(node, edges, count, settings, space):
    """The index of the legal move to try, as in tree.py; what the net said of a move counts before its weight."""
    visits, total = note_edges(node, edges, space)
    moment, moves = space.moment[0], space.moves
    untried = (total / visits if visits else 0.5) - settings.unseen
    best, best_score = 0, -1e30
    for index in range(count):
        move, prior, value, available, tried = moves[index], space.weights[index], untried, node.visits, 0
        if space.noted_at[move] == moment:
            edge = space.edge_at[move]
            edges[edge].available += 1
            available, tried = edges[edge].available, edges[edge].visits
            prior = edges[edge].prior if edges[edge].prior > 0.0 else prior
            value = edges[edge].total / tried if tried else untried
        score = value + settings.exploration * prior * math.sqrt(available) / (1.0 + tried)
        if score > best_score:
            best, best_score = index, score
    return best


@helper
def value_after(box, state, seat, move, settings, asking, outcome):
    """Write what a move is worth to whoever makes it, before chance falls."""
    asking.room[4][:] = 0
    pairs = features_after(box, state, seat, move, asking.room, asking.work)
    value_pairs(pairs, seat, settings, state.seats, asking.net, asking.room, outcome)


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
def judge(box, state, depth, mover, settings, asking, space):
    """Write the outcome for every seat that chose on the way; the one that moved last has its own already."""
    if contract.is_over(box, state):
        share_the_win(box, state, space.points, space.ranks, space.scores, space.outcome)
        count_points(int64(state.seats), settings, space.points, space.outcome)
        return
    walked = 0
    for step in range(depth):
        walked |= 1 << space.path_seat[step]
    for seat in range(state.seats):
        if seat != mover and (walked >> seat) & 1 and settings.mix < 1.0:
            value_position(box, state, seat, settings, asking.net, asking.room, space.outcome)


@helper
def mix_in(box, state, chance, settings, space, ended):
    """Play the imagined game on, and mix how it ends with what the net said."""
    if settings.mix == 0.0 or contract.is_over(box, state):
        return
    play_on(box, state, chance, settings, space.moves, space.weights, space.no_events)
    judge_end(box, state, settings, space.points, space.ranks, space.scores, ended)
    for seat in range(state.seats):
        space.outcome[seat] = (1.0 - settings.mix) * space.outcome[seat] + settings.mix * ended[seat]


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
    size, how, state = len(box[0].moves), settings[0], root.copy()
    tree, space, ended = Tree(nodes, edges, used), make_space(size), np.zeros(SEATS, float64)
    asking = Asking(net, room, root.copy(), np.empty(size, float64), np.empty((size, WITH_POLICY), float64))
    for _ in range(iterations):
        state[0] = root[0]
        contract.imagine(box[0], state[0], seat, chance)
        depth, mover = walk(box[0], state[0], seat, hidden, how, tree, asking, space)
        judge(box[0], state[0], depth, mover, how, asking, space)
        mix_in(box[0], state[0], chance, how, space, ended)
        tell_path(edges, depth, space)


@helper
def walk(box, state, seat, hidden, settings, tree, asking, space):
    """Walk down the tree to a move that is new, and value it; returns how many edges that were, and who made it."""
    start_keys(space.keys)
    depth, steps, mover = 0, 0, -1
    while steps < DEEPEST and mover < 0 and not contract.is_over(box, state):
        asked = contract.seats_to_act(box, state)
        actor = seat if (asked >> seat) & 1 else first_of(asked)
        count = contract.legal_moves(box, state, actor, space.moves)
        chosen, is_new = 0, False
        if count > 1 or steps == 0:
            slot = node_of(tree.nodes, space.keys[actor])
            if slot < 0:
                break
            node = tree.nodes[slot]
            node.visits += 1
            give_prior(box, state, actor, node, steps == 0, settings, tree, asking, count, space)
            chosen = select(node, tree.edges, count, settings, space)
            edge = edge_to(node, tree, space, chosen)[0]
            is_new = edge < 0 or tree.edges[edge].visits == 0
            if edge >= 0:
                space.path_edge[depth], space.path_seat[depth] = edge, actor
                depth += 1
        move = int64(space.moves[chosen])
        see(space.keys, actor, move, hidden[move])
        if is_new:
            mover = actor
            if settings.mix < 1.0:
                value_after(box, state, actor, move, settings, asking, space.outcome)
        contract.play(box, state, actor, move, space.no_events)
        steps += 1
    return depth, mover
