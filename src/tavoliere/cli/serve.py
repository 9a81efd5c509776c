"""`tavoliere serve`: the server, and how others on the network may join."""

import contextlib
import io
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs
import segno

from tavoliere import app
from tavoliere.cli import cli_texts, tell_problems, usage_error
from tavoliere.engine.compile_queue import CompileQueue
from tavoliere.engine.text import Texts
from tavoliere.server.log import LOGGER, Log, LogOutput
from tavoliere.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

HERE_ONLY, EVERYWHERE = "127.0.0.1", "0.0.0.0"
ANSWER = "network"  # the file that stores the answer


def serve(language: str, flags: dict[str, Any], config: Path | None, opens: bool = False) -> None:
    """Serve until stopped; `opens` shows the page in a browser, on another port if the usual one is taken."""
    words = cli_texts(language)
    settings = read_settings({**flags, "language": language}, file=str(config or ""))
    if flags.get("host") is None and settings.host == HERE_ONLY and not settings.public_url:
        settings = replace(settings, host=chosen_host(words))
    settings = replace(settings, db=settings.db or default_database())
    tell_problems(language)
    output = LogOutput(sys.stderr, settings.log, settings.language)
    with output.of(logging.getLogger()), bind(settings, opens and flags.get("port") is None) as bound:
        LOGGER.setLevel(logging.INFO)
        run_service(words, replace(settings, port=bound.getsockname()[1]), bound, opens)


def bind(settings: Settings, is_free_to_choose: bool) -> socket.socket:
    """The socket to serve on; another port if this one is taken and was not asked for."""
    from tavoliere.server.uvicorn_server import listen

    try:
        return listen(settings)
    except OSError as error:
        if not is_free_to_choose:
            raise usage_error("serve-port", port=settings.port, reason=error.strerror or str(error)) from error
        return listen(replace(settings, port=0))


def run_service(words: Texts, settings: Settings, bound: socket.socket, opens: bool) -> None:
    """Serve on a socket until stopped; rules are compiled in the background."""
    from tavoliere.server.uvicorn_server import serve as run

    application, log, urls = app.service(settings), Log(), addresses(settings)

    def greet() -> None:
        announce(words, urls, settings)
        log.info("started", url=urls[0], db=shown_database(settings.db))
        threading.Thread(target=compile_all, args=(application.state.hub,), daemon=True).start()
        if opens and has_screen():
            # The server answers by the time a browser has started.
            threading.Thread(target=webbrowser.open, args=(urls[0],), daemon=True).start()

    application.state.shared_url, application.state.on_start = urls[-1], greet
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends in order, as Ctrl-C does
    with contextlib.suppress(KeyboardInterrupt):
        run(application, settings, bound)
    if application.state.hub.compile_queue:
        application.state.hub.compile_queue.stop()
    log.info("stopped")


def has_screen() -> bool:
    """Whether a browser can open a window; otherwise `webbrowser` would start a text browser in this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def compile_all(hub: "Hub") -> None:
    """Compile what is not compiled yet; until it is, tables run uncompiled."""
    hub.compile_queue = CompileQueue(map(app.load, app.game_ids()))
    hub.compile_queue.start()


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("tavoliere"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def shown_database(url: str) -> str:
    """A database as it may be logged: without its password."""
    from tavoliere.store.database import read_url

    return read_url(url).render_as_string(hide_password=True)


def chosen_host(words: Texts) -> str:
    """The host to serve on: whether others on the network may join is asked once, at a keyboard, and remembered."""
    remembered = Path(platformdirs.user_config_dir("tavoliere")) / ANSWER
    if remembered.exists():
        return EVERYWHERE if remembered.read_text(encoding="utf-8").strip() == "yes" else HERE_ONLY
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return HERE_ONLY
    answer = input(words("serve-ask") + " ").strip().lower()
    is_yes = answer[:1] in ("y", "s")
    remembered.parent.mkdir(parents=True, exist_ok=True)
    remembered.write_text("yes" if is_yes else "no", encoding="utf-8")
    print(words("serve-remembered", file=str(remembered)))
    return EVERYWHERE if is_yes else HERE_ONLY


def addresses(settings: Settings) -> list[str]:
    """Where the server is reached: from this machine first, from others last."""
    if settings.origin:
        return [settings.origin]
    here = f"http://{'127.0.0.1' if settings.host in (EVERYWHERE, '::') else settings.host}:{settings.port}"
    return [here, f"http://{own_address()}:{settings.port}"] if settings.host in (EVERYWHERE, "::") else [here]


def own_address() -> str:
    """This machine's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return HERE_ONLY


def announce(words: Texts, urls: list[str], settings: Settings) -> None:
    """Print the addresses to open, and a QR code for phones."""
    print(words("serve-here", url=urls[0]), flush=True)
    if len(urls) > 1 or settings.origin:
        code = io.StringIO()
        segno.make(urls[-1], micro=False).terminal(out=code, compact=True)
        print(words("serve-others", url=urls[-1]))
        print(code.getvalue(), flush=True)
    else:
        print(words("serve-alone"), flush=True)
