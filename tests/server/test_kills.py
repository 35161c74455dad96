"""Any process may be killed at any moment: no confirmed move is lost, none is done twice, everybody goes on.

`make test` kills some dozens of times; `make chaos KILLS=1000` as often as one likes.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from readingroom.client import CommandRefused, RemoteTable, TableLink
from readingroom.server.errors import NOT_ANSWERED
from readingroom.store import Store
from readingroom.tables import entries as log
from readingroom.tables.table import Table
from tests.patience import PATIENCE
from tests.server.running import Server
from tests.services import Redis

KILLS = int(os.environ.get("KILLS", "50"))
ENOUGH = 600 + 20 * KILLS  # seconds, after which something hangs
GAMES = ("fire", "fire", "labyrinth")  # of the tables that are played at the same time
ME = {"kind": "me", "name": "Ada"}
BOB = {"kind": "me", "name": "Bob"}
BOT = {"kind": "bot", "level": "apprentice"}


class Player:
    """Plays one seat and writes down every move that the server confirmed."""

    def __init__(self, link: TableLink, seed: int) -> None:
        self.link = link
        self.chance = random.Random(seed)
        self.confirmed: list[str] = []  # the ids of moves
        self.moves = 0
        self.refused: set[str] = set()
        self.table = RemoteTable(link)

    async def run(self) -> None:
        """Until the match is over."""
        async with self.table as table:
            while not table.over:
                await table.until(lambda: bool(self.answers()) or table.over)
                if table.over:
                    return
                number = table.number
                action = self.chance.choice(self.answers())
                self.moves += 1
                try:
                    answer = await table.do("move", action=action, number=number)
                    self.confirmed.append(answer["id"])
                except CommandRefused as refused:
                    self.refused.add(refused.rule or refused.sentence)
                await table.until(lambda number=number: table.number != number or table.over)  # type: ignore[misc]

    def answers(self) -> list[str]:
        """What the seat is asked; in the set-up of Library Labyrinth it does not wait for that."""
        early = [action for action in self.table.view.get("free", ()) if action.startswith("start:")]
        return [choice["action"] for choice in self.table.choices] or early


async def play_tables(
    servers: list[Server], everybody: list[Player], stop: asyncio.Event, seed: int, game: str
) -> None:
    """Tables one after the other, each with two people and a bot, until it is enough."""
    while not stop.is_set():
        made = await asyncio.to_thread(server_table, servers[0], game)
        seed += 2
        players = [
            Player(TableLink(where.url, made["table"], made["seats"][seat]), seed + seat)
            for seat, where in enumerate((servers[0], servers[-1]))
        ]
        everybody += players
        await asyncio.gather(*(player.run() for player in players))


def server_table(server: Server, game: str = "fire") -> dict[str, Any]:
    """A new table; a server that is just being killed is asked again."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            options = {"tools": random.random() < 0.5} if game == "fire" else {}
            return server.table([ME, BOB, BOT], game=game, start=True, options=options)
        except (OSError, HTTPException):
            time.sleep(0.1)
    raise AssertionError("no server answers")


async def kill_often(server: Server, everybody: list[Player], kills: int) -> None:
    """Kill and start again at random moments, each time after the server has confirmed a move since it was started."""
    chance = random.Random(kills)
    for _ in range(kills):
        before = served_by(server, everybody)
        while served_by(server, everybody) == before:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.5))
        server.kill()
        await asyncio.to_thread(server.start)


def served_by(server: Server, everybody: list[Player]) -> int:
    """How many moves of its own visitors it has confirmed."""
    return sum(len(player.confirmed) for player in everybody if player.link.server == server.url)


async def check_logs(database: str, players: list[Player]) -> int:
    """Every confirmed move is in its log exactly once, and every log makes a table; returns how many moves."""
    store = await Store.open(database)
    moves = 0
    try:
        for table in {player.link.table for player in players}:
            rows = await store.entries(table)
            assert [number for number, _ in rows] == list(range(len(rows)))
            entries = [log.read_entry(data) for _, data in rows]
            whole = Table.from_log(table, entries)
            assert whole.standing.phase == "over"
            whole.match.check() if whole.match else None
            written = Counter(entry.id for entry in entries if isinstance(entry, log.Moved) and entry.id is not None)
            assert max(written.values()) == 1
            confirmed = [id_ for player in players if player.link.table == table for id_ in player.confirmed]
            assert set(confirmed) <= set(written), "a confirmed move is lost"
            assert len(confirmed) == len(set(confirmed))
            moves += len(entries)
    finally:
        await store.close()
    return moves


async def chaos(servers: list[Server], kills: int, database: str) -> None:
    stop = asyncio.Event()
    players: list[Player] = []
    async with asyncio.TaskGroup() as playing:
        for place, game in enumerate(GAMES):
            playing.create_task(play_tables(servers, players, stop, 1000 * place, game))
        await kill_often(servers[-1], players, kills)
        stop.set()
    reconnects = sum(player.table.reconnects for player in players)
    for server in servers:
        server.stop()
    assert reconnects >= kills
    refused = {rule for player in players for rule in player.refused}
    assert refused <= {
        "TABLE-LATE-1",
        "TABLE-TURN-1",
        "TABLE-OVER-1",
        str(NOT_ANSWERED),
    }  # the last: not saved, asked again
    assert await check_logs(database, players) > kills
    assert not [line for server in servers for line in server.mistakes()]


@pytest.mark.timeout(ENOUGH)
async def test_killing_the_server_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "rooms.db")
    with Server(database) as server:
        await chaos([server], KILLS, database)


@pytest.mark.timeout(ENOUGH)
async def test_killing_one_of_two_processes_loses_nothing(postgres_url: str, redis_url: str) -> None:
    with Server(postgres_url, "--redis", redis_url) as one, Server(postgres_url, "--redis", redis_url) as two:
        await chaos([one, two], max(5, KILLS // 5), postgres_url)


async def test_without_redis_two_processes_go_on(postgres_url: str, redis_server: Redis) -> None:
    with (
        Server(postgres_url, "--redis", redis_server.url) as one,
        Server(postgres_url, "--redis", redis_server.url) as two,
    ):
        made = server_table(one)
        players = [
            Player(TableLink(where.url, made["table"], made["seats"][seat]), seat)
            for seat, where in enumerate((one, two))
        ]
        playing = [asyncio.create_task(player.run()) for player in players]
        while sum(player.moves for player in players) < 5:
            await asyncio.sleep(0.05)
        redis_server.kill()
        await asyncio.gather(*playing)
        assert sum(len(player.confirmed) for player in players) > 10
        one.stop()
        two.stop()
        await check_logs(postgres_url, players)


async def test_a_graceful_stop_says_goodbye_and_asks_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path / "rooms.db") as server:
        made = server_table(server)
        async with RemoteTable(server.link(made, 0)) as ada:
            number = ada.number
            assert await asyncio.to_thread(server.stop) == 0
            await ada.until(lambda: not ada.connected)
            assert ada.gone is None
            await asyncio.to_thread(server.start)
            await ada.until(lambda: ada.connected)
            assert (ada.number or 0) >= (number or 0)
