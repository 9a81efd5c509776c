"""A writer thread: jobs that wait at the same time share a commit, and each is answered after it.

What a person waits for at a table goes first. All else is committed in small portions, in turn between those it is for:
however much of it there is, nobody's move waits for long, and nobody's new table. On PostgreSQL there are two of these
threads, each with a connection of its own, and the one that writes moves never waits for the rest.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tavoliere.engine.errors import TavoliereError
from tavoliere.store.database import Database
from tavoliere.store.errors import NumberTaken, StoreUnavailable, explain, is_conflict, is_unavailable, is_undone
from tavoliere.store.turns import Turns

MOST_PER_COMMIT = 256  # jobs that share a commit at most
PORTION_SECONDS = 0.025  # that what is not urgent may take in a commit, beside what makes it last
BESIDE_SECONDS = 0.005  # the same in a commit of urgent jobs
APART_SECONDS = 0.1  # the same where another writer has the urgent ones
REPEATS = 3  # of a transaction that was undone, at most
YIELD_SECONDS = 0.05  # in which the other transaction of a conflict can go on
BREAK, LONGEST_BREAK = 2, 0.1  # after a commit without an urgent job the next such one waits twice as long as it took
Work = Callable[[Connection], Any]


@dataclass
class Job:
    """A write, and the future for its result. A job that refuses must refuse before it writes."""

    work: Work
    answer: "asyncio.Future[Any]"
    about: str = ""
    is_urgent: bool = False
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
    """A writing thread."""

    def __init__(self, database: Database, observe: Callable[[int], None], portion: float = PORTION_SECONDS) -> None:
        self.database, self.observe, self.portion = database, observe, portion
        self.trouble: StoreUnavailable | None = None  # why the last commit failed
        self.commits = 0
        self._jobs: dict[bool, Turns[Job]] = {True: Turns(), False: Turns()}  # by whether they are urgent
        self._news = threading.Condition()
        self._is_stopping = False
        self._job_seconds = 0.005  # that a job has taken lately, without the commit
        self._others_at = 0.0  # when there may be a commit without an urgent job again
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to write for an event loop."""
        self._loop = loop
        self._thread.start()

    def write(self, work: Work, about: str = "", is_urgent: bool = False) -> "asyncio.Future[Any]":
        """Queue a job; the future is done after its commit."""
        assert self._loop is not None
        answer: asyncio.Future[Any] = self._loop.create_future()
        with self._news:
            self._jobs[is_urgent].put(Job(work, answer, about, is_urgent))
            self._news.notify()
        return answer

    def stop(self) -> None:
        """Write what is queued, then end."""
        with self._news:
            self._is_stopping = True
            self._news.notify()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while (jobs := self._waiting()) is not None:
            # Processes that touch the same tables do it in the same order: then none waits for the other in a circle.
            jobs.sort(key=lambda job: job.about)
            started = time.monotonic()
            self._commit(jobs)
            now = time.monotonic()
            if not any(job.is_urgent for job in jobs):
                self._others_at = now + min(BREAK * (now - started), LONGEST_BREAK)
            self._settle(jobs)

    def _waiting(self) -> list[Job] | None:
        """The jobs of the next commit: all urgent ones and a portion of the rest; None when the writer shall end.

        A commit takes as long as the disk takes, however few jobs share it. What is not urgent is gathered between two
        commits, so that the disk is mostly free when somebody moves.
        """
        urgent, others = self._jobs[True], self._jobs[False]
        with self._news:
            while not (urgent or self._is_stopping or (others and self._others_at <= time.monotonic())):
                self._news.wait(self._others_at - time.monotonic() if others else None)
            portion = max(1, int((BESIDE_SECONDS if urgent else self.portion) / self._job_seconds))
            jobs = [urgent.take() for _ in range(min(len(urgent), MOST_PER_COMMIT))]
            jobs += [others.take() for _ in range(min(len(others), portion, MOST_PER_COMMIT))]
        return jobs or None

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._transact(jobs)
            self.commits += 1
            self.trouble = None
            self.observe(len(jobs))
        except Exception as error:
            if is_unavailable(error):
                self.trouble = explain(error)
                for job in jobs:
                    job.refusal = explain(error)
            elif len(jobs) == 1:
                jobs[0].refusal = error
            else:  # one of them failed the commit: run each alone, so that the others succeed
                for job in jobs:
                    self._commit([job])

    def _transact(self, jobs: list[Job], repeats: int = REPEATS) -> None:
        """Do the work of some jobs in a transaction; again if it is undone before the end.

        Whether a commit that failed was stored nobody knows, so that is never repeated.
        """
        is_ending = False
        try:
            with self.database.engine.begin() as connection:
                started = time.monotonic()
                for job in jobs:
                    job.run(connection)
                taken, is_ending = (time.monotonic() - started) / len(jobs), True
            self._job_seconds += 0.2 * (taken - self._job_seconds)
        except DBAPIError as error:
            if is_ending or not repeats or not is_undone(error):
                raise
            if is_conflict(error):
                time.sleep(YIELD_SECONDS)
            self._transact(jobs, repeats - 1)

    def _settle(self, jobs: list[Job]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_settle_all, jobs)
        except RuntimeError:  # the loop has ended; nobody waits
            self._is_stopping = True


def _settle_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
