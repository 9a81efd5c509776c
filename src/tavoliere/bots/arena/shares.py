"""How sure a share is: intervals for a mean of blocks, once for a fixed number of games and once for any moment.

A block's value (how often somebody won on one deal, over all arrangements) lies between 0 and 1. Deals are
independent, the games of one deal are not: the block is the unit of all intervals.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

CONFIDENCE = 0.95
ALPHA = 1 - CONFIDENCE
NORMAL_QUANTILE = 1.959964
BOLDNESS = 0.75  # the part of its money a bet may risk
STEP = 1 / 2000
GRID = np.arange(0.0, 1.0 + STEP / 2, STEP)


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval, and from how many games it comes."""

    value: float
    low: float
    high: float
    games: int

    def excludes(self, share: float) -> bool:
        """Whether the interval lies wholly on one side."""
        return not self.low <= share <= self.high


def fixed_interval(blocks: Sequence[float], games: int) -> Share:
    """Wilson's interval with the effective number of games: what the spread between blocks says they are worth.

    Valid when the number of blocks was fixed beforehand.
    """
    if not blocks:
        return Share(math.nan, 0.0, 1.0, 0)
    mean = float(np.mean(blocks))
    effective = float(games)
    if len(blocks) > 1:
        variance = float(np.var(blocks, ddof=1)) / len(blocks)
        # Never more than the games there are: with few blocks a spread of zero proves nothing.
        effective = min(effective, mean * (1 - mean) / variance) if variance else effective
    z2 = NORMAL_QUANTILE**2
    centre = (mean + z2 / (2 * effective)) / (1 + z2 / effective)
    reach = NORMAL_QUANTILE / (1 + z2 / effective) * math.sqrt(mean * (1 - mean) / effective + z2 / (4 * effective**2))
    return Share(mean, max(0.0, centre - reach), min(1.0, centre + reach), games)


class ConfidenceSequence:
    """An interval one may look at after every block: the chance that it is ever wrong is at most 5 %.

    For every candidate mean two gamblers bet against it, one that blocks come out higher, one lower. If the candidate
    is the true mean their game is fair and nobody multiplies his money by 20, except with probability 1/20; so every
    candidate against which somebody has is excluded for good. The stakes are the predictable plug-in of Waudby-Smith
    and Ramdas, "Estimating means of bounded random variables by betting" (2024), section 4.
    """

    def __init__(self) -> None:
        self.blocks: list[float] = []
        self.low, self.high = 0.0, 1.0
        self._log_wealth = np.zeros((2, GRID.size))  # betting that blocks are higher, lower
        self._sum, self._squares = 0.5, 0.25  # as if one block of 1/2 with a spread of 1/4 had come first

    def add(self, block: float) -> None:
        """Settle the bets on one more block."""
        time = len(self.blocks) + 1
        stake = math.sqrt(2 * math.log(2 / ALPHA) / (self._squares * math.log(1 + time)))
        with np.errstate(divide="ignore"):
            higher = np.minimum(stake, BOLDNESS / GRID)
            lower = np.minimum(stake, BOLDNESS / (1 - GRID))
        self._log_wealth[0] += np.log1p(higher * (block - GRID))
        self._log_wealth[1] += np.log1p(-lower * (block - GRID))
        self.blocks.append(block)
        self._sum += block
        self._squares += (block - self._sum / (time + 1)) ** 2
        self._narrow()

    def _narrow(self) -> None:
        # Each gambler starts with half of the money.
        possible = GRID[self._log_wealth.max(axis=0) < math.log(2 / ALPHA)]
        if possible.size:  # a step wider than the grid shows
            self.low = max(self.low, float(possible[0]) - STEP)
            self.high = min(self.high, float(possible[-1]) + STEP)

    def share(self, games: int) -> Share:
        """The share so far with its interval."""
        mean = float(np.mean(self.blocks)) if self.blocks else math.nan
        return Share(mean, self.low, self.high, games)


def any_time_interval(blocks: Sequence[float], games: int) -> Share:
    """The interval of a confidence sequence after all these blocks: valid whatever made one stop."""
    sequence = ConfidenceSequence()
    for block in blocks:
        sequence.add(block)
    return sequence.share(games)
