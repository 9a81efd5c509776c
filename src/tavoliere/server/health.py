"""The health check: looks at the database every few seconds, so that `/healthz` never has to wait."""

import asyncio
import secrets
import shutil
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert
from sqlalchemy import text as sql

from tavoliere.engine.errors import TavoliereError
from tavoliere.server.errors import Refused
from tavoliere.store import Store, StoreUnavailable
from tavoliere.store.schema import invitations

EVERY = 2.0  # seconds between two looks
PATIENCE = 5.0  # seconds after which a database that does not answer is away
PROBE_BYTES = 8192  # more than any page of a database still has free


class Health:
    """Whether the database works, and what is wrong if it does not."""

    def __init__(self, store: Store, spare_bytes: int) -> None:
        self.store, self.spare_bytes = store, spare_bytes
        self._seen: TavoliereError | None = None

    @property
    def trouble(self) -> TavoliereError | None:
        """Why the server cannot serve now: the last commit failed, the disk is full, or the database is away."""
        return self.store.trouble or self._seen

    async def watch(self) -> None:
        """Check the database every few seconds, until cancelled."""
        while True:
            self._seen = await self._look()
            if self.store.trouble:
                for is_urgent in (True, False):  # either may be what fails
                    await self._within_patience(self.store.write(write_and_remove, is_urgent=is_urgent))
            await asyncio.sleep(EVERY)

    async def _look(self) -> TavoliereError | None:
        """Read something, and check whether there is room to write."""
        found = await self._within_patience(self.store.read(self._room))
        if isinstance(found, TavoliereError):
            return found
        return Refused("disk-nearly-full", 503, free=found) if found is not None and found < self.spare_bytes else None

    def _room(self, connection: Connection) -> int | None:
        """The bytes free on the disk of a database that is a file."""
        connection.execute(sql("select version_num from alembic_version")).first()
        file = self.store.database.url.database
        return None if self.store.is_shared or not file else shutil.disk_usage(Path(file).absolute().parent).free

    async def _within_patience(self, work: Any) -> Any:
        """The outcome of some work; while it takes too long the database counts as away. Waits for its end."""
        task = asyncio.ensure_future(work)
        if not (await asyncio.wait({task}, timeout=PATIENCE))[0]:
            self._seen = StoreUnavailable("store-unreachable")
        try:
            return await task
        except TavoliereError as error:
            return error


def write_and_remove(connection: Connection) -> None:
    """Write rows and delete them again: a full disk refuses this."""
    mark = f"probe-{secrets.token_hex(8)}"
    connection.execute(insert(invitations).values(hash=mark, match="x" * PROBE_BYTES))
    connection.execute(delete(invitations).where(invitations.c.hash == mark))
