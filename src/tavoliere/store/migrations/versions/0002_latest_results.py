"""Find the latest results of a game without sorting all of them."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the time a match ended to the index of results."""
    op.drop_index("results_by_game", "results")
    op.create_index("results_by_game", "results", ["game", "counts", "ended"])
