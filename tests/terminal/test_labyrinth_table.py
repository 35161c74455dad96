"""Playing Library Labyrinth by keys and by mouse: the cursor, headings, unasked discards, one screen for all."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.desk import Desk
from readingroom.terminal.end import EndScreen
from readingroom.terminal.labyrinth.floor import MazePart
from readingroom.terminal.labyrinth.hands import HandBox
from readingroom.terminal.labyrinth.maze import HEIGHT, LABEL, WIDTH
from readingroom.terminal.lobby import LobbyScreen
from readingroom.terminal.rules import RuleScreen
from readingroom.terminal.saves import read_save
from readingroom.terminal.slip import AnswerRow
from tests.terminal.mazes import ALONE, BLUES_TURN, CHOICE, FIVE_TERRORS, LAST_SHELF, a_maze_at, a_maze_desk
from tests.terminal.tables import ANA, BEN, CY, SIZE, an_app, settled, shown, slip, table


def played(desk: Desk) -> list[str]:
    """The actions so far."""
    return [str(desk.match.game.actions.actions[code]) for _, code in desk.match.log]


def cursor(pilot: Pilot[None]) -> int:
    return table(pilot).query_one(MazePart).cursor


async def press(pilot: Pilot[None], *keys: str) -> None:
    """One key after the other, each when the table has settled."""
    for key in keys:
        await settled(pilot)
        await pilot.press(key)
        await pilot.pause()
    await settled(pilot)


# --- the cursor -----------------------------------------------------------------------------------------------------


async def test_the_cursor_starts_at_the_meeple_and_a_key_acts_where_it_stands(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert cursor(pilot) == 13
        await press(pilot, "down")
        assert "r4c4: ▲Chupacabra R♥G♣B⋈, open N E W" in shown(pilot)
        assert "[g] go  [c] turn ↻  [v] turn ↺  A can pay" in shown(pilot)
        await press(pilot, "g")
        assert played(desk)[0] == "move:r4c4"


async def test_a_key_that_does_not_go_here_says_the_rule(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "up", "up", "i")
        assert played(desk) == []
        assert "LAB-FLIP-2" in shown(pilot)
        await press(pilot, "g")
        assert "LAB-MOVE" in shown(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)


async def test_the_cursor_goes_round_the_rim(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "right", "right")
        assert cursor(pilot) == 10
        await press(pilot, "left", "up", "up", "up")
        assert cursor(pilot) == 24


async def test_a_second_click_opens_what_can_be_done_there(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        where = (1 + LABEL + 3 * WIDTH + 5, 1 + 3 * HEIGHT + 1)
        await pilot.click(MazePart, offset=where)
        await settled(pilot)
        assert cursor(pilot) == 18
        await pilot.click(MazePart, offset=where)
        await settled(pilot)
        rows = [row.answer.words for row in table(pilot).query(AnswerRow)]
        assert rows == ["Walk to r4c4", "Turn r4c4 clockwise", "Turn r4c4 anticlockwise", "Back"]
        await pilot.click(list(table(pilot).query(AnswerRow))[1])
        await settled(pilot)
        assert played(desk) == ["rotate:r4c4:cw"]


async def test_turning_is_taken_back_by_one_key(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "down", "c", "v")
        assert played(desk) == ["rotate:r4c4:cw", "rotate:r4c4:ccw"]
        await press(pilot, "u")
        assert played(desk) == ["rotate:r4c4:cw"]
        assert read_save(desk.path).match.dumps() == desk.match.dumps()


# --- headings -------------------------------------------------------------------------------------------------------


async def test_headings_open_and_escape_goes_back(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "t")
        assert "[1] Take a red Book" in shown(pilot)
        await press(pilot, "escape")
        assert "[t] Take a Book ›" in shown(pilot)
        await press(pilot, "t", "2")
        assert played(desk) == ["take:pink"]


async def test_under_a_heading_the_arrows_walk_through_the_answers(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "t", "down", "down", "enter")
        assert played(desk) == ["take:orange"]
        assert cursor(pilot) == 13


async def test_what_is_not_to_be_had_stays_in_sight_with_its_rule(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "p")
        assert "LAB-PASS-1" in shown(pilot)
        row = next(row for row in table(pilot).query(AnswerRow) if row.answer.key == "p")
        row.action_choose()
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)


async def test_paying_in_small_steps_tells_what_is_left(home: Path) -> None:
    """LAB-EX-11: Dorothy Gale alone, or Harriet Tubman with Portia."""
    desk = a_maze_at(home, CHOICE, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "up", "g")
        assert "Which cards do you pay for Tornado?" in shown(pilot)
        answers = {answer.words: answer.consequence for answer in slip(pilot).answers if answer.action is not None}
        assert answers["Pay Dorothy Gale"] == "empathy, logic and courage, then all is paid"
        assert answers["Pay Portia"] == "expertise, logic and wisdom, then empathy and courage is left to pay"
        await press(pilot, next(answer.key for answer in slip(pilot).answers if answer.words == "Pay Portia"))
        assert played(desk)[0] == "move:r2c3"
        assert "captures Tornado" in "\n".join(desk.match.tell(event, desk.names) for event in desk.match.events(None))


# --- one screen for all ---------------------------------------------------------------------------------------------


async def test_first_genres_are_chosen_behind_a_curtain_and_then_hands_are_open(home: Path) -> None:
    """R-14, LAB-SETUP-12."""
    desk = a_maze_desk(home, ANA, BEN, options={"first_player": 0})
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        await press(pilot, "enter", "1", "1", "1")
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert "red, red" not in shown(pilot)
        await press(pilot, "enter", "2", "4", "6")
        assert played(desk) == ["start:red+red+red", "start:pink+green+purple"]
        for expected in (ANA, BEN, ANA):
            assert not isinstance(pilot.app.screen, CurtainScreen)
            assert f"{expected}, you are asked" in shown(pilot)
            await press(pilot, "e")


async def test_whoever_is_not_asked_may_discard_all_the_same(home: Path) -> None:
    """LAB-HAND-3, R-38."""
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        key = next(answer.key for answer in slip(pilot).answers if answer.words == "Ben discards, unasked")
        await press(pilot, key, "1")
        assert [seat for seat, _ in desk.match.log] == [1]
        assert played(desk)[0] == "discard:mary-anning"
        assert "Ben discards Mary Anning." in shown(pilot)
        assert "Ana, you are asked" in shown(pilot)
        await press(pilot, "u")
        assert desk.match.log == []


async def test_giving_up_is_asked_twice(home: Path) -> None:
    """R-6."""
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "x")
        assert not desk.match.over
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, EndScreen)
        assert "You have given up" in shown(pilot)


async def test_a_hand_opens_its_cards_in_full(home: Path) -> None:
    desk = a_maze_at(home, BLUES_TURN, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.click(list(table(pilot).query(HandBox))[1])
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "guarded by Jo March, Nzinga" in shown(pilot)
        assert "walk through one bookcase" in shown(pilot)


async def test_alone_both_ride(home: Path) -> None:
    """LAB-EX-27."""
    desk = a_maze_at(home, ALONE, ANA)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "up")
        assert "[o] ride" in shown(pilot)
        assert "[g]" not in shown(pilot)
        await press(pilot, "j")
        assert "LAB-SOLO-6" in shown(pilot)
        await press(pilot, "o")
        assert played(desk)[0] == "move:r2c3:ride"
        assert "Which hand keeps the captured Terror?" in shown(pilot)
        await press(pilot, "t")
        assert "(A#)" in shown(pilot)


# --- the end --------------------------------------------------------------------------------------------------------


async def test_a_sixth_terror_is_warned_of_and_ends_the_match(home: Path) -> None:
    """LAB-EX-14."""
    desk = a_maze_at(home, FIVE_TERRORS, ANA, BEN, draws=("terror/tee/0",))
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "up", "enter")
        assert slip(pilot).answers[0].risky
        assert "the sixth Terror: lost" in slip(pilot).answers[0].consequence
        await press(pilot, "i")
        words = shown(pilot)
        assert "No win this time." in words
        assert "A sixth Terror lies on the grid" in words
        assert "★ R♥ Children's Fiction" in words


async def test_the_sixth_shelf_is_won_together(home: Path) -> None:
    desk = a_maze_at(home, LAST_SHELF, ANA, BEN)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await press(pilot, "up", "g")
        words = shown(pilot)
        assert "You have won together." in words
        assert "All six Shelves are filled" in words
        assert "Basilisk, by Ana" in words


@pytest.mark.parametrize(("persons", "bots"), [((ANA,), 0), ((ANA,), 1), ((ANA, BEN, CY), 0)])
async def test_a_whole_match_by_keys(home: Path, persons: tuple[str, ...], bots: int) -> None:
    """The first answer of the slip and of whatever it opens, and then the turn is ended."""
    desk = a_maze_desk(home, *persons, bots=bots, seed=4)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        for step in range(400):
            await settled(pilot)
            if isinstance(pilot.app.screen, EndScreen):
                break
            keys = [answer.key for answer in slip(pilot).answers if answer.refusal is None]
            await pilot.press("enter" if isinstance(pilot.app.screen, CurtainScreen) else a_key(keys, step))
        assert desk.match.over
        assert isinstance(pilot.app.screen, EndScreen)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LobbyScreen)


def a_key(keys: list[str], step: int) -> str:
    """End the turn every third time, else go on with one of the first answers."""
    if "e" in keys and step % 3 == 0:
        return "e"
    return keys[step % 2] if len(keys) > 1 and keys[step % 2] not in ("x", "Esc") else keys[0]


async def test_the_lobby_lays_out_the_chosen_game() -> None:
    async with an_app().run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("right")
        await pilot.pause()
        words = shown(pilot)
        assert "Library Labyrinth" in words
        assert "Bookwyrm starts" in words
        assert "Ready: 2 seats, standard." in words
        await pilot.press("question_mark")
        await pilot.pause()
        assert "▲ Terror" in shown(pilot)
