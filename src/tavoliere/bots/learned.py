"""`learned`: values every legal move by a small net, from what its seat knows after it, and makes the best one.

One piece of code for every game that offers `afterstate` and `features`. The moves of a decision differ in a few
features only, so the first layer is kept from one to the next and only the differences are added.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np
from numba import typeof

from tavoliere.bots.nets import OUTPUTS, Net, find_net, new_net, read_net, refuse_unfitting
from tavoliere.bots.policies import heaviest
from tavoliere.bots.search import Budget, SearchBot
from tavoliere.engine import compiling, contract, entry_points
from tavoliere.engine.entry_points import LIST, REALS, WHOLE, entry_point
from tavoliere.engine.features import Layout, layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, int16, int64
from tavoliere.engine.rule import helper

PART = "learned"
WINNING = 0.5  # part of a move's value that is the share of wins; the rest is points ahead
OLD_BUDGET = Budget(seconds=0.2)  # of the search that plays where there is no net

Room = tuple[Array, ...]


def make_room(layout: Layout, net: Net) -> Room:
    """Memory for one thread that asks a net: pairs now and before, notes, totals by feature, the layers."""
    wide, narrow = net.shape
    now = (np.zeros(layout.most, int16), np.zeros(layout.most, np.float32))
    before = (np.zeros(layout.most, int16), np.zeros(layout.most, np.float32))
    notes, totals = np.zeros(max(1, layout.notes), int64), np.zeros(layout.size, np.float32)
    layers = (np.zeros(wide, np.float32), np.zeros(narrow, np.float32), np.zeros(OUTPUTS, np.float32))
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
    """Fill the second layer and both outputs."""
    _first, second, second_bias, outputs, outputs_bias = net
    _index, _value, _index_before, _value_before, _notes, _totals, wide, narrow, out = room
    for unit in range(len(narrow)):
        narrow[unit] = second_bias[unit]
    for source in range(len(wide)):
        amount = wide[source]
        if amount > 0.0:
            for unit in range(len(narrow)):
                narrow[unit] += amount * second[source, unit]
    for output in range(OUTPUTS):
        out[output] = outputs_bias[output]
    for source in range(len(narrow)):
        amount = narrow[source]
        if amount > 0.0:
            for output in range(OUTPUTS):
                out[output] += amount * outputs[source, output]


@helper
def features_after(box, state, seat, move, room, work):
    """Write the features of one move; returns how many pairs."""
    work[0] = state
    awaited = contract.afterstate(box, work[0], seat, move)
    return contract.features(box, work[0], seat, awaited, room[4], room[0], room[1])


@helper
def value_moves(box, state, seat, moves, count, net, room, work, values, both):
    """Write the value of each legal move, and both of its parts: the share of wins, and points ahead as a share."""
    out, before = room[8], 0
    room[4][:] = 0
    for place in range(count):
        pairs = features_after(box, state, seat, int64(moves[place]), room, work)
        if place == 0:
            start_first_layer(pairs, net, room)
        else:
            change_first_layer(pairs, before, net, room)
        before = pairs
        later_layers(net, room)
        both[place, 0], both[place, 1] = sigmoid(out[0]), sigmoid(out[1])
        values[place] = WINNING * both[place, 0] + (1.0 - WINNING) * both[place, 1]


@entry_point
def move_values(box, state, seat, moves, count, net, room, work, values, both):
    """Write the value of each legal move, and both of its parts."""
    value_moves(box[0], state[0], seat, moves, count, net, room, work, values, both)


class LearnedBot:
    """Makes the move that a net likes best; without a net for the game, the box and the seats, the old search plays."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self._read: tuple[str, int, Net] | None = None

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """The legal move with the highest value; equals are drawn by lot."""
        moves = game.legal_moves(imagined, seat)
        if len(moves) == 1:
            return moves[0]
        net = self.net_for(game, int(imagined[0].seats))
        if net is None:
            return SearchBot(OLD_BUDGET).choose(game, imagined, seat, chance)
        values = values_of(game, imagined, seat, moves, net)
        return moves[int(heaviest(values, len(moves), chance))]

    def net_for(self, game: Game, seats: int) -> Net | None:
        """The net of the bot's own file, or the one that came with the game."""
        if self.file is None:
            return find_net(game, seats)
        if self._read is None or self._read[:2] != (game.box_hash, seats):
            self._read = (game.box_hash, seats, read_net(self.file, game, seats))
        refuse_unfitting(self._read[2].card, game, seats, self.file.name)
        return self._read[2]


def values_of(game: Game, state: Array, seat: int, moves: list[int], net: Net) -> Array:
    """What a net thinks of each of a seat's legal moves, from 0 to 1."""
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
    return {"move_values": (typeof(box), typeof(state), WHOLE, *given)}


compiling.PARTS[PART] = f"{__name__}:signatures"
