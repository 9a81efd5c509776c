"""Match files that cannot be replayed here, read as they are written: the players, their moves as text, the result."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tavoliere.engine.chance import SEED_BITS
from tavoliere.engine.errors import BadMatchFile, TavoliereError
from tavoliere.engine.game import FEWEST_SEATS
from tavoliere.engine.records import SEATS
from tavoliere.engine.text import Texts, texts

MOST_VERSION = 9999
LONGEST_TEXT = 200  # of a move, a name or an option
MOST_OPTIONS = 20
MOST_PARTS = 40
MOST_POINTS = 1_000_000
PART = re.compile(r"[a-z0-9-]{1,40}")
DIGEST = re.compile(r"[0-9a-f]{1,64}")


@dataclass(frozen=True)
class WrittenResult:
    """How a match ended, as its file tells it: points by part, and rank (0 for the winner), seat by seat."""

    scores: list[dict[str, int]]
    ranking: list[int]

    @property
    def totals(self) -> list[int]:
        """Each seat's points."""
        return [sum(parts.values()) for parts in self.scores]


@dataclass(frozen=True)
class WrittenMatch:
    """What a match file says. Only its shape was checked: no rule has seen its moves."""

    game: str
    rules_version: int
    box: str
    own: dict[str, Any] | None  # an owner's own tables
    options: dict[str, str]
    seats: list[str]
    seed: int
    moves: list[tuple[int, str]]
    start: dict[str, Any] | None
    digest: str | None
    result: WrittenResult | None  # None: it was not over, or the file is from before results were written
    fair: Any = None  # the proof that the dice were fair, verified by `fair.check`


class CannotReplay(BadMatchFile):
    """A match of other rules, or with a box that cannot be made any more: `written` can be read, not replayed."""

    def __init__(self, key: str, words: dict[str, Any], written: WrittenMatch) -> None:
        super().__init__(key, words)
        self.written = written
        self.reason: TavoliereError | None = None  # what is wrong with the box

    def cause(self, language: str = "en") -> str:
        """Only the reason why it cannot be replayed, for a reader who has the match open already."""
        return self._cause(texts(language, self.folders))

    def _cause(self, catalogue: Texts) -> str:
        reason = {"reason": self.reason._in(catalogue)} if self.reason else {}
        return catalogue(self.key, **self.words, **reason)

    def _in(self, catalogue: Texts) -> str:
        return f"{self._cause(catalogue)} {catalogue('match-read-only', file=self.words['file'])}"


def other_rules(data: dict[str, Any], known: int, file: str) -> CannotReplay:
    """The file was played under other rules than those this program knows."""
    words = {"file": file, "version": data["rules_version"], "known": known, "game": data["game"]}
    return CannotReplay("match-rules-version", words, read_written(data, file))


def other_box(data: dict[str, Any], known: str, file: str) -> CannotReplay:
    """What is printed has changed since the file was written."""
    words = {"file": file, "hash": str(data["box"].get("hash"))[:LONGEST_TEXT], "known": known}
    return CannotReplay("match-box", words, read_written(data, file))


def broken_box(data: dict[str, Any], reason: TavoliereError, file: str) -> CannotReplay:
    """The owner's own tables cannot be laid over what is printed now."""
    error = CannotReplay("match-own-box", {"file": file}, read_written(data, file))
    error.reason, error.folders = reason, reason.folders
    return error


def read_written(data: dict[str, Any], file: str) -> WrittenMatch:
    """What a match file says, its shape checked as `matchfile` does; refuses what people could not have written."""
    for key, is_right in CHECKS.items():
        if not is_right(data):
            raise BadMatchFile("match-missing", {"file": file, "key": key})
    result, digest = data.get("result"), data.get("digest")
    return WrittenMatch(
        game=data["game"],
        rules_version=data["rules_version"],
        box=data["box"]["hash"],
        own=data["box"].get("own"),
        options=data["options"],
        seats=data["seats"],
        seed=int(data["seed"]),
        moves=[(seat, move) for seat, move in data["moves"]],
        start=data.get("start"),
        digest=digest if isinstance(digest, str) and DIGEST.fullmatch(digest) else None,
        result=None if result is None else WrittenResult(result["scores"], result["ranking"]),
        fair=data.get("fair"),
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


def _is_whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_move(row: list[Any], seats: int) -> bool:
    return _is_whole(row[0], 0, seats - 1) and _is_text(row[1])


def _are_parts(scored: Any) -> bool:
    return (
        isinstance(scored, dict)
        and len(scored) <= MOST_PARTS
        and all(PART.fullmatch(part) and _is_whole(one, -MOST_POINTS, MOST_POINTS) for part, one in scored.items())
    )


def _is_result(result: Any, seats: int) -> bool:
    if result is None:
        return True
    scores, ranking = (result.get("scores"), result.get("ranking")) if isinstance(result, dict) else (None, None)
    return (
        isinstance(scores, list)
        and isinstance(ranking, list)
        and len(scores) == len(ranking) == seats
        and all(_are_parts(scored) for scored in scores)
        and all(_is_whole(rank, 0, seats - 1) for rank in ranking)
    )


CHECKS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "game": lambda data: _is_text(data["game"]),
    "rules_version": lambda data: _is_whole(data["rules_version"], 0, MOST_VERSION),
    "box": lambda data: _is_text(data["box"].get("hash")),
    "options": lambda data: (
        len(data["options"]) <= MOST_OPTIONS
        and all(_is_text(name) and _is_text(value) for name, value in data["options"].items())
    ),
    "seats": lambda data: FEWEST_SEATS <= len(data["seats"]) <= SEATS and all(map(_is_text, data["seats"])),
    "seed": lambda data: len(data["seed"]) < SEED_BITS and int(data["seed"]) < 1 << SEED_BITS,
    "moves": lambda data: all(_is_move(row, len(data["seats"])) for row in data["moves"]),
    "result": lambda data: _is_result(data.get("result"), len(data["seats"])),
}
