"""Matches that can only be read, because their rules changed: moves as written, result, file. No rule is applied."""

from collections.abc import Iterable

from tavoliere.engine.game import Game
from tavoliere.engine.matchfile import FORMAT, VERSION
from tavoliere.engine.records import NOBODY
from tavoliere.server.hub import Hub
from tavoliere.server.match_answers import BoxOfFile, Frame, MatchFile, Replay, ResultOfFile, Seal
from tavoliere.server.messages import LoggedEntry
from tavoliere.server.projection import seating
from tavoliere.server.replay_jobs import without_undone
from tavoliere.server.stored_tables import read_table
from tavoliere.server.table import Table
from tavoliere.server.table_header import seal
from tavoliere.store import matches
from tavoliere.store.matches import Entry


async def logged(hub: Hub, table: Table) -> list[Entry]:
    """What people decided and said at a table, as far as this process has followed it."""
    stored = await hub.store.read(lambda connection: matches.entries_of(connection, table.id))
    return without_undone([entry for entry in stored if entry.number <= table.number])


async def log_of(hub: Hub, table: Table, seat: int | None) -> list[LoggedEntry]:
    """The log for a seat: every decision, with its move if the seat may read it, and what was said in between."""
    eyes = None if table.is_finished else NOBODY if seat is None else seat
    entries = await logged(hub, table)
    readable = await hub.compute(readable_moves, hub, table, entries, eyes)
    log: list[LoggedEntry] = []
    step = 0
    for entry in entries:
        shown = LoggedEntry(entry.seat or 0, entry.kind, phrase=entry.data.get("phrase"), **seating(table, entry))
        if entry.kind == "play":
            step += 1
            shown.step, shown.move = step, readable.get(entry.number)
        log.append(shown)
    return log


async def frames(hub: Hub, table: Table, eyes: int | None, steps: range) -> Replay:
    """Some steps of a match: who decided, and the move as text if these eyes may read it; there are no views."""
    played = [entry for entry in await logged(hub, table) if entry.kind == "play"]
    readable = await hub.compute(readable_moves, hub, table, played, eyes)
    asked = range(min(steps.start, len(played)), min(steps.stop, len(played) + 1))
    shown = [frame(step, played, readable) for step in asked]
    assert table.problem is not None
    return Replay(
        table=table.id,
        game=table.head.game,
        box=table.head.box,
        seats=[seat.name for seat in table.seats],
        steps=len(played),
        frames=shown,
        problem=table.problem.key,
    )


def frame(step: int, played: list[Entry], readable: dict[int, str]) -> Frame:
    """One step; step 0 is the set-up."""
    shown = Frame(step=step)
    if step:
        entry = played[step - 1]
        shown.seat = entry.seat or 0
        if entry.number in readable:
            shown.move = readable[entry.number]
    return shown


def readable_moves(hub: Hub, table: Table, entries: Iterable[Entry], eyes: int | None) -> dict[int, str]:
    """The moves that a seat may read (None: all of them), by the number of their entry.

    Before the end others' moves may hold secrets. Their own rules are no longer available, so of others' moves only
    those are shown that today's rules know as visible to everybody.
    """
    moves = {entry.number: entry for entry in entries if entry.kind == "play"}
    game = present_game(hub, table)
    return {
        number: entry.data["move"]
        for number, entry in moves.items()
        if eyes in (None, entry.seat) or (game is not None and is_seen_by_all(game, entry.data["move"]))
    }


def present_game(hub: Hub, table: Table) -> Game | None:
    """The game of a table as it is played today, if it still is."""
    return hub.games.printed(table.head.game) if table.head.game in hub.catalogue.game_ids() else None


def is_seen_by_all(game: Game, move: str) -> bool:
    """Whether today's rules know this move as one that everybody sees."""
    hidden = {kind.word for kind in game.HIDDEN_KINDS}
    return game.is_move(move) and game.kind_of(game.read_move(move)) not in hidden


async def match_file(hub: Hub, table: Table) -> MatchFile:
    """A finished match as a file, from what was stored of it."""
    stored = await hub.store.read(lambda connection: read_table(connection, table.id))
    assert stored is not None
    game = await hub.compute(present_game, hub, table)
    is_printed = game is not None and game.box_hash == table.head.box
    start = next((entry.data for entry in stored.entries if entry.kind == "start"), {})
    played = [entry for entry in without_undone(stored.entries) if entry.kind == "play"]
    written = MatchFile(
        format=FORMAT,
        version=VERSION,
        game=table.head.game,
        rules_version=table.head.rules_version,
        box=BoxOfFile(hash=table.head.box, own=None if is_printed else start.get("own") or stored.box),
        options=table.head.options,
        seats=[seat.name for seat in table.seats],
        seed=str(table.seed),
        moves=[(entry.seat or 0, entry.data["move"]) for entry in played],
    )
    if start.get("digest"):
        written.digest = start["digest"]
    if start.get("start"):
        written.start = start["start"]
    if table.outcome:
        written.result = ResultOfFile(scores=table.outcome.parts, ranking=table.outcome.ranking)
    if table.head.counts:
        written.fair = Seal.model_validate(seal(table.head, table.seats))
    return written
