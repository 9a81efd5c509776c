"""Reviews, questions about positions and puzzles (runs in worker processes)."""

import gzip
from collections.abc import Sequence
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.server.catalogue import Effort, ReviewService
from tavoliere.server.errors import Refused
from tavoliere.server.replay_jobs import MatchRecordKey, replayed
from tavoliere.server.worker import WorkerContext


def match_of(context: WorkerContext, key: MatchRecordKey) -> Match:
    """The whole match; refused if it is not over."""
    match: Match = context.keep(key, replayed).match
    if not match.is_over:
        raise Refused("review-after-the-end", 403)
    return match


def reviews_for(context: WorkerContext, game: Game) -> ReviewService:
    """The review service; refused while the game is not compiled, since imagined games would take hours."""
    reviews = context.catalogue.reviews
    assert reviews is not None
    if not reviews.is_ready(game):
        raise Refused("review-not-compiled", 503)
    return reviews


def begin(context: WorkerContext, key: MatchRecordKey, depth: str, _effort: Effort) -> bytes:
    """Start a review: everybody's win share before the first decision."""
    match = match_of(context, key)
    return reviews_for(context, match.game).begin(match, depth)


def judge(context: WorkerContext, key: MatchRecordKey, indices: range, depth: str, effort: Effort) -> list[bytes]:
    """Analyse some decisions."""
    match = match_of(context, key)
    return reviews_for(context, match.game).judge(match, indices, depth, effort.threads)


def report(context: WorkerContext, key: MatchRecordKey, begun: bytes, judged: Sequence[bytes], depth: str) -> bytes:
    """The report of the decisions analysed so far."""
    match = match_of(context, key)
    return reviews_for(context, match.game).report(match, begun, judged, depth)


def ask(
    context: WorkerContext, game: Game, given: dict[str, Any] | str, seat: int, depth: str, _effort: Effort
) -> bytes:
    """The best moves in a position."""
    return reviews_for(context, game).ask(game, given, seat, depth)


def puzzles(context: WorkerContext, game: Game) -> bytes:
    """The puzzles of a game, compressed."""
    reviews = context.catalogue.reviews
    assert reviews is not None
    return gzip.compress(reviews.puzzles(game), mtime=0)
