"""Every size of screen has a layout of its own: what is asked, what it is about and the hand are in sight together."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize

import readingroom as rr
from tests.games.labyrinth.builders import a_library
from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import BOT, MINA, QUICK
from tests.page.test_labyrinth_desk import laid_out
from tests.server.running import Server
from tests.terminal.libraries import THREE_ROMANCES

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES = [PHONE, LANDSCAPE, TABLET, DESKTOP, LARGE]
NAMES = ["phone", "landscape", "tablet", "desktop", "large"]
MAZE = {"r2c3": "terror/tee/1 basilisk", "r3c4": "shelf/tee/1 red", "r3c2": "reward/tee/0"}
HAND = ["jo-march", "nzinga", "alice", "booster-3", "booster-5"]

BOXES = """parts => Object.fromEntries(parts.map(part => {
  const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect()
  return [part, { left, top, right, bottom }]
}))"""


async def in_sight_together(person: Person, size: ViewportSize, *parts: str) -> None:
    """All of each lies on the screen, and none over another."""
    await person.at_rest()
    boxes = await person.page.evaluate(BOXES, list(parts))
    for part, box in boxes.items():
        assert min(box["left"], box["top"]) >= -1, part
        assert box["right"] <= size["width"] + 1, part
        assert box["bottom"] <= size["height"] + 1, part
    for place, one in enumerate(parts):
        for other in parts[place + 1 :]:
            a, b = boxes[one], boxes[other]
            beside = a["right"] <= b["left"] + 1 or b["right"] <= a["left"] + 1
            above = a["bottom"] <= b["top"] + 1 or b["bottom"] <= a["top"] + 1
            assert beside or above, (one, other)
    assert not await person.overflows()


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
async def test_fire_fits(visits: Visits, server: Server, size: ViewportSize) -> None:
    mina = await visits.somebody(size)
    await mina.sit(server.table([MINA, BOT, BOT, BOT], start=True, **QUICK), 0)
    await mina.asked()
    await in_sight_together(mina, size, ".case", ".tcard", ".oddsbar", "#slip", ".hand")


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
async def test_the_wall_fits(visits: Visits, server: Server, size: ViewportSize) -> None:
    mina = await visits.somebody(size)
    await mina.sit(laid_out(server, rr.start("librarians", position=THREE_ROMANCES, seed=7)), 0)
    await mina.asked()
    await in_sight_together(mina, size, ".case", "#slip", ".hand")


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
async def test_the_maze_fits(visits: Visits, server: Server, size: ViewportSize) -> None:
    mina = await visits.somebody(size)
    await mina.sit(laid_out(server, a_library(MAZE, HAND)), 0)
    await mina.asked()
    await in_sight_together(mina, size, ".maze svg", ".genres", ".dangers", "#slip", ".hand")


async def test_a_large_screen_has_larger_letters_and_books_that_stand(visits: Visits, server: Server) -> None:
    """Wider than high they would be boxes, not books."""
    mina = await visits.somebody(LARGE)
    await mina.sit(server.table([MINA, BOT], start=True, **QUICK), 0)
    await mina.asked()
    letters = await mina.slip.locator(".q").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert letters >= 27
    shape = await mina.page.locator(".spines li.now").first.evaluate("one => one.offsetWidth / one.offsetHeight")
    assert shape < 1.3


async def test_a_score_grows_where_it_stands(visits: Visits, server: Server) -> None:
    """The middle of its box is the middle of the number: else it would be thrown across its ribbon."""
    mina = await visits.somebody(PHONE)
    await mina.sit(server.table([MINA, BOT], start=True, **QUICK), 0)
    await mina.asked()
    wider = await mina.page.locator(".seat .score").first.evaluate(
        """one => {
          const number = document.createRange()
          number.selectNodeContents(one)
          return one.getBoundingClientRect().width - number.getBoundingClientRect().width
        }"""
    )
    assert wider < 2
