"""What the desk of Library Labyrinth says and shows: papers, arrows, the story's bars."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import ViewportSize

import readingroom as rr
from tests.games.labyrinth.builders import FULL, a_library
from tests.page.people import DESKTOP, PHONE, Person, Visits
from tests.page.screens import MINA, OTTO, maze_story
from tests.server.running import Server

QUICK = {"game": "labyrinth", "think": 0.0, "beat": 0.0}
ROOM = {"options": {"first_player": 0, "wyrm_start": 6}}
PAPER = ".paper"


def begun(server: Server) -> dict[str, Any]:
    """Mina and Otto have chosen their genres, Mina begins."""
    made = server.table([MINA, OTTO], start=True, **QUICK, **ROOM)
    path = f"/api/tables/{made['table']}/commands"
    for key in made["seats"]:
        server.post(path, {"type": "move", "action": "start:red+green+blue"}, token=key)
    return made


def laid_out(server: Server, match: rr.Match, *others: str) -> dict[str, Any]:
    """A match that goes on at a table; Mina is about to act."""
    made: dict[str, Any] = server.post("/api/tables/upload", {"file": match.dumps(), "name": "Mina"})
    for seat, name in enumerate(others or ("Otto",), start=1):
        server.post(f"/api/tables/{made['table']}/seats/{seat}", {"name": name})
    server.post(f"/api/tables/{made['table']}/commands", {"type": "start"}, host=made["host"])
    return made


async def point(person: Person, *cells: str) -> None:
    await person.page.get_by_role("button", name="Point").click()
    for cell in cells:
        await person.page.locator(f'[role="grid"] [data-cell="{cell}"]').click()


async def test_bars_of_luck_are_as_long_as_their_figures(visits: Visits, server: Server) -> None:
    """A bar for nothing is no longer than its border."""
    mina = await visits.somebody(DESKTOP)
    await maze_story(mina, server)
    padding = await mina.page.eval_on_selector_all(
        ".bars > span", "bars => bars.map(bar => getComputedStyle(bar).paddingLeft)"
    )
    assert len(padding) == 2
    assert set(padding) == {"0px"}


async def test_a_paper_closes_when_it_is_left(visits: Visits, server: Server) -> None:
    mina = await visits.somebody(DESKTOP)
    await mina.sit(begun(server), 0)
    await mina.asked()
    for leave in ("Escape", "Tab"):
        await mina.page.locator('[role="grid"] [data-cell="r2c3"]').click()
        await mina.page.locator(PAPER).wait_for()
        for _ in range(12):
            await mina.page.keyboard.press(leave)
            if not await mina.page.locator(PAPER).count():
                break
        assert await mina.page.locator(PAPER).count() == 0, leave


async def test_an_arrow_is_said_in_words_and_lasts_for_the_turn(visits: Visits, server: Server) -> None:
    made = begun(server)
    mina, otto = await visits.somebody(DESKTOP), await visits.somebody(DESKTOP)
    await mina.sit(made, 0)
    await mina.asked()
    await point(mina, "r3c3", "r2c3")
    await mina.reads("point from the compass to row 2, column 3")
    await otto.sit(made, 1)  # who comes later sees it, too
    await otto.reads("points from the compass to row 2, column 3")
    await otto.page.locator("g.arrow").first.wait_for(state="attached")
    server.post(f"/api/tables/{made['table']}/commands", {"type": "move", "action": "end"}, token=made["seats"][0])
    await otto.page.locator("g.arrow").first.wait_for(state="detached")


async def test_what_the_ledger_opens_is_seen(visits: Visits, server: Server) -> None:
    """On phones the slip lies behind the ledger's sheet, which names the loose Terrors."""
    mina = await visits.somebody(PHONE)
    await mina.sit(laid_out(server, a_library({"r2c3": "terror/corner/0 basilisk"})), 0)
    await mina.asked()
    await mina.page.keyboard.press("l")
    await mina.page.locator("dialog").get_by_role("button", name="Basilisk").click()
    await mina.page.locator("dialog").wait_for(state="detached")
    assert "Basilisk" in await mina.slip.inner_text()


async def test_a_press_on_any_meeple_shows_where_it_could_go(visits: Visits, server: Server) -> None:
    """In Mina's turn Otto, who stands elsewhere, and Theo, who stands beside her."""
    match = a_library(
        {"r2c3": "terror/tee/1 basilisk", "r3c4": "crossroads", "r4c3": "crossroads"},
        ["alice"],
        ["jo-march", "nzinga"],
        ["athena"],
        at=["r3c3", "r4c3", "r3c3"],
        seats=3,
    )
    made = laid_out(server, match, "Otto", "Theo")
    mina = await visits.somebody(PHONE)
    await mina.sit(made, 0)
    await mina.asked()
    marks = mina.page.locator("g.of polygon.edge")
    assert await marks.count() == 0
    await mina.page.locator('[data-cell="r4c3"]').click()
    await mina.reads("Otto could capture Basilisk with Jo March and Nzinga or reach 2 tiles.")
    await mina.page.get_by_role("button", name="See the ways in the maze").click()
    await mina.page.locator(PAPER).wait_for(state="detached")
    assert await marks.count() == 3
    await mina.page.locator('[data-cell="r3c3"]').click()
    await mina.reads("You can reach 2 tiles.")
    await mina.page.locator(PAPER).get_by_role("button", name="Theo").click()
    await mina.reads("Theo could capture Basilisk with Athena or reach 2 tiles.")
    await mina.page.keyboard.press("Escape")
    assert await marks.count() == 0


@pytest.mark.parametrize(("size", "hands"), [(PHONE, ".hands .others"), (DESKTOP, ".seats .others")])
async def test_open_hands_lie_side_by_side(visits: Visits, server: Server, size: ViewportSize, hands: str) -> None:
    made = laid_out(server, a_library({}, ["alice"], ["jo-march", "nzinga"], ["athena"], seats=3), "Otto", "Theo")
    mina = await visits.somebody(size)
    await mina.sit(made, 0)
    await mina.asked()
    tops = await mina.page.eval_on_selector_all(
        f"{hands} > .one", "hands => hands.map(hand => hand.getBoundingClientRect().top)"
    )
    assert len(tops) == 2
    assert tops[0] == tops[1]
    assert not await mina.overflows()


async def test_the_cards_that_pay_stay_in_sight(visits: Visits, server: Server) -> None:
    """The slip asks for cards of the hand, with the fewest that pay lifted already."""
    match = a_library(
        {"r2c3": "terror/tee/1 basilisk"}, ["jo-march", "nzinga", "alice", "athena", "heidi", "booster-5"]
    )
    for size in (PHONE, DESKTOP):
        mina = await visits.somebody(size)
        await mina.sit(laid_out(server, match), 0)
        await mina.press("do:move:r2c3")
        ready = mina.page.locator('.hand .card[aria-pressed="true"]')
        await ready.first.wait_for()
        assert await ready.evaluate_all("cards => cards.map(card => card.dataset.thing)") == ["athena"]
        box = await ready.first.locator(".name").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]


REWARD = {"r3c4": "reward/tee/0"}

OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('#slip .asked, #slip .q, #slip .btn')]
  const boxes = parts.map(one => [one, one.getBoundingClientRect()])
  const cross = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => cross(a, b)).map(([other]) => `${one.innerText} / ${other.innerText}`))
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_full_hand_stays_in_sight_when_a_card_of_it_has_to_go(
    visits: Visits, server: Server, size: ViewportSize
) -> None:
    """LAB-REW-1: every discard is a button with its own edge, none lies over the question, the hand stays below."""
    match = a_library(REWARD, FULL)
    match.play("move:r3c4")
    mina = await visits.somebody(size)
    await mina.sit(laid_out(server, match), 0)
    await mina.offered("discard:deborah")
    await mina.at_rest()
    assert await mina.page.evaluate(OVERLAPS) == []
    edges = await mina.page.eval_on_selector_all(
        '#slip [data-action^="discard:"]', "all => all.map(one => getComputedStyle(one).borderTopColor)"
    )
    assert len(edges) == len(FULL)
    assert "rgba(0, 0, 0, 0)" not in edges
    hand = await mina.page.locator(".hand").bounding_box()
    slip = await mina.slip.bounding_box()
    assert hand is not None
    assert slip is not None
    assert slip["y"] + slip["height"] <= hand["y"] + 1
    assert hand["y"] + hand["height"] <= size["height"] + 1


async def test_a_capture_is_a_peak_and_the_name_stands_at_its_terror_till_it_is_gone(
    visits: Visits, server: Server
) -> None:
    """What moves it must not take the place of what places it: the name would flash at the maze's corner."""
    mina = await visits.somebody(DESKTOP, reduced_motion="no-preference")
    await mina.sit(laid_out(server, a_library({"r2c3": "terror/tee/1 basilisk"}, ["jo-march", "nzinga"])), 0)
    await mina.asked()
    far = """() => {
      const board = document.querySelector('.maze svg').getBoundingClientRect()
      window.stray = 0
      const look = () => {
        for (const name of document.querySelectorAll('.maze svg text:not(.place)')) {
          const box = name.getBoundingClientRect()
          const strays = box.width > 0 && box.right < board.left + board.width * 0.2
          if (name.textContent === 'Basilisk' && strays) window.stray += 1
        }
        requestAnimationFrame(look)
      }
      look()
    }"""
    await mina.page.evaluate(far)
    await mina.press("do:move:r2c3")
    await mina.page.locator("#slip .acts .main").click()
    await mina.page.locator(".peak", has_text="Basilisk is captured").wait_for()
    await mina.page.locator(".hand .card", has_text="Basilisk").wait_for()
    await mina.at_rest()
    assert await mina.page.evaluate("window.stray") == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_verbs_keep_their_places_and_say_why_not(visits: Visits, server: Server, size: ViewportSize) -> None:
    """Six places as in the mock; what cannot be done now is greyed, and a press names the rule."""
    tiles = {"r2c3": "crossroads", "r3c4": "crossroads", "r3c2": "crossroads"}
    mina = await visits.somebody(size)
    await mina.sit(laid_out(server, a_library(tiles, FULL)), 0)
    await mina.asked()
    await mina.at_rest()
    places = "all => all.map(one => [one.innerText, one.offsetLeft])"
    before = await mina.page.eval_on_selector_all("#slip .verb", places)
    assert [words for words, *_ in before] == ["Take", "Light", "Turn", "Walk", "Give", "End"]
    take = mina.page.locator("#slip .verb", has_text="Take")
    assert await take.get_attribute("aria-disabled") == "true"
    await take.click(force=True)
    await mina.page.locator("#slip .refuse .rule").wait_for()
    await mina.page.keyboard.press("Escape")
    await mina.press("verb:move")
    await mina.page.locator('#slip .verb[aria-pressed="true"]').wait_for()
    await mina.at_rest()
    assert await mina.page.eval_on_selector_all("#slip .verb", places) == before


async def test_inside_a_mode_one_press_on_the_board_is_enough(visits: Visits, server: Server) -> None:
    """A walk and a light at once; a turn shows its ghost first and is made on the slip."""
    mina = await visits.somebody(PHONE)
    await mina.sit(laid_out(server, a_library({"r2c3": "crossroads", "r3c4": "shelf/tee/1 red"})), 0)
    await mina.asked()
    await mina.press("verb:rotate")
    await mina.page.locator('[data-cell="r3c4"]').click()
    await mina.page.locator("g.ghost polygon").wait_for(state="attached")
    await mina.reads("Turn it like this?")
    await mina.answer("rotate:r3c4:cw")
    await mina.asked()
    await mina.press("verb:move")
    await mina.page.locator('[data-cell="r2c3"]').click()
    await mina.reads("You walk from the compass")
    assert await mina.page.locator(PAPER).count() == 0
