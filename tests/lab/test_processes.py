"""Work in one process or several."""

from __future__ import annotations

import os
import time
from multiprocessing import active_children

import pytest

from readingroom.core.errors import BadSeats
from readingroom.lab.processes import in_processes


def nap(tenths: int) -> tuple[int, int]:
    time.sleep(tenths / 10)
    return tenths, os.getpid()


def refuse(work: int) -> None:
    raise BadSeats(f"no seat for {work}")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_work(jobs: int) -> None:
    reported: list[int] = []
    done = in_processes(nap, [3, 0, 1, 0], jobs, reported.append, lambda tenths: tenths + 1)
    assert [tenths for tenths, _ in done] == [3, 0, 1, 0]
    assert sorted(reported) == [1, 1, 2, 4]
    assert (os.getpid() in {process for _, process in done}) == (jobs == 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_refusal_comes_through_and_leaves_no_process_behind(jobs: int) -> None:
    before = set(active_children())
    with pytest.raises(BadSeats, match="no seat for"):
        in_processes(refuse, [1, 2], jobs)
    assert set(active_children()) <= before


def test_no_work_no_processes() -> None:
    assert in_processes(nap, [], 2) == []
