"""Library Labyrinth in real browsers: two people and a bot, alone with the Trolley, and by keyboard."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.page.people import DESKTOP, Person, Visits
from tests.patience import PATIENCE
from tests.server.running import Server

MINA = {"kind": "me", "name": "Mina"}
THEO = {"kind": "me", "name": "Theo"}
BOT = {"kind": "bot", "name": "Agnes", "level": "apprentice"}
QUICK = {"game": "labyrinth", "think": 0.0, "beat": 0.0}
BACK = "back"  # how the slip closes what a verb has opened
# What the slip asks, and what it rests on: read at once, since both change together.
QUESTION = """() => ({
  number: document.querySelector('#slip')?.dataset.number ?? null,
  offered: [...document.querySelectorAll('#slip .acts button[data-action]:not([aria-disabled], [aria-pressed])')]
    .map(button => button.dataset.action)
})"""
STEPS = 400  # presses, more than any match of these takes


Press = Callable[[Person, str], Awaitable[None]]  # what is found by this selector


async def by_mouse(person: Person, selector: str) -> None:
    await person.page.click(selector)


async def by_keys(person: Person, selector: str) -> None:
    """To the slip, and on by Tab."""
    await person.page.keyboard.press("s")
    for _ in range(60):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            await person.page.keyboard.press("Enter")
            return
    raise AssertionError(f"nobody can tab to {selector}")


async def choose_genres(person: Person, *genres: str, press: Press = by_mouse) -> None:
    for genre in genres:
        await press(person, f'[data-start="{genre}"]')
    await press(person, '#slip button[data-action^="start:"]')


def hasty(offered: list[str], chance: random.Random) -> str:
    """Turn what is picked, catch and return what can be; else light tiles, take Books, walk; end the turn at last."""
    for wish in ("rotate:", "do:", "pay:", "return:", "move:", "draw"):
        found = [action for action in offered if action.startswith(wish)]
        if found:
            return found[0]
    wishes = [action for action in ("verb:flip", "verb:take", "verb:move") if action in offered]
    inside = [action for action in offered if action.startswith(("flip:", "take:"))]
    return chance.choice(inside or wishes or [action for action in offered if action != BACK] or offered)


async def play_on(person: Person, seed: int, press: Press = by_mouse) -> None:
    """Answer whatever is asked until the story of the match opens."""
    chance = random.Random(seed)
    pressed = 0
    while pressed < STEPS:
        await person.page.wait_for_selector("#slip .acts button, [data-start], dialog.over")
        if await person.page.locator("dialog.over").count():
            return
        if await person.page.locator("[data-start]").count():
            await choose_genres(person, "red", "green", "blue", press=press)
            await person.page.wait_for_selector("[data-start]", state="detached")
            continue
        question = await person.page.evaluate(QUESTION)
        if not question["offered"]:  # an answer is on its way
            await asyncio.sleep(0.1)
            continue
        pressed += 1
        await press(person, f'#slip button[data-action="{hasty(question["offered"], chance)}"]')
        await person.page.wait_for_function(
            f"""was => JSON.stringify(({QUESTION})()) !== was || document.querySelector('dialog.over')""",
            arg=json.dumps(question, separators=(",", ":"), ensure_ascii=False),
        )
    raise AssertionError("the match does not end")


def outcome_of(server: Server, made: dict[str, Any]) -> str:
    ending: str = server.get(f"/api/tables/{made['table']}")["info"]["outcome"]["ending"]
    return ending


async def test_two_people_and_a_bot_play_a_whole_match(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO, BOT], start=True, options={"difficulty": "expert"}, **QUICK)
    mina, theo = await visits.somebody(reduced_motion="no-preference"), await visits.somebody(DESKTOP)
    await mina.sit(made, 0, host=True)
    await theo.sit(made, 1)
    await mina.hurry()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(play_on(mina, 1), play_on(theo, 2))
    assert outcome_of(server, made) in ("won", "out_of_time", "overrun")
    for person, name in ((mina, "phone"), (theo, "desktop")):
        assert not await person.overflows()
        await person.picture(f"labyrinth-{name}-story")


async def test_alone_with_the_trolley(visits: Visits, server: Server) -> None:
    made = server.table([MINA], start=True, **QUICK)
    mina = await visits.somebody()
    await mina.sit(made, 0, host=True)
    await mina.hurry()
    async with asyncio.timeout(PATIENCE):
        await play_on(mina, 3)
    assert outcome_of(server, made) in ("won", "out_of_time", "overrun")


async def test_a_whole_match_by_keyboard_alone(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT], start=True, options={"difficulty": "expert"}, **QUICK)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    async with asyncio.timeout(PATIENCE):
        await play_on(mina, 4, by_keys)
    assert outcome_of(server, made) in ("won", "out_of_time", "overrun")
    assert await mina.page.evaluate("document.querySelector('dialog.over').contains(document.activeElement)")


async def test_both_choose_their_genres_at_the_same_time(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO], start=True, **QUICK)
    mina, theo = await visits.somebody(), await visits.somebody()
    await mina.sit(made, 0)
    await theo.sit(made, 1)
    await choose_genres(theo, "pink", "pink", "orange")
    await theo.page.wait_for_selector("[data-start]", state="detached")
    await choose_genres(mina, "red", "green", "blue")
    for person in (mina, theo):
        await person.page.wait_for_selector("[data-start]", state="detached")
    view = server.get(f"/api/tables/{made['table']}", token=made["seats"][0])["update"]["shared"]
    assert [len(hand["books"]) for hand in view["hands"]] == [3, 3]


async def test_the_maze_by_keyboard_alone(visits: Visits, server: Server) -> None:
    """The arrow keys go over the cells, each tells what it is, and Enter lights the tile north of the compass."""
    made = server.table([MINA, BOT], start=True, options={"first_player": 0, "wyrm_start": 6}, **QUICK)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    await mina.page.focus('[data-start="red"]')
    for _ in range(3):
        await mina.page.keyboard.press("Enter")
    await mina.page.focus('#slip button[data-action^="start:"]')
    await mina.page.keyboard.press("Enter")
    await mina.page.wait_for_selector("#slip .acts button")
    await mina.page.focus('[role="grid"] [tabindex="0"]')
    await mina.page.keyboard.press("ArrowUp")
    label = await mina.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "row 2, column 3" in label.lower()
    await mina.page.keyboard.press("Enter")
    await mina.page.wait_for_timeout(300)
    await mina.page.keyboard.press("Enter")
    await mina.page.wait_for_function(
        """async table => {
          const told = await (await fetch(`/api/tables/${table}`)).json()
          return told.update.shared.tiles[7].lit
        }""",
        arg=made["table"],
    )
