"""Match files from outside: checked move by move, stored as finished matches that do not count for statistics.

A file that cannot be replayed, because it is of other rules, is stored as it is written, to be read.
"""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine import fair, matchfile
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.engine.written import CannotReplay, WrittenMatch
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.identity import clean_name, new_id
from tavoliere.server.quotas import Maker, Quotas
from tavoliere.server.seats import SeatPlan
from tavoliere.server.table import CLOSED, OVER, Head, Table
from tavoliere.store import matches
from tavoliere.store.matches import Entry, Outcome

MOVES = 5000  # no match of these games is nearly as long


async def import_match(hub: Hub, maker: Maker, data: dict[str, Any]) -> str:
    """Store a match file as a table; returns the table's id."""
    found = await hub.compute(read_file, hub, data)
    make = written_table if isinstance(found, WrittenMatch) else replayed_table
    table = make(hub, maker.person, found)  # type: ignore[arg-type]
    # Made before the commit that stores them: others' moves wait for it.
    written, summary = msgspec.to_builtins(table.head), table.summary()
    results = table.result_rows() if table.outcome else []
    entries = list(entries_of(found, table.id, maker.person, table.last_at))

    def work(connection: Connection) -> None:
        Quotas(hub.settings, table.last_at).check_file(connection, maker)
        if table.game is not None and not matches.has_box(connection, table.head.box):
            matches.store_box(connection, table.head.box, table.game.id, table.game.components.data, table.last_at)
        matches.create(connection, table.id, written, table.last_at, summary, maker.source)
        matches.append_all(connection, entries)
        for seat in range(len(table.seats)):
            matches.set_seat_owner(connection, table.id, seat, maker.person)
        if results:
            matches.add_results(connection, results)

    await hub.store.write(work)
    return table.id


def read_file(hub: Hub, data: dict[str, Any]) -> Match | WrittenMatch:
    """Read a match file; whatever is wrong with it is refused with a sentence."""
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOVES:
        raise Refused("file-too-long", 422, most=MOVES)
    try:
        return read_match(hub, data)
    except TavoliereError:
        raise
    except Exception as error:  # perhaps a bug of ours: whoever reads the log can tell
        hub.log.broken("file-failed", error)
        raise Refused("file-unusable", 422) from error


def read_match(hub: Hub, data: dict[str, Any]) -> Match | WrittenMatch:
    """A match file replayed, or as it is written if it cannot be."""
    try:
        return matchfile.from_dict(data, hub.catalogue.load, "match")
    except CannotReplay as cannot:
        msgspec.json.encode(
            (cannot.written.own, cannot.written.start)
        )  # nobody has looked into them: can they be kept?
        return cannot.written


def replayed_table(hub: Hub, person: str, match: Match) -> Table:
    """A table where this match was played."""
    game = hub.games.known(match.game)
    head = Head(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        options=match.options,
        seed=str(match.seed),
        **common(person, match.seat_names),
    )
    table = Table(new_id(), head, game, status=OVER if match.is_over else CLOSED, last_at=hub.time.now())
    table.match, table.decisions = match, len(match.history)
    return table


def written_table(hub: Hub, person: str, written: WrittenMatch) -> Table:
    """A table where a match of other rules was played, as far as its file tells."""
    head = Head(
        game=written.game,
        rules_version=written.rules_version,
        box=written.box,
        options=written.options,
        seed=str(written.seed),
        **common(person, written.seats),
    )
    table = Table(new_id(), head, None, status=OVER if written.result else CLOSED, last_at=hub.time.now())
    table.decisions = len(written.moves)
    if written.result:
        table.stored_outcome = Outcome(written.result.totals, written.result.ranking, written.result.scores)
    return table


def common(person: str, names: list[str]) -> dict[str, Any]:
    """What the heads of all imported matches have in common."""
    seats = [SeatPlan("person", None, clean_name(name)) for name in names]
    secret = secrets.token_hex(fair.SECRET_BYTES)
    return {"seats": seats, "maker": person, "secret": secret, "is_listed": False, "is_imported": True}


def entries_of(found: Match | WrittenMatch, table: str, person: str, at: float) -> list[Entry]:
    """The entries of a table where this match was played."""
    start: dict[str, Any] = {"seed": str(found.seed)}
    if found.start is not None:
        start["start"] = found.start
    if isinstance(found, WrittenMatch):
        # What only the file knows; the box is not kept with the others, for nobody can tell whether it is that box.
        start |= {name: value for name, value in (("own", found.own), ("digest", found.digest)) if value}
        moves, is_over = found.moves, found.result is not None
    else:
        moves = [(row.seat, found.game.text_of(row.move)) for row in found.history]
        is_over = found.is_over
    entries = [Entry(table, 1, "start", at, None, person, None, start)]
    for seat, move in moves:
        entries.append(Entry(table, len(entries) + 1, "play", at, seat, None, None, {"move": move}))
    if not is_over:
        entries.append(Entry(table, len(entries) + 1, "close", at))
    return entries
