"""Playing at the table by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.end import EndScreen
from readingroom.terminal.fire.hand import HandCard
from readingroom.terminal.ledger import LedgerScreen
from readingroom.terminal.lobby import LobbyScreen
from readingroom.terminal.rules import RuleScreen
from readingroom.terminal.saves import read_save
from readingroom.terminal.slip import AnswerRow
from tests.terminal.tables import (
    ANA,
    BEN,
    CY,
    MID_TURN,
    SIZE,
    a_desk,
    a_desk_at,
    an_app,
    settled,
    shown,
    slip,
    table,
)


async def test_a_whole_match_by_keyboard_alone(home: Path) -> None:
    desk = a_desk(home, ANA, BEN, options={"fire": "wild"})
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        while not isinstance(pilot.app.screen, EndScreen):
            curtain = isinstance(pilot.app.screen, CurtainScreen)
            await pilot.press("enter" if curtain else slip(pilot).answers[0].key)
            await settled(pilot)
        assert desk.match.over
        assert "wins" in shown(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LobbyScreen)


async def test_bots_play_by_themselves_until_a_person_is_asked(home: Path) -> None:
    desk = a_desk(home, ANA, bots=3)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        for _ in range(12):
            await settled(pilot)
            assert desk.match.to_move == 0
            await pilot.press(slip(pilot).answers[0].key)
        assert len({seat for seat, _ in desk.match.log}) == 4


async def test_a_table_of_bots_plays_to_the_end(home: Path) -> None:
    desk = a_desk(home, bots=2, options={"fire": "wild", "tools": False})
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, EndScreen)


async def test_play_again_opens_a_new_match_with_the_same_chairs(home: Path) -> None:
    desk = a_desk(home, ANA, BEN, options={"fire": "wild", "tools": False})
    while len(desk.match.legal()) and not desk.match.over:
        desk.play(desk.match.legal()[0])
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("a")
        await settled(pilot)
        assert table(pilot).desk.sitters == desk.sitters
        assert table(pilot).desk.match.log == []


async def test_a_refused_answer_names_its_rule_and_opens_it(home: Path) -> None:
    """FIRE-SAVE-4: no stopping before the first draw."""
    desk = a_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        while any(answer.key == "s" and answer.action for answer in slip(pilot).answers):
            await pilot.press("s")
            await settled(pilot)
        moves = len(desk.match.log)
        await pilot.press("s")
        await pilot.pause()
        assert len(desk.match.log) == moves
        assert "× draw at least once before you stop FIRE-SAVE-4" in shown(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "drawn at least once this turn" in shown(pilot)


async def test_a_click_on_an_answer_plays_it(home: Path) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY, draws=("P",))
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.click("#open")
        await settled(pilot)
        row = next(row for row in table(pilot).query(AnswerRow) if row.answer.key == "d")
        await pilot.click(row)
        await settled(pilot)
        assert desk.match.log == [(0, desk.match.game.actions.code("draw"))]
        assert "{P}" in shown(pilot)


async def test_a_click_on_a_refused_answer_opens_its_rule(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1, seed=2)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        row = next(row for row in table(pilot).query(AnswerRow) if row.answer.refusal is not None)
        await pilot.click(row)
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "FIRE-SAVE-4" in shown(pilot)


async def test_the_arrows_walk_through_the_answers(home: Path) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("down", "down", "enter")
        await settled(pilot)
        assert desk.match.log[0] == (0, desk.match.game.actions.code("stop"))


async def test_undo_takes_back_and_says_why_not(home: Path) -> None:
    """Stopping tells nobody anything; drawing does."""
    position = MID_TURN | {"hands": [["bucket-1", "map-1"], [], []], "shown": []}
    desk = a_desk_at(home, position, ANA, BEN, CY, draws=("P",))
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert len(desk.match.log) == 1
        await pilot.press("u")
        await settled(pilot)
        assert desk.match.log == []
        assert "leave with 2 points" in shown(pilot)
        assert read_save(desk.path).match.log == []
        await pilot.press("d")
        await settled(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert len(desk.match.log) == 1
        assert "TABLE-UNDO-1" in shown(pilot)


async def test_every_move_is_on_disk_when_the_next_question_is_asked(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        for _ in range(6):
            await settled(pilot)
            assert read_save(desk.path).match.dumps() == desk.match.dumps()
            await pilot.press(slip(pilot).answers[0].key)


async def test_a_save_that_fails_is_told_and_the_match_goes_on(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1)
    (home / "file").write_text("")
    desk.path = home / "file" / "test.json"
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "This match cannot be saved" in shown(pilot)
        await pilot.press(slip(pilot).answers[0].key)
        await settled(pilot)
        assert desk.match.log


async def test_a_hand_card_opens_the_rules_of_its_tool(home: Path) -> None:
    desk = a_desk_at(home, MID_TURN, ANA, BEN, CY)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "× the Bucket is played when your" in shown(pilot)
        await pilot.click(table(pilot).query(HandCard).first())
        await pilot.pause()
        assert "FIRE-TOOL-2" in shown(pilot)
        assert "FIRE-T-BUCKET-1" in shown(pilot)


async def test_a_log_line_opens_its_rule(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "FIRE-ORDER-4" in shown(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LedgerScreen)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleScreen)
        assert "FIRE-SPREAD-8" in shown(pilot)


async def test_rules_are_found_by_word(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("r", *"axe")
        await pilot.pause()
        assert "FIRE-T-AXE-1" in shown(pilot)
        await pilot.press(*" zebra", "enter")
        await pilot.pause()
        assert "no rule is called" in shown(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is table(pilot)


async def test_an_answer_far_down_the_list_has_a_key(home: Path) -> None:
    """After scoring with three tools that point at books there are more answers than digits."""
    position = MID_TURN | {
        "cards": {"3": "W Y B P"},
        "hands": [["knapsack-1", "lockbox-2", "collectors_edition-1"], [], []],
        "shown": [],
    }
    desk = a_desk_at(home, position, ANA, BEN, CY)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        keys = [answer.key for answer in slip(pilot).answers]
        assert len(keys) == 13
        assert len(set(keys)) == len(keys)
        await pilot.press(keys[-1])
        await settled(pilot)
        last = desk.match.game.actions.actions[desk.match.log[-1][1]]
        assert str(last).startswith("play:")
