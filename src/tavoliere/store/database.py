"""Where rows lie: a SQLite file that one server owns, or a PostgreSQL that several share."""

import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tavoliere.store.errors import StoreUnavailable, explain, is_unavailable
from tavoliere.store.schema import metadata

BUSY_SECONDS = 2  # how long a locked SQLite file is waited for
CHANNEL = "tavoliere"


class Database:
    """One database and how it differs from the other kind."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.engine = self._shared_engine() if self.is_shared else self._file_engine()

    def set_up(self) -> None:
        """Make the tables that are missing."""
        try:
            metadata.create_all(self.engine)
            self._add_missing_columns()
        except Exception as error:
            if not is_unavailable(error):
                raise
            raise explain(error) from error

    def _add_missing_columns(self) -> None:
        """A database of an earlier release learns the columns that came since; all of them may be empty."""
        # Of several servers that share a database, another may have been faster.
        add = "ADD COLUMN IF NOT EXISTS" if self.is_shared else "ADD COLUMN"
        with self.engine.begin() as rows:
            inspector = inspect(rows)
            for table in metadata.sorted_tables:
                known = {column["name"] for column in inspector.get_columns(table.name)}
                for column in table.columns:
                    if column.name not in known:
                        kind = column.type.compile(self.engine.dialect)
                        rows.execute(text(f'ALTER TABLE "{table.name}" {add} "{column.name}" {kind}'))

    def now(self) -> Any:
        """The time for leases: PostgreSQL's own, because servers' clocks differ."""
        return func.extract("epoch", func.clock_timestamp()) if self.is_shared else time.time()

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def _shared_engine(self) -> Engine:
        try:
            return create_engine(self.url, pool_pre_ping=True, pool_size=6, connect_args={"connect_timeout": 5})
        except ImportError as error:
            raise StoreUnavailable("store-no-driver") from error

    def _file_engine(self) -> Engine:
        engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
        event.listen(engine, "connect", _prepare_file)
        return engine


def read_url(written: str) -> URL:
    """A database as people write it: a file name or a URL."""
    if "://" not in written:
        return URL.create("sqlite", database=str(Path(written).expanduser()))
    try:
        url = make_url(written)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreUnavailable("store-bad-url", url=written) from error
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or not url.database:
        raise StoreUnavailable("store-bad-url", url=written)
    return url


def _prepare_file(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what was committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
