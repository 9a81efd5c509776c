"""A policy: one more output of a net, the logit of a move; over the legal moves of a decision, a softmax of it.

It reads the second hidden layer and changes nothing there, so what the net says of values stays as it is, and its few
weights are fitted to decisions at once, by Newton's method.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace

import numpy as np

from tavoliere.bots.net_search import EDGES, NetSettings
from tavoliere.bots.net_tree import EDGE
from tavoliere.bots.nets import Weights
from tavoliere.bots.search import hidden_moves
from tavoliere.bots.training.deciding import DECIDING
from tavoliere.bots.tree import NODE
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, int64

LEASH = 1.0  # how strongly the weights are held near the earlier ones: as much as one decision would
MOST_STEPS, LEAST_STEP = 30, 1e-4  # of Newton's method
LEAST = 1e-12  # a likelihood below this counts as this: its logarithm stays finite


@dataclass(frozen=True)
class Decisions:
    """What the second layer says of every legal move of some decisions, and the share of each in what was chosen."""

    starts: Array  # the first move of each decision
    layers: Array
    shares: Array

    def likely(self, policy: Array) -> Array:
        """How likely a policy makes each move."""
        logits = sums("mi,i->m", self.layers, policy)
        likely = np.exp(logits - self._spread(np.maximum, logits))
        return likely / self._spread(np.add, likely)  # type: ignore[no-any-return]

    def surprise(self, policy: Array) -> float:
        """The cross-entropy of what was chosen: minus the mean logarithm of how likely the policy made it."""
        return -float((self.shares * np.log(np.maximum(self.likely(policy), LEAST))).sum() / max(1, len(self.starts)))

    def foreseen(self, policy: Array) -> float:
        """The share of decisions in which the policy's favourite is the move chosen most."""
        likely = self.likely(policy)
        liked = np.where(likely == self._spread(np.maximum, likely), self.shares, 0.0)
        right = np.maximum.reduceat(liked, self.starts) == np.maximum.reduceat(self.shares, self.starts)
        return float(right.sum() / max(1, len(right)))

    def fit(self, policy: Array) -> Array:
        """The policy that best predicts these decisions without moving far from an earlier one, by Newton's method."""
        before = now = policy.astype(np.float64)
        loss = self._loss(now, before)
        for _ in range(MOST_STEPS):
            likely = self.likely(now)
            slope = sums("mi,m->i", self.layers, likely - self.shares) + LEASH * (now - before)
            weighted = likely[:, None] * self.layers
            means = np.add.reduceat(weighted, self.starts)
            bend = sums("mi,mj->ij", self.layers, weighted) - sums("mi,mj->ij", means, means) + LEASH * np.eye(len(now))
            step, length = np.linalg.solve(bend, slope), 1.0
            while (after := self._loss(now - length * step, before)) > loss and length > LEAST_STEP:
                length /= 2
            if not after < loss or loss - after < LEAST_STEP:
                break
            now, loss = now - length * step, after
        return now.astype(np.float32)

    def _spread(self, gather: np.ufunc, values: Array) -> Array:
        """What the moves of a decision come to together, for each of them."""
        counts = np.diff(np.append(self.starts, len(values)))
        return np.repeat(gather.reduceat(values, self.starts), counts)

    def _loss(self, policy: Array, before: Array) -> float:
        return self.surprise(policy) * len(self.starts) + LEASH / 2 * float(((policy - before) ** 2).sum())


def sums(which: str, *arrays: Array) -> Array:
    """Sums of products, added up in the same order however many threads a machine's library for `@` would use."""
    return np.einsum(which, *arrays, optimize=False)  # type: ignore[no-any-return]


def watch(
    core: SimpleNamespace,
    game: Game,
    table: tuple[int, Array, Array],
    games: int,
    how: Mapping[str, float],
    net: Weights,
    room: tuple[Array, ...],
) -> Decisions:
    """The decisions of some games; `table` is seats, options and chance, `how` also says `mix` and `rows`."""
    settings, rows = blank(DECIDING), int(how["rows"])
    for name in DECIDING.names or ():
        settings[0][name] = how[name]
    nodes = int(how["most"]) + 1
    trees = (np.zeros(2 * nodes, NODE), np.zeros(EDGES * nodes, EDGE), np.zeros(1, int64))
    store = (np.zeros(rows + 1, int64), np.zeros((rows, len(room[7])), np.float32), np.zeros(rows, np.float32))
    searching = (hidden_moves(game), NetSettings(mix=how["mix"]).record(game), trees)
    count = core.decisive_games(game.box, blank(game.STATE), *table, games, settings, *searching, net, room, store)
    starts, layers, shares = store
    moves = starts[count]
    return Decisions(starts[:count], layers[:moves].astype(np.float64), shares[:moves].astype(np.float64))
