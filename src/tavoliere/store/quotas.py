"""How much of the database a person or an address uses, and removal of what nobody uses any more."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, delete, func, literal, select, union_all, update

from tavoliere.store.schema import boxes, entries, invitations, matches, own_boxes, seats

MOST_AT_ONCE = 200  # rows that are removed in one commit: moves wait for it
Condition = ColumnElement[bool]


class Used(NamedTuple):
    """How many there are, and when the first of them was made."""

    number: int
    since: float


def open_tables(connection: Connection, *by: Condition) -> list[int]:
    """How many tables wait for people: of one person, at one address."""
    is_open = matches.c.status == "open"
    return [count for (count,) in _each(connection, (select(func.count()).where(is_open, whose) for whose in by))]


def made_since(
    connection: Connection, table: Table, since: float, by: Iterable[Condition], *conditions: Condition
) -> list[Used]:
    """How many tables, match files or boxes were made since a time: by one person, at one address."""
    made = select(func.count(), func.min(table.c.created)).where(table.c.created > since, *conditions)
    return [Used(count, first or since) for count, first in _each(connection, (made.where(whose) for whose in by))]


def _each(connection: Connection, queries: Iterable[Any]) -> list[Any]:
    """The one row of each query, in one trip to the database."""
    numbered = [query.add_columns(literal(number).label("place")) for number, query in enumerate(queries)]
    rows = sorted(connection.execute(union_all(*numbered)), key=lambda row: row.place)
    return [row[:-1] for row in rows]


def forget_unused_boxes(connection: Connection, before: float) -> int:
    """Remove the boxes uploaded before a time that no match is played with and nobody saved; returns how many."""
    is_used = select(matches.c.id).where(matches.c.box == boxes.c.hash).exists()
    is_saved = select(own_boxes.c.id).where(own_boxes.c.box == boxes.c.hash).exists()
    unused = select(boxes.c.hash).where(boxes.c.maker.is_not(None), boxes.c.created < before, ~is_used, ~is_saved)
    return _remove(connection, boxes, boxes.c.hash, unused)


def forget_unbegun_tables(connection: Connection, before: float) -> int:
    """Remove the tables that were closed before a time and where no match had begun; returns how many."""
    has_begun = select(entries.c.number).where(entries.c.match == matches.c.id, entries.c.kind == "start").exists()
    unbegun = select(matches.c.id).where(matches.c.status == "closed", matches.c.last_at < before, ~has_begun)
    found = list(connection.execute(unbegun.limit(MOST_AT_ONCE)).scalars())
    for table in (entries, invitations, seats):
        connection.execute(delete(table).where(table.c.match.in_(found)))
    connection.execute(delete(matches).where(matches.c.id.in_(found)))
    return len(found)


def forget_sources(connection: Connection, before: float) -> None:
    """Forget the address hashes of tables and boxes once they do not count towards a quota any more."""
    is_old = (matches.c.source.is_not(None), matches.c.created < before, matches.c.status.in_(("over", "closed")))
    connection.execute(update(matches).where(*is_old).values(source=None))
    for table in (boxes, own_boxes):
        connection.execute(
            update(table).where(table.c.source.is_not(None), table.c.created < before).values(source=None)
        )


def _remove(connection: Connection, table: Table, key: Any, query: Any) -> int:
    found = list(connection.execute(query.limit(MOST_AT_ONCE)).scalars())
    connection.execute(delete(table).where(key.in_(found)))
    return len(found)
