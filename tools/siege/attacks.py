"""The attacks: each is what one visitor could do within or beyond the limits, for a bounded time, on loopback only."""

import asyncio
import json
import random
import struct

from siege.client import Attack, Report, Visitor, again_and_again, message

LONG_KEY = ".".join("a" for _ in range(95_000))
HUGE = "9" * 400
HALF_SENT = 1100
EXPERTS = 20
HINTS = 40


async def misspelt_moves(url: str, address: str, seconds: float, report: Report) -> None:
    """Moves that look almost like one, asked about and played, from several connections."""
    visitor = await Visitor.named(url, address, "Misspelt")
    made = await visitor.make("paris", ["person", "random"], listed=False)
    await visitor.sit(made["table"], 0)

    async def ask() -> None:
        async with visitor.socket() as raw:
            await raw.send(message("open", table=made["table"]))
            for _ in range(1000):
                wrong = "".join(random.choices("claim arc-champs:blue wild", k=60))
                await raw.send(message("why", table=made["table"], seat=0, target=wrong))
                await raw.send(message("play", table=made["table"], seat=0, decision=1, move=wrong))
                report.note(_told(await raw.recv()))
                await asyncio.sleep(0.02)

    await again_and_again(seconds, ask, at_once=6)


async def endless_boxes(url: str, address: str, seconds: float, report: Report) -> None:
    """Component files that are expensive to refuse: a key of 95,000 parts, deep arrays, huge numbers."""
    visitor = await Visitor.named(url, address, "Boxes")
    hostile = [f"{LONG_KEY} = 1", "x = " + "[" * 90_000, f"x = {HUGE}", "[routes]\nx = [" + "1," * 90_000 + "]"]

    async def send() -> None:
        body = {"game": "paris", "toml": random.choice(hostile)}
        report.note(await visitor.http.post("/api/boxes", json=body))

    await again_and_again(seconds, send, at_once=12)


async def many_boxes(url: str, address: str, seconds: float, report: Report) -> None:
    """Boxes that are accepted, each a little different, to fill the disk."""
    visitor = await Visitor.named(url, address, "Hoarder")
    numbers = iter(range(10**6))

    async def send() -> None:
        body = {"game": "paris", "toml": f"[rules]\nprovenance = '{next(numbers)} {'x' * 100_000}'\n"}
        report.note(await visitor.http.post("/api/boxes", json=body))

    await again_and_again(seconds, send, at_once=4)


async def replays(url: str, address: str, seconds: float, report: Report) -> None:
    """A finished match read by forty strangers at once, each from another step."""
    visitor = await Visitor.named(url, address, "Reader")
    made = await visitor.make("paris", ["random", "random", "random", "random"])
    nobody = Visitor(url, address)
    while (await nobody.http.get(f"/api/tables/{made['table']}")).json().get("status") != "over":
        await asyncio.sleep(0.2)

    async def read() -> None:
        step = random.randrange(150)
        report.note(await nobody.http.get(f"/api/tables/{made['table']}/replay", params={"from": step, "eyes": "all"}))
        report.note(await nobody.http.get(f"/api/tables/{made['table']}/points"))

    await again_and_again(seconds, read, at_once=40)


async def expert_tables(url: str, address: str, seconds: float, report: Report) -> None:
    """As many tables of experts among themselves as one is allowed to make."""
    visitor = await Visitor.named(url, address, "Experts")

    async def make() -> None:
        answer = await visitor.http.post(
            "/api/tables",
            json={"game": "necropolis_railway", "seats": [{"kind": "bot", "level": "expert"}] * 4},
        )
        report.note(answer)
        await asyncio.sleep(0.2 if answer.status_code == 201 else 1)

    await again_and_again(seconds, make, at_once=EXPERTS)


async def hints(url: str, address: str, seconds: float, report: Report) -> None:
    """Forty connections that ask for advice without end."""
    visitor = await Visitor.named(url, address, "Asker")
    made = await visitor.make("paris", ["person", "random"], hints=True, listed=False)
    await visitor.sit(made["table"], 0)

    async def ask() -> None:
        async with visitor.socket() as raw:
            await raw.send(message("open", table=made["table"]))
            for _ in range(1000):
                await raw.send(message("hint", table=made["table"], seat=0))
                report.note(_told(await raw.recv()))
                await asyncio.sleep(0.1)

    await again_and_again(seconds, ask, at_once=HINTS)


async def slow_readers(url: str, address: str, seconds: float, report: Report) -> None:
    """Connections that ask for whole tables and never read an answer."""
    visitor = await Visitor.named(url, address, "Sloth")
    made = await visitor.make("paris", ["person", "random", "random", "random"], listed=False)
    await visitor.sit(made["table"], 0)

    async def ask() -> None:
        async with visitor.socket(max_queue=1, compression=None) as raw:
            for _ in range(5000):
                await raw.send(message("open", table=made["table"], log=True))
                report.sent += 1
                await asyncio.sleep(0.02)

    await again_and_again(seconds, ask, at_once=10)


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
            await reader.read(1)
            report.answers["hung up"] += 1
        finally:
            writer.close()

    await again_and_again(seconds, open_one, at_once=HALF_SENT)


async def control_frames(url: str, address: str, seconds: float, report: Report) -> None:
    """Pings and empty fragments as fast as the line takes them, from one connection."""
    visitor = await Visitor.named(url, address, "Pinger")
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    host, port = url.removeprefix("http://").split(":")
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Cookie: {cookie}",
    ]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    ping = struct.pack("!BB4s", 0x89, 0x80, bytes(4))
    fragment = struct.pack("!BB4s", 0x00, 0x80, bytes(4))
    opening = struct.pack("!BB4s", 0x01, 0x80, bytes(4))

    async def flood() -> None:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        try:
            writer.write("\r\n".join(lines).encode())
            await reader.readuntil(b"\r\n\r\n")
            kind = ping if random.random() < 0.5 else fragment
            writer.write(opening if kind is fragment else b"")
            for _ in range(2000):
                writer.write(kind * 200)
                await writer.drain()
                report.sent += 200
                if reader.at_eof():
                    return
                await asyncio.sleep(0)
        finally:
            writer.close()

    await again_and_again(seconds, flood)


async def match_files(url: str, address: str, seconds: float, report: Report) -> None:
    """Match files without end: good ones, which are stored, and some that fail at their last move."""
    visitor = await Visitor.named(url, address, "Importer")
    made = await visitor.make("paris", ["random", "random", "random", "random"])
    while (await visitor.http.get(f"/api/tables/{made['table']}")).json().get("status") != "over":
        await asyncio.sleep(0.2)
    good = (await visitor.http.get(f"/api/tables/{made['table']}/file")).json()

    async def send() -> None:
        body = dict(good)
        if random.random() < 0.5:
            body["moves"] = [*good["moves"][:-1], good["moves"][0]]
        report.note(await visitor.http.post("/api/matches", json=body))

    await again_and_again(seconds, send, at_once=8)


async def many_tables(url: str, address: str, seconds: float, report: Report) -> None:
    """A lobby full of one visitor's tables."""
    visitor = await Visitor.named(url, address, "Many")

    async def make() -> None:
        seats = [{"kind": "person"}] * 2
        report.note(await visitor.http.post("/api/tables", json={"game": "paris", "seats": seats}))

    await again_and_again(seconds, make, at_once=4)


async def newcomers(url: str, address: str, seconds: float, report: Report) -> None:
    """New people without end, each of whom makes a table and goes."""

    async def come() -> None:
        visitor = Visitor(url, address)
        try:
            report.note(await visitor.http.put("/api/me", json={"name": "Nobody"}))
            await visitor.make("paris", ["person", "person"])
        finally:
            await visitor.close()

    await again_and_again(seconds, come, at_once=8)


async def page_readers(url: str, address: str, seconds: float, report: Report) -> None:
    """The most expensive pages, as fast as they come."""
    nobody = Visitor(url, address)
    paths = ("/api/lobby", "/api/statistics", "/api/games/paris/rules/it", "/api/games", "/api/qr?path=/", "/docs")

    async def read() -> None:
        report.note(await nobody.http.get(random.choice(paths)))

    await again_and_again(seconds, read, at_once=20)


async def broken_messages(url: str, address: str, seconds: float, report: Report) -> None:
    """What no client of ours sends: huge versions, wrong origins, invalid UTF-8, deep and large JSON."""
    visitor = await Visitor.named(url, address, "Broken")
    texts = [f'{{"type": "hello", "id": "1", "version": {HUGE}}}', "[" * 8000, '{"type": "open", "id": "' + "x" * 9000]
    deep = b"[" * 400_000

    async def send() -> None:
        report.note(await visitor.http.get("/api/me", headers={"Origin": "http://["}))
        report.note(await visitor.http.post("/api/matches", content=deep, headers={"Content-Type": "application/json"}))
        async with visitor.socket() as raw:
            for text in texts:
                await raw.send(text)
            await raw.send(b"\xff\xfe\xfd", text=True)
            report.note(_told(await raw.recv()))

    await again_and_again(seconds, send, at_once=6)


async def reconnections(url: str, address: str, seconds: float, report: Report) -> None:
    """Websockets that come and go as fast as they can, each opening a table."""
    visitor = await Visitor.named(url, address, "Restless")
    made = await visitor.make("paris", ["person", "random"], listed=False)
    await visitor.sit(made["table"], 0)

    async def come_and_go() -> None:
        async with visitor.socket() as raw:
            await raw.send(message("open", table=made["table"], log=True))
            report.note(_told(await raw.recv()))

    await again_and_again(seconds, come_and_go, at_once=20)


def _told(text: str | bytes) -> str:
    """The type of a message, and the key of a refusal."""
    told = json.loads(text)
    return str(told.get("key", told["type"]))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        misspelt_moves,
        endless_boxes,
        many_boxes,
        replays,
        expert_tables,
        hints,
        slow_readers,
        half_sent,
        control_frames,
        match_files,
        many_tables,
        newcomers,
        page_readers,
        broken_messages,
        reconnections,
    )
}
