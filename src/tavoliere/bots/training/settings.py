"""The settings of a training: everything that decides how it goes."""

import hashlib
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tavoliere.bots.nets import NARROW, WIDE, Net, fitting, new_net
from tavoliere.engine.errors import BadOption, TavoliereError
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game

HERE = Path(__file__).parent
MOST_JOBS = 64


class TrainingError(TavoliereError):
    """A problem with a training's folder that a person can put right."""

    def __init__(self, key: str, **words: Any) -> None:
        super().__init__(key, words, (HERE,))


@dataclass(frozen=True)
class Schedule:
    """How many games of each kind are played; smaller numbers are for tests and tiny games."""

    planner_games: int = 5_600  # before the net plays itself: games between planners, who also make moves by lot
    round_games: int = 700  # after so many games a net learns (at two seats)
    rounds: int = 10  # of a generation, after which it is measured and kept
    planner_share: int = 4  # one game in so many is against planners
    gate_deals: int = 500  # most deals on which a generation meets the best one so far
    final_deals: int = 2_000  # on which the last one meets the best one, if that is another
    planner_deals: int = 100  # deals on which it meets planners
    wide: int = WIDE
    narrow: int = NARROW
    batch: int = 256
    rate: float = 3e-4
    searched_share: float = 0.0  # the last part of a training in which some choices are thought over by a search
    searched_games: int = 140  # of a round then: a search takes its time
    searched_every: int = 4  # one choice in so many is thought over
    least_search: int = 60  # iterations of such a search, drawn by lot between the two
    most_search: int = 400
    samples: int = 180_000  # of a round; what is more is not stored
    policy_share: float = 0.0  # the last part of a training in which values stay and a policy learns
    policy_games: int = 200  # of a generation then
    policy_test: int = 60  # games, always the same, on whose decisions a policy is measured
    policy_every: int = 4  # one decision in so many is learned from
    policy_moves: int = 100_000  # of a generation's decisions; what is more is not stored


@dataclass(frozen=True)
class Settings:
    """The game, the seats and how long; with a seed, a number of games and the same jobs a training repeats itself."""

    game: Game
    seats: int
    out: Path
    hours: float | None = 2.0
    games: int | None = None  # instead of hours
    jobs: int = 1
    seed: int = 1
    schedule: Schedule = Schedule()
    start: Net | None = None  # a net to go on with, instead of planners' games
    against: Net | None = None  # a net that stays as it is, to learn how to beat it alone

    def __post_init__(self) -> None:
        """Refuse what cannot be trained; a net that is given decides how many units there are."""
        if self.start and self.start.has_policy and self.schedule.policy_share < 1.0:
            # Values will change, and with them what the policy reads.
            object.__setattr__(self, "start", self.start.with_policy(None))
        nets = [net for net in (self.start, self.against) if net]
        if len({net.shape for net in nets}) > 1:
            raise BadOption("training-other-units", {}, (HERE,))
        if nets:
            wide, narrow = nets[0].shape
            object.__setattr__(self, "schedule", replace(self.schedule, wide=wide, narrow=narrow))
        self.game.set_up(self.seats, 0)
        fitting(self.game, self.seats)
        if self.games is None and not (self.hours and self.hours > 0):
            raise BadOption("training-bad-hours", {"hours": str(self.hours)}, (HERE,))
        if self.games is not None and self.games < 1:
            raise BadOption("training-bad-games", {"games": self.games}, (HERE,))
        if not 1 <= self.jobs <= MOST_JOBS:
            raise BadOption("training-bad-jobs", {"jobs": self.jobs, "most": MOST_JOBS}, (HERE,))
        if not 0 <= self.seed < 1 << 32:
            raise BadOption("training-bad-seed", {"seed": self.seed}, (HERE,))

    def new_net(self) -> Net:
        """The net that the training begins with: an untrained one, unless a net was given."""
        return self.start or new_net(layout_of(self.game).size, self.seed, self.schedule.wide, self.schedule.narrow)

    def to_dict(self) -> dict[str, Any]:
        """What must be the same when a training goes on; how long it lasts may change."""
        own = {"seed": self.seed, "schedule": asdict(self.schedule), "start": digest(self.start)}
        own["against"] = digest(self.against)
        return {**fitting(self.game, self.seats), **own}


def digest(net: Net | None) -> str | None:
    """A short hash of a net's weights."""
    if net is None:
        return None
    return hashlib.sha256(b"".join(array.tobytes() for array in net.weights)).hexdigest()[:16]
