"""Work shared by several processes; results come back in the order of the work, whoever finished first."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context
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
    """In fresh processes, which end at once when this one is interrupted."""
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=die_quietly)
    try:
        places: dict[Future[Done], int] = {pool.submit(act, work): place for place, work in enumerate(works)}
        for future in as_completed(places):
            yield places[future], future.result()
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def die_quietly() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one speaks about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
