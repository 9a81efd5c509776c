"""From the database to a table: its game with the very box it was made with, then the fold of its entries."""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Games
from tavoliere.server.log import Log
from tavoliere.server.table import Head, Table, fold
from tavoliere.store import matches
from tavoliere.store.matches import Entry, StoredMatch


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
        problem = "table-does-not-replay"
    except Exception as error:  # a bug of ours: the match is not to blame
        log.broken("rebuild-failed", error, table=match.id)
        problem = "table-rebuild-failed"
    table = fold(match.id, head, None, problem, stored.entries)
    table.status = match.summary.status
    return table


def find_game(stored: StoredTable, games: Games, log: Log) -> tuple[Game | None, str | None]:
    """The game a table was made with, or the key of the sentence that says why there is none."""
    head = stored.match.head
    game_id, box = str(head["game"]), str(head["box"])
    if game_id not in games.catalogue.game_ids():
        return None, "table-game-unknown"
    if head["rules_version"] != games.printed(game_id).rules_version:
        return None, "table-older-rules"
    try:
        game = games.with_box(game_id, box, stored.box)
    except TavoliereError as error:
        log.warning("box-unreadable", table=stored.match.id, reason=error.sentence())
        game = None
    return (game, None) if game else (None, "table-box-unreadable")
