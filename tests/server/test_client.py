"""The clients in Python, where no server is needed."""

from __future__ import annotations

import asyncio

import pytest

from readingroom.client import RemoteTable, ServerGone, TableLink
from readingroom.tables.keys import looks_like_token
from readingroom.terminal.join import requests
from tests.patience import PATIENCE


async def test_a_command_after_the_last_goodbye_is_an_error() -> None:
    """Nobody will ever answer it."""
    table = RemoteTable(TableLink("http://localhost:1", "table"))
    table.gone = ServerGone("this seat has a new key now")
    with pytest.raises(ServerGone, match="new key"):
        await asyncio.wait_for(table.do("say", text="hello"), PATIENCE)


async def test_a_chair_whose_answer_was_lost_is_asked_for_with_the_same_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server confirms it; with another key it would say that somebody sits there."""
    asked: list[object] = []

    async def ask(_link: TableLink, _method: str, _path: str, body: dict[str, str]) -> dict[str, str]:
        asked.append(body)
        if len(asked) < 2:
            raise requests.Unreachable("the server was killed")
        return {"token": body["token"]}

    monkeypatch.setattr(requests, "ask", ask)
    token = await requests.take_chair(TableLink("http://localhost:1", "table"), 1, "Ada")
    assert looks_like_token(token)
    assert asked == [{"name": "Ada", "token": token}] * 2
