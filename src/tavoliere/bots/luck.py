"""Luck: what chance did to everybody's win share in a match, measured at each chance event.

The same move is made again and again with other chance: what nobody knew is dealt anew, what anybody knew stays. Luck
is how games end after what fell, minus how they end after what could have fallen. Every outcome is as likely as it was
in the match, so luck has mean zero whoever plays and however games are played on: a result minus its luck has the mean
of the result. All of a match is asked in the same streams of chance: where somebody makes the move that the imagined
games would have gone on with, what one event ends with is what the next begins with, world by world, and its noise is
gone from the sum. docs/review.md has the figures.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tavoliere.bots.rollouts import Ends, known_ends, standard_error, start_ends
from tavoliere.engine.chance import seed_words
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array

FOLDS = 5  # parts of a set of games; each is corrected with a coefficient fitted to the others
COUNTED = 1 / 3  # of the luck that results with average luck are without: chance swings imagined games too far
BATCHES = 20  # of worlds: enough to know the error of a sum, few enough to be kept


@dataclass(frozen=True)
class Luck:
    """What chance did to each seat, in win share: in each batch of worlds, the same ones for a whole match."""

    batches: Array  # [batch, seat]; sums to 0 over the seats

    @classmethod
    def of(cls, samples: Array) -> "Luck":
        """Of samples, a row for each world."""
        parts = np.array_split(samples, min(BATCHES, len(samples)))
        return cls(np.array([part.mean(axis=0) for part in parts]))

    @property
    def gain(self) -> Array:
        """What each seat won by it."""
        return np.asarray(self.batches.mean(axis=0))

    @property
    def error(self) -> Array:
        """Its standard error; of a sum it is smaller than what its parts would have if they were asked apart."""
        return standard_error(self.batches)


def source_of(game: Game, events: Sequence[Event]) -> str | None:
    """The name of what chance decided, if it decided anything."""
    happened = {event.kind for event in events if event.reveals}
    return next((source for kind, source in game.CHANCE.items() if kind in happened), None)


def state_after(match: Match, index: int) -> Array:
    """The state after a decision and the chance that followed it."""
    later = index + 1
    return match.history[later].before if later < len(match.history) else match.state


def start_shares(match: Match, worlds: int, seed: int) -> Array:
    """Everybody's win share before anything was dealt; the same for all matches with these seats and options."""
    chance = seed_words(seed)
    return start_ends(match.game, len(match.seat_names), match.game.options(match.options), worlds, chance).mean()


def luck_of_deal(match: Match, start: Array, worlds: int, seed: int) -> Luck:
    """What the deal did to everybody."""
    first = match.history[0].before if match.history else match.state
    return Luck.of(known_ends(match.game, first, worlds, seed_words(seed)).shares[:, 0] - start)


def luck_of_step(match: Match, index: int, worlds: int, seed: int) -> Luck:
    """What chance did to everybody after a decision."""
    row, chance = match.history[index], seed_words(seed)
    fell = known_ends(match.game, state_after(match, index), worlds, chance)
    return luck_after(fell, known_ends(match.game, row.before, worlds, chance, row.seat, row.move))


def luck_after(fell: Ends, dealt_anew: Ends) -> Luck:
    """What fell against what could have fallen, in the same worlds."""
    return Luck.of(fell.shares[:, 0] - dealt_anew.shares[:, 0])


def luck_of(match: Match, start: Array, worlds: int, seed: int) -> Luck:
    """What chance gave each seat in a match, in win share: the deal, and whatever fell afterwards."""
    steps = [index for index, row in enumerate(match.history) if source_of(match.game, row.events) is not None]
    return total(
        [luck_of_deal(match, start, worlds, seed), *(luck_of_step(match, index, worlds, seed) for index in steps)]
    )


def total(parts: Iterable[Luck]) -> Luck:
    """The luck of several moments, asked in the same worlds."""
    return Luck(np.sum([part.batches for part in parts], axis=0))


def without_luck(results: Array, luck: Array) -> Array:
    """Results with average luck, a number for each game: as much of the luck is taken away as makes them vary least.

    How much is fitted to other games than those it is taken from, so the mean stays what it is.
    """
    adjusted, fold = np.array(results, float), np.arange(len(results)) % FOLDS
    for part in range(FOLDS):
        others = fold != part
        spread = luck[others].var() if others.any() else 0.0
        if spread > 0:
            shared = np.mean((luck[others] - luck[others].mean()) * (results[others] - results[others].mean()))
            adjusted[~others] -= shared / spread * luck[~others]
    return adjusted


def result_of(match: Match) -> Array:
    """Who won: 1 divided among those who share the first place."""
    won = np.array([rank == 0 for rank in match.ranking()], float)
    return np.asarray(won / won.sum())
