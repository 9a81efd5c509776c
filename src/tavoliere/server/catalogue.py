"""The interface through which app.py hands games, bots and reviews to the server, which imports none of them."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tavoliere.engine.chance import seed_words
from tavoliere.engine.game import FEWEST_SEATS, Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY, Array

Tables = Mapping[str, Any]
MOST_KEPT = 32  # games with other boxes that stay in memory while no table uses them


class Hint(NamedTuple):
    """What a strong bot thinks of a move: how often it tried it, and what it expects of it (1: a certain win)."""

    move: int
    visits: int
    expected: float


class Effort(NamedTuple):
    """How hard a bot may think now: on so many threads, for such a share of its usual time."""

    threads: int = 1
    share: float = 1.0


USUAL = Effort()


class ReviewService(Protocol):
    """Reviews matches and answers questions about positions; JSON in and out (`review/service.py`)."""

    def is_ready(self, game: Game) -> bool:
        """Whether it can work on a game at once."""

    def version(self, game: Game) -> str:
        """What a stored review depends on."""

    def begin(self, match: Match, depth: Any) -> bytes:
        """Start a review: everybody's win share before the first decision."""

    def judge(self, match: Match, indices: Sequence[int], depth: Any, threads: int) -> list[bytes]:
        """Analyse some decisions."""

    def report(self, match: Match, begun: bytes, judged: Sequence[bytes], depth: Any) -> bytes:
        """The report of the decisions analysed so far."""

    def ask(self, game: Game, given: dict[str, Any] | str, seat: int, depth: Any) -> bytes:
        """The best moves in a position."""

    def puzzles(self, game: Game) -> bytes:
        """The puzzles of a game."""


@dataclass(frozen=True)
class Catalogue:
    """Games and bots, as plain calls."""

    game_ids: Callable[[], Sequence[str]]
    load: Callable[[str, Tables | None], Game]  # the printed box, with an owner's tables laid over it
    restore: Callable[[str, Tables], Game]  # a whole stored box
    family: Callable[[str], Path]  # the folder that holds a game's rulebook
    levels: Sequence[str]
    quick_levels: Collection[str]  # bots that choose in a moment
    decide: Callable[[str, Game, Array, int, int, Effort], int]  # level, game, state, seat, seed -> move
    source: str  # `module:function` from which a worker process gets the same catalogue
    hint: Callable[[Game, Array, int, int, Effort], list[Hint]] | None = None  # game, state, seat, seed: best first
    reviews: ReviewService | None = None  # reviews finished matches


def prepare(game: Game) -> Game:
    """Make in advance what a game caches and takes long to compute, while nobody waits for it."""
    for kept in ("box_hash", "move_index", "described_moves"):
        getattr(game, kept)
    return game


def rehearse(game: Game) -> None:
    """Call once everything that a table calls: compiled rules are read from disk when they are first called."""
    state = game.set_up(FEWEST_SEATS, 0)
    seat = game.seats_to_act(state)[0]
    move = game.legal_moves(state, seat)[0]
    game.forbidden_by(state, seat, move)
    game.imagine(state, seat, seed_words(0))
    game.play(state, seat, move)
    game.scores(state)
    game.ranking(state)
    game.view(state, NOBODY)


class Games:
    """Games by box, each loaded once: a thousand tables share one. Used by several threads."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._printed: dict[str, Game] = {}
        self._others: OrderedDict[tuple[str, str], Game] = OrderedDict()  # with boxes of owners and of older releases
        self._lock = threading.Lock()

    def printed(self, game_id: str) -> Game:
        """A game with the box this release prints."""
        if game_id not in self._printed:
            game = prepare(self.catalogue.load(game_id, None))
            rehearse(game)
            self._printed[game_id] = game
        return self._printed[game_id]

    def printed_if_ready(self, game_id: str) -> Game | None:
        """The same, if it was loaded before: loading takes a while."""
        return self._printed.get(game_id)

    def find(self, game_id: str, box: str) -> Game | None:
        """The game with a box of a hash, if it is in memory."""
        printed = self._printed.get(game_id)
        return printed if printed and printed.box_hash == box else self._others.get((game_id, box))

    def known(self, game: Game) -> Game:
        """The one game object with this box."""
        box = game.box_hash
        if self.printed(game.id).box_hash == box:
            return self.printed(game.id)
        with self._lock:
            kept = self._others.setdefault((game.id, box), game)
            self._others.move_to_end((game.id, box))
            if len(self._others) > MOST_KEPT:
                self._others.popitem(last=False)
            return kept

    def with_tables(self, game_id: str, stored: Tables | None) -> Game:
        """The game with stored tables, whatever the hash of their box was under other rules; the printed ones if none
        were stored.
        """
        return self.printed(game_id) if stored is None else self.known(self.catalogue.restore(game_id, stored))

    def with_box(self, game_id: str, box: str, stored: Tables | None) -> Game | None:
        """The game with a box of a hash, made from stored tables if need be; None if it cannot be made any more."""
        if self.printed(game_id).box_hash == box:
            return self.printed(game_id)
        found = self._others.get((game_id, box))
        if found is None:
            found = self.catalogue.restore(game_id, stored) if stored is not None else None
        return self.known(found) if found is not None and found.box_hash == box else None
