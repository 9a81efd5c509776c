"""What is true of every request: whence it may come, how large it may be, what a browser may do with the answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavoliere.server.errors import Refused, described
from tavoliere.server.limits import AddressLimit
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.settings import Settings

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' {socket}; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE = ("GET", "HEAD", "OPTIONS")


def address_of(scope: Scope) -> str:
    """The network address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a page of ours asks. Programs send no origin, and no cookie that a browser would add by itself."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    return origin != "null" and urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """Around all of HTTP: origin, size and rate first, security headers last."""

    def __init__(self, app: ASGIApp, settings: Settings, log: Log, metrics: Metrics) -> None:
        self.app, self.settings, self.log, self.metrics = app, settings, log, metrics
        self.writes = AddressLimit(settings.writes_per_minute / 60, settings.writes_per_minute)
        self.reads = AddressLimit(settings.reads_per_minute / 60, settings.reads_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = with_headers(send, self.settings, headers.get("host", ""), scope["path"])
        refusal = self._refusal(scope, headers)
        if refusal:
            self.metrics.hostile.labels(refusal.key).inc()
            self.log.warning("request-refused", reason=refusal.key, address=address_of(scope), path=scope["path"])
            await answer(send, refusal)
            return
        await self.app(scope, limited(receive, self.settings.body_bytes), send)

    def _refusal(self, scope: Scope, headers: Headers) -> Refused | None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.body_bytes:
            return Refused("body-too-large", 413, most=self.settings.body_bytes)
        is_safe = scope["method"] in SAFE
        if not is_safe and not is_own_origin(headers, self.settings):
            return Refused("other-origin", 403)
        if not (self.reads if is_safe else self.writes).take(address_of(scope)):
            return Refused("too-many-requests", 429)
        return None


def with_headers(send: Send, settings: Settings, host: str, path: str) -> Send:
    """Send with the security headers on every answer."""
    socket = settings.origin.replace("http", "ws", 1) if settings.origin else f"ws://{host}"
    policy = POLICY.format(socket=socket)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Content-Security-Policy", policy)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


class BodyTooLarge(HTTPException):
    """More came than was announced or allowed."""

    def __init__(self) -> None:
        super().__init__(413)


def limited(receive: Receive, most: int) -> Receive:
    """Receive a body of at most so many bytes, whatever its length says."""
    received = 0

    async def receiving() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > most:
            raise BodyTooLarge
        return message

    return receiving


async def answer(send: Send, refusal: Refused) -> None:
    """Answer a request with a refusal."""
    import json

    body = json.dumps({"error": described(refusal)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
