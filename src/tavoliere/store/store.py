"""The database for asynchronous code: reads run in threads, writes in writer threads."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection

from tavoliere.store.database import Database, checkpoint
from tavoliere.store.errors import StoreUnavailable, explain, is_unavailable
from tavoliere.store.listener import Listener
from tavoliere.store.lock import FileLock
from tavoliere.store.turns import Turns
from tavoliere.store.writer import APART_SECONDS, Writer

READERS = 4
PATIENCE = 15.0  # seconds after which a database that does not answer counts as unavailable
CHECKPOINT_EVERY = 60.0  # seconds
CHECKPOINT_COMMITS = 200  # after so many already, so that SQLite's log stays small
Answer = TypeVar("Answer")


class Store:
    """One database in use."""

    def __init__(self, url: str, observe: Callable[[int], None] = lambda together: None) -> None:
        self.database = Database(url)
        self.writer = self.background = Writer(self.database, observe)
        self._writers = [self.writer]
        if self.is_shared:  # a SQLite file has one writer at a time; here what is not urgent has its own
            self.background = Writer(self.database, observe, APART_SECONDS)
            self._writers.append(self.background)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self._reads: Turns[tuple[Callable[[Connection], Any], Future[Any]]] = Turns()
        self._reading = threading.Lock()
        self.listener: Listener | None = None
        self.lock = None if self.is_shared else FileLock(str(self.database.url.database))
        self._checkpoint_at, self._checkpoint_commits = time.monotonic(), 0

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.database.is_shared

    @property
    def trouble(self) -> StoreUnavailable | None:
        """Why the last commit, of moves or of the rest, failed."""
        return self.writer.trouble or self.background.trouble

    async def open(self, on_notification: Callable[[str], None] = lambda payload: None) -> tuple[str | None, str]:
        """Upgrade the tables and begin to write; `on_notification` hears what other processes wrote ("" after a gap).

        Returns the numbers of the schema before (None: the database was empty) and after.
        """
        loop = asyncio.get_running_loop()
        if self.lock:
            self.lock.acquire()
        try:
            schema = await loop.run_in_executor(self.readers, self.database.set_up)
        except BaseException:
            await loop.run_in_executor(None, self._let_go)
            raise
        for writer in self._writers:
            writer.start(loop)
        if self.is_shared:
            self.listener = Listener(self.database.url, loop, on_notification)
            self.listener.start()
        return schema

    async def time(self) -> float:
        """The wall time: PostgreSQL's own, because servers' clocks differ."""
        return await self.read(self.database.time)

    async def close(self) -> None:
        """Write what waits, let those who read finish, and close every connection."""
        await asyncio.get_running_loop().run_in_executor(None, self._stop)

    def _stop(self) -> None:
        if self.listener:
            self.listener.stop()
        for writer in self._writers:
            writer.stop()
        self._let_go()

    def _let_go(self) -> None:
        # A connection still in use would return to a pool that is gone, and never be closed.
        self.readers.shutdown(cancel_futures=True)
        while self._reads:
            self._reads.take()[1].cancel()
        self.database.close()
        if self.lock:
            self.lock.release()

    async def write(self, work: Callable[[Connection], Answer], about: str = "", is_urgent: bool = False) -> Answer:
        """Do some work in one of the next commits; raises StoreUnavailable if it was not, or may not have been, done.

        Work that somebody at a table waits for is urgent. Urgent work may overtake other work, and on PostgreSQL other
        work may overtake urgent work: whoever needs an order waits for the first before beginning the second.
        """
        writer = self.writer if is_urgent else self.background
        return await self._wait(writer.write(work, about, is_urgent))

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run a query in a thread; large readers wait behind their own queries only."""
        answer: Future[Answer] = Future()
        with self._reading:
            self._reads.put((work, answer))
        self.readers.submit(self._read_next)
        return await self._wait(asyncio.wrap_future(answer))

    async def change_alone(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do one statement, which may be done twice, as a commit of its own: it holds nobody up (PostgreSQL only)."""
        assert self.is_shared
        return await self.read(work)

    def _read_next(self) -> None:
        with self._reading:
            work, answer = self._reads.take()
        if not answer.set_running_or_notify_cancel():  # nobody waits for it any more
            return
        try:
            answer.set_result(self._read(work))
        except BaseException as error:
            answer.set_exception(error)

    async def _wait(self, answer: "asyncio.Future[Answer]") -> Answer:
        # `wait_for` would take two more steps of the loop: on a busy machine each waits for others.
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as error:
            raise StoreUnavailable("store-unreachable") from error

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return self.database.read(work)
        except Exception as error:
            if not is_unavailable(error):
                raise
            raise explain(error) from error

    async def look_after(self) -> None:
        """Now and then bring all commits into the SQLite file itself, so that the file alone is a backup."""
        now, commits = time.monotonic(), self.writer.commits
        is_late = now - self._checkpoint_at > CHECKPOINT_EVERY
        is_long = commits - self._checkpoint_commits >= CHECKPOINT_COMMITS
        if not self.is_shared and (is_late or is_long):
            self._checkpoint_at, self._checkpoint_commits = now, commits
            await self._wait(asyncio.get_running_loop().run_in_executor(self.readers, self._read, checkpoint))
