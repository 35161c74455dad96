"""Somebody who has never been here: from the lobby to the first move, counted in presses, with pictures on the way."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize

from tests.page.people import DESKTOP, PHONE, Visits

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
