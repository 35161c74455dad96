"""House rules in the lobby: what goes together is what the server says."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize, expect

from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.server.running import Server

WHY = "Tools=false does not go with mode 'robot': the robot needs the tool deck."
WARUM = "tools=false geht nicht mit der Spielart 'robot': Der Roboter braucht den Werkzeugstapel."


async def set_table(person: Person, game: str = "Fire in the Library") -> None:
    """The slip of a game is open, and its house rules are there."""
    await person.page.goto("/")
    await person.page.get_by_role("button", name=game).first.click()
    await person.page.locator("#house-rules").wait_for()


async def options_of(person: Person, server: Server) -> dict[str, object]:
    """Open the table; what the server says that it plays by."""
    await person.page.get_by_role("button", name="Open the doors").click()
    await person.page.wait_for_url("**/t/*")
    told: dict[str, object] = server.get(f"/api/tables/{person.page.url.rsplit('/', 1)[1]}")["info"]["options"]
    return told


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_rule_that_gives_way_says_why(visits: Visits, server: Server, size: ViewportSize) -> None:
    host = await visits.somebody(size)
    await set_table(host)
    page = host.page
    shout = page.get_by_role("group", name="A point for calling a fire")
    await expect(shout).to_have_count(0)
    await page.get_by_text("Tools", exact=True).click()
    await expect(shout.get_by_role("radio")).to_have_count(2)  # nobody races against bots
    await page.get_by_text("And the robot", exact=True).click()
    await expect(shout).to_have_count(0)
    await expect(page.get_by_role("checkbox", name="Tools")).to_have_count(0)
    await expect(page.get_by_role("status").get_by_text(WHY)).to_be_visible()
    await expect(page.get_by_text("Points the robot starts with")).to_be_visible()
    await page.get_by_role("status").get_by_text(WHY).scroll_into_view_if_needed()
    await host.at_rest()
    await host.picture(f"gave-way-{size['width']}")
    assert not await host.overflows()
    told = await options_of(host, server)
    assert (told["mode"], told["tools"], told["shout"]) == ("robot", True, "everyone")


async def test_the_reason_is_told_in_german(visits: Visits) -> None:
    host = await visits.somebody(DESKTOP, locale="de-DE")
    await set_table(host)
    await host.page.get_by_text("Werkzeuge", exact=True).click()
    await host.page.get_by_text("Mit Roboter").click()
    await expect(host.page.get_by_role("status").get_by_text(WARUM)).to_be_visible()
    await host.picture("german")


async def test_chairs_change_what_is_open(visits: Visits) -> None:
    """LAB-SETUP-9: the Bookwyrm starts on any of twelve junctions; only who sits there can begin."""
    host = await visits.somebody(DESKTOP)
    await set_table(host, "Library Labyrinth")
    begins = host.page.get_by_role("group", name="Who begins")
    await expect(begins.get_by_role("radio")).to_have_count(4)
    wyrm = host.page.get_by_label("The Bookwyrm starts")
    await expect(wyrm.locator("option")).to_have_count(13)
    for _ in range(2):
        await host.page.get_by_role("button", name="Take the chair of").last.click()
    await expect(begins).to_have_count(0)
    await expect(host.page.get_by_role("radio", name="Novice")).to_have_count(0)
    await host.picture("alone")


async def test_without_an_answer_the_table_is_checked_when_it_opens(visits: Visits, server: Server) -> None:
    host = await visits.somebody(DESKTOP)
    await host.page.route("**/api/games/*/options", lambda route: route.abort("connectionrefused"))
    await set_table(host)
    await host.page.get_by_text("Tools", exact=True).click()
    await host.page.get_by_text("And the robot", exact=True).click()
    await host.page.get_by_role("button", name="Open the doors").click()
    await expect(host.page.get_by_role("alert").get_by_text(WHY)).to_be_visible()
    await host.page.get_by_text("Just us").click()
    told = await options_of(host, server)
    assert (told["mode"], told["tools"]) == ("table", False)
