"""The gate for the engine's speed goes by ratios to C; no clock is asked here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import gate, speed_files
from bench.gate import KEPT, compare, recorded
from bench.gauges import ACTIONS, Gauge
from bench.machine import processor
from bench.speed import play_gauges, yardstick_gauges
from bench.speed_files import GATED, records_with


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
    assert set(recorded(processor())) == set(GATED)
    assert {gauge.key for gauge in [*yardstick_gauges(None), *play_gauges()]} == set(GATED)
    assert 0.5 < KEPT < 1


def test_each_kind_of_processor_has_its_own_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a kind has none yet, the lowest record counts."""
    records = [
        {"processor": "quick", "tree": "1", "of_c": {"no_tool": 0.5, "tools": 0.1}},
        {"processor": "slow", "tree": "2", "of_c": {"no_tool": 0.4, "tools": 0.2}},
    ]
    (tmp_path / "speed.json").write_text(json.dumps({"records": records}), "utf-8")
    for module in (gate, speed_files):
        monkeypatch.setattr(module, "RESULTS", tmp_path)
    assert recorded("slow") == {"no_tool": 0.4, "tools": 0.2}
    assert recorded("another") == {"no_tool": 0.4, "tools": 0.1}
    monkeypatch.setattr(speed_files, "processor", lambda: "slow")
    measured = [{"key": "no_tool", "of_c": {"best": 0.3}}, {"key": "c", "of_c": {"best": 1.0}}]
    assert records_with("3", measured) == [records[0], {"processor": "slow", "tree": "3", "of_c": {"no_tool": 0.3}}]
    assert records_with("3", [{"key": "no_tool", "of_c": None}]) == records
