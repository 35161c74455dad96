"""Whole matches over HTTP and WebSocket, and everything that a table offers."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.client import CommandRefused, RemoteTable, ServerGone, TableLink
from tests.patience import PATIENCE
from tests.server.running import Answer, Server

ME = {"kind": "me", "name": "Ada"}
BOB = {"kind": "me", "name": "Bob"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}


async def play_on(table: RemoteTable, seed: int = 1) -> None:
    """Answer at random whatever is asked, to the end."""
    chance = random.Random(seed)
    while not table.over:
        await table.until(lambda: bool(table.choices) or table.over)
        if table.over:
            return
        number = table.number
        with contextlib.suppress(CommandRefused):
            await table.do("move", action=chance.choice(table.choices)["action"], number=number)
        await table.until(lambda number=number: table.number != number or table.over)  # type: ignore[misc]


def started(server: Server, seats: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
    return server.table(seats, start=True, **wish)


async def test_two_people_and_a_bot_play_a_whole_match(server: Server) -> None:
    made = started(server, [ME, BOB, BOT])
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
        RemoteTable(server.link(made)) as spectator,
    ):
        await asyncio.gather(play_on(ada), play_on(bob, 2))
        await spectator.until(lambda: spectator.over)
        assert ada.info["outcome"] == bob.info["outcome"] == spectator.info["outcome"]
        assert spectator.seat is None
        assert spectator.view["hand"] == []
        assert [chair["name"] for chair in ada.info["chairs"]] == ["Ada", "Bob", "Apprentice"]


async def test_everything_is_open_after_the_end_and_the_deal_verifies(server: Server) -> None:
    made = started(server, [ME, BOT])
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        with pytest.raises(Answer) as refused:
            server.get(f"/api/tables/{made['table']}/file")
        assert refused.value.status == 409
        assert refused.value.problem["rule"] == "TABLE-OVER-1"
        await play_on(ada)
        commitment = ada.info["commitment"]
    file = server.get(f"/api/tables/{made['table']}/file")
    assert file["commitment"] == commitment
    text = rr.Match.loads(__import__("json").dumps(file)).dumps()
    assert rr.Match.loads(text).over
    verified = server.get(f"/api/tables/{made['table']}/verify")
    assert verified["holds"]
    assert [step["holds"] for step in verified["steps"]] == [True] * 4


async def test_what_players_add_goes_into_the_seed(server: Server) -> None:
    made = server.table([ME, BOT])
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0, host=True)) as ada:
        await ada.do("stir", entropy="three dice: 4 2 6")
        await ada.do("start")
        with pytest.raises(CommandRefused, match="dealt already"):
            await ada.do("stir", entropy="too late")
        await play_on(ada)
    verified = server.get(f"/api/tables/{made['table']}/verify")
    assert verified["holds"]
    assert verified["entropy"] == {"0": "three dice: 4 2 6"}
    file = server.get(f"/api/tables/{made['table']}/file")
    assert file["seed"] != verified["secret"]


async def test_somebody_joins_by_the_link_and_names_stay_apart(server: Server) -> None:
    made = server.table([ME, OPEN])
    sat = server.post(f"/api/tables/{made['table']}/seats/1", {"name": "  ADA \u202e"})
    async with RemoteTable(server.link(made, 0, host=True)) as ada:
        assert [chair["name"] for chair in ada.info["chairs"]] == ["Ada", "ADA 2"]
        with pytest.raises(Answer) as refused:
            server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Eve"})
        assert refused.value.status == 409
        await ada.do("start")
        link = TableLink(server.url, made["table"], sat["token"])
        async with RemoteTable(link) as second:
            assert second.seat == 1


async def test_a_table_does_not_start_with_open_chairs_unless_bots_fill_them(server: Server) -> None:
    made = server.table([ME, OPEN, OPEN])
    async with RemoteTable(server.link(made, 0, host=True)) as ada:
        with pytest.raises(CommandRefused, match="chair 2, 3 is open"):
            await ada.do("start")
        await ada.do("start", fill="apprentice")
        await ada.until(lambda: ada.info["phase"] == "playing")
        assert [chair["kind"] for chair in ada.info["chairs"]] == ["person", "bot", "bot"]


def test_a_bot_may_have_a_name_and_keeps_it_in_the_rematch(server: Server) -> None:
    made = started(server, [ME, BOT | {"name": "Agnes"}, BOT | {"name": " agnes "}, BOT])
    names = ["Ada", "Agnes", "agnes 2", "Apprentice"]
    assert [chair["name"] for chair in server.get(f"/api/tables/{made['table']}")["info"]["chairs"]] == names
    server.post(f"/api/tables/{made['table']}/commands", {"type": "end"}, host=made["host"])
    again = server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][0])
    assert [chair["name"] for chair in server.get(f"/api/tables/{again['table']}")["info"]["chairs"]] == names


async def test_only_the_host_rules_the_table(server: Server) -> None:
    made = server.table([ME, BOB])
    async with RemoteTable(server.link(made, 1)) as bob:
        for kind, fields in (("start", {}), ("pause", {}), ("end", {}), ("open seat", {"seat": 0}), ("change", {})):
            with pytest.raises(CommandRefused) as refused:
                await bob.do(kind, **fields)
            assert refused.value.rule == "TABLE-HOST-1"


async def test_a_new_key_kills_the_old_one_everywhere(server: Server) -> None:
    made = started(server, [ME, BOT])
    async with RemoteTable(server.link(made, 0)) as old:
        fresh = server.post(f"/api/tables/{made['table']}/seats/0/key", token=made["seats"][0])
        with pytest.raises(ServerGone):
            await old.until(lambda: False)
    with pytest.raises(Answer) as refused:
        server.get(f"/api/tables/{made['table']}", token=made["seats"][0])
    assert refused.value.status == 403
    async with RemoteTable(TableLink(server.url, made["table"], fresh["token"])) as again:
        assert again.seat == 0


async def test_the_host_can_hand_a_seat_over_and_nobody_else(server: Server) -> None:
    made = started(server, [ME, BOB])
    with pytest.raises(Answer) as refused:
        server.post(f"/api/tables/{made['table']}/seats/0/key", token=made["seats"][1])
    assert refused.value.status == 409
    key = server.post(f"/api/tables/{made['table']}/seats/1/key", host=made["host"])
    assert server.get(f"/api/tables/{made['table']}", token=key["token"])["seat"] == 1


async def test_pause_and_end(server: Server) -> None:
    made = started(server, [ME, BOB])
    async with RemoteTable(server.link(made, 0, host=True)) as ada, RemoteTable(server.link(made, 1)) as bob:
        await ada.do("pause")
        asked = ada if ada.choices else bob
        with pytest.raises(CommandRefused, match="paused"):
            await asked.do("move", action=asked.choices[0]["action"])
        await ada.do("resume")
        await asked.do("move", action=asked.choices[0]["action"])
        await ada.do("end")
        await bob.until(lambda: bob.over)
        assert bob.info["ended"]
        assert bob.info["outcome"] is None


async def test_undo_is_free_until_somebody_has_learned_and_needs_consent_then(server: Server) -> None:
    made = started(server, [ME, BOB], options={"tools": False})
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        first, other = (ada, bob) if ada.choices else (bob, ada)
        assert [choice["final"] for choice in first.choices if choice["action"] == "draw"] == [True]
        number = first.number
        await first.do("move", action="draw")
        await first.until(lambda: first.number != number)
        assert not first.update["can_undo"]
        await first.do("undo")
        await other.until(lambda: other.info["undo"] is not None)
        assert other.info["undo"] == {"seat": first.seat, "waiting": [other.seat]}
        with pytest.raises(CommandRefused):
            await first.do("answer undo", yes=True)
        await other.do("answer undo", yes=True)
        await other.until(lambda: other.info["taken_back"] == 1)
        assert other.events[-1]["type"] == "TakenBack"
        assert other.info["undo"] is None


async def test_one_no_is_enough(server: Server) -> None:
    made = started(server, [ME, BOB], options={"tools": False})
    async with RemoteTable(server.link(made, 0)) as ada, RemoteTable(server.link(made, 1)) as bob:
        first, other = (ada, bob) if ada.choices else (bob, ada)
        await first.do("move", action="draw")
        await first.do("undo")
        await other.until(lambda: other.info["undo"] is not None)
        await other.do("answer undo", yes=False)
        await first.until(lambda: first.info["undo"] is None)
        assert first.info["taken_back"] == 0


async def test_repeated_and_late_commands_are_harmless(server: Server) -> None:
    made = started(server, [ME], options={"mode": "lone_librarian"})
    table = made["table"]
    token = made["seats"][0]
    before = server.get(f"/api/tables/{table}", token=token)["update"]
    move = {"type": "move", "id": "one", "action": before["choices"][0]["action"], "number": before["number"]}
    assert server.post(f"/api/tables/{table}/commands", move, token=token) == {"type": "confirmed", "id": "one"}
    after = server.get(f"/api/tables/{table}", token=token)["update"]
    assert after["number"] == before["number"] + 1
    assert server.post(f"/api/tables/{table}/commands", move, token=token)["type"] == "confirmed"
    assert server.get(f"/api/tables/{table}", token=token)["update"]["number"] == after["number"]
    with pytest.raises(Answer) as late:
        server.post(f"/api/tables/{table}/commands", move | {"id": "two"}, token=token)
    assert late.value.problem["rule"] == "TABLE-LATE-1"


async def test_a_lost_connection_resumes_from_its_number(server: Server) -> None:
    made = started(server, [ME, BOB], options={"tools": False})
    async with RemoteTable(server.link(made, 0)) as ada, RemoteTable(server.link(made, 1)) as bob:
        watcher = RemoteTable(server.link(made))
        async with watcher:
            await watcher.until(lambda: watcher.number is not None)
            seen, events = watcher.number, len(watcher.events)
        first = ada if ada.choices else bob
        await first.do("move", action="draw")
        await first.until(lambda: first.number == (seen or 0) + 1)
        told = [event["type"] for event in first.events]
        async with watcher:
            await watcher.until(lambda: watcher.number == first.number)
            assert [event["type"] for event in watcher.events[events:]] == told


async def test_whoever_leaves_in_a_hurry_leaves_no_connection_open(server: Server) -> None:
    made = started(server, [ME, BOT])
    table = RemoteTable(server.link(made, 0))
    await table.__aenter__()
    assert table._socket is not None  # noqa: SLF001  # the connection itself is looked at
    transport = table._socket.transport  # noqa: SLF001
    leaving = asyncio.create_task(table.__aexit__())
    while table._socket is not None:  # noqa: SLF001  # until the farewell has begun
        await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert transport.is_closing()


async def test_chat_and_phrases(server: Server) -> None:
    made = server.table([ME, BOB])
    async with RemoteTable(server.link(made, 0, host=True)) as ada, RemoteTable(server.link(made, 1)) as bob:
        await bob.do("say", text="hello\n<b>there</b>")
        await ada.until(lambda: bool(ada.info["chat"]))
        assert ada.info["chat"][0]["text"] == "hello <b>there</b>"
        assert ada.info["chat"][0]["name"] == "Bob"
        await ada.do("change", chat=False)
        with pytest.raises(CommandRefused, match="switched the chat off"):
            await bob.do("say", text="hello?")
        await bob.do("say", phrase="thanks")
        with pytest.raises(CommandRefused, match="quick phrases are"):
            await bob.do("say", phrase="nonsense")


async def test_somebody_who_leaves_is_covered_and_the_chair_can_be_taken(server: Server) -> None:
    made = started(server, [ME, BOB])
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0, host=True)) as ada:
        async with RemoteTable(server.link(made, 1)) as bob:
            await bob.do("leave")
        await ada.until(lambda: ada.info["chairs"][1]["kind"] == "open")
        assert ada.info["chairs"][1]["covered"]
        sat = server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Cleo"})
        async with RemoteTable(TableLink(server.url, made["table"], sat["token"])) as cleo:
            assert cleo.seat == 1
            assert not cleo.info["chairs"][1]["covered"]
            await asyncio.gather(play_on(ada), play_on(cleo))


async def test_somebody_gone_is_covered_after_the_grace_and_gets_the_seat_back(server: Server) -> None:
    made = started(server, [ME, BOB], grace=10)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        playing = asyncio.create_task(play_on(ada))
        await ada.until(lambda: ada.info["chairs"][1]["covered"])
        async with RemoteTable(server.link(made, 1)) as bob:
            await bob.until(lambda: not bob.info["chairs"][1]["covered"])
            await asyncio.gather(playing, play_on(bob))


async def test_rematch_with_the_same_keys(server: Server) -> None:
    made = started(server, [ME, BOB, BOT])
    with pytest.raises(Answer):
        server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][0])
    server.post(f"/api/tables/{made['table']}/commands", {"type": "end"}, host=made["host"])
    first = server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][0])
    again = server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][1])
    assert first["table"] == again["table"] != made["table"]
    async with RemoteTable(TableLink(server.url, first["table"], made["seats"][1])) as bob:
        assert bob.seat == 1
        assert bob.info["phase"] == "playing"
        assert bob.info["origin"] == {"kind": "rematch", "table": made["table"]}


async def test_replay_through_the_eyes_one_may_use(server: Server) -> None:
    made = started(server, [ME, BOB, BOT])
    path = f"/api/tables/{made['table']}/replay"
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        with pytest.raises(Answer) as refused:
            server.get(f"{path}?seat=1", token=made["seats"][0])
        assert refused.value.status == 409
        assert server.get(path, token=made["seats"][0])["moments"] is None
        await asyncio.gather(play_on(ada), play_on(bob))
        last = ada.update
    own = server.get(f"{path}?at=1&count=3", token=made["seats"][0])
    assert [update["number"] for update in own["updates"]] == [1, 2, 3]
    other = server.get(f"{path}?at=1&seat=1")
    assert other["updates"][0]["own"]["seat"] == 1
    assert other["updates"][0]["own"]["hand"]
    end = server.get(path, token=made["seats"][0])
    assert end["last"] == last["number"]
    assert end["updates"][0]["shared"] == last["shared"]
    assert own["moments"][0] == 0
    assert end["moments"] == [server.get(f"/api/tables/{made['table']}")["info"]["moments"]]
    with pytest.raises(Answer, match="no moment"):
        server.get(f"{path}?at=100000")


async def test_fork_download_and_upload(server: Server) -> None:
    made = started(server, [ME, BOT])
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        await play_on(ada)
    forked = server.post(
        f"/api/tables/{made['table']}/fork", {"at": 5, "seat": 1, "name": "Eve", "level": "apprentice"}
    )
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(forked, 1)) as eve:
        assert eve.seat == 1
        assert eve.info["origin"] == {"kind": "fork", "table": made["table"], "at": 5}
        await play_on(eve)
    file = server.get(f"/api/tables/{made['table']}/file")
    uploaded = server.post("/api/tables/upload", {"file": __import__("json").dumps(file)})
    shown = server.get(f"/api/tables/{uploaded['table']}")
    assert shown["info"]["phase"] == "over"
    assert shown["info"]["outcome"]["scores"] == file["outcome"]["scores"]
    assert [chair["name"] for chair in shown["info"]["chairs"]] == file["names"] == ["Ada", "Apprentice"]
    (told,) = server.get(f"/api/tables/{uploaded['table']}/replay?at=1")["updates"]
    assert any("Ada" in event["text"] for event in told["events"])
    story = "/api/tables/{}/story"
    assert server.get(story.format(uploaded["table"]))["tale"] == server.get(story.format(made["table"]))["tale"]
    with pytest.raises(Answer, match="match file"):
        server.post("/api/tables/upload", {"file": "{}"})


async def test_a_challenge_gives_everybody_the_same_deal(server: Server) -> None:
    challenge = server.post("/api/challenges", {"game": "fire", "seats": 1, "options": {"mode": "lone_librarian"}})
    path = f"/api/challenges/{challenge['challenge']}"
    assert challenge["results"] == []
    hands = []
    for name in ("Ada", "Bob"):
        made = server.post(f"{path}/tables", {"name": name})
        async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as one:
            hands.append([card["card"] for card in one.view["hand"]])
            await play_on(one)
            with pytest.raises(Answer, match="still play this deal"):
                server.get(f"/api/tables/{made['table']}/file")
    assert hands[0] == hands[1]
    results = server.get(path)["results"]
    assert sorted(result["name"] for result in results) == ["Ada", "Bob"]
    assert results[0]["score"] >= results[1]["score"]


async def test_the_first_to_call_is_paid(server: Server) -> None:
    made = started(server, [ME, BOB], options={"tools": False, "shout": "first"})
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        while ada.view["decision"] != "shout":
            mover = ada if ada.choices else bob
            number = mover.number
            draws = [choice["action"] for choice in mover.choices if choice["action"] == "draw"]
            await mover.do("move", action=(draws or [mover.choices[0]["action"]])[0])
            await mover.until(lambda mover=mover, number=number: mover.number != number)  # type: ignore[misc]
            await ada.until(lambda mover=mover: ada.number == mover.number)  # type: ignore[misc]
            await bob.until(lambda mover=mover: bob.number == mover.number)  # type: ignore[misc]
        await bob.do("move", action="shout:1")
        with pytest.raises(CommandRefused):
            await ada.do("move", action="shout:0")
        await ada.until(lambda: any(event["type"] == "PointsGained" for event in ada.events))


def test_links_have_a_picture_and_their_key_after_the_hash(server: Server) -> None:
    made = server.table([ME, OPEN])
    path = f"/api/tables/{made['table']}/link"
    shown = server.post(path, {"token": made["seats"][0]})
    assert shown["link"] == f"{server.url}/t/{made['table']}#seat={made['seats'][0]}"
    assert shown["svg"].startswith("<svg")
    assert server.post(path, {})["link"] == f"{server.url}/t/{made['table']}"
    with pytest.raises(Answer):
        server.post(path, {"token": "x" * 43})


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", {"game": "chess", "seats": [ME]}, 404),
        ("/api/tables", {"game": "fire", "seats": [ME] * 9}, 400),
        ("/api/tables", {"game": "fire", "seats": [ME], "options": {"tools": "perhaps"}}, 400),
        ("/api/tables", {"game": "fire", "seats": [ME], "surprise": 1}, 400),
        ("/api/tables", {"game": "fire", "seats": [{"kind": "bot", "level": "god"}]}, 400),
        ("/api/tables", {"game": "fire", "seats": [ME, BOT], "pack": "game = ["}, 400),
        ("/api/tables", [], 400),
        ("/api/tables/nonsense/commands", {"type": "start"}, 404),
        ("/api/challenges", {"game": "fire", "seats": 1, "options": {"shout": "first"}}, 400),
    ],
)
def test_bad_wishes_are_refused_with_a_sentence(server: Server, path: str, body: object, status: int) -> None:
    with pytest.raises(Answer) as refused:
        server.post(path, body)
    assert refused.value.status == status
    assert refused.value.problem["sentence"]
