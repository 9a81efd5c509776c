"""Numbered changes of the database's tables, run by Alembic when a database is opened.

A change of `schema.py` comes with a file in `versions`: the next number, and an `upgrade` that makes the change. Files
that were released never change. There is no way back: an older release refuses a newer database.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from tavoliere.store.errors import StoreUnavailable

HERE = Path(__file__).parent
FIRST = "0001"  # the tables of release 0.1.0, which did not number them


def upgrade(connection: Connection) -> tuple[str | None, str]:
    """Bring a database to this release's tables; returns the numbers before (None: it was empty) and after.

    The caller holds the lock that keeps other processes out, and commits.
    """
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    latest = known[0]
    before = MigrationContext.configure(connection).get_current_revision()
    if before is not None and before not in known:
        raise StoreUnavailable("store-newer", number=before, known=latest)
    if before is None and inspect(connection).has_table("matches"):
        command.stamp(config, FIRST)
        before = FIRST
    if before != latest:
        command.upgrade(config, "head")
    return before, latest
