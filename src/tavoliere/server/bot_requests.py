"""Asks worker processes for bots' moves and hints, no faster than the settings allow."""

import asyncio
import secrets
from collections import Counter

from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.server.catalogue import Catalogue, Hint
from tavoliere.server.fair_queue import Owner
from tavoliere.server.settings import Settings
from tavoliere.server.usage_limits import RateByKey
from tavoliere.server.work import Kind, Work

DECIDE, HINT = "tavoliere.server.bot_jobs:decide", "tavoliere.server.bot_jobs:hint"
BURST_SECONDS = 3.0  # moves of so many seconds may come at once
PER_ADDRESS = 3  # an address may use as much as so many people


class BotRequests:
    """Requests for bots' moves and hints, each on behalf of whoever made its table."""

    def __init__(self, work: Work, catalogue: Catalogue, settings: Settings) -> None:
        self.work, self.catalogue = work, catalogue
        self._hints: Counter[Owner] = Counter()  # that are being waited for
        per_second = settings.bot_moves_per_second
        # Without a limit, bots among themselves would play as fast as moves are stored, and people's moves would wait.
        self._paces = (
            RateByKey(per_second, per_second * BURST_SECONDS),
            RateByKey(per_second * PER_ADDRESS, per_second * PER_ADDRESS * BURST_SECONDS),
        )

    async def move(self, owner: Owner, level: str, game: Game, state: Array, seat: int, seed: int | None = None) -> int:
        """The move a bot of a level chooses; it may not be legal. A seed makes its thinking repeatable."""
        pause = max(pace.reserve(key) for pace, key in zip(self._paces, (owner, owner.address), strict=True))
        if pause:
            await asyncio.sleep(pause)
        kind = Kind.BOT if level in self.catalogue.quick_levels else Kind.THINK
        # A bot's thinking has its own chance: it must not depend on the match's seed.
        asked = (level, game, state.tobytes(), seat, secrets.randbits(64) if seed is None else seed)
        return int(await self.work.run(kind, owner, DECIDE, *asked, must=True))

    def reserve_hint(self, owner: Owner) -> None:
        """Count a hint that will be asked for, or refuse somebody who already waits for many."""
        at_address = sum(count for one, count in self._hints.items() if one.address == owner.address)
        settings = self.work.settings
        if self._hints[owner] >= settings.waiting_per_person or at_address >= settings.waiting_per_address:
            raise self.work.busy(Kind.THINK)
        self._hints[owner] += 1

    def release_hint(self, owner: Owner) -> None:
        """Stop counting a hint: it was given, or will not be asked for."""
        self._hints[owner] -= 1
        self._hints += Counter()  # drops those who wait for none

    async def hint(self, owner: Owner, game: Game, state: Array, seat: int) -> list[Hint]:
        """A strong bot's opinion of a seat's moves, best first."""
        asked = (game, state.tobytes(), seat, secrets.randbits(64))
        found: list[Hint] = await self.work.run(Kind.THINK, owner, HINT, *asked, must=True)
        return found
