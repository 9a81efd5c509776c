"""Models of the HTTP answers about reviews and positions; their parts are in `review/report.py`."""

from typing import Any

from tavoliere.server.answers import Answer, View

Part = dict[str, Any]  # a report, an option or a sentence


class ReviewProgress(Answer):
    """How far a review has come, and what it says so far."""

    status: str
    depth: str
    done: int
    total: int
    report: Part | None = None
    problem: Part | None = None


class LaidPosition(Answer):
    """A position as one seat knows it; everything hidden is dealt somehow."""

    position: dict[str, Any]
    text: str
    view: View
    asked: list[int]


class BestMoves(Answer):
    """A seat's moves in a position, best first, and why the first is the best."""

    game: str
    seat: int
    position: dict[str, Any]
    text: str
    view: View
    moves: list[Part]
    is_clear: bool
    reasons: list[Part]
    worlds: int
    shares: Part


class PuzzleList(Answer):
    """The puzzles of a game."""

    game: str
    puzzles: list[Part]
