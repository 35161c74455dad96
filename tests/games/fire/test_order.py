"""Step 1: choosing turn order (rules 2.2), and who comes first (2.0)."""

from __future__ import annotations

import pytest

from readingroom.games.fire.edge.events import CardChosen, PointsGained, TurnBegan
from tests.games.fire.builders import (
    ANA,
    BEN,
    CLEO,
    DAN,
    a_table,
    asked,
    before_round,
    choosing_order,
    dealt,
    holder,
    in_the_library,
    options,
    pass_until,
    row,
    rule_against,
    scores,
    told,
)


def test_round_one_has_no_choosing() -> None:
    """FIRE-ORDER-1: the deal decides, and the holder of the 1st card draws."""
    match = dealt(seats=2, youth=[0, 1], draws=["card:2", "card:1"])
    assert (asked(match), match.to_move, options(match)[0]) == ("save_or_leave", BEN, "draw")


def test_the_lowest_score_chooses_first() -> None:
    """FIRE-ORDER-2: then the second lowest, and so on."""
    match = before_round(2, seats=4, scores=[9, 3, 12, 5])
    assert (match.to_move, options(match)) == (BEN, ["card:1", "card:2", "card:3", "card:4"])
    match.play("card:2")
    assert (match.to_move, options(match)) == (DAN, ["card:1", "card:3", "card:4"])
    match.play("card:1")
    assert (match.to_move, options(match)) == (ANA, ["card:3", "card:4"])


def test_the_last_card_is_nobodys_choice() -> None:
    """FIRE-ORDER-2: with four seats the fourth chooser takes what is left without being asked."""
    match = before_round(2, seats=4, scores=[1, 2, 3, 4])
    happened = match.play("card:4", "card:3", "card:2")
    assert told(happened, CardChosen) == [
        CardChosen(ANA, 4),
        CardChosen(BEN, 3),
        CardChosen(CLEO, 2),
        CardChosen(DAN, 1),
    ]
    assert (asked(match), match.to_move) == ("save_or_leave", DAN)


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 4)])
def test_with_two_or_three_seats_one_card_is_left_over(seats: int, cards: int) -> None:
    """FIRE-ORDER-3: the last chooser still has two, and nobody uses the other."""
    match = before_round(2, seats=seats, scores=list(range(seats)))
    for card in range(1, seats):
        match.play(f"card:{card}")
    assert options(match) == [f"card:{cards - 1}", f"card:{cards}"]
    match.play(f"card:{cards}")
    assert holder(match, cards - 1) is None
    assert asked(match) == "save_or_leave"


def test_turns_go_up_the_cards() -> None:
    """FIRE-ORDER-4: ascending numbers, whoever sits where."""
    match = before_round(2, seats=4, scores=[1, 2, 3, 4])
    match.play("card:3", "card:1", "card:4")
    pass_until(match, "exchange")
    turns = [event for event in told(match.events(), TurnBegan) if event.who < 4]
    assert [(turn.who, turn.card) for turn in turns[:4]] == [(BEN, 1), (DAN, 2), (ANA, 3), (CLEO, 4)]


def test_without_the_first_card_the_lowest_held_number_begins() -> None:
    """FIRE-ORDER-4, AMB-3: the 1st card may be the unused one."""
    match = before_round(2, seats=2, scores=[1, 2])
    match.play("card:3", "card:2")
    assert match.to_move == BEN


def test_amulets_are_not_for_round_one() -> None:
    """FIRE-ORDER-5: step-1 tools start in round 2."""
    match = before_round(1, seats=2, hands={ANA: ["amulet"], BEN: ["amulet"]})
    assert asked(match) == "save_or_leave"
    assert rule_against(match, "play:amulet") == "FIRE-T-AMULET-1"


def test_amulets_come_before_the_first_choice() -> None:
    """FIRE-ORDER-5, AMB-14: the window is over once a card is chosen, though step 1 is not."""
    match = before_round(2, seats=2, hands={BEN: ["amulet"]}, scores=[0, 5])
    assert (asked(match), match.to_move) == ("amulet", BEN)
    match.play("pass")
    assert asked(match) == "choose_card"
    match.play("card:1")
    assert (asked(match), match.to_move, options(match)) == ("choose_card", BEN, ["card:2", "card:3"])
    assert rule_against(match, "play:amulet") == "FIRE-TOOL-2"


def test_tokens_on_a_card_belong_to_whoever_takes_it() -> None:
    """FIRE-ORDER-6: Ben takes the card with the purple book and scores it."""
    match = before_round(2, seats=2, scores=[8, 0], rows={2: "P"})
    match.play("card:2", "card:3")
    assert (match.to_move, row(match, 2)) == (BEN, "P . . . .")
    match.play("stop")
    assert scores(match) == (8, 4)


@pytest.mark.parametrize("youth", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_the_youngest_goes_first_among_those_who_never_scored(youth: list[int]) -> None:
    """FIRE-DEF-4, AMB-4: youth rank is the order of arrival of those who have not scored."""
    match = before_round(2, seats=3, arrival=youth)
    assert (match.to_move, choosing_order(match)) == (youth[0], youth)


def test_equal_scores_go_by_arrival() -> None:
    """FIRE-DEF-4, EX-21: Ana was at ten before Ben."""
    match = before_round(2, seats=4, scores=[10, 10, 7, 15], arrival=[CLEO, ANA, BEN, DAN])
    assert choosing_order(match) == [CLEO, ANA, BEN, DAN]
    assert match.to_move == CLEO


def test_who_comes_to_a_score_later_stands_behind() -> None:
    """FIRE-DEF-3, FIRE-DEF-4: Ana reaches Dan's six points and gets a fresh stamp."""
    match = in_the_library(3, "Y F W", (2, 2, 4, 4), scores=[0, 9, 9, 6], arrival=[ANA, DAN, BEN, CLEO])
    match.play("stop")
    assert scores(match) == (6, 9, 9, 6)
    assert choosing_order(match) == [DAN, ANA, BEN, CLEO]


def test_nothing_gained_is_no_new_arrival() -> None:
    """FIRE-DEF-3, AMB-5: a turn of no points leaves Ana in front of Ben at ten."""
    match = in_the_library(3, "F", scores=[10, 10, 20, 20])
    match.play("stop", "take:none")
    assert scores(match) == (10, 10, 20, 20)
    assert choosing_order(match)[:2] == [ANA, BEN]


def test_each_later_gain_is_a_move_of_its_own() -> None:
    """FIRE-DEF-3, AMB-5: knowledge and bravery are one move, the Map's points another."""
    match = in_the_library(1, "W Y", hand=["map"], scores=[0, 5, 7, 9], draws=["axe-1"])
    happened = match.play("stop")
    assert scores(match) == (5, 5, 7, 9)
    assert choosing_order(match)[:2] == [BEN, ANA]
    happened = match.play("play:map")
    assert told(happened, PointsGained) == [PointsGained(ANA, 2, "FIRE-T-MAP-1")]
    assert choosing_order(match) == [BEN, CLEO, ANA, DAN]


def test_a_scorer_of_the_round_chooses_after_those_with_nothing() -> None:
    """FIRE-DEF-4: never having scored comes before any score."""
    match = a_table(seats=2, scores=[3, 0], round=1, asked="round_starts")
    assert match.to_move == BEN
