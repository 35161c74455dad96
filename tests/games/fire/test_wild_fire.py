"""Wild Fire and Inferno (rules 2.16)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import CardDealt, RoundBegan, SectionBurned
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    PURPLE,
    WHITE,
    YELLOW,
    after_all_turns,
    asked,
    before_round,
    dealt,
    in_the_library,
    library,
    options,
    pass_until,
    row,
    rule_against,
    told,
)

BOTH = pytest.mark.parametrize("fire", ["wild", "inferno"])


@BOTH
def test_leaving_early_brings_no_tool(fire: str) -> None:
    """FIRE-WILD-1, FIRE-INFERNO-1."""
    match = in_the_library(3, "W", options={"fire": fire})
    match.play("stop")
    assert (asked(match), match.to_move) == ("save_or_leave", 3)


@BOTH
def test_burning_still_brings_a_tool(fire: str) -> None:
    """FIRE-WILD-1, FIRE-INFERNO-1."""
    match = in_the_library(1, "W", options={"fire": fire}, draws=["fire"])
    match.play("draw")
    assert (asked(match), match.to_move) == ("take_tool", ANA)


@BOTH
@pytest.mark.parametrize(
    ("tops", "burned"),
    [
        ((1, 2, 3, 4), [WHITE, YELLOW]),
        ((3, 4, 3, 4), [WHITE, BLACK]),
        ((5, 5, 5, 4), [PURPLE, WHITE]),
        ((6, 5, 5, 5), [YELLOW, BLACK]),
    ],
)
def test_two_different_sections_burn_at_the_end_of_a_round(fire: str, tops: tuple[int, ...], burned: list[int]) -> None:
    """FIRE-WILD-2, AMB-31: the lowest two indices of that moment, the lower first."""
    match = after_all_turns(library=tops, options={"fire": fire})
    assert [event.section for event in told(match.events(), SectionBurned)] == burned


def test_the_second_section_is_not_the_first_one_again() -> None:
    """FIRE-WILD-2, AMB-31: white 2 has index 2, below yellow's 3, and still yellow burns."""
    match = after_all_turns(options={"fire": "wild"})
    assert library(match) == (2, 3, 3, 4)


def test_the_second_does_not_burn_when_the_first_ends_the_game() -> None:
    """FIRE-WILD-2, FIRE-END-1."""
    match = after_all_turns(library=(7, 7, 7, 7), options={"fire": "wild"})
    assert told(match.events(), SectionBurned) == [SectionBurned(WHITE, 10, 0)]
    assert match.over


def test_in_a_wild_fire_turn_order_is_chosen() -> None:
    """FIRE-WILD-1: only the Inferno deals."""
    assert asked(before_round(2, options={"fire": "wild"})) == "choose_card"


def test_an_inferno_deals_turn_order_in_every_round() -> None:
    """FIRE-INFERNO-1: scores do not matter."""
    match = before_round(
        2,
        seats=4,
        scores=[9, 0, 5, 7],
        options={"fire": "inferno"},
        draws=["card:4", "card:2", "card:1", "card:3"],
    )
    assert told(match.events(), CardDealt) == [
        CardDealt(0, 4, "FIRE-INFERNO-1"),
        CardDealt(1, 2, "FIRE-INFERNO-1"),
        CardDealt(2, 1, "FIRE-INFERNO-1"),
        CardDealt(3, 3, "FIRE-INFERNO-1"),
    ]
    assert (asked(match), match.to_move) == ("save_or_leave", 2)
    assert rule_against(match, "card:1") == "FIRE-INFERNO-1"


def test_an_inferno_deals_the_spare_card_too() -> None:
    """FIRE-INFERNO-1: any of the three may stay in the centre."""
    match = before_round(2, seats=2, options={"fire": "inferno"}, draws=["card:3", "card:2"])
    assert match.position()["holds"] == [3, 2]
    assert match.to_move == BEN


def test_amulets_come_before_the_deal() -> None:
    """FIRE-INFERNO-2: from round 2 on."""
    match = before_round(
        2,
        seats=2,
        options={"fire": "inferno"},
        hands={ANA: ["amulet"]},
        draws=["W", "W", "W", "card:1", "card:2"],
    )
    assert (asked(match), options(match)) == ("amulet", ["pass", "play:amulet"])
    match.play("play:amulet")
    assert (asked(match), row(match, 1), match.position()["holds"]) == ("save_or_leave", "W . . . .", [1, 2])


def test_an_inferno_without_tools_deals_as_well() -> None:
    """FIRE-INFERNO-1, FIRE-NOTOOL-1."""
    match = pass_until(dealt(seats=2, fire="inferno", tools=False, seed=5), "choose_card")
    rounds = [event.round for event in told(match.events(), RoundBegan)]
    assert match.over
    assert len(told(match.events(), CardDealt)) == 2 * len(rounds)
