"""`tavoliere bench server`: how many live tables one core holds, measured with real websocket clients.

A live table has four connected clients and a move every five seconds; all games take turns. The server runs as a
process of its own on one core, the clients on the others.
"""

import asyncio
import gc
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from tavoliere import app
from tavoliere.cli import cli_texts
from tavoliere.engine.compile_queue import compile_now
from tavoliere.server.messages import VERSION

SEATS = 4
PACE = 5.0  # seconds between two moves at a table
STAGES = (10, 100, 1000)
STORED = 10_000
AT_ONCE = 40  # tables that are set up at the same time
LIMITS = {
    "TAVOLIERE_WRITES_PER_MINUTE": "100000000",
    "TAVOLIERE_READS_PER_MINUTE": "100000000",
    "TAVOLIERE_CONNECTIONS": "100000",
    "TAVOLIERE_CONNECTIONS_PER_ADDRESS": "100000",
    "TAVOLIERE_NEW_PEOPLE_PER_HOUR": "100000000",
    "TAVOLIERE_NEW_CONNECTIONS_PER_SECOND": "100000",
    "TAVOLIERE_ADDRESS_MESSAGES_PER_SECOND": "1000000",
    "TAVOLIERE_MESSAGES_PER_SECOND": "1000",
    "TAVOLIERE_OPEN_TABLES": "1000000",
    "TAVOLIERE_OPEN_TABLES_PER_ADDRESS": "1000000",
    "TAVOLIERE_TABLES_PER_DAY": "1000000",
    "TAVOLIERE_TABLES_PER_DAY_PER_ADDRESS": "1000000",
    "TAVOLIERE_HELLO_SECONDS": "120",
    "TAVOLIERE_PING_SECONDS": "60",
}


class Served:
    """The server in a process of its own, on a core of its own."""

    def __init__(self, db: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        command = [sys.executable, "-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.log = open(db.with_suffix(".log"), "wb")  # noqa: SIM115 - closed with the server
        started = time.perf_counter()
        self.process = subprocess.Popen(
            [*command, "--db", str(db)], env={**os.environ, **LIMITS}, stdout=self.log, stderr=self.log
        )
        self.cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {self.cores[0]})
        self._wait()
        self.start_seconds = time.perf_counter() - started

    def _wait(self) -> None:
        while self.process.poll() is None:
            try:
                ask(self.port, "GET", "/healthz")
                return
            except OSError:
                time.sleep(0.01)
        raise RuntimeError(f"the server did not start; its output is in {self.log.name}")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop the server."""
        self.process.kill()
        self.process.wait()
        self.log.close()


def ask(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """An HTTP call: its answer, and the cookie it set."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        read = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(read)
        return read, (answer.getheader("set-cookie") or cookie).split(";")[0]
    finally:
        connection.close()


@dataclass
class Figures:
    """What clients measured."""

    sent: dict[str, float] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0


@dataclass
class LiveTable:
    """A table with four connected clients."""

    port: int
    game: str
    figures: Figures
    sockets: list[ClientConnection] = field(default_factory=list)
    now: list[dict[str, Any]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    clicks: dict[int, float] = field(default_factory=dict)  # when the move was clicked that became an entry
    pending: float = 0.0
    id: str = ""

    async def set_up(self) -> None:
        """Four people, a table, four connections."""
        people = [await asyncio.to_thread(ask, self.port, "PUT", "/api/me", {"name": "B"}) for _ in range(SEATS)]
        cookies = [cookie for _answer, cookie in people]
        wish = {"game": self.game, "seats": [{"kind": "person"}] * SEATS, "listed": False}
        made, _ = await asyncio.to_thread(ask, self.port, "POST", "/api/tables", wish, cookies[0])
        self.id = made["table"]
        for seat, cookie in enumerate(cookies):
            sitting = {"seats": [{"seat": seat}], "number": secrets.token_hex(16), "invitation": made["invitation"]}
            await asyncio.to_thread(ask, self.port, "POST", f"/api/tables/{self.id}/sit", sitting, cookie)
        for seat, cookie in enumerate(cookies):
            address = f"ws://127.0.0.1:{self.port}/ws"
            connection = await connect(
                address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None, open_timeout=60
            )
            self.sockets.append(connection)
            await connection.send(json.dumps({"type": "hello", "id": "h", "version": VERSION}))
            await connection.send(json.dumps({"type": "open", "id": "o", "table": self.id}))
            asyncio.get_running_loop().create_task(self._listen(seat, connection))

    async def _listen(self, seat: int, connection: ClientConnection) -> None:
        async for text in connection:
            arrived = time.perf_counter()
            message = json.loads(text)
            if message.get("entry") == "play":
                self.figures.latencies.append(arrived - self.pending)
            elif message["type"] == "refused":
                self.figures.refused += 1
            self.now[seat] = message.get("now") or self.now[seat]

    async def play(self, until: float, chance: random.Random) -> None:
        """A move every few seconds, by one of those who are asked."""
        await asyncio.sleep(chance.uniform(0, PACE))
        while time.perf_counter() < until:
            asked = [seat for seat in range(SEATS) if self.now[seat].get("moves")]
            if asked:
                seat = chance.choice(asked)
                now = self.now[seat]
                message = {"type": "play", "id": secrets.token_hex(6), "table": self.id, "seat": seat}
                message |= {"decision": now["decision"], "move": chance.choice(now["moves"])["text"]}
                self.pending = time.perf_counter()
                self.figures.moves += 1
                await self.sockets[seat].send(json.dumps(message))
            await asyncio.sleep(PACE)


async def measure(games: list[str], seconds: float, stages: tuple[int, ...]) -> list[dict[str, Any]]:
    """Grow from stage to stage, and measure at each."""
    results: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "tables.db")
        use_other_cores(served)
        try:
            for game in games:
                await warm_up(served, game)
            empty = served.memory()
            tables: list[LiveTable] = []
            for stage in stages:
                await grow(tables, stage, served, games)
                results.append(await run_stage(tables, seconds, served, empty))
        finally:
            served.stop()
    return results


def use_other_cores(served: Served) -> None:
    """Leave the server its core, and open as many files as it takes."""
    import resource

    os.sched_setaffinity(0, set(served.cores[1:] or served.cores))
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def warm_up(served: Served, game: str) -> None:
    """One table, so that rules and code are loaded before memory is counted."""
    table = LiveTable(served.port, game, Figures())
    await table.set_up()
    await table.play(time.perf_counter() + 3, random.Random(0))
    for connection in table.sockets:
        await connection.close()


async def grow(tables: list[LiveTable], stage: int, served: Served, games: list[str]) -> None:
    """Set up tables of all games in turn until there are as many as wanted."""
    gate = asyncio.Semaphore(AT_ONCE)
    new = [LiveTable(served.port, games[place % len(games)], Figures()) for place in range(len(tables), stage)]

    async def one(table: LiveTable) -> None:
        async with gate:
            await table.set_up()

    await asyncio.gather(*(one(table) for table in new))
    tables += new


async def run_stage(tables: list[LiveTable], seconds: float, served: Served, empty: int) -> dict[str, Any]:
    """Let everybody play for a while, and measure."""
    figures = Figures()
    for table in tables:
        table.figures = figures
    gc.collect()
    gc.disable()  # the clients' own pauses are not the server's
    chance, cpu, started = random.Random(len(tables)), served.cpu(), time.perf_counter()
    until = started + seconds
    await asyncio.gather(*(table.play(until, random.Random(chance.random())) for table in tables))
    spent = time.perf_counter() - started
    used = served.cpu() - cpu
    gc.enable()
    await asyncio.sleep(1)
    ordered = sorted(figures.latencies) or [0.0]
    return {
        "tables": len(tables),
        "clients": SEATS * len(tables),
        "moves_per_second": round(figures.moves / seconds, 1),
        "messages": len(figures.latencies),
        "lost": figures.moves * SEATS - len(figures.latencies),
        "refused": figures.refused,
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "core_percent": round(100 * used / spent),
        "kb_per_table": round((served.memory() - empty) / 1024 / len(tables), 1),
    }


def start_with_many() -> dict[str, Any]:
    """How long a start takes when ten thousand matches are stored, a tenth of them running."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "tables.db"
        served = Served(db)
        _me, cookie = ask(served.port, "PUT", "/api/me", {"name": "B"})
        wish = {"game": "paris", "seats": [{"kind": "bot", "level": "random"}] * SEATS}
        over = ask(served.port, "POST", "/api/tables", wish, cookie)[0]["table"]
        while ask(served.port, "GET", f"/api/tables/{over}")[0]["status"] != "over":
            time.sleep(0.2)
        served.stop()
        multiply(db, over)
        served = Served(db)
        many = served.start_seconds
        served.stop()
        empty = Served(Path(folder) / "empty.db")
        empty.stop()
    return {"stored": STORED, "start_s": round(many, 2), "empty_start_s": round(empty.start_seconds, 2)}


def multiply(db: Path, match: str) -> None:
    """Store copies of a finished match under other ids; in every tenth it is a person's turn and stays so."""
    import sqlite3

    connection = sqlite3.connect(db)
    columns = [row[1] for row in connection.execute("pragma table_info(matches)")]
    others = ", ".join(column for column in columns if column not in ("id", "status"))
    for number in range(STORED):
        status = "running" if number % 10 == 0 else "over"
        connection.execute(
            f"insert into matches (id, status, {others}) select ?, ?, {others} from matches where id = ?",
            (f"copy{number}", status, match),
        )
    columns = [row[1] for row in connection.execute("pragma table_info(entries)") if row[1] != "match"]
    names = ", ".join(columns)
    for number in range(STORED):
        connection.execute(
            f"insert into entries (match, {names}) select ?, {names} from entries where match = ?",
            (f"copy{number}", match),
        )
    connection.commit()
    connection.close()


def show_server_bench(language: str, seconds: float, as_json: bool) -> None:
    """Measure, and print a table."""
    games = app.game_ids()
    for one in games:  # a server that still compiles is slow
        compile_now(app.load(one))
    stages = asyncio.run(measure(games, max(seconds, 3 * PACE), STAGES))
    started = start_with_many()
    if as_json:
        print(json.dumps({"games": games, "stages": stages, "start": started}, indent=1))
        return
    words, grid = cli_texts(language), Grid(box=None, pad_edge=False)
    for column in ("", *(str(stage["tables"]) for stage in stages)):
        grid.add_column(column, justify="right")
    for key in list(stages[0])[1:]:
        grid.add_row(words(f"bench-server-{key.replace('_', '-')}"), *(f"{stage[key]:,}" for stage in stages))
    console = Console()
    console.print(grid)
    console.print(
        words("bench-server-start", stored=STORED, seconds=started["start_s"], empty=started["empty_start_s"])
    )
