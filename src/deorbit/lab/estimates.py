"""Figures that were found by sampling, with their 95% intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

NORMAL = 1.96
"""So many standard errors to both sides hold the true mean 95 times in 100."""


def percent(value: float) -> str:
    return f"{100 * value:.0f}%"


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95% interval: so much to both sides."""

    value: float
    margin: float

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, two at least."""
    return Estimate(fmean(values), NORMAL * math.sqrt(variance(values) / len(values)))


def ratio(above: Estimate, below: Estimate) -> Estimate | None:
    """One mean as a multiple of another one, independent of it; None of nothing."""
    if below.value <= 0:
        return None
    value = above.value / below.value
    return Estimate(value, math.hypot(above.margin, value * below.margin) / below.value)


def together(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of several means, each counted once."""
    margin = math.hypot(*(one.margin for one in estimates)) / len(estimates)
    return Estimate(fmean(one.value for one in estimates), margin)


@dataclass(frozen=True)
class Share:
    """How often something happened, with its interval after Wilson, which holds near 0 and 1 too.

    >>> share = Share(20, 100)
    >>> round(share.low, 3), share.value, round(share.high, 3)
    (0.133, 0.2, 0.289)
    """

    hits: int
    games: int

    @property
    def value(self) -> float:
        return self.hits / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return max(0.0, self._middle - self._half)

    @property
    def high(self) -> float:
        return min(1.0, self._middle + self._half) if self.games else 1.0

    @property
    def _spread(self) -> float:
        return NORMAL * NORMAL / self.games if self.games else 1.0

    @property
    def _middle(self) -> float:
        return (self.value + self._spread / 2) / (1 + self._spread)

    @property
    def _half(self) -> float:
        if not self.games:
            return 1.0
        noise = self.value * (1 - self.value) / self.games + self._spread / (4 * self.games)
        return NORMAL * math.sqrt(noise) / (1 + self._spread)
