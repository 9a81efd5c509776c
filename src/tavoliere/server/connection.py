"""One websocket: reads messages one after the other and answers each by its id; a slow reader holds up nobody else."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import copy_context
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavoliere.engine.errors import TavoliereError
from tavoliere.server import actions, client_messages, messages, projection
from tavoliere.server.actions import Sender
from tavoliere.server.admission import ClientConnection
from tavoliere.server.errors import DecisionClosed, Refused, described
from tavoliere.server.fair_queue import Owner
from tavoliere.server.hub import Hub
from tavoliere.server.identity import Client
from tavoliere.server.limits import TokenBucket
from tavoliere.server.live import LiveTable
from tavoliere.server.protocols import POLICY
from tavoliere.server.security import address_of

CLOSE_SECONDS = 10.0  # in which a client may finish reading before the connection is gone

Handlers = Mapping[type, Callable[["Connection", Any], Awaitable[None]]]  # by type of message


class Connection:
    """A client's websocket; `handlers` carry out its messages."""

    __slots__ = (
        "bad_messages", "bucket", "context", "flushing", "handlers", "has_said_hello", "hub", "is_gone", "name",
        "outbox", "pace", "peer", "person", "tables", "token", "websocket",
    )  # fmt: skip

    def __init__(
        self, websocket: WebSocket, hub: Hub, peer: ClientConnection, client: Client, handlers: Handlers
    ) -> None:
        self.websocket, self.hub, self.peer, self.handlers = websocket, hub, peer, handlers
        self.person, self.name, self.token = client.person, client.name, client.token
        self.tables: dict[str, LiveTable] = {}
        self.bucket = TokenBucket(hub.settings.messages_per_second, hub.settings.messages_at_once, time.monotonic())
        self.pace = peer.entrance.paces.of(peer.address)
        self.outbox: deque[bytes] = deque()
        self.context = copy_context()
        self.flushing: asyncio.Task[None] | None = None
        self.bad_messages = 0
        self.has_said_hello = self.is_gone = False

    @property
    def owner(self) -> Owner:
        """The person and address that this client's work is counted for."""
        return self.hub.addresses.note(self.person, address_of(self.websocket.scope))

    # --- out --------------------------------------------------------------------------------------------------------

    def post(self, message: bytes) -> None:
        """Send a message without waiting for the client."""
        if self.is_gone:
            return
        held = self.peer.outbox
        if held and held + len(message) > self.hub.settings.unread_bytes:
            self.is_gone = True
            self.outbox.clear()
            self.peer.drop("unread")
            return
        self.outbox.append(message)
        self._hold(len(message))
        if self.flushing is None:
            # In a context of its own: whoever else caused the message, and has much to do, must not hold it up.
            self.flushing = asyncio.get_running_loop().create_task(self._flush(), context=self.context)

    def _hold(self, more: int) -> None:
        """Count the bytes that the client has not read yet."""
        self.peer.outbox += more
        self.peer.entrance.outflow.note(self.peer)

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
        """Wait while the client leaves too many answers unread."""
        while self.flushing and self.peer.outbox > self.hub.settings.unread_bytes // 4:
            await asyncio.wait([self.flushing])

    def end(self, reason: str) -> None:
        """Close the connection; if the client does not read, it is cut off shortly after."""
        self.hub.metrics.hostile.labels(reason).inc()
        self.hub.log.client("client-sent-away", reason=reason, person=self.person, address=self.peer.address)
        self.is_gone = True
        self.hub.spawn(self._close(reason))
        self.peer.drop_within(CLOSE_SECONDS)

    async def _close(self, reason: str) -> None:
        """Send what is queued, then close the websocket."""
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
        """Let other clients have a turn between two messages, and keep all clients of an address within its rate."""
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
            message = client_messages.decode_client(text or b"")
        except (ValueError, RecursionError):  # not JSON, not a message, or a number of thousands of digits
            self._refuse_bad(text, Refused("message-unreadable", 400))
            return
        await self._answer(message)

    def _refuse_bad(self, text: str | None, refusal: Refused) -> None:
        """Refuse an invalid message; a client that sends too many is disconnected."""
        self.refuse(client_messages.id_of(text), refusal)
        self.bad_messages += 1
        if self.bad_messages == self.hub.settings.bad_messages:
            self.end("bad-messages")

    async def _answer(self, message: client_messages.FromClient) -> None:
        """Carry out a message; every failure is answered, without internals."""
        try:
            if not self.has_said_hello and not isinstance(message, client_messages.Hello):
                raise Refused("hello-first", 400)
            await self.handlers[type(message)](self, message)
        except DecisionClosed as refusal:
            self.refuse(message.id, refusal)
            self.show(self.tables[message.table], message.id)  # type: ignore[union-attr]
        except TavoliereError as refusal:
            self.refuse(message.id, refusal)
        except Exception as error:
            self.hub.log.broken("message-failed", error, person=self.person, type=type(message).__name__)
            self.refuse(message.id, Refused("internal-error", 500))

    def refuse(self, re: str | None, refusal: TavoliereError) -> None:
        """Answer a message with the sentence that says why it was not carried out."""
        self.hub.metrics.refusals.labels(refusal.key).inc()
        self.post(messages.Refusal(re=re, **described(refusal)).encode())

    # --- tables -----------------------------------------------------------------------------------------------------

    def opened(self, table: str) -> LiveTable:
        """A table that this client has opened."""
        if table not in self.tables:
            raise Refused("table-not-open", 404)
        return self.tables[table]

    def check_front(self, live: LiveTable, seat: int) -> None:
        """Refuse a seat that is not the one in front of the curtain, whose person may see the answers.

        Only a seat of one's own can be in front, so that its owner need not be checked again.
        """
        actions.require_playable(live.table)
        if live.audience.get(self) != seat:
            actions.require_owner(live.table, Sender(self.person), seat)
            raise Refused("behind-the-curtain", 403, name=live.table.seats[seat].name)

    def check_own(self, live: LiveTable, seat: int | None) -> None:
        """Refuse a seat of somebody else."""
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

    async def act(self, live: LiveTable, message: client_messages.ClientMessage, action: actions.Action) -> None:
        """Do something at a table; a message that was carried out before is only acknowledged again."""
        try:
            number = await live.act(actions.unless_repeated(Sender(self.person, message.id), action))
        except actions.AlreadyDone as done:
            self.post(messages.Done(re=message.id, number=done.number, again=True).encode())
        else:
            self.post(messages.Done(re=message.id, number=number).encode())
