"""So many a second on average, and some at once, for each of many keys: people, addresses."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

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
