"""The lobby's lists: public ones are read once for all who ask at the same time, own ones for each person."""

import asyncio
from collections.abc import Iterable
from contextvars import Context
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import TypeAdapter
from sqlalchemy import Connection

from tavoliere.server.stored_tables import rules_problem
from tavoliere.server.table import OPEN, OVER, RUNNING, Problem
from tavoliere.server.table_answers import Listing, Seat
from tavoliere.store import matches
from tavoliere.store.matches import Outcome, Status, StoredMatch

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

LISTS: tuple[Status, ...] = (OPEN, RUNNING, OVER)  # that the lobby shows
LISTINGS = TypeAdapter(list[Listing])


class PublicLists:
    """The lists that are the same for everybody, as JSON.

    Requests that arrive during a read wait for the next one: nobody gets what was read before they asked.
    """

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._reading: asyncio.Task[dict[str, bytes]] | None = None
        self._next: asyncio.Task[dict[str, bytes]] | None = None

    async def get(self) -> dict[str, bytes]:
        """The lists by name."""
        if self._next is None:
            # In an empty context: what is read for all is charged to nobody.
            self._next = asyncio.get_running_loop().create_task(self._read(), context=Context())
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits
        return await asyncio.shield(self._next)

    async def _read(self) -> dict[str, bytes]:
        if self._reading is not None:
            await asyncio.wait([self._reading])
        self._reading, self._next = self._next, None
        found = await self._hub.store.read(lambda connection: read_public(connection, self._hub))
        lists = {status: found.listings(self._hub, found.lists[status]) for status in LISTS}
        lists[OPEN] = [one for one in lists[OPEN] if one.problem is None]  # nobody may sit down at the others
        return {status: as_json(listed) for status, listed in lists.items()}


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
        seats=[Seat.model_validate(seat) for seat in summary.seats],
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


def as_json(listed: list[Listing]) -> bytes:
    """A list as it is sent."""
    return LISTINGS.dump_json(listed, exclude_unset=True)


async def own_list(hub: "Hub", person: str) -> bytes:
    """The tables of a person as JSON, the latest first, before them those that wait for them."""
    found = await hub.store.read(lambda connection: read_own(connection, hub, person))
    listed = found.listings(hub, chain(*found.lists.values()), person)
    return as_json(sorted(listed, key=lambda one: (not one.your_turn, -one.last_at)))


async def seen_lobby(hub: "Hub", person: str | None) -> bytes:
    """The lobby as somebody sees it, as JSON."""
    if person is None:
        mine, lists = b"[]", await hub.lists.get()
    else:
        mine, lists = await asyncio.gather(own_list(hub, person), hub.lists.get())
    parts = {"mine": mine, **lists}
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), listed) for name, listed in parts.items()) + b"}"
