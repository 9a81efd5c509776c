"""The bot `search`: grows a tree within a budget, in one thread or several, until told to stop.

With a net for the game, the box and the seats it is the tree of net_search.py; else that of tree.py, whose leaves are
imagined games (`rollouts`).
"""

import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol, Self

import numpy as np
from numba import typeof

from tavoliere.bots import net_search, tree
from tavoliere.bots.forward import values_of
from tavoliere.bots.nets import HELPS, Net, find_net
from tavoliere.bots.policies import heaviest
from tavoliere.bots.search_settings import SearchSettings
from tavoliere.engine import compiling, entry_points
from tavoliere.engine.chance import WORDS, split_stream
from tavoliere.engine.entry_points import LIST, REALS, WHOLE, WORDS_TYPE
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array, blank, int8, int16, int64

HERE = Path(__file__).parent
PART = "search"
FIRST_CHUNK = 1  # iterations before the clock is looked at for the first time
CHUNK_SECONDS = 0.004
ROOM_PER_SECOND = 1 << 16  # nodes and edges a tree may need for each second of thought
CHEATER_WANDERS = 30  # of a hundred choices in its imagined games
LEAST_ROOM, MOST_ROOM = 1 << 12, 1 << 20


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many iterations (in each thread), or so many seconds, whichever comes first."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """A budget as people write it: `200ms`, `1.5s`, `5000it`."""
        written = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|it)", text)
        amount = float(written[1]) if written else 0.0
        if not written or not amount:
            raise BadOption("bad-budget", {"budget": text}, (HERE,))
        if written[2] == "it":
            return cls(iterations=max(1, int(amount)))
        return cls(seconds=amount / 1000 if written[2] == "ms" else amount)

    @property
    def room(self) -> int:
        """How many nodes, and how many edges, the tree of one thread may need."""
        wanted = self.iterations if self.iterations is not None else int((self.seconds or 1.0) * ROOM_PER_SECOND)
        return min(max(wanted, LEAST_ROOM), MOST_ROOM)


@dataclass(frozen=True)
class Thought:
    """The result of a search: figures for each legal move."""

    moves: list[int]
    visits: list[int]
    expected: list[float]  # outcome for the seat: 1 is a certain win
    iterations: int
    seconds: float

    @property
    def best(self) -> int:
        """The move tried most often; of equals, the one that did better."""
        order = range(len(self.moves))
        return self.moves[max(order, key=lambda index: (self.visits[index], self.expected[index]))]


def thought_of(moves: Array, tallies: list[tuple[Array, Array]], iterations: int, seconds: float) -> Thought:
    """The combined result of the trees of all threads."""
    visits, totals = (np.sum([tally[part] for tally in tallies], axis=0) for part in range(2))
    return Thought(
        moves=[int(move) for move in moves],
        visits=[int(count) for count in visits],
        expected=[float(total / count) if count else 0.0 for total, count in zip(totals, visits, strict=True)],
        iterations=iterations,
        seconds=seconds,
    )


@dataclass
class Settings(SearchSettings):
    """The settings of the search, and how it weighs what a sensible person would do."""

    KIND = tree.SETTINGS
    plan_share: float = 0.3


@dataclass
class Growth:
    """The tree of one thread."""

    nodes: Array
    edges: Array
    chance: Array
    used: Array = field(default_factory=lambda: np.zeros(1, int64))
    iterations: int = 0


class Way(Protocol):
    """A way to search one position: with a net, or with imagined games."""

    def plant(self, chance: Array, room: int) -> Any:
        """An empty tree with a random stream of its own."""

    def grow(self, growth: Any, iterations: int) -> None:
        """Grow a tree."""

    def tally(self, growth: Any) -> tuple[Array, Array]:
        """How often each legal move was tried at the root, and the sum of its outcomes."""


@dataclass
class Rollouts:
    """The search of tree.py: imagined games are played on by quick opinions."""

    bot: "SearchBot"
    game: Game
    imagined: Array
    seat: int
    moves: Array

    def __post_init__(self) -> None:
        """Compute what is the same for every iteration."""
        self.core = self.game.core_for(PART)
        self.given = (hidden_moves(self.game), self.bot.settings.record(self.game))

    def plant(self, chance: Array, room: int) -> Growth:
        """An empty tree with a random stream of its own."""
        return grow_from(chance, room)

    def grow(self, growth: Growth, iterations: int) -> None:
        """Grow a tree by some iterations."""
        trees = (growth.nodes, growth.edges, growth.used, growth.chance)
        deals = self.bot.deals
        self.core.search(self.game.box, self.imagined, self.seat, *self.given, *trees, iterations, deals)
        growth.iterations += iterations

    def tally(self, growth: Growth) -> tuple[Array, Array]:
        """How often each legal move was tried, and the sum of its outcomes."""
        count = len(self.moves)
        visits, totals = np.zeros(count, int64), np.zeros(count)
        self.core.results(growth.nodes, growth.edges, self.seat, self.moves, count, visits, totals)
        return visits, totals


class SearchBot:
    """Information-set Monte Carlo tree search within a budget, by a net where there is one."""

    deals = 1
    asks_a_net = True

    def __init__(self, budget: Budget, threads: int = 1, settings: Settings | None = None) -> None:
        self.budget, self.threads, self.settings = budget, threads, settings or Settings()

    def within(self, threads: int, share: float) -> "SearchBot":
        """A copy limited to so many threads and a share of its time."""
        seconds = None if self.budget.seconds is None else self.budget.seconds * share
        return type(self)(replace(self.budget, seconds=seconds), min(self.threads, threads), self.settings)

    def choose(self, game: Game, imagined: Array, seat: int, chance: Array) -> int:
        """The move tried most often; while no search is compiled yet, what the net likes or a sensible person plans."""
        moves = game.legal_moves(imagined, seat)
        if len(moves) == 1:
            return moves[0]
        if self.budget.iterations is None and not self._is_compiled(game, imagined):
            net = find_net(game, int(imagined[0].seats)) if self.asks_a_net else None
            values = values_of(game, imagined, seat, moves, net) if net else game.plan(imagined, seat, moves)
            return moves[int(heaviest(values, len(moves), chance))]
        return self.think(game, imagined, seat, chance, settle_early=True).best

    def net_for(self, game: Game, imagined: Array) -> Net | None:
        """The net that came with the game for the box and the seats, if this bot asks one and it helps a search."""
        net = find_net(game, int(imagined[0].seats)) if self.asks_a_net else None
        return net if net and net.card.get(HELPS, True) else None

    def _is_compiled(self, game: Game, imagined: Array) -> bool:
        has_net = self.net_for(game, imagined) is not None
        return compiling.is_ready(game, PART) or (has_net and compiling.is_ready(game, net_search.PART))

    def _way(self, game: Game, imagined: Array, seat: int, moves: Array) -> Way:
        """The net's tree; while it alone is not compiled yet, a search by the clock plays games on instead."""
        net = self.net_for(game, imagined)
        is_early = not compiling.is_ready(game, net_search.PART) and compiling.is_ready(game, PART)
        if net is None or (self.budget.iterations is None and is_early):
            return Rollouts(self, game, imagined, seat, moves)
        settings = net_search.NetSettings(mix=net.mix, policy=int(net.asks_policy))
        return net_search.NetSearch(game, imagined, seat, moves, net, hidden_moves(game), settings)

    def think(
        self,
        game: Game,
        imagined: Array,
        seat: int,
        chance: Array,
        stop: threading.Event | None = None,
        settle_early: bool = False,
    ) -> Thought:
        """Visits and expected outcome of every legal move. Stops within milliseconds when `stop` is set.

        With `settle_early` it also stops when the rest of the budget could not change the choice.
        """
        start = time.perf_counter()
        moves = np.array(game.legal_moves(imagined, seat), int16)
        way = self._way(game, imagined, seat, moves)
        growths = [way.plant(chance, self.budget.room) for _ in range(self.threads)]

        def grow(growth: Any) -> None:
            chunk, spent = FIRST_CHUNK, 0.0
            while chunk and not (stop and stop.is_set()):
                way.grow(growth, chunk)
                spent = time.perf_counter() - start
                left = self._left(growth.iterations, spent)
                if settle_early and is_settled(way.tally(growth)[0], left):
                    return
                chunk = min(left, max(1, int(growth.iterations / spent * CHUNK_SECONDS)))

        if self.threads == 1:
            grow(growths[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, growths))
        iterations = sum(growth.iterations for growth in growths)
        return thought_of(moves, [way.tally(growth) for growth in growths], iterations, time.perf_counter() - start)

    def _left(self, done: int, spent: float) -> int:
        """How many iterations the budget still allows, by the pace so far."""
        left = MOST_ROOM if self.budget.iterations is None else self.budget.iterations - done
        if self.budget.seconds is not None:
            left = min(left, int(done / spent * (self.budget.seconds - spent)))
        return max(0, left)


class RolloutsBot(SearchBot):
    """The search that plays imagined games on by quick opinions, whether there is a net or not."""

    asks_a_net = False


class CheaterBot(RolloutsBot):
    """Searches the true state, hidden cards and future chance included: an upper bound for the arena.

    It knows only one world, so its imagined games must differ: played on alike each time, their errors would add up.
    """

    sees_everything = True
    deals = 0

    def __init__(self, budget: Budget, threads: int = 1, settings: Settings | None = None) -> None:
        super().__init__(budget, threads, settings or Settings(wander=CHEATER_WANDERS))


def grow_from(chance: Array, room: int) -> Growth:
    """An empty tree with a random stream of its own."""
    own = np.empty(WORDS, int64)
    split_stream(own, chance)
    return Growth(np.zeros(2 * room, tree.NODE), np.zeros(room, tree.EDGE), own)


def is_settled(visits: Array, left: int) -> bool:
    """Whether no other move can still be tried as often as the first."""
    second, first = np.partition(visits, -2)[-2:]
    return bool(first - second > left)


def hidden_moves(game: Game) -> Array:
    """For every move, whether others do not see it being made."""
    kinds = [int(kind) for kind in game.HIDDEN_KINDS]
    return np.isin(game.box[0].moves["kind"], kinds).astype(int8)


def signatures(box: Any, state: Any, options: Any) -> entry_points.Signatures:
    """The argument types the search is compiled for, for one game's records."""
    nodes, edges = typeof(np.empty(0, tree.NODE)), typeof(np.empty(0, tree.EDGE))
    given = (typeof(np.empty(0, int8)), typeof(blank(tree.SETTINGS)))
    growing = (nodes, edges, WORDS_TYPE, WORDS_TYPE, WHOLE, WHOLE)
    return {
        "search": (typeof(box), typeof(state), WHOLE, *given, *growing),
        "results": (
            nodes,
            edges,
            WHOLE,
            LIST,
            WHOLE,
            WORDS_TYPE,
            REALS,
        ),
    }


compiling.PARTS[PART] = f"{__name__}:signatures"
