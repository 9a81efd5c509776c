"""The settings of an arena: everything that decides which games there are and how each of them goes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from tavoliere import __version__
from tavoliere.engine.errors import BadOption, TavoliereError
from tavoliere.engine.game import Game
from tavoliere.engine.registry import Registry

HERE = Path(__file__).parent


class ArenaError(TavoliereError):
    """A problem with an arena's folder or workers that a person can put right."""

    def __init__(self, key: str, **words: Any) -> None:
        super().__init__(key, words, (HERE,))


def bad_setting(key: str, **words: Any) -> BadOption:
    """The error for settings that no arena can run with."""
    return BadOption(key, words, (HERE,))


@dataclass(frozen=True)
class Settings:
    """The game, who plays it and how often; the same settings give the same deals and the same seeds for bots."""

    game: Game
    bots: tuple[str, ...]
    seats: int = 2
    games: int = 100  # in all; rounded up to whole blocks
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    move_limit: float = 60.0  # seconds a bot may think about one move before it forfeits
    stop_when_decided: bool = False
    against: float | None = None  # the share of wins the first bot is compared with; None is its fair share

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        self.game.set_up(self.seats, self.seed, self.options)
        if not self.bots:
            raise bad_setting("arena-no-bots")
        if self.games < 1:
            raise bad_setting("arena-bad-games", games=self.games)
        if self.move_limit <= 0:
            raise bad_setting("arena-bad-limit", seconds=str(self.move_limit))
        if self.against is not None and not 0 < self.against < 1:
            raise bad_setting("arena-bad-share", share=str(self.against))

    def to_dict(self) -> dict[str, Any]:
        """Everything that decides how a game goes, as JSON; how many games are wanted may change later."""
        return {
            "version": __version__,
            "package": self.game.package,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "box": {"hash": self.game.box_hash, "own": self.game.components.overlay or None},
            "options": dict(self.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": str(self.seed),
            "move_limit": self.move_limit,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The settings a worker was sent."""
        game = Registry(data["package"]).load(data["game"], data["box"]["own"])
        return cls(
            game,
            tuple(data["bots"]),
            seats=data["seats"],
            seed=int(data["seed"]),
            options=data["options"],
            move_limit=data["move_limit"],
        )
