"""Clients for the attacks and the people who play meanwhile; each connects from an address of the loopback range."""

import asyncio
import faulthandler
import io
import json
import os
import random
import secrets
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tavoliere.server.messages import VERSION

WAIT = 30.0
ENDING = 5.0  # seconds within which whatever an attack does must end when it is told to
READY = "ready\n"  # sent by an attack that is prepared, and back to let it begin
Json = dict[str, Any]


class Visitor:
    """A person with a browser, at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=WAIT)
        self.person = ""

    @classmethod
    async def named(cls, url: str, address: str, name: str) -> "Visitor":
        """Somebody with a name."""
        visitor = cls(url, address)
        answer = await visitor.http.put("/api/me", json={"name": name})
        answer.raise_for_status()
        visitor.person = answer.json()["person"]
        return visitor

    async def make(self, game: str, seats: list[str], **wishes: Any) -> Json:
        """A new table; seats are `person`, or levels of bots."""
        planned = [{"kind": one} if one == "person" else {"kind": "bot", "level": one} for one in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": planned, **wishes})
        answer.raise_for_status()
        return dict(answer.json())

    async def sit(self, table: str, seat: int, **more: Any) -> None:
        """Sit down."""
        body = {"seats": [{"seat": seat}], "number": secrets.token_hex(16), **more}
        (await self.http.post(f"/api/tables/{table}/sit", json=body)).raise_for_status()

    async def finished_match(self) -> str:
        """A match of bots that is over."""
        table = str((await self.make("paris", ["random"] * 4))["table"])
        while (await self.http.get(f"/api/tables/{table}")).json().get("status") != "over":
            await asyncio.sleep(0.3)
        return table

    @asynccontextmanager
    async def socket(self, **more: Any) -> AsyncIterator[ClientConnection]:
        """A websocket that has said hello."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = self.url.replace("http", "ws") + "/ws"
        wanted = {
            "local_addr": (self.address, 0),
            "additional_headers": headers,
            "max_size": None,
            "open_timeout": WAIT,
        }
        raw = await connect(address, **(wanted | more))
        try:
            await raw.send(json.dumps({"type": "hello", "id": "hello", "version": VERSION}))
            yield raw
        finally:
            # Taking leave waits, without a limit, until the service has read everything: it need not read on.
            raw.transport.abort()

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


def message(type_: str, **fields: Any) -> str:
    """A message to the service, with an id of its own."""
    return json.dumps({"type": type_, "id": secrets.token_hex(6), **fields})


@dataclass
class Report:
    """The result of an attack: its answers, counted."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    standing: str = ""  # where it hangs

    def note(self, answer: httpx.Response | str | bytes) -> None:
        """Count an answer over HTTP or websocket: by the key of a refusal, else by its status or type."""
        self.sent += 1
        self.answers[answer_name(answer)] += 1

    def summary(self) -> Json:
        """The report for the process that started the attack."""
        return {"sent": self.sent, "answers": dict(self.answers.most_common(20)), "standing": self.standing}


def answer_name(answer: httpx.Response | str | bytes) -> str:
    """The key of a refusal; else the status of an answer, or the type of a message."""
    if isinstance(answer, httpx.Response):
        if answer.status_code < 400 or "json" not in answer.headers.get("content-type", ""):
            return str(answer.status_code)
        return str(answer.json()["error"]["key"])
    told = json.loads(answer)
    return str(told.get("key", told["type"]))


Act = Callable[[], Awaitable[None]]


async def again_and_again(seconds: float, report: Report, act: Act, at_once: int = 1) -> None:
    """Once all attacks are prepared, do something repeatedly in several tasks; a refused connection does not end it."""
    print(READY, end="", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    async def one() -> None:
        while loop.time() < end:
            try:
                await act()
            except Exception as error:  # whatever the service does to an attacker, the attacker comes back
                report.answers[type(error).__name__] += 1
                await asyncio.sleep(random.uniform(0.01, 0.1))

    report.standing = await ended([asyncio.create_task(one()) for _ in range(at_once)], seconds)


async def ended(tasks: list["asyncio.Task[None]"], seconds: float) -> str:
    """Let tasks work for so long, then end them; returns where one hangs that does not end."""
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    _ended, standing = await asyncio.wait(tasks, timeout=ENDING)
    where = io.StringIO()
    for task in list(standing)[:1]:
        task.print_stack(file=where)
    return f"{len(standing)} of {len(tasks)} do not end: {where.getvalue()[-600:]}" if standing else ""


def end_within(seconds: float) -> None:
    """End this process if it hangs, and say where, so that nobody has to wait for it."""
    faulthandler.dump_traceback_later(seconds, exit=True)


def be_modest() -> None:
    """Lower this process's priority: an attacker on the same machine must not win by taking the processor."""
    os.nice(15)
