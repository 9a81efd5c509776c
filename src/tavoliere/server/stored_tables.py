"""From the database to a table: its game with the box it was made with, then its entries."""

import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.table import Head, Table, fold
from tavoliere.server.work import Kind, WorkFailed
from tavoliere.store import matches
from tavoliere.store.matches import Entry, StoredMatch

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

SHORT = 8  # entries that are applied here: a table that was just made need not wait for a worker to start
FOLD = "tavoliere.server.loading:fold"


@dataclass(frozen=True)
class StoredTable:
    """All that the database holds of a table."""

    match: StoredMatch
    entries: list[Entry]
    box: dict[str, Any] | None  # the component tables it was made with


def read_table(connection: Connection, match: str) -> StoredTable | None:
    """Read a table; nothing is computed while the connection is held."""
    stored = matches.find(connection, match)
    if stored is None:
        return None
    box = matches.box(connection, str(stored.head["box"]))
    return StoredTable(stored, matches.entries_of(connection, match), box[1] if box else None)


async def rebuild(hub: "Hub", owner: Owner, stored: StoredTable) -> Table:
    """A table as it is now; one that cannot be rebuilt still opens, to be read, and the log says why."""
    match = stored.match
    head = msgspec.convert(match.head, Head)
    try:
        game, problem = await find_game(hub, owner, stored)
        if game is not None:
            return await refold(hub, owner, stored, head, game)
    except Refused:  # it would have taken too long
        raise
    except TavoliereError as error:
        hub.log.warning("table-does-not-replay", table=match.id, reason=error.sentence())
        problem = "table-does-not-replay"
    except WorkFailed as error:  # a bug of ours: the match is not to blame
        hub.log.broken("rebuild-failed", error, table=match.id)
        problem = "table-rebuild-failed"
    return unplayable(stored, head, problem)


async def refold(hub: "Hub", owner: Owner, stored: StoredTable, head: Head, game: Game) -> Table:
    """The table after its entries: made by a worker, if there are many."""
    if len(stored.entries) <= SHORT:
        try:
            return await hub.compute(fold, stored.match.id, head, game, None, stored.entries)
        except TavoliereError:
            raise
        except Exception as error:
            raise WorkFailed("".join(traceback.format_exception(error))) from error
    asked = (stored.match.id, head, game, stored.entries)
    table: Table = await hub.work.run(Kind.LOAD, owner, FOLD, *asked, must=True)
    return table


def unplayable(stored: StoredTable, head: Head, problem: str | None) -> Table:
    """A table that can only be looked at."""
    table = fold(stored.match.id, head, None, problem, stored.entries)
    table.status = stored.match.summary.status
    return table


async def find_game(hub: "Hub", owner: Owner, stored: StoredTable) -> tuple[Game | None, str | None]:
    """The game a table was made with, or the key of the sentence that says why there is none."""
    head = stored.match.head
    game_id, box = str(head["game"]), str(head["box"])
    if game_id not in hub.catalogue.game_ids():
        return None, "table-game-unknown"
    if head["rules_version"] != (await hub.printed(game_id)).rules_version:
        return None, "table-older-rules"
    try:
        game = await hub.game_with_box(owner, game_id, box, stored.box)
    except Refused:
        raise
    except TavoliereError as error:
        hub.log.warning("box-unreadable", table=stored.match.id, reason=error.sentence())
        game = None
    return (game, None) if game else (None, "table-box-unreadable")
