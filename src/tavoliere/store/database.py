"""The database: a SQLite file that one server owns, or a PostgreSQL that several share."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from tavoliere.store.errors import StoreUnavailable, explain, is_dead, is_unavailable

BUSY_SECONDS = 2  # how long a locked SQLite file is waited for
CHANNEL = "tavoliere"
Answer = TypeVar("Answer")
SCHEMA_LOCK = 7_461_766  # any number that nobody else locks in this database


class Database:
    """One database and how it differs from the other kind."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.engine = self._shared_engine(pool_size=2) if self.is_shared else self._file_engine()
        self.reading = self._shared_engine(isolation_level="AUTOCOMMIT") if self.is_shared else self.engine

    def set_up(self) -> tuple[str | None, str]:
        """Bring the tables to this release's schema; returns its version before (None: it was empty) and after."""
        from tavoliere.store.migrations import upgrade

        try:
            with self._alone() as connection:
                return upgrade(connection)
        except Exception as error:
            if not is_unavailable(error):
                raise
            raise explain(error) from error

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        """A transaction that no other process can disturb and that is rolled back if it fails."""
        if self.is_shared:
            with self.engine.begin() as connection:
                connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})
                yield connection
            return
        # Left to itself, Python's SQLite driver commits before every change of a table.
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")

    def now(self) -> Any:
        """The time for leases, in SQL: PostgreSQL's own, because servers' clocks differ."""
        return func.extract("epoch", func.clock_timestamp()) if self.is_shared else time.time()

    def time(self, connection: Connection) -> float:
        """The time for leases as a number."""
        return float(connection.execute(select(self.now())).scalar_one()) if self.is_shared else time.time()

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()
        self.reading.dispose()

    def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run a query, once more if its connection turns out to be dead.

        Asking first whether it is alive, and beginning and ending a transaction, would be three more trips to the
        database; on a busy machine each takes as long as a query.
        """
        try:
            return self._read(work)
        except DBAPIError as error:
            if not is_dead(error):
                raise
            return self._read(work)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with self.reading.connect() as connection:
            return work(connection)

    def _shared_engine(self, **how: Any) -> Engine:
        try:
            return create_engine(self.url, connect_args={"connect_timeout": 5}, **how)
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
    """Set SQLite up so that readers never wait for the writer and commits survive a power cut.

    Its log is copied into the file by `checkpoint`; otherwise every so many commits one takes several times as long.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def checkpoint(connection: Connection) -> None:
    """Copy what SQLite keeps in its log into the database file, without holding up readers or writers."""
    connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
