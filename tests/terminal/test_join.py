"""A seat at a real server's table, by keys and by mouse."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from readingroom.client import RemoteTable, TableLink
from readingroom.core.errors import ReadingRoomError
from readingroom.games.fire.edge.actions import Draw
from readingroom.terminal.end import EndScreen
from readingroom.terminal.fire.hand import HandCard
from readingroom.terminal.join.app import arrive
from readingroom.terminal.join.arrival import ArrivalScreen
from readingroom.terminal.join.keys import key_path
from readingroom.terminal.join.waiting import WaitingScreen
from readingroom.terminal.ledger import Ledger
from readingroom.terminal.rules import RuleScreen
from readingroom.terminal.slip import AnswerRow
from readingroom.words import speak
from tests.server.running import Server
from tests.terminal.joining import (
    ADA,
    BEN,
    BOT,
    OPEN,
    answer,
    asked,
    at_table,
    is_asked,
    joined,
    picture_of,
    play_first,
    reads,
    slip_of,
    table_of,
    the_app,
    until,
)
from tests.terminal.tables import shown


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


async def test_a_whole_match_by_keyboard_beside_a_bot_and_the_rematch(server: Server) -> None:
    made = server.table([ADA, BOT], start=True, options={"fire": "wild", "tools": False})
    async with joined(server.link(made, 0)) as pilot:
        await asked(pilot)
        assert "you are Ada" in shown(pilot)
        while not isinstance(pilot.app.screen, EndScreen):
            if is_asked(pilot):
                await answer(pilot)
            await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, EndScreen))
        await reads(pilot, "win", "★", "Score by round")
        first = table_of(pilot).far
        await pilot.press("a")
        await until(pilot, lambda: is_asked(pilot) and table_of(pilot).far is not first)
        assert table_of(pilot).far.link.table == server.get(f"/api/tables/{made['table']}")["info"]["rematch"]
        assert table_of(pilot).far.link.token == first.link.token


async def test_the_screen_shows_sections_odds_hand_and_log(server: Server) -> None:
    made = server.table([ADA, BOT], start=True)
    async with joined(server.link(made, 0)) as pilot:
        await asked(pilot)
        while Draw() not in picture_of(pilot).legal:  # a fire of the bot's, which one of Ada's tools could answer
            await answer(pilot)
            await asked(pilot)
        await reads(pilot, "Geography", "Next draw burns", "Ada's tools", "Market", "FIRE-", "● Ada")
        assert any("FIRE-ORDER-4" in line.rules for line in table_of(pilot).query_one(Ledger).lines)
        assert len(table_of(pilot).query(HandCard)) == len(picture_of(pilot).view.hand) > 0
        assert "■ cannot be taken back" in shown(pilot)
        assert not [row for row in table_of(pilot).query(AnswerRow) if row.answer.refusal is not None]
        await pilot.press("w")
        await until(pilot, lambda: isinstance(pilot.app.screen, RuleScreen))
        assert "FIRE-SAVE-1" in shown(pilot)


async def test_a_reader_of_german_joins_a_server_that_speaks_english(server: Server) -> None:
    """What the server says in English is said here by the same catalogues."""
    made = server.table([ADA, BEN], start=True, options={"tools": False})
    speak("de")
    try:
        async with joined(server.link(made, 0)) as pilot, RemoteTable(server.link(made, 1)) as ben:
            await until(pilot, lambda: is_asked(pilot) or bool(ben.choices))
            told = ["Nimm den Beutel und zieh."] if is_asked(pilot) else ["Ben überlegt."]
            await reads(pilot, "Runde 1 beginnt.", "ist am Zug.", *told)
            assert "begins." not in shown(pilot)
    finally:
        speak("en")


async def test_a_click_answers_and_what_was_not_shared_is_taken_back_at_once(server: Server) -> None:
    """Where there is an answer that nobody learns from; until then, whatever comes first."""
    made = server.table([ADA, BEN], start=True, options={"tools": False})
    async with joined(server.link(made, 0)) as pilot, RemoteTable(server.link(made, 1)) as ben:
        free: list[AnswerRow] = []
        while not free:
            await until(pilot, lambda: is_asked(pilot) or bool(ben.choices))
            if not is_asked(pilot):
                await play_first(ben)
                continue
            rows = list(table_of(pilot).query(AnswerRow))
            free = [row for row in rows if row.answer.action is not None and not row.answer.final]
            number = table_of(pilot).far.number
            await pilot.click((free or rows)[0])
            await until(pilot, lambda number=number: table_of(pilot).far.number != number)  # type: ignore[misc]
        before = table_of(pilot).far.info["taken_back"]
        await pilot.press("u")
        await reads(pilot, "Ada takes back. TABLE-UNDO-1")
        assert table_of(pilot).far.info["taken_back"] == before  # nobody had to be asked


async def test_a_refused_command_shows_the_servers_sentence_and_rule(server: Server) -> None:
    made = server.table([ADA, BEN], start=True)
    async with joined(server.link(made, 0)) as pilot:
        await until(pilot, lambda: at_table(pilot))
        await reads(pilot, "Library")
        await pilot.press("u")
        await reads(pilot, "there is no action of yours to take back TABLE-UNDO-1")
        await pilot.press("w")
        await until(pilot, lambda: isinstance(pilot.app.screen, RuleScreen))


async def test_an_open_chair_is_taken_by_name_and_found_again(server: Server, home: Path) -> None:
    made = server.table([ADA, OPEN, OPEN])
    link = server.link(made)
    async with joined(link) as pilot:
        assert isinstance(pilot.app.screen, ArrivalScreen)
        await reads(pilot, "At the table: Ada.", "Chair 2", "Chair 3", "Look on")
        await pilot.press("enter", "enter")
        await reads(pilot, "a name needs something that can be seen")
        await pilot.press(*"Zoe", "enter", "down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, WaitingScreen))
        await reads(pilot, "you are Zoe", "3 ● Zoe (you)")
    chairs = server.get(f"/api/tables/{made['table']}")["info"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ada", "Chair 2", "Zoe"]
    kept = key_path(link)
    assert kept.is_relative_to(home)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    async with joined(link) as pilot:
        await reads(pilot, "you are Zoe")


async def test_a_chair_that_somebody_else_took_is_told(server: Server) -> None:
    made = server.table([ADA, OPEN, OPEN])
    async with joined(server.link(made), name="Zoe") as pilot:
        server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Quick"})
        await pilot.press("enter")
        await reads(pilot, "Quick sits there; take an open chair", "At the table: Ada, Quick.")
        await pilot.press("enter")
        await reads(pilot, "you are Zoe")


async def test_a_kept_key_that_died_leads_to_the_chairs(server: Server) -> None:
    made = server.table([ADA, OPEN])
    async with joined(server.link(made), name="Zoe") as pilot:
        await pilot.press("enter")
        await reads(pilot, "you are Zoe")
    server.post(f"/api/tables/{made['table']}/commands", {"type": "open seat", "seat": 1}, host=made["host"])
    async with joined(server.link(made)) as pilot:
        await reads(pilot, "The key that was kept here opens this seat no more.", "Chair 2")
    assert not key_path(server.link(made)).exists()


async def test_a_spectator_sees_no_hand_and_is_asked_nothing(server: Server) -> None:
    made = server.table([ADA, BEN], start=True)
    async with joined(server.link(made), watch=True) as pilot:
        await reads(pilot, "looking on", "Nobody's hand")
        assert not table_of(pilot).query(HandCard)
        assert slip_of(pilot).answers == []
        await pilot.press("k")
        await reads(pilot, "You are looking on")
    assert not key_path(server.link(made)).exists()


async def test_the_host_fills_begins_pauses_and_ends(server: Server) -> None:
    made = server.table([ADA, OPEN])
    async with joined(server.link(made, 0, host=True)) as pilot:
        await reads(pilot, "Begin, Apprentice bots on the open chairs")
        await pilot.press("down", "enter")
        await asked(pilot)
        await reads(pilot, "◇ Apprentice", "you are Ada · host")
        await pilot.press("f")
        await reads(pilot, "Pause")
        await pilot.press("enter")
        await reads(pilot, "Go on")
        await pilot.press("escape")
        await reads(pilot, "The host has paused the match.", "· paused ·")
        await pilot.press("f", "enter")
        await until(pilot, lambda: not table_of(pilot).far.now.paused)
        await pilot.press("down", "enter")
        await reads(pilot, "Are you sure?")
        await pilot.press("enter")
        await reads(pilot, "The host has ended the match.")


async def test_talk_and_phrases_stand_in_the_log(server: Server) -> None:
    made = server.table([ADA, BEN], start=True)
    async with joined(server.link(made, 0)) as pilot, RemoteTable(server.link(made, 1)) as ben:
        await reads(pilot, "● Ben")
        await ben.do("say", phrase="burn")
        await reads(pilot, "Ben: Oh no, it burns!")
        await pilot.press("k", *"Hi [b]", "enter")
        await reads(pilot, "Ada: Hi [b]")
        await pilot.press("slash", "down", "enter")
        await ben.until(lambda: len(ben.info["chat"]) == 3)
        assert [line.get("text") or line.get("phrase") for line in ben.info["chat"]] == ["burn", "Hi [b]", "hello"]


async def test_the_other_side_agrees_to_an_undo(server: Server) -> None:
    made = server.table([ADA, BEN], start=True, options={"tools": False})
    async with joined(server.link(made, 0)) as pilot, RemoteTable(server.link(made, 1)) as ben:
        await until(pilot, lambda: at_table(pilot))
        while not is_asked(pilot):
            if ben.choices:
                await play_first(ben)
            await until(pilot, lambda: is_asked(pilot) or bool(ben.choices))
        bag = table_of(pilot).far.seen.bag_size
        await pilot.press("d")
        await until(pilot, lambda: table_of(pilot).far.seen.bag_size == bag - 1)
        await pilot.press("u")
        await reads(pilot, "You asked to take back; Ben must agree.")
        await ben.until(lambda: ben.info["undo"] is not None)
        await ben.do("answer undo", yes=True)
        await until(pilot, lambda: table_of(pilot).far.seen.bag_size == bag)
        await reads(pilot, "Ada takes back. TABLE-UNDO-1")


async def test_somebody_else_is_allowed_and_refused_to_take_back(server: Server) -> None:
    made = server.table([ADA, BEN], start=True, options={"tools": False})
    async with joined(server.link(made, 0)) as pilot, RemoteTable(server.link(made, 1)) as ben:
        await until(pilot, lambda: at_table(pilot))
        while not any(choice["action"] == "draw" for choice in ben.choices):
            await until(pilot, lambda: is_asked(pilot) or bool(ben.choices))
            if is_asked(pilot):
                await answer(pilot)
            await until(pilot, lambda: is_asked(pilot) or bool(ben.choices))
        number = ben.number
        await ben.do("move", action="draw", number=number)
        await ben.until(lambda: ben.number != number)
        await ben.do("undo")
        await reads(pilot, "Ben asks to take back.", "[y] Yes, Ben may take back", "[n] No, it stays")
        await pilot.press("n")
        await ben.until(lambda: ben.info["undo"] is None)
        bag = ben.view["bag_size"]
        await ben.do("undo")
        await reads(pilot, "[y] Yes, Ben may take back")
        await pilot.press("y")
        await ben.until(lambda: ben.view["bag_size"] == bag + 1)


async def test_a_rematch_that_others_began_is_followed(server: Server) -> None:
    made = server.table([ADA, BEN], start=True)
    server.post(f"/api/tables/{made['table']}/commands", {"type": "end"}, host=made["host"])
    async with joined(server.link(made)) as pilot:
        await reads(pilot, "The host has ended the match.")
        again = server.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][1])
        await reads(pilot, "A rematch has begun: press a to sit down there.")
        await pilot.press("t")
        await reads(pilot, "[a] Go to the rematch")
        await pilot.press("a")
        await until(pilot, lambda: the_app(pilot).link.table == again["table"] and at_table(pilot))
        await reads(pilot, "looking on", "round 1")


async def test_a_key_that_dies_in_mid_match_ends_the_visit_with_a_sentence(server: Server) -> None:
    made = server.table([ADA, BEN], start=True)
    async with joined(server.link(made, 0)) as pilot:
        await reads(pilot, "you are Ada")
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, RuleScreen))
        server.post(f"/api/tables/{made['table']}/seats/0/key", host=made["host"])
        app = the_app(pilot)
        for _ in range(500):
            if app.trouble is not None:
                break
            await pilot.pause(0.02)
        assert str(app.trouble) == "this seat has a new key now; open its newest link"


async def test_the_log_is_whole_when_one_comes_late(server: Server) -> None:
    made = server.table([ADA, BOT], start=True, options={"tools": False})
    async with joined(server.link(made, 0)) as pilot:
        await asked(pilot)
        await answer(pilot)
        await asked(pilot)
        told = [told.line for told in table_of(pilot).far.story]
    async with joined(server.link(made, 0)) as pilot:
        await asked(pilot)
        assert [told.line for told in table_of(pilot).far.story][: len(told)] == told


async def test_everybody_may_call_when_the_table_is_asked(server: Server) -> None:
    """FIRE-NOTOOL-2: the first who shouts."""
    made = server.table([ADA, BOT], start=True, options={"tools": False, "shout": "first"})
    async with joined(server.link(made, 0)) as pilot:
        for _ in range(200):
            await asked(pilot)
            actions = [str(answer.action) for answer in slip_of(pilot).answers]
            if any(action.startswith("shout") for action in actions):
                break
            await pilot.press("d" if "draw" in actions else slip_of(pilot).answers[0].key)
            await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, EndScreen))
            if isinstance(pilot.app.screen, EndScreen):
                pytest.skip("nothing burned in this match")
        assert actions == ["shout:0"]
        score = table_of(pilot).far.seen.participants[0].score
        await pilot.press(slip_of(pilot).answers[0].key)
        await until(pilot, lambda: table_of(pilot).far.seen.participants[0].score == score + 1)


@pytest.mark.parametrize("restart", ["stop", "kill"])
async def test_the_client_goes_on_by_itself_when_the_server_comes_back(tmp_path: Path, restart: str) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = server.table([ADA, BOT], start=True, options={"tools": False})
        async with joined(server.link(made, 0)) as pilot:
            for _ in range(3):
                await asked(pilot)
                await answer(pilot)
            await asked(pilot)
            told = [told.line for told in table_of(pilot).far.story]
            await asyncio.to_thread(server.kill if restart == "kill" else server.stop)
            await reads(pilot, "Connection lost, coming back...")
            assert slip_of(pilot).answers == []
            await asyncio.to_thread(server.start)
            await asked(pilot)
            await reads(pilot, "Back at the table.")
            for _ in range(3):
                await asked(pilot)
                await answer(pilot)
            await asked(pilot)
            assert [told.line for told in table_of(pilot).far.story][: len(told)] == told


async def test_the_log_is_fetched_when_the_server_began_with_a_snapshot(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db", hurried=True) as server:  # which does not wait long for a snapshot
        made = server.table([ADA, BOT, BOT, BOT], start=True, options={"tools": False})
        async with joined(server.link(made, 0)) as pilot:
            await asked(pilot)
            while (table_of(pilot).far.number or 0) < 40 and not isinstance(pilot.app.screen, EndScreen):
                if is_asked(pilot):
                    await answer(pilot)
                await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, EndScreen))
            told = [told.line for told in table_of(pilot).far.story]
        server.stop()
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            assert database.execute("SELECT number FROM snapshots").fetchone()[0] > 20
        server.start()
        async with joined(server.link(made, 0)) as pilot:
            await until(pilot, lambda: at_table(pilot))
            await until(pilot, lambda: [told.line for told in table_of(pilot).far.story][: len(told)] == told)


async def test_bad_links_are_one_sentence(server: Server) -> None:
    made = server.table([ADA, OPEN])
    link = server.link(made)
    for wrong, words in (
        (replace(link, table="nowhere"), "there is no such table"),
        (replace(link, token="dead"), "this key opens no seat of this table"),
        (replace(link, host="dead"), "this is not the host's key of this table"),
        (TableLink("http://127.0.0.1:1", "x"), "http://127.0.0.1:1 cannot be reached: Connection refused"),
        (replace(link, server=f"{link.server}/elsewhere"), "does not answer like a server of the Reading Room"),
    ):
        with pytest.raises(ReadingRoomError, match=words):
            await arrive(wrong)


async def test_keys_of_another_table_are_not_used(server: Server) -> None:
    made = server.table([ADA, OPEN])
    link = server.link(made)
    path = key_path(link)
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"server": link.server, "table": "other", "seat": "key", "host": None}))
    app = await arrive(link)
    assert app.link.token is None
    path.write_text("{")
    assert (await arrive(link)).arrival is not None
