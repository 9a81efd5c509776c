"""So many a second on average, and some at once, for each of many keys: people, addresses."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.limits import network_of

REMEMBERED = 10_000  # keys


class Pace:
    """When something may happen next; keys unseen for longest are forgotten."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.interval, self.at_once, self.clock = 1 / per_second, at_once, clock
        self._due: OrderedDict[Hashable, float] = OrderedDict()  # when the last one of a key was due

    def reserve(self, key: Hashable) -> float:
        """Count one more; returns how many seconds it must wait."""
        now = self.clock()
        due = self._next(key, now)
        self._due[key] = due
        self._due.move_to_end(key)
        if len(self._due) > REMEMBERED:
            self._due.popitem(last=False)
        return max(0.0, due - now)

    def wait(self, key: Hashable) -> float:
        """How many seconds the next one would have to wait."""
        now = self.clock()
        return max(0.0, self._next(key, now) - now)

    def _next(self, key: Hashable, now: float) -> float:
        earliest = now - self.at_once * self.interval
        return max(self._due.get(key, earliest), earliest) + self.interval


class NewPeople:
    """How many may take a name at an address: for each of them places are kept, and rows are stored for good."""

    def __init__(self, per_hour: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = Pace(per_hour / 3600, per_hour, clock)

    def require(self, address: str) -> None:
        """Count one more, or refuse with the time to wait."""
        key = network_of(address)
        if seconds := self._pace.wait(key):
            raise Refused("too-many-people", 429, minutes=math.ceil(seconds / 60), seconds=math.ceil(seconds))
        self._pace.reserve(key)


class FileQuota:
    """How many boxes and match files may come in: each costs computing, and is stored."""

    BURST_HOURS = 1 / 3  # files of so much time may come at once
    PER_ADDRESS = 10  # people who bring as many as they may, at one address

    def __init__(self, per_hour: float, clock: Callable[[], float] = time.monotonic) -> None:
        counts = (per_hour, per_hour * self.PER_ADDRESS)
        self._paces = [Pace(count / 3600, max(1, count * self.BURST_HOURS), clock) for count in counts]

    def require(self, owner: Owner) -> None:
        """Count one more file, or refuse it with the time to wait."""
        keys = (owner.person, owner.address)
        seconds = max(pace.wait(key) for pace, key in zip(self._paces, keys, strict=True))
        if seconds:
            raise Refused("too-many-files", 429, minutes=math.ceil(seconds / 60), seconds=math.ceil(seconds))
        for pace, key in zip(self._paces, keys, strict=True):
            pace.reserve(key)
