"""Matches read move by move: replayed with their whole history, and kept for a while."""

from tavoliere.engine import matchfile
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.server import read_only
from tavoliere.server.answers import Event, Frame, MatchFile, Points, Replay, Seal
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.live import LiveTable
from tavoliere.server.messages import LoggedEntry
from tavoliere.server.projection import event_message, events_for, seating
from tavoliere.server.read_only import steps_of, without_undone
from tavoliere.server.table import Table, seal
from tavoliere.store import matches
from tavoliere.store.matches import Entry

MOST_KEPT = 8


async def replayed(hub: Hub, table: Table) -> Match:
    """The whole match of a table, undone decisions left out."""
    return (await _load(hub, table))[0]


async def _load(hub: Hub, table: Table) -> tuple[Match, list[Entry]]:
    """The whole match and the entries it was replayed from, read together so that they agree."""
    kept = hub.replays
    key = (table.id, table.number)
    if key not in kept:
        entries = await hub.store.read(lambda connection: matches.entries_of(connection, table.id))
        kept[key] = await hub.compute(_replay, table, entries)
        if len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]


def _replay(table: Table, stored: list[Entry]) -> tuple[Match, list[Entry]]:
    if table.game is None or table.seed is None:
        raise table.refusal("table-not-started")
    # Another process may have stored more than this table has applied.
    entries = [entry for entry in stored if entry.number <= table.number]
    start = next(entry.data.get("start") for entry in entries if entry.kind == "start")
    match = Match(table.game, [seat.name for seat in table.seats], table.seed, table.head.options, start)
    kept = without_undone(entries)
    for entry in kept:
        if entry.kind == "play" and entry.seat is not None:
            match.play_move(entry.seat, table.game.read_move(entry.data["move"]))
    return match, kept


async def log_of(hub: Hub, table: Table, seat: int | None) -> list[LoggedEntry]:
    """The events of every decision that a seat may see, and what was said in between."""
    if table.problem:
        return await read_only.log_of(hub, table, seat)
    match, entries = await _load(hub, table)
    log: list[LoggedEntry] = []
    step = 0
    for entry in entries:
        shown = LoggedEntry(entry.seat or 0, entry.kind, phrase=entry.data.get("phrase"), **seating(table, entry))
        if entry.kind == "play":
            shown.events = events_for(match.game, match.history[step].events, seat)
            step += 1
            shown.step = step
        log.append(shown)
    return log


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


async def frames(hub: Hub, live: LiveTable, eyes: int | None, first: int, count: int, views: bool) -> Replay:
    """Some steps of a match: step 0 is the set-up, step n the table after the n-th decision."""
    if live.table.problem:
        return await read_only.frames(hub, live.table, eyes, first, count)
    match = await replayed(hub, live.table)
    steps = steps_of(len(match.history), first, count)
    # Many views take a while: in a thread they hold up nobody's move.
    shown = await hub.compute(lambda: [frame(match, step, eyes, views) for step in steps])
    return Replay(
        table=live.table.id,
        game=match.game.id,
        box=match.game.box_hash,
        seats=match.seat_names,
        steps=len(match.history),
        frames=shown,
    )


def frame(match: Match, step: int, eyes: int | None, views: bool) -> Frame:
    """One step: who decided, what was told, and the table then."""
    shown = Frame(step=step)
    if step:
        row = match.history[step - 1]
        told = [event for event in row.events if eyes is None or event.is_for(eyes)]
        shown.seat, shown.turn = row.seat, row.turn
        shown.events = [Event(**event_message(match.game, event)) for event in told]
        if eyes is None or eyes == row.seat:
            shown.move = match.game.text_of(row.move)
    if views:
        state = match.history[step].before if step < len(match.history) else match.state
        shown.asked = match.game.seats_to_act(state)
        if eyes is None:
            shown.views = [match.game.view(state, seat) for seat in range(len(match.seat_names))]
        else:
            shown.view = match.game.view(state, eyes)
    return shown


async def points(hub: Hub, live: LiveTable) -> Points:
    """Everybody's points, step by step; where nobody could see them, what they would have been at the end."""
    if not live.table.is_finished:
        raise Refused("eyes-after-the-end", 403)
    match = await replayed(hub, live.table)
    states = [*(row.before for row in match.history), match.state]

    def count() -> Points:
        seen = [[player.get("points") for player in match.game.view(state, NOBODY)["players"]] for state in states]
        if all(one is not None for one in seen[0]):
            return Points(public=True, steps=seen)
        return Points(
            public=False, steps=[[sum(seat.values()) for seat in match.game.scores(state)] for state in states]
        )

    return await hub.compute(count)


async def match_file(hub: Hub, live: LiveTable) -> MatchFile:
    """A finished match as a file that `tavoliere replay` reads and checks."""
    table = live.table
    if not table.is_finished:
        raise Refused("file-after-the-end", 403)
    if table.problem:
        return await read_only.match_file(hub, table)
    match = await replayed(hub, table)
    written = MatchFile.model_validate(matchfile.to_dict(match))
    if match.game is not hub.games.printed(match.game.id) and not match.game.components.overlay:
        written.box.own = dict(match.game.components.data)
    if table.head.counts:
        written.fair = Seal.model_validate(seal(table.head, table.seats))
    return written
