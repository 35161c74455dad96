"""Library Labyrinth at a real server's table: the same face over the server's view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from readingroom.terminal.end import EndScreen
from readingroom.terminal.labyrinth.floor import MazePart
from tests.server.running import Server
from tests.terminal.joining import ADA, BOT, asked, is_asked, joined, reads, slip_of, table_of, until
from tests.terminal.tables import shown

LABYRINTH = {"game": "labyrinth", "start": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "rooms.db") as running:
        yield running


async def test_genres_are_chosen_and_a_tile_is_lit_by_the_cursor(server: Server) -> None:
    made = server.table([ADA, BOT], options={"first_player": 0}, **LABYRINTH)
    async with joined(server.link(made, 0)) as pilot:
        await asked(pilot)
        await reads(pilot, "Choose the genres", "[1] R♥ Children's Fiction", "m Decks")
        await pilot.press("1", "2", "3")
        await until(pilot, lambda: is_asked(pilot) and table_of(pilot).far.seen.decision == "act")
        await reads(pilot, "What do you do? 3 actions left.", "● Ada", "◇", "NW 25% lights")
        assert table_of(pilot).query_one(MazePart).cursor == 12
        await pilot.press("up")
        await reads(pilot, "[i] light")
        await pilot.press("i")
        await until(pilot, lambda: table_of(pilot).far.seen.tiles[7].lit)
        await reads(pilot, "lights r2c3")


async def test_a_whole_match_alone(server: Server) -> None:
    made = server.table([ADA], **LABYRINTH)
    async with joined(server.link(made, 0)) as pilot:
        while not isinstance(pilot.app.screen, EndScreen):
            await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, EndScreen))
            if is_asked(pilot):
                keys = [answer.key for answer in slip_of(pilot).answers if answer.refusal is None]
                await pilot.press("e" if "e" in keys else keys[0])
        await reads(pilot, "No win this time.", "▤ Shelves 0/6")
        assert "turn" in shown(pilot)
