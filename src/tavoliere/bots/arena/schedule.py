"""Who plays whom, on which deal and in which seats: every pairing gets the same deals, every deal all arrangements."""

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from math import ceil
from typing import Any

from tavoliere.bots.arena.settings import Settings

Pairing = tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    number: int  # its place in the schedule, which never changes
    deal: int
    pairing: int
    bots: tuple[str, ...]  # by seat

    def to_dict(self) -> dict[str, Any]:
        """The task as JSON."""
        return {**asdict(self), "bots": list(self.bots)}


def derived_seed(*parts: object) -> int:
    """A seed that depends on all the parts and on nothing else."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:8], "big")


def pairings(bots: tuple[str, ...], seats: int) -> list[Pairing]:
    """Every choice of as many bots as there are seats; with fewer bots the last one fills the empty seats."""
    filled = bots + bots[-1:] * (seats - len(bots))
    return list(dict.fromkeys(combinations(filled, seats)))


def arrangements(pairing: Pairing) -> list[tuple[str, ...]]:
    """All different ways to sit down; equal bots are not told apart."""
    return list(dict.fromkeys(permutations(pairing)))


class Schedule:
    """All games of an arena, in the order they are played: deal by deal, so that every pairing gets as far."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pairings = pairings(settings.bots, settings.seats)
        self._seated = [(number, bots) for number, one in enumerate(self.pairings) for bots in arrangements(one)]
        self.block_sizes = [len(arrangements(one)) for one in self.pairings]
        self.games_per_deal = len(self._seated)
        self.deals = ceil(settings.games / self.games_per_deal)

    @property
    def games(self) -> int:
        """How many games there are, whole blocks only."""
        return self.deals * self.games_per_deal

    def tasks(self) -> Iterator[Task]:
        """The games one after the other."""
        for deal in range(self.deals):
            for place, (pairing, bots) in enumerate(self._seated):
                yield Task(deal * self.games_per_deal + place, deal, pairing, bots)

    @property
    def compared_with(self) -> float:
        """The share of wins the first bot of a pairing is compared with."""
        against = self.settings.against
        return 1 / self.settings.seats if against is None else against
