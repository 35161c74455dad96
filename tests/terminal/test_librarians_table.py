"""Librarians at the terminal: books by their keys, cells on the wall, signals, the last page."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from readingroom.games.librarians.edge import actions as do
from readingroom.terminal.end import EndScreen
from readingroom.terminal.faces import LEAST
from readingroom.terminal.librarians.library import LibraryPart
from readingroom.terminal.librarians.wall import spot_at
from tests.terminal.libraries import LAST_BOOK, THREE_ROMANCES, WIDE, a_library_at, a_library_desk
from tests.terminal.tables import ANA, BEN, SIZE, an_app, settled, shown, slip

BIG = (140, 40)


async def opened(pilot: Pilot[None]) -> None:
    """Past the curtain."""
    await settled(pilot)
    await pilot.press("enter")
    await settled(pilot)


def key_of(pilot: Pilot[None], action: object) -> str:
    """The key that gives an answer."""
    return next(answer.key for answer in slip(pilot).answers if answer.action == action)


async def give(pilot: Pilot[None], action: object) -> None:
    await pilot.press(key_of(pilot, action))
    await settled(pilot)


async def test_a_book_is_taken_and_its_places_have_keys_on_the_wall(home: Path) -> None:
    """LIB-PLAY-3, LIB-PLAY-4: what can be answered stands in the cells and on the slip under the same key."""
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await opened(pilot)
        assert "R Ro Roses for the Registrar" in shown(pilot)
        await give(pilot, do.Take("romance-07"))
        assert "Where does “Roses for the Registrar” go?" in shown(pilot)
        wall = pilot.app.screen.query_one(LibraryPart).wall
        assert wall is not None
        assert set(wall.keys) == {(0, 3), (2, 3), (3, -1), (3, 1), (3, 2)}
        for (row, column), key in wall.keys.items():
            assert key_of(pilot, do.At(row, column)) == key
        assert "completes Romance" in shown(pilot)
        await give(pilot, do.At(0, 3))
        assert "power card" in shown(pilot)
        await give(pilot, do.Give(0))
        assert "Use Romance" in shown(pilot)


async def test_a_line_of_horror_is_warned_of(home: Path) -> None:
    """LIB-RED-1."""
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await opened(pilot)
        await give(pilot, do.Take("horror-08"))
        answer = next(one for one in slip(pilot).answers if one.action == do.At(2, 3))
        assert (answer.risky, answer.consequence) == (True, "completes Horror: the game is lost")
        await pilot.press(answer.key)
        await settled(pilot)
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Overdue forever" in shown(pilot)


async def test_the_cursor_tells_what_lies_there_and_enter_answers(home: Path) -> None:
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await opened(pilot)
        await give(pilot, do.Take("fantasy-10"))
        part = pilot.app.screen.query_one(LibraryPart)
        await pilot.press("up")  # to the first place that can be answered
        part.cursor = (1, 0)
        await pilot.press("right")
        assert "Row 1, 1 to the right: H Fa Hedge Witch of Humberley" in shown(pilot)
        await pilot.press("left")
        assert "Shelf of row 1: A to Z runs to the left" in shown(pilot)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert slip(pilot).trail
        await pilot.press("1")
        await settled(pilot)
        assert "HFa2" in shown(pilot)  # LIB-STK-1


async def test_a_long_row_scrolls_sideways(home: Path) -> None:
    """At 80x24 a part of the row is in sight, and the arrows bring the rest."""
    desk = a_library_at(home, WIDE, ANA, BEN)
    async with an_app(desk).run_test(size=(LEAST.width, LEAST.height)) as pilot:
        await opened(pilot)
        part = pilot.app.screen.query_one(LibraryPart)
        assert "PMs" not in shown(pilot)
        assert "more ▶" in str(part.border_subtitle)
        await pilot.press(*["right"] * 18)
        assert "PMs" in shown(pilot)
        assert "AHo" not in shown(pilot)


async def test_a_click_finds_its_cell_and_a_second_one_answers(home: Path) -> None:
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await opened(pilot)
        await give(pilot, do.Take("romance-07"))
        part = pilot.app.screen.query_one(LibraryPart)
        wall = part.wall
        assert wall is not None
        assert spot_at(wall, wall.columns, 0, 0, apart=2) is None
        x = (3 - wall.columns.start) * 6 + 2 + 2  # border and padding
        for _ in range(2):
            await pilot.click(LibraryPart, offset=(x, 2))
            await pilot.pause()
        assert part.cursor == (0, 3)
        assert next(answer.action for answer in slip(pilot).answers) == do.At(0, 3)


async def test_signals_are_given_at_any_time(home: Path) -> None:
    """LIB-COMM-4."""
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=BIG) as pilot:
        await opened(pilot)
        await pilot.press("i")
        await pilot.pause()
        trouble = next(answer for answer in slip(pilot).answers if answer.action == do.Feel("in_trouble"))
        await pilot.press(trouble.key)
        await settled(pilot)
        assert "I am in trouble" in shown(pilot)
        assert desk.match.view(1).seats[0].signals.mood == "in_trouble"


async def test_a_silent_table_offers_no_signal(home: Path) -> None:
    """LIB-COMM-3."""
    desk = a_library_desk(home, ANA, bots=1, options={"talk": "silent"})
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "Signal to the others" not in shown(pilot)


async def test_the_last_book_wins_for_all(home: Path) -> None:
    """LIB-END-1."""
    desk = a_library_at(home, LAST_BOOK, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await opened(pilot)
        await give(pilot, do.Take("thriller-04"))
        await give(pilot, do.At(0, 2))
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Head Librarian: every book is shelved" in shown(pilot)


async def test_m_tells_what_every_genre_brings(home: Path) -> None:
    desk = a_library_at(home, THREE_ROMANCES, ANA, BEN)
    async with an_app(desk).run_test(size=BIG) as pilot:
        await opened(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert "Romance (green): the top 5 books of the deck need not be shelved" in shown(pilot)


async def test_a_whole_match_by_keys(home: Path) -> None:
    """Every question is answered by the key of its first answer, to the end."""
    desk = a_library_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        for _ in range(300):
            await settled(pilot)
            if isinstance(pilot.app.screen, EndScreen):
                break
            await pilot.press(next(answer.key for answer in slip(pilot).answers if answer.action or answer.inner))
        assert desk.match.over
