"""A review that is available at once: a real one of a real match, except that results of imagined games are made up.

Imagined games take too long where nothing is compiled. The invented ones know who won: the nearer the end, the surer.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
from sqlalchemy import create_engine

from tavoliere.bots.rollouts import Ends
from tavoliere.engine import compile_cache
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import Array
from tavoliere.review import match_review
from tavoliere.review.match_review import Plan
from tavoliere.review.position_analysis import answer
from tavoliere.review.report import AskAnswer
from tavoliere.review.service import ReviewService
from tavoliere.store import reviews
from tavoliere.store.reviews import StoredReview

PARTS = 16
FEW = 4


@dataclass(frozen=True)
class Invented:
    """An evaluator that draws the winner from a distribution that depends on nothing but the state and the move."""

    name: str = "invented"

    def ends(self, game: Game, state: Array, seat: int, moves: list[int], worlds: int, seed: int) -> Ends:
        """Made-up ends of games that nobody played."""
        seats, places = int(state[0].seats), max(1, len(moves))
        known = np.random.default_rng(int(state[0].turn) * 7 + seats)
        strength = 1 + known.random(seats)
        chance = np.random.default_rng(seed % 2**32)
        shares = np.zeros((worlds, places, seats))
        points = np.zeros((worlds, places, seats, PARTS), np.int32)
        for place in range(places):
            liking = np.random.default_rng(moves[place] if moves else 0).random()
            odds = strength + 0.9 * liking * (np.arange(seats) == seat)
            winners = chance.choice(seats, worlds, p=odds / odds.sum())
            shares[np.arange(worlds), place, winners] = 1
            points[:, place, seat, :3] = chance.integers(0, 4, (worlds, 3)) + int(6 * liking)
        return Ends(shares, points)

    def known(self, game: Game, state: Array, worlds: int, seed: int, seat: int = 0, move: int = -1) -> Ends:
        """The chance event made things a little better or worse than expected; at the end the winner is known."""
        if not game.seats_to_act(state):
            shares, points = np.zeros((worlds, 1, int(state[0].seats))), np.zeros((worlds, 1, 4, PARTS), np.int32)
            won = np.array(game.ranking(state)) == 0
            shares[:] = won / won.sum()
            return Ends(shares, points)
        return self.ends(game, state, seat, [max(0, move)], worlds, seed + max(0, move))

    def start(self, game: Game, seats: int, options: Array, worlds: int, seed: int) -> Ends:
        """Everybody wins equally often."""
        chance = np.random.default_rng(seed % 2**32)
        shares = np.zeros((worlds, 1, seats))
        shares[np.arange(worlds), 0, chance.integers(0, seats, worlds)] = 1
        return Ends(shares, np.zeros((worlds, 1, seats, PARTS), np.int32))

    def candidates(self, game: Game, state: Array, seat: int, worlds: int, seed: int) -> list[int]:
        """The first few moves."""
        return game.legal_moves(state, seat)[:FEW]


PLAN = Plan("usual", 1200, 1, Invented())


def report_of(match: Match, done: int) -> str:
    """The report on the first so many decisions of a match."""
    begun = match_review.beginning(match, PLAN)
    judged = [match_review.judged_at(match, index, PLAN) for index in range(done)]
    return msgspec.json.encode(match_review.report_of(match, begun, judged, PLAN)).decode()


def made_once(folder: Path, name: str, make: Callable[[], str]) -> str:
    """A text that takes a while to make: the first worker makes it, the others wait for it."""
    file = folder / name
    with compile_cache.alone(folder, name):
        if not file.exists():
            file.write_text(make(), encoding="utf-8")
    return file.read_text(encoding="utf-8")


def store_review(db: Path, table: str, match: Match, done: int | None = None, report: str = "") -> None:
    """Put the review of a match where the service looks for it; of a part of it, as if somebody had stopped it."""
    steps, version = len(match.history), ReviewService().version(match.game)
    report = report or report_of(match, done or steps)
    row = StoredReview(table, version, "usual", done or steps, steps, report, time.time())
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        reviews.keep(connection, row)
    engine.dispose()


def answered(game: Game, position: dict[str, object], seat: int) -> bytes:
    """The answer to a question about a position."""
    found: AskAnswer = answer(game, position, seat, PLAN)
    return msgspec.json.encode(found)
