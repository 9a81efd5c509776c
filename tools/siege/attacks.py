"""The attacks: each is what one visitor could do within or beyond the limits, for a bounded time, on loopback only.

Each names the answers that prove it has an effect: one that is refused at once for a wrong format would prove nothing.
"""

import asyncio
import json
import random
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count, cycle
from typing import Any

from siege.client import Report, Visitor, again_and_again, message

LONG_KEY = ".".join("a" for _ in range(95_000))
HUGE = "9" * 400
HALF_SENT = 1100
EXPERTS = 20
HINTS = 40
CROWD = 10  # names that one visitor takes: limits for each person must not add up


@dataclass(frozen=True)
class Attack:
    """An attack, and the answers that prove it has an effect."""

    run: Callable[[str, str, float, Report], Awaitable[None]]
    proof: tuple[str, ...]

    def missing(self, answers: dict[str, int]) -> list[str]:
        """The expected answers that did not come."""
        return [name for name in self.proof if not answers.get(name)]


ATTACKS: dict[str, Attack] = {}


def attack(*proof: str) -> Callable[[Any], Any]:
    """Register a function as an attack."""

    def enter(run: Any) -> Any:
        ATTACKS[run.__name__.replace("_", "-")] = Attack(run, proof)
        return run

    return enter


async def crowd(url: str, address: str, name: str) -> list[Visitor]:
    """One visitor under several names."""
    return [await Visitor.named(url, address, f"{name} {number}") for number in range(CROWD)]


async def at_table(visitor: Visitor, *others: str, **wishes: Any) -> str:
    """A table of the visitor's own, where they sit on the first seat."""
    table = str((await visitor.make("paris", ["person", *others], listed=False, **wishes))["table"])
    await visitor.sit(table, 0)
    return table


@attack("unreadable-move", "unreadable-move-alone")
async def misspelt_moves(url: str, address: str, seconds: float, report: Report) -> None:
    """Moves that look almost like one, asked about and played, from several connections."""
    visitor = await Visitor.named(url, address, "Misspelt")
    table = await at_table(visitor, "random")

    async def ask() -> None:
        async with visitor.socket() as raw:
            await raw.send(message("open", table=table))
            while (told := json.loads(await raw.recv()))["type"] != "table":
                pass
            for _ in range(1000):
                wrong = "".join(random.choices("claim arc-champs:blue wild", k=60))
                await raw.send(message("why", table=table, seat=0, target=wrong))
                await raw.send(
                    message("play", table=table, seat=0, decision=told["now"]["decision"], move=f"claim {wrong}")
                )
                report.note(await raw.recv())
                report.note(await raw.recv())

    await again_and_again(seconds, report, ask, at_once=6)


@attack("data-too-deep", "data-too-big")
async def endless_boxes(url: str, address: str, seconds: float, report: Report) -> None:
    """Component files that are expensive to refuse: a key of 95,000 parts, deep arrays, huge numbers."""
    visitors = cycle(await crowd(url, address, "Boxes"))
    hostile = [f"{LONG_KEY} = 1", "x = " + "[" * 90_000, f"x = {HUGE}", "[routes]\nx = [" + "1," * 90_000 + "]"]

    async def send() -> None:
        body = {"game": "paris", "toml": random.choice(hostile)}
        report.note(await next(visitors).http.post("/api/boxes", json=body))

    await again_and_again(seconds, report, send, at_once=12)


@attack("201")
async def many_boxes(url: str, address: str, seconds: float, report: Report) -> None:
    """Boxes that are accepted, each a little different, to fill the disk."""
    people, numbers = await crowd(url, address, "Hoarder"), count()
    printed = next(one["box"] for one in (await people[0].http.get("/api/games")).json() if one["game"] == "paris")
    places = (await people[0].http.get(f"/api/boxes/{printed}")).json()["tables"]["places"]["rows"]
    filler = "x" * 3900
    padding = ", ".join(f"{{id = '{place['id']}', provenance = '{filler}'}}" for place in places)
    visitors = cycle(people)

    async def send() -> None:
        number = next(numbers)
        own = f"[vehicles]\neach = {10 + number % 20}\n[flag]\npoints = {1 + number // 20}\n"
        body = {"game": "paris", "toml": f"{own}[places]\nchange = [{padding}]\n"}
        report.note(await next(visitors).http.post("/api/boxes", json=body))

    await again_and_again(seconds, report, send, at_once=4)


@attack("200")
async def replays(url: str, address: str, seconds: float, report: Report) -> None:
    """A finished match read by forty strangers at once, each from another step and with other eyes."""
    table = await (await Visitor.named(url, address, "Reader")).finished_match()
    nobody = Visitor(url, address)

    async def read() -> None:
        wanted = {"first": random.randrange(150), "count": random.randint(1, 20), "eyes": random.choice("0123")}
        report.note(await nobody.http.get(f"/api/tables/{table}/replay", params=wanted))
        report.note(await nobody.http.get(f"/api/tables/{table}/points"))

    await again_and_again(seconds, report, read, at_once=40)


@attack("201")
async def expert_tables(url: str, address: str, seconds: float, report: Report) -> None:
    """As many tables of experts among themselves as one is allowed to make."""
    visitors = cycle(await crowd(url, address, "Experts"))
    seats = [{"kind": "bot", "level": "expert"}] * 4

    async def make() -> None:
        answer = await next(visitors).http.post("/api/tables", json={"game": "necropolis_railway", "seats": seats})
        report.note(answer)
        await asyncio.sleep(0.2 if answer.status_code == 201 else 1)

    await again_and_again(seconds, report, make, at_once=EXPERTS)


@attack("thought")
async def hints(url: str, address: str, seconds: float, report: Report) -> None:
    """Forty connections that ask for advice without end."""
    visitors = await crowd(url, address, "Asker")
    tables = cycle([(visitor, await at_table(visitor, "random", hints=True)) for visitor in visitors])

    async def ask() -> None:
        visitor, table = next(tables)
        async with visitor.socket() as raw:
            await raw.send(message("open", table=table))
            listening = asyncio.create_task(listen(raw))
            try:
                while not listening.done():
                    await raw.send(message("hint", table=table, seat=0))
                    await asyncio.sleep(0.1)
            finally:
                listening.cancel()

    async def listen(raw: Any) -> None:
        async for told in raw:
            report.note(told)

    await again_and_again(seconds, report, ask, at_once=HINTS)


@attack("202")
async def reviews(url: str, address: str, seconds: float, report: Report) -> None:
    """Deep reviews of a finished match, begun and stopped, and questions about a position that differs each time."""
    visitors = await crowd(url, address, "Critic")
    table = await visitors[0].finished_match()
    good = (await visitors[0].http.get(f"/api/tables/{table}/file")).json()
    who, numbers = cycle(visitors), count()

    async def ask() -> None:
        visitor, number = next(who), next(numbers)
        report.note(await visitor.http.post(f"/api/tables/{table}/review", json={"depth": "deep"}))
        vehicles = [{"vehicles": 3 + number % 12}, {"vehicles": 3 + number // 12 % 12}]
        position = {"game": good["game"], "players": vehicles}
        question = {"seat": 0, "position": position, "depth": "deep"}
        report.note(await visitor.http.post(f"/api/games/{good['game']}/ask", json=question))
        if number % 10 == 9:
            report.note(await visitor.http.delete(f"/api/tables/{table}/review"))

    await again_and_again(seconds, report, ask, at_once=12)


@attack("unread")
async def slow_readers(url: str, address: str, seconds: float, report: Report) -> None:
    """Connections that ask for whole tables and never read an answer, at a table where bots play all the time."""
    visitor = await Visitor.named(url, address, "Sloth")
    own, long = await at_table(visitor, "random", "random", "random"), await visitor.finished_match()

    async def ask() -> None:
        async with visitor.socket(max_queue=1, compression=None, ping_interval=None) as raw:
            for _ in range(5000):
                await raw.send(message("open", table=own, log=True))
                await raw.send(message("open", table=long, log=True))
                report.sent += 2
                report.answers["unread"] += 2
                await asyncio.sleep(0.05)

    await again_and_again(seconds, report, ask, at_once=10)


@attack("opened", "hung up")
async def half_sent(url: str, address: str, seconds: float, report: Report) -> None:
    """Sockets that say nothing, requests that never end, bodies that never come."""
    host, port = url.removeprefix("http://").split(":")
    beginnings = (b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{")

    async def open_one() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        try:
            writer.write(random.choice(beginnings))
            await writer.drain()
            report.sent += 1
            report.answers["opened"] += 1
            await reader.read(1)
            report.answers["hung up"] += 1
        finally:
            writer.close()

    await again_and_again(seconds, report, open_one, at_once=HALF_SENT)


@attack("pings", "fragments", "hung up")
async def control_frames(url: str, address: str, seconds: float, report: Report) -> None:
    """Pings and empty fragments as fast as the line takes them, from several connections."""
    visitor = await Visitor.named(url, address, "Pinger")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    host, port = url.removeprefix("http://").split(":")
    lines = ["GET /ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Cookie: {cookie}", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    frames = {name: struct.pack("!BB4s", first, 0x80, bytes(4)) for name, first in (("pings", 0x89), ("fragments", 0))}
    opening = struct.pack("!BB4s", 0x01, 0x80, bytes(4))

    async def flood() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        try:
            writer.write("\r\n".join(lines).encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            reading = asyncio.gather(reader.read(), return_exceptions=True)  # it may be reset
            kind = random.choice(list(frames))
            writer.write(opening if kind == "fragments" else b"")
            while not reading.done():
                writer.write(frames[kind] * 200)
                await writer.drain()
                report.sent += 200
                report.answers[kind] += 200
                await asyncio.sleep(0)
            report.answers["hung up"] += 1
        finally:
            writer.close()

    await again_and_again(seconds, report, flood, at_once=4)


@attack("201", "match-move")
async def match_files(url: str, address: str, seconds: float, report: Report) -> None:
    """Match files without end: good ones, which are stored, and some that fail at their last move."""
    visitors = await crowd(url, address, "Importer")
    table = await visitors[0].finished_match()
    good = (await visitors[0].http.get(f"/api/tables/{table}/file")).json()
    bad = good | {"moves": [*good["moves"][:-1], good["moves"][0]]}
    who = cycle(visitors)

    async def send() -> None:
        report.note(await next(who).http.post("/api/matches", json=random.choice((good, bad))))

    await again_and_again(seconds, report, send, at_once=8)


@attack("201", "too-many-open-tables")
async def many_tables(url: str, address: str, seconds: float, report: Report) -> None:
    """A lobby full of one visitor's tables."""
    visitors = cycle(await crowd(url, address, "Many"))

    async def make() -> None:
        seats = [{"kind": "person"}] * 2
        report.note(await next(visitors).http.post("/api/tables", json={"game": "paris", "seats": seats}))

    await again_and_again(seconds, report, make, at_once=4)


@attack("200", "table")
async def newcomers(url: str, address: str, seconds: float, report: Report) -> None:
    """New people without end, each of whom makes a table and goes."""

    async def come() -> None:
        visitor = Visitor(url, address)
        try:
            report.note(await visitor.http.put("/api/me", json={"name": "Nobody"}))
            await visitor.make("paris", ["person", "person"])
            report.answers["table"] += 1
        finally:
            await visitor.close()

    await again_and_again(seconds, report, come, at_once=8)


OF_GAME = ("rules/it", "puzzles", "lesson", "own-boxes", "example-boxes", "box-differences")
PAGES = (
    *("/", "/api/lobby", "/api/statistics", "/api/games", "/metrics", "/docs", "/api/texts/it/paris"),
    *(f"/api/games/paris/{page}" for page in OF_GAME),
)


@attack(*(f"{path} 200" for path in PAGES), "/api/qr 200")
async def page_readers(url: str, address: str, seconds: float, report: Report) -> None:
    """The most expensive pages, as fast as they come."""
    nobody, paths = Visitor(url, address), cycle((*PAGES, "/api/qr"))

    async def read() -> None:
        path = next(paths)
        path += f"?path=/{random.randrange(10**9)}" if path == "/api/qr" else ""
        answer = await nobody.http.get(path)
        report.sent += 1
        report.answers[f"{path.partition('?')[0]} {answer.status_code}"] += 1

    await again_and_again(seconds, report, read, at_once=20)


@attack("other-origin", "body-unreadable", "message-unreadable", "ConnectionClosedError")
async def broken_messages(url: str, address: str, seconds: float, report: Report) -> None:
    """Messages that no proper client sends: huge versions, wrong origins, invalid UTF-8, deep and large JSON."""
    visitors = cycle(await crowd(url, address, "Broken"))
    texts = [f'{{"type": "hello", "id": "1", "version": {HUGE}}}', "[" * 8000, '{"type": "open", "id": "' + "x" * 9000]
    deep = b"[" * 400_000

    async def send() -> None:
        visitor = next(visitors)
        report.note(await visitor.http.put("/api/me", json={"name": "x"}, headers={"Origin": "http://["}))
        headers = {"Content-Type": "application/json"}
        report.note(await visitor.http.post("/api/matches", content=deep, headers=headers))
        async with visitor.socket() as raw:
            for text in texts:
                await raw.send(text)
            for _ in range(1 + len(texts)):
                report.note(await raw.recv())
            await raw.send(b"\xff\xfe\xfd", text=True)
            await raw.recv()

    await again_and_again(seconds, report, send, at_once=6)


@attack("table")
async def reconnections(url: str, address: str, seconds: float, report: Report) -> None:
    """Websockets that come and go as fast as they can, each opening a table."""
    visitor = await Visitor.named(url, address, "Restless")
    table = await at_table(visitor, "random")

    async def come_and_go() -> None:
        async with visitor.socket() as raw:
            await raw.send(message("open", table=table, log=True))
            report.note(await raw.recv())
            report.note(await raw.recv())

    await again_and_again(seconds, report, come_and_go, at_once=20)
