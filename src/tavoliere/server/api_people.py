"""HTTP: names and identities."""

import time

from fastapi import APIRouter, Request, Response

from tavoliere.server.answers import Link, Person
from tavoliere.server.dependencies import ERRORS, CurrentHub, CurrentPerson, OptionalPerson
from tavoliere.server.hub import Hub
from tavoliere.server.identity import (
    COOKIE,
    LINK_SECONDS,
    clean_name,
    create_person,
    follow_link,
    give_token,
    make_link,
    sign_out,
    token_of,
    who_is,
)
from tavoliere.server.requests import Arrival, Named
from tavoliere.server.security import address_of, is_secure
from tavoliere.store import people

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERRORS)


@router.get("")
async def me(person: OptionalPerson) -> Person | None:
    """Who one is; null for somebody without a name."""
    return Person(person=person[0], name=person[1]) if person else None


@router.put("")
async def name_myself(named: Named, request: Request, response: Response, hub: CurrentHub) -> Person:
    """Take a name: whoever has none yet gets an identity, a cookie with a secret token."""
    name = clean_name(named.name)
    known = await who_is(request, hub.store)
    if known:
        await hub.store.write(lambda connection: people.rename(connection, known[0], name))
        request.app.state.entrance.renamed(known[0])
        return Person(person=known[0], name=name)
    hub.new_people.require(address_of(request.scope))
    person, token = await create_person(hub.store, name)
    give_token(response, token, is_secure(request.scope, hub.settings))
    return Person(person=person, name=name)


@router.delete("", status_code=204)
async def forget_me(person: CurrentPerson, request: Request, response: Response, hub: CurrentHub) -> None:
    """Sign this browser out, its open connections too; other devices of the same person stay signed in."""
    await end_session(request, hub, person[0])
    response.delete_cookie(COOKIE)


@router.post("/sign-out-others", status_code=204)
async def sign_out_others(person: CurrentPerson, request: Request, hub: CurrentHub) -> None:
    """Sign out all other devices of this person: their cookies and their open connections end now."""
    await end_session(request, hub, person[0], are_others=True)


async def end_session(request: Request, hub: Hub, person: str, are_others: bool = False) -> None:
    """Sign out this browser, or all others of its person."""
    token = token_of(request)
    assert token is not None
    gone = await sign_out(hub.store, person, token, are_others)
    request.app.state.entrance.forget(gone)
    hub.connected.sign_out(gone)


@router.post("/link")
async def link(person: CurrentPerson, hub: CurrentHub) -> Link:
    """Create a private link that signs another device in, once; it replaces the last one."""
    return Link(link=await make_link(hub.store, person[0]), seconds=LINK_SECONDS)


@router.post("/arrive")
async def arrive(arrival: Arrival, request: Request, response: Response, hub: CurrentHub) -> Person:
    """Sign this device in with a private link."""
    started = time.monotonic()
    token = await follow_link(hub.store, arrival.link)
    found = await hub.store.read(lambda connection: people.person_of(connection, token))
    assert found is not None
    give_token(response, token, is_secure(request.scope, hub.settings))
    hub.log.info("identity-moved", person=found[0], seconds=round(time.monotonic() - started, 3))
    return Person(person=found[0], name=found[1])
