"""The search with a net: its settings, the tree of one thread, and what is compiled for it."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import typeof

from tavoliere.bots import net_tree, tree
from tavoliere.bots.forward import make_room
from tavoliere.bots.nets import OUTPUTS, WITH_POLICY, Net, new_net
from tavoliere.bots.search_settings import SearchSettings
from tavoliere.engine import compiling, contract, entry_points
from tavoliere.engine.chance import WORDS, split_stream
from tavoliere.engine.entry_points import LIST, REALS, WHOLE, WORDS_TYPE
from tavoliere.engine.features import Layout, layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, int8, int64

PART = "net_search"
EDGES = 4  # room for edges, for each iteration: all moves of a node that the net was asked about have one


@dataclass
class NetSettings(SearchSettings):
    """The settings of the search, and how it weighs what the net says."""

    KIND = net_tree.SETTINGS
    heat: float = 0.03
    mix: float = 0.0
    policy: int = 0
    ask: int = 8


@dataclass
class NetGrowth:
    """The tree of one thread, its memory for the net, and what was found out at the root so far."""

    nodes: Array
    edges: Array
    chance: Array
    room: tuple[Array, ...]
    visits: Array
    totals: Array
    used: Array = field(default_factory=lambda: np.zeros(1, int64))
    iterations: int = 0


@dataclass
class NetSearch:
    """The search of net_tree.py."""

    game: Game
    imagined: Array
    seat: int
    moves: Array
    net: Net
    hidden: Array
    settings: NetSettings = field(default_factory=NetSettings)

    def __post_init__(self) -> None:
        """Compute what is the same for every iteration."""
        self.core, self.written = self.game.core_for(PART), self.settings.record(self.game)

    def plant(self, chance: Array, room: int) -> NetGrowth:
        """An empty tree with a random stream of its own."""
        own, count = np.empty(WORDS, int64), len(self.moves)
        split_stream(own, chance)
        trees = (np.zeros(2 * room, tree.NODE), np.zeros(EDGES * room, net_tree.EDGE), own)
        asked = make_room(layout_of(self.game), self.net, WITH_POLICY if self.settings.policy else OUTPUTS)
        return NetGrowth(*trees, asked, np.zeros(count, int64), np.zeros(count))

    def grow(self, growth: NetGrowth, iterations: int) -> None:
        """Grow a tree by some iterations."""
        where = (self.game.box, self.imagined, self.seat, self.hidden, self.written)
        trees = (growth.nodes, growth.edges, growth.used, growth.chance)
        found = (self.moves, growth.visits, growth.totals)
        self.core.net_search(*where, *trees, self.net.weights, growth.room, iterations, *found)
        growth.iterations += iterations

    def tally(self, growth: NetGrowth) -> tuple[Array, Array]:
        """How often each legal move was tried at the root, and the sum of its outcomes."""
        return growth.visits, growth.totals


def signatures(box: Any, state: Any, options: Any) -> entry_points.Signatures:
    """The argument types the search is compiled for, for one game's records; none if it offers no features."""
    if not contract.offers_features(state.dtype):
        return {}
    net = new_net(1, 0)
    where = (typeof(box), typeof(state), WHOLE, typeof(np.empty(0, int8)), typeof(blank(net_tree.SETTINGS)))
    trees = (typeof(np.empty(0, tree.NODE)), typeof(np.empty(0, net_tree.EDGE)), WORDS_TYPE, WORDS_TYPE)
    asked = (typeof(net.weights), typeof(make_room(Layout(), net)), WHOLE)
    return {"net_search": (*where, *trees, *asked, LIST, WORDS_TYPE, REALS)}


compiling.PARTS[PART] = f"{__name__}:signatures"
