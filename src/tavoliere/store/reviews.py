"""Stored reviews: one a match, the latest; what made it is written beside it."""

import gzip
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from tavoliere.store.schema import reviews


class StoredReview(NamedTuple):
    """A review as it is stored."""

    match: str
    version: str  # rules, box and evaluator that made it
    depth: str
    done: int
    total: int
    report: str  # JSON
    made: float


def find(connection: Connection, match: str) -> StoredReview | None:
    """The review of a match."""
    row = connection.execute(select(reviews).where(reviews.c.match == match)).first()
    return None if row is None else StoredReview(**{**row._mapping, "report": gzip.decompress(row.report).decode()})


def summary(connection: Connection, match: str) -> StoredReview | None:
    """The same without its report, which may be large."""
    columns = [column for column in reviews.c if column.name != "report"]
    row = connection.execute(select(*columns).where(reviews.c.match == match)).first()
    return None if row is None else StoredReview(**row._mapping, report="")


def keep(connection: Connection, review: StoredReview) -> None:
    """Store a review instead of the one that was there; another process may do so at the same time."""
    values = review._asdict() | {"report": gzip.compress(review.report.encode(), mtime=0)}
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(reviews).values(values).on_conflict_do_update(index_elements=["match"], set_=values))
