"""Reviews of finished matches."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "reviews",
        Column("match", String, primary_key=True),
        Column("version", String, nullable=False),
        Column("depth", String, nullable=False),
        Column("done", Integer, nullable=False),
        Column("total", Integer, nullable=False),
        Column("report", Text, nullable=False),
        Column("made", Double, nullable=False),
    )
