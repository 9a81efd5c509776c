"""Kill the table service again and again while people play, and check that nothing acknowledged was lost.

`python tools/crash.py --kills 100` starts `tavoliere serve`, lets clients play at several tables, sends `kill -9` at
random moments, starts it again, and at the end reads the database: every acknowledged move is there under its number,
no move twice, every table replays and went on. Clients reconnect by themselves and send again what was not answered.

With `--postgres` two services share a PostgreSQL that the run starts for itself, clients come through either, and each
kill is one of four: a service, the connections of all services, the whole database, or the database stands still.
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
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
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
from tavoliere.server.table import fold
from tavoliere.server.table_header import TableHeader
from tavoliere.store import matches
from tavoliere.store.database import Database

PEOPLE = 2
PATIENCE = 120  # seconds to wait for what must happen
GAMES = ("paris", "san_francisco")  # the quickest uncompiled
LIMITS = {
    f"TAVOLIERE_{name}": "1000000"
    for name in (
        "WRITES_PER_MINUTE",
        "READS_PER_MINUTE",
        "MESSAGES_PER_SECOND",
        "OPEN_TABLES_PER_ADDRESS",
        "TABLES_PER_DAY_PER_ADDRESS",
        "NEW_PEOPLE_PER_HOUR",
    )
}
STANDS_STILL = 2.0  # seconds at most


@dataclass
class Ledger:
    """Everything that clients were told."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)  # table and number -> message
    tables: set[str] = field(default_factory=set)
    finished: set[str] = field(default_factory=set)
    reconnections: int = 0
    again: int = 0
    slowest_return: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)


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
        command = [sys.executable, "-m", "tavoliere.cli", "serve", "--port", str(self.port), "--db", self.db]
        environment = {**os.environ, **LIMITS, "TAVOLIERE_PURE": "1"}
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
        """Kill the process without warning, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def kill_and_start(self) -> None:
        """Kill it and start it again."""
        self.kill()
        await self.start()


class Player:
    """Somebody who plays at one table until it is over, whatever happens to the services."""

    def __init__(self, services: list[Served], ledger: Ledger, seed: int) -> None:
        self.services, self.ledger, self.random = services, ledger, random.Random(seed)
        self.cookie = ""
        self.pending: dict[str, Any] | None = None  # the move that was sent and not answered yet

    async def ask(self, method: str, path: str, body: dict[str, object]) -> dict[str, object]:
        """An HTTP call, again and again until it is answered."""
        while True:
            try:
                url = self.random.choice(self.services).url
                async with httpx.AsyncClient(base_url=url, timeout=10) as client:
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
                address = self.random.choice(self.services).url.replace("http", "ws") + "/ws"
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
            if message.get("re") == "open" and message["type"] == "refused":
                raise TimeoutError  # the database was away: as after a lost connection, it is tried again
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


async def run_table(services: list[Served], ledger: Ledger, seed: int, stop: asyncio.Event) -> None:
    """One table after another, each played by two people and a bot."""
    for number in range(10_000):
        players = [Player(services, ledger, seed * 1000 + number * 10 + seat) for seat in range(PEOPLE)]
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


Faults = dict[str, Callable[[], Awaitable[None]]]


def faults_of(services: list[Served], server: Any, db: str, chance: random.Random) -> Faults:
    """What can happen: a service dies; on PostgreSQL also what happens to a database."""

    async def service_dies() -> None:
        await chance.choice(services).kill_and_start()

    async def connections_die() -> None:
        server.terminate(db)

    async def database_dies() -> None:
        await asyncio.to_thread(server.stop, "immediate")
        await asyncio.to_thread(server.start)

    async def database_stands_still() -> None:
        with server.paused(db):
            await asyncio.sleep(chance.uniform(0.1, STANDS_STILL))

    found = [service_dies, *([connections_die, database_dies, database_stands_still] if server else [])]
    return {fault.__name__: fault for fault in found}


async def crash(db: str, kills: int, tables: int, seed: int, server: Any = None) -> tuple[Ledger, float]:
    """Play and kill; then play on quietly for a while, so that every table shows that it goes on."""
    services = [Served(db) for _ in range(2 if server else 1)]
    ledger, stop, chance = Ledger(), asyncio.Event(), random.Random(seed)
    faults = faults_of(services, server, db, chance)
    first, *others = faults
    started = time.monotonic()
    for served in services:
        await served.start()
    try:
        work = [asyncio.create_task(run_table(services, ledger, seed + number, stop)) for number in range(tables)]
        for number in range(kills):
            await until(has_more(ledger, chance.randint(1, 30)), "nobody plays any more")
            await asyncio.sleep(chance.uniform(0, 0.3))
            # A service dies every other time; what else can happen takes turns.
            name = first if number % 2 == 0 or not others else others[number // 2 % len(others)]
            await faults[name]()
            ledger.faults[name] += 1
            print(f"kill {number + 1}, {name}: {len(ledger.acknowledged)} moves", file=sys.stderr, flush=True)
        await until(goes_on(ledger), "some tables do not go on")
        stop.set()
        await finish(work)
    finally:
        for served in services:
            served.kill()
    return ledger, time.monotonic() - started


async def finish(work: list["asyncio.Task[None]"]) -> None:
    """Wait until everybody has stopped; raises what went wrong for one of them."""
    await asyncio.sleep(0.2)
    for task in work:
        task.cancel()
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result


def goes_on(ledger: Ledger) -> Callable[[], bool]:
    """A check whether, since this call, somebody has moved at every table that is not over."""
    before = Counter(table for table, _number in ledger.acknowledged)

    def is_so() -> bool:
        after = Counter(table for table, _number in ledger.acknowledged)
        return all(after[table] > before[table] for table in ledger.tables - ledger.finished)

    return is_so


def has_more(ledger: Ledger, moves: int) -> Callable[[], bool]:
    """A check whether, since this call, so many more moves were acknowledged."""
    wanted = len(ledger.acknowledged) + moves
    return lambda: len(ledger.acknowledged) >= wanted


async def until(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait until a check succeeds; end the program if it does not in time."""
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
            head = msgspec.convert(found.match.head, TableHeader)
            game = games.with_box(head.game, head.box, found.box)
            assert game is not None, f"{table}: its box is lost"
            fold(table, head, game, None, found.entries)  # raises if it does not replay
            stored += sum(entry.kind == "play" for entry in entries)
    database.close()
    return {"stored": stored, "finished": len(ledger.finished)}


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL of the run's own, as the tests have."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    import postgres

    programs = postgres.programs()
    if programs is None:
        raise SystemExit(postgres.ADVICE)
    server = postgres.Postgres(programs)
    try:
        yield server
    finally:
        server.remove()


def run(db: str, chosen: argparse.Namespace, server: Any = None) -> None:
    """Run everything and print the result."""
    ledger, seconds = asyncio.run(crash(db, chosen.kills, chosen.tables, chosen.seed, server))
    found = check(db, ledger)
    summary = {"kills": chosen.kills, "seconds": round(seconds), "tables": len(ledger.tables), **found}
    summary |= {"acknowledged": len(ledger.acknowledged), "acknowledged_again": ledger.again, **ledger.faults}
    print(json.dumps(summary | {"reconnections": ledger.reconnections}))


def main() -> None:
    """Choose a database and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="", help="a database that services are killed on; its own server is left alone")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL that is started, and killed too")
    chosen = parser.parse_args()
    if chosen.postgres:
        with own_postgres() as server:
            run(server.new_database(), chosen, server)
        return
    with tempfile.TemporaryDirectory() as folder:
        run(chosen.db or str(Path(folder) / "tables.db"), chosen)


if __name__ == "__main__":
    main()
