"""From the database to a table: its game with the box it was made with, then its entries."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Games
from tavoliere.server.log import Log
from tavoliere.server.table import Head, Problem, Table, fold
from tavoliere.store import matches
from tavoliere.store.matches import Entry, Outcome, StoredMatch


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


def rebuild(stored: StoredTable, games: Games, log: Log) -> Table:
    """A table as it is now; one that cannot be rebuilt still opens, to be read, and the log says why."""
    match = stored.match
    head = msgspec.convert(match.head, Head)
    try:
        game, problem = find_game(stored, games, log)
        if game is not None:
            return fold(match.id, head, game, None, stored.entries)
    except TavoliereError as error:
        log.warning("table-does-not-replay", table=match.id, reason=error.sentence())
        problem = Problem("table-does-not-replay")
    except Exception as error:  # a bug of ours: the match is not to blame
        log.broken("rebuild-failed", error, table=match.id)
        problem = Problem("table-rebuild-failed")
    table = fold(match.id, head, None, problem, stored.entries)
    table.status, table.stored_outcome = match.summary.status, stored.outcome
    return table


def find_game(stored: StoredTable, games: Games, log: Log) -> tuple[Game | None, Problem | None]:
    """The game a table was made with, or why there is none."""
    head = stored.match.head
    problem = rules_problem(head, games)
    if problem:
        return None, problem
    try:
        game = games.with_box(str(head["game"]), str(head["box"]), stored.box)
    except TavoliereError as error:
        log.warning("box-unreadable", table=stored.match.id, reason=error.sentence())
        game = None
    return (game, None) if game else (None, Problem("table-box-unreadable"))


def rules_problem(head: dict[str, Any], games: Games) -> Problem | None:
    """Why a table cannot be played as far as its rules are concerned: cheap enough for a whole list of tables."""
    if head["game"] not in games.catalogue.game_ids():
        return Problem("table-game-unknown")
    version, known = int(head["rules_version"]), games.printed(head["game"]).rules_version
    return None if version == known else Problem("table-other-rules", {"version": version, "known": known})
