"""What one seat, or a watcher, is told: built from nothing, the same bytes whatever the seat cannot know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from tavoliere.engine import fair
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.text import key_of
from tavoliere.server.errors import jsonable
from tavoliere.server.messages import About, FairDice, Now, Result, SeatNow, Update
from tavoliere.server.table import OPEN, OVER, Table, seal
from tavoliere.store.matches import Entry

encode = msgspec.json.Encoder().encode
NOTHING_CHANGES = ("say", "hint", "resume")  # entries that change nothing anybody sees
SEATS_UNCHANGED = ("play", "undo", *NOTHING_CHANGES)  # entries that leave the seats as they are


def now(table: Table, seat: int | None, here: set[int] | None = None) -> Now:
    """The table as a seat sees it; `here` also tells who sits where, and which of them are connected."""
    seen = Now(table.number, table.decision, table.status, table.asked)
    if here is not None:
        seen.seats = seats_now(table, here)
    if table.clock:
        seen.clocks = [round(left, 1) for left in table.clock.left]
    match = table.match
    if match is None:
        return seen
    seen.view = match.game.view(match.state, NOBODY if seat is None else seat)
    if seat is not None and table.status != OPEN:
        seen.undo = undo_forbidden_by(table, seat)
        if seat in seen.asked:
            seen.question = key_of("question", match.game.phase(match.state, seat).name)
            fragments = move_fragments(match.game)
            seen.moves = [fragments[move] for move in match.game.legal_moves(match.state, seat)]
    if table.status == OVER:
        seen.result = result(table, match)
    return seen


def undo_forbidden_by(table: Table, seat: int) -> str | None:
    """Why a seat's last decision cannot be taken back."""
    assert table.match is not None
    return table.match.undo_forbidden_by(seat)


def result(table: Table, match: Match) -> Result:
    """How it ended, and what shows that the dice were fair: everything, since nothing is secret any more."""
    shown = Result(match.scores(), match.totals(), match.ranking())
    if table.head.counts:
        shown.fair = FairDice(**msgspec.structs.asdict(seal(table.head, table.seats)), seed=str(table.seed))
    return shown


def seats_now(table: Table, here: set[int]) -> list[SeatNow]:
    """Who sits where."""
    return [
        SeatNow(one.plan.kind, one.name, table.level(seat), one.person, one.is_free, one.is_replaced, seat in here)
        for seat, one in enumerate(table.seats)
    ]


def about(table: Table) -> About:
    """What does not change at a table, the secret left out."""
    head = table.head
    return About(
        game=head.game,
        box=head.box,
        rules_version=head.rules_version,
        options=head.options,
        listed=head.is_listed,
        promise=fair.promise(head.secret),
        clock=head.clock,
        takeover=head.takeover,
        hints=head.hints,
        seed=head.seed,
        origin=head.origin,
        problem=table.problem,
        rematch=table.rematch,
    )


class Broadcast:
    """One entry for many connections: what is the same for several is made once."""

    def __init__(self, table: Table, entry: Entry, events: list[Event], here: set[int]) -> None:
        self.table, self.entry, self.here = table, entry, here
        self.events = [(event, encode(event_message(table.game, event))) for event in events] if table.game else []
        self._messages: dict[int | None, bytes] = {}

    def message_for(self, seat: int | None) -> bytes:
        """The message for a seat, or for a watcher."""
        if seat not in self._messages:
            self._messages[seat] = self._update(seat).encode()
        return self._messages[seat]

    def _update(self, seat: int | None) -> Update:
        entry, viewer = self.entry, NOBODY if seat is None else seat
        here = None if entry.kind in SEATS_UNCHANGED and self.table.status != OVER else self.here
        return Update(
            table=self.table.id,
            number=entry.number,
            entry=entry.kind,
            now=None if entry.kind in NOTHING_CHANGES else now(self.table, seat, here),
            seat=entry.seat,
            move=entry.data.get("move") if entry.seat is not None and entry.seat == seat else None,
            events=[Raw(written) for event, written in self.events if event.is_for(viewer)],
            phrase=entry.data.get("phrase"),
            rematch=entry.data.get("table"),
        )


def event_message(game: Game, event: Event) -> dict[str, Any]:
    """An event by the names of its fields; `words` holds what its sentence says differently."""
    said = jsonable(game.event_words(event))
    words = {name: word for name, word in said.items() if name not in event.values or event.values[name] != word}
    message = {
        "kind": event.kind,
        "seat": None if event.seat == NOBODY else event.seat,
        "rule": event.rule,
        **event.values,
    }
    return {**message, "words": words} if words else message


def events_for(game: Game, told: Sequence[Event], seat: int | None) -> list[Raw]:
    """The events a seat may see."""
    ears = NOBODY if seat is None else seat
    return [Raw(encode(event_message(game, event))) for event in told if event.is_for(ears)]


@lru_cache(maxsize=64)
def move_fragments(game: Game) -> list[Raw]:
    """Every move of a game as JSON, made once."""
    return [Raw(encode(move)) for move in game.described_moves]
