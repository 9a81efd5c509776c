"""How much one client may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # addresses


class TokenBucket:
    """So many at once, and so many a second."""

    __slots__ = ("at_once", "last", "left", "per_second")

    def __init__(self, per_second: float, at_once: float, now: float) -> None:
        self.per_second, self.at_once, self.left, self.last = per_second, at_once, at_once, now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(self.at_once, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class AddressLimit:
    """A bucket for each network address; the longest unseen are forgotten."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second, self.at_once, self.clock = per_second, at_once, clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for an address, if there is one."""
        now = self.clock()
        bucket = self._buckets.pop(address, None) or TokenBucket(self.per_second, self.at_once, now)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)
