"""Whoever comes first on a core notices when the machine stands still, and nothing else."""

from __future__ import annotations

import os
import signal
import time

import pytest

from bench.load.children import can_measure
from bench.standstill import Standstill, Watch

linux_only = pytest.mark.skipif(not can_measure(), reason="only Linux lets a program come first on a core")


def test_of_a_standstill_counts_what_lies_within() -> None:
    still = Standstill(2.0, 5.0)
    assert [still.within(*times) for times in [(0, 10), (3, 4), (0, 3), (4, 9), (6, 9), (0, 1)]] == [3, 1, 1, 1, 0, 0]


def test_the_standstills_of_all_cores_are_added_up() -> None:
    watch = Watch([])
    watch.seen = [Standstill(0.0, 1.0), Standstill(0.5, 1.5), Standstill(50.0, 60.0)]
    assert watch.share(0.0, 20.0) == pytest.approx(0.1)


@linux_only
def test_a_watcher_that_is_stopped_has_seen_a_standstill() -> None:
    """As when the machine stops everything; where nobody may come first, nothing is claimed."""
    with Watch([min(os.sched_getaffinity(0))]) as watch:
        begin = time.perf_counter()
        if watch.watches:
            os.kill(watch.pids[0], signal.SIGSTOP)
            time.sleep(0.2)
            os.kill(watch.pids[0], signal.SIGCONT)
        end = time.perf_counter()
    assert any(each.within(begin, end) > 0.15 for each in watch.seen) == watch.watches
