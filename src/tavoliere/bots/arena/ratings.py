"""Ratings: a Plackett-Luce model with a term for the seat, fitted to whole rankings.

Of those not yet placed, the next place goes to each in proportion to exp(strength of the bot + advantage of the seat).
A shared place counts as all its orders in equal parts. A weak prior (every strength is normally distributed around 0)
keeps a bot that never lost at a finite rating. Ratings are on the Elo scale, where 400 points more mean odds of 10 to 1
against one opponent; their mean is 0, as is that of the seats' advantages.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

import numpy as np
from numpy.typing import NDArray

ELO = 400 / math.log(10)
PRIOR_DEVIATION = 4.0  # nearly 700 Elo points
SAMPLES = 300
STEPS = 50
Outcome = tuple[tuple[str, ...], tuple[int, ...]]  # bots by seat, ranks by seat
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A number on the Elo scale with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """The strength of every bot and the advantage of every seat."""

    bots: dict[str, Rating]
    seats: list[Rating]


def orders(ranks: Sequence[int]) -> list[list[int]]:
    """All orders of the seats, best first, that agree with the ranks."""
    places = groupby(sorted(range(len(ranks)), key=lambda seat: ranks[seat]), key=lambda seat: ranks[seat])
    shared = [list(permutations(seats)) for _, seats in places]
    return [[seat for place in choice for seat in place] for choice in product(*shared)]


class Model:
    """The choices that some outcomes are made of: who of whom took the next place."""

    def __init__(self, outcomes: Sequence[Outcome], bots: Sequence[str], seats: int) -> None:
        self.bots, self.seats = list(bots), seats
        rows = [
            (number, features, order[place:], 1 / len(ways))
            for number, (seated, ranks) in enumerate(outcomes)
            for features, ways in [(self._features(seated), orders(ranks))]
            for order in ways
            for place in range(seats - 1)
        ]
        self.outcome = np.array([row[0] for row in rows])
        self.weight = np.array([row[3] for row in rows])
        self.present = np.zeros((len(rows), seats))
        self.features = np.zeros((len(rows), seats, len(self.bots) + seats))
        for index, (_, features, left, _) in enumerate(rows):
            self.present[index, : len(left)] = 1
            self.features[index, : len(left)] = features[left]  # the first of them took the place

    def _features(self, seated: Sequence[str]) -> Floats:
        features = np.zeros((self.seats, len(self.bots) + self.seats))
        for seat, bot in enumerate(seated):
            features[seat, self.bots.index(bot)] = features[seat, len(self.bots) + seat] = 1
        return features

    def fit(self, counts: Floats) -> Floats:
        """The likeliest strengths and advantages by Newton's method; the prior makes them unique."""
        weight = self.weight * counts[self.outcome]
        found = np.zeros(self.features.shape[2])
        for _ in range(STEPS):
            utility = self.features @ found
            utility -= utility.max(axis=1, keepdims=True)
            chance = self.present * np.exp(utility)
            chance /= chance.sum(axis=1, keepdims=True)
            expected = np.einsum("rs,rsf->rf", chance, self.features)
            slope = weight @ (self.features[:, 0] - expected) - found / PRIOR_DEVIATION**2
            spread = np.einsum("rs,rsf,rsg->fg", weight[:, None] * chance, self.features, self.features, optimize=True)
            spread -= (weight[:, None] * expected).T @ expected
            step = np.linalg.solve(spread + np.eye(found.size) / PRIOR_DEVIATION**2, slope)
            # A long step can overshoot where the curve is flat.
            found += step * min(1.0, 2.0 / max(float(np.abs(step).max()), 1e-12))
            if np.abs(step).max() < 1e-8:
                break
        return found


def rate(deals: Sequence[Iterable[Outcome]], bots: Sequence[str], seats: int, seed: int = 0) -> Ratings:
    """Ratings from outcomes gathered by deal; intervals by drawing whole deals anew (block bootstrap)."""
    by_deal = [Counter(deal) for deal in deals]
    outcomes = sorted(set().union(*by_deal))
    model = Model(outcomes, bots, seats)
    counts = np.array([[deal[outcome] for outcome in outcomes] for deal in by_deal], dtype=np.float64)
    rng = np.random.default_rng(seed)
    drawn = [counts[rng.integers(len(counts), size=len(counts))].sum(axis=0) for _ in range(SAMPLES)]
    centre, samples = model.fit(counts.sum(axis=0)), np.array([model.fit(sample) for sample in drawn])
    low, high = np.quantile(samples, (0.025, 0.975), axis=0)
    ratings = [Rating(*(round(float(one) * ELO, 1) for one in row)) for row in zip(centre, low, high, strict=True)]
    return Ratings(dict(zip(bots, ratings, strict=False)), ratings[len(bots) :])
