"""Several persons at one screen: nobody sees another's tools."""

from __future__ import annotations

from pathlib import Path

from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.fire.hand import HandCard
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

# Words that stand for one hand only: the other copies are discarded, so that the market never offers them.
SECRETS = {0: ("Bucket", "Gloves"), 1: ("Cloak",), 2: ("Torch",)}
AWAY = ["bucket-2", "bucket-3", "gloves-2", "gloves-3", "cloak-2", "cloak-3", "torch-1", "torch-2"]


def readable(pilot: object) -> str:
    """Everything that lies on any screen, covered or not."""
    from textual.pilot import Pilot

    assert isinstance(pilot, Pilot)
    lying = [card.tool.name for card in table(pilot).query(HandCard)]
    told = [line.words for line in table(pilot).query_one("Ledger").lines]  # type: ignore[attr-defined]
    return "\n".join([shown(pilot), *lying, *told])


async def test_nobody_sees_another_hand_at_any_moment(home: Path) -> None:
    desk = a_desk_at(home, MID_TURN | {"discard": AWAY}, ANA, BEN, CY, draws=("P", "W"))
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        lifted = 0
        while lifted < 3:
            curtain = isinstance(pilot.app.screen, CurtainScreen)
            viewer = table(pilot).viewer
            assert (viewer is None) == curtain
            for seat, words in SECRETS.items():
                if seat != viewer:
                    assert not [word for word in words if word in readable(pilot)]
            if viewer is not None:
                assert SECRETS[viewer][0] in readable(pilot)
            lifted += curtain
            keys = [answer.key for answer in slip(pilot).answers if answer.action is not None]
            await pilot.press("enter" if curtain else "s" if "s" in keys else keys[0])
            await settled(pilot)


async def test_the_curtain_says_a_name_and_nothing_of_the_question(home: Path) -> None:
    """4.5: Ben alone can answer Ana's fire with an Axe; the curtain is the same as for a turn."""
    position = {
        "seats": 4,
        "round": 2,
        "library": {"white": 2, "yellow": 2, "black": 3, "purple": 4},
        "scores": [5, 6, 7, 8],
        "cards": {"1": "W"},
        "holds": [1, 2, 3, 4],
        "hands": [[], ["axe-1"], [], []],
        "market": ["shovel-1", "knapsack-2", "lockbox-1"],
        "turn": {"active": 0, "drew": True},
        "asked": {"decision": "save_or_leave", "seat": 0},
    }
    desk = a_desk_at(home, position, ANA, BEN, CY, "Dee", draws=("F",))
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        assert isinstance(pilot.app.screen, CurtainScreen)
        words = shown(pilot)
        assert "Pass the screen to Ben." in words
        assert not [word for word in ("Axe", "tool", "react", "asked", "play") if word in words]
        assert table(pilot).viewer is None
        await pilot.press("enter")
        await settled(pilot)
        assert "Axe" in shown(pilot)


async def test_one_person_with_bots_needs_no_curtain(home: Path) -> None:
    async with an_app(a_desk(home, ANA, bots=2)).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert not isinstance(pilot.app.screen, CurtainScreen)


async def test_other_keys_leave_the_curtain_down(home: Path) -> None:
    async with an_app(a_desk(home, ANA, BEN)).run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("d", "s", "1", "u", "w", "q", "escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CurtainScreen)


async def test_several_look_at_the_last_page_without_a_hand(home: Path) -> None:
    desk = a_desk(home, ANA, BEN)
    while not desk.match.over:
        desk.play(desk.match.legal()[0])
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert table(pilot).viewer is None
        assert not table(pilot).query(HandCard)
