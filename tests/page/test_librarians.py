"""Librarians in real browsers: two people and a bot, by keyboard alone, whispers, and the wall from near."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import readingroom as rr
from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.test_labyrinth import Press, by_keys, by_mouse, outcome_of
from tests.page.test_labyrinth_desk import laid_out
from tests.patience import PATIENCE
from tests.server.running import Server
from tests.terminal.libraries import LAST_BOOK, THREE_ROMANCES

MINA = {"kind": "me", "name": "Mina"}
THEO = {"kind": "me", "name": "Theo"}
BOT = {"kind": "bot", "name": "Agnes", "level": "apprentice"}
QUICK = {"game": "librarians", "think": 0.0, "beat": 0.0}
ENDINGS = ("won", "stuck", "horror")
SPOTS = '.wall button.can[data-spot="{}"]'


async def play_on(person: Person, seed: int, press: Press = by_mouse) -> None:
    """Answer whatever is asked until the story of the match opens; books before the end of a turn."""
    chance = random.Random(seed)
    while offered := [action for action in await person.asked() if action != "undo"]:
        number = await person.slip.get_attribute("data-number")
        wished = [action for action in offered if action != "end"] if "end" not in offered else ["end"]
        await press(person, f'#slip button[data-action="{chance.choice(wished)}"]')
        await person.page.wait_for_function(
            """was => document.querySelector('dialog.over') ||
                      document.querySelector('#slip')?.dataset.number !== was""",
            arg=number,
        )


def position(found: dict[str, Any], **more: Any) -> rr.Match:
    """A match that begins there."""
    return rr.start("librarians", position=found | more, seed=7)


async def test_two_people_and_a_bot_play_a_whole_match(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO, BOT], start=True, **QUICK)
    mina, theo = await visits.somebody(reduced_motion="no-preference"), await visits.somebody(DESKTOP)
    await mina.sit(made, 0, host=True)
    await theo.sit(made, 1)
    await mina.hurry()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(play_on(mina, 1), play_on(theo, 2))
    assert outcome_of(server, made) in ENDINGS
    for person, name in ((mina, "phone"), (theo, "desktop")):
        assert not await person.overflows()
        await person.picture(f"librarians-{name}-story")


async def test_a_whole_match_by_keyboard_alone(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT], start=True, **QUICK)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    async with asyncio.timeout(PATIENCE):
        await play_on(mina, 4, by_keys)
    assert outcome_of(server, made) in ENDINGS
    assert await mina.page.evaluate("document.querySelector('dialog.over').contains(document.activeElement)")


async def test_everything_in_play_is_played_to_its_end(visits: Visits, server: Server) -> None:
    """Thrill books, shelf powers, audiences and sequels: every question can be answered on the slip."""
    made = server.table([MINA, BOT], start=True, options={"level": "restricted_section"}, **QUICK)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    async with asyncio.timeout(PATIENCE):
        await play_on(mina, 5)
    assert outcome_of(server, made) in ENDINGS


async def test_a_book_is_taken_from_the_hand_and_put_on_the_wall(visits: Visits, server: Server) -> None:
    """Each place that takes it is a button there; a line is told before it is made, and its power is given away."""
    for size in (PHONE, DESKTOP):
        mina = await visits.somebody(size)
        await mina.sit(laid_out(server, position(THREE_ROMANCES)), 0)
        await mina.asked()
        await mina.page.click('.hand [data-book="romance-07"]')
        await mina.offered("at:0:3")
        shown = await mina.page.eval_on_selector_all(".wall button.can", "all => all.map(one => one.dataset.spot)")
        assert sorted(shown) == sorted(["0:3", "2:3", "3:-1", "3:1", "3:2"])
        label = await mina.page.get_attribute(SPOTS.format("0:3"), "aria-label")
        assert label == "row 0, 3 to the right, completes Romance"
        await mina.picture(f"librarians-place-{size['width']}")
        await mina.page.click(SPOTS.format("0:3"))
        await mina.offered("give:0")
        await mina.press("give:0")
        await mina.offered("use:romance")


async def test_a_book_goes_back_into_the_hand(visits: Visits, server: Server) -> None:
    """Taking it told the others nothing, since a book had to be played."""
    mina = await visits.somebody()
    turn = {"number": 5, "active": 0, "must_play": True}
    await mina.sit(laid_out(server, position(THREE_ROMANCES, turn=turn)), 0)
    await mina.asked()
    await mina.press("take:thriller-06")
    await mina.offered("undo")
    await mina.press("undo")
    await mina.offered("take:thriller-06")


async def test_the_wall_by_keyboard_alone(visits: Visits, server: Server) -> None:
    """Tab leads to one place of it, the arrows to the others; each tells what lies there, and Enter answers."""
    mina = await visits.somebody(DESKTOP)
    await mina.sit(laid_out(server, position(THREE_ROMANCES)), 0)
    await mina.asked()
    await mina.press("take:fantasy-10")
    await mina.offered("at:1:1")
    assert await mina.page.locator('.wall button[tabindex="0"]').count() == 1
    await mina.page.focus('.wall [tabindex="0"]')
    told = []
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight"):
        await mina.page.keyboard.press(key)
        told.append(await mina.page.evaluate("document.activeElement.dataset.spot"))
    assert len(set(told)) >= 3
    await mina.page.focus(SPOTS.format("1:1"))
    label = await mina.page.evaluate("document.activeElement.querySelector('.vh').textContent")
    assert label == (
        "row 1, 1 to the right, H, Hedge Witch of Humberley, Fantasy, on top of “Hedge Witch of Humberley”"
    )
    await mina.page.keyboard.press("Enter")
    await mina.page.locator('.wall [data-spot="1:1"] .stack').wait_for()


async def test_a_book_on_the_wall_tells_what_lies_under_it(visits: Visits, server: Server) -> None:
    library = {"0": {"1": "romance-04+romance-10"}}
    mina = await visits.somebody()
    await mina.sit(laid_out(server, position(THREE_ROMANCES, library=library)), 0)
    await mina.asked()
    await mina.page.click('.wall [data-spot="0:1"]')
    sheet = mina.page.locator("dialog")
    await sheet.get_by_text("Between Your Lines").wait_for()
    await sheet.get_by_text("Bookmark My Heart").wait_for()
    await mina.page.keyboard.press("Escape")
    await sheet.wait_for(state="detached")


async def test_the_wall_is_made_larger_and_pushed_along(visits: Visits, server: Server) -> None:
    mina = await visits.somebody()
    await mina.sit(laid_out(server, position(THREE_ROMANCES)), 0)
    await mina.asked()
    before = await mina.page.evaluate("document.querySelector('.wall').scrollWidth")
    await mina.page.get_by_role("button", name="Larger books").click()
    wall = "document.querySelector('.wall')"
    assert await mina.page.evaluate(f"{wall}.scrollWidth") > before
    await mina.page.evaluate(f"{wall}.scrollLeft = 0")
    await mina.page.evaluate(f"{wall}.scrollBy(80, 0)")
    assert await mina.page.evaluate(f"{wall}.scrollLeft") > 0
    assert not await mina.overflows()


async def test_whispers_are_seen_by_the_others(visits: Visits, server: Server) -> None:
    """LIB-COMM-4: a flag on the row, and a word beside the name; nobody has to be asked for it."""
    made = server.table([MINA, THEO], start=True, **QUICK)
    mina, theo = await visits.somebody(DESKTOP), await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    await theo.sit(made, 1)
    await mina.page.get_by_role("button", name="Keep off").click()
    await mina.page.click('[data-whisper="keep_off:2:left"]')
    await theo.page.locator(".flag").get_by_text("Mina: keep off, please").wait_for()
    await theo.page.get_by_role("button", name="I am in trouble").click()
    await mina.page.locator(".seats").get_by_text("in a jam").first.wait_for()
    await mina.page.get_by_role("button", name="Take back “keep off”").click()
    await theo.page.locator(".flag").wait_for(state="detached")


async def test_the_last_book_wins(visits: Visits, server: Server) -> None:
    """LIB-END-1: the story says so, with the grade."""
    mina = await visits.somebody()
    await mina.sit(laid_out(server, position(LAST_BOOK)), 0)
    await mina.asked()
    await mina.press("take:thriller-04")
    await mina.offered("at:0:2")
    await mina.press("at:0:2")
    story = mina.page.locator("dialog.over")
    await story.get_by_role("heading", name="Every book is shelved").wait_for()
    await story.get_by_text("Head Librarian").first.wait_for()
