"""The thread that writes: one piece of work after the other, each answered once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from readingroom.store.worker_thread import WorkerThread


@contextmanager
def a_thread() -> Iterator[WorkerThread]:
    thread = WorkerThread("test-thread")
    try:
        yield thread
    finally:
        thread.end()


async def test_work_is_done_in_its_own_thread_and_in_order() -> None:
    done: list[int] = []
    with a_thread() as thread:
        works = [thread.do(lambda number=number: done.append(number)) for number in range(50)]  # type: ignore[misc]
        names = thread.do(lambda: threading.current_thread().name)
        await asyncio.gather(*works)
        assert await names == "test-thread"
    assert done == list(range(50))


async def test_what_work_raises_is_raised_to_whoever_waits_for_it_and_the_next_is_done() -> None:
    with a_thread() as thread:
        broken = thread.do(lambda: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await broken
        assert await thread.do(lambda: 7) == 7


async def test_work_is_done_though_nobody_waits_for_it_any_more() -> None:
    done: list[str] = []
    may_go_on = threading.Event()
    with a_thread() as thread:
        first = thread.do(may_go_on.wait)
        second = thread.do(lambda: done.append("done"))
        broken = thread.do(lambda: 1 // 0)
        second.cancel()
        broken.cancel()
        may_go_on.set()
        assert await first
        assert await thread.do(lambda: "last") == "last"
    assert done == ["done"]


async def test_letting_go_waits_for_what_was_handed_over() -> None:
    done: list[str] = []
    thread = WorkerThread("test-thread")
    work = thread.do(lambda: done.append("done"))
    thread.end()
    assert done == ["done"]
    await work
