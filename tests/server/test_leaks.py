"""What a seat receives depends only on what it may know: compared byte by byte, with all it cannot know varied."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

import readingroom as rr
from readingroom.catalog import Match
from readingroom.client import CommandRefused, RemoteTable, TableLink
from readingroom.store import Store, TableRow
from readingroom.tables import entries as log
from readingroom.tables.asking import why
from readingroom.tables.keys import new_id
from readingroom.tables.table import Table
from readingroom.tables.updates import Updates, encode, table_info
from readingroom.tables.uploading import upload
from readingroom.tables.viewers import Asker, Viewer
from tests.patience import PATIENCE
from tests.server.running import Answer, Server

BEAT = 1.5  # seconds that a window lasts at least
TIMES = re.compile(rb'"(?:at|asked_since|turn_since|away_since|used)": ?[0-9.e+-]+')


def table_of(game: str, position: dict[str, Any], seed: int) -> Table:
    """A table that begins in a position; what is drawn from then on comes from the seed."""
    match = rr.start(game, position=position, seed=seed)
    settings = log.Settings(game=game, options=match.to_plain()["options"])
    chairs = [log.SeatPlan(kind="person", name=f"Player {seat}") for seat in range(match.seats)]
    created = log.Created(at=1.0, settings=settings, seats=chairs, host="", secret="5" * 64, file=match.to_plain())
    return Table.from_log("table", [created, log.Started(at=2.0)])


def received(table: Table, viewer: Viewer) -> bytes:
    """All that a viewer would be sent who comes now and asks about everything."""
    refusals = [why(table, Asker(viewer), text, 1.0) for text in table.game.actions.texts]
    return encode(table_info(table)) + Updates(table).update(viewer, None) + encode(refusals)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_a_seat_cannot_know_changes_a_byte(seats: int, seed: int) -> None:
    chance = random.Random(seed)
    match = rr.start("fire", seats=seats, seed=seed)
    moments = sorted(chance.sample(range(120), 12))
    for moment in range(max(moments) + 1):
        if match.over:
            break
        if moment in moments:
            for viewer in (None, *range(seats)):
                compare_with_samples(match, viewer, chance)
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(2))
def test_neither_sealed_choices_nor_what_will_be_drawn_change_a_byte(seats: int, seed: int) -> None:
    chance = random.Random(seed)
    match = rr.start("labyrinth", seats=seats, seed=seed)
    early = seats - 1  # before it is asked, so that its choice is sealed while the others are still asked
    match.interject(early, chance.choice(match.interjections(early)))
    moments = [0, 1, *sorted(chance.sample(range(seats, 60), 2))]
    for moment in range(max(moments) + 1):
        if match.over:
            break
        if moment in moments:
            for viewer in (None, *range(seats)):
                compare_with_samples(match, viewer, chance)
        match.play(chance.choice(match.legal()))


def compare_with_samples(match: Match, viewer: Viewer, chance: random.Random) -> None:
    game = match.game
    truth = received(table_of(game.meta.key, match.position(), 5), viewer)
    eyes = -1 if viewer is None else viewer
    for _ in range(2):
        guess = match._state.resample(eyes, chance.randrange(1 << 40))  # noqa: SLF001  # a spectator has no samples
        position = game.position(guess, match.setup)
        assert received(table_of(game.meta.key, position, chance.randrange(1 << 40)), viewer) == truth


# --- over the wire: a secret window looks the same whether or not anybody is asked in it ------------------------

POSITION = {
    "seats": 4,
    "round": 2,
    "scores": [20, 12, 9, 15],
    "holds": [1, 2, 3, 4],
    "cards": {"1": "P W . . ."},
    "market": ["bucket", "cloak", "lockbox"],
}
ASKED = POSITION | {"hands": [["map"], ["axe"], ["axe"], ["torch"]]}  # two others could react
NOBODY = POSITION | {"hands": [["map"], ["gloves"], ["shovel"], ["torch"]]}  # nobody could


async def listen(link: TableLink, heard: list[bytes]) -> None:
    """Write down every byte that a viewer receives."""
    async with connect(link.socket_url, compression=None, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": link.token}))
        async for text in socket:
            heard.append(str(text).encode())  # noqa: PERF401  # others look while it grows


async def sit_down(server: Server, position: dict[str, Any]) -> tuple[str, list[str]]:
    """A table where seat 0 will draw a fire, and everybody's keys. No API forces a draw: it is laid into the store."""
    match = rr.start("fire", position=position, seed=11, draws=["fire", "white", "white", "white"])
    made = upload(match.dumps(), "Ada", time.time())
    created = msgspec.structs.replace(made.entry, secret=match.secret.hex(), file=match.to_plain())
    table = new_id()
    store = await Store.open(server.database, exclusive=False)
    row = TableRow(id=table, game="fire", phase="waiting", entries=1, created=created.at, touched=created.at)
    assert await store.append(row, 0, log.write_entry(created))
    await store.close()
    tokens = [str(made.tokens[0])]
    tokens += [server.post(f"/api/tables/{table}/seats/{seat}", {"name": f"P{seat}"})["token"] for seat in (1, 2, 3)]
    server.post(f"/api/tables/{table}/commands", {"type": "start"}, host=made.host)
    return table, tokens


async def watch_a_window(server: Server, position: dict[str, Any]) -> tuple[list[list[bytes]], list[float]]:
    """Seat 0 draws a fire; whoever is asked passes. What seats 0 and 3 and a spectator receive, and how late."""
    table, tokens = await sit_down(server, position)
    viewers = [
        TableLink(server.url, table, tokens[0]),
        TableLink(server.url, table, tokens[3]),
        TableLink(server.url, table),
    ]
    heard: list[list[bytes]] = [[] for _ in viewers]
    listening = [asyncio.create_task(listen(link, into)) for link, into in zip(viewers, heard, strict=True)]
    while not all(any(b'"update"' in message for message in one) for one in heard):
        await asyncio.sleep(0.05)
    for one in heard:
        one.clear()
    loop = asyncio.get_running_loop()
    began = loop.time()
    server.post(f"/api/tables/{table}/commands", {"type": "move", "action": "draw", "id": "draw"}, token=tokens[0])
    for seat in (2, 1):
        update = server.get(f"/api/tables/{table}", token=tokens[seat])["update"]
        if any(choice["action"] == "pass" for choice in update["choices"]):
            server.post(f"/api/tables/{table}/commands", {"type": "move", "action": "pass"}, token=tokens[seat])
    late = []
    for one in heard:
        while not any(b'"update"' in message for message in one):
            await asyncio.sleep(0.01)
        late.append(loop.time() - began)
    await asyncio.sleep(0.5)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    same = re.compile(table.encode())
    return [[TIMES.sub(b"", same.sub(b"TABLE", message)) for message in one] for one in heard], late


async def test_a_window_looks_the_same_whether_or_not_somebody_is_asked(server: Server) -> None:
    asked, late_asked = await watch_a_window(server, ASKED)
    nobody, late_nobody = await watch_a_window(server, NOBODY)
    assert asked == nobody
    assert [[b'"waiting"' in message for message in one] for one in asked] == [[True, False]] * 3
    assert min(late_asked + late_nobody) >= BEAT


async def test_an_answer_in_a_window_is_not_seen_in_who_is_away(server: Server) -> None:
    """Whoever plays without a connection is away since they were last heard, but for what only they know of."""
    table, tokens = await sit_down(server, ASKED)

    def away() -> list[float | None]:
        return [chair["away_since"] for chair in server.get(f"/api/tables/{table}")["info"]["chairs"]]

    server.post(f"/api/tables/{table}/commands", {"type": "move", "action": "draw"}, token=tokens[0])
    before = away()
    assert None not in before
    for seat in (2, 1):
        await asyncio.sleep(0.2)
        update = server.get(f"/api/tables/{table}", token=tokens[seat])["update"]
        if any(choice["action"] == "pass" for choice in update["choices"]):
            server.post(f"/api/tables/{table}/commands", {"type": "move", "action": "pass"}, token=tokens[seat])
    assert away() == before
    await asyncio.sleep(0.2)
    server.post(f"/api/tables/{table}/commands", {"type": "say", "text": "Hello"}, token=tokens[2])
    assert away() != before


@pytest.mark.parametrize("probe", [{"type": "move", "action": "draw"}, {"type": "undo"}])
async def test_a_probe_for_the_end_of_a_window_is_answered_with_the_news(server: Server, probe: dict[str, str]) -> None:
    table, tokens = await sit_down(server, NOBODY)
    began = time.monotonic()
    server.post(f"/api/tables/{table}/commands", {"type": "move", "action": "draw"}, token=tokens[0])
    with pytest.raises(Answer):
        server.post(f"/api/tables/{table}/commands", probe, token=tokens[3])
    assert time.monotonic() - began >= BEAT


# --- over the wire: a sealed choice ---------------------------------------------------------------------------------


async def watch_a_choice(server: Server, choice: str) -> list[list[bytes]]:
    """Seat 1 chooses its first genres before it is asked. What seat 0 and a spectator receive and can ask."""
    match = rr.start("labyrinth", seats=2, seed=11)
    made = server.post("/api/tables/upload", {"file": match.dumps(), "name": "Ada"})
    table, token = made["table"], made["seats"][0]
    bob = server.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})["token"]
    server.post(f"/api/tables/{table}/commands", {"type": "start"}, host=made["host"])
    viewers = [TableLink(server.url, table, token), TableLink(server.url, table)]
    heard: list[list[bytes]] = [[] for _ in viewers]
    listening = [asyncio.create_task(listen(link, into)) for link, into in zip(viewers, heard, strict=True)]
    for count in (1, 2):
        while not all(sum(b'"update"' in message for message in one) == count for one in heard):
            await asyncio.sleep(0.05)
        if count == 1:
            server.post(f"/api/tables/{table}/commands", {"type": "move", "action": choice, "id": "c"}, token=bob)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    where = f"/api/tables/{table}"
    for link, one in zip(viewers, heard, strict=True):
        asked = [server.get(path, token=link.token) for path in (where, f"{where}/odds", f"{where}/replay?at=1")]
        one += [json.dumps(answer).encode() for answer in asked]
        one.append(refusal(server, f"{where}/file", link.token))
    changing = re.compile(rb'"commitment": ?"[0-9a-f]+"|' + table.encode())
    return [[TIMES.sub(b"", changing.sub(b"", message)) for message in one] for one in heard]


def refusal(server: Server, path: str, token: str | None) -> bytes:
    """What is said to somebody who asks too early."""
    with pytest.raises(Answer) as refused:
        server.get(path, token=token)
    return str(refused.value).encode()


async def test_a_sealed_choice_looks_the_same_whatever_it_is(server: Server) -> None:
    first = await watch_a_choice(server, "start:red+red+red")
    second = await watch_a_choice(server, "start:pink+green+blue")
    assert first == second
    assert all(b"GenresChosen" in b"".join(one) for one in first)


async def test_neither_secret_nor_seed_is_told_while_a_labyrinth_is_played(server: Server) -> None:
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}]
    made = server.table(chairs, game="labyrinth")
    heard: list[list[bytes]] = [[], []]
    links = (server.link(made, 0), server.link(made))
    chance = random.Random(3)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0, host=True)) as ada:
        listening = [asyncio.create_task(listen(link, into)) for link, into in zip(links, heard, strict=True)]
        await ada.do("stir", entropy="three dice: 4 2 6")
        await ada.do("start")
        for _ in range(25):
            await ada.until(lambda: bool(ada.choices) or ada.over)
            if ada.over:
                break
            number = ada.number
            await ada.do("move", action=chance.choice(ada.choices)["action"], number=number)
            await ada.until(lambda number=number: ada.number != number or ada.over)  # type: ignore[misc]
        with contextlib.suppress(CommandRefused):  # played to its end already
            await ada.do("end")
        await ada.until(lambda: ada.over)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    secret = server.get(f"/api/tables/{made['table']}/verify")["secret"]
    seed = server.get(f"/api/tables/{made['table']}/file")["seed"]
    assert secret != seed
    for one in heard:
        assert len(one) > 20
        whole = b"".join(one)
        assert not [hidden for hidden in (secret[:16], seed[:16], "three dice") if hidden.encode() in whole]
