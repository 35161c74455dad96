"""Whole matches in real browsers, and everything that may happen to the people before them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.page.people import DESKTOP, PHONE, Visits, bold, timid
from tests.page.screens import finished_match
from tests.patience import PATIENCE
from tests.server.running import Server

MINA = {"kind": "me", "name": "Mina"}
THEO = {"kind": "me", "name": "Theo"}
BOT = {"kind": "bot", "name": "Agnes", "level": "apprentice"}
QUICK = {"think": 0.0, "beat": 0.1}


async def test_two_people_and_a_bot_play_a_whole_match(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO, BOT], start=True, options={"fire": "wild"}, **QUICK)
    mina = await visits.somebody(reduced_motion="no-preference")
    theo = await visits.somebody(DESKTOP)
    await mina.sit(made, 0, host=True)
    await theo.sit(made, 1)
    await mina.picture("phone-start")
    await theo.picture("desktop-start")
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(mina.play_on(bold), theo.play_on(timid))
    outcome = server.get(f"/api/tables/{made['table']}")["info"]["outcome"]
    for person, name in ((mina, "phone"), (theo, "desktop")):
        for score in outcome["scores"]:
            await person.page.locator("dialog.over").get_by_text(str(score), exact=True).first.wait_for()
        assert not await person.overflows()
        await person.picture(f"{name}-story")


async def test_a_shared_screen_shows_nobodys_hand_behind_the_curtain(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO], start=True, **QUICK)
    screen = await visits.somebody()
    await screen.sit(made, 0)
    await screen.page.goto("about:blank")
    await screen.sit(made, 1)
    hands = [server.get(f"/api/tables/{made['table']}", token=key)["update"]["own"]["hand"] for key in made["seats"]]
    cards = {card["name"] for hand in hands for card in hand}
    for _ in range(6):
        await screen.page.wait_for_selector(".curtain")
        content = await screen.page.content()
        assert not [name for name in cards if f">{name}<" in content]
        name = "Mina" if "Pass the desk to Mina" in content else "Theo"
        await screen.page.click(".curtain button")
        await screen.reads(f"Your turn, {name}")
        while await screen.page.locator(".curtain").count() == 0:
            offered = await screen.choices()
            if offered:
                await screen.answer(timid(offered))
            await asyncio.sleep(0.1)
    await screen.picture("curtain")


async def test_a_refresh_in_mid_choice_loses_nothing(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT], start=True, **QUICK)
    mina = await visits.somebody()
    await mina.sit(made, 0)
    await mina.asked()
    await mina.press("draw")
    await mina.offered("stop")
    before = await mina.slip.inner_text()
    await mina.page.reload()
    await mina.offered("stop")
    assert await mina.slip.inner_text() == before
    assert "#" not in mina.page.url, "the key does not stay in the address"


async def test_a_seat_moves_to_another_device_and_a_new_key_shuts_the_old_one_out(
    visits: Visits, server: Server
) -> None:
    made = server.table([MINA, BOT], start=True, **QUICK)
    laptop = await visits.somebody(DESKTOP)
    await laptop.sit(made, 0)
    await laptop.asked()
    await laptop.page.click('button[aria-label="Menu"]')
    await laptop.page.get_by_text("Move my seat to another device").click()
    link = await laptop.page.locator("details[open] .invite input").last.input_value()
    phone = await visits.somebody()
    await phone.page.goto(link)
    await phone.asked()
    await phone.reads("Your turn, Mina")
    await phone.page.click('button[aria-label="Menu"]')
    await phone.page.get_by_text("Move my seat to another device").click()
    await phone.page.get_by_text("Make a new key for it").click()
    await laptop.reads("Somebody else has this seat now")
    await phone.reads("Your turn, Mina")


async def test_a_table_that_is_opened_while_the_server_is_away_comes_by_itself(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT], start=True, **QUICK)
    mina = await visits.somebody()
    await mina.sit(made, 0)
    await mina.asked()
    await mina.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await mina.page.reload()  # the first visit of a page is not yet the worker's
    await mina.asked()
    server.kill()
    await mina.page.reload()
    await mina.reads("goes on by itself")
    server.start()
    await mina.reads("Your turn, Mina")


async def test_take_back_at_once_and_by_consent(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO], start=True, options={"tools": False}, **QUICK)
    people = [await visits.somebody(DESKTOP), await visits.somebody()]
    for seat, person in enumerate(people):
        await person.sit(made, seat)
    asked = server.get(f"/api/tables/{made['table']}")["update"]["shared"]["asked"]
    first, second = people[asked], people[1 - asked]
    await first.asked()
    await first.press("draw")
    await first.offered("stop")
    await first.page.keyboard.press("u")
    await first.reads("You asked to take a move back")
    await second.page.get_by_role("button", name="No, it stays").click()
    await first.page.get_by_text("You asked to take a move back").wait_for(state="detached")
    await first.page.keyboard.press("u")
    await second.page.get_by_role("button", name="Allow it").click()
    await first.page.locator('#slip button[data-action="stop"]').wait_for(state="detached")
    await first.offered("draw")


async def test_whoever_looks_on_sees_no_hand_and_no_answers(visits: Visits, server: Server) -> None:
    made = server.table([MINA, THEO], start=True, **QUICK)
    watcher = await visits.somebody(DESKTOP)
    await watcher.sit(made)
    await watcher.reads("is away")  # nobody has opened the table yet
    assert await watcher.choices() == []
    assert await watcher.page.locator(".hand").count() == 0
    hand = server.get(f"/api/tables/{made['table']}", token=made["seats"][0])["update"]["own"]["hand"]
    market = server.get(f"/api/tables/{made['table']}")["update"]["shared"]["market"]
    secret = {card["name"] for card in hand} - {card["name"] for card in market}
    text = await watcher.page.inner_text("body")
    assert not [name for name in secret if name in text]


async def test_a_dropped_line_is_told_and_comes_back_by_itself(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT], start=True, **QUICK)
    mina = await visits.somebody()
    await mina.sit(made, 0)
    await mina.asked()
    server.kill()
    await mina.reads("The line dropped")
    server.start()
    await mina.reads("Your turn, Mina")
    await mina.press("draw")
    await mina.offered("stop")


def dealt_for_later(server: Server) -> dict[str, Any]:
    """A table where Mina holds a tool whose moment comes later; most deals are such."""
    while True:
        made = server.table([MINA, BOT], start=True, **QUICK)
        hand = server.get(f"/api/tables/{made['table']}", token=made["seats"][0])["update"]["own"]["hand"]
        if any(card["timing"] == "after" for card in hand):
            return made


async def test_a_greyed_card_explains_itself_with_its_rule(visits: Visits, server: Server) -> None:
    mina = await visits.somebody(DESKTOP)
    await mina.sit(dealt_for_later(server), 0)
    await mina.offered("draw")
    card = mina.page.locator(".hand .card.off").first
    await card.click(force=True)  # aria-disabled: it can be pressed, to be told why
    rule = mina.page.locator("#slip .refuse .rule")
    await rule.wait_for()
    name = await rule.inner_text()
    await rule.click()
    await mina.page.locator("dialog .text.this").get_by_text(name).wait_for()
    await mina.picture("rule")


async def test_after_the_end_the_table_leads_on(visits: Visits, server: Server) -> None:
    """Whoever looks at the table finds the way back to the story, to the next match and to the lobby."""
    mina = await visits.somebody(PHONE)
    await mina.sit(finished_match(server), 0)
    await mina.page.get_by_role("button", name="Look at the table").click()
    assert await mina.asked() == ["story", "again", "lobby"]
    await mina.press("story")
    await mina.page.locator("dialog.over").wait_for()
    await mina.page.get_by_role("button", name="Look at the table").click()
    await mina.press("lobby")
    await mina.page.get_by_role("heading", name="Pull up a chair").wait_for()
    await mina.reads("You ")
    await mina.reads("Agnes ")


async def test_whispers_lie_above_the_long_ledger(visits: Visits, server: Server) -> None:
    mina = await visits.somebody(PHONE)
    await mina.sit(server.table([MINA, BOT], start=True, **QUICK), 0)
    await mina.asked()
    await mina.page.keyboard.press("l")
    box = await mina.page.locator("dialog .whispers").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"]


async def test_whoever_closes_the_page_is_told_to_be_away_and_reads_what_a_bot_played_meanwhile(
    visits: Visits, server: Server
) -> None:
    """Since when, and when a bot takes over; not that they are thinking. Whoever comes later reads it, too."""
    made = server.table([MINA, THEO], start=True, options={"tools": False}, grace=10, **QUICK)
    asked = server.get(f"/api/tables/{made['table']}", token=made["seats"][0])["update"]["choices"]
    going, staying = (0, 1) if asked else (1, 0)
    one, other = await visits.somebody(), await visits.somebody(DESKTOP)
    await one.sit(made, going)
    await one.asked()
    await one.page.goto("about:blank")
    await other.sit(made, staying)
    await other.reads("has been away since")
    await other.reads("A bot plays for")
    await other.page.locator(".seat.away").get_by_text("away since").wait_for()
    await other.page.locator(".seat").get_by_text("a bot covers").wait_for()
    await other.asked()  # the bot has played the turn
    await one.sit(made, going)
    sheet = one.page.get_by_role("dialog", name="While you were away")
    await sheet.locator("li.mine").first.wait_for()
    await one.picture("missed")
    await sheet.get_by_role("button", name="Close").first.click()
    await sheet.wait_for(state="detached")
    await one.page.reload()
    await one.page.wait_for_selector("#slip")
    await one.at_rest()
    assert await sheet.count() == 0  # it was read


async def test_a_page_that_is_opened_again_does_not_read_out_what_is_long_past(visits: Visits, server: Server) -> None:
    """To screen readers only what happens from now on is news."""
    made = server.table([MINA, BOT], start=True, options={"tools": False}, **QUICK)
    mina = await visits.somebody()
    await mina.sit(made, 0)
    await mina.answer((await mina.asked())[0])
    heard = mina.page.get_by_role("log").locator("p")
    await heard.first.wait_for()
    await mina.asked()
    assert await heard.count() > 1
    await mina.page.reload()
    await mina.asked()
    await mina.page.wait_for_load_state("networkidle")
    assert await heard.count() <= 1  # what is asked


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_a_win_is_seen_and_a_loss_is_not_gilded(visits: Visits, server: Server, motion: str) -> None:
    """Gold leaf falls over the story of whoever has won; where stillness is wished for only the glow is there."""
    made = finished_match(server)
    winners = server.get(f"/api/tables/{made['table']}")["info"]["outcome"]["winners"]
    mina = await visits.somebody(reduced_motion=motion)
    await mina.sit(made, 0)
    await mina.page.locator("dialog.over").wait_for()
    assert await mina.page.locator(".gold").count() == (1 if 0 in winners else 0)
    watcher = await visits.somebody(reduced_motion=motion)
    await watcher.sit(made)  # glad with whoever has won
    await watcher.page.locator("dialog.over .gold").wait_for(state="attached")
    falling = await watcher.page.locator(".gold i").first.is_visible()
    assert falling is (motion == "no-preference")
    await watcher.picture(f"win-{motion}")
