"""Rate limits by person and address: on bots' moves, new people and files from outside."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from tavoliere.server.errors import Refused
from tavoliere.server.fair_queue import Owner
from tavoliere.server.limits import network_of

REMEMBERED = 10_000  # keys


class RateByKey:
    """A rate limit for each key: so many a second on average, some at once. Keys not used for longest are forgotten."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.interval, self.at_once, self.clock = 1 / per_second, at_once, clock
        self._due: OrderedDict[Hashable, float] = OrderedDict()  # the time for which a key's last event was scheduled

    def reserve(self, key: Hashable) -> float:
        """Count one more event of a key; returns how many seconds it must wait."""
        now = self.clock()
        due = self._next(key, now)
        self._due[key] = due
        self._due.move_to_end(key)
        if len(self._due) > REMEMBERED:
            self._due.popitem(last=False)
        return max(0.0, due - now)

    def wait(self, key: Hashable) -> float:
        """How many seconds the next event of a key would have to wait."""
        now = self.clock()
        return max(0.0, self._next(key, now) - now)

    def _next(self, key: Hashable, now: float) -> float:
        earliest = now - self.at_once * self.interval
        return max(self._due.get(key, earliest), earliest) + self.interval


class NewPeople:
    """Limits how many people take a name at an address: each has reserved places, and rows that are never removed."""

    def __init__(self, per_hour: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = RateByKey(per_hour / 3600, per_hour, clock)

    def require(self, address: str) -> None:
        """Count one more, or refuse with the time to wait."""
        key = network_of(address)
        if seconds := self._pace.wait(key):
            raise Refused("too-many-people", 429, minutes=math.ceil(seconds / 60), seconds=math.ceil(seconds))
        self._pace.reserve(key)


class FileQuota:
    """Limits how many boxes and match files are uploaded: each costs computing, and is stored."""

    BURST_HOURS = 1 / 3  # so many hours' worth of files may come at once
    PER_ADDRESS = 10  # an address may bring as many as so many people

    def __init__(self, per_hour: float, clock: Callable[[], float] = time.monotonic) -> None:
        counts = (per_hour, per_hour * self.PER_ADDRESS)
        self._paces = [RateByKey(count / 3600, max(1, count * self.BURST_HOURS), clock) for count in counts]

    def require(self, owner: Owner) -> None:
        """Count one more file, or refuse it with the time to wait."""
        keys = (owner.person, owner.address)
        seconds = max(pace.wait(key) for pace, key in zip(self._paces, keys, strict=True))
        if seconds:
            raise Refused("too-many-files", 429, minutes=math.ceil(seconds / 60), seconds=math.ceil(seconds))
        for pace, key in zip(self._paces, keys, strict=True):
            pace.reserve(key)
