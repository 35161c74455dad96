"""From single times to the figures of a reading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import ceil
from statistics import median
from typing import Any


def percentile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all do not exceed; 0 of nothing."""
    if not ordered:
        return 0.0
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One server, one mode, once."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu: float  # seconds, of all its processes
    load_cpu: float
    resident_mb: float
    finished: int  # matches
    idle: int  # tables that found no further match, which should be none
    refused: int
    lost: int
    still: float = 0.0  # the share of the time in which the machine itself stood still; 0 where nobody watched

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move_us(self) -> float:
        return 1e6 * self.server_cpu / self.moves if self.moves else 0.0

    @property
    def server_busy(self) -> float:
        return self.server_cpu / self.seconds

    @property
    def load_busy(self) -> float:
        return self.load_cpu / self.seconds

    @property
    def load_ceiling(self) -> float:
        """Moves a second that the load could drive if it had nothing to wait for."""
        return self.moves / self.load_cpu if self.load_cpu else 0.0


DERIVED = ("rate", "cpu_per_move_us", "server_busy", "load_busy", "load_ceiling")


def to_plain(reading: Reading) -> dict[str, Any]:
    whole = asdict(reading) | {name: getattr(reading, name) for name in DERIVED}
    return {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in whole.items()}


def typical(readings: Sequence[dict[str, Any]]) -> dict[str, float]:
    """The median of each figure."""
    return {key: median(reading[key] for reading in readings) for key in readings[0]}


def best(readings: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The reading that was disturbed least: of the most moves a second."""
    return max(readings, key=lambda reading: float(reading["rate"]))
