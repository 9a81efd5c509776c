"""Identity: a name, and a secret token in a cookie. No account, no password."""

import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavoliere.server.errors import Refused
from tavoliere.store import Store, people

if TYPE_CHECKING:
    from tavoliere.server.admission import Admission

COOKIE = "tavoliere"
YEAR = 365 * 86_400
LINK_SECONDS = 900
TRUSTED_SECONDS = 5.0  # with several servers: so long a token is good without a look, should we not hear of its end
NAME_LENGTH = 24
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"  # printable characters that show nothing
ACCENTS = 2  # on one letter, as some languages need; a tower of them would cover what others wrote
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Client:
    """Who opened a websocket: a person by a token (its hash), or nobody."""

    token: str | None = None
    person: str | None = None
    name: str | None = None


def clean_name(name: str) -> str:
    """A name people can read: one line, nothing invisible, no heaps of accents, not too long."""
    kept, accents = "", ACCENTS
    for one in unicodedata.normalize("NFC", name):
        accents = accents + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if accents <= ACCENTS and (one == " " or (one.isprintable() and one not in INVISIBLE)):
            kept += one
    kept = " ".join(kept.split())[:NAME_LENGTH]
    if not kept:
        raise Refused("name-empty", 422)
    return kept


def new_id() -> str:
    """A new id for a person or a table; it cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """A new secret for a cookie, a link or an invitation; only its hash is stored."""
    return secrets.token_urlsafe(32)


def token_of(connection: HTTPConnection) -> str | None:
    """The token in a request's cookie, if it is well formed."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def token_hash(connection: HTTPConnection) -> str | None:
    """What is stored of the token in a request's cookie."""
    token = token_of(connection)
    return None if token is None else people.digest(token)


def give_token(response: Response, token: str, is_secure: bool) -> None:
    """Set the cookie that holds a token; scripts cannot read it."""
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/")


async def who_is(connection: HTTPConnection, store: Store) -> tuple[str, str] | None:
    """The person a request comes from: id and name. From now on the connection counts as theirs."""
    token = token_of(connection)
    if token is None:
        return None
    peer = connection.scope.get("state", {}).get("peer")
    if peer is None:
        return await store.read(lambda connection: people.person_of(connection, token))
    found = await _known_or_read(peer.entrance, token, store)
    if found:
        peer.entrance.recognise(peer, found[0])
    return found


async def _known_or_read(entrance: "Admission", token: str, store: Store) -> tuple[str, str] | None:
    """A token's person, from memory or the database; memory counts only briefly where processes share a database."""
    digest = people.digest(token)
    if known := entrance.known(digest, TRUSTED_SECONDS if store.is_shared else inf):
        return known
    changes = entrance.changes
    found = await store.read(lambda connection: people.person_of(connection, token))
    if found and changes == entrance.changes:  # else it may have been read before somebody was signed out
        entrance.remember(digest, found)
    return found


async def client_of(connection: HTTPConnection, store: Store) -> Client:
    """Who opens a websocket."""
    person = await who_is(connection, store)
    return Client(token_hash(connection), *person) if person else Client()


async def create_person(store: Store, name: str) -> tuple[str, str]:
    """Create a person; returns their id and token."""
    person, token = new_id(), new_secret()
    await store.write(lambda connection: people.add_person(connection, person, name, token, time.time()))
    return person, token


async def sign_out(store: Store, person: str, token: str, are_others: bool = False) -> people.SignedOut:
    """Sign out the browser with this token, or every other one of its person; returns who that was."""
    forget = people.forget_others if are_others else people.forget_token
    await store.write(lambda connection: forget(connection, person, token))
    return people.SignedOut(person, people.digest(token), are_others)


async def make_link(store: Store, person: str) -> str:
    """Create a private link that signs another device in as this person: valid once, for a quarter of an hour."""
    link = new_secret()
    await store.write(lambda connection: people.add_link(connection, person, link, time.time() + LINK_SECONDS))
    return link


async def follow_link(store: Store, link: str) -> str:
    """Use a private link; returns the token of this browser."""
    token = new_secret()
    person = await store.write(lambda connection: people.use_link(connection, link, token, time.time()))
    if person is None:
        raise Refused("link-spent", 403)
    return token
