"""The websocket protocol, from server to client: every message a client may get, and the version (docs/protocol.md).

A change that old clients cannot ignore raises VERSION.
"""

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tavoliere.server.seats import SeatKind
from tavoliere.server.table_header import ClockPlan, Seal
from tavoliere.store.matches import Status

VERSION = 2  # 1: events as four numbers, moves with `aims`

# Each game has its own fields here; the TypeScript types are in its board/wire.ts.
MoveJson = Annotated[Raw, Meta(extra={"typescript": "Move"})]
EventJson = Annotated[Raw, Meta(extra={"typescript": "GameEvent"})]
ViewJson = Annotated[Any, Meta(extra={"typescript": "View | null"})]
LOGGED = "'play' | 'say' | 'hint' | 'leave' | 'back' | 'timeout' | 'vote' | 'remove' | 'mute'"
Words = Annotated[dict[str, Any], Meta(extra={"typescript": "WordMap"})]


class ServerMessage(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """A message from the server."""

    encoder: ClassVar[msgspec.json.Encoder] = msgspec.json.Encoder()

    def encode(self) -> bytes:
        """The message as JSON."""
        return self.encoder.encode(self)


class Welcome(ServerMessage, tag="welcome"):
    """Answers hello."""

    re: str
    version: int
    person: str | None
    name: str | None


class Done(ServerMessage, tag="done"):
    """A message was carried out, and what it changed is stored. `number` is the entry it became, if any."""

    re: str
    number: int | None = None
    again: bool = False  # the same message had been carried out before


class Refusal(ServerMessage, tag="refused"):
    """A message was not carried out: key and words make the sentence, rule names the rule that says no."""

    re: str | None
    key: str
    rule: str | None
    words: Words
    sentence: dict[str, str]


class SeatNow(Struct, omit_defaults=True):
    """Who sits at a seat."""

    kind: SeatKind
    name: str
    level: str | None = None
    person: str | None = None
    free: bool = False
    replaced: bool = False
    here: bool = False
    returns: bool = False  # its person takes it back after the bot's next move
    muted: bool = False
    votes: list[int] = []  # seats of those who want a bot to play here


class FairDice(Seal, frozen=True):
    """What shows that the dice were fair, and the seed they gave."""

    seed: str


class Result(Struct, omit_defaults=True):
    """How a match ended."""

    scores: list[dict[str, int]]  # by part, a seat each
    totals: list[int]
    ranking: list[int]  # 0 for the winner
    fair: FairDice | None = None  # left out when the seed was chosen


class Now(Struct, omit_defaults=True):
    """A table as one seat, or a watcher, sees it after an entry."""

    number: int
    decision: int
    status: Status
    asked: list[int]
    view: ViewJson = None
    question: str | None = None  # the text key of what one is asked
    moves: list[MoveJson] = []
    undo: str | UnsetType | None = UNSET  # why one's last decision cannot be taken back; null: it can
    clocks: list[float] | None = None
    seats: list[SeatNow] | None = None
    result: Result | None = None


class OriginNow(Struct, omit_defaults=True):
    """Where a match was played on from."""

    step: int
    eyes: int
    same_cards: bool
    match: str | None = None  # only if everybody may know that match


class About(Struct, omit_defaults=True):
    """What does not change at a table."""

    game: str
    box: str
    rules_version: int
    options: dict[str, str]
    listed: bool
    promise: str
    maker: str  # the person who made it
    patience: float  # seconds after which the others may vote for a bot, where there is no clock
    clock: ClockPlan | None = None
    takeover: str | None = None
    hints: bool = False
    seed: str | None = None
    origin: OriginNow | None = None
    imported: bool = False  # it came as a match file
    lesson: bool = False  # a guided game
    problem: str | None = None  # the text key of why it can only be read
    problem_words: Words = {}
    rematch: str | None = None


class LoggedEntry(Struct, omit_defaults=True):
    """A line of the log: the events of a decision that one may see, a phrase, or what happened to a seat.

    Of a match that can only be read nobody knows the events: a decision is its move as text, if one may read it.
    """

    seat: int
    entry: Annotated[str, Meta(extra={"typescript": LOGGED})] = "play"
    step: int | None = None  # of a decision
    events: list[EventJson] = []
    move: str | None = None
    phrase: str | None = None
    seating: str | None = None  # what happened to the seat
    by: int | None = None  # the seat of whoever did it


class TableNow(ServerMessage, tag="table"):
    """Everything about a table: answers open and look, and comes again whenever a client cannot have followed."""

    table: str
    about: About
    yours: list[int]
    front: int | None
    now: Now
    re: str | None = None
    log: list[LoggedEntry] | None = None  # if it was asked for: what happened so far


class Update(ServerMessage, tag="update"):
    """Something happened at a table."""

    table: str
    number: int
    entry: str
    now: Now | None = None  # left out when nothing changed that anybody sees
    seat: int | None = None
    move: str | None = None  # one's own move only
    events: list[EventJson] = []
    phrase: str | None = None
    rematch: str | None = None
    about: About | None = None  # when something else was agreed
    seating: str | None = None  # what happened to the seat: text key `seating-…`
    by: int | None = None  # the seat of whoever did it


class PreviewResult(ServerMessage, tag="preview"):
    """Answers preview: the events up to the first that would reveal something."""

    re: str
    events: list[EventJson]


class Reason(ServerMessage, tag="reason"):
    """Answers why; no rule and no key: nothing forbids it."""

    re: str
    rule: str | None = None
    key: str | None = None
    words: Words = {}


class HintMove(Struct):
    """A move as a strong bot sees it."""

    move: str
    visits: int
    expected: float  # 1: a certain win


class HintResult(ServerMessage, tag="thought"):
    """Answers hint: moves, best first, with visits and expected result."""

    re: str
    moves: list[HintMove]


class Presence(ServerMessage, tag="presence"):
    """Who is connected."""

    table: str
    here: list[int]


class Turn(ServerMessage, tag="turn"):
    """It is one's turn at a table that is not open here."""

    table: str


class LobbyChanged(ServerMessage, tag="lobby"):
    """The lists of tables have changed; ask for them again."""


class Pong(ServerMessage, tag="pong"):
    """Answers ping."""

    re: str


FROM_SERVER = (
    Welcome, Done, Refusal, TableNow, Update, PreviewResult, Reason, HintResult, Presence, Turn, LobbyChanged, Pong,
)  # fmt: skip
