"""Garbage is looked for in what is new; in what is old only now and then."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from readingroom.server import garbage


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> object:
    """The other tests collect as ever."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_new_garbage_is_found_soon() -> None:
    garbage.look_seldom()
    knot = weakref.ref(Knot())
    kept: list[object] = [[] for _ in range(2 * garbage.YOUNG)]
    assert knot() is None, len(kept)


async def test_old_garbage_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    garbage.look_seldom()
    knot = Knot()
    kept: list[object] = [[] for _ in range(2 * garbage.YOUNG)]  # it grows old
    seen = weakref.ref(knot)
    del knot
    kept += [[] for _ in range(2 * garbage.YOUNG)]
    assert seen() is not None
    monkeypatch.setattr(garbage, "OLD_SECONDS", 0.0)
    looking = asyncio.create_task(garbage.look_at_all())
    while seen() is not None:  # the test's limit of time ends it
        await asyncio.sleep(0.01)
    looking.cancel()
