"""The settings of every search, with or without a net: as Python objects, and as records for compiled code."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank


@dataclass
class SearchSettings:
    """How a search balances exploration and points; the same for every game."""

    KIND: ClassVar[np.dtype[Any]]  # the record type
    exploration: float = 1.0
    evenness: float = 0.2
    unseen: float = 0.05
    margin: float = 1.0
    wander: int = 0

    def record(self, game: Game) -> Array:
        """The settings as a record, with what a game says of its points."""
        settings = blank(self.KIND)
        for name, value in {**vars(self), "spread": game.SPREAD, "horizon": game.HORIZON}.items():
            settings[0][name] = value
        return settings
