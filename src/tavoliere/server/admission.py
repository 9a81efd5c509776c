"""Admission of connections: limits by address, by person and in all, with places reserved for people the server knows.

A connection waits until its first request is read; then it counts as a stranger's or as a known person's. When no place
is left, the connection that has waited longest is closed, so opening connections without sending a request keeps nobody
out.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from enum import Enum
from math import inf

from tavoliere.server.errors import Refused
from tavoliere.server.limits import REMEMBERED, AddressLimit, Networks, Pace, Remembered, network_of
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.settings import Settings
from tavoliere.server.unread_bytes import UnreadBytes
from tavoliere.store.people import SignedOut

RETRY_SECONDS = 30  # after which a client that found no place should try again


class Standing(Enum):
    """How a connection is counted."""

    WAITING = "waiting"
    STRANGER = "stranger"
    KNOWN = "known"
    GONE = "gone"


class ClientConnection:
    """A client's connection from first to last byte: HTTP requests one after the other, then perhaps a websocket."""

    __slots__ = ("address", "closing", "entrance", "is_direct", "outbox", "person", "standing", "transport")

    def __init__(self, entrance: "Admission", transport: asyncio.Transport, address: str) -> None:
        self.entrance, self.transport, self.address = entrance, transport, network_of(address)
        self.is_direct = address not in entrance.proxies
        self.standing = Standing.GONE
        self.person: str | None = None
        self.outbox = 0  # bytes that the transport has not taken yet
        self.closing: asyncio.TimerHandle | None = None

    @property
    def unread(self) -> int:
        """Bytes held for this client."""
        if self.standing is Standing.GONE:
            return 0
        return self.outbox + self.transport.get_write_buffer_size()

    def drop(self, reason: str = "unread") -> None:
        """End the connection now; what was not read by now is discarded."""
        if not self.transport.is_closing():
            self.entrance.report(self, reason)
        self.transport.abort()

    def drop_within(self, seconds: float) -> None:
        """End a connection that is closing after so many seconds, whether or not its client reads the rest."""
        if self.closing is None:
            self.closing = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def gone(self) -> None:
        """Clean up after the connection has ended."""
        if self.closing:
            self.closing.cancel()
        self.entrance.leave(self)
        self.entrance.outflow.forget(self)


class Admission:
    """Counts the connections of this process and decides which are admitted."""

    def __init__(self, settings: Settings, log: Log, metrics: Metrics) -> None:
        self.settings, self.log, self.metrics = settings, log, metrics
        self.most = settings.connections
        self.proxies = Networks(settings.trusted_proxies)
        self.outflow = UnreadBytes(settings.unread_bytes_in_all)
        self.paces = Remembered(self._new_pace)
        self._arrivals = AddressLimit(settings.new_connections_per_second, settings.new_connections_at_once)
        self._waiting: dict[str, dict[ClientConnection, None]] = {}  # by address, in order of arrival
        self._strangers: Counter[str] = Counter()  # by address
        self._known: Counter[str] = Counter()  # by person; those of proxies under no name
        self._known_at: Counter[str] = Counter()  # by address
        # By the hash of a token seen to be good: id, name, and when it was seen in the database.
        self._people: OrderedDict[str, tuple[str, str, float]] = OrderedDict()
        self.changes = 0  # counts sign-outs and changes of name
        self.count = self.strangers = self.turned_away = 0

    def _new_pace(self) -> Pace:
        return Pace(self.settings.address_messages_per_second, self.settings.address_messages_at_once)

    def report(self, peer: ClientConnection, reason: str) -> None:
        """Count and log a client that was dropped or refused."""
        self.metrics.hostile.labels(reason).inc()
        self.log.client("client-dropped", reason=reason, address=peer.address, person=peer.person)

    # --- connections ------------------------------------------------------------------------------------------------

    def arrive(self, peer: ClientConnection) -> Refused | None:
        """Count a new connection; another one may be closed to make room for it."""
        if peer.is_direct and (seconds := self._arrivals.take(peer.address)):
            return Refused("too-many-connections", 429, seconds=seconds)
        if self.count >= self.most and not self._give_way(max(self._waiting.values(), key=len, default={})):
            return Refused("service-full", 503, seconds=RETRY_SECONDS)
        here = self._waiting.get(peer.address, {})
        if peer.is_direct and len(here) >= self.settings.connections_per_address:
            self._give_way(here)
        self._enter(peer, Standing.WAITING if peer.is_direct else Standing.KNOWN)
        return None

    def speak_for(self, peer: ClientConnection, address: str) -> None:
        """Count a proxy's connection, which has become a client's websocket, as that client's from now on."""
        if not peer.is_direct:
            self.leave(peer)
            peer.address, peer.is_direct = network_of(address), True
            self._enter(peer, Standing.WAITING)

    def admit(self, peer: ClientConnection, person: str | None) -> Refused | None:
        """Admit a connection whose request was read: as a known person's, else as a stranger's if there is room."""
        if person is not None:
            self.recognise(peer, person)
        if peer.standing is not Standing.WAITING:
            return None
        if self._strangers[peer.address] >= self.settings.connections_per_address:
            return Refused("too-many-connections", 429, seconds=RETRY_SECONDS)
        if self.strangers >= self.most - min(self.settings.connections_reserved, self.most // 2):
            return Refused("service-full", 503, seconds=RETRY_SECONDS)
        self._change(peer, Standing.STRANGER)
        return None

    def recognise(self, peer: ClientConnection, person: str) -> None:
        """Count a connection as a person's; beyond the limits of the person or the address it stays a stranger's."""
        is_new = peer.standing in (Standing.WAITING, Standing.STRANGER)
        is_one_too_many = (
            self._known[person] >= self.settings.connections_per_person
            or self._known_at[peer.address] >= self.settings.connections_per_address
        )
        if peer.is_direct and is_new and not is_one_too_many:
            self._change(peer, Standing.KNOWN, person)

    def leave(self, peer: ClientConnection) -> None:
        """Stop counting a connection."""
        if peer.standing is Standing.GONE:
            return
        self.count -= 1
        if peer.standing is Standing.WAITING:
            here = self._waiting[peer.address]
            del here[peer]
            if not here:
                del self._waiting[peer.address]
        elif peer.standing is Standing.STRANGER:
            self.strangers -= 1
            _count_down(self._strangers, peer.address)
        else:
            _count_down(self._known, peer.person or "")
            _count_down(self._known_at, peer.address)
        peer.standing = Standing.GONE

    def _change(self, peer: ClientConnection, standing: Standing, person: str | None = None) -> None:
        self.leave(peer)
        peer.person = person
        self._enter(peer, standing)

    def _enter(self, peer: ClientConnection, standing: Standing) -> None:
        self.count += 1
        peer.standing = standing
        if standing is Standing.WAITING:
            self._waiting.setdefault(peer.address, {})[peer] = None
        elif standing is Standing.STRANGER:
            self.strangers += 1
            self._strangers[peer.address] += 1
        else:
            self._known[peer.person or ""] += 1
            self._known_at[peer.address] += 1

    def _give_way(self, group: dict[ClientConnection, None]) -> bool:
        """Close the connection of a group that has waited longest; returns whether there was one."""
        oldest = next(iter(group), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.drop("gave-way")
        return True

    # --- people -----------------------------------------------------------------------------------------------------

    def remember(self, token: str, person: tuple[str, str]) -> None:
        """Remember the person (id and name) of a hashed token, to recognise people without the database."""
        self._people[token] = (*person, time.monotonic())
        self._people.move_to_end(token)
        if len(self._people) > REMEMBERED:
            self._people.popitem(last=False)

    def person_of(self, token: str | None) -> str | None:
        """The person a token was last known to belong to; no proof, since another process may have signed it out."""
        known = self.known(token)
        return known[0] if known else None

    def known(self, token: str | None, within: float = inf) -> tuple[str, str] | None:
        """A token's person (id and name), if read from the database within so many seconds.

        This is reliable where no other process writes to the database, and elsewhere as long as sign-outs are notified.
        """
        found = None if token is None else self._people.get(token)
        return found[:2] if found and time.monotonic() - found[2] < within else None

    def forget_all(self) -> None:
        """Forget all tokens: a sign-out by another process may have been missed."""
        self._forget(list(self._people))

    def forget(self, gone: SignedOut) -> None:
        """Forget the tokens of browsers that were signed out."""
        self._forget([one for one, owner in self._people.items() if owner[0] == gone.person and gone.concerns(one)])

    def renamed(self, person: str) -> None:
        """Forget the old name of somebody who has taken another."""
        self._forget([one for one, owner in self._people.items() if owner[0] == person])

    def _forget(self, tokens: list[str]) -> None:
        self.changes += 1
        for token in tokens:
            del self._people[token]


def _count_down(counter: "Counter[str]", key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
