"""Numbers about many matches: spreads out of counted values, and intervals that say how sure a share is."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum, sqrt
from statistics import NormalDist
from typing import Any

QUANTILES = (5, 25, 50, 75, 95)  # in percent
CONFIDENCE = 0.95


def wilson(wins: float, matches: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The Wilson interval of a share of wins; ties that count as half a win only make it wider than needed.

    >>> [round(end, 3) for end in wilson(80, 100)]
    [0.711, 0.867]
    """
    if matches == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = wins / matches
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    low, high = share + z * z / (2 * matches) - spread, share + z * z / (2 * matches) + spread
    return max(0.0, low / (1 + z * z / matches)), min(1.0, high / (1 + z * z / matches))


def newcombe(
    wins: float, matches: int, other_wins: float, other_matches: int, confidence: float = CONFIDENCE
) -> tuple[float, float]:
    """Newcombe's interval of the difference between two shares of wins, out of both Wilson intervals.

    >>> [round(end, 4) for end in newcombe(56, 70, 48, 80)]
    [0.0524, 0.3339]
    """
    share, other = wins / matches, other_wins / other_matches
    low, high = wilson(wins, matches, confidence)
    other_low, other_high = wilson(other_wins, other_matches, confidence)
    below = sqrt((share - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - share) ** 2 + (other - other_low) ** 2)
    return share - other - below, share - other + above


def describe(counts: Mapping[int, int]) -> dict[str, Any]:
    """Mean, standard deviation, ends and quantiles of counted values; the same whatever order they came in.

    >>> describe({1: 1, 2: 2, 3: 1})["mean"]
    2.0
    """
    total = sum(counts.values())
    if total == 0:
        return {"mean": None, "sd": None, "min": None, "max": None, "quantiles": {}}
    values = sorted(counts)
    mean = sum(value * counts[value] for value in values) / total
    variance = fsum(counts[value] * (value - mean) ** 2 for value in values) / max(1, total - 1)
    return {
        "mean": round(mean, 4),
        "sd": round(sqrt(variance), 4),
        "min": values[0],
        "max": values[-1],
        "quantiles": {str(percent): quantile(counts, percent) for percent in QUANTILES},
    }


def quantile(counts: Mapping[int, int], percent: int) -> int:
    """The smallest value that at least so many percent of all do not exceed."""
    needed = sum(counts.values()) * percent
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below * 100 >= needed:
            return value
    raise ValueError("nothing was counted")
