"""Multiplayer with a robot (rules 2.14)."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import (
    CardChosen,
    CardDealt,
    PointsGained,
    RobotFlipped,
    SectionBurned,
    TurnBegan,
)
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    WHITE,
    YELLOW,
    a_table,
    after_all_turns,
    asked,
    before_round,
    books_in_bag,
    choosing_order,
    dealt,
    discard,
    fires_in_bag,
    holder,
    in_the_library,
    library,
    options,
    row,
    scores,
    told,
    tool_number,
)

WITH_ROBOT: dict[str, Any] = {"mode": "robot"}
ROBOT = 2  # beside two seats


def robots_turn(card: int, *, draws: list[str], **zones: Any) -> rr.Match:
    """The robot is next, on some card; Ana and Ben play after it where they can."""
    others = [number for number in (1, 2, 3) if number != card]
    played = [seat for seat, number in enumerate(others) if number < card]
    holds = [None if seat in played else number for seat, number in enumerate(others)]
    layout: dict[str, Any] = {"holds": holds, "robot_holds": card, "played": played, "asked": "next_turn"}
    return a_table(seats=2, options=WITH_ROBOT, draws=draws, **(layout | zones))


@pytest.mark.parametrize("seats", range(2, 6))
def test_one_card_more_than_seats_is_in_play(seats: int) -> None:
    """FIRE-MROBOT-1, AMB-29: none is spare."""
    match = dealt(seats=seats, youth=list(range(seats)), draws=["card:1"], **WITH_ROBOT)
    assert [card.number for card in match.view().cards] == list(range(1, seats + 2))
    assert all(card.holder is not None for card in match.view().cards)


@pytest.mark.parametrize(("seats", "tools"), [(2, 33), (3, 33), (4, 39), (5, 39)])
def test_a_robot_does_not_bring_axes_and_carts(seats: int, tools: int) -> None:
    """FIRE-MROBOT-1, AMB-29: only seats count."""
    match = dealt(seats=seats, youth=list(range(seats)), draws=["card:1"], **WITH_ROBOT)
    assert match.view().deck + 3 + 2 * seats == tools


def test_the_robot_is_dealt_a_card_in_round_one() -> None:
    """FIRE-MROBOT-2: like everyone."""
    match = dealt(seats=2, youth=[0, 1], draws=["card:1", "card:3"], **WITH_ROBOT)
    assert told(match.events(), CardDealt) == [
        CardDealt(who, card, "FIRE-SETUP-6") for who, card in ((ANA, 1), (BEN, 3), (ROBOT, 2))
    ]


def test_the_robot_takes_the_lowest_number_in_priority_order() -> None:
    """FIRE-MROBOT-2: here it is second."""
    match = before_round(2, seats=2, options=WITH_ROBOT, scores=[9, 2], robot_score=5)
    assert match.to_move == BEN
    happened = match.play("card:1")
    assert told(happened, CardChosen) == [CardChosen(BEN, 1), CardChosen(ROBOT, 2), CardChosen(ANA, 3)]


def test_among_those_who_never_scored_the_robot_comes_last() -> None:
    """FIRE-MROBOT-2, AMB-4."""
    match = dealt(seats=3, youth=[2, 0, 1], draws=["card:1"], **WITH_ROBOT)
    assert choosing_order(match) == [2, 0, 1, 3]


def test_the_robot_has_a_score_and_a_card_but_no_hand() -> None:
    """FIRE-MROBOT-2, FIRE-DEF-1."""
    robot = in_the_library(1, seats=2, options=WITH_ROBOT, robot_score=7).view().participants[ROBOT]
    assert (robot.robot, robot.score, robot.card, robot.tools, robot.known_tools) == (True, 7, 3, 0, ())


def test_the_robot_burns_the_banners_then_scores_the_icons() -> None:
    """FIRE-MROBOT-3: new values and the bravery of the second space; the card is discarded."""
    match = robots_turn(1, draws=["cloak-1"])
    happened = match.events()
    assert told(happened, RobotFlipped) == [RobotFlipped(tool_number("cloak-1"))]
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0), SectionBurned(YELLOW, 3, 1)]
    assert told(happened, PointsGained) == [PointsGained(ROBOT, 3 + 4 + 2, "FIRE-MROBOT-3")]
    assert (discard(match), match.to_move) == (["cloak-1"], ANA)


@pytest.mark.parametrize(
    ("card", "tool", "points"),
    [
        (1, "amulet-3", 1 + 2 + 3 + 4),
        (2, "amulet-3", 1 + 2 + 3 + 4),
        (3, "amulet-3", 1 + 2 + 3 + 2),
        (1, "bucket-1", 2 + 4 + 2),
        (2, "bucket-1", 2 + 4 + 2),
        (3, "bucket-1", 2 + 4),
    ],
)
def test_its_bravery_is_that_of_as_many_spaces_as_icons(card: int, tool: str, points: int) -> None:
    """FIRE-MROBOT-3: two or three."""
    assert scores(robots_turn(card, draws=[tool]))[ROBOT] == points


def test_given_tokens_do_not_count_for_its_bravery() -> None:
    """FIRE-MROBOT-3, FIRE-MROBOT-5: but for its points."""
    match = robots_turn(1, draws=["cloak-1"], given="P F", rows={1: "F B"})
    assert scores(match)[ROBOT] == (3 + 4 + 2) + 4 + 3


def test_a_robot_that_ends_the_game_scores_nothing() -> None:
    """FIRE-MROBOT-4, FIRE-END-3: nor for what was given to it; Ana's waiting book does score."""
    match = robots_turn(1, draws=["amulet-3"], library=(1, 2, 3, 7), given="B", rows={2: "P", 1: "Y"})
    assert match.over
    assert scores(match) == (10, 0, 0)


def test_given_tokens_return_when_its_turn_ends() -> None:
    """FIRE-MROBOT-5, AMB-29: those on its card as well; fires were ignored."""
    match = robots_turn(3, draws=["cloak-3"], given="P F", rows={3: "F F B"})
    assert (books_in_bag(match), fires_in_bag(match), row(match, 3)) == (22, 7, ". . . . .")
    assert match.view().participants[ROBOT].given == ()


def test_two_fires_on_its_card_are_ignored() -> None:
    """FIRE-MROBOT-5: it never triggers."""
    match = robots_turn(3, draws=["cloak-3"], rows={3: "F F"})
    assert told(match.events(), SectionBurned) == [SectionBurned(WHITE, 2, 0)]


def test_nothing_burns_in_step_three() -> None:
    """FIRE-MROBOT-6: the robot has burned."""
    match = after_all_turns(seats=2, options=WITH_ROBOT, played=[0, 1, "robot"])
    assert told(match.events(), SectionBurned) == []
    assert (library(match), match.view().round) == ((1, 2, 3, 4), 2)


def test_the_robot_can_win() -> None:
    """FIRE-MROBOT-6: with the highest total."""
    match = in_the_library(
        1, "W", (7, 5, 5, 6), seats=2, options=WITH_ROBOT, scores=[4, 9], robot_score=12, draws=["fire"]
    )
    match.play("draw")
    assert match.outcome == rr.Outcome(
        ending="fire_spreading", winners=(), scores=(4, 9, 12), results=(0, 0), grade="the robot wins"
    )


def test_a_seat_shares_the_win_with_the_robot() -> None:
    """FIRE-MROBOT-6, AMB-25: equal totals."""
    match = in_the_library(
        1, "W", (7, 5, 5, 6), seats=2, options=WITH_ROBOT, scores=[4, 12], robot_score=12, draws=["fire"]
    )
    match.play("draw")
    assert match.outcome == rr.Outcome(
        ending="fire_spreading", winners=(BEN,), scores=(4, 12, 12), results=(0, 0.5), grade="shared win"
    )


def test_leaving_early_and_exchanging_are_as_usual() -> None:
    """FIRE-MROBOT-6: the tool for leaving, then the exchange."""
    match = in_the_library(3, "W", seats=2, options=WITH_ROBOT, hand=["bucket"])
    match.play("stop")
    assert options(match)[-1] == "take:none"
    match.play("take:none")
    assert asked(match) == "exchange"


def test_the_robots_place_in_the_round_is_its_cards() -> None:
    """FIRE-MROBOT-2, FIRE-ORDER-4: between Ana and Ben."""
    match = in_the_library(1, "W W", seats=2, options=WITH_ROBOT, holds=[1, 3], robot_holds=2, draws=["cloak-3"])
    happened = match.play("stop")
    assert [turn.who for turn in told(happened, TurnBegan)] == [ROBOT, BEN]
    assert holder(match, 2) is None


def test_with_nothing_to_flip_the_lowest_index_burns() -> None:
    """AMB-38, FIRE-MROBOT-3: the robot scores only given books."""
    kinds = [
        "amulet",
        "bucket",
        "cloak",
        "collectors_edition",
        "gloves",
        "knapsack",
        "lockbox",
        "map",
        "shovel",
        "slingshot",
        "torch",
    ]
    tools = [f"{kind}-{copy}" for kind in kinds for copy in (1, 2, 3)]
    match = robots_turn(1, draws=[], hands={ANA: tools}, market=[], given="P")
    assert told(match.events(), SectionBurned) == [SectionBurned(WHITE, 2, 0)]
    assert scores(match) == (0, 0, 4)


def test_a_black_icon_is_not_burned_by_its_own_card() -> None:
    """FIRE-MROBOT-3: every card burns one or two sections and scores the others."""
    match = robots_turn(3, draws=["knapsack-1"])
    assert [event.section for event in told(match.events(), SectionBurned)] == [YELLOW, BLACK]
    assert scores(match)[ROBOT] == 1 + 4
