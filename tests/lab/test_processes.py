"""Work in one process or several."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread

import pytest

from readingroom.core.errors import BadSeats
from readingroom.lab.processes import in_processes, way_to_start


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


def test_where_another_thread_runs_nothing_is_forked() -> None:
    """A lock that the thread holds would be held for ever in the copy."""
    done = Event()
    thread = Thread(target=done.wait)
    thread.start()
    try:
        assert way_to_start() == "spawn"
    finally:
        done.set()
        thread.join()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_processes_end_with_the_one_that_started_them(way: str) -> None:
    """However it ended: nobody plays on for a result that nobody waits for."""
    code = (
        "import readingroom.lab.processes as processes; from tests.lab.test_processes import nap;"
        f"processes.way_to_start = lambda: {way!r}; processes.in_processes(nap, [6000] * 4, 2)"
    )
    with subprocess.Popen([sys.executable, "-c", code]) as parent:
        children: set[int] = set()
        while len(children) < 2 and parent.poll() is None:
            children = {pid for pid in children_of(parent.pid) if "resource_tracker" not in command_of(pid)}
        assert parent.poll() is None
        parent.kill()
    while any(command_of(pid) for pid in children):
        time.sleep(0.05)


def children_of(pid: int) -> set[int]:
    with suppress(OSError):
        return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()}
    return set()


def command_of(pid: int) -> str:
    """What a process runs; nothing once it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8")
    return ""
