"""Matches read move by move: folded once more with their whole history, and kept for a while."""

from typing import Any

import msgspec

from tavoliere.engine import matchfile
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.live import LiveTable
from tavoliere.server.messages import Deed
from tavoliere.server.projection import event_message, events_for
from tavoliere.server.table import Table, seal
from tavoliere.store import matches
from tavoliere.store.matches import Entry

KEPT = 8
FRAMES = 100  # at most in one answer
LASTING = ("play", "say", "hint")  # entries a log shows


async def replayed(hub: Hub, table: Table) -> Match:
    """The whole match of a table, undone decisions left out."""
    return (await _kept(hub, table))[0]


async def _kept(hub: Hub, table: Table) -> tuple[Match, list[Entry]]:
    """The whole match and what it was folded from, read at once: two readings might disagree."""
    kept = hub.replays
    key = (table.id, table.number)
    if key not in kept:
        entries = await hub.store.read(lambda rows: matches.entries_of(rows, table.id))
        kept[key] = await hub.compute(_replay, table, entries)
        if len(kept) > KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]


def _replay(table: Table, stored: list[Entry]) -> tuple[Match, list[Entry]]:
    if table.game is None or table.seed is None:
        raise Refused(table.problem or "table-not-started", version=table.head.rules_version)
    # Another process may have stored more than this table has heard of.
    entries = [entry for entry in stored if entry.number <= table.number]
    start = next(entry.data.get("start") for entry in entries if entry.kind == "start")
    match = Match(table.game, [seat.name for seat in table.seats], table.seed, table.head.options, start)
    kept = lasting(entries)
    for entry in kept:
        if entry.kind == "play" and entry.seat is not None:
            match.play_move(entry.seat, table.game.read_move(entry.data["move"]))
    return match, kept


def lasting(entries: list[Entry]) -> list[Entry]:
    """What people decided and said, in order; decisions that were taken back left out."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind in LASTING:
            kept.append(entry)
        elif entry.kind == "undo":
            last = max(at for at, one in enumerate(kept) if one.kind == "play" and one.seat == entry.seat)
            del kept[last]
    return kept


async def history(hub: Hub, table: Table, seat: int | None) -> list[Deed]:
    """What every decision told a seat, and what was said in between."""
    match, entries = await _kept(hub, table)
    deeds: list[Deed] = []
    step = 0
    for entry in entries:
        deed = Deed(entry.seat or 0, entry.kind, phrase=entry.data.get("phrase"))
        if entry.kind == "play":
            deed.events = events_for(match.game, match.rows[step].events, seat)
            step += 1
            deed.step = step
        deeds.append(deed)
    return deeds


def may_see(table: Table, person: str | None, eyes: str) -> int | None:
    """The seat with whose eyes somebody may look; None for everything. Before the end: one's own, or a watcher's."""
    if table.game is None or table.match is None:
        raise Refused(table.problem or "table-not-started", version=table.head.rules_version)
    if eyes == "watcher":
        return NOBODY
    if eyes != "all" and int(eyes) >= len(table.seats):
        raise Refused("no-such-seat-here", 404, seat=int(eyes) + 1)
    if not table.is_finished and (eyes == "all" or int(eyes) not in table.seats_of(person)):
        raise Refused("eyes-after-the-end", 403)
    return None if eyes == "all" else int(eyes)


async def frames(hub: Hub, live: LiveTable, eyes: int | None, first: int, count: int, views: bool) -> dict[str, Any]:
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""
    match = await replayed(hub, live.table)
    steps = range(min(first, len(match.rows)), min(first + min(count, FRAMES), len(match.rows) + 1))
    # Many views take a while: in a thread they hold up nobody's move.
    shown = await hub.compute(lambda: [frame(match, step, eyes, views) for step in steps])
    return {
        "table": live.table.id,
        "game": match.game.id,
        "box": match.game.box_hash,
        "seats": match.names,
        "steps": len(match.rows),
        "frames": shown,
    }


def frame(match: Match, step: int, eyes: int | None, views: bool) -> dict[str, Any]:
    """One step: who decided, what was told, and the table then."""
    shown: dict[str, Any] = {"step": step}
    if step:
        row = match.rows[step - 1]
        told = [event for event in row.events if eyes is None or event.is_for(eyes)]
        shown |= {"seat": row.seat, "turn": row.turn}
        shown["events"] = [msgspec.to_builtins(event_message(match.game, event)) for event in told]
        if eyes is None or eyes == row.seat:
            shown["move"] = match.game.text_of(row.move)
    if views:
        state = match.rows[step].before if step < len(match.rows) else match.state
        shown["asked"] = match.game.seats_to_act(state)
        if eyes is None:
            shown["views"] = [match.game.view(state, seat) for seat in range(len(match.names))]
        else:
            shown["view"] = match.game.view(state, eyes)
    return shown


async def points(hub: Hub, live: LiveTable) -> dict[str, Any]:
    """Everybody's points, step by step; where nobody could see them, what they would have been at the end."""
    if not live.table.is_finished:
        raise Refused("eyes-after-the-end", 403)
    match = await replayed(hub, live.table)
    states = [*(row.before for row in match.rows), match.state]

    def count() -> dict[str, Any]:
        seen = [[player.get("points") for player in match.game.view(state, NOBODY)["players"]] for state in states]
        if all(one is not None for one in seen[0]):
            return {"public": True, "steps": seen}
        return {"public": False, "steps": [[sum(seat.values()) for seat in match.game.scores(one)] for one in states]}

    return await hub.compute(count)


async def match_file(hub: Hub, live: LiveTable) -> dict[str, Any]:
    """A finished match as a file that `tavoliere replay` reads and checks."""
    table = live.table
    if not table.is_finished:
        raise Refused("file-after-the-end", 403)
    match = await replayed(hub, table)
    written = matchfile.to_dict(match)
    if match.game is not hub.games.printed(match.game.id) and not match.game.components.overlay:
        written["box"]["own"] = dict(match.game.components.data)
    if table.head.counts:
        written["fair"] = seal(table.head, table.seats)
    return written
