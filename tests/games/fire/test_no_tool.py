"""The No Tool variant (rules 2.15)."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import FireSpread, PointsGained, SectionBurned
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    WHITE,
    asked,
    choosing_order,
    dealt,
    in_the_library,
    options,
    rule_against,
    scores,
    told,
)

NO_TOOLS = {"tools": False}


def test_no_tools_are_dealt() -> None:
    """FIRE-NOTOOL-1: no hands, no market, no deck."""
    view = dealt(tools=False).view(ANA)
    assert (view.hand, view.deck, view.discard) == ((), 0, ())
    assert [tool for tool in view.market if tool is not None] == []


def test_leaving_early_brings_no_tool() -> None:
    """FIRE-NOTOOL-1: the next player's turn begins."""
    match = in_the_library(3, "W", options=NO_TOOLS)
    match.play("stop")
    assert (asked(match), match.to_move) == ("save_or_leave", 3)
    assert rule_against(match, "take:deck") == "FIRE-NOTOOL-1"


def test_burning_brings_no_tool() -> None:
    """FIRE-NOTOOL-1."""
    match = in_the_library(1, "W", options=NO_TOOLS, draws=["fire"])
    match.play("draw")
    assert (asked(match), match.to_move) == ("save_or_leave", BEN)


@pytest.mark.parametrize("action", ["play:bucket", "play:amulet", "play:gloves", "keep", "replace:map", "end"])
def test_no_tool_is_played_or_exchanged(action: str) -> None:
    """FIRE-NOTOOL-1."""
    assert rule_against(in_the_library(1, "W", options=NO_TOOLS), action) == "FIRE-NOTOOL-1"


def test_a_round_has_no_exchange() -> None:
    """FIRE-NOTOOL-1: turn order is chosen at once."""
    match = in_the_library(4, "W", options=NO_TOOLS)
    match.play("stop")
    assert asked(match) == "choose_card"


def test_everybody_is_paid_for_shouting_before_the_burning() -> None:
    """FIRE-NOTOOL-2, AMB-30: one point each, in priority order."""
    match = in_the_library(1, "W", options=NO_TOOLS, scores=[9, 3, 5, 3], arrival=[3, 1, 2, 0], draws=["fire"])
    happened = match.play("draw")
    assert happened[3:9] == [
        FireSpread(ANA),
        *[PointsGained(seat, 1, "FIRE-NOTOOL-2") for seat in (3, 1, 2, 0)],
        SectionBurned(WHITE, 2, 0),
    ]
    assert scores(match) == (10, 4, 6, 4)
    assert choosing_order(match) == [3, 1, 2, 0]


def test_shouting_can_be_switched_off() -> None:
    """FIRE-NOTOOL-2: option `off`."""
    match = in_the_library(1, "W", options={"tools": False, "shout": "off"}, draws=["fire"])
    assert told(match.play("draw"), PointsGained) == []


def test_the_first_to_shout_is_told_by_the_live_table() -> None:
    """FIRE-NOTOOL-2: option `first`; no seat is asked."""
    match = in_the_library(1, "W", options={"tools": False, "shout": "first"}, draws=["fire"])
    match.play("draw")
    assert (asked(match), match.to_move) == ("shout", rr.TABLE)
    assert options(match) == ["shout:0", "shout:1", "shout:2", "shout:3", "shout:none"]
    assert rule_against(match, "shout:4") == "FIRE-NOTOOL-2"
    happened = match.play("shout:2")
    assert told(happened, PointsGained) == [PointsGained(CLEO, 1, "FIRE-NOTOOL-2")]
    assert scores(match) == (0, 0, 1, 0)


def test_nobody_may_have_shouted() -> None:
    """FIRE-NOTOOL-2: after the beat."""
    match = in_the_library(1, "W", options={"tools": False, "shout": "first"}, draws=["fire"])
    happened = match.play("draw", "shout:none")
    assert told(happened, PointsGained) == []
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0)]


def first_fire(match: rr.Match) -> rr.Match:
    """Draw on until a fire spreads."""
    while not told(match.events(), FireSpread):
        match.play("draw")
    return match


def test_without_a_live_table_everybody_shouts() -> None:
    """FIRE-NOTOOL-2, AMB-30: `first` plays as `everyone` in a simulation."""
    match = first_fire(rr.start("fire", seats=2, seed=4, options={"tools": False, "shout": "first"}))
    assert [event.rule for event in told(match.events(), PointsGained)[:2]] == ["FIRE-NOTOOL-2"] * 2


def test_with_a_live_table_the_table_is_asked() -> None:
    """FIRE-NOTOOL-2: `live` says that people are there."""
    match = rr.start("fire", seats=2, seed=4, options={"tools": False, "shout": "first"}, live=True)
    first_fire(match)
    assert match.to_move == rr.TABLE
