"""One thread writes: jobs that wait at the same time share a commit, and each is answered after it."""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.store.database import Database
from tavoliere.store.errors import NumberTaken, StoreUnavailable, explain, is_unavailable

MOST_PER_COMMIT = 256  # jobs that share a commit at most
Work = Callable[[Connection], Any]


@dataclass
class Job:
    """Something to write, and the future that waits for it. Work that refuses must refuse before it writes."""

    work: Work
    answer: "asyncio.Future[Any]"
    about: str = ""
    outcome: Any = None
    refusal: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work inside the shared transaction."""
        self.outcome = self.refusal = None
        try:
            self.outcome = self.work(connection)
        except (NumberTaken, TavoliereError) as refusal:
            self.refusal = refusal

    def settle(self) -> None:
        """Set the result of the future."""
        if self.answer.done():
            return
        if self.refusal is not None:
            self.answer.set_exception(self.refusal)
        else:
            self.answer.set_result(self.outcome)


class Writer:
    """The writing thread."""

    def __init__(self, database: Database, observe: Callable[[int], None] = lambda together: None) -> None:
        self.database = database
        self.observe = observe
        self.trouble: StoreUnavailable | None = None  # why the last commit failed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to write for an event loop."""
        self._loop = loop
        self._thread.start()

    def write(self, work: Work, about: str = "") -> "asyncio.Future[Any]":
        """Queue some work about a table; the future is done after its commit."""
        assert self._loop is not None
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(Job(work, answer, about))
        return answer

    def stop(self) -> None:
        """Write what is queued, then end."""
        self._jobs.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while (jobs := self._waiting()) is not None:
            # Processes that touch the same tables do it in the same order: then none waits for the other in a circle.
            jobs.sort(key=lambda job: job.about)
            self._commit(jobs)
            self._settle(jobs)

    def _waiting(self) -> list[Job] | None:
        """Everything that waits now; blocks for the first."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < MOST_PER_COMMIT:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        try:
            with self.database.engine.begin() as connection:
                for job in jobs:
                    job.run(connection)
            self.trouble = None
            self.observe(len(jobs))
        except Exception as error:
            if is_unavailable(error):
                self.trouble = explain(error)
                for job in jobs:
                    job.refusal = explain(error)
            elif len(jobs) == 1:
                jobs[0].refusal = error
            else:  # one of them is to blame: the others must not suffer for it
                for job in jobs:
                    self._commit([job])

    def _settle(self, jobs: list[Job]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_settle_all, jobs)
        except RuntimeError:  # the loop has ended; nobody waits
            self._jobs.put(None)


def _settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
