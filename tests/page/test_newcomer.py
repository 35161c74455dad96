"""Somebody who has never been here: from the lobby to the first move, counted in presses, with pictures on the way."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, ViewportSize

from tests.page.people import DESKTOP, PHONE, Visits
from tests.page.screens import BOT, MINA, QUICK, finished_match
from tests.server.running import Server

MOST_PRESSES = 3


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desktop", DESKTOP)])
async def test_from_the_lobby_to_the_first_move_against_bots(visits: Visits, name: str, size: ViewportSize) -> None:
    newcomer = await visits.somebody(size, reduced_motion="no-preference")
    await newcomer.page.goto("/")
    await newcomer.page.get_by_role("heading", name="Pull up a chair").wait_for()
    await newcomer.picture(f"{name}-1-lobby")
    start = newcomer.page.get_by_role("button", name="Play now" if size is PHONE else "Open the doors")
    await start.click()
    presses = 1
    await newcomer.asked()
    await newcomer.picture(f"{name}-2-table")
    number = await newcomer.slip.get_attribute("data-number")
    await newcomer.page.locator("#slip .acts button").first.click()
    presses += 1
    await newcomer.page.wait_for_function("was => document.querySelector('#slip').dataset.number !== was", arg=number)
    await newcomer.picture(f"{name}-3-first-move")
    assert presses <= MOST_PRESSES


async def in_sight(what: Locator, size: ViewportSize, *, above: float = 0) -> None:
    """All of it is on the screen, and not in the lowest so many pixels."""
    await what.wait_for()
    box = await what.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"] - above


@pytest.mark.parametrize(
    ("locale", "learn", "lines"), [("en-GB", "How to play", "How it plays"), ("de-DE", "So geht", "So spielt")]
)
async def test_the_first_screen_of_a_phone_says_how_to_play(
    visits: Visits, locale: str, learn: str, lines: str
) -> None:
    newcomer = await visits.somebody(PHONE, locale=locale)
    await newcomer.page.goto("/")
    dock = await newcomer.page.locator(".dock").bounding_box()
    assert dock is not None
    await in_sight(newcomer.page.get_by_role("list", name=lines), PHONE, above=dock["height"])
    lesson = newcomer.page.get_by_role("link", name=learn)
    await in_sight(lesson, PHONE, above=dock["height"])
    await newcomer.picture(f"first-{locale}")
    await lesson.click()
    await newcomer.page.locator("#slip .primary").wait_for()


async def test_labyrinth_begins_at_novice_with_its_three_lines_in_sight(visits: Visits, server: Server) -> None:
    newcomer = await visits.somebody(PHONE)
    await newcomer.page.goto("/")
    await newcomer.page.get_by_role("button", name="Library Labyrinth").click()
    sheet = newcomer.page.get_by_role("dialog")
    await newcomer.at_rest()
    lines = sheet.get_by_role("list", name="How it plays")
    await in_sight(lines, PHONE)
    assert await lines.get_by_role("listitem").count() == 3
    assert await sheet.get_by_role("radio", name="Novice").is_checked()
    await newcomer.picture("labyrinth-set")
    await sheet.get_by_role("button", name="Open the doors").click()
    await newcomer.slip.get_by_text("symbols of your Books").wait_for()  # what the first question is for
    table = newcomer.page.url.rsplit("/", 1)[1]
    assert server.get(f"/api/tables/{table}")["info"]["options"]["difficulty"] == "novice"


async def test_the_first_turn_says_what_one_plays_for_until_one_has_played(visits: Visits, server: Server) -> None:
    """Without tools nothing is asked of anybody before her first turn."""
    mina = await visits.somebody(PHONE)
    await mina.sit(server.table([MINA, BOT], start=True, options={"tools": False}, **QUICK), 0)
    await mina.asked()
    aim = mina.slip.get_by_text("Save books from the fire")
    assert await aim.count() == 1
    await mina.sit(finished_match(server), 0)
    await mina.page.locator("dialog.over").wait_for()
    await mina.at_rest()
    await mina.sit(server.table([MINA, BOT], start=True, options={"tools": False}, **QUICK), 0)
    await mina.asked()
    assert await aim.count() == 0


@pytest.mark.parametrize("game", ["fire", "labyrinth", "librarians"])
async def test_the_rules_open_with_the_aim_and_an_illustrated_page(visits: Visits, game: str) -> None:
    """A search is for rules: it puts the first page away."""
    newcomer = await visits.somebody(PHONE)
    await newcomer.page.goto(f"/rules/{game}")
    first = newcomer.page.get_by_role("region", name="What you play for")
    await in_sight(first.get_by_role("heading", level=2), PHONE)
    assert await first.locator("li:has(svg):has(h3)").count() == 4
    before = await newcomer.page.evaluate("document.querySelector('main').firstElementChild.matches(':has(#aim)')")
    assert before
    await newcomer.picture(f"rules-{game}")
    await newcomer.page.get_by_role("searchbox").fill(
        {"fire": "fire", "labyrinth": "curse", "librarians": "stack"}[game]
    )
    await first.wait_for(state="detached")
