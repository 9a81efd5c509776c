"""Runs the application with uvicorn, in this thread or in a thread of its own."""

import asyncio
import gc
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn
from fastapi import FastAPI

from tavoliere.server.admission import Admission
from tavoliere.server.application import WebSocketFirst
from tavoliere.server.protocols import HttpProtocol, SocketProtocol
from tavoliere.server.settings import Settings

HEADER_BYTES = 16_384
KEEP_ALIVE_SECONDS = 10
KERNEL_BYTES = 131_072  # what the system may keep for a client that does not read; left alone it keeps megabytes
# Seconds until a busy thread lets another one run. Each of the many steps of a commit waits for that: with Python's
# usual 5 ms a commit takes four times as long while the event loop is busy.
SWITCH_SECONDS = 0.0005
SPARE_FILES = 256  # for the database, the log, bots, and connections that are refused
LOOP = "auto" if sys.platform == "win32" else "tavoliere.server.fair_loop:FairEventLoop"


def make_server(app: FastAPI, settings: Settings) -> uvicorn.Server:
    """A uvicorn server without logging of its own: the application logs."""
    entrance: Admission = app.state.entrance
    entrance.most = places(settings.connections)
    if entrance.most < settings.connections:
        entrance.log.warning("fewer-places", places=entrance.most, wanted=settings.connections)
    config = uvicorn.Config(
        WebSocketFirst(app),
        host=settings.host,
        port=settings.port,
        loop=LOOP,
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        http=partial(HttpProtocol, entrance=entrance),  # type: ignore[arg-type]
        h11_max_incomplete_event_size=HEADER_BYTES,
        ws=partial(SocketProtocol, entrance=entrance),  # type: ignore[arg-type]
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,  # costs more memory than the messages are long
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
    )
    return uvicorn.Server(config)


def places(wanted: int) -> int:
    """How many connections fit: as many as are wanted, or as the system lets this process open files."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < enough:
        target = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        with suppress(ValueError, OSError):  # some systems have a lower limit that they do not report
            resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - SPARE_FILES))


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on, bound at once so that a port in use is noticed before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)
    bound.bind((settings.host, settings.port))
    return bound


def serve(app: FastAPI, settings: Settings, bound: socket.socket) -> None:
    """Serve until told to stop; raises what keeps the application from starting."""
    # Thousands of connections are many long-lived objects: frequent garbage collection would delay everybody's moves.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        make_server(app, settings).run(sockets=[bound])
    except SystemExit:
        if app.state.startup_error is None:
            raise
    if app.state.startup_error is not None:
        raise app.state.startup_error


@contextmanager
def in_thread(app: FastAPI, settings: Settings) -> Iterator[str]:
    """Serve in a thread, for tests and measurements; yields the address."""
    bound = listen(settings)
    server = make_server(app, settings)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]

    def run() -> None:
        runner = asyncio.Runner(loop_factory=server.config.get_loop_factory())
        with suppress(SystemExit), runner:  # uvicorn's way to say that the application did not start
            runner.run(server.serve(sockets=[bound]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            thread.join(0.01)
        if app.state.startup_error is not None:
            raise app.state.startup_error
        yield f"http://{settings.host}:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
        bound.close()
