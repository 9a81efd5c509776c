"""A table in memory: people and bots act on it in one place; an entry is stored first, then sent."""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy import Connection

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.events import Event
from tavoliere.engine.game import Game
from tavoliere.engine.records import Array
from tavoliere.server import actions
from tavoliere.server.actions import Action, Change
from tavoliere.server.errors import DecisionClosed, Refused
from tavoliere.server.lesson_bots import fixed_seed, pause_before, scripted_move
from tavoliere.server.messages import Presence
from tavoliere.server.projection import Broadcast
from tavoliere.server.table import OPEN, OVER, RUNNING, Table
from tavoliere.server.work import WorkFailed
from tavoliere.store import StoreUnavailable, matches
from tavoliere.store.errors import NumberTaken
from tavoliere.store.matches import Entry

if TYPE_CHECKING:
    from tavoliere.server.hub import Hub

RETRY_SECONDS = 1.0  # seconds before bots and clocks try again when the database was away


class Listener(Protocol):
    """A connection that has a table open."""

    person: str | None
    token: str | None  # the hash of the token it came with

    def post(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def show(self, live: "LiveTable") -> None:
        """Send everything about a table."""

    def end(self, reason: str) -> None:
        """Close the connection."""


def new_owners(before: Table, after: Table) -> dict[int, str | None]:
    """The seats that belong to somebody else now, and to whom."""
    pairs = zip(before.seats, after.seats, strict=True)
    return {seat: new.person for seat, (old, new) in enumerate(pairs) if old.person != new.person}


class LiveTable:
    """A table in memory and the connections that have it open."""

    __slots__ = ("audience", "clock_timer", "hub", "is_stale", "left_at", "lock", "table", "tails", "thinking")

    def __init__(self, table: Table, hub: "Hub") -> None:
        self.table = table
        self.hub = hub
        self.audience: dict[Listener, int | None] = {}  # listener -> its seat in front of the curtain
        self.lock = asyncio.Lock()
        self.is_stale = False  # the database may know more than we do
        self.thinking: set[tuple[int, int]] = set()  # seat and decision
        self.tails: list[list[tuple[Entry, list[Event]]]] = []  # what happens while somebody reads the log
        self.clock_timer: asyncio.TimerHandle | None = None
        self.left_at = time.monotonic()

    # --- acting -----------------------------------------------------------------------------------------------------

    async def act(self, action: Action) -> int:
        """Check an action, store its entry, apply it and send it to everybody; returns the entry's number."""
        async with self.lock:
            while True:
                if self.is_stale:
                    await self.catch_up()
                change = action(self.table)
                actions.require_room(self.table, change, self.hub.settings)
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
            self.hub.time.now(),
            change.seat,
            change.person,
            change.message,
            change.data,
        )
        after, events = self.table.after(entry, change.move)

        def work(connection: Connection) -> None:
            matches.append(connection, entry, after.summary())
            for seat, person in new_owners(self.table, after).items():
                matches.set_seat_owner(connection, entry.match, seat, person)
            if after.head is not self.table.head:
                matches.set_head(connection, entry.match, msgspec.to_builtins(after.head))
            if after.status == OVER and self.table.status == RUNNING:
                matches.add_results(connection, after.result_rows())

        try:
            with self.hub.metrics.commit.time():
                is_urgent = change.person is not None or change.kind == "start"
                await self.hub.store.write(work, about=self.table.id, is_urgent=is_urgent)
        except StoreUnavailable:
            self.is_stale = True  # it may have been committed nevertheless
            raise
        self.accept(after, entry, events)
        return entry.number

    async def catch_up(self) -> None:
        """Apply the entries that other processes stored."""
        number = self.table.number
        for entry in await self.hub.store.read(
            lambda connection: matches.entries_of(connection, self.table.id, number)
        ):
            try:
                after, events = self.table.after(entry)
            except Exception as error:  # the other process may be of another release
                self.hub.log.broken("catch-up-failed", error, table=self.table.id)
                raise Refused("table-does-not-replay") from error
            self.accept(after, entry, events)
        self.is_stale = False

    async def refresh(self, number: int) -> None:
        """Catch up, unless the entry of this number is applied already."""
        if number > self.table.number:
            async with self.lock:
                if number > self.table.number:  # what this process stored is told to it too, often before it is applied
                    await self.catch_up()

    def accept(self, after: Table, entry: Entry, events: list[Event]) -> None:
        """Make a stored entry part of the table and send it to everybody."""
        before, self.table = self.table, after
        for tail in self.tails:
            tail.append((entry, events))
        broadcast = Broadcast(before, after, entry, events, self.connected_seats())
        moved = {table.seats[seat].person for seat in new_owners(before, after) for table in (before, after)} - {None}
        for listener in list(self.audience):
            try:
                self._send(listener, broadcast, listener.person in moved)
            except Exception as error:  # a fault in one message must not keep it from the others
                self.hub.log.broken("broadcast-failed", error, table=after.id)
        self.hub.lists.changed(before, after)
        self.hub.on_entry(self, entry)
        self.schedule_work()

    def _send(self, listener: Listener, broadcast: Broadcast, has_moved: bool) -> None:
        if has_moved:
            self._choose_front(listener)
            listener.show(self)
        else:
            listener.post(broadcast.message_for(self.audience[listener]))

    # --- listeners --------------------------------------------------------------------------------------------------

    def connected_seats(self) -> set[int]:
        """The seats whose owners are connected."""
        people = {listener.person for listener in self.audience}
        return {seat for seat, one in enumerate(self.table.seats) if one.person is not None and one.person in people}

    def watchers(self) -> int:
        """How many connections watch the table without a seat."""
        return sum(not self.table.seats_of(listener.person) for listener in self.audience)

    def join(self, listener: Listener) -> None:
        """Add a listener."""
        before = self.connected_seats()
        self._choose_front(listener)
        self.hub.lists.changed(self.table)  # they tell how many watch it
        self._send_presence(before)

    def first_front(self, listener: Listener) -> int | None:
        """With one seat there is no curtain; with several it is drawn until somebody looks."""
        own = self.table.seats_of(listener.person)
        return own[0] if len(own) == 1 else None

    def _choose_front(self, listener: Listener) -> None:
        self.audience[listener] = self.first_front(listener)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        before = self.connected_seats()
        self.audience.pop(listener, None)
        self.left_at = time.monotonic()
        self.hub.lists.changed(self.table)
        self._send_presence(before)

    def _send_presence(self, before: set[int]) -> None:
        here = self.connected_seats()
        if here != before:
            message = Presence(table=self.table.id, here=sorted(here)).encode()
            for listener in list(self.audience):
                listener.post(message)

    # --- bots and clocks --------------------------------------------------------------------------------------------

    def schedule_work(self) -> None:
        """Start the match, let bots think, set the clock's timer: whatever is due, if this process holds the lease."""
        if self.clock_timer:
            self.clock_timer.cancel()
            self.clock_timer = None
        if self.table.wake_at is None or not self.hub.is_responsible_for(self):
            return
        if self.table.status == OPEN:
            self.hub.spawn(self.act_unattended(actions.start(self.hub.start_position)))
        for seat in self.table.bots_asked:
            key = (seat, self.table.decision)
            if key not in self.thinking:
                self.thinking.add(key)
                self.hub.spawn(self._think(*key))
        self._set_clock_timer()

    def _set_clock_timer(self) -> None:
        flag = self.table.clock.next_flag() if self.table.clock and self.table.status == RUNNING else None
        if flag:
            at, seat = flag
            now = self.hub.time.now
            delay = max(0.0, at - now()) + 0.01

            def expire() -> None:
                self.hub.spawn(self.act_unattended(actions.time_out(seat, now())))

            self.clock_timer = asyncio.get_running_loop().call_later(delay, expire)

    async def _think(self, seat: int, decision: int) -> None:
        table = self.table
        level, match = table.level(seat), table.match
        try:
            if level is None or match is None:
                return
            game, state = match.game, match.state
            await asyncio.sleep(pause_before(table))
            with self.hub.metrics.thinking.labels(level).time():
                move = await self._bot_move(level, game, state, seat)
            await self.act_unattended(actions.bot_play(seat, decision, move))
        finally:
            self.thinking.discard((seat, decision))

    async def _bot_move(self, level: str, game: Game, state: Array, seat: int) -> int:
        """The move a bot chooses; a random one if the bot fails, so that the table goes on."""
        scripted = scripted_move(self.table, seat)
        if scripted is not None:
            return scripted
        legal = game.legal_moves(state, seat)
        owner = self.hub.addresses.owner(self.table.head.maker)
        try:
            move = await self.hub.thoughts.move(owner, level, game, state, seat, fixed_seed(self.table, state))
            if move in legal:
                return move
            self.hub.log.warning("bot-refused", table=self.table.id)
        except Refused:
            self.hub.log.warning("bot-too-slow", table=self.table.id)
        except WorkFailed as error:
            self.hub.log.broken("bot-failed", error, table=self.table.id)
        return secrets.choice(legal)

    async def act_unattended(self, action: Action) -> None:
        """Act for a bot or a clock: being overtaken is no error, and an unavailable database is tried again later."""
        try:
            await self.act(action)
        except DecisionClosed:
            pass
        except StoreUnavailable as error:
            self.hub.log.warning("store-away", reason=error.sentence(), table=self.table.id)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.schedule_work)
        except TavoliereError as error:
            self.hub.log.broken("bot-refused", error, table=self.table.id)
