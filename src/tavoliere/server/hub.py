"""All tables this process has in memory: loaded when somebody comes, unloaded when nobody is left."""

import asyncio
import gzip
import pickle
import secrets
import time
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from tavoliere.engine.chance import seed_words
from tavoliere.engine.compile_queue import CompileQueue
from tavoliere.engine.game import Game
from tavoliere.server import actions
from tavoliere.server.bot_requests import BotRequests
from tavoliere.server.catalogue import Catalogue, Games, Tables
from tavoliere.server.clock import SteadyTime
from tavoliere.server.errors import DecisionClosed, Refused
from tavoliere.server.fair_queue import SERVER, Owner
from tavoliere.server.kept_answers import KeptAnswers
from tavoliere.server.live import RETRY_SECONDS, LiveTable
from tavoliere.server.lobby import Lists
from tavoliere.server.log import Log
from tavoliere.server.messages import LobbyChanged, Turn
from tavoliere.server.metrics import Metrics
from tavoliere.server.presence import ConnectedPeople, LastAddresses
from tavoliere.server.projection import LISTS_UNCHANGED
from tavoliere.server.settings import DAY, Settings
from tavoliere.server.stored_tables import read_table, rebuild
from tavoliere.server.table import OPEN, OVER, RUNNING, Table
from tavoliere.server.usage_limits import FileQuota, NewPeople
from tavoliere.server.work import Kind, Work
from tavoliere.store import Store, StoreUnavailable, matches, people, quotas
from tavoliere.store.matches import Entry

TICK = 1.0  # seconds between two looks at leases and idle tables
WORKERS = 4  # threads for what is short, and neither a worker's nor the database's
MAKE_GAME = "tavoliere.server.table_jobs:make_game"
ABANDONED_EVERY = 60.0
LEASE_PAUSE = 0.02  # seconds in which wanted leases are gathered
LOBBY_PAUSE = 1.0  # seconds between two notices that lists have changed
Answer = TypeVar("Answer")


class Hub:
    """The tables in memory, and what they share."""

    def __init__(self, settings: Settings, catalogue: Catalogue, store: Store, log: Log, metrics: Metrics) -> None:
        self.settings, self.catalogue, self.store, self.log, self.metrics = settings, catalogue, store, log, metrics
        self.games = Games(catalogue)
        self.tables: dict[str, LiveTable] = {}
        self.connected = ConnectedPeople()
        self.process = secrets.token_hex(8)
        self.time = SteadyTime(time.time())
        self.work = Work(settings, catalogue.source, log, metrics)
        self.thoughts = BotRequests(self.work, catalogue, settings)
        self.addresses = LastAddresses()
        self.answers = KeptAnswers(settings.replay_bytes)
        self.lists = Lists(self)
        # Who else must hear that another process signed somebody out; None: that may have been missed.
        self.on_sign_out: Callable[[people.SignedOut | None], None] = lambda gone: None
        self.compile_queue: CompileQueue | None = None  # while games are being compiled for this server
        self.files = FileQuota(settings.files_per_hour)
        self.new_people = NewPeople(settings.new_people_per_hour)
        self.results = 0  # matches whose results this process stored
        self.workers = ThreadPoolExecutor(WORKERS, "worker")
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._leases: dict[str, float] = {}  # until when, by our own clock
        self._wanted_leases: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looked_for_abandoned = time.monotonic()
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._lobby_told_at = -LOBBY_PAUSE

    async def open(self) -> None:
        """Begin to serve: the database, then the tables that wait for a bot or a clock."""
        before, after = await self.store.open(self.on_notification)
        self.time = SteadyTime(await self.store.time())
        if before not in (None, after):
            self.log.info("schema-upgraded", before=before, after=after)
        self.spawn(self._tick())
        if not self.store.is_shared:
            self.spawn(self._wake_all())

    async def close(self) -> None:
        """Shut down in order: give leases up, write what waits."""
        for task in list(self._tasks):
            task.cancel()
        self.workers.shutdown(wait=False, cancel_futures=True)
        await self.work.close()
        if self.store.is_shared:
            with suppress(StoreUnavailable, TimeoutError):
                release = partial(matches.release, process=self.process)
                await asyncio.wait_for(self.store.write(release, is_urgent=True), 5)  # not behind what else waits
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.log.broken("task-failed", error)

    async def compute(self, call: Callable[..., Answer], *arguments: Any) -> Answer:
        """Run something short in a thread; long computations go to `work`, because threads share one interpreter."""
        return await asyncio.get_running_loop().run_in_executor(self.workers, call, *arguments)

    async def made_once(self, *about: Hashable, make: Callable[[], bytes]) -> bytes:
        """An answer that never changes, compressed: made in a thread when somebody first asks for it."""
        return await self.answers.get(about, lambda: self.compute(lambda: gzip.compress(make(), mtime=0)))

    # --- games and tables in memory ----------------------------------------------------------------------------------

    async def printed(self, game_id: str) -> Game:
        """A game with the box this release prints."""
        ready = self.games.printed_if_ready(game_id)
        return ready if ready is not None else await self.compute(self.games.printed, game_id)

    async def game_with_box(self, owner: Owner, game_id: str, box: str, stored: Tables | None) -> Game | None:
        """The game with a box of a hash, made from stored tables if need be; None if it cannot be made any more."""
        await self.printed(game_id)
        found = self.games.find(game_id, box)
        if found is None and stored is not None:
            whole = await self.work.run(Kind.LOAD, owner, MAKE_GAME, game_id, stored, must=True)
            found = self.games.known(await self.compute(pickle.loads, whole))
        return found if found is not None and found.box_hash == box else None

    async def table(self, table_id: str, owner: Owner = SERVER) -> LiveTable:
        """A table by its id, loaded if need be; two who come at the same time get the same one."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._loading:
            if owner != SERVER:
                self.work.require_room(Kind.LOAD, owner)
            self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id, owner))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str, owner: Owner) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: read_table(connection, table_id))
            if stored is None:
                raise Refused("no-such-table", 404)
            table = await rebuild(self, owner, stored)
            live = self.tables[table_id] = LiveTable(table, self)
            self.lists.changed(table)  # a problem with its box is known from now on
            self.metrics.tables.set(len(self.tables))
            if table.game is not None and table.may_need_bots:
                self.work.warm(table.game)
        finally:
            del self._loading[table_id]
        if table.clock and not self.store.is_shared and table.status == RUNNING:
            await live.act_unattended(actions.resume())
        live.schedule_work()
        return live

    def start_position(self, table: Table, seed: int) -> dict[str, Any] | None:
        """Where a match that is played on from another begins."""
        position = table.head.start
        origin = table.head.origin
        if position is None or origin is None or table.game is None:
            return None
        if origin.same_cards:
            return position
        # What was unseen then is dealt anew, from the new table's own dice.
        state = table.game.imagine(table.game.place(position), origin.eyes, seed_words(seed))
        return table.game.position(state)

    def game_of(self, live: LiveTable) -> Game:
        """The game of a table that can be played."""
        game = live.table.game
        if game is None:
            raise live.table.refusal("table-unreadable")
        return game

    # --- notifications ----------------------------------------------------------------------------------------------

    def on_entry(self, live: LiveTable, entry: Entry) -> None:
        """Notify the lobby, and people whose turn it is at a table they have not open."""
        self.metrics.entries.labels(entry.kind).inc()
        self.results += live.table.status == OVER
        if entry.kind not in LISTS_UNCHANGED:
            self.lobby_changed()
        for seat in live.table.asked:
            person = live.table.seats[seat].person
            for listener in self.connected.of(person):
                if listener not in live.audience:
                    listener.post(Turn(table=live.table.id).encode())

    def lobby_changed(self) -> None:
        """Notify everybody who watches the lobby, once a second at most: each of them asks for the lists again."""
        if self._lobby_timer is None:
            wait = max(0.0, self._lobby_told_at + LOBBY_PAUSE - time.monotonic())
            self._lobby_timer = asyncio.get_running_loop().call_later(wait, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_timer, self._lobby_told_at = None, time.monotonic()
        message = LobbyChanged().encode()
        for listener in self.connected.in_lobby:
            listener.post(message)

    def on_notification(self, payload: str) -> None:
        """Follow what another process (or this one) stored; "" when notifications may have been missed."""
        if not payload:
            self.lists.forget_all()
            self.on_sign_out(None)
            self.spawn(self._refresh_all())
            return
        match, number, kind = payload.split(" ", 2)
        if match == people.SIGNED_OUT:
            gone = people.SignedOut.read(f"{number} {kind}")
            self.on_sign_out(gone)
            self.connected.sign_out(gone)
            return
        if kind not in LISTS_UNCHANGED:
            self.lobby_changed()
        if match in self.tables:
            self.spawn(self._refresh(self.tables[match], int(number)))
        else:
            self.lists.forget_all()

    async def _refresh_all(self) -> None:
        if not self.tables:
            return
        try:
            numbers = await self.store.read(lambda connection: matches.numbers_of(connection, list(self.tables)))
        except StoreUnavailable as error:
            self.log.warning("store-away", reason=error.sentence(), table="")
            await asyncio.sleep(RETRY_SECONDS)
            self.spawn(self._refresh_all())
            return
        for match, number in numbers.items():
            if match in self.tables:
                await self._refresh(self.tables[match], number)

    async def _refresh(self, live: LiveTable, number: int) -> None:
        try:
            await live.refresh(number)
        except Refused:
            live.is_stale = True
        except StoreUnavailable:
            # Perhaps nobody acts at this table through this process, but its watchers must be told.
            live.is_stale = True
            await asyncio.sleep(RETRY_SECONDS)
            self.spawn(self._refresh(live, number))

    # --- background -------------------------------------------------------------------------------------------------

    def is_responsible_for(self, live: LiveTable) -> bool:
        """Whether this process runs a table's bots and clocks; asks for the lease if it does not."""
        if not self.store.is_shared:
            return True
        if self._leases.get(live.table.id, 0) > time.monotonic():
            return True
        if not self._wanted_leases:
            Context().run(self.spawn, self._take_wanted())  # for all who want one, not for the first of them
        self._wanted_leases.add(live.table.id)
        return False

    async def _take_wanted(self) -> None:
        """Take the leases that were asked for in a moment, all at once."""
        await asyncio.sleep(LEASE_PAUSE)
        wanted = sorted(self._wanted_leases)
        self._wanted_leases.clear()
        await self._take_leases(wanted)

    async def _take_leases(self, wanted: list[str]) -> None:
        """Take or renew leases, and wake the tables whose lease is new."""
        seconds, since = self.settings.lease_seconds, time.monotonic()
        try:
            ours = await self.store.change_alone(
                lambda connection: matches.lease(connection, self.store.database, wanted, self.process, seconds)
            )
        except StoreUnavailable:
            return
        # A lease that ran out while the database was asked is new too: its table may have been told that it has none.
        now = time.monotonic()
        new = [match for match in ours if self._leases.get(match, 0) <= now]
        self._leases.update(dict.fromkeys(ours, since + seconds))
        for match in new:  # beside one another: some may have to be loaded first, which others must not wait for
            self.spawn(self._wake(match))

    async def _wake_all(self) -> None:
        """After a start: wake every table that waits for a bot or a clock."""
        for match in await self.store.read(
            lambda connection: matches.to_wake(connection, self.store.database, self.process, None)
        ):
            await self._wake(match)

    async def _wake(self, table_id: str) -> None:
        """Schedule a table's bots and clocks; a table that cannot be read does not hold up others."""
        try:
            live = await self.table(table_id)
            if self.store.is_shared and live.table.clock and live.table.status == RUNNING:
                await live.act_unattended(actions.resume())
            live.schedule_work()
        except Exception as error:
            self.log.broken("waking-failed", error, table=table_id)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                self._unload_idle()
                if self.store.is_shared:
                    await self._renew_leases()
                if time.monotonic() - self._looked_for_abandoned > ABANDONED_EVERY:
                    self._looked_for_abandoned = time.monotonic()
                    await self.close_abandoned()
                    await self.forget_unused()
                await self.store.look_after()
            except StoreUnavailable as error:
                self.log.warning("store-away", reason=error.sentence(), table="")
            except Exception as error:  # whatever went wrong, leases must still be renewed
                self.log.broken("task-failed", error)

    async def _renew_leases(self) -> None:
        free = await self.store.read(lambda connection: matches.to_wake(connection, self.store.database, self.process))
        held = [match for match in self._leases if match in self.tables and self.tables[match].table.wake_at]
        self._leases = {match: self._leases[match] for match in held}
        wanted = sorted({*free, *held})
        if wanted:
            await self._take_leases(wanted)

    def _unload_idle(self) -> None:
        """Drop tables that nobody has open: they are loaded again when needed."""
        self.work.stop_idle()
        before = time.monotonic() - self.settings.keep_loaded_seconds
        for match, live in list(self.tables.items()):
            is_idle = not live.audience and not live.thinking and not live.lock.locked() and live.left_at < before
            if is_idle and live.table.wake_at is None:
                del self.tables[match]
        self.metrics.tables.set(len(self.tables))

    async def close_abandoned(self) -> None:
        """Close tables where nothing has happened for the stated time.

        Not at once after a start: nobody could come while the server was away, and its clock may have been set.
        """
        now = self.time.now()
        if now - self.time.started < self.settings.close_grace:
            return
        limits = {OPEN: self.settings.close_open_after, RUNNING: self.settings.close_running_after}
        for status, seconds in limits.items():
            for match in await self.store.read(partial(matches.abandoned, status=status, before=now - seconds)):
                try:
                    await (await self.table(match)).act(actions.close())
                    self.log.info("table-closed", table=match)
                except DecisionClosed:
                    pass

    async def forget_unused(self) -> None:
        """Remove boxes and tables that nobody has played with, and where things were made from."""
        now, settings = self.time.now(), self.settings
        if now - self.time.started < settings.close_grace:
            return

        def work(connection: Connection) -> None:
            quotas.forget_unbegun_tables(connection, now - settings.keep_unbegun_table)
            quotas.forget_unused_boxes(connection, now - settings.keep_unused_box)
            quotas.forget_sources(connection, now - DAY)

        await self.store.write(work)
