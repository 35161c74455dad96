"""LAB-SETUP, LAB-DIFF: the table before the first turn, and the ways to make it harder or easier."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import BookwyrmPlaced, GenreReplaced, GenresChosen, GenresShown, HandDealt
from tests.games.labyrinth.builders import (
    ANA,
    BEN,
    BOOKS,
    CLEO,
    GENRES,
    a_library,
    actions_left,
    asked,
    bookwyrm,
    dealt,
    deck,
    discards,
    hand,
    interject,
    meeples,
    names_of,
    options,
    play,
    rule_against,
    told,
    unasked,
)

DECK_SIZES = {1: 16, 2: 18, 3: 21, 4: 24, 5: 25}
BOOKS_OF = {"red": 9, "pink": 9, "orange": 11, "green": 7, "blue": 12, "purple": 12}
SPREAD = "start:red+pink+orange"


def all_chosen(seats: int, choice: str = SPREAD, **given: Any) -> rr.Match:
    """Everybody has chosen the same genres."""
    match = dealt(seats=seats, **given)
    for _ in range(seats):
        play(match, choice)
    return match


# --- the table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_table_before_the_first_turn(seats: int) -> None:
    """Stacks, decks, curses; the compass lies lit, all else is dark.

    LAB-SETUP-1, LAB-SETUP-4, LAB-SETUP-6, LAB-SETUP-7, LAB-SETUP-8, LAB-SETUP-10, R-7.
    """
    match = dealt(seats=seats)
    view = match.view()
    assert [tile.cell for tile in view.tiles if tile.lit] == ["r3c3"]
    compass = view.tiles[12]
    assert (compass.kind, compass.open) == ("compass", (True, True, True, True))
    assert {(tile.kind, tile.open) for tile in view.tiles if not tile.lit} == {(None, None)}
    assert (len(view.terror_stack), view.shelf_stack, view.reward_deck) == (24, GENRES, 15)
    assert {genre: deck(match, genre) for genre in GENRES} == BOOKS_OF
    assert (view.curses.left, view.curses.unseen) == (DECK_SIZES[seats], dict.fromkeys(("NW", "NE", "SE", "SW"), 7))
    assert meeples(match) == ["r3c3"] * max(seats, 2)


def test_six_seats_are_too_many() -> None:
    """LAB-SETUP-1: one to five."""
    for seats in (0, 6):
        with pytest.raises(rr.BadSeats):
            dealt(seats=seats)


@pytest.mark.parametrize("junction", [0, 5, 11])
def test_the_bookwyrm_starts_where_the_host_says(junction: int) -> None:
    """LAB-SETUP-9, R-13: option wyrm_start."""
    match = dealt(wyrm_start=junction)
    assert bookwyrm(match) == junction
    assert told(match.events(), BookwyrmPlaced) == [BookwyrmPlaced(junction)]


def test_the_bookwyrm_starts_anywhere_on_the_ring() -> None:
    """LAB-SETUP-9, R-13: by chance each junction is as likely as the others."""
    places = Counter(bookwyrm(dealt(seed=seed)) for seed in range(600))
    assert set(places) == set(range(12))
    assert all(25 <= count <= 80 for count in places.values())
    assert bookwyrm(dealt(draws=["wyrm:7", "seat:0"][::-1])) == 7


def test_who_begins_is_given_or_drawn() -> None:
    """LAB-SETUP-13, R-15: option first_player, or chance."""
    assert all_chosen(3, first_player=CLEO).to_move == CLEO
    starters = Counter(all_chosen(3, seed=seed).to_move for seed in range(90))
    assert set(starters) == {ANA, BEN, CLEO}
    match = all_chosen(3, first_player=CLEO)
    play(match, "end")
    assert match.to_move == ANA  # round in seat order


# --- the first hands ----------------------------------------------------------------------------------------


def test_there_are_56_ways_to_choose_three_genres() -> None:
    """LAB-SETUP-11: any combination, repeats allowed."""
    answers = options(dealt())
    assert len(answers) == len(set(answers)) == comb(6 + 3 - 1, 3) == 56
    assert {"start:red+red+red", "start:red+blue+purple", "start:purple+purple+purple"} <= set(answers)


def test_everybody_gets_three_books_of_the_genres_chosen_and_a_reward() -> None:
    """LAB-SETUP-11, LAB-SETUP-12: cards are shown when all have chosen, and hands are open."""
    match = dealt(seats=2, draws=["alice", "circe", "athena", "booster-1", "item-drink-me"])
    happened = play(match, "start:red+orange+orange")
    assert told(happened, HandDealt) == []
    assert [hand(match, seat) for seat in (ANA, BEN)] == [[], []]
    happened = play(match, "start:blue+blue+blue")
    assert names_of(happened)[:4] == ["GenresChosen", "GenresShown", "HandDealt", "HandDealt"]
    assert sorted(hand(match)) == ["alice", "athena", "booster-1", "circe"]
    genres = [BOOKS[book].genre for book in hand(match, BEN)[:3]]
    assert (genres, hand(match, BEN)[3]) == (["blue"] * 3, "item-drink-me")
    assert match.view(ANA).hands == match.view(BEN).hands == match.view().hands
    assert (asked(match), actions_left(match), discards(match)) == ("act", 3, [])


def test_choices_are_sealed_until_all_have_chosen() -> None:
    """LAB-SETUP-11, R-14: a seat sees its own choice, and that others have chosen."""
    match = dealt(seats=3)
    play(match, "start:red+red+blue")
    assert match.view(ANA).wanted == ("red", "red", "blue")
    assert match.view(BEN).wanted == match.view().wanted == ()
    assert match.view(BEN).chosen == (True, False, False)
    assert told(match.events(ANA), GenresChosen) == [GenresChosen(ANA, (0, 0, 4))]
    assert told(match.events(BEN), GenresChosen) == [GenresChosen(ANA, ())]
    play(match, "start:green+green+green", "start:pink+pink+pink")
    assert told(match.events(BEN), GenresShown) == [GenresShown(((0, 0, 4), (3, 3, 3), (1, 1, 1)))]


def test_all_choose_at_the_same_time() -> None:
    """R-14: a seat may choose before it is asked, once."""
    match = dealt(seats=3)
    assert unasked(match, ANA) == []
    assert len(unasked(match, CLEO)) == 56
    interject(match, CLEO, "start:pink+pink+pink")
    assert (match.to_move, unasked(match, CLEO)) == (ANA, [])
    play(match, SPREAD)
    assert match.to_move == BEN
    play(match, SPREAD)
    assert [BOOKS[book].genre for book in hand(match, CLEO)[:3]] == ["pink"] * 3


def test_a_seat_that_finds_a_deck_empty_names_other_genres() -> None:
    """R-14: five times three of the seven Science Books; before any card is shown."""
    match = all_chosen(5, "start:green+green+green")
    asked_seats = []
    while asked(match) == "instead":
        asked_seats.append(match.to_move)
        assert all(hand(match, seat) == [] for seat in range(5))
        assert match.view().missing == "green"
        assert "instead:green" not in options(match)
        assert rule_against(match, "instead:green") == "R-14"
        happened = play(match, "instead:blue" if len(asked_seats) % 2 else "instead:red")
        assert told(happened, GenreReplaced)[0].seat == asked_seats[-1]
    assert asked_seats == [2, 2, 3, 3, 3, 4, 4, 4]
    genres = Counter(BOOKS[book].genre for seat in range(5) for book in hand(match, seat)[:3])
    assert genres == {"green": 7, "blue": 4, "red": 4}
    assert deck(match, "green") == 0


def test_a_seat_that_comes_later_may_find_a_deck_empty_by_a_replacement() -> None:
    """R-14: decks are dealt seat by seat, so the one who comes later chooses again."""
    match = dealt(seats=5)
    play(match, *["start:red+red+red"] * 3, "start:red+green+green", "start:red+pink+pink")
    assert (match.to_move, match.view().missing) == (3, "red")
    assert options(match) == [f"instead:{genre}" for genre in GENRES if genre != "red"]
    play(match, "instead:pink")
    assert (match.to_move, match.view().missing) == (4, "red")
    play(match, "instead:pink")
    assert Counter(BOOKS[book].genre for book in hand(match, 4)[:3]) == {"pink": 3}


# --- difficulty ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("doubles", "extra"), [(0, 0), (1, 0), (2, 0), (0, 4), (2, 4)])
def test_doubles_replace_and_extra_cards_add(doubles: int, extra: int) -> None:
    """LAB-DIFF-3, LAB-DIFF-4, R-8, R-9: N stays with doubles, and grows with extra cards."""
    view = dealt(seats=2, double_curses=doubles, extra_cards=extra).view()
    assert (view.curses.left, view.curses.doubles_left) == (18 + extra, doubles)
    assert sum(view.curses.unseen.values()) == 28


@pytest.mark.parametrize(("seats", "doubles", "most"), [(1, 0, 12), (1, 2, 14), (2, 0, 10), (5, 0, 3), (5, 2, 5)])
def test_extra_cards_end_with_the_box(seats: int, doubles: int, most: int) -> None:
    """R-9: N + extra - d is at most 28."""
    dealt(seats=seats, double_curses=doubles, extra_cards=most)
    if most < 14:
        with pytest.raises(rr.BadOption, match=f"at most {most}"):
            dealt(seats=seats, double_curses=doubles, extra_cards=most + 1)


def test_the_difficulty_is_a_row_of_tiles() -> None:
    """LAB-DIFF-1, LAB-SETUP-2: away from the compass a dark tile is what the row says, nearly."""
    rows = {"novice": (4, 7, 3, 10), "standard": (3, 6, 3, 12), "advanced": (2, 6, 3, 13), "expert": (2, 6, 2, 14)}
    for difficulty, row in rows.items():
        dark = dealt(difficulty=difficulty).odds().dark
        chances = [dark[kind][0] / dark[kind][1] for kind in ("crossroads", "shelf", "reward", "terror")]
        assert chances == pytest.approx([count / 24 for count in row], abs=0.001)


def test_the_solo_row_is_for_one() -> None:
    """R-57, LAB-SOLO-1: solo by default alone, another row if wanted; nobody else plays it."""
    assert dealt(seats=1).setup.options["difficulty"] == "solo"
    assert dealt(seats=1, difficulty="expert").setup.options["difficulty"] == "expert"
    with pytest.raises(rr.BadOption, match="one seat"):
        dealt(seats=2, difficulty="solo")


def test_a_whole_deck_lies_there_when_a_position_says_nothing() -> None:
    """LAB-SETUP-7, LAB-SETUP-8: what is left out is as at the start."""
    match = a_library()
    assert (match.view().curses.left, deck(match, "green"), match.view().reward_deck) == (18, 7, 15)
