"""The service is killed in the middle of a match and started again: the page returns by itself, and nothing is lost."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from browser.conftest import wait_for
from browser.playing import new_table, play


def start(port: int, db: Path) -> "subprocess.Popen[bytes]":
    """A service on a port, with its rules uncompiled."""
    command = [sys.executable, "-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "TAVOLIERE_PURE": "1"}
    quiet = subprocess.DEVNULL
    running = subprocess.Popen([*command, "--db", str(db)], env=environment, stdout=quiet, stderr=quiet)
    wait_for(port, running)
    return running


def test_a_killed_service_loses_nothing(browser: Any, service: str, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = start(port, tmp_path / "tables.db")
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", locale="it-IT", reduced_motion="reduce")
    context.set_default_timeout(20_000)
    try:
        page = context.new_page()
        page.goto("/")
        page.get_by_label("Il tuo nome").fill("Paola")
        page.get_by_role("button", name="Comincia").click()
        page.get_by_role("heading", name="I tuoi tavoli", level=1).wait_for()
        new_table(page, "paris")
        play(page, 4)
        page.locator("button[data-move]").first.wait_for()
        before = page.locator("[role=log] li").all_inner_texts()
        running.kill()
        running.wait()
        page.get_by_text("Senza connessione").wait_for()
        running = start(port, tmp_path / "tables.db")
        page.evaluate("dispatchEvent(new Event('online'))")  # as a network that comes back says
        page.get_by_text("In linea").wait_for()
        page.locator("button[data-move]").first.wait_for()
        assert page.locator("[role=log] li").all_inner_texts() == before
        assert play(page, 2) == 2
    finally:
        context.close()
        running.kill()
        running.wait()
