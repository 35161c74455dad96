"""The Lone Librarian (rules 2.13)."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import PointsGained, PointsLost, RoundBegan, SectionBurned
from tests.games.fire.builders import (
    ANA,
    PURPLE,
    WHITE,
    YELLOW,
    alone,
    asked,
    dealt,
    library,
    options,
    scores,
    told,
)


def lone(card: int, laid: str, tops: tuple[int, ...], *, turn: int, points: int, **zones: Any) -> rr.Match:
    """The Lone Librarian in some turn, with some points."""
    used = [number for number in range(1, 7) if number < (turn - 1) % 6 + 1 and number != card]
    return alone(card, laid, tops, mode="lone_librarian", round=turn, scores=[points], used=used, **zones)


def quiet_match(seed: int) -> rr.Match:
    """A whole match of drawing once and leaving."""
    match = dealt(seats=1, mode="lone_librarian", seed=seed)
    answers = ("pass", "stop", "draw", "take:none", "end", "keep")
    while not match.over:
        legal = options(match)
        match.play(next((answer for answer in answers if answer in legal), legal[0]))
    return match


def test_twelve_turns_are_two_cycles() -> None:
    """FIRE-LONE-1, FIRE-LONE-3: then the game ends, with the library standing."""
    match = quiet_match(3)
    assert match.outcome is not None
    assert match.outcome.ending == "twelve_turns"
    assert [event.round for event in told(match.events(), RoundBegan)] == list(range(1, 13))


def test_a_section_burns_after_each_turn_the_twelfth_included() -> None:
    """FIRE-LONE-2: indices 1 to 12."""
    match = quiet_match(3)
    assert len(told(match.events(), SectionBurned)) == 12
    assert library(match) == (6, 6, 5, 5)


def test_a_fire_that_spread_spares_the_burn() -> None:
    """FIRE-LONE-2: the player's own fire was enough."""
    match = lone(1, "P", (1, 2, 3, 4), turn=1, points=0, draws=["fire"])
    happened = match.play("draw", "take:deck")
    assert told(happened, SectionBurned) == [SectionBurned(PURPLE, 5, 1)]


def test_a_knapsacks_burn_does_not_spare_it() -> None:
    """FIRE-LONE-2, AMB-28: that was no Fire Spreading."""
    match = lone(1, "P W", (1, 2, 3, 4), turn=1, points=0, hand=["knapsack"], draws=["fire"])
    happened = match.play("stop", "play:knapsack:purple")
    assert told(happened, SectionBurned) == [SectionBurned(PURPLE, 5, 1), SectionBurned(WHITE, 2, 0)]


def test_a_stopped_fire_does_not_spare_it() -> None:
    """FIRE-LONE-2, AMB-28: it burned nothing."""
    match = lone(1, "P W", (3, 2, 3, 4), turn=1, points=0, hand=["bucket"], draws=["fire"])
    happened = match.play("draw", "play:bucket", "stop")
    assert told(happened, SectionBurned) == [SectionBurned(YELLOW, 3, 1)]


def test_a_cloak_is_a_fire_that_spread() -> None:
    """FIRE-LONE-2, FIRE-T-CLOAK-2."""
    match = lone(1, "P", (1, 2, 3, 4), turn=1, points=0, hand=["cloak"], draws=["fire"])
    happened = match.play("draw", "play:cloak:purple", "take:deck")
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0)]


def test_after_the_twelfth_turn_nothing_is_exchanged() -> None:
    """FIRE-LONE-3: the match is over."""
    match = lone(6, "W W W W", (5, 5, 5, 5), turn=12, points=50, hand=["bucket"])
    match.play("stop")
    assert match.over


def test_before_the_twelfth_turn_ends_the_game_goes_on() -> None:
    """FIRE-LONE-3: after the eleventh there is an exchange."""
    match = lone(5, "W W W W", (5, 5, 5, 5), turn=11, points=50, hand=["bucket"])
    match.play("stop")
    assert asked(match) == "exchange"


def test_a_collapse_costs_ten_for_each_turn_not_taken() -> None:
    """FIRE-LONE-4, AMB-28: the collapsing turn counts as taken."""
    match = lone(1, "W", (7, 5, 5, 6), turn=9, points=140, draws=["fire"])
    happened = match.play("draw")
    assert told(happened, PointsLost) == [PointsLost(ANA, 30, "FIRE-LONE-4")]
    assert scores(match) == (110,)


def test_the_score_may_fall_below_nothing() -> None:
    """FIRE-LONE-4: INV-4's one exception."""
    match = lone(1, "W", (7, 5, 5, 6), turn=1, points=0, draws=["fire"])
    match.play("draw")
    assert scores(match) == (-110,)


def test_lockboxes_come_before_the_loss() -> None:
    """FIRE-LONE-4: they score as always."""
    match = lone(1, "W", (7, 5, 5, 6), turn=12, points=0, locked=["P"], lockboxes=["lockbox-1"], draws=["fire"])
    happened = match.play("draw")
    assert told(happened, PointsGained) == [
        PointsGained(ANA, 6, "FIRE-END-2"),
        PointsGained(ANA, 6, "FIRE-LONE-5"),
    ]


def test_a_collapse_in_step_three_counts_the_turn_as_taken() -> None:
    """FIRE-LONE-4: the round-end burn of turn 11 ends it."""
    match = lone(5, "W W W W", (7, 7, 7, 7), turn=11, points=100)
    match.play("stop")
    assert scores(match) == (100 + 28 + 2 - 10,)


def test_twelve_turns_bring_two_for_every_section() -> None:
    """FIRE-LONE-5: eight in all."""
    match = lone(6, "W W W W", (1, 2, 3, 4), turn=12, points=50)
    happened = match.play("stop")
    assert told(happened, PointsGained) == [PointsGained(ANA, 8, "FIRE-LONE-5")]


def test_a_collapse_on_turn_twelve_brings_six() -> None:
    """FIRE-LONE-5: both lines apply, minus nothing and two for each of three sections."""
    match = lone(6, "W W W W", (7, 7, 7, 7), turn=12, points=50)
    match.play("stop")
    assert scores(match) == (50 + 28 + 1 + 6,)


def test_the_bonus_may_count_cards_by_option() -> None:
    """FIRE-LONE-5, AMB-28: two for every numbered card left, 6 + 6 + 5 + 4 of them."""
    match = lone(6, "W W W W", (1, 2, 3, 4), turn=12, points=50, options={"lone_bonus_counts": "cards"})
    happened = match.play("stop")
    assert told(happened, PointsGained) == [PointsGained(ANA, 2 * 21, "FIRE-LONE-5")]


@pytest.mark.parametrize(("points", "grade"), [(125, "loss"), (126, "win"), (160, "win"), (161, "win with honours")])
def test_above_125_is_a_win_and_above_160_one_with_honours(points: int, grade: str) -> None:
    """FIRE-LONE-6: exactly at the threshold is not above it."""
    match = lone(6, "W W W W", (1, 2, 3, 4), turn=12, points=points - 13)
    match.play("stop")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.grade) == ((points,), grade)
    assert match.outcome.winners == (() if grade == "loss" else (ANA,))


def test_no_robot_takes_part() -> None:
    """FIRE-LONE-1, FIRE-DEF-1."""
    assert [one.robot for one in dealt(seats=1, mode="lone_librarian").view().participants] == [False]
