"""From the database to a table: its game with the very box it was made with, then the fold of its entries."""

from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.catalogue import Games
from tavoliere.server.table import Table, build
from tavoliere.store import matches


def open_table(rows: Connection, games: Games, match: str) -> Table | None:
    """A table as it is now; one of an older release still opens, to be read."""
    stored = matches.stored(rows, match)
    if stored is None:
        return None
    game, problem = find_game(rows, games, stored.head)
    table = build(match, stored.head, game, problem, matches.entries_of(rows, match))
    if table.problem:
        table.status = stored.summary.status
    return table


def find_game(rows: Connection, games: Games, head: dict[str, object]) -> tuple[Game | None, str | None]:
    """The game a table was made with, or the key of the sentence that says why there is none."""
    game_id, box = str(head["game"]), str(head["box"])
    if game_id not in games.catalogue.game_ids():
        return None, "table-game-unknown"
    if head["rules_version"] != games.printed(game_id).rules_version:
        return None, "table-older-rules"
    try:
        game = games.with_box(game_id, box, lambda: _tables(rows, box))
    except TavoliereError:
        game = None
    return (game, None) if game else (None, "table-box-unreadable")


def _tables(rows: Connection, box: str) -> dict[str, object] | None:
    found = matches.box(rows, box)
    return None if found is None else found[1]
