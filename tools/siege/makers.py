"""Attacks through what visitors may create and request besides tables: positions, reviews, boxes, guided games."""

import asyncio
import json
import random
from itertools import count, cycle
from typing import Any

from siege.attacks import attack, crowd
from siege.client import Json, Report, Visitor, again_and_again

SMALL_BOXES = 18  # of each of the crowd: the large ones that follow reach the limit of files an hour
LISTED = 50  # tables of one's own that one's list shows at most
READERS = 4  # people with so many tables: making them must end soon, and an address has the request rate of four people
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
JSON = {"Content-Type": "application/json"}
DEEP = b'{"seat":0,"position":' + b'{"a":' * 450 + b"1" + b"}" * 450 + b"}"
WIDE = json.dumps({"seat": 0, "position": {"game": "paris", "a": [[1] * 10] * 14_000}}).encode()


async def laid_out(visitor: Visitor, game: str) -> Json:
    """A position that somebody may enter."""
    answer = await visitor.http.post(f"/api/games/{game}/position", json={"seat": 0, "seats": 4})
    answer.raise_for_status()
    return dict(answer.json()["position"])


@attack("200", "data-too-deep", "data-too-big", "position-not-in-range")
async def positions(url: str, address: str, seconds: float, report: Report) -> None:
    """Positions: deep, wide, with numbers beyond all bounds, and good ones, laid out and asked about."""
    visitors = await crowd(url, address, "Position")
    good, who = await laid_out(visitors[0], "necropolis_railway"), cycle(visitors)

    async def send() -> None:
        visitor, path = next(who), random.choice(("position", "ask"))
        where = f"/api/games/necropolis_railway/{path}"
        report.note(await visitor.http.post(where, content=random.choice((DEEP, WIDE)), headers=JSON))
        report.note(await visitor.http.post(where, json={"seat": 0, "position": good | {"seats": 10**9}}))
        report.note(await visitor.http.post(where, json={"seat": 0, "position": good}))

    await again_and_again(seconds, report, send, at_once=12)


@attack("201")
async def playing_on(url: str, address: str, seconds: float, report: Report) -> None:
    """Tables that go on from positions and from any step of a finished match, and guided games begun anew."""
    visitors = await crowd(url, address, "Again")
    table, good = await visitors[0].finished_match(), await laid_out(visitors[0], "paris")
    who = cycle(visitors)

    async def begin() -> None:
        visitor, four = next(who), [PERSON, BOT, BOT, BOT]
        wish: Json = {"seat": 0, "position": good, "seats": four}
        report.note(await visitor.http.post("/api/games/paris/play-on", json=wish))
        wish = {"step": random.randrange(100), "seats": four, "listed": False}
        report.note(await visitor.http.post(f"/api/tables/{table}/play-on", json=wish))
        report.note(await visitor.http.post("/api/games/paris/lesson", json={"again": True}))

    await again_and_again(seconds, report, begin, at_once=8)


@attack("201", "200", "too-many-files")
async def saved_boxes(url: str, address: str, seconds: float, report: Report) -> None:
    """Large drafts saved under names and offered to all, listed, compared and read."""
    visitors = await crowd(url, address, "Saver")
    printed = next(one["box"] for one in (await visitors[0].http.get("/api/games")).json() if one["game"] == "paris")
    places = (await visitors[0].http.get(f"/api/boxes/{printed}")).json()["tables"]["places"]["rows"]
    filler = [{"id": place["id"], "provenance": "x" * 3900} for place in places]
    who, numbers = cycle(visitors), count()
    await asyncio.gather(*(small_boxes(visitor, SMALL_BOXES) for visitor in visitors))

    async def save() -> None:
        visitor, number = next(who), next(numbers)
        draft = {"tables": {"places": {"change": filler}}, "name": f"Draft {number}", "offered": True}
        answer = await visitor.http.post("/api/games/paris/own-boxes", json=draft)
        report.note(answer)
        if answer.status_code == 201:
            box = answer.json()["id"]
            report.note(await visitor.http.get(f"/api/games/paris/box-differences?second={box}"))
            report.note(await visitor.http.get(f"/api/own-boxes/{box}"))
        report.note(await visitor.http.get("/api/games/paris/own-boxes"))

    await again_and_again(seconds, report, save, at_once=8)


async def small_boxes(visitor: Visitor, number: int) -> None:
    """Boxes saved by one person, nearly as many as an hour allows."""
    for one in range(number):
        draft = {"name": f"Small {one}", "offered": True}
        (await visitor.http.post("/api/games/paris/own-boxes", json=draft)).raise_for_status()


@attack("200")
async def review_readers(url: str, address: str, seconds: float, report: Report) -> None:
    """The report of a finished match, which is large, read by people we know as fast as they can."""
    visitors = await crowd(url, address, "Reader")
    where = f"/api/tables/{await visitors[0].finished_match()}/review"

    async def state() -> Json:
        return dict((await visitors[0].http.get(where)).json())

    (await visitors[0].http.post(where, json={"depth": "quick"})).raise_for_status()
    while (now := await state())["status"] == "running" and not now["done"]:
        await asyncio.sleep(0.3)
    await visitors[0].http.delete(where)
    while (await state())["status"] == "running":
        await asyncio.sleep(0.3)
    await read_all(visitors, (where,), seconds, report)


@attack("200")
async def own_lobbies(url: str, address: str, seconds: float, report: Report) -> None:
    """People we know, with as many tables of their own as a list shows, who look at their lists all the time."""
    visitors = (await crowd(url, address, "Lobby"))[:READERS]
    await asyncio.gather(*(begin_tables(visitor) for visitor in visitors))
    await read_all(visitors, ("/api/lobby",), seconds, report)


async def begin_tables(visitor: Visitor) -> None:
    """Tables that have begun: of those that wait for people one may have a few only."""
    for _ in range(LISTED):
        table = (await visitor.make("paris", ["person", "random", "random", "random"]))["table"]
        await visitor.sit(table, 0)


async def read_all(visitors: list[Visitor], paths: tuple[str, ...], seconds: float, report: Report) -> None:
    """Pages read by people we know, as fast as they come."""
    who = cycle(visitors)

    async def read() -> None:
        report.note(await next(who).http.get(random.choice(paths)))

    await again_and_again(seconds, report, read, at_once=20)


@attack("hung up")
async def hanging_up(url: str, address: str, seconds: float, report: Report) -> None:
    """Expensive requests whose answers nobody waits for."""
    visitors = await crowd(url, address, "Gone")
    good, who = await laid_out(visitors[0], "necropolis_railway"), cycle(visitors)
    bodies: tuple[tuple[str, Any], ...] = (
        ("/api/games/necropolis_railway/ask", {"seat": 0, "position": good, "depth": "deep"}),
        ("/api/games/necropolis_railway/position", {"seat": 0, "position": good}),
        ("/api/games/necropolis_railway/box", {"tables": {}}),
    )

    async def ask() -> None:
        path, body = random.choice(bodies)
        try:
            async with asyncio.timeout(random.uniform(0.05, 0.5)):
                report.note(await next(who).http.post(path, json=body))
        except TimeoutError:
            report.sent += 1
            report.answers["hung up"] += 1

    await again_and_again(seconds, report, ask, at_once=12)
