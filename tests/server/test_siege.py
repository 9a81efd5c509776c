"""Two people play while a stranger attacks: a short run of tools/siege."""

import asyncio
import contextlib
import subprocess
import sys
import time
from pathlib import Path

from websockets.asyncio.server import serve

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from siege import client

SCRIPT = Path(__file__).parents[2] / "tools" / "siege"

ATTACKS = "misspelt-moves+hints+control-frames+slow-readers"
LIMIT = 3000  # milliseconds: tests keep the machine busy; before there were limits such attacks held people up for 13 s


def run(*more):
    """What a short siege says, and whether the two people were left in peace."""
    command = [sys.executable, str(SCRIPT), "--seconds", "2", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout + done.stderr


def test_people_play_on_whatever_a_stranger_does():
    code, told = run("--limit", str(LIMIT), "--only", ATTACKS)
    assert code == 0, told
    assert "2 of 2 rounds in peace; 0 tracebacks" in told


def test_a_siege_without_an_attack_is_none():
    code, told = run("--only", "no-such-attack")
    assert (code, "no such attack" in told) == (1, True)


def test_an_attack_that_does_not_end_says_where_it_stands(monkeypatch):
    monkeypatch.setattr(client, "ENDING", 0.1)

    async def stubborn(gate):
        while not gate.is_set():
            try:
                await gate.wait()
            except asyncio.CancelledError:
                continue

    async def attack():
        gate = asyncio.Event()
        tasks = [asyncio.create_task(stubborn(gate)), asyncio.create_task(asyncio.sleep(60))]
        said = await client.ended(tasks, 0.1)
        gate.set()
        await tasks[0]
        return said

    said = asyncio.run(attack())
    assert said.startswith("1 of 2 do not end")
    assert "await gate.wait()" in said


def test_a_visitor_leaves_a_service_that_reads_nothing_at_once():
    async def seconds_of_leaving():
        wanted = {"max_queue": 1, "ping_interval": None, "close_timeout": 0.1}
        deaf = await serve(lambda _raw: asyncio.sleep(60), "127.0.0.1", 0, **wanted)
        visitor = client.Visitor(f"http://127.0.0.1:{deaf.sockets[0].getsockname()[1]}", "127.0.0.1")
        began = time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with visitor.socket(ping_interval=None, compression=None) as raw, asyncio.timeout(0.5):
                while True:
                    await raw.send("x" * 100_000)
        deaf.close()
        return time.monotonic() - began

    assert asyncio.run(asyncio.wait_for(seconds_of_leaving(), 20)) < 10
