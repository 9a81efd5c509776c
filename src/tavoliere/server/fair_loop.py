"""An event loop whose time is shared fairly between network addresses.

asyncio runs what is ready in the order of its arrival. Whoever has two hundred requests under way then gets two
hundred turns between any two steps of somebody else's move, and a move takes about ten steps. Here the address that has
used the loop least goes first, so that however much one address wants, another one's next step waits for a step or two.
"""

import asyncio
import time
from asyncio import Handle
from collections import deque
from heapq import heappop, heappush
from itertools import count
from typing import Any

from tavoliere.server.limits import network_of
from tavoliere.store.turns import on_behalf_of

AT_ONCE = 16  # callbacks between two looks at the network: a message that comes in is noticed soon
OWN_WEIGHT = (
    4  # what the server does for nobody in particular (results of commits, new connections) gets so many shares
)
REMEMBERED = 1000  # addresses whose use is known before those are forgotten that have no advantage of it


class FairReady:
    """The callbacks that are ready, in place of asyncio's plain queue; those of one address keep their order.

    Each address has a time: when it is served, that time advances by what the callback took. The earliest goes next. An
    address that had nothing to do begins at the time of the one served last, so nobody saves up turns.
    """

    def __init__(self) -> None:
        self._arrived: deque[Handle] = deque()  # from any thread
        self._waiting: dict[str, deque[Handle]] = {}
        self._order: list[tuple[float, int, str]] = []  # a heap: time, order of arrival, address
        self._times: dict[str, float] = {}
        self._now = 0.0  # the time of the address served last
        self._arrivals = count()
        self._queued: set[int] = set()  # by their identity: a socket is reported again until it is read
        self._served: str | None = None  # the address whose callback runs
        self._since = 0.0

    def append(self, handle: Handle) -> None:
        """Add a callback; called from any thread."""
        self._arrived.append(handle)

    def popleft(self) -> Handle:
        """The next callback, which is run at once."""
        self._settle()
        self._now, _arrival, address = heappop(self._order)
        handle = self._waiting[address].popleft()
        self._queued.discard(id(handle))
        self._served, self._since = address, time.monotonic()
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

    def _charge(self, address: str) -> None:
        used = (time.monotonic() - self._since) / (1 if address else OWN_WEIGHT)
        self._times[address] = self._now + used
        if self._waiting[address]:
            heappush(self._order, (self._times[address], next(self._arrivals), address))
            return
        del self._waiting[address]
        if len(self._times) > REMEMBERED:
            self._times = {one: at for one, at in self._times.items() if at > self._now}

    def _enter(self, handle: Handle) -> None:
        if id(handle) in self._queued:
            return
        self._queued.add(id(handle))
        address = handle._context.get(on_behalf_of, "")  # type: ignore[attr-defined]
        waiting = self._waiting.get(address)
        if waiting is None:
            waiting = self._waiting[address] = deque()
            at = max(self._times.get(address, 0.0), self._now)
            heappush(self._order, (at, next(self._arrivals), address))
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
