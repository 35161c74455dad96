"""Percentiles, paces and what the system tells of a process: no clock is asked here."""

from __future__ import annotations

import os

import pytest

from bench.load.children import can_measure, cpu_seconds, cpu_ticks, resident_bytes
from bench.load.figures import Reading, best, percentile, to_plain, typical
from bench.load.pace import AtOnce, Paced


@pytest.mark.parametrize(
    ("share", "expected"), [(0.5, 50.0), (0.99, 99.0), (0.991, 100.0), (1.0, 100.0), (0.0, 1.0), (0.01, 1.0)]
)
def test_percentiles_of_a_hundred(share: float, expected: float) -> None:
    assert percentile([float(value) for value in range(1, 101)], share) == expected


def test_percentiles_of_little() -> None:
    assert percentile([], 0.99) == 0.0
    assert percentile([7.0], 0.5) == percentile([7.0], 0.99) == 7.0


def reading(moves: int, p99: float = 9.0) -> Reading:
    return Reading(
        moves=moves,
        seconds=10.0,
        p50_ms=1.0,
        p99_ms=p99,
        worst_ms=20.0,
        server_cpu=8.0,
        load_cpu=4.0,
        resident_mb=100.0,
        finished=3,
        idle=0,
        refused=0,
        lost=0,
    )


def test_a_reading_tells_what_follows_from_it() -> None:
    told = to_plain(reading(20_000))
    assert told["rate"] == 2000.0
    assert told["cpu_per_move_us"] == 400.0
    assert (told["server_busy"], told["load_busy"], told["load_ceiling"]) == (0.8, 0.4, 5000.0)


def test_the_best_reading_has_most_moves_and_the_typical_one_is_a_median_of_each() -> None:
    readings = [to_plain(reading(moves, p99)) for moves, p99 in ((1000, 5.0), (3000, 9.0), (2000, 7.0))]
    assert best(readings) is readings[1]
    assert (typical(readings)["rate"], typical(readings)["p99_ms"]) == (200.0, 7.0)


def test_nothing_moved_is_no_error() -> None:
    assert to_plain(reading(0))["cpu_per_move_us"] == 0.0


class Sent:
    """A seat that notes from when its move counts."""

    def __init__(self) -> None:
        self.since: list[float] = []

    def send(self, since: float) -> None:
        self.since.append(since)


def paced(rate: float, at: float) -> Paced:
    """Started at a given time, without an event loop."""
    pace = Paced(rate)
    pace._runs = True  # noqa: SLF001
    pace._next = at  # noqa: SLF001
    return pace


def test_a_pace_releases_what_is_due() -> None:
    pace, seat = paced(100, at=5.0), Sent()
    for _ in range(10):
        pace.ready(seat)
    pace.release(4.999)
    assert seat.since == []
    pace.release(5.035)
    assert seat.since == [5.035] * 4
    pace.release(5.036)
    assert len(seat.since) == 4


def test_a_move_that_no_table_could_send_counts_from_when_it_was_due() -> None:
    pace, seat = paced(100, at=5.0), Sent()
    pace.release(5.015)
    pace.ready(seat)
    pace.ready(seat)
    pace.ready(seat)
    assert seat.since == [5.0, pytest.approx(5.01)]
    pace.release(5.025)
    assert seat.since[2:] == [5.025]


def test_a_stopped_pace_owes_nothing() -> None:
    pace, seat = paced(100, at=5.0), Sent()
    pace.release(6.0)
    pace.stop()
    pace.ready(seat)
    assert seat.since == []


def test_at_once_is_when_it_has_started() -> None:
    pace, early, late = AtOnce(), Sent(), Sent()
    pace.ready(early)
    assert not early.since
    pace.start()
    pace.ready(late)
    pace.stop()
    pace.ready(late)
    assert (len(early.since), len(late.since)) == (1, 1)


def test_processor_time_is_read_behind_any_name() -> None:
    stat = "42 (a (bad) name) S 1 42 42 0 -1 4194304 100 0 0 0 70 30 5 6 20 0 1 0 12345 1000 200"
    assert cpu_ticks(stat) == 100


@pytest.mark.skipif(not can_measure(), reason="the system has no /proc")
def test_this_process_has_used_time_and_memory() -> None:
    assert cpu_seconds(os.getpid()) > 0
    assert resident_bytes(os.getpid()) > 1_000_000
