"""The thread that writes: one piece of work after the other, each answered once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from readingroom.store.hand import Hand


@contextmanager
def a_hand() -> Iterator[Hand]:
    hand = Hand("test-hand")
    try:
        yield hand
    finally:
        hand.let_go()


async def test_work_is_done_in_its_own_thread_and_in_order() -> None:
    done: list[int] = []
    with a_hand() as hand:
        works = [hand.do(lambda number=number: done.append(number)) for number in range(50)]  # type: ignore[misc]
        names = hand.do(lambda: threading.current_thread().name)
        await asyncio.gather(*works)
        assert await names == "test-hand"
    assert done == list(range(50))


async def test_what_work_raises_is_raised_to_whoever_waits_for_it_and_the_next_is_done() -> None:
    with a_hand() as hand:
        broken = hand.do(lambda: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await broken
        assert await hand.do(lambda: 7) == 7


async def test_work_is_done_though_nobody_waits_for_it_any_more() -> None:
    done: list[str] = []
    may_go_on = threading.Event()
    with a_hand() as hand:
        first = hand.do(may_go_on.wait)
        second = hand.do(lambda: done.append("done"))
        broken = hand.do(lambda: 1 // 0)
        second.cancel()
        broken.cancel()
        may_go_on.set()
        assert await first
        assert await hand.do(lambda: "last") == "last"
    assert done == ["done"]


async def test_letting_go_waits_for_what_was_handed_over() -> None:
    done: list[str] = []
    hand = Hand("test-hand")
    work = hand.do(lambda: done.append("done"))
    hand.let_go()
    assert done == ["done"]
    await work
