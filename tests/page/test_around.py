"""Around the table: waiting for friends, looking back, learning, the same deal for everybody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.async_api import Route, expect

from tests.page.people import DESKTOP, Visits
from tests.page.screens import BOT, MINA, OPEN, finished_match
from tests.server.running import Server


def elsewhere(made: dict[str, Any]) -> re.Pattern[str]:
    """The address of another table."""
    return re.compile(rf"/t/(?!{made['table']})")


async def test_a_friend_comes_by_the_link_and_the_host_opens_the_doors(visits: Visits, server: Server) -> None:
    host = await visits.somebody(DESKTOP)
    await host.page.goto("/")
    await host.page.get_by_role("button", name="A friend").click()
    await host.page.get_by_role("button", name="Open the doors").click()
    await host.reads("The doors are still closed")
    link = host.page.url
    assert "#" not in link
    friend = await visits.somebody()
    await friend.page.goto(link)
    await friend.page.get_by_role("button", name="Sit here").click()
    await friend.page.get_by_label("Your name").fill("Otto")
    await friend.page.keyboard.press("Enter")
    await expect(host.page.get_by_text("Otto").first).to_be_visible()
    await host.page.get_by_role("button", name="Open the doors").click()
    await friend.page.wait_for_selector("#slip")
    chairs = server.get(f"/api/tables/{link.rsplit('/', 1)[1]}")["info"]["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot", "person"]
    assert chairs[3]["name"] == "Otto"


async def test_a_chair_whose_answer_was_lost_is_asked_for_again_with_the_same_key(
    visits: Visits, server: Server
) -> None:
    made = server.table([MINA, OPEN])
    keys: list[str] = []

    async def lose(route: Route) -> None:
        wish = route.request.post_data_json
        assert wish is not None
        keys.append(wish["token"])
        if len(keys) == 1:
            assert (await route.fetch()).ok
            await route.abort("connectionrefused")
        else:
            await route.continue_()

    friend = await visits.somebody()
    await friend.page.route("**/seats/1", lose)
    await friend.page.goto(f"/t/{made['table']}")
    await friend.page.get_by_role("button", name="Sit here").click()
    await friend.page.get_by_label("Your name").fill("Otto")
    await friend.page.keyboard.press("Enter")
    await friend.reads("that is you")
    assert keys == [keys[0]] * 2
    assert server.get(f"/api/tables/{made['table']}", token=keys[0])["seat"] == 1


async def test_a_link_to_a_moment_opens_it_and_one_can_play_on_from_there(visits: Visits, server: Server) -> None:
    made = finished_match(server)
    reader = await visits.somebody(DESKTOP)
    await reader.page.goto(f"/t/{made['table']}?at=12")
    await reader.reads("Moment 12 of")
    await reader.page.get_by_role("button", name="After").click()
    await reader.reads("Moment 13 of")
    await reader.page.wait_for_url(re.compile(r"\?at=13$"))
    await reader.page.keyboard.press("ArrowLeft")
    await reader.reads("Moment 12 of")
    assert await reader.choices() == []
    await reader.page.get_by_role("button", name="Play on from here").click()
    await reader.page.locator("dialog").get_by_role("button").last.click()
    await reader.page.wait_for_url(elsewhere(made))
    await reader.asked()
    await reader.page.locator(".ledger .log li").nth(4).wait_for()  # what led there, though nothing was played here yet
    lines = await reader.page.locator(".ledger .log li").all_inner_texts()
    assert any("Agnes" in line for line in lines)


async def test_a_match_file_is_saved_and_opened_again(visits: Visits, server: Server, tmp_path: Path) -> None:
    made = finished_match(server)
    mina = await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    async with mina.page.expect_download() as saving:
        await mina.page.get_by_role("button", name="Match file").click()
    saved = tmp_path / "match.json"
    await (await saving.value).save_as(saved)
    await mina.page.goto("/")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("no match at all", "utf-8")
    await mina.page.set_input_files("input[type=file]", wrong)
    await mina.reads("That is no match file")
    await mina.page.set_input_files("input[type=file]", saved)
    await mina.page.wait_for_url(elsewhere(made))
    await mina.page.locator("dialog.over").wait_for()


async def test_nobody_loses_a_chair_by_one_press(visits: Visits, server: Server) -> None:
    made = server.table([MINA, MINA | {"name": "Theo"}], start=True)
    host = await visits.somebody()
    await host.sit(made, 0, host=True)
    await host.page.click('button[aria-label="Menu"]')
    await host.page.locator("dialog summary", has_text="People").click()
    await host.page.get_by_role("combobox", name="Chair 2: Put a bot here").select_option("apprentice")
    await host.reads("Theo loses the chair. Go on?")
    assert server.get(f"/api/tables/{made['table']}")["info"]["chairs"][1]["kind"] == "person"
    await host.page.get_by_role("button", name="Yes").click()
    await host.page.get_by_role("combobox", name=re.compile("How well .+ plays")).wait_for()
    assert server.get(f"/api/tables/{made['table']}")["info"]["chairs"][1]["kind"] == "bot"


async def test_same_chairs_again(visits: Visits, server: Server) -> None:
    made = finished_match(server)
    mina = await visits.somebody()
    await mina.sit(made, 0)
    await mina.page.get_by_role("button", name="Same chairs, again").click()
    await mina.page.wait_for_url(elsewhere(made))
    await mina.asked()
    await mina.reads("Your turn, Mina")


async def test_the_lesson_is_walked_through_by_doing_what_it_says(visits: Visits, server: Server) -> None:
    lesson = server.get("/api/games/fire/lesson")
    learner = await visits.somebody()
    await learner.page.goto("/learn/fire")
    steps = lesson["steps"]
    for place, step in enumerate(steps):
        await learner.reads(f"{place + 1} of {len(steps)}")
        if place == len(steps) - 1:
            break
        action = step["action"]
        wish = f'button[data-action="{action}"]' if action else 'button:has-text("Next")'
        await learner.page.locator(wish).first.click()
    await learner.page.get_by_role("link", name="Set a table").wait_for()


async def test_everybody_gets_the_same_deal(visits: Visits, server: Server) -> None:
    made = server.post("/api/challenges", {"game": "fire", "seats": 2, "level": "apprentice"})
    deals = []
    for name in ("Mina", "Otto"):
        person = await visits.somebody()
        await person.page.goto(f"/c/{made['challenge']}")
        await person.page.get_by_role("textbox").first.fill(name)
        await person.page.get_by_role("button", name="Take it up").click()
        await person.page.wait_for_selector("#slip")
        table = person.page.url.rsplit("/", 1)[1]
        shared = server.get(f"/api/tables/{table}/replay?at=1")["updates"][0]["shared"]
        deals.append((shared["market"], shared["cards"]))
    assert deals[0] == deals[1]


async def test_whispers_reach_everybody_and_the_host_can_ask_for_silence(visits: Visits, server: Server) -> None:
    made = server.table([MINA, MINA | {"name": "Theo"}, BOT], start=True)
    mina, theo = await visits.somebody(DESKTOP), await visits.somebody(DESKTOP)
    await mina.sit(made, 0, host=True)
    await theo.sit(made, 1)
    await mina.page.get_by_placeholder("Whisper to the desk").fill("<b>mind the smoke</b>")
    await mina.page.keyboard.press("Enter")
    await theo.page.get_by_text("<b>mind the smoke</b>", exact=True).wait_for()
    server.post(f"/api/tables/{made['table']}/commands", {"type": "change", "chat": False}, host=made["host"])
    await theo.reads("The host has asked for silence")


async def test_an_address_that_leads_nowhere_says_so(visits: Visits) -> None:
    lost = await visits.somebody()
    await lost.page.goto("/t/nosuchtable")
    await lost.page.get_by_role("link", name="To the lobby", exact=True).click()
    await lost.page.get_by_role("heading", name="Pull up a chair").wait_for()


async def test_the_table_that_was_left_waits_in_the_lobby(visits: Visits, server: Server) -> None:
    made = server.table([MINA, BOT, OPEN], start=False)
    mina = await visits.somebody()
    await mina.sit(made, 0, host=True)
    await mina.page.goto("/")
    await mina.page.get_by_text("Fire in the Library").first.wait_for()
    await mina.page.locator(f'a[href="/t/{made["table"]}"]').first.click()
    await mina.reads("The doors are still closed")


async def test_without_a_connection_the_room_stays_and_says_so(visits: Visits) -> None:
    reader = await visits.somebody()
    await reader.page.goto("/")
    await reader.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await reader.page.reload()  # the first visit of a page is not yet the worker's
    await reader.page.wait_for_function("navigator.serviceWorker.controller !== null")
    await reader.page.context.set_offline(True)
    await reader.reads("No connection")
    await reader.page.reload()
    await reader.page.get_by_role("heading", name="Pull up a chair").wait_for()
    await reader.page.context.set_offline(False)
    await expect(reader.page.get_by_text("No connection")).to_have_count(0)
