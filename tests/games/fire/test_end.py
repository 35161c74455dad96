"""The end of the game (rules 2.7)."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.fire.edge.events import LibraryCollapsed, MatchEnded, PointsGained, SectionBurned
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    CLEO,
    DAN,
    PURPLE,
    WHITE,
    a_table,
    after_all_turns,
    alone,
    in_the_library,
    library,
    row,
    scores,
    told,
)


def test_a_destroyed_card_ends_the_game_at_once_by_fire() -> None:
    """FIRE-END-1: whatever burns it."""
    match = in_the_library(1, "W", (7, 5, 6, 6), draws=["fire"])
    happened = match.play("draw")
    assert happened[-2:] == [LibraryCollapsed(WHITE), MatchEnded(1, (0, 0, 0, 0))]
    assert (match.over, match.to_move, match.legal()) == (True, None, [])
    assert match.outcome is not None
    assert match.outcome.ending == "fire_spreading"


def test_the_end_of_a_round_can_end_the_game() -> None:
    """FIRE-END-1, AMB-32: the last numbered card is gone, the destroyed one shows."""
    match = after_all_turns(library=(7, 7, 7, 7), scores=[4, 3, 2, 1])
    assert match.outcome is not None
    assert (match.outcome.ending, library(match)) == ("round_end", (10, 7, 7, 7))


def test_a_knapsack_can_end_the_game() -> None:
    """FIRE-END-1, FIRE-T-KNAP-3."""
    match = in_the_library(5, "P", (5, 5, 6, 7), hand=["knapsack"], draws=["fire"])
    match.play("stop", "take:none", "play:knapsack:purple")
    assert match.outcome is not None
    assert (match.outcome.ending, library(match)) == ("knapsack", (5, 5, 6, 10))


def test_a_robot_can_end_the_game() -> None:
    """FIRE-END-1, FIRE-SROBOT-4."""
    match = alone(6, "W", (5, 5, 5, 7), draws=["slingshot-3"])
    match.play("stop", "take:none")
    assert match.outcome is not None
    assert match.outcome.ending == "robot"


def test_when_it_is_over_nothing_is_allowed() -> None:
    """FIRE-END-1: not even passing."""
    match = after_all_turns(library=(7, 7, 7, 7))
    with pytest.raises(rr.Refused) as refused:
        match.play("draw")
    assert refused.value.rule == "FIRE-END-1"


def test_a_locked_book_scores_its_value() -> None:
    """FIRE-END-2, FIRE-T-LOCK-2: black stands at 6; white is destroyed and worth 10."""
    locks: dict[str, Any] = {
        "locked": ["B", "", "", "B W"],
        "lockboxes": ["lockbox-1", "lockbox-2", "lockbox-3"],
    }
    match = in_the_library(1, "W", (7, 5, 6, 6), draws=["fire"], **locks)
    assert told(match.play("draw"), PointsGained) == [
        PointsGained(ANA, 6, "FIRE-END-2"),
        PointsGained(DAN, 16, "FIRE-END-2"),
    ]
    assert scores(match) == (6, 0, 0, 16)


def test_a_locked_technology_book_is_worth_ten_after_any_collapse() -> None:
    """FIRE-END-2, FIRE-TECH-2: the highest top card is the destroyed one."""
    locks: dict[str, Any] = {"locked": ["T", "", "", ""], "lockboxes": ["lockbox-1"]}
    match = after_all_turns(library=(7, 7, 7, 7), options={"technology": True}, **locks)
    assert scores(match) == (10, 0, 0, 0)


def test_books_on_cards_still_to_be_played_score() -> None:
    """FIRE-END-3, AMB-23: value only, no bravery; 10 for the destroyed section."""
    match = in_the_library(2, "W", (7, 5, 6, 6), rows={3: "W P B", 4: "Y"}, draws=["fire"])
    happened = match.play("draw")
    assert told(happened, PointsGained) == [
        PointsGained(CLEO, 10 + 6 + 6, "FIRE-END-3"),
        PointsGained(DAN, 5, "FIRE-END-3"),
    ]
    assert scores(match) == (0, 0, 22, 5)


def test_a_fire_on_a_waiting_card_is_worth_nothing() -> None:
    """FIRE-END-3: books only."""
    match = in_the_library(3, "W F", (7, 5, 6, 6), rows={4: "F P"}, draws=["fire"])
    match.play("draw")
    assert scores(match) == (0, 0, 0, 6)


def test_the_spare_card_scores_for_nobody() -> None:
    """FIRE-END-3, AMB-23: with two seats the third card is nobody's."""
    match = in_the_library(1, "W", (7, 5, 6, 6), seats=2, rows={2: "Y", 3: "P"}, draws=["fire"])
    match.play("draw")
    assert scores(match) == (0, 5)


def test_the_active_player_gains_nothing_for_the_card() -> None:
    """FIRE-END-4, AMB-23: those books have burned."""
    match = in_the_library(1, "P W", (7, 5, 6, 5), draws=["fire"], scores=[3, 0, 0, 0])
    match.play("draw")
    assert (scores(match)[ANA], row(match, 1)) == (3, "P W F . .")


def test_a_scored_card_is_not_scored_again() -> None:
    """FIRE-END-4, AMB-23: a Knapsack ends the game after the card has scored."""
    match = in_the_library(1, "P W", (5, 5, 6, 7), hand=["knapsack"], draws=["fire"])
    match.play("stop", "play:knapsack:purple")
    assert (match.over, scores(match)[ANA]) == (True, 7 + 5 + 2)


def test_the_points_of_a_cloak_stay() -> None:
    """FIRE-END-4, FIRE-T-CLOAK-1: they were gained before anything burned."""
    match = in_the_library(1, "P W", (7, 5, 6, 6), hand=["cloak"], draws=["fire"])
    match.play("draw", "play:cloak:purple")
    assert (match.over, scores(match)[ANA]) == (True, 6 + 4)


def test_the_highest_total_wins() -> None:
    """FIRE-END-5: after Lockboxes and waiting cards."""
    match = in_the_library(3, "W F", (7, 5, 6, 6), scores=[20, 20, 0, 15], rows={4: "P"}, draws=["fire"])
    match.play("draw")
    assert match.outcome == rr.Outcome(
        ending="fire_spreading", winners=(DAN,), scores=(20, 20, 0, 21), results=(0, 0, 0, 1), grade="win"
    )


def test_equal_totals_share_the_win() -> None:
    """FIRE-END-5, AMB-25: whoever arrived first."""
    match = after_all_turns(library=(7, 7, 7, 7), scores=[12, 7, 12, 3], arrival=[CLEO, ANA, BEN, DAN])
    assert match.outcome == rr.Outcome(
        ending="round_end",
        winners=(ANA, CLEO),
        scores=(12, 7, 12, 3),
        results=(0.5, 0, 0.5, 0),
        grade="shared win",
    )


def test_books_given_to_a_robot_score_when_another_ends_the_game() -> None:
    """FIRE-END-3, AMB-36: its turn was still to come."""
    match = in_the_library(1, "W", (7, 5, 6, 6), seats=2, options={"mode": "robot"}, given="P F", draws=["fire"])
    match.play("draw")
    assert scores(match) == (0, 0, 6)


def test_books_on_the_robots_card_score_too() -> None:
    """FIRE-END-3, AMB-36: an Amulet put one there."""
    match = in_the_library(1, "W", (7, 5, 6, 6), seats=2, options={"mode": "robot"}, rows={3: "B F"}, draws=["fire"])
    match.play("draw")
    assert scores(match) == (0, 0, 6)


def test_a_destroyed_section_is_the_only_one() -> None:
    """FIRE-END-1, INV-6: burning stops with it."""
    match = in_the_library(1, "P P B", (7, 7, 7, 6), draws=["fire"])
    burned = told(match.play("draw"), SectionBurned)
    assert burned == [SectionBurned(PURPLE, 7, 1), SectionBurned(PURPLE, 10, 0)]
    assert [section.burn_index for section in match.view().sections] == [19, 20, 21, None]
    assert BLACK not in [event.section for event in burned]


def test_a_position_of_a_finished_match_asks_nothing() -> None:
    """FIRE-END-1: it can be laid out and looked at."""
    match = a_table(library=(10, 7, 7, 7), asked=None, scores=[1, 2, 3, 4])
    assert (match.over, match.legal()) == (True, [])
