"""Reviews of finished matches, made piece by piece in workers, so that other work is not held up; stored at the end.

Whoever stops a review keeps what it has. Nobody gets one before the end of a match: it shows hidden cards.
"""

import asyncio
import gzip
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.server.errors import Refused, described
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.replay_jobs import MatchRecordKey
from tavoliere.server.replays import supply_of
from tavoliere.server.table import Table
from tavoliere.server.work import TOO_LONG, Kind
from tavoliere.store import StoreUnavailable
from tavoliere.store import reviews as stored_reviews
from tavoliere.store.reviews import StoredReview

CALLS = "tavoliere.server.review_jobs"
PIECES = {
    "quick": 12,
    "usual": 4,
    "deep": 2,
}  # decisions judged in one piece of work, on all free cores: a second or two
TRIES = 4  # for each piece: on a busy machine one may take too long
STORE_TRIES = 60  # while the database is away
STORE_PAUSE = 5.0  # seconds between them
MOST_STEPS = 2000
SECONDS = 10.0  # that an answer may be old where other processes make reviews too
AT_ONCE = 1  # reviews of one person
AT_ADDRESS = 3


@dataclass(eq=False)
class Running:
    """A review that is being made."""

    table: str
    depth: str
    total: int
    by: str  # the person who began it
    done: int = 0
    is_stopped: bool = False
    problem: dict[str, Any] | None = None

    def state(self, status: str) -> "State":
        """What is told of it."""
        return State(status, self.depth, self.done, self.total, problem=self.problem)


class State(msgspec.Struct, omit_defaults=True):
    """How far a review has come (`ReviewState` of review/report.py); the report is sent as it was written."""

    status: str
    depth: str
    done: int
    total: int
    report: msgspec.Raw | None = None
    problem: dict[str, Any] | None = None


@dataclass
class Reviews:
    """The reviews that this process makes."""

    hub: Hub
    running: dict[str, Running] = field(default_factory=dict)
    owners: Counter[Owner] = field(default_factory=Counter)
    failed: dict[str, Running] = field(default_factory=dict)
    changes: int = 0  # counts the reviews that have ended

    async def state(self, table: Table, is_brief: bool = False) -> bytes:
        """How far the review of a match has come, compressed: a report has a million characters. While a deeper one is
        made, the report of the one before is sent too; whoever has it asks briefly.
        """
        game = reviewable(self.hub, table)
        one = self.running.get(table.id)
        state = one.state("running") if one else State("none", "usual", 0, table.decisions)
        if one and is_brief:
            return packed(state)
        if one is None and table.id in self.failed:
            state = self.failed[table.id].state("failed")
        age = int(time.monotonic() / SECONDS) if self.hub.store.is_shared else 0
        version = self.version(game)
        key = ("review", table.id, version, self.changes, age, state.status, state.depth, state.done)
        if not (self.hub.answers.has(key) or await self.stored(table, game)):
            return packed(state)
        make = partial(whole, table.id, version, state)
        if one:  # soon outdated: not worth a place among the kept answers
            return await self.hub.store.read(make)
        return await self.hub.answers.get(key, lambda: self.hub.store.read(make))

    def version(self, game: Game) -> str:
        """What rules, box and evaluator a review depends on."""
        reviews = self.hub.catalogue.reviews
        assert reviews is not None
        return reviews.version(game)

    async def stored(self, table: Table, game: Game) -> StoredReview | None:
        """What is stored of a match, if today's rules, box and evaluator made it; without its report."""
        found = await self.hub.store.read(lambda connection: stored_reviews.summary(connection, table.id))
        return found if found and found.version == self.version(game) else None

    async def begin(self, table: Table, depth: str, owner: Owner) -> None:
        """Begin a review, unless one as deep is there or on its way."""
        game = reviewable(self.hub, table)
        if table.id in self.running:
            return
        found = await self.stored(table, game)
        self.failed.pop(table.id, None)
        depths = list(PIECES)
        if found and found.done == found.total and depths.index(found.depth) >= depths.index(depth):
            return
        if table.id in self.running:
            return
        own = sum(count for one, count in self.owners.items() if one.person == owner.person)
        at_address = sum(count for one, count in self.owners.items() if one.address == owner.address)
        if own >= AT_ONCE or at_address >= AT_ADDRESS:
            raise self.hub.work.busy(Kind.ASK)
        self.owners[owner] += 1
        one = self.running[table.id] = Running(table.id, depth, table.decisions, owner.person)
        self.hub.spawn(self._make(one, table, game, owner))

    def stop(self, table: Table, person: str) -> None:
        """Stop a review after its current piece; what it has is stored, unless a whole review is.

        The person who began it may, and those who sat at the table.
        """
        one = self.running.get(table.id)
        if one is None:
            return
        if person != one.by and not table.seats_of(person):
            raise Refused("review-not-yours", 403)
        one.is_stopped = True

    async def _make(self, one: Running, table: Table, game: Game, owner: Owner) -> None:
        """Make a review, piece by piece."""
        key, supply = MatchRecordKey(table.id, table.number), supply_of(self.hub, table)

        async def run(kind: Kind, call: str, *arguments: Any) -> Any:
            asked = (kind, owner, f"{CALLS}:{call}", key, *arguments)
            return await self.hub.work.run(*asked, supply=supply, must=True, is_patient=True)

        begun: bytes | None = None
        judged: list[bytes] = []
        try:
            with self._failing(one):
                begun = await patiently(partial(run, Kind.ASK, "begin", one.depth))
                while one.done < one.total and not one.is_stopped:
                    piece = range(one.done, min(one.total, one.done + PIECES[one.depth]))
                    judged += await patiently(partial(run, Kind.ASK, "judge", piece, one.depth))
                    one.done = len(judged)
            with self._failing(one):
                if begun is not None and judged:
                    report = await patiently(partial(run, Kind.READ, "report", begun, judged, one.depth))
                    await self._store(one, table, game, report)
        finally:
            self.owners[owner] -= 1
            self.owners += Counter()
            self.changes += 1
            del self.running[table.id]

    @contextmanager
    def _failing(self, one: Running) -> Iterator[None]:
        """Notes why a review fails, for those who look at it."""
        try:
            yield
        except Exception as error:
            one.problem = problem_of(error)
            self.failed[one.table] = one
            self.hub.log.broken("review-failed", error)

    async def _store(self, one: Running, table: Table, game: Game, report: bytes) -> None:
        """Store a review, unless a whole one is there and this one was stopped on its way to look deeper. While the
        database is away it is tried again: the review has taken long.
        """
        kept = StoredReview(
            one.table, self.version(game), one.depth, one.done, one.total, report.decode(), self.hub.time.now()
        )
        for tries_left in reversed(range(STORE_TRIES)):
            try:
                found = await self.stored(table, game)
                if not found or found.done <= one.done:
                    await self.hub.store.write(lambda connection: stored_reviews.keep(connection, kept))
                return
            except StoreUnavailable:
                if not tries_left:
                    raise
                await asyncio.sleep(STORE_PAUSE)


def packed(state: State) -> bytes:
    """The progress of a review as the compressed answer that is sent."""
    return gzip.compress(msgspec.json.encode(state), mtime=0)


def whole(match: str, version: str, state: State, connection: Connection) -> bytes:
    """The same with the report of the stored review; if none is being made and none failed, of that review."""
    found = stored_reviews.find(connection, match)
    if found and found.version == version:
        report = msgspec.Raw(found.report.encode())
        if state.status == "none":
            status = "done" if found.done == found.total else "stopped"
            state = State(status, found.depth, found.done, found.total)
        state.report = report
    return packed(state)


async def patiently(work: Callable[[], Awaitable[Any]]) -> Any:
    """The result of a job; one that took too long is tried again."""
    for _ in range(TRIES - 1):
        try:
            return await work()
        except Refused as refusal:
            if refusal.key != TOO_LONG:
                raise
    return await work()


def problem_of(error: Exception) -> dict[str, Any]:
    """Why a review failed, as a sentence in each language."""
    refused = error if isinstance(error, TavoliereError) else Refused("review-broken", 500)
    said = described(refused)
    return {"key": said["key"], "words": said["words"], "said": said["sentence"]}


def reviewable(hub: Hub, table: Table) -> Game:
    """The game of a match that can be reviewed; refuses any other with a sentence."""
    if hub.catalogue.reviews is None:
        raise Refused("no-reviews", 404)
    if not table.is_finished:
        raise Refused("review-after-the-end", 403)
    if table.problem or table.game is None or table.outcome is None:
        raise Refused("review-other-rules", 409)
    if table.decisions > MOST_STEPS:
        raise Refused("review-too-long", 422, steps=table.decisions, most=MOST_STEPS)
    return table.game
