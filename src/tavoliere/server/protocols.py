"""uvicorn's protocols with admission, deadlines and counted frames: the layer between socket and application.

uvicorn itself waits without limit: for the rest of a request, for a client that does not read, for the end of a message
that comes in empty fragments. A proxy in front may set the same limits (docs/hosting.md); without one these are the
only ones.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from tavoliere.server.admission import Admission, ClientConnection
from tavoliere.server.errors import Refused
from tavoliere.server.limits import TokenBucket
from tavoliere.server.security import HEADERS, refusal_headers, refusal_json

LOOKS = 4  # how often, within the stated seconds, a client that does not read is checked
LINGER = 2.0  # seconds that a refused client has to read the reason
TURNED_AWAY = 100  # refused connections at a time that get an answer; more are only closed
HIGH_WATER = 16_384  # bytes in a websocket's transport from which its client counts as one that does not read
SLICE = 1024  # bytes of frames read at a time: few enough that a flood is noticed before it costs anything
FRAGMENTS = 64  # pieces of a message
WAITING = 4  # so many of the largest messages may wait to be read
IGNORED = 1_048_576  # bytes a client may still send after its last answer was sent
ABNORMAL, BAD_TEXT, POLICY, TOO_LARGE = 1006, 1007, 1008, 1009  # websocket close codes
BAD_FRAMES = {BAD_TEXT: "no-utf8", TOO_LARGE: "message-too-large"}
NOTHING = "default-src 'none'; frame-ancestors 'none'"  # the content policy of a plain sentence


class Stalling:
    """Drops a client that reads nothing for the stated time, however few bytes are held for it."""

    def __init__(self, peer: ClientConnection) -> None:
        self.peer, self.looks, self.last = peer, 0, 0
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Start the timer: the client does not read as fast as it is sent to."""
        self.peer.entrance.outflow.note(self.peer)
        self.looks, self.last = 0, self.peer.transport.get_write_buffer_size()
        self._wait()

    def end(self) -> None:
        """Stop the timer: the client has read."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.peer.entrance.outflow.note(self.peer)

    def _wait(self) -> None:
        seconds = self.peer.entrance.settings.stalled_seconds / LOOKS
        self.timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        held = self.peer.transport.get_write_buffer_size()
        self.looks = self.looks + 1 if held >= self.last else 0
        self.last = held
        if self.looks >= LOOKS:
            self.peer.drop("stalled")
        else:
            self._wait()


class HttpProtocol(H11Protocol):
    """HTTP with admission of connections, and deadlines for the parts of a request."""

    def __init__(self, *arguments: Any, entrance: Admission, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.entrance, self.settings = entrance, entrance.settings
        self.deadline: asyncio.TimerHandle | None = None
        self.phase = ""  # what the deadline is for
        self.has_begun = False  # a byte of the next request has come
        self.is_turned_away = self.is_deaf = False
        self.ignored = 0  # bytes of a body that came after its answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask for admission; refuse the connection if there is no place."""
        super().connection_made(transport)
        address = get_remote_addr(transport)
        self.peer = ClientConnection(self.entrance, transport, str(address[0]) if address else "")
        self.stalling = Stalling(self.peer)
        self.app_state = {**self.app_state, "peer": self.peer}
        refusal = self.entrance.arrive(self.peer)
        if refusal:
            self._turn_away(refusal)
        else:
            self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place."""
        self._cancel()
        self.stalling.end()
        if self.is_turned_away:
            self.entrance.turned_away -= 1
        self.peer.gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on what was received, unless the connection is being closed or sends too much."""
        if self.is_deaf:
            return
        if not self.has_begun:
            self.has_begun, self.phase = True, ""
        if self._is_too_much(data):
            self.peer.drop("body-too-large")
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._set_deadline()

    def _is_too_much(self, data: bytes) -> bool:
        """Whether a client keeps sending a body that was answered already; it may not have read the answer yet."""
        is_answered = self.cycle is not None and self.cycle.response_complete
        self.ignored = self.ignored + len(data) if is_answered and self.conn.their_state is h11.SEND_BODY else 0
        return self.ignored > 4 * self.settings.body_bytes

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self.has_begun = bool(self.conn.trailing_data[0])
        if self.transport.is_closing():
            self.peer.drop_within(self.settings.stalled_seconds)
        else:
            self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the websocket protocol."""
        self._cancel()
        super().handle_websocket_upgrade(event)

    # --- deadlines --------------------------------------------------------------------------------------------------

    def _set_deadline(self) -> None:
        """Start the timer for the part that is expected now, unless it runs already."""
        phase = ""
        if self.conn.their_state is h11.SEND_BODY:
            phase = "body"
        elif self.conn.their_state is h11.IDLE and (self.cycle is None or self.cycle.response_complete):
            phase = "headers"
        if phase and phase == self.phase and self.deadline:
            return
        self._cancel()
        self.phase = phase
        if phase:
            seconds = self.settings.body_seconds if phase == "body" else self.settings.header_seconds
            self.deadline = self.loop.call_later(seconds, self._expire, seconds)

    def _cancel(self) -> None:
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def _expire(self, seconds: float) -> None:
        """The request did not arrive in time."""
        if self.transport.is_closing():
            return
        if self.has_begun:
            self.entrance.report(self.peer, "too-slow")
        if self.has_begun and (self.phase == "headers" or not self.cycle.response_started):
            self._refuse(Refused("request-too-slow", 408, seconds=round(seconds)))
        else:
            self.transport.close()
            self.peer.drop_within(LINGER)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if its client has not read the last answer."""
        super().timeout_keep_alive_handler()
        self.peer.drop_within(LINGER)

    def send_400_response(self, msg: str) -> None:
        """Answer that the request cannot be read."""
        self._refuse(Refused("body-unreadable", 400))

    # --- places -----------------------------------------------------------------------------------------------------

    def _turn_away(self, refusal: Refused) -> None:
        """Answer why there is no place, unless too many clients are being answered."""
        self.is_turned_away = self.is_deaf = True
        self.entrance.turned_away += 1
        if self.entrance.turned_away > TURNED_AWAY:
            self.transport.abort()
        else:
            self.entrance.report(self.peer, refusal.key)
            self._refuse(refusal)

    def _refuse(self, refusal: Refused) -> None:
        """Send a last answer; the connection stays open a moment, because closing it now could lose the answer."""
        self.is_deaf = True
        self._cancel()
        self.transport.write(plain_answer(refusal))
        self.transport.write_eof()
        self.peer.drop_within(LINGER)

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent to."""
        super().pause_writing()
        self.stalling.begin()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self.stalling.end()


def plain_answer(refusal: Refused) -> bytes:
    """A refusal as a whole HTTP answer, for requests that never became one."""
    body = refusal_json(refusal)
    headers = {**HEADERS, **refusal_headers(refusal), "Content-Type": "application/json"}
    headers |= {"Content-Security-Policy": NOTHING, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"HTTP/1.1 {refusal.status} {STATUS_NAMES.get(refusal.status, '')}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


STATUS_NAMES = {400: "Bad Request", 408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}


class SocketProtocol(WebSocketsSansIOProtocol):
    """A websocket that counts every frame and is read only as fast as it is answered."""

    def __init__(self, *arguments: Any, entrance: Admission, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.entrance, self.peer = entrance, self.app_state["peer"]
        self.stalling = Stalling(self.peer)
        settings = entrance.settings
        self.bucket = TokenBucket(settings.messages_per_second, settings.messages_at_once, self.loop.time())
        self.incoming = b""  # frames that were received and not read yet
        self.ignored = -1  # bytes received after the close was sent; -1: not sent yet
        self.handshake: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from HTTP."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(HIGH_WATER)
        self.handshake = self.loop.call_later(self.entrance.settings.header_seconds, self._end_without_handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place."""
        if self.handshake:
            self.handshake.cancel()
        self.stalling.end()
        self.peer.gone()
        super().connection_lost(exc)

    def _end_without_handshake(self) -> None:
        self.handshake = None
        if not self.handshake_complete:
            self.peer.drop("too-slow")

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent to."""
        super().pause_writing()
        self.stalling.begin()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self.stalling.end()

    def keepalive_timeout(self) -> None:
        """Close a dead connection; one that we do not read from, or that is still reading, may be alive."""
        if self.read_paused or not self.writable.is_set():
            self.pong_timer = self.loop.call_later(self.ping_timeout or 0, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.peer.drop_within(LINGER)

    # --- frames -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Buffer what was received, and read as much of it as is wanted now."""
        if self.ignored >= 0:
            self.ignored += len(data)
            if self.ignored > IGNORED:
                self.transport.abort()
            return
        self.incoming += data
        self._read_on()
        if len(self.incoming) > WAITING * self.entrance.settings.message_bytes:
            self._violate("too-much-at-once")

    async def receive(self) -> Any:
        """The next message; buffered frames are read when no message is ready."""
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Read frames until there is a message to answer."""
        while self.incoming and not self.read_paused and not self.transport.is_closing():
            data, self.incoming = self.incoming[:SLICE], self.incoming[SLICE:]
            super().data_received(data)

    def handle_events(self) -> None:
        """Count every frame that is not a whole message: those the application counts itself."""
        for event in self.conn.events:
            is_message = isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY) and event.fin
            if isinstance(event, Frame) and not is_message and not self._is_allowed():
                self._violate("too-many-frames")
                return
        super().handle_events()

    def _is_allowed(self) -> bool:
        return len(self.frames) < FRAGMENTS and self.bucket.take(self.loop.time())

    def _violate(self, reason: str) -> None:
        self.conn.events.clear()
        self.entrance.report(self.peer, reason)
        self.conn.fail(POLICY, reason)
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on to the application, unless it is not text."""
        try:
            b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.frames = []
            self.conn.fail(BAD_TEXT, "no UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close a connection whose frames cannot be read; one line of the log tells why."""
        sent = self.conn.close_sent
        if sent and sent.code != POLICY:  # that is reported already
            self.entrance.report(self.peer, BAD_FRAMES.get(sent.code, "bad-frames"))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": sent.code if sent else ABNORMAL, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent, self.ignored, self.incoming = True, 0, b""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        # As long as this runs the connection stays: closing it at once would throw the last word away.
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
