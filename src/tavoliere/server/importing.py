"""Match files from outside: checked move by move, stored as finished matches that do not count for statistics."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine import fair, matchfile
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.identity import clean_name, new_id
from tavoliere.server.quotas import Maker, Quotas
from tavoliere.server.seats import SeatPlan
from tavoliere.server.table import CLOSED, OVER, Head, Table
from tavoliere.store import matches
from tavoliere.store.matches import Entry

MOVES = 5000  # no match of these games is nearly as long


async def import_match(hub: Hub, maker: Maker, data: dict[str, Any]) -> str:
    """Store a match file as a table; returns the table's id."""
    match = await hub.compute(read_file, hub, data)
    game = hub.games.known(match.game)
    head = Head(
        game=game.id,
        rules_version=game.rules_version,
        box=game.box_hash,
        seats=[SeatPlan("person", None, clean_name(name)) for name in match.seat_names],
        maker=maker.person,
        secret=secrets.token_hex(fair.SECRET_BYTES),
        options=match.options,
        is_listed=False,
        seed=str(match.seed),
        is_imported=True,
    )
    table = Table(new_id(), head, game, status=OVER if match.is_over else CLOSED, last_at=hub.time.now())
    table.match, table.decisions = match, len(match.history)
    # Made before the commit that stores them: others' moves wait for it.
    written, summary = msgspec.to_builtins(head), table.summary()
    results = table.result_rows() if match.is_over else []
    entries = list(entries_of(match, table.id, maker.person, table.last_at))

    def work(connection: Connection) -> None:
        Quotas(hub.settings, table.last_at).check_file(connection, maker)
        if not matches.has_box(connection, head.box):
            matches.store_box(connection, head.box, game.id, game.components.data, table.last_at)
        matches.create(connection, table.id, written, table.last_at, summary, maker.source)
        matches.append_all(connection, entries)
        for seat in range(len(match.seat_names)):
            matches.set_seat_owner(connection, table.id, seat, maker.person)
        if match.is_over:
            matches.add_results(connection, results)

    await hub.store.write(work)
    return table.id


def read_file(hub: Hub, data: dict[str, Any]) -> Match:
    """Read a match file; whatever is wrong with it is refused with a sentence."""
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOVES:
        raise Refused("file-too-long", 422, most=MOVES)
    try:
        return matchfile.from_dict(data, hub.catalogue.load, "match")
    except TavoliereError:
        raise
    except Exception as error:  # perhaps a bug of ours: whoever reads the log can tell
        hub.log.broken("file-failed", error)
        raise Refused("file-unusable", 422) from error


def entries_of(match: Match, table: str, person: str, at: float) -> list[Entry]:
    """The entries of a table where this match was played."""
    start: dict[str, Any] = {"seed": str(match.seed)}
    if match.start is not None:
        start["start"] = match.start
    entries = [Entry(table, 1, "start", at, None, person, None, start)]
    for row in match.history:
        move = {"move": match.game.text_of(row.move)}
        entries.append(Entry(table, len(entries) + 1, "play", at, row.seat, None, None, move))
    if not match.is_over:
        entries.append(Entry(table, len(entries) + 1, "close", at))
    return entries
