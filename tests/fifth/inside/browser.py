"""Laid into the house's tests of the page: a person and a bot play the fifth game in a real browser."""

from __future__ import annotations

from tests.page.people import DESKTOP, PHONE, Visits
from tests.page.test_screens import AXE
from tests.server.running import Server

ADA, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Agnes", "level": "apprentice"}
TABLE = {"game": "returns", "start": True, "think": 0.2, "beat": 0.2}


async def test_a_match_from_the_lobby_s_shelf_to_the_story(visits: Visits, server: Server) -> None:
    ada = await visits.somebody(DESKTOP)
    await ada.page.goto("/")
    await ada.page.get_by_role("button", name="Returns").first.click()
    await ada.reads("The highest number stamps the round")
    made = server.table([ADA, BOT], **TABLE)
    await ada.sit(made, 0)
    await ada.asked()
    await ada.reads("Which book do you lay?")
    await ada.picture("returns")
    await ada.press("swap")  # a heading
    await ada.reads("Which book do you put aside?")
    await ada.press("")
    await ada.page.evaluate(AXE.read_text("utf-8"))
    found = await ada.page.evaluate("axe.run().then(found => found.violations.map(one => one.id))")
    assert found == []
    await ada.play_on(lambda choices: next(choice for choice in choices if choice.startswith("lay")))
    await ada.reads("stamped it.")
    await ada.picture("story")


async def test_it_speaks_german_on_a_phone(visits: Visits, server: Server) -> None:
    made = server.table([ADA, BOT], **TABLE)
    ada = await visits.somebody(PHONE, "de-DE")
    await ada.sit(made, 0)
    await ada.reads("Welches Buch legst du?")
    await ada.picture("returns-de")
    assert not await ada.overflows()
