"""Fixtures with a real service and a real browser. Where either is missing, tests are skipped and say what to do."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from browser import chromium
from browser.playing import TOO_LONG, send

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "tavoliere" / "web"
PATIENCE = 60


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service of its own, its rules uncompiled; yields its address."""
    with running_service(tmp_path_factory.mktemp("service") / "tables.db") as address:
        yield address


@contextmanager
def running_service(db: Path, **environment: str) -> Iterator[str]:
    """A service with a database and an environment of its own."""
    if not (WEB / "dist" / "index.html").exists():
        pytest.skip("The browser table is not built: run `make web`.")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve = ["-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", str(port), "--db", str(db)]
    usual = {"TAVOLIERE_PURE": "1", "TAVOLIERE_WORKER_NICENESS": "0", "TAVOLIERE_NEW_PEOPLE_PER_HOUR": "10000"}
    # A worker that takes too long is killed: on a busy machine one may wait half a minute to begin.
    patient = {"TAVOLIERE_THOUGHT_SECONDS": "120", "TAVOLIERE_WORK_SECONDS": "60"}
    settings = {**os.environ, **usual, **patient, **environment}
    nowhere = subprocess.DEVNULL
    running = subprocess.Popen([sys.executable, *serve], env=settings, stdout=nowhere, stderr=nowhere)
    try:
        wait_for(port, running)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(timeout=10)


def wait_for(port: int, running: "subprocess.Popen[bytes]") -> None:
    """Wait until the service listens."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up and running.poll() is None:
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("The service did not start.")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's Chromium."""
    reason = "Browser tests need Playwright: run `pip install playwright`."
    playwright = pytest.importorskip("playwright.sync_api", reason=reason)
    if chromium.find() is None:
        pytest.skip(chromium.WHAT_TO_DO)
    with playwright.sync_playwright() as started:
        opened = chromium.launch(started)
        yield opened
        opened.close()


@pytest.fixture
def visitor(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who reads Italian and wants nothing to move; its errors, and other hosts, fail the test."""
    context = browser.new_context(base_url=service, locale="it-IT", reduced_motion="reduce")
    context.set_default_timeout(TOO_LONG)
    page = context.new_page()
    broken: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    yield page
    context.close()
    assert not broken
    assert not [url for url in asked if not url.startswith((service, "data:", "blob:"))]


def introduce(page: Any) -> Any:
    """Give the visitor of a page a name, without the form, which has tests of its own; returns the page.

    It shows no screen yet, but it is where a page's settings can be stored.
    """
    send(page.context, "put", "/api/me", name="Paola")
    page.goto("/healthz")
    return page


@pytest.fixture
def page(visitor: Any) -> Any:
    """The page of somebody who has a name."""
    return introduce(visitor)


@pytest.fixture
def phone(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who has a name, on a phone's touch screen."""
    context = browser.new_context(
        base_url=service,
        locale="it-IT",
        reduced_motion="reduce",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(TOO_LONG)
    yield introduce(context.new_page())
    context.close()


@pytest.fixture
def desktop(browser: Any, service: str) -> Iterator[Any]:
    """The page of somebody who has a name, in a large window with animations."""
    from browser.moving import DESKTOP, moving_page

    with moving_page(browser, service, **DESKTOP) as page:
        yield page


@pytest.fixture
def moving_phone(browser: Any, service: str) -> Iterator[Any]:
    """The same on a phone's touch screen."""
    from browser.moving import PHONE, moving_page

    with moving_page(browser, service, **PHONE) as page:
        yield page
