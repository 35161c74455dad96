"""A whole match without a mouse, from the lobby to the story."""

from __future__ import annotations

import asyncio

from tests.page.people import DESKTOP, Person, Visits, bold
from tests.patience import PATIENCE

MINA = {"kind": "me", "name": "Mina"}
BOT = {"kind": "bot", "level": "apprentice"}


async def focused(person: Person) -> str:
    name: str = await person.page.evaluate("(document.activeElement?.innerText || '').trim()")
    return name


async def tab_to(person: Person, start: str) -> None:
    """Tab on until what has the focus begins with a text."""
    for _ in range(120):
        if (await focused(person)).startswith(start):
            return
        await person.page.keyboard.press("Tab")
    raise AssertionError(f"nobody can tab to {start!r}")


async def test_a_table_is_set_and_the_first_move_made_by_keyboard_alone(visits: Visits) -> None:
    reader = await visits.somebody(DESKTOP)
    await reader.page.goto("/")
    await reader.page.get_by_role("heading", name="Pull up a chair").wait_for()
    await tab_to(reader, "Open the doors")
    await reader.page.keyboard.press("Enter")
    await reader.asked()
    number = await reader.slip.get_attribute("data-number")
    await tab_to(reader, "Skip to what is asked")
    await reader.page.keyboard.press("Enter")
    await tab_to(reader, await reader.page.locator("#slip .acts button").first.inner_text())
    await reader.page.keyboard.press("Enter")
    await reader.page.wait_for_function("was => document.querySelector('#slip').dataset.number !== was", arg=number)


async def test_a_whole_match_by_keyboard_alone(visits: Visits) -> None:
    reader = await visits.somebody(DESKTOP)
    await reader.sit(visits.server.table([MINA, BOT], start=True, options={"fire": "wild"}, think=0.0, beat=0.1), 0)
    async with asyncio.timeout(PATIENCE):
        while await reader.asked():
            number = await reader.slip.get_attribute("data-number")
            offered = await reader.choices()
            await reader.page.keyboard.press(str(offered.index(bold(offered)) + 1))
            await reader.page.wait_for_function(
                """was => document.querySelector('dialog.over') ||
                          document.querySelector('#slip')?.dataset.number !== was""",
                arg=number,
            )
    await reader.page.locator("dialog.over").wait_for()
    inside: bool = await reader.page.evaluate("document.querySelector('dialog.over').contains(document.activeElement)")
    assert inside, "the story takes the focus"
    await reader.page.keyboard.press("Escape")
    await reader.page.locator("dialog.over").wait_for(state="detached")


async def test_keys_of_the_table(visits: Visits) -> None:
    reader = await visits.somebody(DESKTOP)
    await reader.sit(visits.server.table([MINA, BOT], start=True, think=0.0, beat=0.1), 0)
    await reader.asked()
    for key, title in (("?", "Keys"), ("b", "The table in words"), ("l", "Ledger"), ("h", "A librarian would say")):
        await reader.page.keyboard.press(key)
        await reader.page.locator("dialog").get_by_role("heading", name=title).first.wait_for()
        await reader.page.keyboard.press("Escape")
        await reader.page.locator("dialog").wait_for(state="detached")
    await reader.page.keyboard.press("s")
    assert await reader.page.evaluate("document.activeElement.id") == "slip"
