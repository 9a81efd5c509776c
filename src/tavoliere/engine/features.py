"""Feature layouts: numbered facts that a seat may know, in named blocks, for bots that learn.

A layout has a version. Whoever learned from features of one version cannot use those of another, so it goes up by one
whenever a block is added, removed, resized or means something else.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tavoliere.engine import entry_points
from tavoliere.engine.errors import BadOption
from tavoliere.engine.records import Array, int16
from tavoliere.engine.rule import helper

if TYPE_CHECKING:
    from tavoliere.engine.game import Game


@dataclass(frozen=True)
class Block:
    """Features that belong together: `size` of them from `start`."""

    name: str
    start: int
    size: int
    says: str


@dataclass(frozen=True)
class Liking:
    """What a bot of some character values beyond winning: each step of a row of features, or one number of it."""

    block: str  # "tickets kept", or a part of a block that is repeated: "rivals/ticket"
    worth: float  # of a step, as a share of the win; below 0 it is disliked
    row: int = 0  # how long the block's rows are; 0: it is one row
    only: int = -1  # the number of a row that counts, once; -1: all, each as often as it says
    of: tuple[int, ...] = ()  # which of the parts of a block that is repeated; none named: all


@dataclass(frozen=True)
class Character:
    """How a bot of some character chooses."""

    likes: tuple[Liking, ...]
    heat: float  # how far behind the best a move may be and still be made sometimes


@dataclass
class Layout:
    """The blocks of a game's features, in order."""

    version: int = 1
    most: int = 0  # pairs that `features` writes at once, at most
    notes: int = 0  # numbers that `features` may note from one call to the next of the same decision
    blocks: list[Block] = field(default_factory=list)
    by_id: list[range] = field(default_factory=list)  # features that speak of one route or ticket of the box
    parts: dict[str, "Layout"] = field(default_factory=dict)  # of blocks that are repeated

    def block(self, name: str, size: int, says: str, by_id: bool = False) -> int:
        """Add a block; returns the number of its first feature."""
        start = self.size
        self.blocks.append(Block(name, start, size, says))
        if by_id:
            self.by_id.append(range(start, start + size))
        return start

    def repeat(self, name: str, part: "Layout", times: int, says: str) -> int:
        """Add a block that holds another layout several times, one after the other."""
        start = self.block(name, times * part.size, says)
        self.parts[name] = part
        for first in range(start, self.size, part.size):
            self.by_id += [range(first + ids.start, first + ids.stop) for ids in part.by_id]
        return start

    def find(self, name: str) -> list[range]:
        """Where the features of a block are; "rivals/ticket" is a part of a block that is repeated."""
        name, _, part = name.partition("/")
        block = next(block for block in self.blocks if block.name == name)
        whole = range(block.start, block.start + block.size)
        if not part:
            return [whole]
        repeated = self.parts[name]
        inside = repeated.find(part)[0]
        return [range(first + inside.start, first + inside.stop) for first in whole[:: repeated.size]]

    @property
    def size(self) -> int:
        """How many features there are."""
        return self.blocks[-1].start + self.blocks[-1].size if self.blocks else 0


@helper
def put(index, value, count, feature, amount):
    """Write a pair; returns how many there are."""
    index[count] = feature
    value[count] = amount
    return count + 1


@helper
def put_number(index, value, count, first, number, size):
    """Write which number of a row applies, the last meaning "or more"; returns how many pairs there are."""
    return put(index, value, count, first + min(size - 1, max(0, int(number))), 1.0)


def layout_of(game: "Game") -> Layout:
    """The layout of a game's features; a game without features is refused."""
    if game.FEATURES is None:
        raise BadOption("no-features", {"game": game.id})
    return game.FEATURES


def known_features(
    game: "Game", state: Array, seat: int, move: int | None = None, core: Any = None
) -> tuple[Array, Array]:
    """What a seat knows, after the certain part of one of its moves if one is given: features and their values.

    Uncompiled unless a core is given: whoever asks now and then would wait for a compiler.
    """
    layout, core = layout_of(game), core or entry_points.pure
    index, value = np.zeros(layout.most, int16), np.zeros(layout.most, np.float32)
    notes = np.zeros(layout.notes, np.int64)
    if move is None:
        count = core.features(game.box, state, seat, 0, notes, index, value)
    else:
        count = core.features_after(game.box, state.copy(), seat, move, notes, index, value)
    return index[:count], value[:count]
