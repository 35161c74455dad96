"""Thrill books beyond the worked examples."""

from __future__ import annotations

import pytest

from readingroom.games.librarians.edge import events as ev
from tests.games.librarians.builders import a_library, in_hand, is_legal, options_of, play, shown

ROWS = ("0 > : | A", "1 > : |")


def test_skip_skips_the_next_turn() -> None:
    """LIB-THR-4: no plays, no powers, no draw; alone it does nothing (LIB-SOLO-1)."""
    match = a_library(*ROWS, hand="thrill-01 B C", hands=("D E", "F G"), seats=3, turn={"played": 1})
    match.play("take:thrill-01", "at:0:2")
    heard = match.play("end")
    assert [event.who for event in heard if isinstance(event, ev.TurnSkipped)] == [1]
    assert match.view(0).active == 2
    alone = a_library(*ROWS, hand="thrill-01 B C", seats=1, turn={"played": 1})
    alone.play("take:thrill-01", "at:0:2")
    assert alone.view(0).skips == 0


def test_swap_may_choose_the_thrill_book() -> None:
    """LIB-THR-6."""
    match = a_library("0 > : | A Q", "1 > : |", hand="thrill-03 B C")
    match.play("take:thrill-03", "at:0:3", "at:0:3", "at:0:1")
    assert shown(match) == {(0, 1): "V", (0, 2): "Q", (0, 3): "A"}


def test_no_order_and_stack_any_help_the_next_book() -> None:
    """LIB-THR-8, LIB-THR-9, LIB-Q-43: used up by it, needed or not; several can wait together."""
    match = a_library("0 > : | A M", "1 > : |", hand="B O Z", turn={"next": ["no_order", "stack_any"]})
    assert is_legal(match, "B", 0, 3)
    assert is_legal(match, "Z", 0, 1)
    play(match, "O", 0, 3)
    assert match.view(0).next_effects == ()
    assert not is_legal(match, "B", 0, 4)


def test_draw_goes_beyond_the_limit() -> None:
    """LIB-THR-10."""
    match = a_library(*ROWS, hand="thrill-07 B C D")
    match.play("take:thrill-07", "at:0:2")
    assert match.view(0).seats[0].books == 6


def test_reveal_shows_any_hand() -> None:
    """LIB-THR-12."""
    match = a_library(*ROWS, hand="thrill-10 D E", hands=("X Y",), seats=3)
    match.play("take:thrill-10", "at:0:2", "reveal:1")
    assert match.view(2).seats[1].known == match.view(1).hand


def test_clear_discards_five_books() -> None:
    """LIB-THR-13: itself included, uncovered ones too; all if fewer."""
    match = a_library("0 > : | A+A B C", "1 > : |", hand="thrill-11 D E")
    match.play("take:thrill-11", "at:0:4")
    for cell in ("at:0:1", "at:0:1", "at:0:4", "at:0:2"):
        match.play(cell)
    assert shown(match) == {}  # the last one went unasked
    assert match.view(0).decision == "act"


def test_steal_uses_another_players_power() -> None:
    """LIB-THR-14: at once, as one's own; nothing happens when none can be used."""
    match = a_library(*ROWS, hand="thrill-12 C D", powers=("", "A/adventure B/poetry"))
    match.play("take:thrill-12", "at:0:2")
    assert options_of(match, "steal") == ["steal:1:adventure", "steal:1:poetry"]
    match.play("steal:1:adventure")
    assert match.view(0).hand_limit == 5
    assert len(match.view(0).seats[1].powers) == 1
    none = a_library(*ROWS, hand="thrill-12 C D", powers=("A/poetry",))
    none.play("take:thrill-12", "at:0:2")
    assert none.view(0).decision == "act"


def test_a_force_is_watched_and_used_up() -> None:
    """LIB-THR-11: named for the next player, met by a matching play; a skipped turn uses it up."""
    match = a_library(*ROWS, hand="thrill-08 C D", hands=("K/rom L/thr",), turn={"played": 1})
    match.play("take:thrill-08", "at:0:2")
    assert "color:green" in options_of(match, "color")
    match.play("color:green", "end")
    assert match.view(1).force_binds
    assert not match.view(0).force_binds  # whether the hand can meet it is its own
    assert options_of(match, "take") == [f"take:{in_hand(match, 'K', 1)}"]
    skipped = a_library(*ROWS, hand="C D", seats=3, turn={"next_color": "green", "skips": 1, "played": 2}, asked="act")
    skipped.play("end")
    assert skipped.view(2).force.color is None


def test_lines_come_before_the_action() -> None:
    """LIB-THR-2, LIB-THR-3: a thrill book breaks lines, and acts once, when it is played."""
    match = a_library("0 > : | A/rom B/rom C/rom", "1 > : |", hand="thrill-04 D E")
    heard = match.play("take:thrill-04", "at:0:4")
    assert [type(event) for event in heard if event.seen_by(1)] == [ev.BookPlayed, ev.ThrillActed]
    assert match.view(0).next_effects == ("gap",)


def test_the_last_book_wins_before_it_acts() -> None:
    """LIB-Q-52, LIB-END-1."""
    match = a_library("0 > : | A Q", "1 > : |", hand="thrill-03", deck="")
    heard = match.play("take:thrill-03", "at:0:3")
    assert not any(isinstance(event, ev.ThrillActed) for event in heard)
    assert match.outcome is not None
    assert match.outcome.ending == "won"


def test_exactly_two() -> None:
    """LIB-THR-15."""
    match = a_library(*ROWS, hand="B C D", options={"exactly_two": True})
    play(match, "B", 0, 2)
    play(match, "C", 0, 3)
    assert options_of(match, "take") == []
    refusal = match.why_not(f"take:{in_hand(match, 'D')}")
    assert refusal is not None
    assert refusal.rule == "LIB-THR-15"


@pytest.mark.parametrize("waiting", [["stack_any"], ["no_order"]])
def test_an_insertion_uses_up_what_waits(waiting: list[str]) -> None:
    """LIB-THR-16: only No Order! helps it, an inserted thrill book acts, and it counts as played."""
    match = a_library("0 > : | C M", "1 > : |", hand="thrill-05 Z D", powers=("A/drama",), turn={"next": waiting})
    match.play("use:drama", "take:thrill-05", "at:0:2")
    assert match.view(0).next_effects == ("no_order",)  # its own
    assert match.view(0).played == 1
