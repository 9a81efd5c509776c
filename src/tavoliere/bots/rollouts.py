"""Imagined games played to their end: what each of a few moves leads to for every seat, in the same imagined worlds.

A world is dealt from what one seat knows (`imagine`), the move is made, and everybody goes on by what looks best at
first sight. The mean of how such games end is an unbiased estimate of the seats' win shares under that way of playing:
what a chance event tells changes it by zero on average, whatever the number of worlds.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from numba import typeof

from tavoliere.bots.policies import heaviest
from tavoliere.engine import contract, entry_points
from tavoliere.engine.chance import WORDS, split_stream
from tavoliere.engine.entry_points import LIST, WHOLE, WORDS_TYPE, entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.game import Game
from tavoliere.engine.records import PARTS, SEATS, Array, float64, int16, int32, int64
from tavoliere.engine.rule import helper

PART = "rollouts"
NOTHING = -1  # no move: the position as it lies there
LONGEST = 5000  # moves of an imagined game: none of these games is nearly as long


class Dealing(IntEnum):
    """How the worlds of imagined games are dealt."""

    FOR_SEAT = 0  # from what one seat knows
    UNKNOWN = 1  # what nobody knows is dealt anew
    SET_UP = 2  # from the set-up on


@helper
def play_out(box, state, chance, moves, weights, no_events):
    """Play an imagined game to its end by what looks best at first sight; equals are drawn by lot."""
    played = 0
    while played < LONGEST and not contract.is_over(box, state):
        seat = first_of(contract.seats_to_act(box, state))
        count = contract.legal_moves(box, state, seat, moves)
        chosen = 0
        if count > 1:
            contract.rate(box, state, seat, moves, count, weights)
            chosen = heaviest(weights, count, chance)
        contract.play(box, state, seat, int64(moves[chosen]), no_events)
        played += 1
    return played


@helper
def deal_world(box, world, options, seat, dealing, chance):
    """Deal what is unknown in a world; `seat` is whose knowledge it is dealt from, or how many seats are set up."""
    if dealing == Dealing.SET_UP:
        contract.set_up(box, world, seat, options, chance)
    elif dealing == Dealing.FOR_SEAT:
        contract.imagine(box, world, seat, chance)
    elif not contract.is_over(box, world):
        contract.reshuffle(box, world, chance)


@helper
def note_end(box, state, ranks, scores, shares, points):
    """Write how an imagined game ended: each seat's share of the win, and its points by part."""
    contract.ranking(box, state, ranks)
    contract.final_scores(box, state, scores)
    seats = int(state.seats)
    winners = 0
    for seat in range(seats):
        winners += ranks[seat] == 0
    for seat in range(seats):
        shares[seat] = 1.0 / winners if ranks[seat] == 0 else 0.0
        for part in range(PARTS):
            points[seat, part] = scores[seat, part]


@entry_point
def imagined_games(box, root, options, seat, dealing, candidates, chance, shares, points):
    """Make each of a few moves in each world (NOTHING: none) and play on: one compiled function for all that is asked.

    World after world has a stream of its own, the same for every move and for every call with this chance. Writes
    `shares[world, move, seat]` and `points[world, move, seat, part]`; returns how many moves were made in all.
    """
    moves, weights = np.empty(len(box[0].moves), int16), np.empty(len(box[0].moves), float64)
    ranks, scores = np.zeros(SEATS, int64), np.zeros((SEATS, PARTS), int64)
    no_events = np.empty(0, EVENT)
    own, going_on = np.empty(WORDS, int64), np.empty(WORDS, int64)
    world, state = root.copy(), root.copy()
    made = 0
    for number in range(len(shares)):
        split_stream(own, chance)
        world[0] = root[0]
        deal_world(box[0], world[0], options[0], seat, dealing, own)
        for place in range(len(candidates)):
            state[0] = world[0]
            for word in range(WORDS):
                going_on[word] = own[word]
            if candidates[place] != NOTHING:
                contract.play(box[0], state[0], seat, int64(candidates[place]), no_events)
            made += play_out(box[0], state[0], going_on, moves, weights, no_events)
            note_end(box[0], state[0], ranks, scores, shares[number, place], points[number, place])
    return made


@dataclass(frozen=True)
class Ends:
    """How imagined games ended, for one move or several, world by world."""

    shares: Array  # [world, move, seat]
    points: Array  # [world, move, seat, part]

    def mean(self, place: int = 0) -> Array:
        """The win shares after a move."""
        return np.asarray(self.shares[:, place].mean(axis=0))

    def error(self, place: int = 0) -> Array:
        """Their standard errors."""
        return standard_error(self.shares[:, place])

    def difference(self, one: int, other: int) -> tuple[Array, Array]:
        """What the first move brings each seat more than the second, and its standard error, world by world."""
        differences = self.shares[:, one] - self.shares[:, other]
        return np.asarray(differences.mean(axis=0)), standard_error(differences)

    def points_difference(self, one: int, other: int, seat: int) -> tuple[Array, Array]:
        """The same for a seat's points by part."""
        differences = (self.points[:, one, seat] - self.points[:, other, seat]).astype(float64)
        return np.asarray(differences.mean(axis=0)), standard_error(differences)


def standard_error(samples: Array) -> Array:
    """The standard error of the mean of each column."""
    return np.asarray(samples.std(axis=0) / np.sqrt(max(1, len(samples) - 1)))


def imagined_ends(game: Game, state: Array, seat: int, moves: list[int], worlds: int, chance: Array) -> Ends:
    """Imagined games from what a seat knows, each of its moves in the same worlds; without moves, from here."""
    return _played(game, state, (seat, Dealing.FOR_SEAT), moves or [NOTHING], worlds, chance)


def known_ends(game: Game, state: Array, worlds: int, chance: Array, seat: int = 0, move: int = NOTHING) -> Ends:
    """Games from a position with what nobody knows dealt anew, before a move is made if there is one."""
    return _played(game, state, (seat, Dealing.UNKNOWN), [move], worlds, chance)


def start_ends(game: Game, seats: int, options: Array, games: int, chance: Array) -> Ends:
    """Whole games from the set-up on."""
    nothing = np.zeros(1, game.STATE)
    nothing[0].seats = seats
    return _played(game, nothing, (seats, Dealing.SET_UP), [NOTHING], games, chance, options)


def _played(
    game: Game,
    root: Array,
    dealing: tuple[int, Dealing],
    moves: list[int],
    worlds: int,
    chance: Array,
    options: Array | None = None,
) -> Ends:
    """How games end; the chance is left as it was, so that others can be asked with it."""
    seats, shape = int(root[0].seats), (worlds, len(moves), SEATS)
    shares, points = np.zeros(shape), np.zeros((*shape, PARTS), int32)
    given = (game.options() if options is None else options, *map(int, dealing), np.array(moves, int16), chance.copy())
    game.core_for(PART).imagined_games(game.box, root, *given, shares, points)
    return Ends(shares[:, :, :seats], points[:, :, :seats])


def signatures(box: Any, state: Any, options: Any) -> entry_points.Signatures:
    """The argument types that imagined games are compiled for, for one game's records."""
    shares, points = typeof(np.empty((0, 0, 0))), typeof(np.empty((0, 0, 0, 0), int32))
    position = (typeof(box), typeof(state), typeof(options))
    return {"imagined_games": (*position, WHOLE, WHOLE, LIST, WORDS_TYPE, shares, points)}
