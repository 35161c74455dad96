"""Readings become bests, medians and ratios; no clock is asked here."""

from __future__ import annotations

from bench.gauges import ACTIONS, MICROSECONDS, Gauge, read_all, to_plain


def gauge(key: str, unit: str, readings: list[float], aim: float | None = None) -> Gauge:
    left = iter(readings)
    return Gauge(key=key, title=key, unit=unit, measure=lambda: next(left), aim=aim)


def test_ratios_are_of_bests_and_of_medians() -> None:
    gauges = [
        gauge("c", ACTIONS, [50.0, 100.0, 80.0]),
        gauge("no_tool", ACTIONS, [20.0, 10.0, 40.0], aim=0.45),
        gauge("clone", MICROSECONDS, [0.5, 0.3, 2.0], aim=1.0),
    ]
    read_all(gauges, 3)
    _, ours, clone = to_plain(gauges)
    assert ours["of_c"] == {"best": 0.4, "median": 0.25}
    assert ours["of_ours"] == {"best": 1.0, "median": 1.0}
    assert not ours["meets_aim"]  # by the bests
    assert (clone["best"], clone["median"], clone["meets_aim"]) == (0.3, 0.5, True)


def test_without_a_yardstick_there_is_no_ratio() -> None:
    gauges = [gauge("no_tool", ACTIONS, [20.0], aim=0.3)]
    read_all(gauges, 1)
    (ours,) = to_plain(gauges)
    assert ours["of_c"] is None
    assert ours["meets_aim"] is None
