"""Nets that learn: each job plays and learns by itself for a round, then their weights are averaged."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from tavoliere.bots.learned import make_room
from tavoliere.bots.nets import OUTPUTS, Net, Weights
from tavoliere.bots.training import adam  # noqa: F401  offers `learn`
from tavoliere.bots.training.playing import HOW, NET, PLANNER
from tavoliere.bots.training.settings import Settings
from tavoliere.engine import compiling, entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import SEATS, Array, blank, int16

CALMING = 0.15  # how fast the weights that play follow those that learn: a running mean plays better
DECAY = 0.05
WANDER_OF_PLANNERS = 0.08
WANDER, HEAT, KEEP = 0.015, 0.02, 0.9
SLOTS = 2  # rounds whose samples are still learned from
PAIRS, PAIRS_A_SEAT = 64, 36  # room for so many pairs of a sample, on average
Store = tuple[Array, Array, Array, Array]


@dataclass
class Learner:
    """Weights that learn, what Adam remembers of them, and the calmer weights that play."""

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

    def copy(self) -> "Learner":
        """The same, learning by itself."""
        return Learner(_copied(self.weights), _copied(self.means), _copied(self.squares), _copied(self.calm), self.step)

    def average(self, learners: list["Learner"]) -> None:
        """Become the mean of what several learned from the same beginning."""
        for name in ("weights", "means", "squares"):
            for place, array in enumerate(getattr(self, name)):
                array[...] = np.mean([getattr(one, name)[place] for one in learners], axis=0)
        self.step = max(one.step for one in learners)

    def calm_down(self) -> None:
        """Let the weights that play follow those that learn."""
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
    """Training is compiled when it is first asked for, unless somebody wants everything uncompiled."""
    return entry_points.pure if compiling.is_forbidden() else game.compiled


@dataclass
class Job:
    """What one thread of a training has for itself during a generation."""

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

    def play(self, weights: Weights, games: int, players: Array, how: dict[str, float], slot: int) -> None:
        """Play games and keep their samples in a slot."""
        game, settings = self.settings.game, blank(HOW)
        for name, value in {**how, "spread": game.SPREAD}.items():
            settings[0][name] = value
        setting_up = (game.box, blank(game.STATE), self.settings.seats, game.options(), self.chance)
        self.filled[slot] = int(
            core_of(game).learning_games(*setting_up, games, players, settings, weights, self.room, self.stores[slot])
        )

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


def teach_by_planners(settings: Settings, learner: Learner) -> float:
    """Before anything else a net learns how games between planners end; returns the mean loss."""
    rounds = max(1, settings.schedule.planner_games // games_of_a_round(settings))
    games = settings.schedule.planner_games // rounds
    players = np.full((1, SEATS), PLANNER, np.int64)
    how = {"wander": WANDER_OF_PLANNERS, "everybody": 1, "keep": 1.0, "heat": 0.0}
    return _run(settings, learner, 0, rounds, (games, players, how, settings.schedule.rate))


def teach_by_itself(settings: Settings, learner: Learner, generation: int, progress: float) -> float:
    """One generation of playing itself; `progress`, from 0 to 1, makes it calmer towards the end."""
    schedule = settings.schedule
    players = seats_against_planners(settings.seats, schedule.planner_share)
    how = {"wander": WANDER, "everybody": 0, "keep": KEEP, "heat": HEAT * (1.3 - progress)}
    rate = schedule.rate * (1.0 if progress < 0.5 else 0.3 if progress < 0.8 else 0.1)
    return _run(settings, learner, generation, schedule.rounds, (games_of_a_round(settings), players, how, rate))


def games_of_a_round(settings: Settings) -> int:
    """The more seats, the more samples a game gives."""
    return max(1, settings.schedule.round_games * 2 // settings.seats)


def _run(settings: Settings, learner: Learner, generation: int, rounds: int, what: tuple[Any, ...]) -> float:
    """Some rounds of playing and learning; a single job works in this thread, where Ctrl-C reaches it."""
    games, players, how, rate = what
    jobs, loss = [Job(settings, number, generation) for number in range(settings.jobs)], 0.0

    def work(job: Job, own: Learner, slot: int) -> float:
        job.play(learner.calm, -(-games // len(jobs)), players, how, slot)
        return job.learn(own, [other for other in range(SLOTS) if job.filled[other]], rate)

    with ThreadPoolExecutor(settings.jobs) as pool:
        for number in range(rounds):
            learners = [learner.copy() for _ in jobs]
            given = (jobs, learners, [number % SLOTS] * len(jobs))
            loss = float(np.mean(list(map(work, *given) if len(jobs) == 1 else pool.map(work, *given))))
            learner.average(learners)
            learner.calm_down()
    return loss
