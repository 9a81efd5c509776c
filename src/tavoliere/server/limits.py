"""Rate limits (so much at once, so much a second), and the network address they count for."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from tavoliere.server.errors import Refused

REMEMBERED = 10_000  # addresses and people
Kept = TypeVar("Kept")
IPV6_HOST = 64  # one household has all addresses with the same first bits


@lru_cache(maxsize=REMEMBERED)
def network_of(address: str) -> str:
    """The address whose limits count: of IPv6 the part that a household cannot choose."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, IPV6_HOST), strict=False))
    return str(found)


class Networks:
    """A few addresses and networks, as settings name them."""

    def __init__(self, written: list[str]) -> None:
        try:
            self.networks = [ipaddress.ip_network(one, strict=False) for one in written]
        except ValueError as error:
            raise Refused("setting-networks", value=", ".join(written)) from error

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class TokenBucket:
    """Allows so many requests at once, and so many a second on average."""

    __slots__ = ("at_once", "last", "left", "per_second")

    def __init__(self, per_second: float, at_once: float, now: float) -> None:
        self.per_second, self.at_once, self.left, self.last = per_second, at_once, at_once, now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.left = min(self.at_once, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until there is a token again, as told to a client."""
        return max(1, math.ceil((1 - self.left) / self.per_second))


class Pace:
    """A rate limit that delays: lets so much pass at once and so much a second, in the order of arrival."""

    __slots__ = ("at_once", "free_at", "per_second")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second, self.at_once, self.free_at = per_second, at_once, 0.0

    def delay(self, now: float) -> float:
        """Take the next turn; returns the seconds until it comes."""
        self.free_at = max(self.free_at, now) + 1 / self.per_second
        return max(0.0, self.free_at - now - self.at_once / self.per_second)


class Remembered(Generic[Kept]):
    """An object for each network address or person; those not used for longest are forgotten."""

    def __init__(self, make: Callable[[], Kept]) -> None:
        self.make = make
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def of(self, key: str) -> Kept:
        """What belongs to a key."""
        found = self._kept.pop(key, None)
        self._kept[key] = found = self.make() if found is None else found
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return found


class AddressLimit:
    """A bucket for each network address or person."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets = Remembered(lambda: TokenBucket(per_second, at_once, clock()))

    def take(self, key: str) -> int:
        """Take a token; returns 0, or the seconds to wait if there is none."""
        bucket = self.buckets.of(key)
        return 0 if bucket.take(self.clock()) else bucket.wait()
