"""Where a saved box came from, for a day."""

from alembic import op
from sqlalchemy import Column, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add a hash of the network address."""
    op.add_column("own_boxes", Column("source", String))
    op.create_index("own_boxes_by_source", "own_boxes", ["source", "created"])
