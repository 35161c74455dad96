"""Chapters in real browsers: two people and two bots with module 1, by keyboard alone, and cards that are answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from readingroom.games.chapters.cards.pack import published_pack
from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import play_chapters
from tests.patience import PATIENCE
from tests.server.running import Server

MINA = {"kind": "me", "name": "Mina"}
THEO = {"kind": "me", "name": "Theo"}
AGNES = {"kind": "bot", "name": "Agnes", "level": "apprentice"}
OTTO = {"kind": "bot", "name": "Otto", "level": "apprentice"}
QUICK = {"game": "chapters", "think": 0.0, "beat": 0.0}
STEPS = 600  # presses, more than any match of these takes
# What the slip asks and what lies open under it, read at once, since both change together.
QUESTION = """() => ({
  number: document.querySelector('#slip')?.dataset.number ?? null,
  offered: [...document.querySelectorAll('#slip .acts button[data-action]:not([aria-disabled])')]
    .map(button => button.dataset.action)
})"""

Press = Callable[[Person, str], Awaitable[None]]  # one of the answers that stand there


async def by_mouse(person: Person, action: str) -> None:
    await person.page.click(f'#slip button[data-action="{action}"]')


async def by_key(person: Person, action: str) -> None:
    """The number beside it, or Tab and Enter where there are more than nine."""
    key = await person.page.get_attribute(f'#slip button[data-action="{action}"]', "data-key")
    if key is not None:
        await person.page.keyboard.press(key)
        return
    await person.page.keyboard.press("s")
    for _ in range(60):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate("wanted => document.activeElement.dataset.action === wanted", action):
            await person.page.keyboard.press("Enter")
            return
    raise AssertionError(f"nobody can tab to {action}")


def wish(offered: list[str], chance: random.Random) -> str:
    """Invite whoever comes, else build; now and then something else."""
    if chance.random() < 0.8:
        for beginning in ("invite", "build", "play:", "pass"):
            found = [action for action in offered if action.startswith(beginning)]
            if found:
                return chance.choice(found)
    return chance.choice(offered)


async def play_on(person: Person, seed: int, press: Press = by_mouse) -> None:
    """Answer whatever is asked until the story of the match opens."""
    chance = random.Random(seed)
    for _ in range(STEPS):
        await person.page.wait_for_selector("#slip .acts button, dialog.over")
        if await person.page.locator("dialog.over").count():
            return
        question = await person.page.evaluate(QUESTION)
        if not question["offered"]:  # an answer is on its way
            await asyncio.sleep(0.1)
            continue
        action = wish(question["offered"], chance)
        await press(person, action)
        await person.page.wait_for_function(
            """([was, pressed]) => document.querySelector('dialog.over') ||
                 document.querySelector('#slip')?.dataset.number !== was ||
                 !document.querySelector(`#slip .acts button[data-action="${pressed}"]:not([aria-disabled])`)""",
            arg=[question["number"], action],
        )
    raise AssertionError("the match does not end")


async def test_two_people_and_two_bots_play_a_whole_match_with_module_1(visits: Visits, server: Server) -> None:
    options = {"nsfl": True}
    made = server.table([MINA, AGNES, THEO, OTTO], start=True, options=options, **QUICK)
    mina, theo = await visits.somebody(PHONE), await visits.somebody(DESKTOP)
    await mina.sit(made, 0, host=True)
    await theo.sit(made, 2)
    await mina.hurry()
    await theo.hurry()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(play_on(mina, 1), play_on(theo, 2))
    outcome = server.get(f"/api/tables/{made['table']}")["info"]["outcome"]
    for person, name in ((mina, "phone"), (theo, "desktop")):
        for score in outcome["scores"]:
            await person.page.locator("dialog.over").get_by_text(str(score), exact=True).first.wait_for()
        assert not await person.overflows()
        await person.picture(f"{name}-story")


async def test_a_whole_match_by_keyboard_alone(visits: Visits, server: Server) -> None:
    made = server.table([MINA, AGNES], start=True, **QUICK)
    reader = await visits.somebody(DESKTOP)
    await reader.sit(made, 0)
    async with asyncio.timeout(PATIENCE):
        await play_on(reader, 3, by_key)
    inside: bool = await reader.page.evaluate("document.querySelector('dialog.over').contains(document.activeElement)")
    assert inside, "the story takes the focus"


async def test_a_card_is_picked_and_the_slip_asks_once_more(visits: Visits, server: Server) -> None:
    """CHAP-BUILD-1: what would come of it stands on the slip; a second press lays the card back."""
    made = server.table([MINA, AGNES], start=True, options={"first_game": True}, **QUICK)
    play_chapters(server, made, turns=0)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    assert await mina.asked()
    card = mina.page.locator(".hand .card.can.feature").first
    await card.click()
    await mina.page.locator('#slip button[data-action^="build:"]').wait_for()
    assert await card.get_attribute("aria-pressed") == "true"
    await card.click()
    await mina.offered("build")
    await card.click()
    await mina.page.click('#slip button[data-action^="build:"]')
    await mina.page.locator(".library.large .ft:not(.new)").first.wait_for()


async def test_a_friend_who_would_not_come_says_why(visits: Visits, server: Server) -> None:
    """CHAP-INV-2: the Lobby shows what is short, and a press tells the rule."""
    made = server.table([MINA, AGNES], start=True, options={"first_game": True}, **QUICK)
    play_chapters(server, made, turns=0)
    seen = server.get(f"/api/tables/{made['table']}", token=made["seats"][0])["update"]
    missing = {one["friend"]: one["missing"] for one in seen["own"]["prospects"]}
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    await mina.asked()
    assert await mina.page.locator(".lobby .state.no").count() == sum(any(one.values()) for one in missing.values())
    await mina.page.locator(".lobby .fr.off").first.click()
    await mina.page.locator("#slip .refuse .rule").wait_for()


async def test_casual_mode_is_one_press_away(visits: Visits) -> None:
    """CHAP-CAS-3: told on the slip on which a table is set, in words for whoever does not know the game."""
    mina = await visits.somebody(DESKTOP)
    await mina.page.goto("/")
    await mina.page.get_by_role("heading", name="Pull up a chair").wait_for()
    await mina.page.get_by_text("Chapters", exact=True).first.click()
    await mina.page.get_by_text("Casual mode").click()
    await mina.page.get_by_role("button", name="Open the doors").click()
    await mina.asked()
    assert await mina.page.locator(".library.large").get_by_role("img", name="Heart").count() == 0


async def test_nobody_sees_another_hand(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO], start=True, options={"first_game": True}, **QUICK)
    watcher = await visits.somebody(DESKTOP)
    await watcher.sit(made)
    await watcher.page.locator(".lobby .fr").first.wait_for()
    assert await watcher.page.locator(".hand .card").count() == 0
    names = {card.key: card.name for card in published_pack().features}
    hands = [server.get(f"/api/tables/{made['table']}", token=key)["update"]["own"]["hand"] for key in made["seats"]]
    text = await watcher.page.inner_text("body")
    assert not [names[card] for hand in hands for card in hand if card in names and names[card] in text]
