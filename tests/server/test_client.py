"""RemoteTable, where no server is needed."""

from __future__ import annotations

import asyncio

import pytest

from readingroom.client import RemoteTable, ServerGone, TableLink


async def test_a_command_after_the_last_goodbye_is_an_error() -> None:
    """Nobody will ever answer it."""
    table = RemoteTable(TableLink("http://localhost:1", "table"))
    table.gone = ServerGone("this seat has a new key now")
    with pytest.raises(ServerGone, match="new key"):
        await asyncio.wait_for(table.do("say", text="hello"), 1)
