"""Loads games with stored boxes and tables with many entries (runs in worker processes)."""

import pickle
from collections.abc import Mapping
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.server.catalogue import prepare
from tavoliere.server.table import Table
from tavoliere.server.table import fold as fold_entries
from tavoliere.server.table_header import TableHeader
from tavoliere.server.worker import WorkerContext
from tavoliere.store.matches import Entry


def make_game(context: WorkerContext, game_id: str, tables: Mapping[str, Any]) -> bytes:
    """A game with a stored box, pickled, with everything computed in advance that takes a while."""
    return pickle.dumps(prepare(context.catalogue.restore(game_id, tables)), 5)


def fold(context: WorkerContext, table_id: str, head: TableHeader, game: Game, entries: list[Entry]) -> Table:
    """A table with all of its entries applied."""
    return fold_entries(table_id, head, game, None, entries)
