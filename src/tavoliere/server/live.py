"""A table in memory: one door for people and bots; an entry is stored first, then told."""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection as Rows

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.server import actions
from tavoliere.server.actions import Action, Change
from tavoliere.server.errors import DecisionClosed, Refused
from tavoliere.server.messages import Presence
from tavoliere.server.projection import Telling
from tavoliere.server.table import OPEN, OVER, RUNNING, Table
from tavoliere.store import StoreUnavailable, matches
from tavoliere.store.errors import NumberTaken
from tavoliere.store.matches import Entry

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

MOVES_PEOPLE = ("sit", "leave")
PATIENCE = 1.0  # seconds before bots and clocks try again when the database was away


class Listener(Protocol):
    """Whoever sees a table."""

    person: str | None

    def post(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def show(self, live: "LiveTable") -> None:
        """Send everything about a table."""


class LiveTable:
    """A table and those who see it."""

    __slots__ = ("alarm", "audience", "hub", "is_stale", "left_at", "lock", "table", "thinking")

    def __init__(self, table: Table, hub: "Hub") -> None:
        self.table = table
        self.hub = hub
        self.audience: dict[Listener, int | None] = {}  # with the seat in front of the curtain
        self.lock = asyncio.Lock()
        self.is_stale = False  # the database may know more than we do
        self.thinking: set[tuple[int, int]] = set()  # seat and decision
        self.alarm: asyncio.TimerHandle | None = None
        self.left_at = time.monotonic()

    # --- the door ---------------------------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Check an action against the table as it is, store it, let it happen, tell everybody; returns its number."""
        async with self.lock:
            while True:
                if self.is_stale:
                    await self.catch_up()
                change = action(self.table)
                try:
                    return await self._store(change)
                except NumberTaken:
                    # Another process was first. What it wrote may change the answer, and only that may: however often
                    # we are overtaken, the action itself says whether it still stands.
                    self.is_stale = True

    async def _store(self, change: Change) -> int:
        entry = Entry(
            self.table.id,
            self.table.number + 1,
            change.kind,
            time.time(),
            change.seat,
            change.person,
            change.message,
            change.data,
        )
        after, told = self.table.after(entry)

        def work(rows: Rows) -> None:
            matches.append(rows, entry, after.summary())
            if entry.kind in ("sit", "leave") and self.table.status == OPEN and entry.seat is not None:
                matches.own_seat(rows, entry.match, entry.seat, after.seats[entry.seat].person)
            if after.status == OVER and self.table.status == RUNNING:
                matches.add_results(rows, after.result_rows())

        try:
            with self.hub.metrics.commit.time():
                await self.hub.store.write(work, about=self.table.id)
        except StoreUnavailable:
            self.is_stale = True  # it may have been committed all the same
            raise
        self.accept(after, entry, told)
        return entry.number

    async def catch_up(self) -> None:
        """Let happen what other processes stored."""
        number = self.table.number
        for entry in await self.hub.store.read(lambda rows: matches.entries_of(rows, self.table.id, number)):
            try:
                after, told = self.table.after(entry)
            except Exception as error:  # the other process may be of another release
                self.hub.log.broken("catch-up-failed", error, table=self.table.id)
                raise Refused("table-does-not-replay") from error
            self.accept(after, entry, told)
        self.is_stale = False

    async def refresh(self, number: int) -> None:
        """Catch up if an entry of this number is news."""
        if number > self.table.number:
            async with self.lock:
                await self.catch_up()

    def accept(self, after: Table, entry: Entry, told: list[Event]) -> None:
        """A stored entry becomes the state, and everybody hears of it."""
        self.table = after
        telling = Telling(after, entry, told, self.here())
        for listener in list(self.audience):
            try:
                self._tell(listener, telling)
            except Exception as error:  # what one cannot be told must not keep it from the others
                self.hub.log.broken("telling-failed", error, table=after.id)
        self.hub.heard(self, entry)
        self.care()

    def _tell(self, listener: Listener, telling: Telling) -> None:
        entry = telling.entry
        if entry.kind in MOVES_PEOPLE and listener.person == entry.person:
            self._seat(listener)
            listener.show(self)
        else:
            listener.post(telling.to(self.audience[listener]))

    # --- who sees it ------------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats whose owners are connected."""
        people = {listener.person for listener in self.audience}
        return {seat for seat, one in enumerate(self.table.seats) if one.person is not None and one.person in people}

    def watchers(self) -> int:
        """How many look at the table without sitting at it."""
        return sum(not self.table.seats_of(listener.person) for listener in self.audience)

    def join(self, listener: Listener) -> None:
        """Somebody sees the table from now on."""
        before = self.here()
        self._seat(listener)
        self._tell_presence(before)

    def _seat(self, listener: Listener) -> None:
        """With one seat there is no curtain; with several it is drawn until somebody looks."""
        own = self.table.seats_of(listener.person)
        self.audience[listener] = own[0] if len(own) == 1 else None

    def part(self, listener: Listener) -> None:
        """Somebody sees the table no more."""
        before = self.here()
        self.audience.pop(listener, None)
        self.left_at = time.monotonic()
        self._tell_presence(before)

    def _tell_presence(self, before: set[int]) -> None:
        here = self.here()
        if here != before:
            message = Presence(table=self.table.id, here=sorted(here)).encode()
            for listener in list(self.audience):
                listener.post(message)

    # --- bots and clocks --------------------------------------------------------------------------------------------

    def care(self) -> None:
        """Do what no person has to do: start, let bots think, watch the clock. Only the lease's holder does."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.table.wake_at is None or not self.hub.minds(self):
            return
        if self.table.status == OPEN:
            self.hub.spawn(self.quietly(actions.start(self.hub.start_position)))
        for seat in self.table.bots_asked:
            key = (seat, self.table.decision)
            if key not in self.thinking:
                self.thinking.add(key)
                self.hub.spawn(self._think(*key))
        self._set_alarm()

    def _set_alarm(self) -> None:
        flag = self.table.clock.next_flag() if self.table.clock and self.table.status == RUNNING else None
        if flag:
            at, seat = flag
            delay = max(0.0, at - time.time()) + 0.01

            def ring() -> None:
                self.hub.spawn(self.quietly(actions.time_out(seat, time.time())))

            self.alarm = asyncio.get_running_loop().call_later(delay, ring)

    async def _think(self, seat: int, decision: int) -> None:
        table = self.table
        level, match = table.level(seat), table.match
        try:
            if level is None or match is None:
                return
            game, state = match.game, match.state
            with self.hub.metrics.thinking.labels(level).time():
                # A bot's thinking has its own chance: it must not depend on the match's seed.
                move = await self._decision(level, game, state, seat)
            await self.quietly(actions.bot_play(seat, decision, game.text_of(move)))
        finally:
            self.thinking.discard((seat, decision))

    async def _decision(self, level: str, game: Game, state: Array, seat: int) -> int:
        """A bot's move; one that breaks down moves by lot, so that nobody waits for it for ever."""
        legal = game.legal_moves(state, seat)
        try:
            call = self.hub.catalogue.decide
            move = int(await self.hub.think(call, level, game, state.copy(), seat, secrets.randbits(64)))
            if move in legal:
                return move
            self.hub.log.warning("bot-refused", table=self.table.id)
        except Exception as error:
            self.hub.log.broken("bot-failed", error, table=self.table.id)
        return secrets.choice(legal)

    async def quietly(self, action: Action) -> None:
        """Act for nobody in particular: being overtaken is no error, a database that is away is tried again."""
        try:
            await self.act(action)
        except DecisionClosed:
            pass
        except StoreUnavailable as error:
            self.hub.log.warning("store-away", reason=error.sentence(), table=self.table.id)
            asyncio.get_running_loop().call_later(PATIENCE, self.care)
        except TavoliereError as error:
            self.hub.log.broken("bot-refused", error, table=self.table.id)
