"""Imports match files: replayed move by move, stored as finished matches that do not count for statistics."""

import secrets

import msgspec
from sqlalchemy import Connection

from tavoliere.engine import fair
from tavoliere.server.errors import Refused
from tavoliere.server.hub import Hub
from tavoliere.server.identity import new_id
from tavoliere.server.quotas import Maker, Quotas
from tavoliere.server.upload_jobs import Arrival, Imported
from tavoliere.server.work import Kind, WorkFailed
from tavoliere.store import matches

READ_MATCH = "tavoliere.server.upload_jobs:read_match"


async def import_match(hub: Hub, maker: Maker, body: bytes) -> str:
    """Store a match file as a table; returns the table's id."""
    hub.files.require(maker.owner)
    arrival = Arrival(new_id(), maker.person, secrets.token_hex(fair.SECRET_BYTES), hub.time.now())
    try:
        found: Imported = await hub.work.run(Kind.READ, maker.owner, READ_MATCH, body, arrival)
    except WorkFailed as error:  # perhaps a bug of ours: the log has the details
        hub.log.broken("file-failed", error)
        raise Refused("file-unusable", 422) from error
    head, written = found.head, msgspec.to_builtins(found.head)

    def work(connection: Connection) -> None:
        Quotas(hub.settings, arrival.at).check_file(connection, maker)
        if found.tables is not None and not matches.has_box(connection, head.box):
            matches.store_box(connection, head.box, head.game, found.tables, arrival.at)
        matches.create(connection, arrival.table, written, arrival.at, found.summary, maker.source)
        matches.append_all(connection, found.entries)
        matches.set_owner_of_all(connection, arrival.table, len(head.seats), maker.person)
        if found.results:
            matches.add_results(connection, found.results)

    await hub.store.write(work)
    hub.lists.forget({maker.person})
    hub.results += 1
    return arrival.table
