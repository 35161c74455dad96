"""Work shared by several processes; results come back in the order of the work, whoever finished first."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, active_count
from typing import Any, TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")


def in_processes(
    act: Callable[[Work], Done],
    works: Sequence[Work],
    jobs: int,
    advance: Callable[[int], Any] | None = None,
    size_of: Callable[[Work], int] = lambda _: 1,
) -> list[Done]:
    """Do every piece of work, and report the size of each that is done; `act` must be importable by name."""
    report = advance or (lambda _: None)
    jobs = min(jobs, len(works))
    steps = one_by_one(act, works) if jobs <= 1 else side_by_side(act, works, jobs)
    results: dict[int, Done] = {}
    for place, done in steps:
        results[place] = done
        report(size_of(works[place]))
    return [results[place] for place in range(len(works))]


def one_by_one(act: Callable[[Work], Done], works: Sequence[Work]) -> Iterator[tuple[int, Done]]:
    """In this process."""
    for place, work in enumerate(works):
        yield place, act(work)


def side_by_side(act: Callable[[Work], Done], works: Sequence[Work], jobs: int) -> Iterator[tuple[int, Done]]:
    """In processes of their own, which end at once when this one is interrupted."""
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context(way_to_start()), initializer=follow_parent)
    try:
        with interrupts_held():
            places: dict[Future[Done], int] = {pool.submit(act, work): place for place, work in enumerate(works)}
        for future in as_completed(places):
            yield places[future], future.result()
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def way_to_start() -> str:
    """A fork works at once, where a fresh process first has to load all we have; but a fork copies no threads."""
    return "fork" if sys.platform == "linux" and active_count() == 1 else "spawn"


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started here never see Ctrl-C, which a terminal sends to all; only this one answers it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """End when the process that asked for the work is gone, however it went."""
    Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """Block until the parent has ended, then end too."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
