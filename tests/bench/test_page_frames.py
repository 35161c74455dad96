"""Which frames of a match are those of a burning, and which of them tell of the page."""

from __future__ import annotations

import time

import pytest

from bench.page import AFTER, BEFORE, counted, is_disturbed, on_the_pages_clock
from bench.standstill import Standstill


def test_a_burning_is_more_than_its_flames() -> None:
    at = [float(moment) for moment in range(0, 5000, 100)]
    burns = [moment in (2000.0, 2100.0) for moment in at]
    frames = counted(at, burns)
    assert frames[0] == (2000.0 - BEFORE - 100.0, 2000.0 - BEFORE)
    assert frames[-1] == (2100.0 + AFTER, 2100.0 + AFTER + 100.0)
    assert len(frames) == (100 + BEFORE + AFTER) // 100 + 2


def test_where_nothing_burns_nothing_is_counted() -> None:
    assert counted([0.0, 16.0, 32.0], [False, False, False]) == []


def test_a_frame_is_disturbed_by_a_standstill_in_it_or_just_before_it() -> None:
    stills = [Standstill(100.0, 110.0)]
    frames = [(0.0, 90.0), (90.0, 105.0), (105.0, 107.0), (120.0, 136.0), (130.0, 146.0)]
    assert [is_disturbed(*frame, stills) for frame in frames] == [False, True, True, True, False]


def test_watchers_and_pages_tell_the_time_differently() -> None:
    """The page in ms since it was opened; and what is too short to matter is left out."""
    now, opened = time.perf_counter(), 1000 * time.time() - 5000
    [still] = on_the_pages_clock([Standstill(now, now + 0.01), Standstill(now + 1, now + 1.001)], opened)
    assert still.begin == pytest.approx(5000, abs=50)
    assert still.end - still.begin == pytest.approx(10, abs=0.1)
