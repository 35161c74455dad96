"""Scoring knowledge (rules 2.5)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import KnowledgeScored, ToolTaken, TurnBegan, TurnEnded
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    hand,
    holder,
    in_the_library,
    market,
    options,
    row,
    rule_against,
    scores,
    told,
    tool_number,
    waiting_on,
)

BRAVERY = {
    1: (0, 2, 4, 7, 10),
    2: (0, 2, 4, 6, 8),
    3: (0, 0, 2, 4, 6),
    4: (0, 0, 1, 3, 5),
    5: (0, 0, 0, 2, 4),
    6: (0, 0, 0, 1, 3),
}


@pytest.mark.parametrize(
    ("laid", "tops", "knowledge"),
    [
        ("W", (1, 2, 3, 4), 1),
        ("W Y B P", (1, 2, 3, 4), 10),
        ("W W", (6, 2, 3, 4), 12),
        ("P F B", (1, 2, 5, 7), 12),
    ],
)
def test_every_book_scores_its_current_value(laid: str, tops: tuple[int, ...], knowledge: int) -> None:
    """FIRE-SCORE-1, FIRE-DEF-2: the number on the top card of its section."""
    happened = in_the_library(3, laid, tops).play("stop")
    assert told(happened, KnowledgeScored)[0].knowledge == knowledge


@pytest.mark.parametrize("card", range(1, 7))
@pytest.mark.parametrize("books", range(1, 6))
def test_bravery_is_the_number_of_the_rightmost_occupied_space(card: int, books: int) -> None:
    """FIRE-SCORE-2, FIRE-DEF-8: gained in one move with the knowledge."""
    match = in_the_library(card, "W " * (books - 1), draws=["white"])
    happened = match.play("draw")
    if books < 5:
        happened += match.play("stop")
    assert told(happened, KnowledgeScored) == [KnowledgeScored(ANA, books, BRAVERY[card][books - 1])]
    assert scores(match)[ANA] == books + BRAVERY[card][books - 1]


@pytest.mark.parametrize("card", range(1, 7))
def test_leaving_from_safe_spaces_may_bring_a_tool(card: int) -> None:
    """FIRE-SCORE-3, AMB-33: market, deck or none."""
    match = in_the_library(card, "W")
    match.play("stop")
    assert (asked(match), match.to_move) == ("take_tool", ANA)
    assert options(match) == ["take:market:1", "take:market:2", "take:market:3", "take:deck", "take:none"]


def test_a_token_on_a_risky_space_brings_no_tool() -> None:
    """FIRE-SCORE-3: bravery instead."""
    match = in_the_library(4, "W W W")
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 3, 1)]
    assert asked(match) == "choose_card"  # the round is over


def test_the_tool_for_leaving_may_be_declined() -> None:
    """FIRE-SCORE-3, AMB-33: `may`, not `must`."""
    match = in_the_library(3, "W")
    match.play("stop", "take:none")
    assert (hand(match), market(match)) == ([], ["map-1", "shovel-1", "torch-1"])


def test_the_tool_for_leaving_comes_from_the_market() -> None:
    """FIRE-SCORE-3, FIRE-SPREAD-8: and the slot is refilled at once."""
    match = in_the_library(3, "W", draws=["axe-3"])
    happened = match.play("stop", "take:market:3")
    assert told(happened, ToolTaken) == [ToolTaken(ANA, tool_number("torch-1"), 3)]
    assert (hand(match), market(match)) == (["torch-1"], ["map-1", "shovel-1", "axe-3"])


def test_only_what_lies_there_when_scoring_counts_for_the_tool() -> None:
    """FIRE-SCORE-3, AMB-8: a fire on a risky space that a Bucket took away does not count."""
    match = in_the_library(1, "W", hand=["bucket"], draws=["fire"])
    match.play("draw", "play:bucket")
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 1, 0)]
    assert asked(match) == "take_tool"


def test_a_card_emptied_by_a_tool_scores_nothing_and_brings_a_tool() -> None:
    """FIRE-SCORE-3, AMB-8: Ana's only book was hewn away."""
    match = in_the_library(1, "P", hands={DAN: ["axe"]}, draws=["fire"])
    match.play("draw", "play:axe:1")
    assert row(match, 1) == ". . . . ."
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 0, 0)]
    assert asked(match) == "take_tool"


def test_a_card_of_only_fire_scores_like_any_other() -> None:
    """FIRE-SCORE-4: no knowledge, but the tool."""
    match = in_the_library(3, "F")
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 0, 0)]
    assert asked(match) == "take_tool"


def test_a_lone_fire_on_a_risky_space_scores_its_bravery() -> None:
    """FIRE-SCORE-4, FIRE-DEF-8: under Gloves it may lie there."""
    match = in_the_library(1, "W W F", turn={"active": ANA, "gloves": True}, turn_tools=["gloves"])
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, 2, 4)]


def test_after_scoring_tools_are_asked_for_next() -> None:
    """FIRE-SCORE-5: of the active player only."""
    match = in_the_library(1, "W Y", hand=["map"], hands={BEN: ["map", "lockbox"]})
    match.play("stop")
    assert (asked(match), match.to_move, options(match)) == ("after_scoring", ANA, ["end", "play:map"])


def test_who_has_no_such_tool_is_not_asked() -> None:
    """FIRE-SCORE-5: Ben's turn begins at once."""
    match = in_the_library(1, "W Y", hand=["bucket"])
    assert match.play("stop")[-2:] == [TurnEnded(ANA), TurnBegan(BEN, 2)]


def test_the_turn_ends_with_everything_in_its_place() -> None:
    """FIRE-SCORE-6: tokens into the bag, turn-long tools onto the discard pile, the card into the centre."""
    match = in_the_library(2, "F B", hand=["bucket", "shovel"], draws=["fire"], turn={"active": ANA, "gloves": False})
    match.play("draw", "play:bucket", "play:shovel")
    assert (waiting_on(match, "bucket"), waiting_on(match, "shovel")) == ("F", "")
    match.play("stop")
    assert (books_in_bag(match), fires_in_bag(match), row(match, 2)) == (22, 7, ". . . . .")
    assert sorted(discard(match)) == ["bucket-1", "shovel-2"]
    assert (holder(match, 2), match.to_move, match.view().in_play) == (None, CLEO, ())


def test_stop_is_for_the_one_who_saves() -> None:
    """FIRE-SAVE-2: not while a tool is being taken."""
    match = in_the_library(3, "W")
    match.play("stop")
    assert rule_against(match, "stop") == "FIRE-SAVE-2"
    assert rule_against(match, "draw") == "FIRE-SAVE-2"
