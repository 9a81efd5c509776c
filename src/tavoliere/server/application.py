"""The service as one ASGI application: HTTP, websocket, the browser's files; nothing of the inside in any answer."""

import gzip
import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from sqlalchemy import text as sql
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

import tavoliere
from tavoliere.engine.components import BoxRefused
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.text import LANGUAGES, texts
from tavoliere.server import api_games, api_people, api_tables
from tavoliere.server.answers import ErrorText, Health, Place, Problem
from tavoliere.server.catalogue import Catalogue
from tavoliere.server.connection import Connection, ConnectionLimit
from tavoliere.server.dependencies import ERRORS
from tavoliere.server.errors import HERE, Refused, described
from tavoliere.server.hub import Hub
from tavoliere.server.identity import token_of, who_is
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.security import BodyTooLarge, Guard, address_of, is_own_origin
from tavoliere.server.settings import Settings
from tavoliere.store import Store, StoreUnavailable

COMPRESSED = (".html", ".js", ".css", ".svg", ".txt", ".json")  # fonts and pictures are compressed already
COMPRESS_FROM = 2000  # bytes from which an answer is worth compressing
BROWSER = Path(tavoliere.__file__).parent / "web" / "dist"
UNPROCESSABLE, TOO_MANY = 422, 429


def build(settings: Settings, catalogue: Catalogue, log: Log | None = None) -> FastAPI:
    """The application, its parts put together."""
    log, metrics = log or Log(), Metrics()
    store = Store(settings.db, metrics.together.observe)
    hub = Hub(settings, catalogue, store, log, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await hub.open()
        except Exception as error:
            app.state.startup_error = error
            raise
        app.state.on_start()
        yield
        await hub.close()

    app = FastAPI(
        title="Tavoliere",
        version=tavoliere.__version__,
        description=texts("en", (HERE,))("api-about"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.hub, app.state.connection_limit = hub, ConnectionLimit(settings.connections_per_address)
    app.state.on_start, app.state.startup_error = (lambda: None), None
    for router in (api_people.router, api_tables.router, api_games.router):
        app.include_router(router)
    add_service_routes(app, hub)
    add_errors(app, log)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESS_FROM, compresslevel=4)
    app.add_middleware(Guard, settings=settings, log=log, metrics=metrics)
    return app


def add_service_routes(app: FastAPI, hub: Hub) -> None:
    """Health, metrics, the page of HTTP calls, and the browser table."""

    @app.get("/healthz", tags=["service"])
    async def healthz() -> Health:
        """Whether the service can serve: it answers and its database does."""
        await hub.store.read(lambda connection: connection.execute(sql("select 1")).scalar())
        return Health(status="ok", version=tavoliere.__version__)

    @app.get("/metrics", tags=["service"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
    async def metrics() -> PlainTextResponse:
        """Figures for Prometheus."""
        return PlainTextResponse(hub.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    files = browser_files()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "assets/")) and path not in files:
            return problem(Refused("not-found", 404), 404)
        if "index.html" not in files:
            return plain_page(path, request)
        return browser_file(path if path in files else "index.html", files, request)


def browser_files() -> dict[str, Path]:
    """The built browser table's files by their paths: what is not listed here cannot be asked for."""
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        websocket = WebSocket(scope, receive, send)
        try:
            await (serve_websocket(websocket) if scope["path"] == "/ws" else websocket.close(1008))
        except Exception as error:
            self.app.state.hub.log.broken("websocket-failed", error)
            raise


async def serve_websocket(websocket: WebSocket) -> None:
    """Accept and serve a websocket, unless it comes from another site or its address has too many."""
    hub: Hub = websocket.app.state.hub
    connection_limit: ConnectionLimit = websocket.app.state.connection_limit
    address = address_of(websocket.scope)
    if not is_own_origin(websocket.headers, hub.settings):
        return await refuse_websocket(websocket, hub, "other-origin")
    if not connection_limit.enter(address):
        return await refuse_websocket(websocket, hub, "too-many-connections")
    try:
        try:
            person = await who_is(websocket, hub.store)
        except StoreUnavailable:
            return await refuse_websocket(websocket, hub, "store-away")
        if person is None and token_of(websocket):
            hub.metrics.hostile.labels("token").inc()
            hub.log.warning("token-unknown", address=address)
        await websocket.accept()
        websocket.scope["headers"].clear()  # nobody reads them again, and thousands of connections keep them
        await Connection(websocket, hub, *(person or (None, None))).serve()
    finally:
        connection_limit.leave(address)


async def refuse_websocket(websocket: WebSocket, hub: Hub, reason: str) -> None:
    """Refuse a websocket before it is accepted."""
    hub.metrics.hostile.labels(reason).inc()
    hub.log.warning("websocket-refused", reason=reason, address=address_of(websocket.scope))
    await websocket.close(1008)


# --- what goes wrong -------------------------------------------------------------------------------------------------


def add_errors(app: FastAPI, log: Log) -> None:
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

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        log.broken("request-failed", error, path=request.url.path)
        return problem(Refused("internal-error", 500), 500)


def problem(error: TavoliereError, status: int) -> JSONResponse:
    """An error as an answer."""
    text = ErrorText(**described(error))
    if isinstance(error, BoxRefused):
        text.place = Place(table=error.words["table"], row=error.row, label=error.label)
    headers = {"Retry-After": str(error.words["seconds"])} if status == TOO_MANY and "seconds" in error.words else {}
    return JSONResponse(Problem(error=text).model_dump(exclude_unset=True), status, headers)


# --- pages -----------------------------------------------------------------------------------------------------------


def language_of(request: Request) -> str:
    """The reader's language, as far as the browser says."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def plain_page(path: str, request: Request) -> Response:
    """The page of a service whose browser table is not built."""
    if path:
        return problem(Refused("not-found", 404), 404)
    words = texts(language_of(request), (HERE,))
    body = f"<h1>Tavoliere</h1><p>{html.escape(words('page-not-built'))}</p><p><a href='/docs'>/docs</a></p>"
    return HTMLResponse(f"<!doctype html><html lang='{words.language}'><title>Tavoliere</title>{body}</html>")


def docs_page(described_api: dict[str, Any]) -> str:
    """The HTTP calls as a plain page: no script, nothing from elsewhere."""
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code><td><code>{html.escape(path)}</code>"
        f"<td>{html.escape(call.get('description', ''))}"
        for path, calls in described_api["paths"].items()
        for method, call in calls.items()
    )
    about = html.escape(described_api["info"]["description"])
    head = "<!doctype html><html lang='en'><title>Tavoliere</title><h1>Tavoliere</h1>"
    return f"{head}<p>{about}</p><p><a href='/openapi.json'>/openapi.json</a></p><table>{rows}</table></html>"
