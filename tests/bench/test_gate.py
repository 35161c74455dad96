"""The gate for the engine's speed goes by ratios to C; no clock is asked here."""

from __future__ import annotations

import pytest

from bench.gate import KEPT, compare, recorded
from bench.gauges import ACTIONS, Gauge


def gauge(key: str, *readings: float) -> Gauge:
    return Gauge(key=key, title=key, unit=ACTIONS, measure=lambda: 0.0, readings=list(readings))


def test_a_kept_ratio_passes_whatever_the_times_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare([gauge("c", 20.0, 30.0), gauge("no_tool", 12.0, 3.0)], {"no_tool": 0.5}) == 0
    assert capsys.readouterr().out == "no_tool: 0.400 of C, recorded 0.500: kept\n"


def test_a_fallen_ratio_fails_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """As when a build by `separate` halved the engine."""
    gauges = [gauge("c", 100.0), gauge("no_tool", 40.0), gauge("tools", 7.0)]
    assert compare(gauges, {"no_tool": 0.4, "tools": 0.14}) == 1
    told = capsys.readouterr().out
    assert "tools: 0.070 of C, recorded 0.140: TOO SLOW, at least 0.105 is wanted" in told
    assert "no_tool: 0.400 of C, recorded 0.400: kept" in told


def test_all_that_the_gate_measures_is_recorded() -> None:
    assert {"no_tool", "tools", "labyrinth"} <= set(recorded())
    assert 0.5 < KEPT < 1
