"""The lobby's lists, everybody's and each person's: read once for all who ask until one of their tables changes."""

import asyncio
import gzip
from collections.abc import Iterable, Set
from contextvars import Context, copy_context
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import asdict
from pydantic import TypeAdapter
from sqlalchemy import Connection

from tavoliere.server.stored_tables import rules_problem
from tavoliere.server.table import OPEN, OVER, RUNNING, Problem, Table
from tavoliere.server.table_answers import ListedSeat, Listing
from tavoliere.store import matches
from tavoliere.store.matches import Outcome, Status, StoredMatch

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

LISTS: tuple[Status, ...] = (OPEN, RUNNING, OVER)  # that the lobby shows
LISTINGS = TypeAdapter(list[Listing])
KEPT_SECONDS = 1.0  # that lists are kept without a change at most: other servers may have changed them too


class Lists:
    """The lobby's lists as JSON: those that are the same for everybody, and each person's own.

    They are kept until one of their tables changes. Requests for the same that arrive during a read wait for the next
    one: nobody gets what was read before they asked and has changed since.
    """

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._reading: dict[str | None, asyncio.Task[bytes]] = {}
        self._next: dict[str | None, asyncio.Task[bytes]] = {}
        self._kept: dict[str | None, bytes] = {}
        self._valid: set[asyncio.Task[bytes]] = set()  # reads since whose begin nothing has changed

    def changed(self, *states: Table) -> None:
        """Forget the lists that show a table, as it was or as it is."""
        self.forget({seat.person for table in states for seat in table.seats if seat.person is not None})
        if any(table.head.is_listed for table in states):
            self.forget({None})

    def forget(self, people: Set[str | None]) -> None:
        """Forget the lists of some people, or with None everybody's."""
        for person in people:
            self._kept.pop(person, None)
            if person in self._reading:
                self._valid.discard(self._reading[person])

    def forget_all(self) -> None:
        """Forget all lists: another server has changed tables that are not in memory here."""
        self._kept.clear()
        self._valid.clear()

    async def get(self, person: str | None) -> bytes:
        """The lists of a person, or with None everybody's, as the members of a JSON object."""
        if person in self._kept:
            return self._kept[person]
        if person not in self._next:
            # What is read for all is charged to nobody: in an empty context.
            context = Context() if person is None else copy_context()
            task = asyncio.get_running_loop().create_task(self._read(person), context=context)
            task.add_done_callback(lambda done: self._end(person, done))
            self._next[person] = task
        return await asyncio.shield(self._next[person])

    async def _read(self, person: str | None) -> bytes:
        if person in self._reading:
            await asyncio.wait([self._reading[person]])
        task = self._reading[person] = self._next.pop(person)
        self._valid.add(task)
        listed = await (public_lists(self._hub) if person is None else own_list(self._hub, person))
        if task in self._valid:
            self._kept[person] = listed
            asyncio.get_running_loop().call_later(KEPT_SECONDS, self._kept.pop, person, None)
        return listed

    def _end(self, person: str | None, done: "asyncio.Task[bytes]") -> None:
        self._valid.discard(done)
        for tasks in (self._reading, self._next):
            if tasks.get(person) is done:
                del tasks[person]
        _ = done.cancelled() or done.exception()  # perhaps nobody waits


class Read(NamedTuple):
    """What was read for some lists, all in one thread: on a busy machine each change of threads takes a while."""

    lists: dict[Status, list[StoredMatch]]
    seats: dict[str, list[int]]  # of the person who asks, by table
    outcomes: dict[str, Outcome]
    problems: dict[str, Problem | None]

    def listings(self, hub: "Hub", listed: Iterable[StoredMatch], person: str | None = None) -> list[Listing]:
        """Tables as list entries."""
        return [listing(hub, self, one, person) for one in listed]


def read_public(connection: Connection, hub: "Hub") -> Read:
    """Tables that everybody may see, by status."""
    lists = matches.listed(connection, LISTS)
    return about(connection, hub, lists, {})


def read_own(connection: Connection, hub: "Hub", person: str) -> Read:
    """A person's tables, by status."""
    own = matches.of_person(connection, person)
    lists: dict[Status, list[StoredMatch]] = {}
    for one, _seats in own:
        lists.setdefault(one.summary.status, []).append(one)
    return about(connection, hub, lists, {one.id: seats for one, seats in own})


def about(
    connection: Connection, hub: "Hub", lists: dict[Status, list[StoredMatch]], seats: dict[str, list[int]]
) -> Read:
    """How the tables that are over ended, and what is wrong with some."""
    over = {one.id for one in lists.get(OVER, ())}
    return Read(lists, seats, matches.results_of(connection, over), problems_of(hub, [*chain(*lists.values())]))


def problems_of(hub: "Hub", listed: list[StoredMatch]) -> dict[str, Problem | None]:
    """Why some tables can only be read; that their box cannot be made is known of those in memory only."""
    in_memory = {one.id: hub.tables.get(one.id) for one in listed}
    return {
        one.id: live.table.problem if (live := in_memory[one.id]) else rules_problem(one.head, hub.games)
        for one in listed
    }


def listing(hub: "Hub", read: Read, listed: StoredMatch, person: str | None) -> Listing:
    """A table in a list: of its header only what everybody may know."""
    head, summary, live = listed.head, listed.summary, hub.tables.get(listed.id)
    problem = read.problems[listed.id]
    asked = [seat for seat in range(len(summary.seats)) if summary.asked >> seat & 1 and not problem]
    more: dict[str, Any] = {}
    if summary.status == OVER and listed.id in read.outcomes:
        more["result"] = read.outcomes[listed.id]
    if problem:
        more["problem"] = problem.key
    if head.get("is_lesson"):
        more["lesson"] = True
    if person is not None:
        yours = read.seats[listed.id]
        more |= {"yours": yours, "made": head["maker"] == person, "your_turn": any(seat in yours for seat in asked)}
    return Listing(
        table=listed.id,
        game=head["game"],
        status=summary.status,
        seats=[ListedSeat(**asdict(seat)) for seat in summary.seats],
        progress=summary.progress,
        asked=asked,
        options=head["options"],
        clock=head["clock"],
        takeover=head["takeover"],
        created=listed.created,
        last_at=listed.last_at,
        watchers=live.watchers() if live else 0,
        **more,
    )


async def public_lists(hub: "Hub") -> bytes:
    """The lists that are the same for everybody."""
    found = await hub.store.read(lambda connection: read_public(connection, hub))
    lists = {status: found.listings(hub, found.lists[status]) for status in LISTS}
    lists[OPEN] = [one for one in lists[OPEN] if one.problem is None]  # nobody may sit down at the others
    return b",".join(member(status, listed) for status, listed in lists.items())


async def own_list(hub: "Hub", person: str) -> bytes:
    """The tables of a person, the latest first, before them those that wait for them."""
    found = await hub.store.read(lambda connection: read_own(connection, hub, person))
    listed = found.listings(hub, chain(*found.lists.values()), person)
    return member("mine", sorted(listed, key=lambda one: (not one.your_turn, -one.last_at)))


def member(name: str, listed: list[Listing]) -> bytes:
    """A list as a member of the JSON object that is sent."""
    return b'"%s":%s' % (name.encode(), LISTINGS.dump_json(listed, exclude_unset=True))


async def seen_lobby(hub: "Hub", person: str | None) -> bytes:
    """The lobby as somebody sees it, as compressed JSON."""
    if person is None:
        return packed(b'"mine":[]', await hub.lists.get(None))
    return packed(*await asyncio.gather(hub.lists.get(person), hub.lists.get(None)))


@lru_cache(maxsize=32)
def packed(mine: bytes, public: bytes) -> bytes:
    """Both lists as one object, compressed once for all answers."""
    return gzip.compress(b"{%s,%s}" % (mine, public), compresslevel=4, mtime=0)
