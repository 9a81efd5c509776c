"""The review service: reviews, questions and puzzles as plain calls with JSON in and out, for the table service."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from tavoliere.bots.rollouts import PART
from tavoliere.engine import compiling
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.review import match_review, position_analysis, puzzles
from tavoliere.review.evaluator import Rollouts
from tavoliere.review.match_review import Beginning, Judged, Plan
from tavoliere.review.report import Depth, Puzzles

encode = msgspec.json.encode
FORM = 2  # raise it when the contents of a report change
DEPTHS: tuple[Depth, ...] = ("quick", "usual", "deep")


class ReviewService:
    """The calls of the review service; stateless, everything is in the arguments."""

    def is_ready(self, game: Game) -> bool:
        """Whether imagined games are compiled: uncompiled, a review would take hours."""
        return compiling.is_ready(game, PART)

    def version(self, game: Game) -> str:
        """What a stored review depends on; one of another version is computed again."""
        return f"{game.rules_version}-{game.box_hash}-{Rollouts().name}-{FORM}"

    def begin(self, match: Match, depth: Depth) -> bytes:
        """Start a review: everybody's win share before the first decision."""
        return encode(match_review.beginning(match, Plan.of(depth)))

    def judge(self, match: Match, indices: Sequence[int], depth: Depth, threads: int) -> list[bytes]:
        """Analyse some decisions."""
        plan = Plan.of(depth)
        with ThreadPoolExecutor(threads) as pool:
            return list(pool.map(lambda index: encode(match_review.judged_at(match, index, plan)), indices))

    def report(self, match: Match, begun: bytes, judged: Sequence[bytes], depth: Depth) -> bytes:
        """The report of the decisions analysed so far."""
        done = [msgspec.json.decode(one, type=Judged) for one in judged]
        first = msgspec.json.decode(begun, type=Beginning)
        return encode(match_review.report_of(match, first, done, Plan.of(depth)))

    def ask(self, game: Game, given: dict[str, Any] | str, seat: int, depth: Depth) -> bytes:
        """The best moves in a position."""
        return encode(position_analysis.answer(game, given, seat, Plan.of(depth)))

    def puzzles(self, game: Game) -> bytes:
        """The puzzles of a game."""
        return encode(Puzzles(game.id, puzzles.shipped(game)))
