"""The way to every screen of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import readingroom as rr
from tests.page.people import Person
from tests.server.running import Server

MINA = {"kind": "me", "name": "Mina"}
OTTO = {"kind": "me", "name": "Otto"}
BOT = {"kind": "bot", "name": "Agnes", "level": "apprentice"}
OPEN = {"kind": "open"}
QUICK = {"think": 0.0, "beat": 0.1}


def finished_match(server: Server) -> dict[str, Any]:
    """A table whose match is over."""
    made = server.table([MINA, BOT], start=True, options={"tools": False, "fire": "wild"}, **QUICK)
    path = f"/api/tables/{made['table']}"
    while (seen := server.get(path, token=made["seats"][0]))["info"]["phase"] == "playing":
        offered = [choice["action"] for choice in (seen["update"] or {}).get("choices", [])]
        if offered:
            wish = {"type": "move", "action": "draw" if "draw" in offered else offered[0]}
            server.post(f"{path}/commands", wish, token=made["seats"][0])
    return made


async def lobby(person: Person, _: Server) -> None:
    await person.page.goto("/")
    await person.page.get_by_role("heading", name="Pull up a chair").wait_for()


async def waiting(person: Person, server: Server) -> None:
    await person.sit(server.table([MINA, OPEN, BOT]), 0, host=True)


async def table(person: Person, server: Server) -> None:
    await person.sit(server.table([MINA, BOT, BOT, BOT], start=True, **QUICK), 0, host=True)
    await person.asked()


async def menu(person: Person, server: Server) -> None:
    await table(person, server)
    await person.page.click('button[aria-label="Menu"]')
    await person.page.locator("dialog details").first.wait_for()


async def ledger(person: Person, server: Server) -> None:
    """With whispers, which lie in the margin of a wide screen, too."""
    made = server.table([MINA, BOT, BOT, BOT], start=True, **QUICK)
    for said in ({"text": "Who dares?"}, {"phrase": "hello"}):
        server.post(f"/api/tables/{made['table']}/commands", {"type": "say"} | said, token=made["seats"][0])
    await person.sit(made, 0, host=True)
    await person.asked()
    await person.page.keyboard.press("l")
    await person.page.locator("dialog").wait_for()


async def refusal(person: Person, server: Server) -> None:
    """The slip says why something cannot be done: nothing is there yet to take back."""
    await person.sit(server.table([MINA, BOT], start=True, **QUICK), 0)
    await person.asked()
    await person.page.keyboard.press("u")
    await person.page.locator("#slip .refuse").wait_for()


async def rule(person: Person, server: Server) -> None:
    await table(person, server)
    await person.page.locator("#slip .rule").first.click()
    await person.page.locator("dialog .text.this").wait_for()


async def hint(person: Person, server: Server) -> None:
    await table(person, server)
    await person.page.keyboard.press("h")
    await person.page.locator("dialog .what").wait_for()


async def curtain(person: Person, server: Server) -> None:
    made = server.table([MINA, OTTO], start=True, **QUICK)
    await person.sit(made, 0)
    await person.page.goto("about:blank")
    await person.sit(made, 1)
    await person.page.locator(".curtain").wait_for()


async def story(person: Person, server: Server) -> None:
    await person.sit(finished_match(server), 0)
    await person.page.locator("dialog.over").wait_for()


async def seal(person: Person, server: Server) -> None:
    await story(person, server)
    await person.page.get_by_text("Check the seal").click()


async def replay(person: Person, server: Server) -> None:
    made = finished_match(server)
    await person.page.goto(f"/t/{made['table']}?at=12")
    await person.page.locator("input[type=range]").wait_for()


async def learn(person: Person, _: Server) -> None:
    await person.page.goto("/learn/fire")
    await person.page.get_by_role("button", name="Next").wait_for()


async def rules(person: Person, _: Server) -> None:
    await person.page.goto("/rules/fire?rule=FIRE-SAVE-2")
    await person.page.get_by_text("FIRE-SAVE-2").first.wait_for()


async def challenge(person: Person, server: Server) -> None:
    made = server.post("/api/challenges", {"game": "fire", "seats": 3})
    await person.page.goto(f"/c/{made['challenge']}")
    await person.page.get_by_role("button", name="Take it up").wait_for()


async def nowhere(person: Person, _: Server) -> None:
    await person.page.goto("/nowhere/at/all")
    await person.page.get_by_text("leads nowhere").wait_for()


async def maze(person: Person, server: Server) -> None:
    """A turn of Library Labyrinth some way into the match, which the bots have played."""
    made = server.table([BOT, MINA, BOT], game="labyrinth", start=True, options={"first_player": 0}, **QUICK)
    path, key = f"/api/tables/{made['table']}", made["seats"][1]
    server.post(f"{path}/commands", {"type": "move", "action": "start:red+green+blue"}, token=key)
    await person.sit(made, 1, host=True)
    await person.asked()


async def maze_start(person: Person, server: Server) -> None:
    await person.sit(server.table([MINA, BOT], game="labyrinth", start=True, **QUICK), 0, host=True)
    await person.page.locator("[data-start]").first.wait_for()


async def maze_story(person: Person, server: Server) -> None:
    made = server.table([MINA], game="labyrinth", start=True, **QUICK)
    path, key = f"/api/tables/{made['table']}/commands", made["seats"][0]
    for action in ("start:red+green+blue", "flip:r2c3", "flip:r3c2", "end", "concede"):
        server.post(path, {"type": "move", "action": action}, token=key)
    await person.sit(made, 0)
    await person.page.locator("dialog.over").wait_for()


async def maze_learn(person: Person, _: Server) -> None:
    await person.page.goto("/learn/labyrinth")
    await person.page.get_by_role("button", name="Next", exact=True).wait_for()


async def maze_rules(person: Person, _: Server) -> None:
    await person.page.goto("/rules/labyrinth?rule=LAB-DIST-2")
    await person.page.get_by_text("LAB-DIST-2").first.wait_for()


async def chapters(person: Person, server: Server) -> None:
    """A turn of Chapters with module 1: long names, a Friend who would come, MOLLY with somebody else."""
    position = {
        "game": "chapters",
        "seats": 3,
        "options": {"nsfl": True},
        "lobby": ["fr07", "fr14", "fr18", "fr12"],
        "stacks": [
            [{"feature": "fs19"}, {"feature": "fp04"}, {"feature": "fc11", "covered": ["fc18"]}],
            [{"feature": "fc07"}, {"feature": "fs17"}],
            [],
        ],
        "friends": [["fr13", "fr22"], ["fr24", "fr16"], []],
        "hands": [["fs18", "fp13", "fc12", "ev03-1", "ev06-1", "ns05-1"], ["fs02", "fp02"], ["fc02", "fc03"]],
        "molly": {"at": 1, "gives": "content"},
        "asked": "action",
    }
    match = rr.start("chapters", position=position, seed=1)
    await person.sit(uploaded(server, match, "Otto", "Theodora"), 0, host=True)
    await person.asked()


def uploaded(server: Server, match: rr.Match, *others: str) -> dict[str, Any]:
    """A match that goes on at a table; Mina has the first chair."""
    made: dict[str, Any] = server.post("/api/tables/upload", {"file": match.dumps(), "name": "Mina"})
    for seat, name in enumerate(others, start=1):
        server.post(f"/api/tables/{made['table']}/seats/{seat}", {"name": name})
    server.post(f"/api/tables/{made['table']}/commands", {"type": "start"}, host=made["host"])
    return made


async def chapters_start(person: Person, server: Server) -> None:
    await person.sit(server.table([MINA, OTTO], game="chapters", start=True, **QUICK), 0, host=True)
    await person.page.locator(".hand .pair").wait_for()


async def chapters_market(person: Person, server: Server) -> None:
    """Module 3, with Enhancements on offer."""
    made = server.table([MINA, BOT], game="chapters", start=True, options={"enhancements": True}, **QUICK)
    await person.sit(made, 0, host=True)
    await person.asked()


async def chapters_story(person: Person, server: Server) -> None:
    made = server.table([MINA, OTTO], game="chapters", start=True, options={"casual": True}, **QUICK)
    play_chapters(server, made, turns=200)
    await person.sit(made, 0)
    await person.page.locator("dialog.over").wait_for()


async def chapters_learn(person: Person, _: Server) -> None:
    await person.page.goto("/learn/chapters")
    await person.page.get_by_role("button", name="Next", exact=True).wait_for()


async def chapters_rules(person: Person, _: Server) -> None:
    await person.page.goto("/rules/chapters?rule=CHAP-INV-2")
    await person.page.get_by_text("CHAP-INV-2").first.wait_for()


def play_chapters(server: Server, made: dict[str, Any], turns: int) -> None:
    """The people of a table invite, build, or answer whatever comes last, until the first of them had so many turns."""
    path, keys = f"/api/tables/{made['table']}", list(filter(None, made["seats"]))
    while True:
        for key in keys:
            seen = server.get(path, token=key)
            if seen["info"]["phase"] != "playing":
                return
            offered = [choice["action"] for choice in (seen["update"] or {}).get("choices", [])]
            if key == keys[0] and any(action.startswith("molly:") for action in offered):
                if turns == 0:
                    return
                turns -= 1
            if offered:
                wished = [action for action in offered if action.startswith(("invite:", "build:"))]
                server.post(f"{path}/commands", {"type": "move", "action": (wished or offered)[-1]}, token=key)


async def wall(person: Person, server: Server) -> None:
    """A book of Librarians that is taken, and the places for it."""
    made = server.table([MINA, BOT], game="librarians", start=True, **QUICK)
    await person.sit(made, 0, host=True)
    await person.asked()
    await person.answer((await person.choices())[0])
    await person.asked()


async def wall_expanded(person: Person, server: Server) -> None:
    """A turn of it with everything in play."""
    options = {"level": "restricted_section"}
    made = server.table([BOT, MINA, BOT], game="librarians", start=True, options=options, **QUICK)
    await person.sit(made, 1, host=True)
    await person.asked()


async def wall_learn(person: Person, _: Server) -> None:
    await person.page.goto("/learn/librarians")
    await person.page.get_by_role("button", name="Next", exact=True).wait_for()


async def wall_rules(person: Person, _: Server) -> None:
    await person.page.goto("/rules/librarians?rule=LIB-LINE-1")
    await person.page.get_by_text("LIB-LINE-1").first.wait_for()


Opening = Callable[[Person, Server], Awaitable[None]]

SCREENS: dict[str, Opening] = {
    opening.__name__: opening
    for opening in (
        lobby,
        waiting,
        table,
        menu,
        ledger,
        refusal,
        rule,
        hint,
        curtain,
        story,
        seal,
        replay,
        learn,
        rules,
        challenge,
        nowhere,
        maze,
        maze_start,
        maze_story,
        maze_learn,
        maze_rules,
        chapters,
        chapters_start,
        chapters_market,
        chapters_story,
        chapters_learn,
        chapters_rules,
        wall,
        wall_expanded,
        wall_learn,
        wall_rules,
    )
}
