"""The files of saved boxes as the last column: SQLite reads a whole file to find what stands behind it."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String, Text, text

revision = "0008"
down_revision = "0007"
COLUMNS = "id, version, game, owner, name, is_offered, box, looked_at, to_look_at, created, source, file"


def upgrade() -> None:
    """Copy them into a table with the columns in another order."""
    op.create_table(
        "reordered_boxes",
        Column("id", String, primary_key=True),
        Column("version", Integer, primary_key=True),
        Column("game", String, nullable=False),
        Column("owner", String, nullable=False),
        Column("name", String, nullable=False),
        Column("is_offered", Integer, nullable=False),
        Column("box", String),
        Column("looked_at", Integer, nullable=False),
        Column("to_look_at", Integer, nullable=False),
        Column("created", Double, nullable=False),
        Column("source", String),
        Column("file", Text, nullable=False),
    )
    op.get_bind().execute(text(f"INSERT INTO reordered_boxes ({COLUMNS}) SELECT {COLUMNS} FROM own_boxes"))
    op.drop_table("own_boxes")  # and its indexes
    op.rename_table("reordered_boxes", "own_boxes")
    op.create_index("own_boxes_by_owner", "own_boxes", ["owner"])
    op.create_index("own_boxes_by_game", "own_boxes", ["game", "is_offered"])
    op.create_index("own_boxes_by_box", "own_boxes", ["box"])
    op.create_index("own_boxes_by_source", "own_boxes", ["source", "created"])
