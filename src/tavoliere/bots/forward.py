"""Evaluates nets: the value of every legal move, from what its seat knows after it.

One piece of code for every game that offers `afterstate` and `features`. The moves of a decision differ in a few
features only, so the first layer is kept from one to the next and only the differences are added.
"""

import math
from typing import Any

import numpy as np
from numba import typeof

from tavoliere.bots.nets import OUTPUTS, Net, new_net
from tavoliere.engine import compiling, contract, entry_points
from tavoliere.engine.entry_points import LIST, REALS, WHOLE, WORDS_TYPE, entry_point
from tavoliere.engine.features import Layout, layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, int16, int64
from tavoliere.engine.rule import helper

PART = "learned"
WINNING = 0.5  # part of a move's value that is the share of wins; the rest is points ahead

Room = tuple[Array, ...]


def make_room(layout: Layout, net: Net, outputs: int = OUTPUTS) -> Room:
    """Memory for one thread that evaluates a net: pairs now and before, notes, totals by feature, the layers.

    A net with a policy is asked for it only where there is room for one output more.
    """
    wide, narrow = net.shape
    now = (np.zeros(layout.most, int16), np.zeros(layout.most, np.float32))
    before = (np.zeros(layout.most, int16), np.zeros(layout.most, np.float32))
    notes, totals = np.zeros(max(1, layout.notes), int64), np.zeros(layout.size, np.float32)
    layers = (np.zeros(wide, np.float32), np.zeros(narrow, np.float32), np.zeros(outputs, np.float32))
    return (*now, *before, notes, totals, *layers)


@helper
def sigmoid(x):
    """From 0 to 1."""
    return 1.0 / (1.0 + math.exp(-x))


@helper
def start_first_layer(count, net, room):
    """Sum the first layer over all pairs."""
    index, value, index_before, value_before, _notes, totals, wide, _narrow, _out = room
    first = net[0]
    for unit in range(len(wide)):
        wide[unit] = 0.0
    for pair in range(count):
        feature, amount = index[pair], value[pair]
        for unit in range(len(wide)):
            wide[unit] += amount * first[feature, unit]
        index_before[pair], value_before[pair] = feature, amount
        totals[feature] = 0.0


@helper
def change_first_layer(count, count_before, net, room):
    """Make the first layer of the pairs before that of the pairs now: only what differs is added."""
    index, value, index_before, value_before, _notes, totals, wide, _narrow, _out = room
    for pair in range(count_before):
        totals[index_before[pair]] -= value_before[pair]
    for pair in range(count):
        totals[index[pair]] += value[pair]
    for pair in range(count_before):
        add_difference(index_before[pair], net, totals, wide)
    for pair in range(count):
        add_difference(index[pair], net, totals, wide)
        index_before[pair], value_before[pair] = index[pair], value[pair]


@helper
def add_difference(feature, net, totals, wide):
    """Add what a feature changed by, once."""
    amount, first = totals[feature], net[0]
    if amount != 0.0:
        totals[feature] = 0.0
        for unit in range(len(wide)):
            wide[unit] += amount * first[feature, unit]


@helper
def later_layers(net, room):
    """Fill the second layer and the outputs there is room for."""
    _first, second, second_bias, outputs, outputs_bias = net
    _index, _value, _index_before, _value_before, _notes, _totals, wide, narrow, out = room
    for unit in range(len(narrow)):
        narrow[unit] = second_bias[unit]
    for source in range(len(wide)):
        amount = wide[source]
        if amount > 0.0:
            for unit in range(len(narrow)):
                narrow[unit] += amount * second[source, unit]
    for output in range(len(out)):
        out[output] = outputs_bias[output]
    for source in range(len(narrow)):
        amount = narrow[source]
        if amount > 0.0:
            for output in range(len(out)):
                out[output] += amount * outputs[source, output]


@helper
def features_after(box, state, seat, move, room, work):
    """Write the features of one move; returns how many pairs."""
    work[0] = state
    awaited = contract.afterstate(box, work[0], seat, move)
    return contract.features(box, work[0], seat, awaited, room[4], room[0], room[1])


@helper
def layers_after(box, state, seat, move, before, net, room, work):
    """Fill all layers for one move, `before` pairs of another one of the decision (0: none); returns how many pairs."""
    pairs = features_after(box, state, seat, move, room, work)
    if before == 0:
        start_first_layer(pairs, net, room)
    else:
        change_first_layer(pairs, before, net, room)
    later_layers(net, room)
    return pairs


@helper
def value_moves(box, state, seat, moves, count, net, room, work, values, both):
    """Write the value of each legal move, and its parts: the share of wins, and points ahead as a share.

    Where the room asks for a policy, also the logit of each move.
    """
    out, before = room[8], 0
    room[4][:] = 0
    for place in range(count):
        before = layers_after(box, state, seat, int64(moves[place]), before, net, room, work)
        both[place, 0], both[place, 1] = sigmoid(out[0]), sigmoid(out[1])
        if len(out) > OUTPUTS:
            both[place, OUTPUTS] = out[OUTPUTS]
        values[place] = WINNING * both[place, 0] + (1.0 - WINNING) * both[place, 1]


@entry_point
def move_values(box, state, seat, moves, count, net, room, work, values, both):
    """Write the value of each legal move, and both of its parts."""
    value_moves(box[0], state[0], seat, moves, count, net, room, work, values, both)


def values_of(game: Game, state: Array, seat: int, moves: list[int], net: Net) -> Array:
    """A net's value of each of a seat's legal moves, from 0 to 1."""
    room, values, both = make_room(layout_of(game), net), np.zeros(len(moves)), np.zeros((len(moves), OUTPUTS))
    given = (np.array(moves, int16), len(moves), net.weights, room, blank(game.STATE))
    game.core_for(PART).move_values(game.box, state, seat, *given, values, both)
    return values


def signatures(box: Any, state: Any, options: Any) -> entry_points.Signatures:
    """The argument types that nets are compiled for, for one game's records; none if it offers no features."""
    if not contract.offers_features(state.dtype):
        return {}
    net = new_net(1, 0)
    room, both = make_room(Layout(), net), np.empty((0, OUTPUTS))
    given = (LIST, WHOLE, typeof(net.weights), typeof(room), typeof(state), REALS, typeof(both))
    position = (typeof(box), typeof(state), WHOLE)
    return {
        "move_values": (*position, *given),
        "features_after": (*position, WHOLE, WORDS_TYPE, LIST, typeof(np.empty(0, np.float32))),
    }


compiling.PARTS[PART] = f"{__name__}:signatures"
