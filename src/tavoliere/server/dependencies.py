"""FastAPI dependencies of the HTTP calls: the hub, the person who asks, the table of the path; documented errors."""

from typing import Annotated, Any

from fastapi import Depends, Request

from tavoliere.server.answers import Problem
from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.identity import who_is
from tavoliere.server.live import LiveTable
from tavoliere.server.quotas import Maker, source_of
from tavoliere.server.requests import Id
from tavoliere.server.security import address_of

ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
}


async def hub_of(request: Request) -> Hub:
    """The tables of this process."""
    # FastAPI would run a plain function in a thread: on a full machine each change of threads takes a while.
    hub: Hub = request.app.state.hub
    return hub


CurrentHub = Annotated[Hub, Depends(hub_of)]


async def anybody(request: Request, hub: CurrentHub) -> tuple[str, str] | None:
    """The person who asks (id and name), if known."""
    return await who_is(request, hub.store)


OptionalPerson = Annotated[tuple[str, str] | None, Depends(anybody)]


async def asker(request: Request, hub: CurrentHub, person: OptionalPerson) -> Owner:
    """The person and address that a request's work is counted for."""
    return hub.addresses.note(person[0] if person else None, address_of(request.scope))


CurrentOwner = Annotated[Owner, Depends(asker)]


async def somebody(person: OptionalPerson) -> tuple[str, str]:
    """The person who asks; refuses somebody unknown."""
    if person is None:
        raise Refused("name-first", 401)
    return person


CurrentPerson = Annotated[tuple[str, str], Depends(somebody)]


async def the_maker(request: Request, person: CurrentPerson, owner: CurrentOwner) -> Maker:
    """The person who creates something, and the address it comes from."""
    return Maker(person[0], source_of(address_of(request.scope)), owner)


CurrentMaker = Annotated[Maker, Depends(the_maker)]


async def the_table(table: Id, hub: CurrentHub, owner: CurrentOwner) -> LiveTable:
    """The table a path names."""
    return await hub.table(table, owner)


CurrentTable = Annotated[LiveTable, Depends(the_table)]
