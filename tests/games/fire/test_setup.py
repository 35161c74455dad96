"""Setting the table up (rules 1.2 to 1.5 and 2.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import readingroom as rr
from tests.games.fire.builders import (
    ANA,
    BEN,
    KINDS,
    SECTIONS,
    START,
    a_table,
    asked,
    books_in_bag,
    choosing_order,
    dealt,
    fires_in_bag,
    hand,
    holder,
    library,
    market,
    reserve,
    scores,
)

STACKS = {  # value, burn index, fire icons; from the top
    "white": [(1, 1, 0), (2, 2, 0), (3, 4, 1), (4, 7, 0), (5, 11, 1), (6, 15, 0), (7, 19, 1)],
    "yellow": [(2, 3, 0), (3, 5, 1), (4, 8, 0), (5, 12, 1), (6, 16, 0), (7, 20, 1)],
    "black": [(3, 6, 0), (4, 9, 0), (5, 13, 1), (6, 17, 0), (7, 21, 1)],
    "purple": [(4, 10, 0), (5, 14, 1), (6, 18, 0), (7, 22, 1)],
}
BRAVERY = [
    (0, 2, 4, 7, 10),
    (0, 2, 4, 6, 8),
    (0, 0, 2, 4, 6),
    (0, 0, 1, 3, 5),
    (0, 0, 0, 2, 4),
    (0, 0, 0, 1, 3),
]
EVERY_MODE: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "solo_robot"}),
    (1, {"mode": "lone_librarian"}),
    *[(seats, {"mode": "table"}) for seats in range(2, 7)],
    *[(seats, {"mode": "robot"}) for seats in range(2, 6)],
]


def set_up(seats: int, mode: dict[str, Any]) -> rr.Match:
    """The table before the first draw; Ana is dealt the 1st card, so that no robot moves before her."""
    if seats == 1:
        return dealt(seats=1, **mode)
    return dealt(seats=seats, youth=list(range(seats)), draws=["card:1"], **mode)


def all_tools(match: rr.Match) -> list[str]:
    """Every tool card of a match, wherever it lies."""
    position = match.position()
    hands = [card for cards in position["hands"] for card in cards]
    return sorted([*hands, *position["market"], *position["deck"], *position["discard"]])


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_is_a_stack_with_its_lowest_value_on_top(section: str) -> None:
    """FIRE-SETUP-1, table 1.3: every card of the stack, and the destroyed one under it."""
    place = SECTIONS.index(section)
    seen, fires = [], 0
    for value, _, _ in STACKS[section]:
        tops = list(START)
        tops[place] = value
        top = a_table(library=tops, asked="choose_card").view().sections[place]
        seen.append((top.value, top.burn_index, fires))
        fires = top.next_brings_fire
    assert seen == STACKS[section]
    assert (top.cards_left, top.next_value, top.next_brings_fire) == (1, 10, 0)


def test_the_sections_are_called_as_in_the_rulebook() -> None:
    """FIRE-SETUP-1: Geography, War, History and Fables."""
    names = [(section.key, section.name) for section in dealt().view().sections]
    assert names == [("white", "Geography"), ("yellow", "War"), ("black", "History"), ("purple", "Fables")]


def test_the_library_starts_at_one_two_three_four() -> None:
    """FIRE-SETUP-1, FIRE-DEF-2: with 7, 6, 5 and 4 numbered cards."""
    sections = dealt().view().sections
    assert [(section.value, section.cards_left) for section in sections] == [(1, 7), (2, 6), (3, 5), (4, 4)]


def test_the_bag_holds_all_books_and_seven_fires() -> None:
    """FIRE-SETUP-2: ten more fires lie in the reserve."""
    match = dealt()
    assert match.view().bag == {"white": 7, "yellow": 6, "black": 5, "purple": 4, "teal": 0, "fire": 7}
    assert (books_in_bag(match), fires_in_bag(match), reserve(match)) == (22, 7, 10)


@pytest.mark.parametrize(("seats", "mode"), EVERY_MODE)
def test_small_games_leave_axes_and_carts_in_the_box(seats: int, mode: dict[str, Any]) -> None:
    """FIRE-SETUP-3, AMB-1, FIRE-SOLO-1, FIRE-MROBOT-1: 33 tools below four seats, else 39."""
    kinds = Counter(card.rpartition("-")[0] for card in all_tools(set_up(seats, mode)))
    absent = {"axe", "library_cart"} if seats < 4 else set()
    assert kinds == {kind: 3 for kind in KINDS if kind not in absent}


@pytest.mark.parametrize(("seats", "mode"), EVERY_MODE)
def test_three_tools_are_revealed_and_two_dealt_to_each_seat(seats: int, mode: dict[str, Any]) -> None:
    """FIRE-SETUP-4, FIRE-SOLO-1: the rest is the deck; a robot has no hand."""
    match = set_up(seats, mode)
    assert len([tool for tool in market(match) if tool]) == 3
    assert [len(hand(match, seat)) for seat in range(seats)] == [2] * seats
    assert match.view().deck == (33 if seats < 4 else 39) - 3 - 2 * seats
    assert [one.tools for one in match.view().participants] == [2] * seats + [0] * (
        len(match.view().participants) - seats
    )


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """FIRE-SETUP-4: hands are hidden."""
    match = dealt(seats=2, draws=["map-1", "map-2", "map-3", "torch-1", "torch-2", "bucket-1", "bucket-2"])
    assert hand(match, ANA) == ["torch-1", "torch-2"]
    assert hand(match, BEN) == ["bucket-1", "bucket-2"]
    assert match.view().hand == ()
    assert [one.known_tools for one in match.view(ANA).participants] == [(), ()]


@pytest.mark.parametrize(("seats", "cards"), [(1, 6), (2, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_turn_order_cards_in_play(seats: int, cards: int) -> None:
    """FIRE-SETUP-5: one more than seats for two and three, all six alone."""
    shown = dealt(seats=seats).view().cards
    assert [card.number for card in shown] == list(range(1, cards + 1))
    assert [card.title for card in shown] == ["1st", "2nd", "3rd", "4th", "5th", "6th"][:cards]


@pytest.mark.parametrize("card", range(1, 7))
def test_bravery_and_risk_of_every_space(card: int) -> None:
    """FIRE-SETUP-5, table 1.4: a risky space has a number, a safe one has none."""
    spaces = dealt(seats=6).view().cards[card - 1].spaces
    assert tuple(space.bravery for space in spaces) == BRAVERY[card - 1]
    assert [space.risky for space in spaces] == [bravery > 0 for bravery in BRAVERY[card - 1]]


def test_turn_order_is_dealt_at_random_in_round_one() -> None:
    """FIRE-SETUP-6, AMB-2: with two seats the third card is part of the deal, and one stays in the centre."""
    match = dealt(seats=2, youth=[0, 1], draws=["card:3", "card:1"])
    assert [holder(match, card) for card in (1, 2, 3)] == [BEN, None, ANA]


@pytest.mark.parametrize("spare", [1, 2, 3])
def test_any_card_may_be_the_spare_one(spare: int) -> None:
    """FIRE-SETUP-6, AMB-2: the 1st card too."""
    taken = [card for card in (1, 2, 3) if card != spare]
    match = dealt(seats=2, youth=[0, 1], draws=[f"card:{card}" for card in taken])
    assert holder(match, spare) is None
    assert match.to_move == ANA


def test_with_four_seats_every_card_is_dealt() -> None:
    """FIRE-SETUP-6: no spare card."""
    assert sorted(filter(None, dealt(seats=4).position()["holds"])) == [1, 2, 3, 4]


def test_alone_no_card_is_dealt() -> None:
    """FIRE-SETUP-6, FIRE-SOLO-2: the player chooses in round 1 already."""
    match = dealt(seats=1)
    assert (asked(match), match.position()["holds"]) == ("choose_card", [None])


@pytest.mark.parametrize(("seats", "mode"), EVERY_MODE)
def test_everybody_starts_at_nothing(seats: int, mode: dict[str, Any]) -> None:
    """FIRE-SETUP-7: all scores are 0."""
    assert set(scores(set_up(seats, mode))) == {0}


def test_youth_ranks_can_be_given() -> None:
    """FIRE-SETUP-8, AMB-4: they are public and settle ties among those who never scored."""
    assert choosing_order(dealt(seats=4, youth=[2, 0, 3, 1])) == [2, 0, 3, 1]


def test_youth_ranks_are_random_otherwise() -> None:
    """FIRE-SETUP-8, AMB-4: a permutation drawn at the start."""
    assert choosing_order(dealt(seats=3, draws=["seat:2", "seat:0", "seat:1"])) == [2, 0, 1]
    assert len({tuple(choosing_order(dealt(seats=3, seed=seed))) for seed in range(60)}) == 6


@pytest.mark.parametrize("youth", [[0, 0], [0], [1, 2], "young", [0, 1, 2]])
def test_a_youth_list_must_name_every_seat_once(youth: object) -> None:
    """FIRE-SETUP-8."""
    with pytest.raises(rr.BadOption, match="youth"):
        dealt(seats=2, youth=youth)


def test_a_robot_is_a_participant_but_no_seat() -> None:
    """FIRE-DEF-1: it has a score and a card, nobody asks it."""
    match = dealt(seats=2, mode="robot")
    assert match.seats == 2
    assert [one.robot for one in match.view().participants] == [False, False, True]
    with pytest.raises(rr.BadSeats):
        match.view(2)


def test_the_match_starts_with_the_library_standing() -> None:
    """FIRE-SETUP-1: nothing has burned."""
    assert library(dealt()) == START
