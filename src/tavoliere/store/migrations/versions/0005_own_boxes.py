"""Boxes that people save under a name, version by version."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "own_boxes",
        Column("id", String, primary_key=True),
        Column("version", Integer, primary_key=True),
        Column("game", String, nullable=False),
        Column("owner", String, nullable=False),
        Column("name", String, nullable=False),
        Column("is_offered", Integer, nullable=False),
        Column("box", String),
        Column("looked_at", Integer, nullable=False),
        Column("to_look_at", Integer, nullable=False),
        Column("file", Text, nullable=False),
        Column("created", Double, nullable=False),
    )
    op.create_index("own_boxes_by_owner", "own_boxes", ["owner"])
    op.create_index("own_boxes_by_game", "own_boxes", ["game", "is_offered"])
    op.create_index("own_boxes_by_box", "own_boxes", ["box"])
