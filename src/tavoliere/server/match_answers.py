"""Models of the HTTP answers about matches: replays, points, match files."""

from typing import Any

from pydantic import ConfigDict

from tavoliere.server.answers import Answer, View


class Event(Answer):
    """One thing a move made happen; each kind has fields of its own."""

    model_config = ConfigDict(extra="allow")

    kind: str
    seat: int | None
    rule: str | None
    words: dict[str, Any] = {}


class Frame(Answer):
    """One step of a match: who decided, what was told, and the table then."""

    step: int
    seat: int = 0
    turn: int = 0
    move: str = ""  # only for eyes that saw it
    events: list[Event] = []
    asked: list[int] = []
    view: View = {}
    views: list[View] = []  # with all eyes: one a seat


class Replay(Answer):
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""

    table: str
    game: str
    box: str
    seats: list[str]
    steps: int
    frames: list[Frame]
    problem: str | None = None  # the text key of why there are moves only, without views and events


class Points(Answer):
    """Points by step and seat: those on the table, or (not public) as if the match had ended there."""

    public: bool
    steps: list[list[int]]


class BoxOfFile(Answer):
    """The box of a match file: its hash, and an owner's own tables."""

    hash: str
    own: dict[str, Any] | None


class Seal(Answer):
    """What shows that the dice were fair."""

    promise: str
    secret: str
    numbers: dict[str, str]


class ResultOfFile(Answer):
    """How the match in a file ended."""

    scores: list[dict[str, int]]
    ranking: list[int]


class MatchFile(Answer):
    """A match as `tavoliere replay` reads it."""

    format: str
    version: int
    game: str
    rules_version: int
    box: BoxOfFile
    options: dict[str, str]
    seats: list[str]
    seed: str
    moves: list[tuple[int, str]]
    digest: str | None = None  # left out where the match could not be replayed
    start: dict[str, Any] | None = None  # a position
    result: ResultOfFile | None = None
    fair: Seal | None = None
