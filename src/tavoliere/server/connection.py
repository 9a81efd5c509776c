"""One websocket: reads messages one after the other and answers each by its id; a slow reader holds up nobody else."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.match import Match
from tavoliere.server import actions, messages, moderation, projection
from tavoliere.server.actions import Sender
from tavoliere.server.entrance import Guest
from tavoliere.server.errors import DecisionClosed, Refused, described, jsonable
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.identity import Client
from tavoliere.server.limits import TokenBucket
from tavoliere.server.live import LiveTable
from tavoliere.server.messages import VERSION
from tavoliere.server.new_tables import known_level
from tavoliere.server.protocols import POLICY
from tavoliere.server.replays import Lines, log_of, nothing
from tavoliere.server.security import address_of
from tavoliere.server.work import WorkFailed
from tavoliere.store import StoreUnavailable

CLOSE_SECONDS = 10.0  # in which a client may finish reading before the connection is gone


class Connection:
    """A client's websocket."""

    __slots__ = (
        "bad_messages", "bucket", "flushing", "guest", "has_said_hello", "hub", "is_gone", "name", "outbox", "pace",
        "person", "tables", "token", "websocket",
    )  # fmt: skip

    def __init__(self, websocket: WebSocket, hub: Hub, guest: Guest, client: Client) -> None:
        self.websocket, self.hub, self.guest = websocket, hub, guest
        self.person, self.name, self.token = client.person, client.name, client.token
        self.tables: dict[str, LiveTable] = {}
        self.bucket = TokenBucket(hub.settings.messages_per_second, hub.settings.messages_at_once, time.monotonic())
        self.pace = guest.entrance.paces.of(guest.address)
        self.outbox: deque[bytes] = deque()
        self.flushing: asyncio.Task[None] | None = None
        self.bad_messages = 0
        self.has_said_hello = self.is_gone = False

    @property
    def owner(self) -> Owner:
        """For whom work is done that this client asks for."""
        return self.hub.addresses.note(self.person, address_of(self.websocket.scope))

    # --- out --------------------------------------------------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send a message without waiting for the client."""
        if self.is_gone:
            return
        held = self.guest.outbox
        if held and held + len(message) > self.hub.settings.unread_bytes:
            self.is_gone = True
            self.outbox.clear()
            self.guest.drop("unread")
            return
        self.outbox.append(message)
        self._hold(len(message))
        if self.flushing is None:
            self.flushing = asyncio.get_running_loop().create_task(self._flush())

    def _hold(self, more: int) -> None:
        """Count bytes that the client has still to read."""
        self.guest.outbox += more
        self.guest.entrance.outflow.note(self.guest)

    async def _flush(self) -> None:
        try:
            while self.outbox:
                message = self.outbox.popleft()
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})
                self._hold(-len(message))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.outbox.clear()
        finally:
            self.flushing = None

    async def _until_read(self) -> None:
        """Do nothing more for a client that has not read what it asked for before."""
        while self.flushing and self.guest.outbox > self.hub.settings.unread_bytes // 4:
            await asyncio.wait([self.flushing])

    def end(self, reason: str) -> None:
        """Close the connection; a client that does not read is gone a moment later."""
        self.hub.metrics.hostile.labels(reason).inc()
        self.hub.log.client("client-sent-away", reason=reason, person=self.person, address=self.guest.address)
        self.is_gone = True
        self.hub.spawn(self._close(reason))
        self.guest.drop_within(CLOSE_SECONDS)

    async def _close(self, reason: str) -> None:
        """Say goodbye after what was said before."""
        if self.flushing:
            await asyncio.wait([self.flushing])
        if self.websocket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.websocket.close(POLICY, reason)

    # --- in ---------------------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Read messages until the client leaves."""
        self.hub.connected.add(self)
        self.hub.metrics.connections.inc()
        greeting = asyncio.get_running_loop().call_later(self.hub.settings.hello_seconds, self._end_without_hello)
        try:
            while (received := await self.websocket.receive())["type"] != "websocket.disconnect":
                await self._wait_for_turn()
                if not self.is_gone:
                    await self._receive(received.get("text"))
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            greeting.cancel()
            self._detach()

    async def _wait_for_turn(self) -> None:
        """Everybody else has a turn between two messages of a client, and all clients of an address keep its pace."""
        await asyncio.sleep(self.pace.delay(time.monotonic()))
        await self._until_read()

    def _end_without_hello(self) -> None:
        if not self.has_said_hello:
            self.end("no-hello")

    def _detach(self) -> None:
        self.is_gone = True
        self.outbox.clear()
        self.hub.metrics.connections.dec()
        self.hub.connected.remove(self)
        for live in self.tables.values():
            live.leave(self)
        self.tables.clear()

    async def _receive(self, text: str | None) -> None:
        if not self.bucket.take(time.monotonic()):
            self._refuse_bad(text, Refused("too-many-messages", 429, seconds=self.bucket.wait()))
            return
        try:
            message = messages.decode_client(text or b"")
        except (ValueError, RecursionError):  # not JSON, not a message, or a number of thousands of digits
            self._refuse_bad(text, Refused("message-unreadable", 400))
            return
        await self._answer(message)

    def _refuse_bad(self, text: str | None, refusal: Refused) -> None:
        """Refuse a message unread; whoever sends too many of these is sent away."""
        self._refuse(messages.id_of(text), refusal)
        self.bad_messages += 1
        if self.bad_messages == self.hub.settings.bad_messages:
            self.end("bad-messages")

    async def _answer(self, message: messages.FromClient) -> None:
        """Carry out a message; whatever goes wrong is an answer, and nothing of the inside is in it."""
        try:
            if not self.has_said_hello and not isinstance(message, messages.Hello):
                raise Refused("hello-first", 400)
            await HANDLERS[type(message)](self, message)
        except DecisionClosed as refusal:
            self._refuse(message.id, refusal)
            self.show(self.tables[message.table], message.id)  # type: ignore[union-attr]
        except TavoliereError as refusal:
            self._refuse(message.id, refusal)
        except Exception as error:
            self.hub.log.broken("message-failed", error, person=self.person, type=type(message).__name__)
            self._refuse(message.id, Refused("internal-error", 500))

    def _refuse(self, re: str | None, refusal: TavoliereError) -> None:
        self.hub.metrics.refusals.labels(refusal.key).inc()
        self.post(messages.Refusal(re=re, **described(refusal)).encode())

    # --- tables -----------------------------------------------------------------------------------------------------

    def _opened(self, table: str) -> LiveTable:
        """A table that this client has open."""
        if table not in self.tables:
            raise Refused("table-not-open", 404)
        return self.tables[table]

    def _check_front(self, live: LiveTable, seat: int) -> None:
        """A seat's answers are for whoever sits in front of the curtain, and for nobody else.

        Only a seat of one's own can be in front, so that its owner need not be checked again.
        """
        actions.require_playable(live.table)
        if live.audience.get(self) != seat:
            actions.require_owner(live.table, Sender(self.person), seat)
            raise Refused("behind-the-curtain", 403, name=live.table.seats[seat].name)

    def _check_own(self, live: LiveTable, seat: int | None) -> None:
        if seat is not None:
            actions.require_owner(live.table, Sender(self.person), seat)

    def show(self, live: LiveTable, re: str | None = None, log: list[messages.LoggedEntry] | None = None) -> None:
        """Send everything about a table."""
        front = live.audience.get(self)
        shown = messages.TableNow(
            re=re,
            table=live.table.id,
            about=projection.about(live.table),
            yours=live.table.seats_of(self.person),
            front=front,
            now=projection.now(live.table, front, live.connected_seats()),
            log=log,
        )
        self.post(shown.encode())

    async def _act(self, live: LiveTable, message: Any, action: actions.Action) -> None:
        """Do something at a table; a message that was carried out before is only acknowledged again."""
        try:
            number = await live.act(actions.unless_repeated(Sender(self.person, message.id), action))
        except actions.AlreadyDone as done:
            self.post(messages.Done(re=message.id, number=done.number, again=True).encode())
        else:
            self.post(messages.Done(re=message.id, number=number).encode())

    # --- messages ---------------------------------------------------------------------------------------------------

    async def hello(self, message: messages.Hello) -> None:
        """Welcome the client, or refuse another version of the protocol."""
        if message.version != VERSION:
            raise Refused("protocol-version", 400, version=message.version, known=VERSION)
        self.has_said_hello = True
        self.post(messages.Welcome(re=message.id, version=VERSION, person=self.person, name=self.name).encode())

    async def open(self, message: messages.Open) -> None:
        """Send a table, and its updates from now on."""
        live = self.tables.get(message.table)
        if live is None:
            if len(self.tables) >= self.hub.settings.tables_per_connection:
                raise Refused("too-many-tables", 429, most=self.hub.settings.tables_per_connection)
            live = await self.hub.table(message.table, self.owner)
        front = live.audience[self] if self in live.audience else live.first_front(self)
        async with self._log(live, front, message.log) as lines, live.lock:
            # Nothing may happen between joining and being shown the table.
            if message.table not in self.tables:
                self.tables[message.table] = live
                live.join(self)
            self.show(live, message.id, lines())

    @asynccontextmanager
    async def _log(self, live: LiveTable, seat: int | None, wanted: bool) -> AsyncIterator[Lines]:
        """What a seat may see of the match so far; none of it if another seat is in front by then."""
        if not wanted or (live.table.match is None and live.table.problem is None):
            yield lambda: None
            return
        async with AsyncExitStack() as reading:
            try:
                lines = await reading.enter_async_context(log_of(self.hub, self.owner, live, seat))
            except StoreUnavailable as error:
                self.hub.log.warning("store-away", reason=error.sentence(), table=live.table.id)
                lines = nothing
            yield lambda: lines() if live.audience.get(self) == seat else None

    async def close(self, message: messages.Close) -> None:
        """Send no more updates of a table."""
        live = self.tables.pop(message.table, None)
        if live:
            live.leave(self)
        self.post(messages.Done(re=message.id).encode())

    async def look(self, message: messages.Look) -> None:
        """Put a seat of one's own in front of the curtain, or nobody."""
        live = self._opened(message.table)
        self._check_own(live, message.seat)
        async with self._log(live, message.seat, message.log) as lines, live.lock:
            # Until the answer the client takes everything for what its last seat was told.
            self._check_own(live, message.seat)
            live.audience[self] = message.seat
            self.show(live, message.id, lines())

    async def play(self, message: messages.Play) -> None:
        """Make a move."""
        live = self._opened(message.table)
        self._check_front(live, message.seat)
        sender = Sender(self.person, message.id)
        await self._act(live, message, actions.play(sender, message.seat, message.decision, message.move))

    async def undo(self, message: messages.Undo) -> None:
        """Take back a decision."""
        live = self._opened(message.table)
        self._check_front(live, message.seat)
        await self._act(live, message, actions.undo(Sender(self.person, message.id), message.seat))

    async def preview(self, message: messages.Preview) -> None:
        """Answer what a move would do."""
        live = self._opened(message.table)
        self._check_front(live, message.seat)
        match = actions.running_match(live.table)
        preview = match.preview(message.move, message.seat)
        events = projection.events_for(match.game, preview, message.seat)
        self.post(messages.PreviewResult(re=message.id, events=events).encode())

    async def why(self, message: messages.Why) -> None:
        """Answer what forbids a move."""
        live = self._opened(message.table)
        self._check_front(live, message.seat)
        refusal = actions.running_match(live.table).why(message.target, message.seat)
        answer = messages.Reason(re=message.id)
        if refusal:
            answer.rule, answer.key, answer.words = refusal.rule, refusal.key, jsonable(refusal.words)
        self.post(answer.encode())

    async def hint(self, message: messages.Hint) -> None:
        """Ask a strong bot, and tell everybody that it was asked."""
        live = self._opened(message.table)
        self._check_front(live, message.seat)
        if self.hub.catalogue.hint is None:
            raise Refused("no-hints-here")
        owner = self.owner
        self.hub.thoughts.reserve_hint(owner)
        try:
            await self._act(live, message, actions.hint(Sender(self.person, message.id), message.seat))
            match = actions.running_match(live.table)
        except BaseException:
            self.hub.thoughts.release_hint(owner)
            raise
        # Whoever waits for a hint may play meanwhile.
        self.hub.spawn(self._hint(message, match, owner))

    async def _hint(self, message: messages.Hint, match: Match, owner: Owner) -> None:
        try:
            found = await self.hub.thoughts.hint(owner, match.game, match.state, message.seat)
        except TavoliereError as refusal:
            self._refuse(message.id, refusal)
        except WorkFailed as error:
            self.hub.log.broken("message-failed", error, person=self.person, type=type(message).__name__)
            self._refuse(message.id, Refused("internal-error", 500))
        else:
            text_of = match.game.text_of
            moves = [messages.HintMove(text_of(one.move), one.visits, round(one.expected, 4)) for one in found]
            self.post(messages.HintResult(re=message.id, moves=moves).encode())
        finally:
            self.hub.thoughts.release_hint(owner)

    async def say(self, message: messages.Say) -> None:
        """Say a phrase."""
        live = self._opened(message.table)
        await self._act(live, message, actions.say(Sender(self.person, message.id), message.phrase))

    async def leave(self, message: messages.Leave) -> None:
        """Get up."""
        live = self._opened(message.table)
        await self._act(live, message, actions.leave(Sender(self.person, message.id), message.seat))

    async def back(self, message: messages.Back) -> None:
        """Take the seat back from the bot."""
        live = self._opened(message.table)
        await self._act(live, message, actions.back(Sender(self.person, message.id), message.seat))

    async def vote(self, message: messages.Vote) -> None:
        """Vote for a bot where everybody waits."""
        live = self._opened(message.table)
        sender, here = Sender(self.person, message.id), live.connected_seats()
        await self._act(live, message, moderation.vote(sender, message.seat, self.hub.time, here))

    async def remove(self, message: messages.Remove) -> None:
        """Send somebody away."""
        live = self._opened(message.table)
        action = moderation.remove(Sender(self.person, message.id), message.seat, self.hub.time)
        await self._act(live, message, action)

    async def mute(self, message: messages.Mute) -> None:
        """Let somebody say no more, or speak again."""
        live = self._opened(message.table)
        action = moderation.mute(Sender(self.person, message.id), message.seat, message.muted)
        await self._act(live, message, action)

    async def fill(self, message: messages.Fill) -> None:
        """Give a free seat to a bot."""
        live, level = self._opened(message.table), known_level(self.hub, message.level)
        await self._act(live, message, moderation.fill(Sender(self.person, message.id), message.seat, level))

    async def discard(self, message: messages.Discard) -> None:
        """Close a table that has not begun."""
        await self._act(self._opened(message.table), message, moderation.discard(Sender(self.person, message.id)))

    async def reopen(self, message: messages.Reopen) -> None:
        """Go on at a table that was closed."""
        await self._act(self._opened(message.table), message, moderation.reopen(Sender(self.person, message.id)))

    async def lobby(self, message: messages.Lobby) -> None:
        """Start or stop sending when the lists of tables change."""
        (self.hub.connected.in_lobby.add if message.watch else self.hub.connected.in_lobby.discard)(self)
        self.post(messages.Done(re=message.id).encode())

    async def ping(self, message: messages.Ping) -> None:
        """Answer a client that checks the connection."""
        self.post(messages.Pong(re=message.id).encode())


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    messages.Hello: Connection.hello,
    messages.Open: Connection.open,
    messages.Close: Connection.close,
    messages.Look: Connection.look,
    messages.Play: Connection.play,
    messages.Undo: Connection.undo,
    messages.Preview: Connection.preview,
    messages.Why: Connection.why,
    messages.Hint: Connection.hint,
    messages.Say: Connection.say,
    messages.Leave: Connection.leave,
    messages.Back: Connection.back,
    messages.Vote: Connection.vote,
    messages.Remove: Connection.remove,
    messages.Mute: Connection.mute,
    messages.Fill: Connection.fill,
    messages.Discard: Connection.discard,
    messages.Reopen: Connection.reopen,
    messages.Lobby: Connection.lobby,
    messages.Ping: Connection.ping,
}
