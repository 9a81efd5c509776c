"""Information-set Monte Carlo tree search, compiled once for every game.

Each iteration deals what the seat cannot know anew (`imagine`), walks down the tree, adds one edge, plays the imagined
game on by `weigh`, and tells every edge it walked how it ended for the seat that chose it: each seat maximises its own
outcome. A node is what *its* seat has seen since the root: a move others do not see being made (a secret choice,
made at the same time perhaps) leaves no trace in their keys, so nobody answers what nobody knows.
"""

import math
from typing import NamedTuple

import numpy as np

from tavoliere.bots.policies import by_weight, heaviest
from tavoliere.engine import contract
from tavoliere.engine.chance import below
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import PARTS, SEATS, Array, float64, int16, int32, int64, record
from tavoliere.engine.rule import helper

NODE = record(
    [
        ("key", int64),  # 0: free
        ("visits", int32),
        ("first", int32),  # index of an edge, + 1
        ("planned", int32),  # what a sensible person would do here, + 1; 0 while nobody has thought about it
    ]
)
EDGE = record(
    [
        ("total", float64),  # sum of the outcomes for the seat that chooses
        ("visits", int32),
        ("available", int32),  # how often the move was legal here: not in every imagined world
        ("following", int32),  # the node's next edge, + 1
        ("move", int32),
    ]
)
SETTINGS = record(
    [
        ("exploration", float64),
        ("evenness", float64),  # part of the prior that all legal moves share
        ("plan_share", float64),  # part of the prior that the sensible person's choice gets
        ("unseen", float64),  # how much worse than its siblings a move is taken to be before it is tried
        ("margin", float64),  # part of an outcome that is points ahead, times the seats; the rest is winning
        ("spread", float64),  # points by which good players usually differ
        ("wander", int32),  # of a hundred choices in an imagined game, those drawn by weight instead of the best
        ("horizon", int32),  # moves after which an imagined game is not played on but guessed by `worth`
    ]
)

DEEPEST = 64
WORTH_A_PLAN = 8  # visits after which a node is worth the time that `plan` takes
PROBES = 16
KEY_MASK = 0x3FFFFFFFFFFFFFFF
MULTIPLIER = 0x2545F4914F6CDD1D


class Tree(NamedTuple):
    """The tree of one thread."""

    nodes: Array
    edges: Array
    used: Array  # how many edges there are


class Space(NamedTuple):
    """Memory for one thread: what stands in it holds for one node, or for one walk down the tree."""

    moves: Array
    weights: Array
    edge_at: Array  # where the edge of a move is
    noted_at: Array  # the moment when that was noted: what was noted at another one is another node's
    moment: Array
    keys: Array
    path_edge: Array
    path_seat: Array
    points: Array
    ranks: Array
    scores: Array
    outcome: Array
    no_events: Array


@helper
def make_space(size):
    """Memory for a game of so many moves."""
    return Space(
        np.empty(size, int16),
        np.empty(size, float64),
        np.empty(size, int32),
        np.zeros(size, int64),
        np.zeros(1, int64),
        np.empty(SEATS, int64),
        np.empty(DEEPEST, int64),
        np.empty(DEEPEST, int64),
        np.zeros(SEATS, float64),
        np.zeros(SEATS, int64),
        np.zeros((SEATS, PARTS), int64),
        np.zeros(SEATS, float64),
        np.empty(0, EVENT),
    )


@helper
def key_after(key, seen):
    """The key of what a seat has seen once it has seen one thing more."""
    mixed = (int(key) * MULTIPLIER + int(seen) + 1) & KEY_MASK
    return (mixed ^ (mixed >> 29)) | 1


@helper
def start_keys(keys):
    """At the root nobody has seen anything; the seats' keys differ all the same."""
    for seat in range(SEATS):
        keys[seat] = key_after(0, seat)


@helper
def see(keys, actor, move, is_hidden):
    """Every seat sees a move being made, the others not what a hidden one is."""
    for seat in range(SEATS):
        keys[seat] = key_after(keys[seat], -1 if is_hidden and seat != actor else move)


@helper
def node_of(nodes, key):
    """The slot of a node, made when it is new; -1 when there is no room left near it."""
    slot = key % len(nodes)
    for _ in range(PROBES):
        if nodes[slot].key == key:
            return slot
        if nodes[slot].key == 0:
            nodes[slot].key = key
            return slot
        slot = slot + 1 if slot + 1 < len(nodes) else 0
    return -1


@helper
def edge_of(node, edges, move):
    """The edge of a move, or -1 if it was never tried."""
    edge = node.first - 1
    while edge >= 0 and edges[edge].move != move:
        edge = edges[edge].following - 1
    return edge


@helper
def add_edge(node, edges, used, move):
    """A new edge for a move that is tried for the first time; -1 when there is no room left."""
    edge = used[0]
    if edge >= len(edges):
        return -1
    used[0] += 1
    edges[edge].move = move
    edges[edge].available = node.visits
    edges[edge].following = node.first
    node.first = edge + 1
    return edge


@helper
def recall(root, moves, weights):
    """The seat's legal moves at the root and their prior, the same in every imagined world; 0 when not yet noted."""
    count, root_moves, root_weights = root
    for index in range(count[0]):
        moves[index], weights[index] = root_moves[index], root_weights[index]
    return count[0]


@helper
def note(root, moves, weights, count):
    """Keep what is known at the root for the next imagined world."""
    root[0][0] = count
    for index in range(count):
        root[1][index], root[2][index] = moves[index], weights[index]


@helper
def give_prior(box, state, seat, node, is_root, settings, moves, count, weights):
    """Write how likely each legal move is thought to be the best: quick opinions, and a plan where it is worth it."""
    if node.planned == 0 and (is_root or node.visits >= WORTH_A_PLAN):
        node.planned = 1 + planned_move(box, state, seat, moves, count, weights)
    contract.weigh(box, state, seat, moves, count, weights)
    total = 0.0
    for index in range(count):
        total += weights[index]
    share = settings.plan_share if node.planned else 0.0
    for index in range(count):
        opinion = weights[index] / total * (1.0 - settings.evenness) + settings.evenness / count
        weights[index] = (1.0 - share) * opinion
        if moves[index] == node.planned - 1:
            weights[index] += share


@helper
def planned_move(box, state, seat, moves, count, weights):
    """The move a sensible person would make."""
    contract.plan(box, state, seat, moves, count, weights)
    best = 0
    for index in range(1, count):
        if weights[index] > weights[best]:
            best = index
    return int64(moves[best])


@helper
def select(node, edges, count, settings, space):
    """The index of the legal move to try: known results, and curiosity in proportion to the prior (PUCT)."""
    visits, total = note_edges(node, edges, space)
    moment, moves, weights = space.moment[0], space.moves, space.weights
    untried = (total / visits if visits else 0.5) - settings.unseen
    never_seen = math.sqrt(node.visits)
    best, best_score = 0, -1e30
    for index in range(count):
        move = moves[index]
        if space.noted_at[move] != moment:
            score = untried + settings.exploration * weights[index] * never_seen
        else:
            edge = space.edge_at[move]
            edges[edge].available += 1
            tried = edges[edge].visits
            curiosity = settings.exploration * weights[index] * math.sqrt(edges[edge].available) / (1.0 + tried)
            score = edges[edge].total / tried + curiosity
        if score > best_score:
            best, best_score = index, score
    return best


@helper
def note_edges(node, edges, space):
    """Note where the edges of a node's moves are; returns how often they were tried, and the sum of their outcomes."""
    visits, total = 0, 0.0
    space.moment[0] += 1
    moment, edge = space.moment[0], node.first - 1
    while edge >= 0:
        move = edges[edge].move
        space.edge_at[move], space.noted_at[move] = edge, moment
        visits += edges[edge].visits
        total += edges[edge].total
        edge = edges[edge].following - 1
    return visits, total


@helper
def play_on(box, state, chance, settings, moves, weights, no_events):
    """Play the imagined game on by what looks best at first sight, to its end or to the horizon."""
    played = 0
    while played < settings.horizon and not contract.is_over(box, state):
        seat = first_of(contract.seats_to_act(box, state))
        count = contract.legal_moves(box, state, seat, moves)
        chosen = 0
        if count > 1:
            if settings.wander and below(chance, 100) < settings.wander:
                contract.weigh(box, state, seat, moves, count, weights)
                chosen = by_weight(weights, count, chance)
            else:
                contract.rate(box, state, seat, moves, count, weights)
                chosen = heaviest(weights, count, chance)
        contract.play(box, state, seat, int64(moves[chosen]), no_events)
        played += 1


@helper
def judge_end(box, state, settings, points, ranks, scores, outcome):
    """Write each seat's outcome between 0 and 1: mostly the chance to win, partly the points it is ahead."""
    seats = int(state.seats)
    if contract.is_over(box, state):
        share_the_win(box, state, points, ranks, scores, outcome)
    else:
        contract.worth(box, state, points)
        best = points[:seats].max()
        total = 0.0
        for seat in range(seats):
            outcome[seat] = math.exp(2.0 * (points[seat] - best) / settings.spread)
            total += outcome[seat]
        for seat in range(seats):
            outcome[seat] /= total
    count_points(seats, settings, points, outcome)


@helper
def share_the_win(box, state, points, ranks, scores, outcome):
    """Write each seat's points at the end, and its share of the win."""
    contract.ranking(box, state, ranks)
    contract.final_scores(box, state, scores)
    winners = 0
    for seat in range(state.seats):
        points[seat] = scores[seat].sum()
        winners += ranks[seat] == 0
    for seat in range(state.seats):
        outcome[seat] = 1.0 / winners if ranks[seat] == 0 else 0.0


@helper
def count_points(seats, settings, points, outcome):
    """Make each outcome partly one of points ahead; the more rivals, the less a narrow defeat is worth."""
    margin = settings.margin / seats
    for seat in range(seats):
        ahead = 1e9
        for other in range(seats):
            if other != seat:
                ahead = min(ahead, points[seat] - points[other])
        ahead = 1.0 / (1.0 + math.exp(-ahead / settings.spread))
        outcome[seat] = (1.0 - margin) * outcome[seat] + margin * ahead


@helper
def walk(box, state, seat, hidden, settings, tree, known, space):
    """Walk down the tree and add one edge; returns how many edges that were."""
    start_keys(space.keys)
    depth, steps, is_new = 0, 0, False
    while steps < DEEPEST and not is_new and not contract.is_over(box, state):
        # Of several seats that choose at the same time the searching one goes first, so that it starts at the root.
        asked = contract.seats_to_act(box, state)
        actor = seat if (asked >> seat) & 1 else first_of(asked)
        recalled = recall(known, space.moves, space.weights) if steps == 0 else 0
        count = recalled or contract.legal_moves(box, state, actor, space.moves)
        chosen = 0
        if count > 1 or steps == 0:
            slot = node_of(tree.nodes, space.keys[actor])
            if slot < 0:
                break
            node = tree.nodes[slot]
            node.visits += 1
            if not recalled:
                give_prior(box, state, actor, node, steps == 0, settings, space.moves, count, space.weights)
                if steps == 0:
                    note(known, space.moves, space.weights, count)
            chosen = select(node, tree.edges, count, settings, space)
            edge, is_new = edge_to(node, tree, space, chosen)
            if edge >= 0:
                space.path_edge[depth], space.path_seat[depth] = edge, actor
                depth += 1
        move = int64(space.moves[chosen])
        see(space.keys, actor, move, hidden[move])
        contract.play(box, state, actor, move, space.no_events)
        steps += 1
    return depth


@helper
def edge_to(node, tree, space, chosen):
    """The edge of the chosen move, made when it is new (-1: no room), and whether it is."""
    move = space.moves[chosen]
    if space.noted_at[move] == space.moment[0]:
        return int64(space.edge_at[move]), False
    return int64(add_edge(node, tree.edges, tree.used, move)), True


@helper
def tell_path(edges, depth, space):
    """Tell every edge on the path how it ended for the seat that chose it."""
    for step in range(depth):
        edges[space.path_edge[step]].visits += 1
        edges[space.path_edge[step]].total += space.outcome[space.path_seat[step]]


@entry_point
def search(box, root, seat, hidden, settings, nodes, edges, used, chance, iterations, deals):
    """Grow the tree by some iterations; it stays in `nodes` and `edges`, so that one may go on or stop at any time.

    `hidden[move]` says that others do not see the move being made; `deals` is 0 only for a cheater.
    """
    tree, space, how, state = Tree(nodes, edges, used), make_space(len(box[0].moves)), settings[0], root.copy()
    known = (np.zeros(1, int64), np.empty_like(space.moves), np.empty_like(space.weights))
    for _ in range(iterations):
        state[0] = root[0]
        if deals:
            contract.imagine(box[0], state[0], seat, chance)
        depth = walk(box[0], state[0], seat, hidden, how, tree, known, space)
        play_on(box[0], state[0], chance, how, space.moves, space.weights, space.no_events)
        judge_end(box[0], state[0], how, space.points, space.ranks, space.scores, space.outcome)
        tell_path(edges, depth, space)


@entry_point
def results(nodes, edges, seat, moves, count, visits, totals):
    """What the tree says of each of a seat's moves at the root: how often it was tried, and the sum of its outcomes."""
    slot = node_of(nodes, key_after(0, seat))
    for index in range(count):
        edge = edge_of(nodes[slot], edges, moves[index])
        if edge >= 0:
            visits[index] += edges[edge].visits
            totals[index] += edges[edge].total
