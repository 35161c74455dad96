"""The worked examples of `rules.md`, in the order of the book: powers, expansions, thrills."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.librarians.edge import events as ev
from tests.games.librarians.builders import (
    a_library,
    cells,
    in_hand,
    is_legal,
    options_of,
    play,
    shown,
)


def legal_at(match: rr.Match, letters: str, row: int, column: int) -> str:
    """Those of the letters in hand that may go there."""
    return "".join(letter for letter in letters if is_legal(match, letter, row, column))


def test_detective_takes_an_outer_shelf_away() -> None:
    """EX-20, LIB-RED-2, LIB-Q-20."""
    match = a_library(
        "0 > : | C F M", "1 > : | . . P", "2 < : | A/det B/det D/det", hand="E/det A B Z", turn={"active": 0}
    )
    play(match, "E", 2, -1)
    assert match.view(0).decision == "end"
    match.play("top")
    assert set(shown(match)) == {(1, 3)}
    assert [shelf.row for shelf in match.view(0).shelves] == [1, 2]
    assert not match.view(0).one_unit
    play(match, "A", 1, 1)
    play(match, "B", 1, 2)
    assert match.view(0).one_unit


def test_scifi_links_across_a_gap() -> None:
    """EX-21, LIB-PUR-2, LIB-CONN-4, LIB-THR-7, LIB-Q-25."""
    match = a_library("0 > : | C", "1 > : |", hand="M N A", powers=("A/scifi",))
    assert not is_legal(match, "M", 0, 3)
    match.play("use:scifi")
    assert is_legal(match, "M", 0, 3)
    assert not is_legal(match, "M", 0, 4)
    play(match, "M", 0, 3)
    assert match.view(0).one_unit
    assert next(cell for cell in match.view(0).cells if cell.column == 3).loose
    rows = ("0 > : | C F", "1 > : |")
    by_scifi = a_library(*rows, hand="M A", turn={"effects": ["loose"]})
    by_gap = a_library(*rows, hand="M A", turn={"next": ["gap"]})
    assert is_legal(by_scifi, "M", 1, 3)
    assert not is_legal(by_gap, "M", 1, 3)


@pytest.mark.parametrize(("way", "letters"), [("down", "DA.C"), ("up", ".CDA")])
def test_picture_book_shifts_a_column(way: str, letters: str) -> None:
    """EX-22, LIB-BLK-4, LIB-Q-18, LIB-Q-19."""
    rows = ("0 > : | A A", "1 > : | A", "2 > : | B C", "3 > : | C D")
    match = a_library(*rows, hand="Z A", powers=("A/picture_book",))
    match.play("use:picture_book", f"shift:2:{way}")
    found = shown(match)
    assert "".join(found.get((row, 2), ".") for row in range(4)) == letters


def test_drama_squeezes_a_book_in() -> None:
    """EX-23, LIB-BLK-3, LIB-Q-15, LIB-Q-17."""

    def inserted(row: str, hand: str, column: int) -> list[str]:
        match = a_library(row, "1 > : |", hand=f"{hand} Z", powers=("A/drama",))
        match.play("use:drama", f"take:{in_hand(match, hand)}")
        if f"at:0:{column}" not in options_of(match, "at"):
            return []
        match.play(f"at:0:{column}")
        found = shown(match)
        return [found.get((0, place), ".") for place in range(1, 5)]

    assert inserted("0 > : | C M R", "F", 2) == ["C", "F", "M", "R"]
    assert inserted("0 > : | C M R", "A", 1) == ["A", "C", "M", "R"]
    assert inserted("0 > : | C M . R", "F", 2) == ["C", "F", "M", "R"]
    assert inserted("0 > : | C M T", "S", 2) == []


def test_thriller_moves_two_books() -> None:
    """EX-24, LIB-BLU-1, LIB-PLAY-8, LIB-Q-14: lines are looked for when the power is over."""
    match = a_library("0 > : | D/rom G/rom M/rom X/bio", "1 > : | . . . R/rom", hand="A Z", powers=("A/thriller",))
    match.play("use:thriller", "at:0:4", "at:1:1")
    assert match.view(0).decision == "lift"
    assert "at:1:1" not in options_of(match, "at")
    match.play("at:1:4", "at:0:4", "give:0")
    assert shown(match) == {(1, 1): "X"}
    assert match.view(0).one_unit


def test_travel_makes_room() -> None:
    """EX-25, LIB-BLU-3, LIB-END-1, LIB-PWR-2, LIB-PWR-3, LIB-PWR-4, LIB-Q-16."""
    match = a_library("0 > : C | M", hand="F Q", powers=("A/travel",), deck="")
    match.play("use:travel", "at:0:-1")
    assert shown(match) == {}  # the second one was the only one left
    play(match, "F", 0, 1)
    play(match, "Q", 0, 2)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.grade) == ("won", "head librarian")


def test_mystery_lets_a_line_with_one_wrong_book_be_claimed() -> None:
    """EX-26, LIB-BLK-1, LIB-LINE-9, LIB-Q-12, LIB-Q-50."""
    match = a_library("0 > : | A/hor B/rom E/rom M/rom R/thr", "1 > : |", hand="Z A", powers=("A/mystery",))
    assert options_of(match, "claim") == []
    match.play("use:mystery")
    assert options_of(match, "claim") == ["claim:romance"]
    match.play("claim:romance")
    assert options_of(match, "at") == ["at:0:1", "at:0:2"]
    match.play("at:0:2")
    assert len(options_of(match, "keep")) == 3
    match.play(options_of(match, "keep")[1], "give:0")
    assert shown(match) == {(0, 1): "A"}
    assert len(match.view(0).discard) == 1 + 3  # Mystery itself, and the other three


def test_business_and_cooking() -> None:
    """EX-27, LIB-YEL-3, LIB-YEL-4."""
    match = a_library("0 > : |", hand="A B", hands=("C D E F", "G H I J"), seats=3, powers=("A/business",))
    before = [match.view(seat).hand for seat in range(3)]
    match.play("use:business")
    assert [match.view(seat).hand for seat in range(3)] == [before[2], before[0], before[1]]
    assert match.view(0).seats[1].known == before[0]  # who passed a hand on knows it still
    assert match.view(2).seats[1].known == ()
    cook = a_library("0 > : |", hand="A B", powers=("A/cooking",), seed=3)
    cook.play("use:cooking")
    six = cook.view(1).deck_top
    assert len(six) == 6
    for book in reversed(six[1:]):
        cook.play(f"back:{book}")
    assert cook.view(None).deck_top == tuple(reversed(six))


def test_the_last_book_wins_with_an_island() -> None:
    """EX-28, LIB-END-1, LIB-Q-31."""
    match = a_library("0 > : E/bio P/bio | S/bio", "1 > : | . A B/hor", hand="Y/bio", deck="")
    play(match, "Y", 0, 2)
    match.play("give:0")
    assert not match.view(None).one_unit
    assert match.outcome is not None
    assert match.outcome.ending == "won"


def test_ages() -> None:
    """EX-29, LIB-AGE-1, LIB-AGE-2, LIB-AGE-3, LIB-PLAY-6, LIB-Q-37."""
    rows = ("0 < : | G@teens E@adult", "1 > : |")
    hand = "A@adult Z@adult H@any I@kids J@teens K@adult"
    match = a_library(*rows, hand=hand, options={"ages": True})
    assert is_legal(match, "A", 0, 3)
    assert legal_at(match, "HIJK", 0, -1) == "HIJ"
    assert is_legal(match, "Z", 1, 2)
    assert not is_legal(match, "Z", 1, 1)
    stacked = a_library("0 > : | E@adult", "1 > : | B C@teens", hand="E@adult C@adult", options={"ages": True})
    assert is_legal(stacked, "E", 0, 1)
    assert not is_legal(stacked, "C", 1, 2)


def test_sequels() -> None:
    """EX-30, LIB-SEQ-1, LIB-SEQ-2, LIB-SEQ-3, LIB-Q-38, LIB-Q-39."""
    sequels = {"sequels": True}
    match = a_library("0 > : | L#1/bio L#2/bio", "1 < : |", hand="L#3/bio A", options=sequels)
    assert {cell for cell in cells(match, "L") if cell not in {(0, 1), (0, 2)}} == {(0, 3)}
    other = a_library("0 < : | L#1/bio", "1 > : |", hand="L#2/bio A", options=sequels)
    assert not is_legal(other, "L", 0, 2)
    assert is_legal(other, "L", 0, -1)
    assert is_legal(other, "L", 1, 1)
    skipped = a_library("0 > : | L#1/bio L#3/bio", "1 > : |", hand="L#2/bio A", options=sequels)
    assert cells(skipped, "L") == {(0, 1), (0, 2)}
    first = a_library("0 > : | C", "1 > : |", hand="L#2/bio A", options=sequels)
    assert is_legal(first, "L", 1, 1)


def test_a_broken_series_only_asks_for_company() -> None:
    """LIB-SEQ-4."""
    match = a_library("0 > : | L#1/bio M L#2/bio", "1 > : |", hand="L#3/bio A", options={"sequels": True})
    assert cells(match, "L") == {(0, -1), (0, 1), (0, 3), (0, 4), (1, 1), (1, 3)}


def test_vertical_order() -> None:
    """EX-31, LIB-CUR-5, LIB-CUR-6, LIB-CUR-11, LIB-Q-40."""
    match = a_library("0 > : | B", "1 > : |", "2 > : | G", hand="E A H", options={"curse_vertical": True})
    assert legal_at(match, "EAH", 1, 1) == "E"
    assert is_legal(match, "H", 1, -1)


def test_balance() -> None:
    """EX-32, LIB-CUR-7, LIB-Q-51."""
    match = a_library("0 < : P+P L+L K | F E+E", "1 > : |", hand="K F P L", options={"curse_balance": True})
    assert not is_legal(match, "K", 0, -1)
    assert is_legal(match, "F", 0, 1)
    assert is_legal(match, "P", 0, -3)
    assert is_legal(match, "L", 0, -2)


def test_shelf_powers() -> None:
    """EX-33, LIB-CUR-2, LIB-CUR-3, LIB-CUR-4, LIB-Q-41."""
    powers = {"curse_powers": True}
    full = a_library("0 < : | P K F C", "1 > : |", hand="A C Q", shelves={0: "S08"}, options=powers)
    assert not is_legal(full, "A", 0, 5)
    assert is_legal(full, "C", 0, 4)
    assert is_legal(full, "Q", 0, -1)
    banned = a_library("0 > : |", hand="D I C J", shelves={0: "S02"}, options=powers)
    assert legal_at(banned, "DICJ", 0, 1) == "CJ"
    colours = a_library("0 > : |", hand="D/hor E/rom", shelves={0: "S07"}, options=powers)
    assert not is_legal(colours, "D", 0, -1)
    assert is_legal(colours, "D", 0, 1)
    assert is_legal(colours, "E", 0, -1)


def test_wild_lines() -> None:
    """EX-34, LIB-CUR-8, LIB-CUR-10, LIB-Q-42."""
    rows = ("0 < : | P/rom E/thr C/rom B/rom", "1 > : |")
    match = a_library(*rows, hand="Z A", shelves={0: "S10"}, options={"curse_powers": True})
    assert options_of(match, "claim") == ["claim:romance"]
    match.play("claim:romance")
    assert len(options_of(match, "keep")) == 3
    without = a_library(*rows, hand="Z A", shelves={0: "S10"})
    assert options_of(without, "claim") == []


def test_authors() -> None:
    """EX-35, LIB-AUT-1, LIB-AUT-2, LIB-AUT-3, LIB-AUT-4, LIB-Q-34, LIB-Q-35, LIB-Q-36."""
    authors = {"authors": True}
    rows = ("0 > : | P/mystery=colophon U/horror=colophon", "1 > : |")
    match = a_library(*rows, hand="Z A", options=authors)
    assert options_of(match, "author") == ["author:1"]
    match.play("author:1")  # the red one cannot be kept, so nothing is asked
    assert match.view(0).decision == "give"
    match.play("give:1")
    assert shown(match) == {}
    assert len(match.view(0).seats[1].powers) == 1
    assert len(match.view(0).discard) == 1
    apart = a_library("0 > : | P/mys=colophon Q U/hor=colophon", "1 > : |", hand="Z A", options=authors)
    assert options_of(apart, "author") == []
    gone = a_library("0 > : | P/mys=marginalia", "1 > : |", hand="Z A/rom=marginalia", options=authors, deck="")
    assert options_of(gone, "author") == []


def test_stop_ends_the_turn() -> None:
    """EX-36, LIB-THR-5, LIB-THR-2, LIB-Q-44."""
    match = a_library("0 > : | C", "1 > : |", hand="thrill-02 A B", hands=("D",))
    heard = match.play("take:thrill-02", "at:0:2")
    assert any(isinstance(event, ev.TurnEnded) for event in heard)
    assert match.view(0).active == 1


def test_gap_waits_for_the_next_book_of_anybody() -> None:
    """EX-36, LIB-THR-7, LIB-THR-9, LIB-Q-43."""
    match = a_library("0 > : | C", "1 > : |", hand="thrill-04 A", hands=("P Q",), turn={"played": 1})
    match.play("take:thrill-04", "at:0:2", "end")  # M
    assert match.view(1).next_effects == ("gap",)
    assert is_legal(match, "P", 0, 4)
    play(match, "P", 0, 3)
    assert match.view(1).next_effects == ()


def test_a_forced_letter_comes_first() -> None:
    """EX-36, LIB-THR-11."""
    match = a_library("0 > : | C", "1 > : |", hand="K B", turn={"letter": "K", "letter_open": True})
    assert options_of(match, "take") == [f"take:{in_hand(match, 'K')}"]
    play(match, "K", 0, 2)
    assert options_of(match, "take") == [f"take:{in_hand(match, 'B')}"]
    stuck = a_library("0 > : C | M", hand="F M A", turn={"letter": "F", "letter_open": True}, deck="")
    assert f"take:{in_hand(stuck, 'M')}" in options_of(stuck, "take")
