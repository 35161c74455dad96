"""The options of Library Labyrinth: defaults, what is refused and why, and the House they make."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.core.state import bits
from readingroom.games.labyrinth.cards.pack import load_pack, published_pack
from readingroom.games.labyrinth.options import OPTIONS, check_options, make_house
from readingroom.games.labyrinth.rules.house import (
    AT_RANDOM,
    CORNERS_FIRST,
    CROSSROADS,
    LIBRARY_CARD,
    PHOTOCOPIER,
    REWARD_CORNER,
    REWARD_TEE,
    SECRET_PASSAGE,
    SHAPES_AT_RANDOM,
    SHELF_CORNER,
    SHELF_TEE,
    TEES_FIRST,
    TERROR_CORNER,
    TERROR_TEE,
    TILE_KINDS,
    TIME_MACHINE,
    TROLLEY_SERVICE,
    USEFUL_MAP,
    House,
)

PACK = published_pack()
RED, PINK, ORANGE, GREEN, BLUE, PURPLE = range(6)


def a_house(seats: int = 2, **given: Any) -> House:
    return make_house(PACK, seats, check_options(seats, given), live=False)


def counts(number: int, places: int) -> list[int]:
    """A number of one byte a place, the first one lowest."""
    return [number >> (8 * place) & 255 for place in range(places)]


# --- what is allowed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_options_left_out_have_defaults(seats: int) -> None:
    """LAB-SETUP-1, LAB-SOLO-1, R-10, R-13, R-15, R-57: one seat plays the solo row."""
    assert check_options(seats, {}) == {
        "difficulty": "solo" if seats == 1 else "standard",
        "shapes": "random",
        "double_curses": 0,
        "extra_cards": 0,
        "wyrm_start": "random",
        "first_player": "random",
    }


def test_texts_are_understood() -> None:
    """As the command line gives them."""
    given = {"difficulty": "Expert", "double_curses": "2", "extra_cards": "3", "wyrm_start": "11", "first_player": "2"}
    checked = check_options(3, given)
    assert checked["difficulty"] == "expert"
    assert [checked[key] for key in ("double_curses", "extra_cards", "wyrm_start", "first_player")] == [2, 3, 11, 2]


@pytest.mark.parametrize("row", ["novice", "standard", "advanced", "expert"])
def test_one_seat_may_choose_another_row(row: str) -> None:
    """R-57: a variant."""
    assert check_options(1, {"difficulty": row})["difficulty"] == row


REFUSED: list[tuple[str, int, dict[str, Any], str]] = [
    ("an unknown option", 2, {"level": 1}, "unknown option 'level'; the options are difficulty, shapes,"),
    ("an unknown difficulty", 2, {"difficulty": "hard"}, "'difficulty' must be solo or novice or standard or"),
    ("solo for two", 2, {"difficulty": "solo"}, "'solo' is for one seat; 'novice' lays the same tiles"),
    ("unknown shapes", 2, {"shapes": "round"}, "'shapes' must be random or corners or tees, not 'round'"),
    ("three double curses", 2, {"double_curses": 3}, "'double_curses' must be 0 or 1 or 2, not 3"),
    ("a truth for a number", 2, {"double_curses": True}, "'double_curses' must be 0 or 1 or 2, not True"),
    ("fewer cards than none", 2, {"extra_cards": -1}, "'extra_cards' must be from 0 to 14, not -1"),
    ("a thirteenth junction", 2, {"wyrm_start": 12}, "'wyrm_start' must be random or 0 or 1"),
    ("a seat that is not there", 2, {"first_player": 2}, "'first_player' must be random or a seat from 0 to 1, not 2"),
    ("a sixth seat", 5, {"first_player": 5}, "'first_player' must be random or 0"),
    ("a half seat", 2, {"first_player": 0.5}, "'first_player' must be random or 0"),
    ("nothing at all", 2, {"wyrm_start": None}, "'wyrm_start' must be random or 0"),
]


@pytest.mark.parametrize(
    ("seats", "given", "reason"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_what_is_not_offered_is_refused_with_the_reason(seats: int, given: dict[str, Any], reason: str) -> None:
    """LAB-SETUP-1, R-57."""
    with pytest.raises(rr.BadOption, match=reason):
        check_options(seats, given)


@pytest.mark.parametrize("seats", [0, 6, -1])
def test_the_game_is_for_one_to_five(seats: int) -> None:
    """LAB-SETUP-1."""
    with pytest.raises(rr.BadSeats, match=f"has 1 to 5 seats, not {seats}"):
        rr.start("labyrinth", seats=seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("doubles", [0, 1, 2])
def test_cards_may_be_added_while_the_box_has_them(seats: int, doubles: int) -> None:
    """R-9: N + extra - d is at most 28; one more is refused, and the sentence says how many go."""
    most = 28 - (16, 18, 21, 24, 25)[seats - 1] + doubles
    house = a_house(seats, extra_cards=most, double_curses=doubles)
    assert house.curses - house.doubles == 28
    if most < 14:
        reason = f"at most {most} here, not {most + 1}: the deck would need 29 standard curse cards, and the box has 28"
        with pytest.raises(rr.BadOption, match=reason):
            check_options(seats, {"extra_cards": most + 1, "double_curses": doubles})


def test_a_pack_with_fewer_curses_has_fewer_to_add() -> None:
    """R-9: the options were checked against the published box, and are again against the pack's own."""
    pack = load_pack(PACK.text.replace('directions = ["SW"]\ncount = 7', 'directions = ["SW"]\ncount = 5'), "mine.toml")
    options = check_options(2, {"extra_cards": 9})
    with pytest.raises(rr.BadOption, match=r"at most 8 here, not 9: .* the box has 26"):
        make_house(pack, 2, options, live=False)
    assert make_house(pack, 2, check_options(2, {"extra_cards": 8}), live=False).curses == 26


def test_every_option_says_what_it_is_in_a_sentence() -> None:
    """For people who set a table up; its default is among what is allowed."""
    assert [option.key for option in OPTIONS] == [
        "difficulty",
        "shapes",
        "double_curses",
        "extra_cards",
        "wyrm_start",
        "first_player",
    ]
    for option in OPTIONS:
        assert option.sentence.endswith(".")
        assert option.default in option.allowed


# --- the House ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(1, 16), (2, 18), (3, 21), (4, 24), (5, 25)])
def test_the_deck_depends_on_the_seats(seats: int, cards: int) -> None:
    """LAB-SETUP-8, R-8: double curses replace standard cards, extra ones come on top."""
    assert (a_house(seats).curses, a_house(seats).doubles) == (cards, 0)
    house = a_house(seats, double_curses=2, extra_cards=3)
    assert (house.curses, house.doubles) == (cards + 3, 2)
    assert counts(house.curse_bag, 5) == [7, 7, 7, 7, 0]


def test_the_solo_game_has_a_second_hand() -> None:
    """LAB-SOLO-3: the Trolley's."""
    assert [(a_house(seats).solo, a_house(seats).hands) for seats in (1, 2, 5)] == [(True, 2), (False, 2), (False, 5)]


def test_books_are_sets_by_genre_with_their_symbols_counted() -> None:
    """CON-3: each Book once, in the genre of its first symbol."""
    house = a_house()
    assert house.books == (1 << 60) - 1
    assert [bits(house.genre_set[genre]) for genre in range(6)] == [9, 9, 11, 7, 12, 12]
    for number, book in enumerate(PACK.books):
        assert house.genre_set[house.genre_of[number]] >> number & 1
        assert sum(counts(house.book_symbols[number], 6)) == len(book.symbols)
    alice = [book.key for book in PACK.books].index("alice")
    assert counts(house.book_symbols[alice], 7) == [1, 0, 2, 1, 0, 0, 0]


def test_rewards_are_items_or_boosters() -> None:
    """LAB-REW-2, LAB-BOOST-1: an item has symbols, a booster two options."""
    house = a_house()
    assert (bits(house.rewards), bits(house.items)) == (15, 6)
    offered = [[option for option in range(7) if house.option_set[option] >> card & 1] for card in range(15)]
    assert [len(options) for options in offered] == [0] * 6 + [2] * 9
    assert offered[6] == [TIME_MACHINE, PHOTOCOPIER]
    assert offered[9] == [TROLLEY_SERVICE, USEFUL_MAP]
    assert bits(house.option_set[SECRET_PASSAGE]) == bits(house.option_set[LIBRARY_CARD]) == 3
    drink_me = [reward.name for reward in PACK.rewards].index("Drink Me")
    assert counts(house.item_symbols[drink_me], 6) == [0, 0, 0, 2, 0, 0]
    assert list(house.item_symbols)[6:] == [0] * 9


def test_terrors_know_their_shelves() -> None:
    """LAB-RET-1: the Basilisk goes to orange, blue or purple."""
    house = a_house()
    basilisk = [terror.key for terror in PACK.terrors].index("basilisk")
    assert house.terrors == (1 << 24) - 1
    assert house.terror_genres[basilisk] == 1 << ORANGE | 1 << BLUE | 1 << PURPLE
    assert counts(house.terror_symbols[basilisk], 6) == [0, 0, 1, 0, 1, 1]
    kraken = [terror.key for terror in PACK.terrors].index("kraken")
    assert counts(house.terror_symbols[kraken], 6) == [0, 0, 2, 0, 2, 2]


def test_tiles_lie_in_the_box_by_kind_and_shape() -> None:
    """LAB-SETUP-2, LAB-SETUP-3."""
    house = a_house()
    box = counts(house.box_of_tiles, TILE_KINDS)
    assert (box[CROSSROADS], box[TERROR_TEE], box[TERROR_CORNER]) == (4, 8, 7)
    assert (box[SHELF_TEE], box[SHELF_CORNER], box[REWARD_TEE], box[REWARD_CORNER]) == (3, 4, 1, 2)
    assert (house.crossroads, house.terror_tiles, house.shelf_tiles, house.reward_tiles) == (3, 12, 6, 3)
    hard = a_house(difficulty="expert")
    assert (hard.crossroads, hard.terror_tiles, hard.shelf_tiles, hard.reward_tiles) == (2, 14, 6, 2)


def test_shapes_first_player_and_bookwyrm_are_given_or_drawn() -> None:
    """LAB-DIFF-2, R-10, R-13, R-15."""
    drawn = a_house()
    assert (drawn.shapes_from, drawn.first_player, drawn.bookwyrm) == (SHAPES_AT_RANDOM, AT_RANDOM, AT_RANDOM)
    given = a_house(shapes="corners", first_player=1, wyrm_start=0)
    assert (given.shapes_from, given.first_player, given.bookwyrm) == (CORNERS_FIRST, 1, 0)
    assert a_house(shapes="tees").shapes_from == TEES_FIRST
