"""A table as the result of its entries, applied one after the other. It knows no network and no database."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tavoliere.engine import fair
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.server.bot_names import free_name
from tavoliere.server.clock import Clock
from tavoliere.server.errors import Refused
from tavoliere.server.seats import FAIR_LEVEL, Seat, SeatPlan
from tavoliere.server.table_header import TableHeader
from tavoliere.store.matches import Entry, Outcome, SeatSummary, Status, Summary

# The latest messages of each person, so that a repeated one is recognised whatever others said meanwhile.
REMEMBERED_MESSAGES, REMEMBERED_PEOPLE = 64, 16
ASIDES = ("sit", "leave", "undo", "say", "hint", "vote", "remove", "mute", "change")  # that bring a match no further
AWAY = ("resume", "reopen")  # entries after a time in which nobody could play
OPEN: Status = "open"
RUNNING: Status = "running"
OVER: Status = "over"
CLOSED: Status = "closed"


class Problem(msgspec.Struct, frozen=True):
    """Why a table can only be read: the text key of the sentence, and its words."""

    key: str
    words: dict[str, int] = {}


@dataclass(slots=True)
class Table:
    """A table after some number of entries."""

    id: str
    head: TableHeader
    game: Game | None  # None: it cannot be played any more, `problem` says why
    problem: Problem | None = None
    status: Status = OPEN
    number: int = 0
    decision: int = 0  # the entry that opened the present question; numbers never go back
    last_at: float = 0.0
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    seed: int | None = None
    decisions: int = 0
    clock: Clock | None = None
    rematch: str | None = None
    messages: dict[str, dict[str, int]] = field(default_factory=dict)  # by person and id: the entry it became
    asides: dict[str, int] = field(default_factory=dict)  # by person: entries that bring the match no further
    barred: frozenset[str] = frozenset()  # people the maker sent away before the start
    was_taken_over: bool = False  # a bot has made a move for somebody
    stored_outcome: Outcome | None = None  # of a table that can only be read

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
    def outcome(self) -> Outcome | None:
        """How the match ended: counted, or as it was stored when it could still be counted."""
        if self.match is None or self.status != OVER:
            return self.stored_outcome
        return Outcome(self.match.totals(), self.match.ranking(), self.match.scores())

    def refusal(self, otherwise: str) -> Refused:
        """The error that says why there is no match to act on."""
        return Refused(self.problem.key, **self.problem.words) if self.problem else Refused(otherwise)

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
        if one.plan.kind == "bot":
            return one.plan.level
        return (self.head.takeover_now or FAIR_LEVEL) if one.is_replaced else None

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
        """How far the match has come, as the game tells it."""
        return {} if self.match is None else self.match.game.progress(self.match.state)

    def result_rows(self) -> list[dict[str, Any]]:
        """How the match ended, a row a seat."""
        ended = self.outcome
        assert ended is not None
        first = self.match.game.first_seat(self.match.state) if self.match else NOBODY
        common = {"match": self.id, "game": self.head.game, "seats": len(self.seats), "decisions": self.decisions}
        common |= {"ended": self.last_at, "counts": int(self.head.counts and not self.was_taken_over)}
        rows = []
        for seat, one in enumerate(self.seats):
            person = None if one.is_replaced else one.person
            who = {"person": person, "name": one.name if person else self.level(seat) or one.name}
            points = {"points": ended.points[seat], "rank": ended.ranking[seat], "parts": ended.parts[seat]}
            rows.append({"seat": seat, "is_first": int(seat == first), **who, **points, **common})
        return rows

    # --- applying entries -------------------------------------------------------------------------------------------

    def after(self, entry: Entry, move: int | None = None) -> tuple["Table", list[Event]]:
        """The table with an entry applied, and the events of a move; this object is not changed.

        `move` is the entry's move if it is known to be legal; otherwise it is read from the entry and checked.
        """
        table = copy(self)
        table.seats = [copy(seat) for seat in self.seats]
        table.messages, table.asides = dict(self.messages), dict(self.asides)
        table.match = self.match.copy() if self.match else None
        table.clock = self.clock.copy() if self.clock else None
        return table, table.apply(entry, move)

    def apply(self, entry: Entry, move: int | None = None) -> list[Event]:
        """Apply an entry; returns the events of a move."""
        if self.clock:
            (self.clock.pause if entry.kind in AWAY else self.clock.charge)(entry.at)
        question = self.match.decision if self.match else None
        events: list[Event] = []
        if entry.kind == "play":
            events = self._play(entry, move)
        else:
            APPLY.get(entry.kind, Table._nothing)(self, entry)
        self.number, self.last_at = entry.number, entry.at
        if self.match:
            self._ask(entry, self.match.decision != question)
        self._remember(entry)
        return events

    def _ask(self, entry: Entry, is_new: bool) -> None:
        """Note the question that is open now, and whom everybody waits for."""
        self.decision = entry.number if is_new else self.decision
        asked = self.asked
        for seat, one in enumerate(self.seats):
            one.wait(seat in asked, is_new, entry.at)
        if self.clock:
            self.clock.run(frozenset(seat for seat in asked if not self.level(seat)), is_new)

    def _remember(self, entry: Entry) -> None:
        if entry.person and entry.kind in ASIDES:
            self.asides[entry.person] = self.asides.get(entry.person, 0) + 1
        if entry.message and entry.person:
            said = {**self.messages.pop(entry.person, {}), entry.message: entry.number}
            if len(said) > REMEMBERED_MESSAGES:
                del said[next(iter(said))]
            self.messages[entry.person] = said
            if len(self.messages) > REMEMBERED_PEOPLE:
                del self.messages[next(iter(self.messages))]

    def _sit(self, entry: Entry) -> None:
        number = entry.data["number"]
        for seat, name in [(_seat(entry), entry.data["name"]), *map(tuple, entry.data.get("also", []))]:
            self.seats[seat].sit(entry.person, name, number)
            for one in self.seats:  # a bot gives way to a person of the same name
                if one.plan.kind == "bot" and one.name.casefold() == name.casefold():
                    one.name = free_name(other.name for other in self.seats)

    def _leave(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if self.status == OPEN:
            seat.stand_up()
        elif self.head.takeover or entry.data.get("for_good"):
            seat.replace()

    def _change(self, entry: Entry) -> None:
        self.head = self.head.agreeing(entry.data)

    def _back(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if entry.data.get("waits"):
            seat.returns = True
        else:
            seat.take_back()

    def _vote(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if entry.data["replaced"]:
            seat.replace()
        elif entry.person:
            seat.votes |= {entry.person}

    def _remove(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        if self.status != OPEN:
            seat.was_removed = True
            seat.replace()
            return
        if seat.person:
            self.barred |= {seat.person}
        seat.plan = msgspec.structs.replace(seat.plan, reserved=None)
        seat.stand_up()

    def _mute(self, entry: Entry) -> None:
        for seat in self.seats_of(self.seats[_seat(entry)].person):
            self.seats[seat].is_muted = entry.data["muted"]

    def _start(self, entry: Entry) -> None:
        self.status, self.seed = RUNNING, int(entry.data["seed"])
        if self.game is None:
            return
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, names, self.seed, self.head.options, entry.data.get("start"))
        if self.head.clock:
            self.clock = Clock(self.head.clock.per, self.head.clock.seconds, len(self.seats), since=entry.at)

    def _play(self, entry: Entry, move: int | None) -> list[Event]:
        self.decisions += 1
        if self.match is None:
            return []
        seat = _seat(entry)
        events = self.match.play(entry.data["move"], seat) if move is None else self.match.play_move(seat, move)
        self.match.forget()
        one = self.seats[seat]
        one.decisions += 1
        one.decided_by_bot = self.level(seat) is not None
        if one.is_replaced:
            self.was_taken_over = True
        if one.returns:
            one.take_back()
        if self.match.is_over:
            self.status = OVER
        return events

    def _undo(self, entry: Entry) -> None:
        self.decisions -= 1
        if self.match is not None:
            self.match.undo(_seat(entry))
        self.seats[_seat(entry)].decisions -= 1
        # Who decided before that is not known any more: it may have been a bot where bots have decided.
        self.seats[_seat(entry)].decided_by_bot = self.was_taken_over

    def _timeout(self, entry: Entry) -> None:
        if self.clock:
            self.clock.flag(_seat(entry))
        if self.head.takeover:
            self.seats[_seat(entry)].replace()

    def _nothing(self, entry: Entry) -> None:
        """Entries that leave the table as it is, and those of a newer release."""

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _fill(self, entry: Entry) -> None:
        seat = self.seats[_seat(entry)]
        seat.plan = SeatPlan("bot", entry.data["level"], entry.data["name"])
        seat.name = entry.data["name"]

    def _close(self, entry: Entry) -> None:
        self.status = CLOSED

    def _reopen(self, entry: Entry) -> None:
        self.status = OPEN if self.seed is None else RUNNING


APPLY: dict[str, Callable[[Table, Entry], None]] = {
    "sit": Table._sit,
    "leave": Table._leave,
    "change": Table._change,
    "back": Table._back,
    "start": Table._start,
    "undo": Table._undo,
    "timeout": Table._timeout,
    "rematch": Table._rematch,
    "fill": Table._fill,
    "close": Table._close,
    "reopen": Table._reopen,
    "vote": Table._vote,
    "remove": Table._remove,
    "mute": Table._mute,
}


def _seat(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def seed_for(table: Table) -> int:
    """The seed of a table where everybody has sat down: the chosen one, or the one nobody could choose."""
    if table.head.seed is not None:
        return int(table.head.seed)
    return fair.seed_of(table.head.secret, {seat: one.number for seat, one in enumerate(table.seats) if one.number})


def fold(match: str, head: TableHeader, game: Game | None, problem: Problem | None, entries: list[Entry]) -> Table:
    """The table after all of its entries; raises MoveError for a move that is not possible, so it does not replay."""
    table = Table(match, head, game, problem)
    for entry in entries:
        table.apply(entry)
    return table
