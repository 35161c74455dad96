"""Gauges, and rounds of reading them all in turn, so that a machine's bad moments hit all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench.places import say

ACTIONS, MICROSECONDS, SIMULATIONS = "actions/s", "microseconds", "simulations/s"
RATIO, MATCHES = "ratio", "matches/s"


@dataclass(slots=True, kw_only=True)
class Gauge:
    """One figure that is measured again and again."""

    key: str
    title: str
    unit: str
    measure: Callable[[], float]
    aim: float | None = None  # in its unit; of actions/s: as a share of C
    readings: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The reading that was disturbed least."""
        return min(self.readings) if self.unit == MICROSECONDS else max(self.readings)

    @property
    def median(self) -> float:
        return median(self.readings)


def read_all(gauges: Sequence[Gauge], rounds: int, *, aloud: bool = True) -> None:
    """Read every gauge once a round."""
    for number in range(1, rounds + 1):
        for gauge in gauges:
            gauge.readings.append(gauge.measure())
            if aloud:
                say(f"round {number} of {rounds}: {gauge.title}: {gauge.readings[-1]:,.3g} {gauge.unit}")


def to_plain(gauges: Sequence[Gauge]) -> list[dict[str, Any]]:
    """All readings as plain data, rates of play with their ratios to C and to the compiled engine."""
    by_key = {gauge.key: gauge for gauge in gauges}
    return [one_plain(gauge, by_key.get("c"), by_key.get("no_tool")) for gauge in gauges]


def one_plain(gauge: Gauge, c: Gauge | None, ours: Gauge | None) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "key": gauge.key,
        "title": gauge.title,
        "unit": gauge.unit,
        "best": rounded(gauge.best),
        "median": rounded(gauge.median),
        "readings": [rounded(reading) for reading in gauge.readings],
    }
    if gauge.unit == ACTIONS:
        plain |= {"of_c": ratios(gauge, c), "of_ours": ratios(gauge, ours)}
    if gauge.aim is not None:
        plain |= {"aim": gauge.aim, "meets_aim": meets_aim(gauge, plain)}
    return plain


def ratios(gauge: Gauge, other: Gauge | None) -> dict[str, float] | None:
    """The ratio of the bests and of the medians; None when the other was not measured."""
    if other is None:
        return None
    return {"best": rounded(gauge.best / other.best), "median": rounded(gauge.median / other.median)}


def meets_aim(gauge: Gauge, plain: dict[str, Any]) -> bool | None:
    """Shares of C by the bests, all else by the median; None when there is nothing to compare with."""
    assert gauge.aim is not None
    if gauge.unit == MICROSECONDS:
        return gauge.median < gauge.aim
    if gauge.unit == ACTIONS:
        return plain["of_c"]["best"] >= gauge.aim if plain["of_c"] else None
    return gauge.median >= gauge.aim


def rounded(number: float) -> float:
    """Four digits: no measure here is better than that."""
    return float(f"{number:.4g}")
