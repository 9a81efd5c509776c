"""Tables and their entries in the database: plain functions over a connection."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, Text, bindparam, exists, func, or_, select, text, union_all, update
from sqlalchemy.dialects import postgresql, sqlite

from tavoliere.store.database import CHANNEL, Database
from tavoliere.store.errors import NumberTaken
from tavoliere.store.schema import boxes, entries, invitations, matches, results, seats

Status = Literal["open", "running", "over", "closed"]  # of a table
LISTED = 50  # tables of a kind that the lobby shows
LOOKED_AT = 500  # the latest of a kind, from which it chooses


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    match: str
    number: int
    kind: str
    at: float
    seat: int | None = None
    person: str | None = None
    message: str | None = None
    data: dict[str, Any] = {}


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits at a seat, for lists."""

    kind: str  # person, screen, bot
    name: str
    level: str | None  # of the bot that decides
    free: bool


class Summary(msgspec.Struct, frozen=True):
    """What follows from a table's entries, stored for lists and for finding tables that wait for a bot or a clock."""

    status: Status
    asked: int
    seats: list[SeatSummary]
    wake_at: float | None
    progress: dict[str, int] = {}  # the number of the turn, and of the round where there are rounds


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, seat by seat."""

    points: list[int]
    ranking: list[int]
    parts: list[dict[str, int]]  # what the points are made of


class StoredMatch(msgspec.Struct, frozen=True):
    """A table as the database holds it, without its entries."""

    id: str
    head: dict[str, Any]
    summary: Summary
    number: int
    created: float
    last_at: float


def insert_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless its key is there already; says whether it was new."""
    return connection.execute(_insertion(connection.dialect.name, table), values).first() is not None


@cache
def _insertion(dialect: str, table: Table) -> Any:
    """The statement that inserts a row, built once: building it takes longer than running it."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing().returning(*table.primary_key)


@cache
def _summary_update() -> Any:
    """The statement that updates a table's summary, built once."""
    columns = ("number", "last_at", "status", "asked", "seats", "wake_at", "progress")
    return (
        update(matches)
        .where(matches.c.id == bindparam("match"))
        .values({name: bindparam(f"new_{name}") for name in columns})
    )


@cache
def _append_and_notify() -> Any:
    """For PostgreSQL: insert an entry, update its table's summary and notify, in one trip to the database."""
    values = {column.name: bindparam(f"entry_{column.name}", type_=column.type) for column in entries.c}
    insert = postgresql.insert(entries).values(values).on_conflict_do_nothing()
    new = insert.returning(entries.c.number).cte("new")
    changed = _summary_update().where(exists(select(new.c.number))).cte("changed")
    told = func.pg_notify(CHANNEL, bindparam("payload", type_=Text))
    return select(told).select_from(new).add_cte(changed)


def create(
    connection: Connection, match: str, head: dict[str, Any], at: float, summary: Summary, source: str | None = None
) -> None:
    """Store a new table; `source` is where it was made from."""
    connection.execute(
        matches.insert().values(
            id=match,
            head=msgspec.json.encode(head).decode(),
            game=head["game"],
            is_listed=int(head["is_listed"]),
            box=head["box"],
            maker=head["maker"],
            source=source,
            is_imported=int(head["is_imported"]),
            created=at,
            number=0,
            last_at=at,
            **_columns(summary),
        )
    )


def set_head(connection: Connection, match: str, head: dict[str, Any]) -> None:
    """Store new terms of a table for the lists; an entry records the change too."""
    changed = {"head": msgspec.json.encode(head).decode(), "is_listed": int(head["is_listed"])}
    connection.execute(update(matches).where(matches.c.id == match).values(changed))


def append_all(connection: Connection, written: Sequence[Entry]) -> None:
    """Store all entries of a table that was just created with their summary, in one go."""
    rows = [
        {name: getattr(entry, name) for name in entry.__struct_fields__}
        | {"data": msgspec.json.encode(entry.data).decode()}
        for entry in written
    ]
    connection.execute(entries.insert(), rows)
    last = written[-1]
    connection.execute(update(matches).where(matches.c.id == last.match).values(number=last.number, last_at=last.at))


def append(connection: Connection, entry: Entry, summary: Summary) -> None:
    """Append one entry, unless its number is taken; other processes are notified when it is committed."""
    values = {name: getattr(entry, name) for name in entry.__struct_fields__ if name != "data"}
    values["data"] = msgspec.json.encode(entry.data).decode()
    changed = {"number": entry.number, "last_at": entry.at, **_columns(summary)}
    summarised = {"match": entry.match} | {f"new_{name}": value for name, value in changed.items()}
    if connection.dialect.name == "postgresql":
        written = {f"entry_{name}": value for name, value in values.items()} | summarised
        written["payload"] = f"{entry.match} {entry.number} {entry.kind}"
        if not connection.execute(_append_and_notify(), written).first():
            raise NumberTaken
    elif insert_new(connection, entries, **values):
        connection.execute(_summary_update(), summarised)
    else:
        raise NumberTaken


def notify(connection: Connection, payload: str) -> None:
    """Notify the other processes when this is committed, if there can be any."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "asked": summary.asked,
        "seats": msgspec.json.encode(summary.seats).decode(),
        "wake_at": summary.wake_at,
        "progress": msgspec.json.encode(summary.progress).decode(),
    }


def find(connection: Connection, match: str) -> StoredMatch | None:
    """A table by its id."""
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else _match_of(row)


def entries_of(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """What happened at a table after a number, in order."""
    query = select(entries).where(entries.c.match == match, entries.c.number > after).order_by(entries.c.number)
    return [_entry_of(row) for row in connection.execute(query)]


def _entry_of(row: Any) -> Entry:
    values = dict(row._mapping)
    return Entry(**{**values, "data": msgspec.json.decode(values["data"])})


def numbers_of(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    """The number of the last entry of some tables."""
    query = select(matches.c.id, matches.c.number).where(matches.c.id.in_(list(ids)))
    return {row.id: row.number for row in connection.execute(query)}


# --- lists -----------------------------------------------------------------------------------------------------------


def listed(connection: Connection, statuses: Sequence[Status], limit: int = LISTED) -> dict[Status, list[StoredMatch]]:
    """Tables everybody may see, by status, the latest first; if there are too many, some of everybody's."""
    found: dict[Status, list[tuple[str, str, str]]] = {status: [] for status in statuses}
    rows = connection.execute(
        union_all(*map(_latest, statuses))
    ).all()  # one query: each takes a while on a busy machine
    for status, _at, *about in sorted(rows, key=lambda row: -row.last_at):
        found[status].append(tuple(about))
    chosen = {status: in_fair_order(ids)[:limit] for status, ids in found.items()}
    whole = connection.execute(select(matches).where(matches.c.id.in_([*chain(*chosen.values())])))
    by_id = {row.id: row for row in whole}
    return {status: [_match_of(by_id[id_]) for id_ in ids if id_ in by_id] for status, ids in chosen.items()}


def _latest(status: Status) -> Any:
    """Of the latest tables that everybody may see: status, time, id, who made them and where."""
    columns = (matches.c.status, matches.c.last_at, matches.c.id, matches.c.maker)
    query = select(*columns, func.coalesce(matches.c.source, matches.c.maker)).where(
        matches.c.status == status, matches.c.is_listed == 1
    )
    return select(query.order_by(matches.c.last_at.desc()).limit(LOOKED_AT).subquery())


def in_fair_order(found: Iterable[tuple[str, str, str]]) -> list[str]:
    """Ids in a fair order: the first table of each address, then the second of each, and so on.

    Of one address it is the first of everybody there, then the second: whoever makes many tables hides nobody's.
    """
    of_maker: Counter[tuple[str, str]] = Counter()
    of_address: Counter[str] = Counter()
    turns = []
    for id_, maker, address in found:
        of_maker[address, maker] += 1
        turns.append((of_maker[address, maker], id_, address))
    ranked = []
    for _turn, id_, address in sorted(turns, key=itemgetter(0)):
        of_address[address] += 1
        ranked.append((of_address[address], id_))
    return [id_ for _turn, id_ in sorted(ranked, key=itemgetter(0))]


def of_person(connection: Connection, person: str, limit: int = LISTED) -> list[tuple[StoredMatch, list[int]]]:
    """Tables at which a person sits, the latest first, each with the seats they own there."""
    own = seats_of(connection, person)
    query = select(matches).where(matches.c.id.in_(select(seats.c.match).where(seats.c.person == person)))
    rows = connection.execute(query.order_by(matches.c.last_at.desc()).limit(limit))
    # On PostgreSQL somebody may have sat down, or got up, between the two queries.
    return [(_match_of(row), own[row.id]) for row in rows if row.id in own]


def seats_of(connection: Connection, person: str) -> dict[str, list[int]]:
    """A person's seats by table."""
    found: dict[str, list[int]] = {}
    query = select(seats.c.match, seats.c.seat).where(seats.c.person == person).order_by(seats.c.seat)
    for row in connection.execute(query):
        found.setdefault(row.match, []).append(row.seat)
    return found


def _match_of(row: Any) -> StoredMatch:
    progress = msgspec.json.decode(row.progress) if row.progress else {}
    seats = msgspec.json.decode(row.seats, type=list[SeatSummary])
    summary = Summary(row.status, row.asked, seats, row.wake_at, progress)
    return StoredMatch(row.id, msgspec.json.decode(row.head), summary, row.number, row.created, row.last_at)


def abandoned(connection: Connection, status: str, before: float, limit: int = 20) -> list[str]:
    """Tables where nothing has happened since a time."""
    query = select(matches.c.id).where(matches.c.status == status, matches.c.last_at < before).limit(limit)
    return list(connection.execute(query).scalars())


# --- who sits, who may ---------------------------------------------------------------------------------------------


def set_seat_owner(connection: Connection, match: str, seat: int, person: str | None) -> None:
    """Record whose seat it is; None frees it."""
    connection.execute(seats.delete().where(seats.c.match == match, seats.c.seat == seat))
    if person is not None:
        connection.execute(seats.insert().values(match=match, seat=seat, person=person))


def set_owner_of_all(connection: Connection, match: str, number: int, person: str) -> None:
    """Record that all seats of a table that was just created are somebody's."""
    connection.execute(seats.insert(), [{"match": match, "seat": seat, "person": person} for seat in range(number)])


def add_invitation(connection: Connection, digest: str, match: str) -> None:
    """Store an invitation by its hash."""
    insert_new(connection, invitations, hash=digest, match=match)


def invitations_to(connection: Connection, match: str) -> int:
    """How many invitations to a table there are."""
    query = select(func.count()).select_from(invitations).where(invitations.c.match == match)
    return int(connection.execute(query).scalar_one())


def is_invited(connection: Connection, digest: str, match: str) -> bool:
    """Whether an invitation is for this table."""
    query = select(invitations.c.match).where(invitations.c.hash == digest)
    return connection.execute(query).scalar() == match


# --- boxes -----------------------------------------------------------------------------------------------------------


def store_box(connection: Connection, digest: str, game: str, tables: Any, at: float, **made: str) -> None:
    """Store a whole box by its hash; `made` says by whom (`maker`) and from where (`source`).

    The hash covers what rules read. Where things are drawn and what they are called, a box's maker may change while
    only their own tables use it.
    """
    written = msgspec.json.encode(tables).decode()
    values = {"hash": digest, "game": game, "tables": written, "created": at, **made}
    if not insert_new(connection, boxes, **values) and "maker" in made:
        others = exists().where(matches.c.box == digest, matches.c.maker != made["maker"])
        is_own = (boxes.c.hash == digest, boxes.c.maker == made["maker"])
        connection.execute(update(boxes).where(*is_own, ~others).values(tables=written))


def has_box(connection: Connection, digest: str) -> bool:
    """Whether a box is stored."""
    return connection.execute(select(boxes.c.hash).where(boxes.c.hash == digest)).first() is not None


def box(connection: Connection, digest: str) -> tuple[str, dict[str, Any]] | None:
    """A stored box: its game and its tables."""
    row = connection.execute(select(boxes.c.game, boxes.c.tables).where(boxes.c.hash == digest)).first()
    return None if row is None else (row.game, msgspec.json.decode(row.tables))


# --- leases ----------------------------------------------------------------------------------------------------------


def to_wake(connection: Connection, database: Database, process: str, limit: int | None = 200) -> list[str]:
    """Tables where a bot or a clock has something to do and whose lease is free."""
    free = or_(matches.c.lease_until.is_(None), matches.c.lease_until < database.now(), matches.c.lease_by == process)
    query = select(matches.c.id).where(matches.c.wake_at.is_not(None), free).order_by(matches.c.wake_at).limit(limit)
    return list(connection.execute(query).scalars())


def lease(connection: Connection, database: Database, ids: Sequence[str], process: str, seconds: float) -> set[str]:
    """Take or renew the leases of some tables; returns those that are now ours.

    A table that is being written about is left out, and asked for again soon: with many tables at once, this would wait
    for many, or they for each other.
    """
    if not ids:
        return set()
    free = or_(matches.c.lease_by == process, matches.c.lease_until.is_(None), matches.c.lease_until < database.now())
    wanted = select(matches.c.id).where(matches.c.id.in_(list(ids)), free).order_by(matches.c.id)
    change = update(matches).where(matches.c.id.in_(wanted.with_for_update(skip_locked=True)))
    change = change.values(lease_by=process, lease_until=database.now() + seconds)
    return set(connection.execute(change.returning(matches.c.id)).scalars())


def release(connection: Connection, process: str) -> None:
    """Give up all leases of a process that shuts down in order."""
    change = update(matches).where(matches.c.lease_by == process)
    connection.execute(change.values(lease_by=None, lease_until=None))


# --- results ---------------------------------------------------------------------------------------------------------


def add_results(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Store how a match ended, a row a seat."""
    written = [{**row, "parts": msgspec.json.encode(row["parts"]).decode()} for row in rows]
    connection.execute(_insertion(connection.dialect.name, results), written)


def results_of(connection: Connection, ids: Iterable[str]) -> dict[str, Outcome]:
    """How some matches ended: points, ranks and parts, seat by seat."""
    columns = (results.c.match, results.c.points, results.c.rank, results.c.parts)
    query = select(*columns).where(results.c.match.in_(list(ids)))
    found: dict[str, Outcome] = {}
    for row in connection.execute(query.order_by(results.c.match, results.c.seat)):
        outcome = found.setdefault(row.match, Outcome([], [], []))
        outcome.points.append(row.points)
        outcome.ranking.append(row.rank)
        outcome.parts.append(msgspec.json.decode(row.parts))
    return found
