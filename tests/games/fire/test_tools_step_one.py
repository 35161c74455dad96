"""The Amulet (rules 2.9)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import TokenAssigned, TokensDrawn, TokensWait
from tests.games.fire.builders import (
    ANA,
    BEN,
    BLACK,
    CLEO,
    DAN,
    FIRE,
    KINDS,
    WHITE,
    YELLOW,
    asked,
    before_round,
    discard,
    in_the_library,
    options,
    pass_until,
    row,
    rule_against,
    scores,
    told,
    waiting_on,
)


def test_holders_are_asked_from_round_two_on() -> None:
    """FIRE-T-AMULET-1: in priority order, before any card is chosen."""
    match = before_round(2, seats=3, hands={ANA: ["amulet"], CLEO: ["amulet"]}, scores=[4, 0, 2])
    assert (asked(match), match.to_move, options(match)) == ("amulet", CLEO, ["pass", "play:amulet"])
    match.play("pass")
    assert (asked(match), match.to_move) == ("amulet", ANA)
    match.play("pass")
    assert (asked(match), match.to_move) == ("choose_card", BEN)


def test_nobody_is_asked_in_round_one() -> None:
    """FIRE-T-AMULET-1."""
    assert asked(before_round(1, seats=3, hands={ANA: ["amulet"]})) == "save_or_leave"


def test_an_amulet_is_not_for_the_turn() -> None:
    """FIRE-T-AMULET-1: nor for any moment after the first choice."""
    assert rule_against(in_the_library(1, hand=["amulet"], round=2), "play:amulet") == "FIRE-TOOL-2"
    assert rule_against(in_the_library(1, hand=["amulet"], round=1), "play:amulet") == "FIRE-T-AMULET-1"


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_it_draws_a_token_for_each_card_in_play(seats: int, cards: int) -> None:
    """FIRE-T-AMULET-2: all at once, visible to all, the spare card's too."""
    match = before_round(2, seats=seats, hands={ANA: ["amulet"]}, draws=["W"] * (cards - 1) + ["Y"])
    happened = match.play("play:amulet")
    assert TokensDrawn(ANA, (WHITE,) * (cards - 1) + (YELLOW,)) in happened
    assert match.view(BEN).drawn == ("white",) * (cards - 1) + ("yellow",)


def test_with_a_robot_it_draws_for_the_robots_card_too() -> None:
    """FIRE-T-AMULET-2, FIRE-MROBOT-1: three cards for two seats and a robot."""
    match = before_round(2, seats=2, options={"mode": "robot"}, hands={ANA: ["amulet"]}, draws=["W", "W", "W"])
    match.play("play:amulet")
    assert [row(match, card) for card in (1, 2, 3)] == ["W . . . ."] * 3


def test_the_user_chooses_which_token_goes_where() -> None:
    """FIRE-T-AMULET-3, AMB-14: card by card, one each, on the leftmost empty space."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, rows={2: "P"}, draws=["W", "Y", "B"])
    match.play("play:amulet")
    assert (asked(match), match.view(ANA).assigning) == ("assign", 1)
    assert options(match) == ["assign:white", "assign:yellow", "assign:black"]
    happened = match.play("assign:black")
    assert happened == [TokenAssigned(ANA, 1, BLACK, 1)]
    assert options(match) == ["assign:white", "assign:yellow"]
    happened = match.play("assign:yellow")
    assert told(happened, TokenAssigned) == [
        TokenAssigned(ANA, 2, YELLOW, 2),
        TokenAssigned(ANA, 3, WHITE, 1),
    ]
    assert [row(match, card) for card in (1, 2, 3)] == ["B . . . .", "P Y . . .", "W . . . ."]


def test_a_card_never_gets_two_tokens_of_one_amulet() -> None:
    """FIRE-T-AMULET-3: three tokens, three cards, one each."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, draws=["W", "W", "W"])
    match.play("play:amulet")
    assert [row(match, card).count("W") for card in (1, 2, 3)] == [1, 1, 1]


def test_an_amulet_with_nothing_left_over_is_discarded() -> None:
    """FIRE-T-AMULET-4, FIRE-TOOL-3."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, draws=["W", "W", "W"])
    match.play("play:amulet")
    assert (discard(match), waiting_on(match, "amulet")) == (["amulet-1"], None)


def test_a_fire_may_not_go_where_it_would_trigger() -> None:
    """FIRE-T-AMULET-4, FIRE-TOOL-6: the 1st card's second space is risky, the 2nd card has a fire."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, rows={1: "W", 2: "F"}, draws=["F", "B", "Y"])
    match.play("play:amulet")
    assert options(match) == ["assign:yellow", "assign:black"]
    assert rule_against(match, "assign:fire") == "FIRE-T-AMULET-4"
    match.play("assign:yellow")
    assert [row(match, card) for card in (1, 2, 3)] == ["W Y . . .", "F B . . .", "F . . . ."]


def test_what_cannot_be_placed_waits_on_the_amulet_until_the_round_ends() -> None:
    """FIRE-T-AMULET-4, FIRE-ROUND-2: two of three fires fit nowhere."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, rows={1: "W", 2: "W"}, draws=["F", "F", "F"])
    happened = match.play("play:amulet")
    assert told(happened, TokensWait) == [TokensWait(KINDS.index("amulet"), (FIRE, FIRE))]
    assert ([row(match, card) for card in (1, 2, 3)], waiting_on(match, "amulet")) == (
        ["W . . . .", "W . . . .", "F . . . ."],
        "F F",
    )
    assert discard(match) == []
    match.play("card:3", "card:2", "stop", "take:none", "stop", "take:none")
    assert (waiting_on(match, "amulet"), discard(match), match.view().round) == (None, ["amulet-1"], 3)


def test_as_many_tokens_as_possible_must_be_placed() -> None:
    """FIRE-T-AMULET-4: the fire fits only the 3rd card, so the book must not take its place."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, rows={1: "W", 2: "W W W W W"}, draws=["F", "F", "B"])
    match.play("play:amulet")
    assert [row(match, card) for card in (1, 2, 3)] == ["W B . . .", "W W W W W", "F . . . ."]
    assert waiting_on(match, "amulet") == "F"


def test_leaving_a_card_empty_is_refused_where_a_token_fits() -> None:
    """FIRE-T-AMULET-4."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, draws=["W", "Y", "B"])
    match.play("play:amulet")
    assert rule_against(match, "assign:none") == "FIRE-T-AMULET-4"
    assert rule_against(match, "assign:purple") == "FIRE-T-AMULET-3"


def test_after_an_amulet_everybody_is_asked_again() -> None:
    """FIRE-T-AMULET-5, AMB-37: Ben declined, then sees Ana's and plays his own."""
    match = before_round(
        2, seats=2, hands={ANA: ["amulet"], BEN: ["amulet"]}, scores=[5, 1], draws=["W"] * 3 + ["B"] * 3
    )
    assert match.to_move == BEN
    match.play("pass", "play:amulet")
    assert (asked(match), match.to_move) == ("amulet", BEN)
    match.play("play:amulet")
    assert [row(match, card) for card in (1, 2, 3)] == ["W B . . ."] * 3
    assert asked(match) == "choose_card"


def test_a_holder_of_two_may_play_both() -> None:
    """FIRE-T-AMULET-5: each is resolved before the next."""
    match = before_round(2, seats=2, hands={ANA: ["amulet", "amulet"]}, draws=["W"] * 6)
    match.play("play:amulet")
    assert (asked(match), match.to_move) == ("amulet", ANA)
    match.play("play:amulet")
    assert row(match, 1) == "W W . . ."


def test_choosing_begins_when_all_have_passed_in_a_row() -> None:
    """FIRE-T-AMULET-5."""
    match = before_round(2, seats=4, hands={ANA: ["amulet"], DAN: ["amulet"]}, scores=[0, 5, 6, 2], draws=["W"] * 4)
    match.play("pass")
    assert match.to_move == DAN
    match.play("play:amulet")
    assert (asked(match), match.to_move) == ("amulet", ANA)
    match.play("pass")
    assert asked(match) == "choose_card"


def test_a_small_bag_gives_what_it_has() -> None:
    """FIRE-T-AMULET-2, AMB-12: two tokens for three cards; one card gets nothing."""
    books = "W W W W W W Y Y Y Y Y B B B B B P P P P"
    match = before_round(
        2, seats=2, hands={ANA: ["amulet"]}, waiting={"amulet": books + " F" * 7}, round_tools=["amulet"]
    )
    match.play("play:amulet")
    assert options(match) == ["assign:white", "assign:yellow", "assign:none"]
    match.play("assign:none", "assign:yellow")
    assert [row(match, card) for card in (1, 2, 3)] == [". . . . .", "Y . . . .", "W . . . ."]


def test_an_empty_bag_leaves_the_amulet_in_hand() -> None:
    """AMB-12, FIRE-TOOL-2: there is nothing to draw."""
    books = "W W W W W W W Y Y Y Y Y Y B B B B B P P P P"
    match = before_round(
        2, seats=2, hands={ANA: ["amulet"]}, waiting={"amulet": books + " F" * 7}, round_tools=["amulet"]
    )
    assert asked(match) == "choose_card"


def test_books_given_by_an_amulet_score_for_the_cards_holder() -> None:
    """FIRE-ORDER-6, FIRE-T-AMULET-3: Ben takes the card and stops at once."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]}, scores=[9, 0], draws=["P", "P", "P"])
    match.play("play:amulet", "card:1")
    pass_until(match, "take_tool")
    assert scores(match) == (9, 4)
