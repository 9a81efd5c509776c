"""The server as one ASGI application: HTTP, websocket and the browser's files. Answers never show internals."""

import gzip
import html
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

import tavoliere
from tavoliere.engine.components import BoxRefused
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.text import texts
from tavoliere.server import api_boxes, api_games, api_people, api_reviews, api_tables
from tavoliere.server.admission import Admission
from tavoliere.server.answers import ErrorText, Health, Place, Problem
from tavoliere.server.catalogue import Catalogue
from tavoliere.server.compressed import unpacked
from tavoliere.server.connection import Connection
from tavoliere.server.dependencies import ERRORS
from tavoliere.server.errors import HERE, Refused, described
from tavoliere.server.fair_loop import PLAY, shares
from tavoliere.server.handlers import HANDLERS
from tavoliere.server.health import Health as HealthWatch
from tavoliere.server.hub import Hub
from tavoliere.server.identity import Client, client_of, token_of
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.reviews import Reviews
from tavoliere.server.security import (
    HEADERS,
    BodyTooLarge,
    Checks,
    Guard,
    address_of,
    admission,
    language_of,
    peer_of,
    refusal_headers,
)
from tavoliere.server.settings import Settings
from tavoliere.store import Store, StoreUnavailable
from tavoliere.store.turns import on_behalf_of

COMPRESSED = (".html", ".js", ".css", ".svg", ".txt", ".json")  # fonts and pictures are compressed already
COMPRESS_FROM = 2000  # bytes from which an answer is worth compressing
BROWSER = Path(tavoliere.__file__).parent / "web" / "dist"
UNPROCESSABLE = 422
TRY_AGAIN = 1013  # a websocket close code


def build(settings: Settings, catalogue: Catalogue, log: Log | None = None) -> FastAPI:
    """Assemble the application."""
    log, metrics = log or Log(), Metrics()
    store = Store(settings.db, metrics.together.observe)
    hub = Hub(settings, catalogue, store, log, metrics)

    app = FastAPI(
        title="Tavoliere",
        version=tavoliere.__version__,
        description=texts("en", (HERE,))("api-about"),
        lifespan=lifespan_of(hub),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=ERRORS,
    )
    entrance = Admission(settings, log, metrics)
    hub.on_sign_out = lambda gone: entrance.forget(gone) if gone else entrance.forget_all()
    app.state.hub, app.state.entrance, app.state.checks = hub, entrance, Checks(settings, entrance)
    app.state.reviews = Reviews(hub)
    app.state.health = HealthWatch(store, settings.spare_disk_bytes)
    app.state.on_start, app.state.startup_error = (lambda: None), None
    for router in (
        api_people.router,
        api_tables.router,
        api_games.router,
        api_reviews.router,
        api_boxes.router,
    ):
        app.include_router(router)
    add_service_routes(app, hub)
    add_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=4)
    app.add_middleware(Guard, checks=app.state.checks, store=store)
    return app


def lifespan_of(hub: Hub) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What runs before the first request is answered, and after the last."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await hub.open()
        except Exception as error:
            app.state.startup_error = error
            raise
        hub.spawn(app.state.health.watch())
        app.state.on_start()
        yield
        await hub.close()

    return lifespan


def add_service_routes(app: FastAPI, hub: Hub) -> None:
    """Health, metrics, the page of HTTP calls, and the browser table."""

    @app.get("/healthz", tags=["service"])
    async def healthz() -> Health:
        """Whether the server can serve: its database answers, its last commit was made, its disk has room."""
        if app.state.health.trouble:
            raise app.state.health.trouble
        return Health(status="ok", version=tavoliere.__version__)

    @app.get("/metrics", tags=["service"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    async def metrics() -> PlainTextResponse:
        """Figures for Prometheus."""
        return PlainTextResponse(hub.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        made = await hub.made_once("docs", make=lambda: docs_page(app.openapi()).encode())
        return unpacked(request, made, "text/html; charset=utf-8")

    @app.get("/openapi.json", include_in_schema=False)
    async def described_api(request: Request) -> Response:
        return unpacked(request, await hub.made_once("openapi", make=lambda: json.dumps(app.openapi()).encode()))

    files = browser_files()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "assets/")) and path not in files:
            return problem(Refused("not-found", 404), 404)
        if "index.html" not in files:
            return plain_page(path, request)
        return browser_file(path if path in files else "index.html", files, request)


def browser_files() -> dict[str, Path]:
    """The files of the built browser table by their paths: nothing else is served."""
    return {path.relative_to(BROWSER).as_posix(): path for path in BROWSER.rglob("*") if path.is_file()}


def browser_file(path: str, files: dict[str, Path], request: Request) -> Response:
    """A file of the browser table. Those below assets carry a hash in their name and never change."""
    keep = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if files[path].suffix not in COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(files[path], headers=headers)
    headers |= {"Content-Encoding": "gzip"}
    return Response(compressed(files[path]), media_type=guess_type(path)[0], headers=headers)


@lru_cache(maxsize=256)
def compressed(path: Path) -> bytes:
    """A file, compressed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


class WebSocketFirst:
    """Serves websockets before FastAPI's middleware: thousands are open, and each would keep every layer it passed."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        websocket = WebSocket(scope, receive, send)
        try:
            await (serve_websocket(websocket) if scope["path"] == "/ws" else websocket.close(1008))
        except ClientDisconnected:  # before it was answered
            pass
        except Exception as error:
            self.app.state.hub.log.broken("websocket-failed", error)
            raise


async def serve_websocket(websocket: WebSocket) -> None:
    """Accept and serve a websocket, unless it comes from another site or there is no room for it."""
    hub: Hub = websocket.app.state.hub
    peer = peer_of(websocket.scope)
    assert peer is not None
    peer.entrance.speak_for(peer, address_of(websocket.scope))
    on_behalf_of.set(peer.address)
    shares.set(PLAY)
    sign_outs = hub.connected.sign_outs
    try:
        refusal = websocket.app.state.checks.refusal(websocket.scope) or await admission(websocket.scope, hub.store)
        if refusal:
            raise refusal
        client = await client_of(HTTPConnection(websocket.scope), hub.store)
    except TavoliereError as refused:
        await refuse_websocket(websocket, hub, refused)
        return
    await accept(websocket, hub, client)
    if sign_outs == hub.connected.sign_outs:
        await Connection(websocket, hub, peer, client, HANDLERS).serve()
    else:  # somebody was signed out meanwhile, perhaps this client: it connects again and is checked anew
        await websocket.close(TRY_AGAIN)


async def accept(websocket: WebSocket, hub: Hub, client: Client) -> None:
    """Accept a websocket."""
    if client.token is None and token_of(HTTPConnection(websocket.scope)):
        hub.metrics.hostile.labels("token").inc()
        hub.log.client("token-unknown", address=address_of(websocket.scope))
    await websocket.accept()
    websocket.scope["headers"].clear()  # they are not read again, and would stay in memory for thousands of connections


async def refuse_websocket(websocket: WebSocket, hub: Hub, refusal: TavoliereError) -> None:
    """Refuse a websocket before it is accepted, with an HTTP answer that gives the reason."""
    hub.metrics.hostile.labels(refusal.key).inc()
    hub.log.client("websocket-refused", reason=refusal.key, address=address_of(websocket.scope))
    answer = problem(refusal, refusal.status if isinstance(refusal, Refused) else 503)
    answer.headers.update(HEADERS)
    await websocket.send_denial_response(answer)


# --- what goes wrong -------------------------------------------------------------------------------------------------


def add_errors(app: FastAPI) -> None:
    """Every error is a sentence with a key; stack traces go to the log."""

    @app.exception_handler(TavoliereError)
    async def refused(_request: Request, error: TavoliereError) -> JSONResponse:
        status = error.status if isinstance(error, Refused) else UNPROCESSABLE
        return problem(error, 503 if isinstance(error, StoreUnavailable) else status)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(Refused("body-invalid", UNPROCESSABLE, where=where, reason=first["msg"]), UNPROCESSABLE)

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, error: HTTPException) -> JSONResponse:
        keys = {404: "not-found", 405: "method-not-allowed", 400: "body-unreadable"}
        answer = problem(Refused(keys.get(error.status_code, "internal-error"), error.status_code), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(BodyTooLarge)
    async def too_large(_request: Request, _error: BodyTooLarge) -> JSONResponse:
        return problem(Refused("body-too-large", 413, most=app.state.hub.settings.body_bytes), 413)


def problem(error: TavoliereError, status: int) -> JSONResponse:
    """An error as an HTTP answer."""
    text = ErrorText(**described(error))
    if isinstance(error, BoxRefused):
        text.place = Place(table=error.words["table"], row=error.row, label=error.label)
    headers = refusal_headers(error) if isinstance(error, Refused) else {}
    return JSONResponse(Problem(error=text).model_dump(exclude_unset=True), status, headers)


# --- pages -----------------------------------------------------------------------------------------------------------


def plain_page(path: str, request: Request) -> Response:
    """The page of a server whose browser table is not built."""
    if path:
        return problem(Refused("not-found", 404), 404)
    words = texts(language_of(request.headers), (HERE,))
    body = f"<h1>Tavoliere</h1><p>{html.escape(words('page-not-built'))}</p><p><a href='/docs'>/docs</a></p>"
    return HTMLResponse(f"<!doctype html><html lang='{words.language}'><title>Tavoliere</title>{body}</html>")


def docs_page(described_api: dict[str, Any]) -> str:
    """The list of HTTP calls as a plain page: no scripts, nothing loaded from other hosts."""
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code><td><code>{html.escape(path)}</code>"
        f"<td>{html.escape(call.get('description', ''))}"
        for path, calls in described_api["paths"].items()
        for method, call in calls.items()
    )
    about = html.escape(described_api["info"]["description"])
    head = "<!doctype html><html lang='en'><title>Tavoliere</title><h1>Tavoliere</h1>"
    return f"{head}<p>{about}</p><p><a href='/openapi.json'>/openapi.json</a></p><table>{rows}</table></html>"
