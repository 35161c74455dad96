"""The story of a match, by HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from readingroom.client import RemoteTable
from readingroom.server.http import stories
from readingroom.server.http.stories import Stories
from readingroom.tables import entries as log
from readingroom.tables.story import story_of
from readingroom.tables.table import Table
from tests.patience import PATIENCE
from tests.server.running import Answer, Server
from tests.server.test_tables import BOT, ME, play_on
from tests.tables.test_deciding import table_of


async def test_the_story_waits_for_the_end_and_leads_to_its_moments(server: Server) -> None:
    made = server.table([ME, BOT, BOT], start=True)
    path = f"/api/tables/{made['table']}"
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        await ada.until(lambda: bool(ada.update))
        with pytest.raises(Answer) as refused:
            server.get(f"{path}/story", token=ada.link.token)
        assert (refused.value.status, refused.value.problem["rule"]) == (409, "TABLE-OVER-1")
        await play_on(ada)
        story = server.get(f"{path}/story")
        assert story == server.get(f"{path}/story", token=ada.link.token)
        assert story["scores"][-1] == ada.info["outcome"]["scores"]
        assert "Ada" in story["luck"][0]["sentence"]
        for moment in story["moments"]:
            frame = server.get(f"{path}/replay?at={moment['number']}")["updates"][0]
            kinds = {event["type"] for event in frame["events"]}
            if moment["kind"] in ("unluckiest", "lucky"):
                assert "TokensDrawn" in kinds
            if moment["kind"] == "collapse":
                assert "LibraryCollapsed" in kinds


def test_a_match_that_the_host_ended_has_no_story(server: Server) -> None:
    made = server.table([ME, ME], start=True)
    server.post(f"/api/tables/{made['table']}/commands", {"type": "end"}, host=made["host"])
    with pytest.raises(Answer, match="ended before its last page"):
        server.get(f"/api/tables/{made['table']}/story")


def finished() -> tuple[str, list[log.AnyEntry]]:
    """The log of a finished table."""
    entries: list[log.AnyEntry] = [created_again(table_of("waiting")), log.Started(at=2.0)]
    table = Table.from_log("table", entries)
    while not table.playing.over:
        match = table.playing
        action = match.legal()[len(match.log) % len(match.legal())]
        entries.append(log.Moved(at=3.0, seat=match.to_move or 0, action=str(action), by="person"))
        table.take(entries[-1])
    return "table", entries


def created_again(table: Table) -> log.Created:
    chairs = [log.SeatPlan(kind="person", name=name) for name in table.standing.names]
    return log.Created(at=1.0, settings=table.standing.settings, seats=chairs, host="", secret="7" * 64)


class FakeStore:
    """Counts how often a log is read."""

    def __init__(self, entries: list[log.AnyEntry]) -> None:
        self.rows = [(number, log.write_entry(entry)) for number, entry in enumerate(entries)]
        self.read = 0

    async def entries(self, _: str) -> list[tuple[int, bytes]]:
        self.read += 1
        return self.rows


class FakeLive:
    """A table in memory, as far as its story needs it."""

    def __init__(self, entries: list[log.AnyEntry]) -> None:
        self.table = Table.from_log("table", entries)
        self.store = FakeStore(entries)
        self.rooms = self


async def test_a_story_is_made_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "STORIES_KEPT", 2)
    _, entries = finished()
    live: Any = FakeLive(entries)
    kept = Stories()
    first = await kept.of(live)
    assert await kept.of(live) is first
    assert live.store.read == 1
    for name in ("Zoe", "Yan", "Xia"):
        live.table.standing.chairs[0].name = name
        await kept.of(live)
    assert (live.store.read, len(kept)) == (4, 2)


def test_a_moment_in_a_secret_window_is_shown_in_the_update_that_tells_of_it() -> None:
    id_, entries = finished()
    story = story_of(id_, entries)
    table = Table.from_log(id_, entries)
    assert all(1 < moment.number <= table.timeline.number(None) for moment in story.moments)
