"""One server for the tests that need no server of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from tests.server.running import Server
from tests.services import postgres_server, postgres_url, redis_server, redis_url, the_redis_server

__all__ = ["postgres_server", "postgres_url", "redis_server", "redis_url", "the_redis_server"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite in a folder of its own."""
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives up soon and takes many requests, but no more tables than others. It believes this machine."""
    database = tmp_path_factory.mktemp("hurried") / "rooms.db"
    with Server(database, "--trusted-proxy", "127.0.0.1", unlimited=False, hurried=True) as running:
        yield running


@pytest_asyncio.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    """A process's rooms without its sockets."""
    opened = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))
    await opened.open()
    yield opened
    await opened.close()
