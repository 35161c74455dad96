"""Step 2: saving books (rules 2.3)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import FireTriggered, KnowledgeScored, TokenLaid, TokensDrawn
from tests.games.fire.builders import (
    ANA,
    BLACK,
    DAN,
    WHITE,
    asked,
    books_in_bag,
    fires_in_bag,
    in_the_library,
    market,
    options,
    row,
    rule_against,
    scores,
    told,
)

SAFE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
NO_BOOKS_LEFT = {
    "library_cart": "W W W W W W W Y Y Y Y Y Y B B B B B P P P P",
    "amulet": "F F F F F F F",
}
TOOLS_LYING = ["library_cart", "amulet"]


@pytest.mark.parametrize("token", ["white", "yellow", "black", "purple", "fire"])
def test_a_drawn_token_lands_on_the_leftmost_empty_space(token: str) -> None:
    """FIRE-SAVE-1: out of the bag, onto the card."""
    match = in_the_library(5, "Y", draws=[token])
    number = ["white", "yellow", "black", "purple", "teal", "fire"].index(token)
    assert match.play("draw") == [TokensDrawn(ANA, (number,)), TokenLaid(ANA, 5, number, 2)]
    assert row(match, 5) == f"Y {token[0].upper()} . . ."
    assert books_in_bag(match) + fires_in_bag(match) == 27


def test_after_a_book_you_go_on_or_stop() -> None:
    """FIRE-SAVE-2: nothing else is asked."""
    match = in_the_library(1, draws=["white"])
    match.play("draw")
    assert (asked(match), options(match)) == ("save_or_leave", ["draw", "stop"])


def test_after_a_book_a_saving_tool_may_be_played() -> None:
    """FIRE-SAVE-2, FIRE-SAVE-7: Gloves, Shovel and Torch."""
    match = in_the_library(1, hand=["gloves", "shovel", "torch"], draws=["white"])
    match.play("draw")
    assert options(match) == ["draw", "stop", "play:gloves", "play:shovel", "play:torch"]


@pytest.mark.parametrize("card", range(1, 7))
@pytest.mark.parametrize("space", range(1, 6))
def test_a_first_fire_triggers_on_risky_spaces_only(card: int, space: int) -> None:
    """FIRE-SAVE-3, FIRE-DEF-7: on a safe space it stays where it is and the turn goes on."""
    match = in_the_library(card, "W " * (space - 1), draws=["fire"])
    happened = match.play("draw")
    expected = [] if space <= SAFE[card] else [FireTriggered(ANA, space)]
    assert told(happened, FireTriggered) == expected
    if not expected:
        assert (asked(match), match.to_move) == ("save_or_leave", ANA)
        assert row(match, card).split()[space - 1] == "F"


@pytest.mark.parametrize("card", range(1, 7))
def test_a_second_fire_triggers_wherever_it_lands(card: int) -> None:
    """FIRE-SAVE-3, FIRE-DEF-7: on a safe space too."""
    match = in_the_library(card, "F", draws=["fire"])
    assert FireTriggered(ANA, 2) in match.play("draw")


def test_who_triggers_cannot_stop_instead() -> None:
    """FIRE-SAVE-3: Fire Spreading comes at once."""
    match = in_the_library(3, "F P", hand=["bucket"], draws=["fire"])
    match.play("draw")
    assert options(match) == ["pass", "play:bucket"]
    assert rule_against(match, "stop") == "FIRE-SAVE-2"


def test_nobody_leaves_without_a_draw() -> None:
    """FIRE-SAVE-4, AMB-6, EX-32: on an empty card there is only the draw."""
    match = in_the_library(1)
    assert options(match) == ["draw"]
    assert rule_against(match, "stop") == "FIRE-SAVE-4"


def test_a_token_already_on_the_card_allows_to_stop() -> None:
    """FIRE-SAVE-4, AMB-6, EX-32: an Amulet's or a Slingshot's."""
    assert "stop" in options(in_the_library(1, "W", turn={"active": ANA, "drew": False}))


def test_a_draw_that_left_nothing_on_the_card_allows_to_stop() -> None:
    """FIRE-SAVE-4: Dan's Axe took the fire and the only book, but Ana has drawn."""
    match = in_the_library(1, "P", hands={DAN: ["axe"]}, draws=["fire"])
    match.play("draw", "play:axe:1")
    assert (row(match, 1), options(match)) == (". . . . .", ["draw", "stop"])


def test_a_full_card_scores_by_itself() -> None:
    """FIRE-SAVE-5: the fifth book ends the turn."""
    match = in_the_library(1, "W W W W", draws=["black"])
    assert KnowledgeScored(ANA, knowledge=7, bravery=10) in match.play("draw")
    assert scores(match)[ANA] == 17


def test_a_card_filled_by_others_scores_before_the_first_draw() -> None:
    """FIRE-SAVE-5: Amulets and Slingshots may fill it."""
    match = in_the_library(2, "W W W W W", asked="next_turn")
    assert told(match.events(), TokensDrawn) == []
    assert KnowledgeScored(ANA, knowledge=5, bravery=8) in match.events()


def test_gaps_stay_and_are_filled_first() -> None:
    """FIRE-SAVE-6, AMB-7: tokens never slide."""
    match = in_the_library(3, ". W . B", draws=["white", "yellow"])
    match.play("draw")
    assert row(match, 3) == "W W . B ."
    match.play("draw")
    assert row(match, 3) == "W W Y B ."


def test_the_rightmost_token_counts_over_a_gap() -> None:
    """FIRE-DEF-8, AMB-7: bravery looks at the rightmost occupied space, not at how many there are."""
    match = in_the_library(3, ". . . B")
    assert KnowledgeScored(ANA, knowledge=3, bravery=4) in match.play("stop")


def test_saving_tools_come_before_the_first_draw_too() -> None:
    """FIRE-SAVE-7: as soon as the bag is taken."""
    match = in_the_library(1, hand=["gloves", "torch", "shovel"])
    assert options(match) == ["draw", "play:gloves", "play:shovel", "play:torch"]


def test_saving_tools_are_the_active_players() -> None:
    """FIRE-SAVE-7: what others hold is not offered."""
    assert options(in_the_library(1, hands={1: ["gloves", "torch", "shovel"]})) == ["draw"]


def test_saving_tools_do_not_help_once_the_fire_catches() -> None:
    """FIRE-SAVE-7, FIRE-TOOL-2: a trigger closes their window."""
    match = in_the_library(3, "F W", hand=["gloves", "cloak"], draws=["fire"])
    match.play("draw")
    assert rule_against(match, "play:gloves") == "FIRE-TOOL-2"


def test_an_empty_bag_ends_the_turn() -> None:
    """FIRE-SAVE-8, AMB-12: even on an empty card; it scores nothing and is on no risky space."""
    match = in_the_library(1, asked="next_turn", waiting=NO_BOOKS_LEFT, round_tools=TOOLS_LYING)
    assert told(match.events(), KnowledgeScored) == [KnowledgeScored(ANA, knowledge=0, bravery=0)]
    assert (asked(match), match.to_move) == ("take_tool", ANA)


def test_drawing_the_last_token_ends_the_turn() -> None:
    """FIRE-SAVE-8, AMB-12: then the player must stop."""
    books = NO_BOOKS_LEFT["library_cart"][2:]
    match = in_the_library(1, waiting={"library_cart": books, "amulet": "F F F F F F F"}, round_tools=TOOLS_LYING)
    assert match.view().bag_size == 1
    happened = match.play("draw")
    assert happened[:2] == [TokensDrawn(ANA, (WHITE,)), TokenLaid(ANA, 1, WHITE, 1)]
    assert KnowledgeScored(ANA, knowledge=1, bravery=0) in happened


def test_the_bag_gives_every_token_that_is_in_it() -> None:
    """FIRE-SAVE-1, INV-7: over many matches each kind comes about as often as it lies there."""
    counts = [0] * 6
    for seed in range(580):
        drawn = told(in_the_library(1, seed=seed).play("draw"), TokensDrawn)[0].tokens[0]
        counts[drawn] += 1
    expected = [140, 120, 100, 80, 0, 140]
    chi_square = sum((seen - mean) ** 2 / mean for seen, mean in zip(counts, expected, strict=True) if mean)
    assert counts[4] == 0
    assert chi_square < 18.47  # 4 degrees of freedom, 0.1 %; the seeds are fixed


def test_a_fire_can_be_the_token_that_counts_for_bravery() -> None:
    """FIRE-DEF-8, AMB-7: any token, fire included."""
    match = in_the_library(1, "B", hand=["gloves"], draws=["fire"])
    match.play("play:gloves", "draw")
    assert row(match, 1) == "B F . . ."
    assert KnowledgeScored(ANA, knowledge=3, bravery=2) in match.play("stop")


def test_the_market_is_not_touched_by_saving() -> None:
    """FIRE-SAVE-2: drawing tokens moves no tool."""
    match = in_the_library(5, draws=["black", "white"])
    before = market(match)
    match.play("draw", "draw")
    assert market(match) == before
    assert told(match.events(), TokenLaid) == [TokenLaid(ANA, 5, BLACK, 1), TokenLaid(ANA, 5, WHITE, 2)]
