"""What a training does: everything that decides how it goes."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tavoliere.bots.nets import NARROW, WIDE, Net, fitting, new_net
from tavoliere.engine.errors import BadOption, TavoliereError
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game

HERE = Path(__file__).parent
MOST_JOBS = 64


class TrainingError(TavoliereError):
    """Something about a training's folder that a person can put right."""

    def __init__(self, key: str, **words: Any) -> None:
        super().__init__(key, words, (HERE,))


@dataclass(frozen=True)
class Schedule:
    """How many games make what; smaller numbers are for tests and tiny games."""

    planner_games: int = 5_600  # before the net plays itself: games between planners, who also make moves by lot
    round_games: int = 700  # after so many games a net learns (at two seats)
    rounds: int = 10  # of a generation, after which it is measured and kept
    planner_share: int = 4  # one game in so many is against planners
    gate_deals: int = 500  # most deals on which a generation meets the best one so far
    planner_deals: int = 100  # deals on which it meets planners
    wide: int = WIDE
    narrow: int = NARROW
    batch: int = 256
    rate: float = 1e-3
    samples: int = 120_000  # of a round; what is more is not stored


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

    def __post_init__(self) -> None:
        """Refuse what cannot be trained."""
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
        """A net that knows nothing yet."""
        return new_net(layout_of(self.game).size, self.seed, self.schedule.wide, self.schedule.narrow)

    def to_dict(self) -> dict[str, Any]:
        """What must be the same when a training goes on; how long it lasts may change."""
        return {**fitting(self.game, self.seats), "seed": self.seed, "schedule": asdict(self.schedule)}
