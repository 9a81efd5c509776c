"""HTTP: who one is."""

import time

from fastapi import APIRouter, Request, Response

from tavoliere.server.answers import Link, Person
from tavoliere.server.dependencies import ERRORS, CurrentHub, CurrentPerson, OptionalPerson
from tavoliere.server.identity import (
    COOKIE,
    LINK_SECONDS,
    clean_name,
    create_person,
    follow_link,
    give_token,
    make_link,
    token_of,
    who_is,
)
from tavoliere.server.requests import Arrival, Named
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
        return Person(person=known[0], name=name)
    person, token = await create_person(hub.store, name)
    give_token(response, token, hub.settings)
    return Person(person=person, name=name)


@router.delete("", status_code=204)
async def forget_me(person: CurrentPerson, request: Request, response: Response, hub: CurrentHub) -> None:
    """Let this browser be nobody again; other devices of the same person stay."""
    token = token_of(request)
    assert token is not None
    await hub.store.write(lambda connection: people.forget_token(connection, token))
    response.delete_cookie(COOKIE)


@router.post("/link")
async def link(person: CurrentPerson, hub: CurrentHub) -> Link:
    """A private link that brings this identity to another device, once; a new one replaces the last."""
    return Link(link=await make_link(hub.store, person[0]), seconds=LINK_SECONDS)


@router.post("/arrive")
async def arrive(arrival: Arrival, response: Response, hub: CurrentHub) -> Person:
    """Spend a private link on this device."""
    started = time.monotonic()
    token = await follow_link(hub.store, arrival.link)
    found = await hub.store.read(lambda connection: people.person_of(connection, token))
    assert found is not None
    give_token(response, token, hub.settings)
    hub.log.info("identity-moved", person=found[0], seconds=round(time.monotonic() - started, 3))
    return Person(person=found[0], name=found[1])
