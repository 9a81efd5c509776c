"""Models of the HTTP answers about tables and the lobby."""

from typing import Any

from tavoliere.server.answers import Answer
from tavoliere.store.matches import Status


class Clock(Answer):
    """Thinking time."""

    per: str
    seconds: float


class Origin(Answer):
    """The match that a match was played on from; it is named only if everybody may know it."""

    step: int
    eyes: int
    same_cards: bool
    match: str | None = None


class ListedSeat(Answer):
    """Who sits at a seat, as lists tell it."""

    kind: str
    name: str
    level: str | None = None
    free: bool = False


class Seat(ListedSeat):
    """Who sits at a seat."""

    person: str | None = None
    replaced: bool = False
    here: bool = False
    returns: bool = False
    muted: bool = False
    votes: list[int] = []


class About(Answer):
    """What does not change at a table."""

    game: str
    box: str
    rules_version: int
    options: dict[str, str]
    listed: bool
    promise: str
    maker: str
    patience: float
    clock: Clock | None = None
    takeover: str | None = None
    hints: bool = False
    seed: str | None = None
    origin: Origin | None = None
    imported: bool = False  # it came as a match file
    lesson: bool = False  # a guided game
    problem: str | None = None  # the text key of why it can only be read
    problem_words: dict[str, Any] = {}
    rematch: str | None = None


class Result(Answer):
    """How a match ended: points by part, their sums and the ranks (0 for the winner), seat by seat."""

    scores: list[dict[str, int]]
    totals: list[int]
    ranking: list[int]


class TableInfo(Answer):
    """What everybody may know of a table before sitting down."""

    table: str
    status: Status
    about: About
    seats: list[Seat]
    yours: list[int]
    asked: list[int]
    result: Result | None = None  # once it is over


class Outcome(Answer):
    """How a match ended, seat by seat."""

    points: list[int]
    ranking: list[int]


class Listing(Answer):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: list[ListedSeat]
    progress: dict[str, int]  # turn, round, rounds
    asked: list[int]
    options: dict[str, str]
    clock: Clock | None
    takeover: str | None
    created: float
    last_at: float
    watchers: int
    problem: str | None = None  # the text key of why it can only be read
    result: Outcome | None = None  # once it is over
    yours: list[int] = []  # among one's own tables: the seats one owns
    your_turn: bool = False  # among one's own tables
    made: bool = False  # among one's own tables: whether one made it
    lesson: bool = False  # a guided game


class Lobby(Answer):
    """Lists of tables."""

    mine: list[Listing]
    open: list[Listing]
    running: list[Listing]
    over: list[Listing]


class MadeTable(Answer):
    """A new table: its id, what it promises of its dice, and the invitation for others."""

    table: str
    promise: str
    invitation: str | None


class Seated(Answer):
    """The seats one owns at a table."""

    yours: list[int]


class Invitation(Answer):
    """An invitation's secret."""

    invitation: str


class TableId(Answer):
    """A table by its id."""

    table: str
