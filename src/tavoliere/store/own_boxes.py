"""Boxes that people save under a name, version by version."""

from typing import Any

from sqlalchemy import Connection, Row, delete, func, or_, select

from tavoliere.store.matches import in_fair_order, insert_new
from tavoliere.store.schema import own_boxes, people

LISTED = 200  # boxes of a game in one list: one's own first
LOOKED_AT = 2000  # of which those are chosen
KEPT = own_boxes.alias("kept")  # the versions of the same box; each box is looked up by its id
OLDEST, NEWEST = (
    select(which(KEPT.c.version)).where(KEPT.c.id == own_boxes.c.id).scalar_subquery() for which in (func.min, func.max)
)
IS_LATEST = own_boxes.c.version == NEWEST


def _versions(*columns: Any) -> Any:
    """Every version, with its owner's name and the oldest version of its box that is kept."""
    query = select(*(columns or own_boxes.c), people.c.name.label("by"), OLDEST.label("oldest"))
    return query.outerjoin(people, people.c.id == own_boxes.c.owner)


def listed(connection: Connection, game: str, person: str | None) -> list[Row[Any]]:
    """The latest versions of the boxes of a game that somebody may play with, without their files: their own, then
    those offered to all; if there are too many, some of everybody's.
    """
    place = func.coalesce(own_boxes.c.source, own_boxes.c.owner)
    may = or_(own_boxes.c.owner == person, own_boxes.c.is_offered == 1)
    query = select(own_boxes.c.id, own_boxes.c.owner, place)
    order = (own_boxes.c.owner != (person or ""), own_boxes.c.created.desc())
    latest = query.where(IS_LATEST, own_boxes.c.game == game, may).order_by(*order).limit(LOOKED_AT)
    found = connection.execute(latest).all()
    own = [row.id for row in found if row.owner == person]
    chosen = [*own, *in_fair_order(tuple(row) for row in found if row.owner != person)][:LISTED]
    columns = [column for column in own_boxes.c if column.name != "file"]
    rows = connection.execute(_versions(*columns).where(IS_LATEST, own_boxes.c.id.in_(chosen)))
    return sorted(rows, key=lambda row: chosen.index(row.id))


def found(connection: Connection, box: str, version: int | None = None) -> Row[Any] | None:
    """One box: its latest version, or an older one."""
    which = IS_LATEST if version is None else own_boxes.c.version == version
    return connection.execute(_versions().where(own_boxes.c.id == box, which)).first()


def count(connection: Connection, person: str) -> int:
    """How many boxes a person has."""
    query = select(func.count(own_boxes.c.id.distinct())).where(own_boxes.c.owner == person)
    return int(connection.execute(query).scalar_one())


def newest(connection: Connection, box: str) -> int:
    """The number of a box's latest version; 0 if there is no such box."""
    query = select(func.max(own_boxes.c.version)).where(own_boxes.c.id == box)
    return int(connection.execute(query).scalar_one() or 0)


def is_offered(connection: Connection, version: Row[Any]) -> bool:
    """Whether everybody may see a version of a box: it is offered, and so is the latest."""
    latest = select(own_boxes.c.is_offered).where(own_boxes.c.id == version.id, IS_LATEST)
    return bool(version.is_offered and connection.execute(latest).scalar())


def save(connection: Connection, keep: int, **row: Any) -> None:
    """Add the next version of a box; the oldest beyond `keep` are forgotten."""
    version = newest(connection, row["id"]) + 1
    while not insert_new(connection, own_boxes, version=version, **row):  # another process has saved one meanwhile
        version = newest(connection, row["id"]) + 1
    connection.execute(delete(own_boxes).where(own_boxes.c.id == row["id"], own_boxes.c.version <= version - keep))


def forget(connection: Connection, box: str) -> None:
    """Forget a box, all versions; matches keep what they were played with."""
    connection.execute(delete(own_boxes).where(own_boxes.c.id == box))
