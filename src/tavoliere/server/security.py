"""Checks of every request (host, origin, size, rate, room), and the security headers of every answer."""

import html
import json
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavoliere.engine.text import LANGUAGES
from tavoliere.server.admission import Admission, ClientConnection
from tavoliere.server.errors import Refused, described
from tavoliere.server.hosts import Hosts
from tavoliere.server.identity import token_hash, who_is
from tavoliere.server.limits import AddressLimit, network_of
from tavoliere.server.settings import Settings
from tavoliere.store import Store, StoreUnavailable
from tavoliere.store.turns import on_behalf_of

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'{socket}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
TLS_ONLY = "max-age=15552000"  # half a year
UNSAFE_IN_POLICY = frozenset("; ,'\"*\\")
SAFE = ("GET", "HEAD", "OPTIONS")
PEOPLE_AT_AN_ADDRESS = 4  # so many times a person's rate for all people at an address together
HEALTH = "/healthz"


def address_of(scope: Scope) -> str:
    """The network address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def peer_of(scope: Scope) -> ClientConnection | None:
    """The connection a request came by; None if the application was called in some other way."""
    peer: ClientConnection | None = (scope.get("state") or {}).get("peer")
    return peer


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether the browser came through TLS, as a trusted proxy says."""
    return settings.is_https or scope.get("scheme") in ("https", "wss")


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from a program (which sends no origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    try:
        return origin != "null" and urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


class Rate:
    """Request rates of people and strangers: a neighbour's requests do not count for a known person."""

    def __init__(self, per_minute: int) -> None:
        self.each = AddressLimit(per_minute / 60, per_minute)
        self.people_at = AddressLimit(PEOPLE_AT_AN_ADDRESS * per_minute / 60, PEOPLE_AT_AN_ADDRESS * per_minute)

    def wait(self, address: str, person: str | None) -> int:
        """Count a request; returns 0, or the seconds to wait."""
        if person is None:
            return self.each.take(address)
        return self.people_at.take(address) or self.each.take(f"person {person}")


class Checks:
    """The checks of every request, including the first one of a websocket, before anything is done for it."""

    def __init__(self, settings: Settings, entrance: Admission) -> None:
        self.settings, self.entrance, self.hosts = settings, entrance, Hosts(settings)
        self.writes, self.reads = Rate(settings.writes_per_minute), Rate(settings.reads_per_minute)

    def refusal(self, scope: Scope) -> Refused | None:
        """The reason to refuse a request, whoever sends it; None if there is none."""
        headers, is_safe = Headers(scope=scope), scope.get("method") in SAFE
        host = headers.get("host", "")
        if not self.hosts.allow(host):
            return Refused("host-unknown", 421, host=host[:100])
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self.settings.body_bytes:
            return Refused("body-too-large", 413, most=self.settings.body_bytes)
        if not is_safe and not is_own_origin(headers, self.settings):
            return Refused("other-origin", 403)
        person = self.entrance.person_of(token_hash(HTTPConnection(scope)))
        rate = self.reads if is_safe or scope["type"] == "websocket" else self.writes
        seconds = rate.wait(network_of(address_of(scope)), person)
        return Refused("too-many-requests", 429, seconds=seconds) if seconds else None


class Guard:
    """Middleware around all of HTTP: checks requests, adds the security headers, and answers internal errors."""

    def __init__(self, app: ASGIApp, checks: Checks, store: Store) -> None:
        self.app, self.checks, self.store, self.settings = app, checks, store, checks.settings
        self.log, self.metrics = checks.entrance.log, checks.entrance.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        on_behalf_of.set(network_of(address_of(scope)))
        send = answering = Answer(send, scope, self.settings)
        refusal = self.checks.refusal(scope) or await admission(scope, self.store)
        if refusal:
            self.metrics.hostile.labels(refusal.key).inc()
            self.log.client("request-refused", reason=refusal.key, address=address_of(scope), path=scope["path"][:200])
            await answer(scope, send, refusal)
            return
        try:
            await self.app(scope, limited(receive, self.settings.body_bytes), send)
        except Exception as error:
            self.log.broken("request-failed", error, path=scope["path"])
            if answering.has_begun:
                raise
            await answer(scope, send, Refused("internal-error", 500))


async def admission(scope: Scope, store: Store) -> Refused | None:
    """Admit a connection whose request was read, or return why there is no room for it."""
    peer = peer_of(scope)
    if peer is None or (scope["type"] == "http" and scope["path"] == HEALTH):
        return None
    connection = HTTPConnection(scope)
    token = token_hash(connection)
    refusal = peer.entrance.admit(peer, peer.entrance.person_of(token))
    if refusal and token:  # perhaps a known person who has not connected since the server started
        try:
            person = await who_is(connection, store)
        except StoreUnavailable:
            return refusal
        return peer.entrance.admit(peer, person[0] if person else None)
    return refusal


class Answer:
    """Sends an answer with the security headers added."""

    def __init__(self, send: Send, scope: Scope, settings: Settings) -> None:
        self.send, self.has_begun = send, False
        host, is_tls = Headers(scope=scope).get("host", ""), is_secure(scope, settings)
        socket = settings.origin.replace("http", "ws", 1) or f"{'wss' if is_tls else 'ws'}://{host}"
        is_name = not set(socket) & UNSAFE_IN_POLICY
        self.headers = {**HEADERS, "Content-Security-Policy": POLICY.format(socket=f" {socket}" if is_name else "")}
        if is_tls:
            self.headers["Strict-Transport-Security"] = TLS_ONLY
        if scope["path"].startswith("/api/"):
            self.headers["Cache-Control"] = "no-store"

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in self.headers.items():
                headers.setdefault(name, value)
        await self.send(message)


class BodyTooLarge(HTTPException):
    """A body that is larger than announced or allowed."""

    def __init__(self) -> None:
        super().__init__(413)


def limited(receive: Receive, most: int) -> Receive:
    """A receiver of at most so many bytes of body, whatever the declared length."""
    received = 0

    async def receiving() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise BodyTooLarge
        return message

    return receiving


def refusal_headers(refusal: Refused) -> dict[str, str]:
    """The header that says when to try again, if the refusal knows."""
    return {"Retry-After": str(refusal.words["seconds"])} if "seconds" in refusal.words else {}


async def answer(scope: Scope, send: Send, refusal: Refused) -> None:
    """Answer a request with a refusal: a page for people, else JSON."""
    headers = Headers(scope=scope)
    is_page = "text/html" in headers.get("accept", "") and not scope["path"].startswith("/api/")
    body = refusal_page(refusal, headers) if is_page else refusal_json(refusal)
    kind = "text/html; charset=utf-8" if is_page else "application/json"
    sent = {"Content-Type": kind, "Content-Length": str(len(body)), **refusal_headers(refusal)}
    raw = [(name.encode("ascii"), value.encode("ascii")) for name, value in sent.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


def refusal_json(refusal: Refused) -> bytes:
    """A refusal as JSON, for programs."""
    return _refusal_json(refusal.key, refusal.status, tuple(refusal.words.items()))


@lru_cache(maxsize=256)
def _refusal_json(key: str, status: int, words: tuple[tuple[str, Any], ...]) -> bytes:
    # Formatting a sentence costs more than refusing does, and a refused client may ask again at once.
    return json.dumps({"error": described(Refused(key, status, **dict(words)))}, ensure_ascii=False).encode()


def refusal_page(refusal: Refused, headers: Headers) -> bytes:
    """A refusal as a page, for somebody who typed an address."""
    language = language_of(headers)
    sentence = html.escape(refusal.sentence(language))
    return f"<!doctype html><html lang='{language}'><title>Tavoliere</title><p>{sentence}</p></html>".encode()


def language_of(headers: Headers) -> str:
    """The reader's language, as far as the browser says."""
    wanted = headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
