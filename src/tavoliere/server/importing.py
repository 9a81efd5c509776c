"""Match files from outside: checked move by move, stored as finished matches that do not count for statistics."""

import secrets
import time

import msgspec
from sqlalchemy import Connection

from tavoliere.engine import fair
from tavoliere.server.checking import Arrival, Imported
from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.identity import new_id
from tavoliere.server.work import Kind, WorkFailed
from tavoliere.store import matches

READ_MATCH = "tavoliere.server.checking:read_match"


async def import_match(hub: Hub, owner: Owner, body: bytes) -> str:
    """Store a match file as a table; returns the table's id."""
    hub.files.require(owner)
    arrival = Arrival(new_id(), owner.person, secrets.token_hex(fair.SECRET_BYTES), time.time())
    try:
        found: Imported = await hub.work.run(Kind.READ, owner, READ_MATCH, body, arrival)
    except WorkFailed as error:  # perhaps a bug of ours: whoever reads the log can tell
        hub.log.broken("file-failed", error)
        raise Refused("file-unusable", 422) from error
    head = found.head

    def work(connection: Connection) -> None:
        matches.store_box(connection, head.box, head.game, found.tables)
        matches.create(connection, arrival.table, msgspec.to_builtins(head), arrival.at, found.summary)
        matches.append_all(connection, found.entries, found.summary)
        for seat in range(len(head.seats)):
            matches.set_seat_owner(connection, arrival.table, seat, owner.person)
        matches.add_results(connection, found.results)

    await hub.store.write(work)
    hub.results += 1
    return arrival.table
