"""Two people who play during the attacks: measures how long their moves take, and what is refused to them."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from siege.client import WAIT, Json, Visitor, message

PACE = 0.12  # seconds between a move and the next: quicker than anybody clicks
ADDRESS = "127.0.0.2"
GAMES = ("paris", "old_london_bridge", "san_francisco", "necropolis_railway")


@dataclass
class Figures:
    """What the two people noticed."""

    moves: list[float] = field(default_factory=list)  # seconds from a click to its acknowledgement
    told: list[float] = field(default_factory=list)  # seconds from a click until the other person saw it
    pages: list[float] = field(default_factory=list)  # seconds of lobby and health
    refused: list[str] = field(default_factory=list)

    def summary(self) -> Json:
        """In milliseconds."""
        return {
            name: {"n": len(values), "p50": at(values, 0.5), "p99": at(values, 0.99), "max": at(values, 1)}
            for name, values in (("moves", self.moves), ("told", self.told), ("pages", self.pages))
        } | {"refused": self.refused[:5], "refusals": len(self.refused)}


def at(values: list[float], share: float) -> float:
    """A quantile in milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


class Player:
    """One of the two people, at one table."""

    def __init__(self, who: Visitor, seat: int, figures: Figures) -> None:
        self.who, self.seat, self.figures = who, seat, figures
        self.clicked: dict[int, float] = {}  # when the click was made that became an entry
        self.heard: dict[int, float] = {}  # when an entry of somebody else was told
        self.now: Json = {}
        self.pending: tuple[str, float] | None = None

    async def play(self, table: str, end: float) -> None:
        """Play until the match is over or the time is up."""
        async with self.who.socket() as raw:
            await raw.send(message("open", table=table))
            while time.monotonic() < end:
                told = json.loads(await asyncio.wait_for(raw.recv(), max(1.0, end - time.monotonic() + 5)))
                self._hear(told)
                if self.now.get("status") == "over":
                    return
                if self.seat in self.now.get("asked", []) and self.now.get("moves") and not self.pending:
                    await asyncio.sleep(PACE)
                    text = message("play", table=table, seat=self.seat, **self._choice())
                    self.pending = (json.loads(text)["id"], time.monotonic())
                    await raw.send(text)

    def _choice(self) -> Json:
        return {"decision": self.now["decision"], "move": random.choice(self.now["moves"])["text"]}

    def _hear(self, told: Json) -> None:
        now = time.monotonic()
        if told["type"] in ("table", "update") and "now" in told:
            self.now = told["now"]
        if self.pending and told.get("re") == self.pending[0]:
            clicked = self.pending[1]
            self.pending = None
            if told["type"] == "done":
                self.figures.moves.append(now - clicked)
                self.clicked[told["number"]] = clicked
            else:
                self.figures.refused.append(str(told.get("key", told["type"])))
        elif told["type"] == "refused":
            self.figures.refused.append(str(told["key"]))
        if told["type"] == "update" and told.get("seat") != self.seat:
            self.heard[told["number"]] = now


async def look_around(who: Visitor, figures: Figures, end: float) -> None:
    """Open the lobby now and then and check the service's health."""
    while time.monotonic() < end:
        for path in ("/api/lobby", "/healthz", "/api/games"):
            began = time.monotonic()
            answer = await who.http.get(path)
            figures.pages.append(time.monotonic() - began)
            if answer.status_code != 200:
                figures.refused.append(f"{path} {answer.status_code}")
        await asyncio.sleep(0.5)


async def one_match(url: str, people: list[Visitor], figures: Figures, end: float) -> None:
    """A table of two, from its making to its end: newcomers must get in during an attack."""
    game = random.choice(GAMES)
    made = await people[0].make(game, ["person", "person"], listed=False)
    for seat, person in enumerate(people):
        more: dict[str, Any] = {"invitation": made["invitation"]} if made.get("invitation") else {}
        await person.sit(made["table"], seat, **more)
    one, other = (Player(person, seat, figures) for seat, person in enumerate(people))
    await asyncio.gather(one.play(made["table"], end), other.play(made["table"], end))
    for mover, reader in ((one, other), (other, one)):
        figures.told += [reader.heard[number] - at for number, at in mover.clicked.items() if number in reader.heard]


async def watch(url: str, seconds: float) -> Figures:
    """Play match after match until the time is up."""
    figures, end = Figures(), time.monotonic() + seconds
    people = [await Visitor.named(url, ADDRESS, name) for name in ("Ada", "Leo")]
    around = asyncio.create_task(look_around(people[0], figures, end))
    try:
        async with asyncio.timeout(seconds + WAIT):
            while time.monotonic() < end:
                await one_match(url, people, figures, end)
    except Exception as error:  # whatever stops the two people is a result
        figures.refused.append(f"{type(error).__name__}: {error}"[:200])
    around.cancel()
    await asyncio.gather(around, return_exceptions=True)
    for person in people:
        await person.close()
    return figures
