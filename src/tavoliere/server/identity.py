"""Who somebody is: a name, and a secret token in a cookie. No account, no password."""

import re
import secrets
import time
import unicodedata

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavoliere.server.errors import Refused
from tavoliere.server.settings import Settings
from tavoliere.store import Store, people

COOKIE = "tavoliere"
YEAR = 365 * 86_400
LINK_SECONDS = 900
NAME_LENGTH = 24
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def clean_name(name: str) -> str:
    """A name people can read: one line, no control characters, not too long."""
    kept = "".join(one for one in unicodedata.normalize("NFC", name) if one == " " or one.isprintable())
    kept = " ".join(kept.split())[:NAME_LENGTH]
    if not kept:
        raise Refused("name-empty", 422)
    return kept


def new_id() -> str:
    """A name for a person or a table that cannot be guessed."""
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """A secret only its owner has: what is stored is its hash."""
    return secrets.token_urlsafe(32)


def token_of(connection: HTTPConnection) -> str | None:
    """The token a browser sent, if it can be one."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def give_token(response: Response, token: str, settings: Settings) -> None:
    """Put a token into the browser, out of reach of scripts."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=settings.is_https, path="/"
    )  # fmt: skip


async def who_is(connection: HTTPConnection, store: Store) -> tuple[str, str] | None:
    """The person a request comes from: id and name."""
    token = token_of(connection)
    return None if token is None else await store.read(lambda connection: people.person_of(connection, token))


async def create_person(store: Store, name: str) -> tuple[str, str]:
    """A new person: id and token."""
    person, token = new_id(), new_secret()
    await store.write(lambda connection: people.add_person(connection, person, name, token, time.time()))
    return person, token


async def make_link(store: Store, person: str) -> str:
    """A private link's secret: whoever opens it and says yes is this person, once, for a quarter of an hour."""
    link = new_secret()
    await store.write(lambda connection: people.add_link(connection, person, link, time.time() + LINK_SECONDS))
    return link


async def follow_link(store: Store, link: str) -> str:
    """Spend a private link; returns the token of this browser."""
    token = new_secret()
    person = await store.write(lambda connection: people.use_link(connection, link, token, time.time()))
    if person is None:
        raise Refused("link-spent", 403)
    return token
