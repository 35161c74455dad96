"""What the desk of Library Labyrinth says and shows: papers, arrows, the story's bars."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.builders import a_library
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
        await mina.page.locator('[role="grid"] [data-cell="1,2"]').click()
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
    await point(mina, "2,2", "1,2")
    await mina.reads("point from the compass to row 2, column 3")
    await otto.sit(made, 1)  # who comes later sees it, too
    await otto.reads("points from the compass to row 2, column 3")
    await otto.page.locator("g.arrow").first.wait_for(state="attached")
    server.post(f"/api/tables/{made['table']}/commands", {"type": "move", "action": "end"}, token=made["seats"][0])
    await otto.page.locator("g.arrow").first.wait_for(state="detached")


async def test_what_the_ledger_opens_is_seen(visits: Visits, server: Server) -> None:
    """On phones the slip lies behind the ledger's sheet, which names the loose Terrors."""
    match = a_library({"1,2": "terror/corner/0 basilisk"})
    made = server.post("/api/tables/upload", {"file": match.dumps(), "name": "Mina"})
    server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Otto"})
    server.post(f"/api/tables/{made['table']}/commands", {"type": "start"}, host=made["host"])
    mina = await visits.somebody(PHONE)
    await mina.sit(made, 0)
    await mina.asked()
    await mina.page.keyboard.press("l")
    await mina.page.locator("dialog").get_by_role("button", name="Basilisk").click()
    await mina.page.locator("dialog").wait_for(state="detached")
    assert "Basilisk" in await mina.slip.inner_text()
