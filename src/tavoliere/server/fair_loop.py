"""An event loop whose time is shared fairly between network addresses.

asyncio runs what is ready in the order of its arrival. Whoever has two hundred requests under way then gets two
hundred turns between any two steps of somebody else's move, and a move takes about ten steps. Here the address that has
used the loop least goes first, so that however much one address wants, another one's next step waits for a step or two.
"""

import asyncio
import time
from asyncio import Handle
from collections import deque
from contextvars import Context, ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from tavoliere.server.limits import network_of
from tavoliere.store.turns import on_behalf_of

AT_ONCE = 16  # callbacks between two looks at the network: a message that comes in is noticed soon
PLAY = 4  # shares of an address's websockets, its pages have one: moves go first
OWN = 4  # shares of what the server does for nobody in particular: results of commits, new connections
REMEMBERED = 1000  # users of the loop whose use is known before those are forgotten that have no advantage of it

shares: ContextVar[int] = ContextVar("shares", default=1)


class User(NamedTuple):
    """What the use of the loop is counted for: an address ("" is the server itself), its pages or its websockets."""

    address: str
    shares: int


def user_of(context: Context) -> User:
    """Whom a callback is for."""
    address = context.get(on_behalf_of, "")
    return User(address, context.get(shares, 1) if address else OWN)


class FairReady:
    """The callbacks that are ready, in place of asyncio's plain queue; those of one user keep their order.

    Each user has a time: when served, it advances by what the callback took, divided by the user's shares. The earliest
    goes next. A user who had nothing to do begins at the time of the one served last, so nobody saves up turns.
    """

    def __init__(self) -> None:
        self._arrived: deque[Handle] = deque()  # from any thread
        self._waiting: dict[User, deque[Handle]] = {}
        self._order: list[tuple[float, int, User]] = []  # a heap: time, order of arrival, user
        self._times: dict[User, float] = {}
        self._now = 0.0  # the time of the user served last
        self._arrivals = count()
        self._queued: set[int] = set()  # by their identity: a socket is reported again until it is read
        self._served: User | None = None  # whose callback runs
        self._since = 0.0

    def append(self, handle: Handle) -> None:
        """Add a callback; called from any thread."""
        self._arrived.append(handle)

    def popleft(self) -> Handle:
        """The next callback, which is run at once."""
        self._settle()
        self._now, _arrival, user = heappop(self._order)
        handle = self._waiting[user].popleft()
        self._queued.discard(id(handle))
        self._served, self._since = user, time.monotonic()
        return handle

    def clear(self) -> None:
        """Forget all callbacks: the loop is closed."""
        for held in (self._arrived, self._waiting, self._order, self._queued):
            held.clear()
        self._served = None

    def __len__(self) -> int:
        """How many callbacks to run before the network is looked at again."""
        self._settle()
        return min(len(self._queued), AT_ONCE)

    def __bool__(self) -> bool:
        return len(self) > 0

    def _settle(self) -> None:
        """Charge the callback that has ended, and queue what has arrived since."""
        if self._served is not None:
            self._charge(self._served)
            self._served = None
        while self._arrived:
            self._enter(self._arrived.popleft())

    def _charge(self, user: User) -> None:
        self._times[user] = self._now + (time.monotonic() - self._since) / user.shares
        if self._waiting[user]:
            heappush(self._order, (self._times[user], next(self._arrivals), user))
            return
        del self._waiting[user]
        if len(self._times) > REMEMBERED:
            self._times = {one: at for one, at in self._times.items() if at > self._now}

    def _enter(self, handle: Handle) -> None:
        if id(handle) in self._queued:
            return
        self._queued.add(id(handle))
        user = user_of(handle._context)  # type: ignore[attr-defined]
        waiting = self._waiting.get(user)
        if waiting is None:
            waiting = self._waiting[user] = deque()
            heappush(self._order, (max(self._times.get(user, 0.0), self._now), next(self._arrivals), user))
        waiting.append(handle)


class FairEventLoop(asyncio.SelectorEventLoop):
    """asyncio's loop with fair turns. Whatever a connection makes ready counts for its address."""

    def __init__(self) -> None:
        super().__init__()
        self._ready = FairReady()

    def _make_socket_transport(self, sock: Any, protocol: Any, *more: Any, **named: Any) -> asyncio.Transport:
        peer = (named.get("extra") or {}).get("peername")
        if peer:  # what is accepted is accepted in a task of its own, whose context nobody shares
            on_behalf_of.set(network_of(str(peer[0])))
        made: asyncio.Transport = super()._make_socket_transport(sock, protocol, *more, **named)  # type: ignore[misc]
        return made
