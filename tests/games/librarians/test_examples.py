"""The worked examples of `rules.md`, in the order of the book: playing, lines, the end."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.librarians.edge import events as ev
from tests.games.librarians.builders import a_library, cells, in_hand, is_legal, play, shown

BESIDE_SHELVES = {(row, column) for row in range(4) for column in (-1, 1)}


def legal_at(match: rr.Match, letters: str, row: int, column: int) -> str:
    """Those of the letters in hand that may go there."""
    return "".join(letter for letter in letters if is_legal(match, letter, row, column))


def test_first_plays_go_beside_the_shelf_cards() -> None:
    """EX-1, LIB-PLAY-1, LIB-PLAY-2, LIB-PLAY-3, LIB-GEO-2, LIB-GEO-6, LIB-Q-1."""
    match = a_library("0 > : |", "1 < : |", "2 > : |", "3 < : |", hand="A M Z")
    assert cells(match, "A") == cells(match, "M") == cells(match, "Z") == BESIDE_SHELVES


def test_order_runs_across_the_shelf_card() -> None:
    """EX-2, LIB-GEO-5, LIB-ORD-1, LIB-PLAY-4, LIB-Q-5."""
    match = a_library("0 > : D | G", "1 > : |", hand="S G C B D E")
    assert legal_at(match, "SGC", 0, 2) == "SG"
    assert legal_at(match, "BDE", 0, -2) == "BD"


def test_an_arrow_to_the_left_turns_before_and_after() -> None:
    """EX-3, LIB-GEO-9, LIB-Q-4."""
    match = a_library("0 < : S | . D", "1 > : | A B", hand="G S D T C")
    assert legal_at(match, "GSDTC", 0, 1) == "GSD"
    other = a_library("0 > : | D", "1 > : |", hand="G H")
    assert not is_legal(other, "G", 0, -1)


def test_gaps_are_skipped() -> None:
    """EX-4, LIB-GEO-9, LIB-Q-3."""
    match = a_library("0 > : | C . M", "1 > : | A B C .", hand="F B N P L")
    assert legal_at(match, "FBN", 0, 2) == "F"
    assert legal_at(match, "PL", 0, 4) == "P"
    assert not is_legal(match, "P", 0, 5)


def test_a_messed_up_row_asks_only_for_the_two_neighbours() -> None:
    """EX-5, LIB-ORD-2, LIB-ORD-4, LIB-Q-7."""
    match = a_library("0 > : | A F C J", "1 > : |", hand="J K H A B")
    assert legal_at(match, "JKH", 0, 5) == "JK"
    assert legal_at(match, "AB", 0, -1) == "A"


def test_stacking_needs_the_same_letter() -> None:
    """EX-6, LIB-STK-1, LIB-STK-2, LIB-STK-4, LIB-PLAY-5, LIB-RED-4."""
    match = a_library("0 < : S/biography | G D", "1 > : |", hand="S/thriller T A")
    assert legal_at(match, "ST", 0, -1) == "S"
    assert is_legal(match, "S", 0, -2)
    play(match, "S", 0, -1)
    top = next(cell for cell in match.view(0).cells if (cell.row, cell.column) == (0, -1))
    assert (top.genre, len(top.books), match.view(0).played) == ("thriller", 2, 1)
    after = a_library("0 < : S | G D", "1 > : |", hand="S/thriller T A", stacking_banned=True)
    assert not is_legal(after, "S", 0, -1)
    assert is_legal(after, "S", 0, -2)


def test_books_connect_up_and_down() -> None:
    """EX-7, LIB-PLAY-3, LIB-PLAY-7, LIB-GEO-10, LIB-Q-2."""
    match = a_library("0 > : | C F M", "1 > : |", hand="K/bio D Z K/rom J A")
    assert {cell for cell in cells(match, "K") if cell[0] == 1 and cell[1] > 0} == {(1, 1), (1, 2), (1, 3)}
    play(match, "K", 1, 3)
    assert match.view(0).one_unit
    assert is_legal(match, "D", 1, 1)
    assert not is_legal(match, "Z", 1, 2)
    assert is_legal(match, "K", 1, 4)
    assert not is_legal(match, "J", 1, 4)


def test_graphic_novel_opens_rows_beyond_the_shelves() -> None:
    """EX-8, LIB-PUR-4, LIB-GEO-11, LIB-CUR-12, LIB-Q-26."""
    rows = ("0 > : |", "1 > : | M R")
    match = a_library(*rows, hand="P/bio Q B P/rom A", powers=("A/graphic_novel",))
    assert not is_legal(match, "P", 2, 1)
    match.play("use:graphic_novel")
    assert is_legal(match, "P", 2, 1)
    assert not is_legal(match, "P", 2, 3)
    play(match, "P", 2, 1)
    assert is_legal(match, "Q", 2, 2)
    assert not is_legal(match, "B", 2, 2)
    play(match, "Q", 2, 2)
    match.play("end")
    later = a_library(*rows, "2 . : | P/bio", hand="P/rom A")
    assert not is_legal(later, "P", 2, 1)


def test_a_line_across_the_shelf_card() -> None:
    """EX-9, LIB-LINE-1, LIB-LINE-6, LIB-GEO-7, LIB-Q-6."""
    match = a_library("0 > : E/bio P/bio | S/bio", "1 > : |", hand="Y/bio A B")
    heard = play(match, "Y", 0, 2)
    line = next(event for event in heard if isinstance(event, ev.LineCompleted))
    assert line.cells == ((0, -2), (0, -1), (0, 1), (0, 2))
    assert match.view(0).decision == "give"
    match.play("give:1")
    view = match.view(0)
    assert (view.cells, len(view.seats[1].powers), len(view.discard)) == ((), 1, 3)


def test_a_diagonal_across_the_shelf_column() -> None:
    """EX-10, LIB-LINE-1, LIB-GEO-7, LIB-GEO-8."""
    match = a_library(
        "0 > : D/fan | G/rom",
        "1 < : L/hor | E/bio",
        "2 > : P/bio | O/fan",
        "3 < : Y/bio G/thr | B/rom",
        hand="S/bio A B",
    )
    play(match, "S", 0, 2)
    assert set(shown(match)) == {(0, -1), (0, 1), (1, -1), (2, 1), (3, -1), (3, 1)}
    assert match.view(0).one_unit


@pytest.mark.parametrize("row", ["0 > : | E/bio O/fan S/bio Y/bio", "0 > : | A/bio B/bio . D/bio E/bio"])
def test_another_genre_and_an_empty_cell_break_a_line(row: str) -> None:
    """EX-11, LIB-LINE-1, LIB-LINE-2."""
    match = a_library(row, "1 > : | A B C D E", hand="Z A")
    assert match.view(0).decision == "act"
    assert len(match.view(0).discard) == 0


def test_five_go_as_a_whole() -> None:
    """EX-12, LIB-LINE-5, LIB-LINE-3, LIB-Q-8, LIB-Q-10."""
    match = a_library("0 > : | A/rom B/rom . D/rom E/rom", "1 > : | A B C D E", hand="C/rom Z A")
    play(match, "C", 0, 3)
    match.play("give:0")
    view = match.view(0)
    assert (len(view.seats[0].powers), len(view.discard), view.completed) == (1, 4, {"romance": 1})


def test_two_lines_at_once() -> None:
    """EX-13, LIB-LINE-5, LIB-LINE-7, LIB-LINE-10, LIB-Q-9."""
    match = a_library(
        "0 > : | C/thr G/thr N/thr R/rom",
        "1 > : | . . . R/rom",
        "2 > : | . . . V/rom",
        "3 > : | B/rom E/rom G/rom",
        hand="M/rom Z A",
        seats=3,
    )
    played = in_hand(match, "M")
    heard = play(match, "M", 3, 4)
    kept = [event.kept for event in heard if isinstance(event, ev.LineCompleted)]
    lines = [event.cells for event in heard if isinstance(event, ev.LineCompleted)]
    assert [line[0] for line in lines] == [(0, 4), (3, 1)]
    books = [book.key for book in match.game.box(match.setup).books]  # type: ignore[attr-defined]
    assert books[kept[0] or 0] == played
    match.play("give:0", "give:2")
    view = match.view(0)
    assert shown(match) == {(0, 1): "C", (0, 2): "G", (0, 3): "N"}
    assert ([len(seat.powers) for seat in view.seats], len(view.discard)) == ([1, 0, 1], 5)


def test_an_uncovered_book_can_be_an_island() -> None:
    """EX-14, LIB-STK-3, LIB-CONN-1, LIB-CONN-2, LIB-TURN-4, LIB-GEO-4, LIB-Q-13."""
    match = a_library("0 > : | A/bio D/hor+D/bio E/bio", "1 > : |", hand="P/bio M/rom B M/thr", turn={"played": 1})
    play(match, "P", 0, 4)
    match.play("give:0")
    assert shown(match) == {(0, 2): "D"}
    assert not match.view(0).one_unit
    refusal = match.why_not("end")
    assert refusal is not None
    assert refusal.rule == "LIB-CONN-1"
    assert is_legal(match, "M", 1, 2)
    assert not is_legal(match, "M", 0, 1)
    play(match, "B", 0, 1)
    assert match.view(0).one_unit
    assert match.why_not("end") is None


def test_a_cascade() -> None:
    """EX-15, LIB-LINE-10, LIB-LINE-11."""
    match = a_library(
        "0 > : | C/thr G/thr+G/bio N/thr S/thr",
        "1 > : | A/rom I/bio",
        "2 > : | B/rom K/bio",
        "3 > : | E/rom",
        hand="P/bio Z A",
    )
    play(match, "P", 3, 2)
    match.play("give:0", "give:1")
    assert set(shown(match)) == {(1, 1), (2, 1), (3, 1)}
    assert match.view(0).active == 0
    assert [len(seat.powers) for seat in match.view(0).seats] == [1, 1]


@pytest.mark.parametrize("others", ["A B", ""])
def test_horror_ends_the_game(others: str) -> None:
    """EX-16, LIB-RED-1, LIB-LINE-4, LIB-LINE-8, LIB-END-2, LIB-Q-11, LIB-Q-32."""
    match = a_library("0 > : | A/hor D/hor F/hor", "1 > : |", hand=f"L/hor {others}", deck="")
    play(match, "L", 0, 4)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.grade) == ("horror", "overdue forever")


def test_who_cannot_play_closes_the_library() -> None:
    """EX-17, LIB-END-3, LIB-END-5, LIB-END-6, LIB-END-8, LIB-Q-29, LIB-Q-30, LIB-Q-49."""
    match = a_library("0 > : C | M", hand="F", deck="")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.scores) == ("stuck", (1, 1))
    assert cells(a_library("0 > : C | M", hand="M", deck=""), "M") == {(0, 1), (0, 2)}
    assert cells(a_library("0 > : C | M", hand="C", deck=""), "C") == {(0, -1), (0, -2)}


def test_short_hands_play_what_they_have() -> None:
    """EX-18, LIB-TURN-2, LIB-TURN-6, LIB-Q-28."""
    one = a_library("0 > : | C", "1 > : |", hand="M/bio N O", hands=("P",), seats=3, deck="")
    assert one.view(0).required == 2
    play(one, "M", 0, 2)
    play(one, "N", 0, 3)
    one.play("end")
    assert (one.view(0).active, one.view(0).required) == (1, 1)
    play(one, "P", 0, 4)
    heard = one.play("end")
    assert [event.who for event in heard if isinstance(event, ev.TurnBegan)] == [2, 0]  # seat 2 has no book


@pytest.mark.parametrize(
    ("limit", "hand", "plays", "deck", "held"),
    [(4, "C D E F", 3, None, 4), (3, "C D E F", 2, None, 3), (4, "C D E F", 2, "Z", 3), (4, "A B C D E F", 2, None, 4)],
)
def test_drawing_up(limit: int, hand: str, plays: int, deck: str | None, held: int) -> None:
    """EX-19, LIB-TURN-3, LIB-TURN-5, LIB-RED-3, LIB-Q-22, LIB-BLU-4: who is at the limit draws and discards nothing."""
    match = a_library("0 > : |", "1 > : |", hand=hand, hands=("Z",), deck=deck, hand_limit=limit)
    for place, letter in enumerate(hand.split()[:plays], 1):
        play(match, letter, 0, place)
    match.play("end")
    assert match.view(0).seats[0].books == held
