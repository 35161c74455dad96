"""The genre powers beyond the worked examples, communication, and what only one seat may know."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.librarians.edge import events as ev
from tests.games.librarians.builders import a_library, cells, in_hand, is_legal, options_of, play, shown

ROWS = ("0 > : | C F M", "1 > : |")


def rule_of(match: rr.Match, action: str) -> str:
    """The rule that forbids an answer now."""
    refusal = match.why_not(action)
    return "" if refusal is None else refusal.rule


def test_a_power_card_is_no_book() -> None:
    """LIB-PWR-1, LIB-PWR-2: it is not in the hand, and only its holder uses it, in the holder's turn."""
    match = a_library(*ROWS, hand="N O", powers=("", "A/poetry"))
    assert match.view(1).seats[1].powers != ()
    assert match.view(0).hand == tuple(sorted(match.view(0).hand))
    assert rule_of(match, "use:poetry") == "LIB-PWR-2"
    assert rule_of(match, "use:horror") == "LIB-LINE-8"


@pytest.mark.parametrize(
    ("genre", "zones"),
    [
        ("romance", {"deck": ""}),
        ("cooking", {"deck": ""}),
        ("comedy", {"spare": []}),
        ("business", {"seats": 1}),
        ("drama", {"hand": "Z"}),
    ],
)
def test_a_power_that_can_do_nothing_is_not_used(genre: str, zones: dict[str, object]) -> None:
    """LIB-PWR-5, LIB-PWR-7, LIB-SOLO-1."""
    match = a_library(*ROWS, powers=(f"A/{genre}",), **({"hand": "N O"} | zones))  # type: ignore[arg-type]
    assert rule_of(match, f"use:{genre}") == "LIB-PWR-7"


@pytest.mark.parametrize("genre", ["travel", "mythology", "science", "action", "thriller", "picture_book"])
def test_powers_over_books_need_books(genre: str) -> None:
    """LIB-PWR-6, LIB-PWR-7: visible books; shelf cards are never chosen."""
    match = a_library("0 > : |", "1 > : |", hand="N O", powers=(f"A/{genre}",))
    assert rule_of(match, f"use:{genre}") == "LIB-PWR-7"


def test_romance_trims_the_deck() -> None:
    """LIB-GRN-1, LIB-Q-27: five books, face up."""
    match = a_library(*ROWS, hand="N O", powers=("A/romance",))
    before = match.view(0).deck
    heard = match.play("use:romance")
    trimmed = next(event for event in heard if isinstance(event, ev.DeckTrimmed))
    assert (len(trimmed.books), match.view(0).deck) == (5, before - 5)


@pytest.mark.parametrize(("end", "rows"), [("top", [-1, 0, 1]), ("bottom", [0, 1, 2])])
def test_comedy_adds_a_shelf(end: str, rows: list[int]) -> None:
    """LIB-GRN-2, LIB-GEO-1."""
    match = a_library(*ROWS, hand="N O", powers=("A/comedy",))
    match.play("use:comedy", end)
    assert [shelf.row for shelf in match.view(0).shelves] == rows


def test_adventure_raises_the_limit() -> None:
    """LIB-GRN-3: players notice when they draw."""
    match = a_library(*ROWS, hand="N O P", powers=("A/adventure",))
    match.play("use:adventure")
    assert (match.view(0).hand_limit, match.view(0).seats[0].books) == (5, 3)
    play(match, "N", 0, 4)
    play(match, "O", 0, 5)
    match.play("end")
    assert match.view(0).seats[0].books == 5


def test_self_help_stacks_on_any_book_in_order() -> None:
    """LIB-GRN-4, LIB-TURN-7, LIB-Q-23, LIB-Q-24: even after Tragedy, for this turn."""
    match = a_library(*ROWS, hand="G Z N", powers=("A/self_help",), stacking_banned=True)
    assert not is_legal(match, "G", 0, 2)
    match.play("use:self_help")
    assert is_legal(match, "G", 0, 2)
    assert not is_legal(match, "Z", 0, 2)
    play(match, "G", 0, 2)
    play(match, "N", 0, 4)
    match.play("end")
    assert match.view(0).effects == ()


def test_a_no_stacking_shelf_beats_self_help() -> None:
    """LIB-CUR-1, LIB-Q-23."""
    match = a_library(
        "0 < : | M", "1 > : |", hand="M L", shelves={0: "S01"}, options={"curse_powers": True},
        turn={"effects": ["stack_any"]},
    )  # fmt: skip
    assert not is_legal(match, "M", 0, 1)


def test_action_swaps_two_books() -> None:
    """LIB-BLU-2, LIB-THR-6."""
    match = a_library("0 > : | C F", "1 > : | Z", hand="N O", powers=("A/action",))
    match.play("use:action", "at:0:1", "at:1:1")
    assert shown(match) == {(0, 1): "Z", (0, 2): "F", (1, 1): "C"}


def test_fantasy_asks_for_no_book() -> None:
    """LIB-PUR-1."""
    match = a_library(*ROWS, hand="N O", powers=("A/fantasy",))
    assert rule_of(match, "end") == "LIB-TURN-4"
    match.play("use:fantasy")
    assert match.why_not("end") is None


def test_poetry_lifts_the_order() -> None:
    """LIB-PUR-3, LIB-CUR-5."""
    match = a_library(*ROWS, hand="A Z", powers=("A/poetry",), options={"curse_vertical": True})
    assert not is_legal(match, "A", 0, 4)
    match.play("use:poetry")
    assert is_legal(match, "A", 0, 4)
    assert is_legal(match, "A", 1, 3)


def test_biography_shows_the_hand_to_all() -> None:
    """LIB-YEL-1: known while in any hand; later draws are secret."""
    match = a_library(*ROWS, hand="N O P", powers=("A/biography",), seats=3)
    match.play("use:biography")
    assert match.view(2).seats[0].known == match.view(0).hand == match.view(None).seats[0].known
    assert not match.can_undo
    play(match, "N", 0, 4)
    play(match, "O", 0, 5)
    match.play("end")
    assert len(match.view(1).seats[0].known) == 1
    assert match.view(1).seats[0].books == 4


def test_science_points_at_two_books() -> None:
    """LIB-YEL-2, LIB-COMM-7: with an intent or without, also at a silent table."""
    match = a_library(*ROWS, hand="N O", powers=("A/science",), options={"talk": "silent"})
    heard = match.play("use:science", "at:0:1", "intent:look", "at:0:3", "intent:none")
    taps = [event for event in heard if isinstance(event, ev.BookTapped)]
    assert [(tap.column, tap.intent) for tap in taps] == [(1, 3), (3, 0)]
    assert match.view(0).decision == "act"


def test_crime_turns_a_shelf() -> None:
    """LIB-BLK-2."""
    match = a_library(*ROWS, hand="A Z", powers=("A/crime",))
    match.play("use:crime", "turn:0")
    assert match.view(0).shelves[0].arrow == "left"
    assert is_legal(match, "A", 0, 4)


def test_mythology_takes_books_back() -> None:
    """LIB-BLU-4: beyond the limit, known to all, and the turn asks for no more."""
    match = a_library(*ROWS, hand="N O P Q", powers=("A/mythology",))
    match.play("use:mythology", "at:0:3", "at:0:2")
    view = match.view(1)
    assert (view.seats[0].books, len(view.seats[0].known), view.required) == (6, 2, 2)


def test_the_last_shelf_goes_with_every_book() -> None:
    """LIB-RED-2, LIB-Q-21: no choice, and nobody can play until Comedy adds one."""
    match = a_library("0 > : | A/det B/det C/det", hand="D/det E F", deck="")
    play(match, "D", 0, 4)
    assert match.outcome is not None
    assert match.outcome.ending == "stuck"
    assert match.view(None).shelves == ()


def test_true_crime_and_tragedy_last() -> None:
    """LIB-RED-3, LIB-RED-4, LIB-Q-22."""
    match = a_library("0 > : | A/true_crime B/true_crime C/true_crime", "1 > : |", hand="D/true_crime E F")
    play(match, "D", 0, 4)
    assert match.view(0).hand_limit == 3
    other = a_library("0 > : | A/tragedy B/tragedy C/tragedy", "1 > : | M", hand="D/tragedy M F")
    play(other, "D", 0, 4)
    assert other.view(0).stacking_banned
    assert not is_legal(other, "M", 1, 1)


def test_who_can_play_must_play() -> None:
    """LIB-END-4, LIB-Q-33: giving up is for those who can neither end nor play; useless powers need not be spent."""
    match = a_library(*ROWS, hand="N O")
    assert rule_of(match, "give_up") == "LIB-END-4"
    cornered = a_library("0 > : C | M", hand="F G", powers=("A/biography",), deck="")
    assert options_of(cornered, "give_up") == ["give_up"]
    cornered.play("give_up")
    assert cornered.outcome is not None
    assert cornered.outcome.ending == "stuck"


def test_an_island_keeps_the_turn_open() -> None:
    """LIB-CONN-3: whoever cannot mend it has lost, also with exactly two books played (LIB-THR-15)."""
    match = a_library(
        "0 > : | A/bio D/hor+D/bio E/bio", "1 > : |", hand="P/bio B Z", options={"exactly_two": True},
        turn={"played": 1, "required": 2},
    )  # fmt: skip
    play(match, "P", 0, 4)
    match.play("give:1")
    assert match.outcome is not None
    assert match.outcome.ending == "stuck"


def test_wild_colours() -> None:
    """LIB-CUR-9: with Mystery one further position may be wrong (LIB-CUR-10)."""
    rows = ("0 > : | A/rom B/bio C/rom D/thr", "1 > : |")
    options = {"curse_powers": True}
    match = a_library(*rows, hand="Z A", shelves={0: "S11"}, options=options)
    assert options_of(match, "claim") == []
    with_mystery = a_library(*rows, hand="Z A", shelves={0: "S11"}, options=options, turn={"effects": ["odd_one"]})
    assert "claim:romance" in options_of(with_mystery, "claim")


def test_after_an_author_lines_are_looked_for() -> None:
    """LIB-AUT-5: what the group uncovers may complete a genre."""
    match = a_library(
        "0 > : | A/rom B/rom+B/bio=spine C/rom+C/thr=spine D/rom", "1 > : |", hand="Z A", options={"authors": True}
    )
    match.play("author:1", options_of_author(match), "give:0")
    assert match.view(0).completed == {"romance": 1}


def options_of_author(match: rr.Match) -> str:
    """Any book of the group."""
    again = rr.start("librarians", position=match.position())
    again.play("author:1")
    return options_of(again, "keep")[0]


def test_ages_are_not_loosened_by_scifi() -> None:
    """LIB-AGE-4: Sci-Fi loosens connection only."""
    match = a_library(
        "0 > : | C@adult", "1 > : |", hand="M@adult A", options={"ages": True}, turn={"effects": ["loose"]}
    )
    assert not is_legal(match, "M", 0, 3)
    assert is_legal(match, "M", 0, 2)


# --- communication ------------------------------------------------------------------------------------------


def test_signals_stand_until_replaced_or_withdrawn() -> None:
    """LIB-COMM-4, LIB-COMM-5, LIB-COMM-6: from anyone at any time, one of each kind; words are the table's affair."""
    match = a_library(*ROWS, hand="N O", hands=("P",))
    match.interject(1, "keep_off:0:right")
    match.interject(1, "keep_off:1:left")
    match.interject(1, "mood:in_trouble")
    signals = match.view(0).seats[1].signals
    assert (signals.keep_off, signals.mood) == ("1:left", "in_trouble")
    match.interject(1, "withdraw:keep_off")
    assert match.view(0).seats[1].signals.keep_off is None
    with pytest.raises(rr.Refused):
        match.interject(1, "keep_off:5:left")


def test_a_silent_table_has_no_signals() -> None:
    """LIB-COMM-2, LIB-COMM-3."""
    match = a_library(*ROWS, hand="N O", options={"talk": "silent"})
    assert match.interjections(0) == match.interjections(1) == []
    assert rule_of(match, "mood:comfortable") == "LIB-COMM-3"


def test_nobody_sees_another_hand() -> None:
    """LIB-COMM-1: not in a view, not in the log, not in the middle of a play."""
    match = a_library(*ROWS, hand="N O P", hands=("Q R",), seats=3)
    book = in_hand(match, "N")
    match.play(f"take:{book}")
    for seat in (1, 2, None):
        assert book not in repr(match.view(seat))
        assert book not in repr(match.events(seat))
    assert match.view(0).pending.book == book
    match.undo()
    assert cells(match, "N")
