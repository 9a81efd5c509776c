"""A table: its entries applied one after the other, and nothing else. It knows no network and no database."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from tavoliere.engine import fair
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.server.bot_names import free_name
from tavoliere.server.clock import Clock
from tavoliere.store.matches import Entry, SeatSummary, Status, Summary

REMEMBERED = 32  # message ids of clients, so that a repeated message is recognised
SEATS_CHANGE = ("sit", "leave", "back", "timeout")
PROGRESS = {"turn": "turn", "round": "round_number"}  # names in lists, fields of a state
SeatKind = Literal["person", "screen", "bot"]
OPEN: Status = "open"
RUNNING: Status = "running"
OVER: Status = "over"
CLOSED: Status = "closed"


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit at a seat: a person, somebody at the maker's own screen, or a bot."""

    kind: SeatKind
    level: str | None = None  # of a bot
    name: str | None = None
    reserved: str | None = None  # the person it is kept for


class ClockPlan(msgspec.Struct, frozen=True):
    """The thinking time agreed on."""

    per: Literal["move", "game"]
    seconds: float


class Origin(msgspec.Struct, frozen=True):
    """The match this one was played on from."""

    match: str
    step: int
    eyes: int
    same_cards: bool


class Seal(msgspec.Struct, frozen=True):
    """What shows, after the end, that the dice were fair: the seed follows from secret and numbers."""

    promise: str
    secret: str
    numbers: dict[str, str]  # by seat


class Head(msgspec.Struct, frozen=True):
    """How a table was made. It never changes and is never sent as it is: it holds the secret of the dice."""

    game: str
    rules_version: int
    box: str
    seats: list[SeatPlan]
    maker: str
    secret: str
    options: dict[str, str] = {}
    is_listed: bool = True
    clock: ClockPlan | None = None
    takeover: str | None = None  # the level of the bot that replaces whoever leaves or runs out of time
    hints: bool = False
    seed: str | None = None  # chosen, told to everybody
    origin: Origin | None = None
    start: dict[str, Any] | None = None  # the position then, hidden parts included
    is_imported: bool = False

    @property
    def counts(self) -> bool:
        """Whether the match belongs in statistics: nobody knew or chose what was coming."""
        return self.seed is None and self.origin is None and not self.is_imported


@dataclass(slots=True)
class Seat:
    """A seat at the table now."""

    plan: SeatPlan
    person: str | None = None
    name: str = ""
    number: str = ""  # this client's part of the dice
    is_replaced: bool = False  # a bot plays for its person

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.plan.kind != "bot" and self.person is None


@dataclass(slots=True)
class Table:
    """A table after some number of entries."""

    id: str
    head: Head
    game: Game | None  # None: it cannot be played any more, `problem` says why
    problem: str | None = None
    status: Status = OPEN
    number: int = 0
    decision: int = 0  # the entry that opened the present question; numbers never go back
    last_at: float = 0.0
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    rounds: int | None = None  # how many there will be, in games with a fixed number
    seed: int | None = None
    decisions: int = 0
    clock: Clock | None = None
    rematch: str | None = None
    messages: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.seats:
            self.seats = [Seat(plan, name=plan.name or plan.level or "") for plan in self.head.seats]

    # --- asking -----------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return self.match.to_act if self.match and self.status == RUNNING else []

    @property
    def is_finished(self) -> bool:
        """Whether everything may be shown to everybody."""
        return self.status == OVER or self.head.is_imported

    @property
    def is_full(self) -> bool:
        """Whether everybody has sat down."""
        return not any(seat.is_free for seat in self.seats)

    @property
    def may_need_bots(self) -> bool:
        """Whether a bot may have to decide here, now or later."""
        return bool(self.head.takeover) or any(plan.kind == "bot" for plan in self.head.seats)

    def level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat; None for a person."""
        one = self.seats[seat]
        return one.plan.level if one.plan.kind == "bot" else self.head.takeover if one.is_replaced else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person owns."""
        return [seat for seat, one in enumerate(self.seats) if person is not None and one.person == person]

    @property
    def bots_asked(self) -> list[int]:
        """The seats where a bot must decide now."""
        return [seat for seat in self.asked if self.level(seat)]

    @property
    def wake_at(self) -> float | None:
        """When a bot or a clock has something to do here."""
        if self.problem or self.status in (OVER, CLOSED):
            return None
        if self.bots_asked or (self.status == OPEN and self.is_full):
            return self.last_at
        flag = self.clock.next_flag() if self.clock else None
        return flag[0] if flag else None

    def summary(self) -> Summary:
        """What lists show of the table."""
        people = [
            SeatSummary(one.plan.kind, one.name, self.level(seat), one.is_free) for seat, one in enumerate(self.seats)
        ]
        return Summary(self.status, sum(1 << seat for seat in self.asked), people, self.wake_at, self.progress)

    @property
    def progress(self) -> dict[str, int]:
        """How far the match has come: the number of the turn; where there are rounds, of the round, and how many."""
        if self.match is None:
            return {}
        state = self.match.state[0]
        known = self.match.state.dtype.names or ()
        reached = {name: int(state[field]) for name, field in PROGRESS.items() if field in known}
        return reached | ({"rounds": self.rounds} if self.rounds else {})

    def result_rows(self) -> list[dict[str, Any]]:
        """How the match ended, a row a seat."""
        assert self.match is not None
        scores, ranks = self.match.scores(), self.match.ranking()
        first = self.match.state[0].first if "first" in (self.match.state.dtype.names or ()) else -1
        common = {"match": self.id, "game": self.head.game, "seats": len(self.seats), "decisions": self.decisions}
        common |= {"ended": self.last_at, "counts": int(self.head.counts)}
        rows = []
        for seat, one in enumerate(self.seats):
            person = None if one.is_replaced else one.person
            who = {"person": person, "name": one.name if person else self.level(seat) or one.name}
            points = {"points": sum(scores[seat].values()), "rank": ranks[seat], "parts": scores[seat]}
            rows.append({"seat": seat, "is_first": int(seat == int(first)), **who, **points, **common})
        return rows

    # --- applying entries -------------------------------------------------------------------------------------------

    def after(self, entry: Entry, move: int | None = None) -> tuple["Table", list[Event]]:
        """The table with an entry applied, and the events of a move; this one stays as it is.

        `move` is the entry's move if it is known to be legal; otherwise it is read from the entry and checked.
        """
        table = copy(self)
        if entry.kind in SEATS_CHANGE:
            table.seats = [copy(seat) for seat in self.seats]
        table.messages = dict(self.messages)
        table.match = self.match.copy() if self.match else None
        table.clock = self.clock.copy() if self.clock else None
        return table, table.apply(entry, move)

    def apply(self, entry: Entry, move: int | None = None) -> list[Event]:
        """Apply an entry; returns the events of a move."""
        if self.clock:
            (self.clock.pause if entry.kind == "resume" else self.clock.charge)(entry.at)
        question = self.match.decision if self.match else None
        events: list[Event] = []
        if entry.kind == "play":
            events = self._play(entry, move)
        else:
            APPLY.get(entry.kind, Table._nothing)(self, entry)
        self.number, self.last_at = entry.number, entry.at
        if self.match:
            is_new = self.match.decision != question
            self.decision = entry.number if is_new else self.decision
            if self.clock:
                people = (seat for seat in self.asked if not self.level(seat))
                self.clock.run(frozenset(people), is_new)
        self._remember(entry)
        return events

    def _remember(self, entry: Entry) -> None:
        if entry.message:
            self.messages[f"{entry.person} {entry.message}"] = entry.number
            if len(self.messages) > REMEMBERED:
                del self.messages[next(iter(self.messages))]

    def _sit(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        seat.person, seat.name, seat.number = entry.person, entry.data["name"], entry.data["number"]
        for one in self.seats:  # a bot gives way to a person of the same name
            if one.plan.kind == "bot" and one.name.casefold() == seat.name.casefold():
                one.name = free_name(other.name for other in self.seats)

    def _leave(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if self.status == OPEN:
            seat.person, seat.name, seat.number = None, seat.plan.name or "", ""
        elif self.head.takeover:
            seat.is_replaced = True

    def _back(self, entry: Entry) -> None:
        self.seats[_seat(entry)].is_replaced = False

    def _start(self, entry: Entry) -> None:
        self.status, self.seed = RUNNING, int(entry.data["seed"])
        if self.game is None:
            return
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, names, self.seed, self.head.options, entry.data.get("start"))
        self.rounds = self.game.view(self.match.state, NOBODY).get("rounds")
        if self.head.clock:
            self.clock = Clock(self.head.clock.per, self.head.clock.seconds, len(self.seats), since=entry.at)

    def _play(self, entry: Entry, move: int | None) -> list[Event]:
        self.decisions += 1
        if self.match is None:
            return []
        seat = _seat(entry)
        events = self.match.play(entry.data["move"], seat) if move is None else self.match.play_move(seat, move)
        self.match.forget()
        if self.match.is_over:
            self.status = OVER
        return events

    def _undo(self, entry: Entry) -> None:
        self.decisions -= 1
        if self.match is not None:
            self.match.undo(_seat(entry))

    def _timeout(self, entry: Entry) -> None:
        if self.clock:
            self.clock.flag(_seat(entry))
        if self.head.takeover:
            self.seats[_seat(entry)].is_replaced = True

    def _nothing(self, entry: Entry) -> None:
        """Entries that leave the table as it is, and those of a newer release."""

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _close(self, entry: Entry) -> None:
        self.status = CLOSED


APPLY: dict[str, Callable[[Table, Entry], None]] = {
    "sit": Table._sit,
    "leave": Table._leave,
    "back": Table._back,
    "start": Table._start,
    "undo": Table._undo,
    "timeout": Table._timeout,
    "rematch": Table._rematch,
    "close": Table._close,
}


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def seal(head: Head, seats: list[Seat]) -> Seal:
    """What shows, after the end, that the dice of a table were fair."""
    numbers = {str(seat): one.number for seat, one in enumerate(seats) if one.number}
    return Seal(fair.promise(head.secret), head.secret, numbers)


def seed_for(table: Table) -> int:
    """The seed of a table where everybody has sat down: the chosen one, or the one nobody could choose."""
    if table.head.seed is not None:
        return int(table.head.seed)
    return fair.seed_of(table.head.secret, {seat: one.number for seat, one in enumerate(table.seats) if one.number})


def fold(match: str, head: Head, game: Game | None, problem: str | None, entries: list[Entry]) -> Table:
    """The table after all of its entries; raises MoveError for a move that is not possible, so it does not replay."""
    table = Table(match, head, game, problem)
    for entry in entries:
        table.apply(entry)
    return table
