"""Loads tables from the database: the game with the box it was made with, then the entries."""

import traceback
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Games
from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.table import Problem, Table, fold
from tavoliere.server.table_header import TableHeader
from tavoliere.server.work import Kind, WorkFailed
from tavoliere.store import matches
from tavoliere.store.matches import Entry, Outcome, StoredMatch

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

SHORT = 8  # up to so many entries are applied here: a new table need not wait for a worker to start
FOLD = "tavoliere.server.table_jobs:fold"


@dataclass(frozen=True)
class StoredTable:
    """All that the database holds of a table."""

    match: StoredMatch
    entries: list[Entry]
    box: dict[str, Any] | None  # the component tables it was made with
    outcome: Outcome | None  # how it ended, if it did


def read_table(connection: Connection, match: str) -> StoredTable | None:
    """Read a table; nothing is computed while the connection is held."""
    stored = matches.find(connection, match)
    if stored is None:
        return None
    box = matches.box(connection, str(stored.head["box"]))
    outcome = matches.results_of(connection, [match]).get(match)
    return StoredTable(stored, matches.entries_of(connection, match), box[1] if box else None, outcome)


async def rebuild(hub: "Hub", owner: Owner, stored: StoredTable) -> Table:
    """A table as it is now; one that cannot be rebuilt is opened read-only, and the log says why."""
    match = stored.match
    head = msgspec.convert(match.head, TableHeader)
    try:
        game, problem = await find_game(hub, owner, stored)
        if game is not None:
            return await refold(hub, owner, stored, head, game)
    except Refused:  # it would have taken too long
        raise
    except TavoliereError as error:
        hub.log.warning("table-does-not-replay", table=match.id, reason=error.sentence())
        problem = Problem("table-does-not-replay")
    except WorkFailed as error:  # a bug of ours: the match is not to blame
        hub.log.broken("rebuild-failed", error, table=match.id)
        problem = Problem("table-rebuild-failed")
    return unplayable(stored, head, problem)


async def refold(hub: "Hub", owner: Owner, stored: StoredTable, head: TableHeader, game: Game) -> Table:
    """The table after its entries; many entries are applied by a worker."""
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


def unplayable(stored: StoredTable, head: TableHeader, problem: Problem | None) -> Table:
    """A table that can only be read."""
    table = fold(stored.match.id, head, None, problem, stored.entries)
    table.status, table.stored_outcome = stored.match.summary.status, stored.outcome
    return table


async def find_game(hub: "Hub", owner: Owner, stored: StoredTable) -> tuple[Game | None, Problem | None]:
    """The game a table was made with, or why there is none."""
    head = stored.match.head
    if head["game"] in hub.catalogue.game_ids():
        await hub.printed(str(head["game"]))
    problem = rules_problem(head, hub.games)
    if problem:
        return None, problem
    try:
        game = await hub.game_with_box(owner, str(head["game"]), str(head["box"]), stored.box)
    except Refused:
        raise
    except TavoliereError as error:
        hub.log.warning("box-unreadable", table=stored.match.id, reason=error.sentence())
        game = None
    return (game, None) if game else (None, Problem("table-box-unreadable"))


def rules_problem(head: dict[str, Any], games: Games) -> Problem | None:
    """Why a table's rules keep it from being played; cheap enough to check for a whole list of tables."""
    if head["game"] not in games.catalogue.game_ids():
        return Problem("table-game-unknown")
    version, known = int(head["rules_version"]), games.printed(head["game"]).rules_version
    return None if version == known else Problem("table-other-rules", {"version": version, "known": known})
