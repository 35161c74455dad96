"""Collector's Edition, Knapsack, Library Cart, Lockbox and Map (rules 2.9)."""

from __future__ import annotations

from readingroom.games.fire.edge.events import PointsGained, SectionBurned, TokensDrawn, ToolDrawn, TurnEnded
from tests.games.fire.builders import (
    ANA,
    BEN,
    KINDS,
    PURPLE,
    WHITE,
    YELLOW,
    asked,
    books_in_bag,
    discard,
    fires_in_bag,
    hand,
    in_the_library,
    library,
    market,
    options,
    pass_until,
    row,
    rule_against,
    scores,
    told,
    tool_number,
    waiting_on,
)

# --- Collector's Edition ------------------------------------------------------------------------------------


def test_two_points_for_every_book_of_the_colour() -> None:
    """FIRE-T-COLLECT-1, AMB-20: two in total for each, not four."""
    match = in_the_library(1, "W W Y W", hand=["collectors_edition"])
    match.play("stop")
    assert options(match) == ["end", "play:collectors_edition:white", "play:collectors_edition:yellow"]
    happened = match.play("play:collectors_edition:white")
    assert told(happened, PointsGained) == [PointsGained(ANA, 6, "FIRE-T-COLLECT-1")]


def test_books_count_wherever_they_lie_now() -> None:
    """FIRE-T-COLLECT-1: one white book is in a Lockbox already, and is counted."""
    match = in_the_library(1, "W W Y", hand=["collectors_edition", "lockbox"])
    match.play("stop", "play:lockbox:white")
    happened = match.play("play:collectors_edition:white")
    assert told(happened, PointsGained) == [PointsGained(ANA, 4, "FIRE-T-COLLECT-1")]


def test_the_collected_book_goes_back_at_once() -> None:
    """FIRE-T-COLLECT-1, FIRE-TOOL-3: and cannot be used for another tool."""
    match = in_the_library(1, "W Y", hand=["collectors_edition", "collectors_edition", "lockbox"])
    match.play("stop", "play:collectors_edition:white")
    assert (match.view().bag["white"], row(match, 1), discard(match)) == (
        7,
        ". Y . . .",
        ["collectors_edition-1"],
    )
    assert options(match) == ["end", "play:lockbox:yellow", "play:collectors_edition:yellow"]


def test_a_second_edition_of_the_same_colour_counts_all_again() -> None:
    """FIRE-T-COLLECT-1: books of that colour scored this turn."""
    match = in_the_library(1, "W W", hand=["collectors_edition", "collectors_edition"])
    happened = match.play("stop", "play:collectors_edition:white", "play:collectors_edition:white")
    assert [event.points for event in told(happened, PointsGained)] == [4, 4]


# --- Knapsack -----------------------------------------------------------------------------------------------


def test_a_knapsack_moves_a_book_and_draws_a_token() -> None:
    """FIRE-T-KNAP-1: it needs a book on the card."""
    match = in_the_library(1, "P W", hand=["knapsack"], draws=["yellow"])
    match.play("stop")
    assert options(match) == ["end", "play:knapsack:white", "play:knapsack:purple"]
    assert rule_against(match, "play:knapsack:black") == "FIRE-T-KNAP-1"
    happened = match.play("play:knapsack:purple")
    assert TokensDrawn(ANA, (YELLOW,)) in happened


def test_a_drawn_book_scores_with_the_moved_one() -> None:
    """FIRE-T-KNAP-2, AMB-21: the moved book scores again, both in one move."""
    match = in_the_library(1, "P W", hand=["knapsack"], draws=["yellow"])
    happened = match.play("stop", "play:knapsack:purple")
    assert told(happened, PointsGained) == [PointsGained(ANA, 4 + 2, "FIRE-T-KNAP-2")]
    assert scores(match)[ANA] == 7 + 6


def test_a_drawn_fire_burns_the_moved_books_section() -> None:
    """FIRE-T-KNAP-3: no points."""
    match = in_the_library(1, "P W", hand=["knapsack"], draws=["fire"])
    happened = match.play("stop", "play:knapsack:purple")
    assert told(happened, SectionBurned) == [SectionBurned(PURPLE, 5, 1)]
    assert told(happened, PointsGained) == []
    assert (scores(match)[ANA], fires_in_bag(match)) == (7, 8)


def test_a_drawn_fire_burns_the_highest_index_for_technology() -> None:
    """FIRE-T-KNAP-3, FIRE-TECH-3: the moved book is teal."""
    match = in_the_library(1, "T W", hand=["knapsack"], options={"technology": True}, draws=["fire"])
    match.play("stop", "play:knapsack:teal")
    assert library(match) == (1, 2, 3, 5)


def test_both_tokens_return_and_the_drawn_one_was_not_saved() -> None:
    """FIRE-T-KNAP-4: the white book from the bag does not count for Collector's Edition."""
    match = in_the_library(1, "P W", hand=["knapsack", "collectors_edition"], draws=["white"])
    match.play("stop", "play:knapsack:purple")
    assert (match.view().bag["white"], match.view().bag["purple"], discard(match)) == (6, 4, ["knapsack-1"])
    happened = match.play("play:collectors_edition:white")
    assert told(happened, PointsGained) == [PointsGained(ANA, 2, "FIRE-T-COLLECT-1")]


def test_a_buckets_fire_is_not_in_the_bag_of_a_knapsack() -> None:
    """AMB-39, FIRE-T-BUCKET-1, FIRE-T-KNAP-1: it returns when the turn ends, after the after-scoring tools."""
    match = in_the_library(3, "P", hand=["bucket", "knapsack", "map"], draws=["white", "fire", "white"])
    match.play("draw", "draw", "play:bucket", "stop")
    assert (fires_in_bag(match), waiting_on(match, "bucket")) == (6, "F")
    match.play("take:none", "play:knapsack:purple")
    assert (asked(match), fires_in_bag(match), waiting_on(match, "bucket")) == ("after_scoring", 6, "F")
    match.play("end")
    assert (fires_in_bag(match), waiting_on(match, "bucket")) == (7, None)


def test_a_map_draws_its_tool_in_a_turn_with_gloves() -> None:
    """AMB-40, FIRE-T-GLOVES-2, FIRE-T-MAP-1: only the tool for leaving is not gained."""
    match = in_the_library(3, "P", hand=["gloves", "map"], draws=["axe-1"])
    match.play("play:gloves", "stop")
    assert options(match) == ["end", "play:map"]  # and no tool was offered for leaving early
    happened = match.play("play:map")
    assert told(happened, ToolDrawn) == [ToolDrawn(ANA, tool_number("axe-1"))]
    assert hand(match) == ["axe-1"]


def test_a_moved_book_counts_for_a_later_edition_of_its_colour() -> None:
    """FIRE-T-COLLECT-1, FIRE-T-KNAP-4: it was scored this turn."""
    match = in_the_library(1, "P P", hand=["knapsack", "collectors_edition"], draws=["white"])
    happened = match.play("stop", "play:knapsack:purple", "play:collectors_edition:purple")
    assert [event.points for event in told(happened, PointsGained)] == [5, 4]


def test_a_knapsack_needs_a_token_in_the_bag() -> None:
    """FIRE-T-KNAP-1, AMB-12: with an empty bag it stays in hand."""
    books = "W W W W W W Y Y Y Y Y Y B B B B B P P P P"
    match = in_the_library(
        1,
        "W",
        hand=["knapsack", "lockbox"],
        waiting={"library_cart": books, "amulet": "F " * 7},
        round_tools=["library_cart", "amulet"],
        asked="scores",
    )
    match.play("take:none")
    assert options(match) == ["end", "play:lockbox:white"]
    assert rule_against(match, "play:knapsack:white") == "FIRE-T-KNAP-1"


# --- Library Cart -------------------------------------------------------------------------------------------


def test_a_cart_takes_all_books_left_until_the_round_ends() -> None:
    """FIRE-T-CART-1, AMB-21: the fire stays on the card and goes back with the turn."""
    match = in_the_library(3, "W F P B", hand=["library_cart"])
    match.play("stop")
    assert options(match) == ["end", "play:library_cart"]
    match.play("play:library_cart")
    assert (waiting_on(match, "library_cart"), books_in_bag(match), fires_in_bag(match)) == ("W B P", 19, 7)
    pass_until(match, "choose_card")
    assert (waiting_on(match, "library_cart"), books_in_bag(match), discard(match)) == (
        None,
        22,
        ["library_cart-1"],
    )


def test_a_cart_takes_only_what_other_tools_left() -> None:
    """FIRE-T-CART-1: the locked book is gone."""
    match = in_the_library(1, "W P", hand=["library_cart", "lockbox"])
    match.play("stop", "play:lockbox:purple", "play:library_cart")
    assert waiting_on(match, "library_cart") == "W"


def test_an_empty_card_has_nothing_for_a_cart() -> None:
    """FIRE-TOOL-2: no book, no Cart."""
    match = in_the_library(3, "F", hand=["library_cart", "map"])
    match.play("stop", "take:none")
    assert options(match) == ["end", "play:map"]
    assert rule_against(match, "play:library_cart") == "FIRE-TOOL-2"


# --- Lockbox ------------------------------------------------------------------------------------------------


def test_a_locked_book_stays_out_of_the_bag() -> None:
    """FIRE-T-LOCK-1: for the rest of the game, over the end of the round too."""
    match = in_the_library(4, "W W P", hand=["lockbox"])
    match.play("stop", "play:lockbox:purple")
    assert match.view().participants[ANA].locked == ("purple",)
    pass_until(match, "choose_card")
    assert (match.view().bag["purple"], books_in_bag(match), discard(match)) == (3, 21, [])
    assert match.view().participants[ANA].locked == ("purple",)


def test_a_lockbox_scores_at_the_end_and_not_before() -> None:
    """FIRE-T-LOCK-2, FIRE-END-2: purple is worth 6 then."""
    match = in_the_library(2, "W W P", (1, 2, 3, 6), hand=["lockbox"])
    happened = match.play("stop", "play:lockbox:purple")
    assert told(happened, PointsGained) == []
    assert scores(match)[ANA] == 8 + 4


def test_several_lockboxes_hold_different_tokens() -> None:
    """FIRE-T-LOCK-2: one book each."""
    match = in_the_library(1, "P P", hand=["lockbox", "lockbox"])
    match.play("stop", "play:lockbox:purple", "play:lockbox:purple")
    assert match.view().participants[ANA].locked == ("purple", "purple")
    assert asked(match) == "save_or_leave"


def test_a_full_match_pays_the_lockbox() -> None:
    """FIRE-T-LOCK-2: purple collapses, and Ana's book is worth ten."""
    match = in_the_library(1, "W P", (5, 5, 5, 7), hand=["lockbox"], draws=["P", "F"])
    match.play("stop", "play:lockbox:purple", "draw", "draw")
    assert match.over
    assert scores(match)[ANA] == 5 + 7 + 2 + 10


# --- Map ----------------------------------------------------------------------------------------------------


def test_a_map_scores_the_bravery_again_and_draws_from_the_deck() -> None:
    """FIRE-T-MAP-1: the market is not touched."""
    match = in_the_library(1, "W W W", hand=["map-2"], draws=["bucket-1"])
    match.play("stop")
    before = market(match)
    happened = match.play("play:map")
    assert told(happened, PointsGained) == [PointsGained(ANA, 4, "FIRE-T-MAP-1")]
    assert told(happened, ToolDrawn) == [ToolDrawn(ANA, tool_number("bucket-1"))]
    assert (hand(match), market(match), discard(match)) == (["bucket-1"], before, ["map-2"])


def test_a_map_without_bravery_still_draws() -> None:
    """FIRE-T-MAP-1: the bravery may be 0."""
    match = in_the_library(3, "W", hand=["map-2"], draws=["bucket-1"])
    happened = match.play("stop", "take:none", "play:map")
    assert told(happened, PointsGained) == []
    assert hand(match) == ["bucket-1"]


def test_tokens_moved_since_do_not_change_the_bravery() -> None:
    """FIRE-T-MAP-1: the rightmost book is in a Lockbox by then."""
    match = in_the_library(1, "W W P", hand=["map-2", "lockbox"])
    happened = match.play("stop", "play:lockbox:purple", "play:map")
    assert told(happened, PointsGained) == [PointsGained(ANA, 4, "FIRE-T-MAP-1")]


def test_two_maps_pay_twice() -> None:
    """FIRE-T-MAP-1: the bravery gained in scoring, each time."""
    match = in_the_library(1, "W W", hand=["map-2", "map-3"], draws=["axe-1", "axe-2"])
    match.play("stop", "play:map", "play:map")
    assert scores(match)[ANA] == 2 + 2 + 2 + 2


def test_a_map_that_would_do_nothing_stays_in_hand() -> None:
    """FIRE-TOOL-2: no bravery, and no card to draw."""
    everything = [f"{kind}-{copy}" for kind in KINDS for copy in (1, 2, 3) if f"{kind}-{copy}" != "map-1"]
    match = in_the_library(
        3,
        "W",
        hand=["map-1", "lockbox-1"],
        hands={BEN: [card for card in everything if card != "lockbox-1"]},
        market=[],
    )
    match.play("stop")
    assert options(match) == ["end", "play:lockbox:white"]
    assert rule_against(match, "play:map") == "FIRE-TOOL-2"


def test_ending_the_turn_keeps_the_tools() -> None:
    """FIRE-SCORE-5: nobody must play one."""
    match = in_the_library(1, "W P", hand=["map-2", "lockbox", "knapsack"])
    match.play("stop")
    happened = match.play("end")
    assert happened[0] == TurnEnded(ANA)
    assert len(hand(match)) == 3


def test_a_knapsacks_draw_comes_from_the_bag_as_it_is() -> None:
    """FIRE-T-KNAP-1: the tokens on the card are not in it."""
    match = in_the_library(1, "W W W W", hand=["knapsack"], draws=["white"])
    happened = match.play("stop", "play:knapsack:white")
    assert told(happened, TokensDrawn) == [TokensDrawn(ANA, (WHITE,))]
    assert match.view().bag["white"] == 7
