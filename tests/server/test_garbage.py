"""Garbage is looked for where somebody came or went; what moves alone have made is set aside unseen."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from readingroom.server import garbage
from readingroom.server.garbage import MUCH, OLD_SECONDS, Garbage
from readingroom.server.live.live_table import LiveTable
from readingroom.server.rooms import Rooms
from tests.server.test_pipeline import Mover, begun


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def a_knot() -> weakref.ref[Knot]:
    """One that nobody needs any more."""
    return weakref.ref(Knot())


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The other tests collect as ever."""
    yield
    gc.unfreeze()
    gc.enable()


def test_what_somebody_left_is_found_at_the_next_look() -> None:
    garbage.look_seldom()
    kept, knot = Garbage(), a_knot()
    kept.may_be_left()
    kept.look(0.0)
    assert knot() is None


def test_where_there_were_only_moves_nothing_is_looked_at() -> None:
    garbage.look_seldom()
    kept, knot = Garbage(), a_knot()
    kept.look(0.0)
    assert knot() is not None
    assert gc.get_count()[0] < 50  # it does not lie among what is new any more


@pytest.mark.parametrize(("comings", "seconds"), [(MUCH, 0.0), (1, OLD_SECONDS + 1.0)])
def test_what_was_set_aside_is_looked_at_after_much_coming_and_going_or_an_hour(comings: int, seconds: float) -> None:
    garbage.look_seldom()
    kept, knot = Garbage(), a_knot()
    kept.look(0.0)
    for _ in range(comings - 1):
        kept.may_be_left()
    kept.look(0.0)
    assert knot() is not None
    kept.may_be_left()
    kept.look(kept._looked + seconds)  # noqa: SLF001  # an hour need not be waited for
    assert knot() is None


async def test_the_process_looks_by_itself_where_python_does_not(rooms: Rooms) -> None:
    knot = a_knot()
    rooms.garbage.may_be_left()
    gc.disable()
    while knot() is not None:  # the test's limit of time ends it
        await asyncio.sleep(0.01)


async def test_moves_on_their_short_way_leave_nothing_to_look_for(rooms: Rooms) -> None:
    """What is set aside unseen rests on this."""
    tables: list[LiveTable] = [await begun(rooms) for _ in range(4)]  # none of these matches is as short as ten moves
    gc.collect()
    gc.disable()
    for number in range(40):
        mover = Mover(tables[number % 4])
        mover.move(f"m{number}", "no such thing" if number % 5 == 3 else None)
        await mover.answer()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        left = {type(piece).__qualname__ for piece in gc.garbage if type(piece).__module__.startswith("readingroom")}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    assert left == set()
