"""Who may read which match; workers replay them, and their answers are cached."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tavoliere.engine.events import Event
from tavoliere.engine.records import NOBODY
from tavoliere.server import read_only
from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.live import LiveTable
from tavoliere.server.messages import LoggedEntry
from tavoliere.server.projection import SEATING, events_for, seating
from tavoliere.server.replay_jobs import LOGGED, MatchRecord, MatchRecordKey, packed
from tavoliere.server.table import Table
from tavoliere.server.table_header import seal
from tavoliere.server.work import Kind, Supply
from tavoliere.store import matches
from tavoliere.store.matches import Entry

READING = "tavoliere.server.replay_jobs"
FRAMES = 100  # at most in one answer
decode_log = msgspec.json.Decoder(list[LoggedEntry]).decode
Lines = Callable[[], list[LoggedEntry] | None]


def nothing() -> None:
    """The empty log of a match that cannot be read now."""


async def read(hub: Hub, owner: Owner, table: Table, call: str, *arguments: Any) -> Any:
    """Have a worker replay a match and return something of it."""
    if table.game is None or table.seed is None:
        raise table.refusal("table-not-started")
    key, supply = MatchRecordKey(table.id, table.number), supply_of(hub, table)
    return await hub.work.run(Kind.READ, owner, f"{READING}:{call}", key, *arguments, supply=supply, must=True)


def supply_of(hub: Hub, table: Table) -> Supply:
    """The function that supplies a worker with the data to replay a table as it is now."""

    async def supply(_key: MatchRecordKey) -> MatchRecord:
        assert table.game is not None
        assert table.seed is not None
        stored = await hub.store.read(lambda connection: matches.entries_of(connection, table.id))
        # Another process may have stored more than this table has applied.
        entries = [entry for entry in stored if entry.number <= table.number]
        names = [seat.name for seat in table.seats]
        seatings = {entry.number: seating(table, entry) for entry in entries if entry.kind in SEATING}
        return MatchRecord(table.game, names, table.seed, table.head.options, entries, seatings)

    return supply


async def kept(hub: Hub, owner: Owner, table: Table, call: str, *arguments: Any) -> bytes:
    """The same, from the cache if somebody asked for it before."""
    key = (call, table.id, table.number, *arguments)
    if not hub.answers.has(key):
        hub.work.require_room(Kind.READ, owner)
    return await hub.answers.get(key, lambda: read(hub, owner, table, call, *arguments))


def viewpoint(table: Table, person: str | None, eyes: str) -> int | None:
    """The seat whose view a person may ask for, None for all. Before the end: one's own, or a watcher's."""
    if table.match is None and table.problem is None:
        raise Refused("table-not-started")
    if eyes == "watcher":
        return NOBODY
    if eyes != "all" and int(eyes) >= len(table.seats):
        raise Refused("no-such-seat-here", 404, seat=int(eyes) + 1)
    if not table.is_finished and (eyes == "all" or int(eyes) not in table.seats_of(person)):
        raise Refused("eyes-after-the-end", 403)
    return None if eyes == "all" else int(eyes)


async def frames(hub: Hub, owner: Owner, live: LiveTable, eyes: int | None, steps: range, views: bool) -> bytes:
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""
    if live.table.problem:
        return packed(await read_only.frames(hub, live.table, eyes, steps))
    return await kept(hub, owner, live.table, "frames", eyes, steps, views)


async def points(hub: Hub, owner: Owner, live: LiveTable) -> bytes:
    """Everybody's points, step by step; where nobody could see them, what they would have been at the end."""
    if not live.table.is_finished:
        raise Refused("eyes-after-the-end", 403)
    return await kept(hub, owner, live.table, "points")


async def match_file(hub: Hub, owner: Owner, live: LiveTable) -> bytes:
    """A finished match as a file that `tavoliere replay` reads and checks."""
    table = live.table
    if not table.is_finished:
        raise Refused("file-after-the-end", 403)
    if table.problem:
        return packed(await read_only.match_file(hub, table))
    shown = seal(table.head, table.seats) if table.head.counts else None
    hub.work.require_room(Kind.READ, owner)
    written: bytes = await read(hub, owner, table, "match_file", shown and msgspec.to_builtins(shown))
    return written


async def position(hub: Hub, owner: Owner, table: Table, step: int) -> dict[str, Any]:
    """The table after some step, hidden parts included."""
    hub.work.require_room(Kind.READ, owner)
    found: dict[str, Any] = await read(hub, owner, table, "position", step)
    return found


@asynccontextmanager
async def log_of(hub: Hub, owner: Owner, live: LiveTable, seat: int | None) -> AsyncIterator[Lines]:
    """The log of a running match for a seat. The match goes on meanwhile: call the result under the table's lock.

    Players never wait for somebody who reads a log.
    """
    if live.table.problem:
        written = await read_only.log_of(hub, live.table, seat)
        yield lambda: written
        return
    later: list[tuple[Entry, list[Event]]] = []
    live.tails.append(later)
    try:
        table = live.table
        lines = decode_log(await kept(hub, owner, table, "log", seat))

        def lines_now() -> list[LoggedEntry]:
            return with_later(lines, live.table, later, seat) if later else lines

        yield lines_now
    finally:
        live.tails.remove(later)


def with_later(
    lines: list[LoggedEntry], table: Table, later: list[tuple[Entry, list[Event]]], seat: int | None
) -> list[LoggedEntry]:
    """A log with the events since it was read."""
    assert table.game is not None
    for entry, events in later:
        if entry.kind in LOGGED:
            shown = events_for(table.game, events, seat)
            said = LoggedEntry(entry.seat or 0, entry.kind, phrase=entry.data.get("phrase"), **seating(table, entry))
            said.events = shown
            lines.append(said)
        elif entry.kind == "undo":
            own = (at for at, line in enumerate(lines) if line.entry == "play" and line.seat == entry.seat)
            del lines[max(own)]
    decisions = (line for line in lines if line.entry == "play")
    for step, line in enumerate(decisions, 1):
        line.step = step
    return lines
