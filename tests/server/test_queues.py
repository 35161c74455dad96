"""What takes long is done for one address at a time: nobody's many wishes keep another waiting, or use up memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import readingroom as rr
from readingroom.server.errors import TooManyError
from readingroom.server.http import app as app_module
from readingroom.server.http.queues import Queues
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from tests.patience import PATIENCE


async def hold(queues: Queues, address: str, entered: list[str], leave: asyncio.Event) -> None:
    async with queues.turn(address):
        entered.append(address)
        await leave.wait()


async def test_one_address_has_one_turn_at_a_time_and_leaves_room_for_others() -> None:
    queues, leave = Queues(at_once=2), asyncio.Event()
    entered: list[str] = []
    flood = [asyncio.create_task(hold(queues, "flood", entered, leave)) for _ in range(20)]
    await asyncio.sleep(0)
    other = asyncio.create_task(hold(queues, "other", entered, leave))
    for _ in range(5):
        await asyncio.sleep(0)
    assert entered == ["flood", "other"]
    leave.set()
    await asyncio.gather(*flood, other)
    assert len(entered) == 21
    assert len(queues) == 0


async def test_only_so_many_at_once_in_all() -> None:
    queues, leave = Queues(at_once=2), asyncio.Event()
    entered: list[str] = []
    all_ = [asyncio.create_task(hold(queues, f"{place}", entered, leave)) for place in range(5)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert entered == ["0", "1"]
    leave.set()
    await asyncio.gather(*all_)
    assert entered == ["0", "1", "2", "3", "4"]


async def test_only_so_many_of_one_address_wait() -> None:
    queues, leave = Queues(at_once=2, waiting=3), asyncio.Event()
    entered: list[str] = []
    flood = [asyncio.create_task(hold(queues, "flood", entered, leave)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyError):
        await hold(queues, "flood", entered, leave)
    flood[1].cancel()  # somebody goes away, and makes room
    await asyncio.gather(flood[1], return_exceptions=True)
    last = asyncio.create_task(hold(queues, "flood", entered, leave))
    leave.set()
    await asyncio.gather(flood[0], flood[2], last)
    assert entered == ["flood"] * 3
    assert len(queues) == 0


class Full(Queues):
    """Nobody's turn comes."""

    def __init__(self) -> None:
        super().__init__(waiting=0)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar has a new way to declare parameters
async def test_whatever_is_played_again_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a small request can ask for and that takes the processor long."""
    match = rr.start("fire", seats=2, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    pack = Path(rr.__file__).parent / "games" / "fire" / "cards" / "cards.toml"
    chairs = [{"kind": "bot"}, {"kind": "bot"}]
    rooms = Rooms(ServerSettings(database=str(tmp_path / "rooms.db")))
    await rooms.open()
    try:
        made = await ask(rooms, "POST", "/api/tables/upload", {"file": match.dumps(), "name": "Ada"})
        assert made.status_code == 201
        table = f"/api/tables/{made.json()['table']}"
        wish = {"game": "fire", "seats": 1, "options": {"mode": "lone_librarian"}}
        challenge = (await ask(rooms, "POST", "/api/challenges", wish)).json()["challenge"]
        slow: list[tuple[str, str, Any]] = [
            ("POST", "/api/tables/upload", {"file": match.dumps(), "name": "Ada"}),
            ("POST", "/api/tables", {"game": "fire", "seats": chairs, "pack": pack.read_text("utf-8")}),
            ("POST", f"{table}/fork", {"at": 0, "seat": 0, "level": "apprentice", "name": "Ada"}),
            ("GET", f"{table}/replay", None),
            ("GET", f"{table}/verify", None),
            ("GET", f"{table}/story", None),
            ("POST", f"{table}/link", {}),
            ("GET", f"/api/challenges/{challenge}", None),
        ]
        for method, path, body in slow:
            assert (await ask(rooms, method, path, body)).status_code in (200, 201), path
        monkeypatch.setattr(app_module, "Queues", Full)
        for method, path, body in slow:
            answer = await ask(rooms, method, path, body)
            assert answer.status_code == 429, path
            assert answer.headers["retry-after"]
        assert (await ask(rooms, "GET", table, None)).status_code == 200
    finally:
        await rooms.close()


async def ask(rooms: Rooms, method: str, path: str, body: object) -> httpx.Response:
    transport = httpx.ASGITransport(app=app_module.make_app(rooms))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client:
        return await client.request(method, path, json=body)
