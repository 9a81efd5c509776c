"""Nets that learn: each job plays and learns by itself for a round, then their weights are averaged."""

import logging
import math
from dataclasses import dataclass, field, replace
from itertools import cycle
from types import SimpleNamespace
from typing import Any

import numpy as np

from tavoliere.bots.forward import make_room
from tavoliere.bots.net_search import EDGES, NetSettings
from tavoliere.bots.net_tree import EDGE
from tavoliere.bots.nets import BORROWED, OUTPUTS, Net, Weights
from tavoliere.bots.search import hidden_moves
from tavoliere.bots.training import adam
from tavoliere.bots.training.playing import HOW, NET, OTHER_NET, PLANNER
from tavoliere.bots.training.policy import watch
from tavoliere.bots.training.searching import SEARCHING
from tavoliere.bots.training.settings import Settings
from tavoliere.bots.tree import NODE
from tavoliere.engine import compiling, entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import SEATS, Array, blank, int16

CALMING = 0.15  # how fast the weights that play follow those that learn: a running mean plays better
DECAY = 0.05
WANDER_OF_PLANNERS = 0.08
WANDER, HEAT, KEEP = 0.015, 0.02, 0.9
KEEP_SEARCHED = 0.7  # what a search found counts for more than what a net thought
GENTLY = 1 / 3  # of the usual rate, for what searches find and for how to beat a net
AGAIN = 0.1  # of the usual rate, for a net that has learned the same before
LEAST_RATE = 0.02  # of the usual rate, at the end of a training
LEAST_SQUARE = float(adam.UNTOUCHED)
SLOTS = 2  # rounds whose samples are still learned from
PAIRS, PAIRS_A_SEAT = 80, 36  # room for so many pairs of a sample, on average
LOGGER = logging.getLogger(__name__)
Store = tuple[Array, Array, Array, Array]


@dataclass
class Learner:
    """The weights that learn, what Adam remembers of them, and their running mean, which plays."""

    weights: Weights
    means: Weights
    squares: Weights
    calm: Weights
    step: int = 0

    @classmethod
    def new(cls, net: Net) -> "Learner":
        """A learner that begins with a net."""
        weights = net.weights
        return cls(weights, _zeros(weights), _zeros(weights), _copied(weights))

    @classmethod
    def going_on(cls, net: Net) -> "Learner":
        """A learner that starts from a net, and keeps what the net knows of features that do not occur again."""
        learner = cls.new(Net(_copied(net.weights)))
        learner.squares[0][net.weights[0].any(axis=1)] = LEAST_SQUARE
        return learner

    def copy(self) -> "Learner":
        """An independent copy."""
        return Learner(_copied(self.weights), _copied(self.means), _copied(self.squares), _copied(self.calm), self.step)

    def average(self, learners: list["Learner"]) -> None:
        """Become the mean of what several learned from the same beginning."""
        for name in ("weights", "means", "squares"):
            for place, array in enumerate(getattr(self, name)):
                array[...] = np.mean([getattr(one, name)[place] for one in learners], axis=0)
        self.step = max(one.step for one in learners)

    def calm_down(self) -> None:
        """Move the running mean, which plays, towards the weights that learn."""
        for calm, weights in zip(self.calm, self.weights, strict=True):
            np.add(calm, np.float32(CALMING) * (weights - calm), out=calm)

    def playing_net(self) -> Net:
        """The weights that play; features that were never met count for nothing."""
        weights = _copied(self.calm)
        weights[0][~self.squares[0].any(axis=1)] = 0.0
        return Net(weights)


def _zeros(arrays: Weights) -> Weights:
    return tuple(np.zeros_like(array) for array in arrays)  # type: ignore[return-value]


def _copied(arrays: Weights) -> Weights:
    return tuple(array.copy() for array in arrays)  # type: ignore[return-value]


def core_of(game: Game) -> SimpleNamespace:
    """The compiled functions for training; compiled when first used, unless compiling is switched off."""
    return entry_points.pure if compiling.is_forbidden() else game.compiled


@dataclass(frozen=True)
class Round:
    """The work of one round, the same for all workers, before their weights are averaged."""

    games: int  # of all jobs together
    players: Array
    how: dict[str, float]
    rate: float
    slot: int = 0  # where its samples are kept
    is_searched: bool = False  # whether some choices are thought over
    other: Weights | None = None  # of the net that sits where `players` says so
    is_policy: bool = False  # whether the policy learns, and nothing else


@dataclass
class Job:
    """What one thread or actor of a training has for itself during a generation."""

    settings: Settings
    number: int
    generation: int
    filled: list[int] = field(default_factory=lambda: [0] * SLOTS)

    def __post_init__(self) -> None:
        """Make room, and a stream of chance that depends on seed, generation and job alone."""
        settings = self.settings
        layout, schedule = layout_of(settings.game), settings.schedule
        net = settings.new_net()
        self.room, self.gradients = make_room(layout, net), _zeros(net.weights)
        pairs = min(layout.most, PAIRS + PAIRS_A_SEAT * settings.seats)
        self.stores = [new_store(schedule.samples // settings.jobs + 1, pairs) for _ in range(SLOTS)]
        self.chance = seed_words((settings.seed << 64) + (self.generation << 16) + self.number)
        self.draw = np.random.default_rng([settings.seed, self.generation, self.number])
        self.options = cycle([settings.game.options(chosen) for chosen in settings.game.LEARNED_WITH])

    def work(self, learner: Learner, what: Round) -> tuple[Learner, float]:
        """Play and learn for a round; returns what was learned from a learner's beginning, and the loss."""
        own = learner.copy()
        games = -(-what.games // self.settings.jobs)
        if what.is_policy:
            return own, self.decide(own, games, what.how)
        if what.is_searched:
            self.think(learner.calm, games, what.slot)
        else:
            self.play(learner.calm, games, what.players, what.how, what.slot, what.other)
        return own, self.learn(own, [slot for slot in range(SLOTS) if self.filled[slot]], what.rate)

    def play(
        self,
        weights: Weights,
        games: int,
        players: Array,
        how: dict[str, float],
        slot: int,
        other: Weights | None = None,
    ) -> None:
        """Play games and keep their samples in a slot."""
        game, settings = self.settings.game, blank(HOW)
        for name, value in {**how, "spread": game.SPREAD}.items():
            settings[0][name] = value
        setting_up = (game.box, blank(game.STATE), self.settings.seats, next(self.options), self.chance)
        played = (games, players, settings, weights, other or weights, self.room, self.stores[slot])
        self._fill(slot, int(core_of(game).learning_games(*setting_up, *played)))

    def think(self, weights: Weights, games: int, slot: int) -> None:
        """Play games in which some choices are thought over by a search, and keep their samples in a slot."""
        game, schedule, how = self.settings.game, self.settings.schedule, blank(SEARCHING)
        numbers = {"least": schedule.least_search, "most": schedule.most_search, "every": schedule.searched_every}
        for name, value in {**numbers, "wander": WANDER, "keep": KEEP_SEARCHED, "spread": game.SPREAD}.items():
            how[0][name] = value
        room = schedule.most_search + 1
        trees = (np.zeros(2 * room, NODE), np.zeros(EDGES * room, EDGE), np.zeros(1, np.int64))
        setting_up = (game.box, blank(game.STATE), self.settings.seats, next(self.options), self.chance)
        searching = (hidden_moves(game), NetSettings().record(game), trees)
        played = core_of(game).searched_games(
            *setting_up, games, how, *searching, weights, self.room, self.stores[slot]
        )
        self._fill(slot, int(played))

    def _fill(self, slot: int, samples: int) -> None:
        """Note how many samples a slot has, and say so if there was no room for all."""
        self.filled[slot] = samples
        starts, index, _value, targets = self.stores[slot]
        if samples + 1 >= len(targets) or starts[samples] + layout_of(self.settings.game).most > len(index):
            LOGGER.warning("no room for all samples of a round: %s were kept", samples)

    def decide(self, learner: Learner, games: int, how: dict[str, float]) -> float:
        """Fit a learner's policy to the decisions of some games; returns how little it foresees them."""
        settings, own = self.settings, Net(learner.weights)
        table = (settings.seats, next(self.options), self.chance)
        rows = {"rows": settings.schedule.policy_moves // settings.jobs}
        decisions = watch(core_of(settings.game), settings.game, table, games, how | rows, own.weights, self.room)
        policy = decisions.fit(own.policy)
        own.weights[3][:, OUTPUTS] = policy
        return decisions.surprise(policy)

    def learn(self, learner: Learner, slots: list[int], rate: float) -> float:
        """Learn from the samples of some slots, each once; returns the mean loss."""
        losses, schedule = [0.0], self.settings.schedule
        for slot in slots:
            order = self.draw.permutation(self.filled[slot])
            given = (learner.weights, learner.means, learner.squares, self.gradients, self.room, self.stores[slot])
            loss, learner.step = core_of(self.settings.game).learn(
                *given, order, schedule.batch, rate, DECAY, learner.step
            )
            losses.append(float(loss))
        return max(losses)


def new_store(samples: int, pairs: int) -> Store:
    """Room for samples of so many pairs: where each begins, features, values, targets."""
    return (
        np.zeros(samples + 1, np.int64),
        np.zeros(samples * pairs, int16),
        np.zeros(samples * pairs, np.float32),
        np.zeros((samples, OUTPUTS), np.float32),
    )


def seats_against_planners(seats: int, share: int) -> Array:
    """Who sits where in game after game: mostly the net everywhere, one game in `share` the net alone in some seat."""
    rows = []
    for alone in range(seats):
        rows += [[NET] * SEATS] * max(0, share - 1)
        rows.append([NET if seat == alone else PLANNER for seat in range(SEATS)])
    return np.array(rows, np.int64)


def seats_against_a_net(seats: int) -> Array:
    """Who sits where in game after game: the net in each seat in turn, the one it learns to beat in all others."""
    rows = [[NET if seat == alone else OTHER_NET for seat in range(SEATS)] for alone in range(seats)]
    return np.array(rows, np.int64)


def teach_by_planners(settings: Settings, crew: Any, learner: Learner) -> float:
    """First of all, a net learns how games between planners end; returns the mean loss."""
    rounds = max(1, settings.schedule.planner_games // games_of_a_round(settings))
    games = settings.schedule.planner_games // rounds
    players = np.full((1, SEATS), PLANNER, np.int64)
    how = {"wander": WANDER_OF_PLANNERS, "everybody": 1, "keep": 1.0, "heat": 0.0}
    return _run(crew, learner, 0, [settings.schedule.rate] * rounds, Round(games, players, how, 0.0))


def teach_by_itself(settings: Settings, crew: Any, learner: Learner, generation: int, progress: float) -> float:
    """One generation of playing itself; `progress`, from 0 to 1, makes it calmer towards the end."""
    schedule = settings.schedule
    players = seats_against_planners(settings.seats, schedule.planner_share)
    how = {"wander": WANDER, "everybody": 0, "keep": KEEP, "heat": HEAT * (1.3 - progress)}
    rates, searched = rates_of(settings, generation, progress), is_searched(settings, progress)
    what = Round(games_of_a_round(settings, searched), players, how, 0.0, is_searched=searched)
    if settings.against:
        what = replace(what, players=seats_against_a_net(settings.seats), other=settings.against.weights)
    if settings.start and learner.step == 0:
        rates[0] = 0.0  # a round in which Adam finds out how steep it is
    return _run(crew, learner, generation, rates, what)


def rates_of(settings: Settings, generation: int, progress: float) -> list[float]:
    """How fast a net learns in each round of a generation: a smooth way down over the whole training."""
    rounds, schedule = settings.schedule.rounds, settings.schedule
    again = settings.start is not None and BORROWED not in settings.start.card
    most = schedule.rate * (GENTLY if settings.against else AGAIN if again else 1.0)
    most *= GENTLY if is_searched(settings, progress) else 1.0
    length = progress / generation  # of a generation, about
    done = [min(1.0, progress + length * number / rounds) for number in range(rounds)]
    return [most * (LEAST_RATE + (1.0 - LEAST_RATE) * (1.0 + math.cos(math.pi * part)) / 2) for part in done]


def teach_policy(settings: Settings, crew: Any, net: Net, generation: int) -> tuple[Net, float]:
    """A net whose policy has learned for a generation: what planners choose at first, then what searches try."""
    learner = Learner.new(net.with_policy(net.policy))
    how = deciding(settings, planners=not net.has_policy)
    players = np.zeros((1, SEATS), np.int64)
    what = Round(games_of_policy(settings), players, how, 0.0, is_policy=True)
    loss = _run(crew, learner, generation, [0.0], what)
    return net.with_policy(Net(learner.weights).policy), loss


def deciding(settings: Settings, planners: bool = False) -> dict[str, float]:
    """The settings for how decisions are made from which a policy learns."""
    schedule, mix = settings.schedule, settings.start.mix if settings.start else 0.0
    budget = {"least": schedule.least_search, "most": schedule.most_search, "every": schedule.policy_every}
    calm = {"wander": WANDER_OF_PLANNERS if planners else WANDER, "heat": HEAT}
    return {"planners": int(planners), "mix": mix, **budget, **calm}


def games_of_policy(settings: Settings) -> int:
    """The games of a generation in which the policy learns."""
    return max(1, settings.schedule.policy_games * 2 // settings.seats)


def is_for_policy(settings: Settings, progress: float) -> bool:
    """Whether the training has reached its last part, in which only the policy learns."""
    return progress >= 1.0 - settings.schedule.policy_share


def is_searched(settings: Settings, progress: float) -> bool:
    """Whether the training has reached its last part, in which some choices are searched."""
    return settings.against is None and progress >= 1.0 - settings.schedule.searched_share


def games_of_a_round(settings: Settings, searched: bool = False) -> int:
    """The games of a round: with more seats a game gives more samples."""
    games = settings.schedule.searched_games if searched else settings.schedule.round_games
    return max(1, games * 2 // settings.seats)


def _run(crew: Any, learner: Learner, generation: int, rates: list[float], what: "Round") -> float:
    """Some rounds of playing and learning, each at its rate; returns the last mean loss."""
    loss = 0.0
    for number, rate in enumerate(rates):
        learned = crew.work(generation, learner, replace(what, slot=number % SLOTS, rate=rate))
        loss = float(np.mean([one[1] for one in learned]))
        learner.average([one[0] for one in learned])
        learner.calm_down()
    return loss
