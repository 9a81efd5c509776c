"""Messages for one seat or a watcher, built only from what it may know: hidden facts cannot change a byte of them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from tavoliere.engine import fair
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.records import NOBODY
from tavoliere.engine.text import key_of
from tavoliere.server.errors import jsonable
from tavoliere.server.messages import About, FairDice, Now, OriginNow, Result, SeatNow, Update
from tavoliere.server.table import OPEN, OVER, Table
from tavoliere.server.table_header import Origin, seal
from tavoliere.store.matches import Entry

encode = msgspec.json.Encoder().encode
NOTHING_CHANGES = ("say", "hint", "resume")  # entries that change nothing anybody sees
LISTS_UNCHANGED = ("play", "undo", "vote", "mute", *NOTHING_CHANGES)  # entries that leave the lobby's lists as they are
SEATING = ("leave", "back", "timeout", "vote", "remove", "mute")  # entries about a seat that a log shows


def now(table: Table, seat: int | None, here: set[int] | None = None) -> Now:
    """The table as a seat sees it; `here` also tells who sits where, and which of them are connected."""
    seen = Now(table.number, table.decision, table.status, table.asked)
    if here is not None:
        seen.seats = seats_now(table, here)
    if table.clock:
        seen.clocks = [round(left, 1) for left in table.clock.left]
    seen.result = result(table)
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
    return seen


def undo_forbidden_by(table: Table, seat: int) -> str | None:
    """The text key of why a seat's last decision cannot be taken back: the rule's reason, or that a bot made it."""
    assert table.match is not None
    return table.match.undo_forbidden_by(seat) or ("undo-bot-decided" if table.seats[seat].decided_by_bot else None)


def result(table: Table) -> Result | None:
    """How it ended, and what shows that the dice were fair: everything, since nothing is secret any more."""
    ended = table.outcome
    if ended is None:
        return None
    shown = Result(ended.parts, ended.points, ended.ranking)
    if table.head.counts:
        shown.fair = FairDice(**msgspec.structs.asdict(seal(table.head, table.seats)), seed=str(table.seed))
    return shown


def seats_now(table: Table, here: set[int]) -> list[SeatNow]:
    """Who sits where."""
    return [
        SeatNow(
            one.plan.kind,
            one.name,
            table.level(seat),
            one.person,
            one.is_free,
            one.is_replaced,
            seat in here,
            one.returns,
            one.is_muted,
            [voter for voter, other in enumerate(table.seats) if other.person in one.votes],
        )
        for seat, one in enumerate(table.seats)
    ]


def seating(table: Table, entry: Entry) -> dict[str, Any]:
    """What a log says about what happened to a seat, and who did it; nothing before the match."""
    if table.match is None or entry.kind not in SEATING:
        return {}
    has_bot = table.head.takeover is not None or "for_good" in entry.data
    said = {
        "leave": "bot-plays" if has_bot else "left",
        "back": "comes-back" if entry.data.get("waits") else "back",
        "timeout": "out-of-time-bot-plays" if has_bot else "out-of-time",
        "vote": "voted-bot-plays" if entry.data.get("replaced") else "vote",
        "remove": "removed",
        "mute": "muted" if entry.data.get("muted") else "speaks-again",
    }
    return {"seating": said[entry.kind], "by": next(iter(table.seats_of(entry.person)), None)}


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
        maker=head.maker,
        patience=head.patience,
        clock=head.clock,
        takeover=head.takeover_now,
        hints=head.hints,
        seed=head.seed,
        origin=origin_now(head.origin) if head.origin else None,
        imported=head.is_imported,
        lesson=head.is_lesson,
        problem=table.problem.key if table.problem else None,
        problem_words=dict(table.problem.words) if table.problem else {},
        rematch=table.rematch,
    )


def origin_now(origin: Origin) -> OriginNow:
    """Where a match was played on from; a match that is not listed stays unknown."""
    return OriginNow(origin.step, origin.eyes, origin.same_cards, origin.match if origin.is_listed else None)


class Broadcast:
    """One entry sent to many connections: what is the same for several is built once."""

    def __init__(self, before: Table, table: Table, entry: Entry, events: list[Event], here: set[int]) -> None:
        self.table, self.entry = table, entry
        # Who sits where is left out when it has not changed; the end is told whole.
        self.here = here if before.seats != table.seats or table.status in (OPEN, OVER) else None
        self.events = [(event, encode(event_message(table.game, event))) for event in events] if table.game else []
        self._messages: dict[int | None, bytes] = {}

    def message_for(self, seat: int | None) -> bytes:
        """The message for a seat, or for a watcher."""
        if seat not in self._messages:
            self._messages[seat] = self._update(seat).encode()
        return self._messages[seat]

    def _update(self, seat: int | None) -> Update:
        entry, viewer = self.entry, NOBODY if seat is None else seat
        return Update(
            table=self.table.id,
            number=entry.number,
            entry=entry.kind,
            now=None if entry.kind in NOTHING_CHANGES else now(self.table, seat, self.here),
            seat=entry.seat,
            move=entry.data.get("move") if entry.seat is not None and entry.seat == seat else None,
            events=[Raw(written) for event, written in self.events if event.is_for(viewer)],
            phrase=entry.data.get("phrase"),
            rematch=entry.data.get("table"),
            about=about(self.table) if entry.kind == "change" else None,
            **seating(self.table, entry),
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


def events_for(game: Game, events: Sequence[Event], seat: int | None) -> list[Raw]:
    """The events a seat may see."""
    ears = NOBODY if seat is None else seat
    return [Raw(encode(event_message(game, event))) for event in events if event.is_for(ears)]


@lru_cache(maxsize=64)
def move_fragments(game: Game) -> list[Raw]:
    """Every move of a game as JSON, made once."""
    return [Raw(encode(move)) for move in game.described_moves]
