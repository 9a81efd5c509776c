"""Who made a table or a box, from where, and which box a table is played with."""

import json
import time
from typing import Any

from alembic import op
from sqlalchemy import Column, Double, Integer, String, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and fill them from what is stored."""
    _extend_matches()
    _extend_boxes()


def _extend_matches() -> None:
    op.add_column("matches", Column("box", String, nullable=False, server_default=""))
    op.add_column("matches", Column("maker", String, nullable=False, server_default=""))
    op.add_column("matches", Column("source", String))
    op.add_column("matches", Column("is_imported", Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    heads = [(row.id, json.loads(row.head)) for row in connection.execute(text("select id, head from matches"))]
    if heads:
        change = text("update matches set box = :box, maker = :maker, is_imported = :is_imported where id = :id")
        connection.execute(change, [{"id": id_, **_columns(head)} for id_, head in heads])
    op.create_index("matches_by_maker", "matches", ["maker", "created"])
    op.create_index("matches_by_source", "matches", ["source", "created"])
    op.create_index("matches_by_box", "matches", ["box"])


def _columns(head: dict[str, Any]) -> dict[str, Any]:
    return {"box": head["box"], "maker": head["maker"], "is_imported": int(head["is_imported"])}


def _extend_boxes() -> None:
    # Nobody knows when older boxes were uploaded: those that no match uses expire from now on.
    op.add_column("boxes", Column("created", Double, nullable=False, server_default=str(time.time())))
    op.add_column("boxes", Column("maker", String))
    op.add_column("boxes", Column("source", String))
    op.create_index("boxes_by_maker", "boxes", ["maker", "created"])
    op.create_index("boxes_by_source", "boxes", ["source", "created"])
