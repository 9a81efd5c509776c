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

from tavoliere.bots.arena.shares import NORMAL_QUANTILE

ELO = 400 / math.log(10)
PRIOR_DEVIATION = 4.0  # nearly 700 Elo points
SAMPLES = 300
STEPS = 50
SMALL = 1e-8
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

    def fit(self, counts: Floats) -> tuple[Floats, Floats]:
        """The likeliest strengths and advantages by Newton's method, and the curvature there."""
        weight = self.weight * counts[self.outcome]
        found = np.zeros(self.features.shape[2])
        for _ in range(STEPS):
            slope, curvature = self._slope_and_curvature(found, weight)
            step = np.linalg.solve(curvature, slope)
            # A long step can overshoot where the curve is flat.
            found += step * min(1.0, 2.0 / max(float(np.abs(step).max()), SMALL))
            if np.abs(step).max() < SMALL:
                break
        return found, curvature

    def _slope_and_curvature(self, at: Floats, weight: Floats) -> tuple[Floats, Floats]:
        utility = self.features @ at
        chance = self.present * np.exp(utility - utility.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        expected = np.einsum("rs,rsf->rf", chance, self.features)
        slope = weight @ (self.features[:, 0] - expected) - at / PRIOR_DEVIATION**2
        weighted = (weight[:, None] * chance)[:, :, None] * self.features
        curvature = np.tensordot(weighted, self.features, axes=((0, 1), (0, 1)))
        curvature -= (weight[:, None] * expected).T @ expected
        return slope, curvature + np.eye(at.size) / PRIOR_DEVIATION**2

    def deviations(self, curvature: Floats) -> Floats:
        """How far each number may be off if all games were independent, compared with the mean of its kind."""
        kinds = [len(self.bots), self.seats]
        centred = np.eye(sum(kinds))
        for start, count in ((0, kinds[0]), (kinds[0], kinds[1])):
            centred[start : start + count, start : start + count] -= 1 / count
        deviations: Floats = np.sqrt(np.maximum(np.diag(centred @ np.linalg.inv(curvature) @ centred), 0.0))
        return deviations


def rate(deals: Sequence[Iterable[Outcome]], bots: Sequence[str], seats: int, seed: int = 0) -> Ratings:
    """Ratings from outcomes gathered by deal.

    Intervals by drawing whole deals anew (block bootstrap), but never narrower than the likelihood's curvature allows:
    deals that all end alike would otherwise look like certainty.
    """
    by_deal = [Counter(deal) for deal in deals]
    outcomes = sorted(set().union(*by_deal))
    model = Model(outcomes, bots, seats)
    counts = np.array([[deal[outcome] for outcome in outcomes] for deal in by_deal], dtype=np.float64)
    rng = np.random.default_rng(seed)
    drawn = [counts[rng.integers(len(counts), size=len(counts))].sum(axis=0) for _ in range(SAMPLES)]
    centre, curvature = model.fit(counts.sum(axis=0))
    low, high = np.quantile([model.fit(sample)[0] for sample in drawn], (0.025, 0.975), axis=0)
    reach = NORMAL_QUANTILE * model.deviations(curvature)
    low, high = np.minimum(low, centre - reach), np.maximum(high, centre + reach)
    ratings = [Rating(*(round(float(one) * ELO, 1) for one in row)) for row in zip(centre, low, high, strict=True)]
    return Ratings(dict(zip(bots, ratings, strict=False)), ratings[len(bots) :])
