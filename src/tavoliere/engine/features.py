"""How a game lays out its features: numbered facts that a seat may know, in named blocks, for bots that learn.

A layout has a version. Whoever learned from features of one version cannot use those of another, so it goes up by one
whenever a block is added, removed, resized or means something else.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from tavoliere.engine.errors import BadOption
from tavoliere.engine.records import Array, int16

if TYPE_CHECKING:
    from tavoliere.engine.game import Game


@dataclass(frozen=True)
class Block:
    """Features that belong together: `size` of them from `start`."""

    name: str
    start: int
    size: int
    says: str


@dataclass
class Layout:
    """The blocks of a game's features, in order."""

    version: int = 1
    most: int = 0  # pairs that `features` writes at once, at most
    notes: int = 0  # numbers that `features` may note from one call to the next of the same decision
    blocks: list[Block] = field(default_factory=list)

    def block(self, name: str, size: int, says: str) -> int:
        """Add a block; returns the number of its first feature."""
        start = self.size
        self.blocks.append(Block(name, start, size, says))
        return start

    @property
    def size(self) -> int:
        """How many features there are."""
        return self.blocks[-1].start + self.blocks[-1].size if self.blocks else 0


def layout_of(game: "Game") -> Layout:
    """How a game lays out its features; a game without any is refused."""
    if game.FEATURES is None:
        raise BadOption("no-features", {"game": game.id})
    return game.FEATURES


def known_features(game: "Game", state: Array, seat: int, move: int | None = None) -> tuple[Array, Array]:
    """What a seat knows, after the certain part of one of its moves if one is given: features and their values."""
    layout = layout_of(game)
    index, value = np.zeros(layout.most, int16), np.zeros(layout.most, np.float32)
    notes = np.zeros(layout.notes, np.int64)
    if move is None:
        count = game.core.features(game.box, state, seat, 0, notes, index, value)
    else:
        count = game.core.features_after(game.box, state.copy(), seat, move, notes, index, value)
    return index[:count], value[:count]
