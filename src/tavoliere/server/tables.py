"""From the database to a table: its game with the very box it was made with, then the fold of its entries."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Games
from tavoliere.server.table import Table, build
from tavoliere.store import matches
from tavoliere.store.matches import Entry, Listed


@dataclass(frozen=True)
class StoredTable:
    """All that the database holds of a table."""

    match: Listed
    entries: list[Entry]
    box: dict[str, Any] | None  # the component tables it was made with


def read_table(connection: Connection, match: str) -> StoredTable | None:
    """Read a table; nothing is computed while the connection is held."""
    stored = matches.stored(connection, match)
    if stored is None:
        return None
    box = matches.box(connection, str(stored.head["box"]))
    return StoredTable(stored, matches.entries_of(connection, match), box[1] if box else None)


def rebuild(stored: StoredTable, games: Games) -> Table:
    """A table as it is now; one of an older release still opens, to be read."""
    game, problem = find_game(stored, games)
    table = build(stored.match.id, stored.match.head, game, problem, stored.entries)
    if table.problem:
        table.status = stored.match.summary.status
    return table


def find_game(stored: StoredTable, games: Games) -> tuple[Game | None, str | None]:
    """The game a table was made with, or the key of the sentence that says why there is none."""
    head = stored.match.head
    game_id, box = str(head["game"]), str(head["box"])
    if game_id not in games.catalogue.game_ids():
        return None, "table-game-unknown"
    if head["rules_version"] != games.printed(game_id).rules_version:
        return None, "table-older-rules"
    try:
        game = games.with_box(game_id, box, stored.box)
    except TavoliereError:
        game = None
    return (game, None) if game else (None, "table-box-unreadable")
