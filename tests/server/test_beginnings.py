"""What is asked for and cannot be done leaves nothing behind."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from readingroom.server.http.app import make_app
from readingroom.server.live.connection import Connection
from readingroom.server.live.fan_out import LOST
from readingroom.server.live.socket import Socket, send_news
from readingroom.server.rooms import Rooms
from readingroom.tables.updates import encode
from readingroom.tables.viewers import SPECTATOR
from tests.patience import PATIENCE

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar has a new way to declare parameters


async def post(rooms: Rooms, path: str, body: object, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=make_app(rooms))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client:
        return await client.post(path, json=body, headers=headers)


async def test_a_table_that_cannot_begin_as_wished_is_not_kept(rooms: Rooms) -> None:
    """Nobody is told its keys."""
    wish = {"game": "fire", "seats": [ME, OPEN], "start": True}
    answer = await post(rooms, "/api/tables", wish)
    assert (answer.status_code, answer.json()["rule"]) == (409, "TABLE-START-1")
    assert await rooms.store.tables() == []
    assert rooms.live == {}


async def test_a_link_too_long_for_a_picture_is_refused(rooms: Rooms) -> None:
    """Anybody may say that the server has a name of two thousand letters, and drawing that took it a while."""
    made = (await post(rooms, "/api/tables", {"game": "fire", "seats": [ME, ME]})).json()
    path = f"/api/tables/{made['table']}/link"
    assert (await post(rooms, path, {"token": made["seats"][0]}, host=f"{'a' * 60}.example.org")).status_code == 201
    for letters in (600, 2000, 5000):
        answer = await post(rooms, path, {}, host="a" * letters)
        assert (answer.status_code, answer.json()["sentence"]) == (400, "a link is at most 500 characters long")


class Line:
    """A WebSocket as the application sees it."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: dict[str, Any]) -> None:
        self.said.append(message)


async def test_whoever_cannot_be_told_the_news_is_sent_away_to_come_back(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    """Instead of sitting before a table that stands still."""
    made = (await post(rooms, "/api/tables", {"game": "fire", "seats": [ME, ME]})).json()
    live = await rooms.get(made["table"])
    line = Line()
    socket = Socket({"headers": []}, line.receive, line.send, "192.0.2.1")  # type: ignore[arg-type]
    viewer = Connection(live, SPECTATOR, socket, None)
    live.table.standing.chat = [object()]  # type: ignore[list-item]  # nobody has thought of this
    viewer.tell(info=True)
    await asyncio.wait_for(send_news(socket, viewer), PATIENCE)
    assert [message["type"] for message in line.said] == ["websocket.send", "websocket.close"]
    assert line.said[0]["text"] == encode(LOST).decode()
    assert viewer.closing is LOST
    assert "cannot be told the news" in caplog.text
