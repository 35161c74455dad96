"""The published rulebook's own examples and sentences, each with its page's heading."""

from __future__ import annotations

from typing import Any

import pytest

from readingroom.games.fire.edge.events import (
    FireSpread,
    FireTriggered,
    KnowledgeScored,
    PointsGained,
    SectionBurned,
)
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    PURPLE,
    WHITE,
    YELLOW,
    a_table,
    alone,
    before_round,
    dealt,
    in_the_library,
    library,
    options,
    row,
    rule_against,
    scores,
    told,
)


def sample_turn(**zones: Any) -> Any:
    """The card of Sample Turns: yellow, fire, white, with yellow and white worth 2 and black worth 4."""
    return in_the_library(3, "Y F W", (2, 2, 4, 4), **zones)


def test_leaving_after_the_white_book_scores_six() -> None:
    """Sample Turns: yellow 2, white 2 and bravery 2 (FIRE-SCORE-1, FIRE-SCORE-2)."""
    match = sample_turn()
    assert told(match.play("stop"), KnowledgeScored) == [KnowledgeScored(ANA, knowledge=4, bravery=2)]
    assert scores(match)[ANA] == 6


def test_leaving_after_the_black_book_scores_twelve() -> None:
    """Sample Turns: yellow 2, white 2 and black 4, with bravery 4."""
    match = sample_turn(draws=["black"])
    happened = match.play("draw", "stop")
    assert told(happened, KnowledgeScored) == [KnowledgeScored(ANA, knowledge=8, bravery=4)]
    assert scores(match)[ANA] == 12


def test_drawing_a_second_fire_after_the_black_book_scores_nothing() -> None:
    """Sample Turns: two fires trigger Fire Spreading."""
    match = sample_turn(draws=["black", "fire"])
    happened = match.play("draw", "draw")
    assert FireTriggered(ANA, 5) in happened
    assert FireSpread(ANA) in happened
    assert scores(match)[ANA] == 0


def test_a_tool_puts_the_fire_of_the_sample_turn_out() -> None:
    """Sample Turns: unless a tool lets them return to Saving Books."""
    match = sample_turn(hand=["bucket"], draws=["black", "fire"])
    match.play("draw", "draw", "play:bucket", "stop")
    assert scores(match)[ANA] == 12


def test_a_tool_lets_the_sample_turn_score_otherwise() -> None:
    """Sample Turns: or to otherwise score points."""
    match = sample_turn(hand=["cloak"], draws=["black", "fire"])
    match.play("draw", "draw", "play:cloak:black")
    assert scores(match)[ANA] == 4 + 6


def test_white_three_and_yellow_two_can_stand_together() -> None:
    """Library Cards, diagram: after two quiet rounds (FIRE-ROUND-1)."""
    match = before_round(3, library=(3, 2, 3, 4))
    shown = [(section.value, section.burns_next) for section in match.view().sections[:2]]
    assert shown == [(3, False), (2, True)]


@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (2, [1, 2, 3]),
        (3, [1, 2, 3, 4]),
        (4, [1, 2, 3, 4]),
        (5, [1, 2, 3, 4, 5]),
        (6, [1, 2, 3, 4, 5, 6]),
        (1, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_the_quick_setup_guide(seats: int, numbers: list[int]) -> None:
    """Quick Setup Guide, 9 (FIRE-SETUP-5)."""
    assert [card.number for card in dealt(seats=seats).view().cards] == numbers


def test_a_technology_book_is_worth_four_at_first() -> None:
    """Technology Books: no section has burned, Fables are worth 4 (FIRE-TECH-2)."""
    match = in_the_library(3, "T", options={"technology": True})
    assert match.view().at_stake == 4


def test_the_solo_robots_card_burns_white_and_black() -> None:
    """Solo Robot, example: it scores yellow and purple, plus 2 for bravery (FIRE-SROBOT-5)."""
    match = alone(3, "W W W", draws=["bucket-1"])
    happened = match.play("stop")
    assert told(happened, SectionBurned) == [SectionBurned(WHITE, 2, 0), SectionBurned(BLACK, 4, 0)]
    assert told(happened, PointsGained) == [PointsGained(1, 2 + 4 + 2, "FIRE-SROBOT-5")]


@pytest.mark.parametrize(("card", "bravery"), [(1, 2), (3, 0)])
def test_the_robot_players_card_burns_white_and_yellow(card: int, bravery: int) -> None:
    """Multiplayer with Robot, example: two for bravery on the 1st card, none on the 3rd (FIRE-MROBOT-3)."""
    others = [number for number in (1, 2, 3) if number != card]
    match = a_table(
        seats=2,
        options={"mode": "robot"},
        robot_holds=card,
        asked="next_turn",
        draws=["cloak-1"],
        holds=others if card == 1 else [None, None],
        played=[] if card == 1 else [0, 1],
    )
    assert told(match.events(), SectionBurned)[:2] == [
        SectionBurned(WHITE, 2, 0),
        SectionBurned(YELLOW, 3, 1),
    ]
    assert scores(match)[2] == 3 + 4 + bravery


def test_a_second_slingshot_cannot_burn_another_player() -> None:
    """Tool Cards, example: who has got a fire by Slingshot cannot get a second one (FIRE-TOOL-6)."""
    match = in_the_library(1, "W", hand=["slingshot", "slingshot"], seats=2, draws=["fire", "black", "fire"])
    match.play("draw", "play:slingshot:1:1")
    assert row(match, 2) == "F W . . ."
    match.play("draw", "draw")
    assert options(match) == ["pass", "play:slingshot:aside:1"]
    assert rule_against(match, "play:slingshot:1:1") == "FIRE-TOOL-6"


def test_the_lower_score_gets_to_use_its_tool() -> None:
    """Tool Cards: of two played at once the lower score's is used, the other is kept (FIRE-TOOL-4)."""
    match = in_the_library(1, "W", hands={BEN: ["axe"], 2: ["axe"]}, scores=[0, 8, 5, 9], draws=["fire"])
    match.play("draw", "play:axe:1")
    assert scores(match) == (0, 8, 6, 9)
    assert [tool.tool for tool in match.view(BEN).hand] == ["axe"]


def test_only_two_fires_and_no_book_burn_the_lowest_index() -> None:
    """Library Cards, Burn Index: two Fire Tokens and no Book Tokens (FIRE-SPREAD-4)."""
    match = in_the_library(3, "F", draws=["fire"])
    assert told(match.play("draw"), SectionBurned) == [SectionBurned(WHITE, 2, 0)]


def test_the_collectors_edition_includes_the_book_on_it() -> None:
    """Glossary, Collector's Edition: two points a matching book, this one included (FIRE-T-COLLECT-1)."""
    match = in_the_library(1, "W Y", hand=["collectors_edition"])
    happened = match.play("stop", "play:collectors_edition:yellow")
    assert told(happened, PointsGained) == [PointsGained(ANA, 2, "FIRE-T-COLLECT-1")]


def test_a_lone_librarian_with_126_points_has_won() -> None:
    """Lone Librarian: more than 125 points (FIRE-LONE-6); two for each remaining section (FIRE-LONE-5)."""
    match = alone(6, "W W W W", mode="lone_librarian", round=12, scores=[113])
    match.play("stop")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.grade) == ((126,), "win")


def test_books_from_an_amulet_score_when_the_game_ends() -> None:
    """Glossary, Amulet: a book on a card scores; 10 if its section has burned down (FIRE-END-3)."""
    match = in_the_library(1, "P", (5, 5, 5, 7), rows={2: "P", 3: "B"}, draws=["fire"])
    match.play("draw")
    assert (library(match)[PURPLE], scores(match)) == (10, (0, 10, 5, 0))


def test_gloves_give_bravery_as_if_the_spaces_were_risky() -> None:
    """Glossary, Gloves (FIRE-T-GLOVES-2)."""
    match = in_the_library(1, "W", hand=["gloves"], draws=["fire"])
    happened = match.play("play:gloves", "draw", "stop")
    assert told(happened, KnowledgeScored) == [KnowledgeScored(ANA, knowledge=1, bravery=2)]
