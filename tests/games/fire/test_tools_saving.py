"""Gloves, Shovel and Torch (rules 2.9)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import (
    FireTriggered,
    KnowledgeScored,
    TokenLaid,
    TokensDrawn,
    TokensReturned,
    TokensWait,
)
from tests.games.fire.builders import (
    ANA,
    BLACK,
    FIRE,
    KINDS,
    PURPLE,
    WHITE,
    YELLOW,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    in_the_library,
    options,
    row,
    rule_against,
    scores,
    told,
    waiting_on,
)

ALL_BUT_ONE_WHITE = "W W W W W W Y Y Y Y Y Y B B B B B P P P P"
ALL_FIRES = "F F F F F F F"
ONE_WHITE_LEFT = {"library_cart": ALL_BUT_ONE_WHITE, "amulet": ALL_FIRES}
TWO_WHITE_LEFT = {"library_cart": ALL_BUT_ONE_WHITE[2:], "amulet": ALL_FIRES}
LYING = ["library_cart", "amulet"]


# --- Gloves -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", range(1, 7))
def test_with_gloves_no_space_is_risky(card: int) -> None:
    """FIRE-T-GLOVES-1: a first fire on the fourth space does not trigger on any card."""
    match = in_the_library(card, "W W W", hand=["gloves"], draws=["fire"])
    happened = match.play("play:gloves", "draw")
    assert told(happened, FireTriggered) == []
    assert row(match, card) == "W W W F ."


def test_with_gloves_the_second_fire_still_triggers() -> None:
    """FIRE-T-GLOVES-1."""
    match = in_the_library(1, "W", hand=["gloves"], draws=["fire", "fire"])
    match.play("play:gloves", "draw")
    assert FireTriggered(ANA, 3) in match.play("draw")


def test_one_pair_of_gloves_a_turn() -> None:
    """FIRE-T-GLOVES-1, AMB-34: the second would have no effect."""
    match = in_the_library(1, hand=["gloves", "gloves"])
    match.play("play:gloves")
    assert options(match) == ["draw"]
    assert rule_against(match, "play:gloves") == "FIRE-T-GLOVES-1"


def test_gloves_are_for_one_turn() -> None:
    """FIRE-T-GLOVES-1: the next player's risky spaces are risky again."""
    match = in_the_library(1, "W W", hand=["gloves"], draws=["W", "F"])
    match.play("play:gloves", "stop")
    assert (match.to_move, match.view().gloves, discard(match)) == (1, False, ["gloves-1"])
    match.play("draw")
    assert FireTriggered(1, 2) in match.play("draw")


def test_with_gloves_bravery_counts_as_printed_and_no_tool_is_taken() -> None:
    """FIRE-T-GLOVES-2: on a safe space neither bravery nor tool."""
    match = in_the_library(3, "W", hand=["gloves"])
    assert told(match.play("play:gloves", "stop"), KnowledgeScored) == [KnowledgeScored(ANA, 1, 0)]
    assert asked(match) != "take_tool"
    match = in_the_library(3, "W W W", hand=["gloves"])
    assert told(match.play("play:gloves", "stop"), KnowledgeScored) == [KnowledgeScored(ANA, 3, 2)]


def test_with_gloves_burning_still_brings_a_tool() -> None:
    """FIRE-T-GLOVES-2."""
    match = in_the_library(3, "F", hand=["gloves"], draws=["fire"])
    match.play("play:gloves", "draw")
    assert (asked(match), rule_against(match, "take:none")) == ("take_tool", "FIRE-SPREAD-7")


# --- Shovel -------------------------------------------------------------------------------------------------


def test_a_shovel_gives_two_charges() -> None:
    """FIRE-T-SHOVEL-1: each draw is made with or without one."""
    match = in_the_library(5, hand=["shovel"], draws=["W", "Y", "W", "Y", "B"])
    match.play("play:shovel")
    assert (options(match), match.view().charges) == (["draw", "draw:shovel"], 2)
    match.play("draw:shovel", "pick:white")
    assert match.view().charges == 1
    match.play("draw:shovel", "pick:yellow", "draw")
    assert (options(match), row(match, 5)) == (["draw", "stop"], "W Y B . .")
    assert rule_against(match, "draw:shovel") == "FIRE-T-SHOVEL-1"


def test_charges_of_several_shovels_add_up() -> None:
    """FIRE-T-SHOVEL-1: two of them give four."""
    match = in_the_library(5, hand=["shovel", "shovel"])
    match.play("play:shovel", "play:shovel")
    assert match.view().charges == 4


def test_the_book_not_chosen_goes_back_at_once() -> None:
    """FIRE-T-SHOVEL-2: before the next decision."""
    match = in_the_library(5, hand=["shovel"], draws=["white", "purple"])
    match.play("play:shovel", "draw:shovel")
    assert (asked(match), options(match)) == ("shovel_pick", ["pick:white", "pick:purple"])
    assert match.play("pick:purple") == [TokensReturned((WHITE,)), TokenLaid(ANA, 5, PURPLE, 1)]
    assert (books_in_bag(match), waiting_on(match, "shovel")) == (21, "")


def test_the_fire_not_chosen_waits_on_the_shovel() -> None:
    """FIRE-T-SHOVEL-2: until the turn ends."""
    match = in_the_library(1, "W", hand=["shovel"], draws=["fire", "purple"])
    match.play("play:shovel", "draw:shovel")
    happened = match.play("pick:purple")
    assert TokensWait(KINDS.index("shovel"), (FIRE,)) in happened
    assert (waiting_on(match, "shovel"), fires_in_bag(match)) == ("F", 6)
    match.play("stop")
    assert (waiting_on(match, "shovel"), fires_in_bag(match)) == (None, 7)


def test_a_fire_may_be_chosen() -> None:
    """FIRE-T-SHOVEL-2: it is placed like any other."""
    match = in_the_library(1, "W", hand=["shovel"], draws=["fire", "purple"])
    happened = match.play("play:shovel", "draw:shovel", "pick:fire")
    assert FireTriggered(ANA, 2) in happened


def test_of_two_fires_one_must_be_placed() -> None:
    """FIRE-T-SHOVEL-2, EX-19: there is nothing to choose."""
    match = in_the_library(3, hand=["shovel"], draws=["fire", "fire"])
    match.play("play:shovel", "draw:shovel")
    assert (row(match, 3), waiting_on(match, "shovel"), asked(match)) == ("F . . . .", "F", "save_or_leave")


def test_two_equal_books_need_no_choice() -> None:
    """FIRE-T-SHOVEL-2, 4.2: one is placed, the other goes back."""
    match = in_the_library(3, hand=["shovel"], draws=["black", "black"])
    match.play("play:shovel", "draw:shovel")
    assert (row(match, 3), asked(match), books_in_bag(match)) == ("B . . . .", "save_or_leave", 21)


def test_the_last_token_comes_alone() -> None:
    """FIRE-T-SHOVEL-3, AMB-12: a charged draw takes just that one."""
    match = in_the_library(3, hand=["shovel"], waiting=ONE_WHITE_LEFT, round_tools=LYING)
    happened = match.play("play:shovel", "draw:shovel")
    assert TokensDrawn(ANA, (WHITE,)) in happened
    assert KnowledgeScored(ANA, 1, 0) in happened


def test_unused_charges_expire() -> None:
    """FIRE-T-SHOVEL-3: they do not go over to the next turn."""
    match = in_the_library(1, "W W", hand=["shovel"])
    match.play("play:shovel", "stop")
    assert (match.view().charges, discard(match)) == (0, ["shovel-2"])


# --- Torch --------------------------------------------------------------------------------------------------


def test_a_torch_draws_three_tokens_at_once() -> None:
    """FIRE-T-TORCH-1: at least one is placed, in the order you like."""
    match = in_the_library(1, "W", hand=["torch"], draws=["yellow", "purple", "fire"])
    happened = match.play("play:torch")
    assert TokensDrawn(ANA, (YELLOW, PURPLE, FIRE)) in happened
    assert options(match) == ["pick:yellow", "pick:purple", "pick:fire"]
    assert rule_against(match, "done") == "FIRE-T-TORCH-1"
    match.play("pick:purple")
    assert options(match) == ["pick:yellow", "pick:fire", "done"]


def test_all_three_may_be_placed() -> None:
    """FIRE-T-TORCH-1, AMB-22: one to three, fires too: they advance bravery."""
    match = in_the_library(3, hand=["torch"], draws=["yellow", "purple", "fire"])
    match.play("play:torch", "pick:fire", "pick:yellow", "pick:purple")
    assert (row(match, 3), asked(match), discard(match)) == ("F Y P . .", "save_or_leave", ["torch-2"])


def test_a_torch_counts_as_a_draw() -> None:
    """FIRE-T-TORCH-1, FIRE-SAVE-4: then you may stop."""
    match = in_the_library(3, hand=["torch"], draws=["yellow", "purple", "black"])
    match.play("play:torch", "pick:yellow", "done")
    assert options(match) == ["draw", "stop"]


def test_shovel_charges_do_not_apply_to_a_torch() -> None:
    """FIRE-T-TORCH-1: they are left for the next draw."""
    match = in_the_library(5, hand=["torch", "shovel"], draws=["W", "Y", "B"])
    happened = match.play("play:shovel", "play:torch")
    assert TokensDrawn(ANA, (WHITE, YELLOW, BLACK)) in happened
    match.play("pick:white", "done")
    assert match.view().charges == 2


def test_unplaced_books_return_and_unplaced_fires_stay_on_the_torch() -> None:
    """FIRE-T-TORCH-2: until the turn ends."""
    match = in_the_library(1, hand=["torch"], draws=["black", "fire", "fire"])
    match.play("play:torch", "pick:black", "done")
    assert (waiting_on(match, "torch"), fires_in_bag(match), books_in_bag(match)) == ("F F", 5, 21)
    match.play("stop", "take:none")
    assert (waiting_on(match, "torch"), fires_in_bag(match), discard(match)) == (None, 7, ["torch-2"])


def test_a_full_card_ends_the_placing() -> None:
    """FIRE-T-TORCH-1, FIRE-SAVE-5: as far as spaces allow; then scoring follows."""
    match = in_the_library(1, "W W W W", hand=["torch"], draws=["black", "purple", "fire"])
    happened = match.play("play:torch", "pick:purple")
    assert told(happened, KnowledgeScored) == [KnowledgeScored(ANA, 8, 10)]
    assert (books_in_bag(match), fires_in_bag(match)) == (22, 7)


def test_a_trigger_ends_the_placing() -> None:
    """FIRE-T-TORCH-3: the rest is treated as unplaced, and the window opens."""
    match = in_the_library(1, "W", hand=["torch", "bucket"], draws=["fire", "fire", "purple"])
    happened = match.play("play:torch", "pick:fire")
    assert FireTriggered(ANA, 2) in happened
    assert (waiting_on(match, "torch"), match.view().bag["purple"], asked(match)) == ("F", 4, "reaction")
    match.play("play:bucket")
    assert (asked(match), row(match, 1)) == ("save_or_leave", "W . . . .")


def test_three_fires_start_with_one_on_the_card() -> None:
    """FIRE-T-TORCH-3, FIRE-T-TORCH-1: the first is placed without asking; more are a choice."""
    match = in_the_library(3, hand=["torch"], draws=["fire", "fire", "fire"])
    match.play("play:torch")
    assert (row(match, 3), options(match)) == ("F . . . .", ["pick:fire", "done"])
    match.play("done")
    assert (waiting_on(match, "torch"), asked(match)) == ("F F", "save_or_leave")


def test_each_placed_fire_is_tested() -> None:
    """FIRE-T-TORCH-3: the second one triggers."""
    match = in_the_library(5, hand=["torch"], draws=["fire", "fire", "purple"])
    match.play("play:torch", "pick:fire")
    happened = match.play("pick:fire")
    assert FireTriggered(ANA, 2) in happened


def test_a_torch_takes_what_the_bag_has() -> None:
    """FIRE-T-TORCH-1, AMB-12: up to three tokens."""
    match = in_the_library(3, hand=["torch"], waiting=TWO_WHITE_LEFT, round_tools=LYING)
    happened = match.play("play:torch")
    assert TokensDrawn(ANA, (WHITE, WHITE)) in happened


def test_a_torch_that_emptied_the_bag_gives_books_back_to_draw() -> None:
    """FIRE-T-TORCH-2, FIRE-SAVE-8: after `done` there is a token in the bag again, so the turn goes on."""
    match = in_the_library(3, hand=["torch"], waiting=TWO_WHITE_LEFT, round_tools=LYING)
    match.play("play:torch", "done")
    assert (asked(match), match.view().bag_size, row(match, 3)) == ("save_or_leave", 1, "W . . . .")


def test_a_torch_after_which_the_bag_is_empty_ends_the_turn() -> None:
    """FIRE-SAVE-8: both last books are placed."""
    match = in_the_library(3, hand=["torch"], waiting=TWO_WHITE_LEFT, round_tools=LYING)
    match.play("play:torch", "pick:white")
    assert scores(match)[ANA] == 2
