"""Reports of reviews, compressed."""

import gzip

from alembic import op
from sqlalchemy import Column, Double, Integer, LargeBinary, String, text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Copy them into a table that holds bytes."""
    packed = op.create_table(
        "packed_reviews",
        Column("match", String, primary_key=True),
        Column("version", String, nullable=False),
        Column("depth", String, nullable=False),
        Column("done", Integer, nullable=False),
        Column("total", Integer, nullable=False),
        Column("report", LargeBinary, nullable=False),
        Column("made", Double, nullable=False),
    )
    connection = op.get_bind()
    for match in connection.execute(text("SELECT match FROM reviews")).scalars().all():
        row = connection.execute(text("SELECT * FROM reviews WHERE match = :match"), {"match": match}).one()
        report = gzip.compress(row.report.encode(), mtime=0)
        connection.execute(packed.insert().values({**row._mapping, "report": report}))
    op.drop_table("reviews")
    op.rename_table("packed_reviews", "reviews")
