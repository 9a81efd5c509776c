"""Runs everything that takes processor time in worker processes at low priority, shared fairly between those who ask.

The server itself only plays moves and sends messages. Its event loop and its threads share one interpreter: whatever
computes there holds up everybody's moves.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.server import worker_protocol
from tavoliere.server.catalogue import Effort
from tavoliere.server.errors import Busy, Refused
from tavoliere.server.fair_queue import SERVER, FairQueue, Owner
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.settings import Settings
from tavoliere.server.worker_process import WorkerDied, WorkerPlan, WorkerProcess
from tavoliere.server.worker_protocol import BoxOf, GameKey, Reply, Request

START_SECONDS = 60.0  # that a worker may take to start, on a very busy machine
PATIENCE = 3  # wall time over processor time that a request may take: workers have low priority
IDLE_SECONDS = 120.0  # a worker that nobody needed for so long is stopped, all but one
ATTEMPTS = 2  # a process may die by accident; if it dies again, the request is to blame
LEAST_SHARE = 0.2  # of its usual time that a bot thinks when very many wait
MOST_THREADS = 4  # of one search
TOO_LONG = "work-too-long"
LONGEST_WAIT = 60  # seconds that a client is told to wait at most
WARM = "tavoliere.server.bot_jobs:warm"
Supply = Callable[[Any], Awaitable[Any]]


class Kind(Enum):
    """Kinds of work. None waits for another."""

    BOT = "bot"  # a bot that chooses in a moment
    LOAD = "load"  # a table that somebody wants to play at
    READ = "read"  # matches to be read, boxes and files to be checked
    THINK = "think"  # a search
    ASK = "ask"  # questions about positions and reviews: they take longer than what bots of a running match think


# What a worker has loaded stays with it: one that others do not use is ready at once for a bot that plays at once.
TOGETHER = ((Kind.BOT,), (Kind.THINK,), (Kind.ASK,), (Kind.LOAD, Kind.READ))


class WorkFailed(Exception):
    """A job that could not be done, because of a bug of ours or of a bot."""


@dataclass(eq=False)
class Job:
    """A job for a worker."""

    kind: Kind
    owner: Owner
    call: str
    arguments: tuple[Any, ...]
    supply: Supply | None
    answer: "asyncio.Future[Any]"
    is_patient: bool = False  # nobody is waiting for it: on a busy machine it may take long
    context: Context = field(default_factory=copy_context)  # of whoever asks: what is done for the job counts for them


@dataclass(eq=False)
class Worker:
    """A worker process for some kinds of work, and whether it is busy."""

    process: WorkerProcess
    kinds: tuple[Kind, ...]
    is_busy: bool = False
    idle_since: float = 0.0


class Work:
    """The queues of jobs, and the worker processes that do them."""

    def __init__(self, settings: Settings, source: str, log: Log, metrics: Metrics) -> None:
        self.settings, self.log, self.metrics = settings, log, metrics
        self.plan = WorkerPlan(source, settings.worker_niceness, settings.worker_megabytes)
        self.most_at_once = {
            Kind.BOT: settings.bots_at_once,
            Kind.LOAD: settings.loads_at_once,
            Kind.READ: settings.reads_at_once,
            Kind.THINK: settings.thoughts_at_once,
            Kind.ASK: settings.questions_at_once,
        }
        self.most_workers = sum(self.most_at_once.values())  # so no kind of work ever waits for another
        self.workers: list[Worker] = []
        self.queues: dict[Kind, FairQueue[Job]] = {kind: FairQueue() for kind in Kind}
        self.running: Counter[Kind] = Counter()
        self._mean_seconds = dict.fromkeys(Kind, 0.5)
        self._threads = ThreadPoolExecutor(self.most_workers, "work")
        self._tasks: set[asyncio.Task[None]] = set()
        self._warmed: set[str] = set()  # games that a worker was told to load
        self._is_closed = False

    # --- asking -----------------------------------------------------------------------------------------------------

    async def run(
        self,
        kind: Kind,
        owner: Owner,
        call: str,
        *arguments: Any,
        supply: Supply | None = None,
        must: bool = False,
        is_patient: bool = False,
    ) -> Any:
        """Have a worker call a function `module:function` as `function(context, *arguments)`; returns its result.

        What the worker lacks is fetched with `supply`. Raises what the function refuses, WorkFailed if it cannot be
        done, and Busy if its owner has too much waiting, unless it must be done.
        """
        if self._is_closed:
            raise WorkFailed("the server stops")
        queue = self.queues[kind]
        if not must:
            self.require_room(kind, owner)
        job = Job(kind, owner, call, arguments, supply, asyncio.get_running_loop().create_future(), is_patient)
        queue.put(owner, job)
        self._begin_what_can_be()
        try:
            return await job.answer
        finally:
            queue.remove(owner, job)  # if the caller does not wait any more

    def require_room(self, kind: Kind, owner: Owner) -> None:
        """Refuse somebody who has as much waiting as one may."""
        queue = self.queues[kind]
        is_full = queue.waiting(owner) >= self.settings.waiting_per_person
        if is_full or queue.waiting_at(owner.address) >= self.settings.waiting_per_address:
            raise self.busy(kind)

    def busy(self, kind: Kind) -> Busy:
        """The refusal of somebody who wants too much, with a guess at when there will be room again."""
        self.metrics.hostile.labels(f"too-busy-{kind.value}").inc()
        turns = max(1, self.queues[kind].people()) / self.most_at_once[kind]
        return Busy(min(LONGEST_WAIT, max(1, math.ceil(self._mean_seconds[kind] * turns))))

    def warm(self, game: Game) -> None:
        """Have a worker load a game, because somebody will soon want one of its bots."""
        if game.id not in self._warmed:
            self._warmed.add(game.id)
            task = asyncio.get_running_loop().create_task(self._warm(game))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _warm(self, game: Game) -> None:
        try:
            await self.run(Kind.BOT, SERVER, WARM, game, must=True)
        except (WorkFailed, Refused) as error:
            self.log.broken("worker-failed", error)

    # --- the workers --------------------------------------------------------------------------------------------------

    def _begin_what_can_be(self) -> None:
        """Give waiting jobs to idle workers, or to new ones."""
        for kind, queue in self.queues.items():
            while len(queue) and self.running[kind] < self.most_at_once[kind] and not self._is_closed:
                self._begin(queue.take(), self._idle_worker(kind))
            self.metrics.waiting.labels(kind.value).set(len(queue))

    def _idle_worker(self, kind: Kind) -> Worker:
        """A worker of this kind that has nothing to do: the one that worked last, or a new one."""
        idle = [worker for worker in self.workers if kind in worker.kinds and not worker.is_busy]
        if not idle:
            kinds = next(together for together in TOGETHER if kind in together)
            idle = [Worker(WorkerProcess(self.plan), kinds)]
            self.workers += idle
        return max(idle, key=lambda worker: worker.idle_since)

    def _begin(self, job: Job, worker: Worker) -> None:
        worker.is_busy = True
        self.running[job.kind] += 1
        task = asyncio.get_running_loop().create_task(self._carry_out(job, worker), context=job.context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, job: Job, worker: Worker) -> None:
        started = time.monotonic()
        try:
            value = await self._attempt(job, worker)
            if not job.answer.done():
                job.answer.set_result(value)
        except Exception as error:
            if self._is_closed:
                job.answer.cancel()
            elif not job.answer.done():
                job.answer.set_exception(error)
        finally:
            now = time.monotonic()
            worker.is_busy, worker.idle_since = False, now
            self.running[job.kind] -= 1
            self._mean_seconds[job.kind] += 0.1 * (now - started - self._mean_seconds[job.kind])
            self._begin_what_can_be()

    async def _attempt(self, job: Job, worker: Worker) -> Any:
        """Have a worker do a job; one that dies is replaced and asked once more, one that takes too long is not."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self._in_thread(worker, START_SECONDS, worker.process.start)
                return await self._ask(job, worker)
            except WorkerDied as death:
                if self._is_closed:
                    raise
                if death.is_too_long:
                    self.log.warning("worker-too-slow", kind=job.kind.value, call=job.call)
                    raise Refused(TOO_LONG, 422, seconds=round(self._seconds_of(job)[0])) from None
                self.log.warning("worker-died", kind=job.kind.value, call=job.call, code=death.code)
                if attempt == ATTEMPTS:
                    raise WorkFailed(f"the worker ended with code {death.code}") from None
        raise AssertionError

    async def _ask(self, job: Job, worker: Worker) -> Any:
        """Send a job to a worker, again and again with what it lacks."""
        seconds, wall = self._seconds_of(job)
        is_search = job.kind in (Kind.THINK, Kind.ASK)
        arguments = (*job.arguments, self._effort(job.owner, job.kind)) if is_search else job.arguments
        games: dict[GameKey, Game] = {}
        given: dict[Any, Any] = {}
        boxes: dict[GameKey, Any] = {}
        while True:

            def ask() -> tuple[str, Any]:
                payload = worker_protocol.dumps((arguments, given), games)
                reply: Reply = worker.process.ask(Request(job.call, seconds, payload, boxes))
                return reply.outcome, worker_protocol.loads(reply.payload, games.__getitem__)

            outcome, value = await self._in_thread(worker, wall, ask)
            if outcome == "done":
                return value
            if outcome == "refused":
                raise value
            if outcome == "broken" or value in given or value in boxes:
                raise WorkFailed(str(value))
            if isinstance(value, BoxOf):
                boxes[value] = games[value].components.data
            else:
                assert job.supply is not None, value
                given[value] = await job.supply(value)

    async def _in_thread(self, worker: Worker, seconds: float, call: Callable[[], Any]) -> Any:
        """Run something that waits for a worker in a thread; after so many seconds the worker is killed."""
        loop = asyncio.get_running_loop()
        timer = loop.call_later(seconds, worker.process.kill, True)
        try:
            return await loop.run_in_executor(self._threads, call)
        finally:
            timer.cancel()

    def _seconds_of(self, job: Job) -> tuple[float, float]:
        """How long a job may compute, and how long it may take: bots think by wall time."""
        if job.kind in (Kind.BOT, Kind.THINK, Kind.ASK):
            wall = self.settings.thought_seconds * (PATIENCE * MOST_THREADS if job.is_patient else 1)
            return self.settings.thought_seconds * MOST_THREADS, wall
        return self.settings.work_seconds, self.settings.work_seconds * PATIENCE

    def _effort(self, owner: Owner, kind: Kind = Kind.THINK) -> Effort:
        """How hard a bot may think now: when many wait, bots think for a shorter time instead of answering late.

        What counts is how much its owner has waiting and how many other people wait, not how much they want.
        Reviews take as many threads as bots leave them.
        """
        queue, at_once, thinking = self.queues[Kind.THINK], self.most_at_once[Kind.THINK], self.running[Kind.THINK]
        if kind is Kind.ASK:
            return Effort(max(1, min(MOST_THREADS, (at_once - thinking) // max(1, self.running[Kind.ASK]))))
        own = queue.waiting(owner)
        crowd = 1 + own + queue.people() - bool(own)
        threads = max(1, min(MOST_THREADS, at_once // max(1, thinking)))
        return Effort(threads, max(LEAST_SHARE, min(1.0, at_once / crowd)))

    def stop_idle(self) -> None:
        """Stop workers that nobody has needed for a while; one stays."""
        before = time.monotonic() - IDLE_SECONDS
        for worker in self.workers[1:]:
            if not worker.is_busy and worker.idle_since < before:
                self.workers.remove(worker)
                self._threads.submit(worker.process.close)

    async def close(self) -> None:
        """End all workers, also in the middle of a job."""
        self._is_closed = True
        for queue in self.queues.values():
            for job in [queue.take() for _ in range(len(queue))]:
                job.answer.cancel()
        for worker in self.workers:
            worker.process.kill()
        if self._tasks:
            await asyncio.wait(list(self._tasks))
        for worker in self.workers:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.process.close)
        self._threads.shutdown(wait=True)
