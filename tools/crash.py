"""Kill the table service again and again while people play, and check that nothing acknowledged was lost.

`python tools/crash.py --kills 100` starts `tavoliere serve`, lets clients play at several tables, sends `kill -9` at
random moments, starts it again, and at the end reads the database: every acknowledged move is there under its number,
no move twice, every table replays and went on. Clients reconnect by themselves and send again what was not answered.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavoliere import app
from tavoliere.server.catalogue import Games
from tavoliere.server.messages import VERSION
from tavoliere.server.stored_tables import read_table
from tavoliere.server.table import Head, fold
from tavoliere.store import matches
from tavoliere.store.database import Database

PEOPLE = 2
PATIENCE = 120  # seconds until what must happen has not
GAMES = ("paris", "san_francisco")  # the quickest uncompiled


@dataclass
class Ledger:
    """What clients were told."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)  # table and number -> message
    tables: set[str] = field(default_factory=set)
    finished: set[str] = field(default_factory=set)
    reconnections: int = 0
    again: int = 0
    slowest_return: float = 0.0


class Served:
    """The service as a process that is killed and started again on the same port."""

    def __init__(self, db: str) -> None:
        self.db = db
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the run

    async def start(self) -> None:
        """Start, and wait until it answers."""
        limits = {"TAVOLIERE_WRITES_PER_MINUTE": "1000000", "TAVOLIERE_READS_PER_MINUTE": "1000000"}
        limits |= {"TAVOLIERE_MESSAGES_PER_SECOND": "1000"}
        command = [sys.executable, "-m", "tavoliere.cli", "serve", "--port", str(self.port), "--db", self.db]
        environment = {**os.environ, **limits, "TAVOLIERE_PURE": "1"}
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1"], env=environment, stdout=self.log, stderr=self.log
        )
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    await client.get(f"{self.url}/healthz")
                    return
                except httpx.TransportError:
                    if self.process.poll() is not None:
                        self.log.seek(0)
                        raise SystemExit(self.log.read().decode()) from None
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Somebody who plays at one table until it is over, whatever happens to the service."""

    def __init__(self, served: Served, ledger: Ledger, seed: int) -> None:
        self.served, self.ledger, self.random = served, ledger, random.Random(seed)
        self.cookie = ""
        self.pending: dict[str, Any] | None = None  # the move that was sent and not answered yet

    async def ask(self, method: str, path: str, body: dict[str, object]) -> dict[str, object]:
        """An HTTP call, again and again until it is answered."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.served.url, timeout=10) as client:
                    headers = {"Cookie": self.cookie} if self.cookie else {}
                    answer = await client.request(method, path, json=body, headers=headers)
                    if "set-cookie" in answer.headers:
                        self.cookie = answer.headers["set-cookie"].split(";")[0]
                    if answer.status_code < 500:
                        return dict(answer.json())
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)

    async def play(self, table: str, seat: int, stop: asyncio.Event) -> None:
        """Play, and come back after every lost connection."""
        while table not in self.ledger.finished and not stop.is_set():
            lost = time.monotonic()
            try:
                address = self.served.url.replace("http", "ws") + "/ws"
                async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket_:
                    self.ledger.slowest_return = max(self.ledger.slowest_return, time.monotonic() - lost)
                    await self._talk(socket_, table, seat, stop)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.ledger.reconnections += 1
                await asyncio.sleep(0.05)

    async def _talk(self, socket_: ClientConnection, table: str, seat: int, stop: asyncio.Event) -> None:
        await socket_.send(json.dumps({"type": "hello", "id": "hello", "version": VERSION}))
        await socket_.send(json.dumps({"type": "open", "id": "open", "table": table}))
        if self.pending:
            await socket_.send(json.dumps(self.pending))
        now: dict[str, Any] = {}
        async for text in socket_:
            message = json.loads(text)
            now = message.get("now") or now
            if self.pending and message.get("re") == self.pending["id"]:
                self._note(table, message)
            if now.get("status") == "over":
                self.ledger.finished.add(table)
            if now.get("status") == "over" or stop.is_set():
                return
            if seat in now.get("asked", []) and now.get("moves") and not self.pending:
                move = self.random.choice(now["moves"])["text"]
                self.pending = {"type": "play", "id": secrets.token_hex(8), "table": table}
                self.pending |= {"seat": seat, "decision": now["decision"], "move": move}
                await socket_.send(json.dumps(self.pending))

    def _note(self, table: str, answer: dict[str, object]) -> None:
        if answer["type"] == "done":
            self.ledger.acknowledged[table, int(str(answer["number"]))] = str(self.pending["id"])
            self.ledger.again += bool(answer.get("again"))
        self.pending = None


async def run_table(served: Served, ledger: Ledger, seed: int, stop: asyncio.Event) -> None:
    """One table after another, each played by two people and a bot."""
    for number in range(10_000):
        players = [Player(served, ledger, seed * 1000 + number * 10 + seat) for seat in range(PEOPLE)]
        for player in players:
            await player.ask("PUT", "/api/me", {"name": "Crash"})
        seats = [{"kind": "person"}] * PEOPLE + [{"kind": "bot", "level": "random"}]
        game = GAMES[(seed + number) % len(GAMES)]
        made = await players[0].ask("POST", "/api/tables", {"game": game, "seats": seats})
        table = str(made["table"])
        ledger.tables.add(table)
        for seat, player in enumerate(players):
            body = {"seats": [{"seat": seat}], "number": secrets.token_hex(16)}
            await player.ask("POST", f"/api/tables/{table}/sit", body)
        await asyncio.gather(*(player.play(table, seat, stop) for seat, player in enumerate(players)))
        if stop.is_set():
            return


async def crash(db: str, kills: int, tables: int, seed: int) -> tuple[Ledger, float]:
    """Play and kill; then play on quietly for a while, so that every table shows that it goes on."""
    served, ledger, stop, chance = Served(db), Ledger(), asyncio.Event(), random.Random(seed)
    started = time.monotonic()
    await served.start()
    work = [asyncio.create_task(run_table(served, ledger, seed + number, stop)) for number in range(tables)]
    for number in range(kills):
        await until(has_more(ledger, chance.randint(1, 30)), "nobody plays any more")
        await asyncio.sleep(chance.uniform(0, 0.3))
        served.kill()
        await served.start()
        print(f"kill {number + 1}: {len(ledger.acknowledged)} moves acknowledged", file=sys.stderr, flush=True)
    before = Counter(table for table, _number in ledger.acknowledged)

    def stuck() -> set[str]:
        after = Counter(table for table, _number in ledger.acknowledged)
        return {table for table in ledger.tables - ledger.finished if after[table] == before[table]}

    await until(lambda: not stuck(), "some tables do not go on")
    stop.set()
    await asyncio.sleep(0.2)
    served.kill()
    for task in work:
        task.cancel()
    results = await asyncio.gather(*work, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result
    return ledger, time.monotonic() - started


def has_more(ledger: Ledger, moves: int) -> Callable[[], bool]:
    """Whether so many more moves were acknowledged than now."""
    wanted = len(ledger.acknowledged) + moves
    return lambda: len(ledger.acknowledged) >= wanted


async def until(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait for something that must come."""
    for _ in range(int(PATIENCE / 0.02)):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise SystemExit(otherwise)


def check(db: str, ledger: Ledger) -> dict[str, int]:
    """Compare what clients were told with what is stored."""
    games, stored, database = Games(app.catalogue()), 0, Database(db)
    with database.engine.connect() as connection:
        for table in ledger.tables:
            entries = matches.entries_of(connection, table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), table
            said = [(entry.person, entry.message) for entry in entries if entry.message]
            assert len(said) == len(set(said)), f"{table}: a move twice"
            messages = {entry.number: entry.message for entry in entries}
            for (where, number), message in ledger.acknowledged.items():
                assert where != table or messages.get(number) == message, f"{table}: move {number} is lost"
            found = read_table(connection, table)
            assert found is not None
            head = msgspec.convert(found.match.head, Head)
            game = games.with_box(head.game, head.box, found.box)
            assert game is not None, f"{table}: its box is lost"
            fold(table, head, game, None, found.entries)  # raises if it does not replay
            stored += sum(entry.kind == "play" for entry in entries)
    database.close()
    return {"stored": stored, "finished": len(ledger.finished)}


def main() -> None:
    """Run it and say what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = chosen.db or str(Path(folder) / "tables.db")
        ledger, seconds = asyncio.run(crash(db, chosen.kills, chosen.tables, chosen.seed))
        found = check(db, ledger)
    summary = {"kills": chosen.kills, "seconds": round(seconds), "tables": len(ledger.tables), **found}
    summary |= {"acknowledged": len(ledger.acknowledged), "acknowledged_again": ledger.again}
    print(json.dumps(summary | {"reconnections": ledger.reconnections}))


if __name__ == "__main__":
    main()
