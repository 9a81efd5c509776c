"""The tables of release 0.1.0."""

from alembic import op
from sqlalchemy import Column, Double, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table."""
    _create_people()
    _create_tokens()
    _create_links()
    _create_invitations()
    _create_boxes()
    _create_matches()
    _create_entries()
    _create_seats()
    _create_results()


def _create_people() -> None:
    op.create_table(
        "people",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("created", Double, nullable=False),
    )


def _create_tokens() -> None:
    op.create_table(
        "tokens",
        Column("hash", String, primary_key=True),
        Column("person", String, nullable=False),
        Column("created", Double, nullable=False),
    )


def _create_links() -> None:
    op.create_table(
        "links",
        Column("hash", String, primary_key=True),
        Column("person", String, nullable=False),
        Column("expires", Double, nullable=False),
    )


def _create_invitations() -> None:
    op.create_table(
        "invitations",
        Column("hash", String, primary_key=True),
        Column("match", String, nullable=False),
    )


def _create_boxes() -> None:
    op.create_table(
        "boxes",
        Column("hash", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("tables", Text, nullable=False),
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        Column("id", String, primary_key=True),
        Column("head", Text, nullable=False),
        Column("game", String, nullable=False),
        Column("is_listed", Integer, nullable=False),
        Column("created", Double, nullable=False),
        Column("status", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("asked", Integer, nullable=False),
        Column("seats", Text, nullable=False),
        Column("progress", Text),
        Column("last_at", Double, nullable=False),
        Column("wake_at", Double),
        Column("lease_by", String),
        Column("lease_until", Double),
    )
    op.create_index("matches_by_status", "matches", ["status", "last_at"])
    op.create_index("matches_to_wake", "matches", ["wake_at"])


def _create_entries() -> None:
    op.create_table(
        "entries",
        Column("match", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("seat", Integer),
        Column("person", String),
        Column("message", String),
        Column("data", Text, nullable=False),
        Column("at", Double, nullable=False),
    )


def _create_seats() -> None:
    op.create_table(
        "seats",
        Column("match", String, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])


def _create_results() -> None:
    op.create_table(
        "results",
        Column("match", String, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("game", String, nullable=False),
        Column("person", String),
        Column("name", String, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("is_first", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("parts", Text, nullable=False),
        Column("decisions", Integer, nullable=False),
        Column("ended", Double, nullable=False),
        Column("counts", Integer, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "counts"])
