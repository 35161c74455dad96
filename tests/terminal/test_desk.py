from __future__ import annotations

from pathlib import Path

import pytest

import readingroom as rr
from readingroom.terminal.desk import Desk, Spoken
from readingroom.terminal.sitters import Sitter, check_names, in_column, marks_of
from tests.terminal.tables import ANA, BEN, a_desk, make_bot

CHOOSING = {  # round 2: everybody chooses a card, lowest score first
    "seats": 3,
    "round": 2,
    "scores": [3, 9, 12],
    "hands": [[], [], []],
    "asked": {"decision": "choose_card", "seat": 0},
}


def choosing(folder: Path, *sitters: Sitter) -> Desk:
    return Desk(rr.start("fire", position=CHOOSING, seed=7), sitters, folder / "test.json", make_bot)


def test_undo_takes_the_bots_answers_back_too(home: Path) -> None:
    desk = choosing(home, Sitter(ANA), Sitter("Bot", "greedy"), Sitter(BEN))
    desk.play("card:2")
    desk.play(desk.choose(1))
    desk.undo()
    assert (desk.match.to_move, len(desk.match.log)) == (0, 0)


def test_undo_leaves_everything_when_only_bots_have_answered(home: Path) -> None:
    desk = choosing(home, Sitter("Bot", "greedy"), Sitter(ANA), Sitter(BEN))
    desk.play(desk.choose(0))
    before = desk.match.dumps()
    with pytest.raises(rr.Refused, match="TABLE-UNDO-1"):
        desk.undo()
    assert desk.match.dumps() == before


def test_again_keeps_chairs_and_house_rules(home: Path) -> None:
    desk = a_desk(home, ANA, BEN, options={"fire": "wild"})
    again = desk.again(home / "again.json")
    assert again.sitters == desk.sitters
    assert again.match.setup == desk.match.setup
    assert again.match.commitment != desk.match.commitment


def test_names_must_differ() -> None:
    with pytest.raises(rr.BadSeats, match="two at this table are called Ana"):
        check_names([Sitter("Ana"), Sitter("ana")])


def test_a_person_needs_a_name() -> None:
    with pytest.raises(rr.BadSeats, match="chair 2 needs a name"):
        check_names([Sitter("Ana"), Sitter("")])


def test_equal_initials_get_a_number() -> None:
    assert marks_of(["Ana", "Agnes", "Ben"]) == ("A", "2", "B")


def test_a_long_name_keeps_its_number_and_its_column() -> None:
    assert in_column("Apprentice 2", 11) == "Apprentic 2"
    assert in_column("Ana", 5) == "Ana  "
    assert in_column("図書館員", 5) == "図書 "


# --- bots at a table that is won or lost together -------------------------------------------------------------------


def at_a_bots_turn(folder: Path, **turn: int) -> Desk:
    position = {"seats": 2, "turn": {"active": 1} | turn, "hands": [["alice"], ["heidi"]]}
    sitters = (Sitter(ANA), Sitter("Bot", "greedy"))
    return Desk(rr.start("labyrinth", position=position, seed=7), sitters, folder / "test.json", make_bot)


def spoken(desk: Desk, viewer: int = 0) -> list[str]:
    """What happened from the last turn on, each by its kind."""
    kinds = [type(event).__name__ for event in desk.happened(viewer)]
    return kinds[kinds.index("TurnBegan") :]


def test_a_bot_says_what_it_will_do_before_its_first_action(home: Path) -> None:
    desk = at_a_bots_turn(home, active=0)
    desk.play("end")
    assert desk.speak(1, "take:red") == desk.match.reason("take:red", 1, desk.names).sentence
    desk.play("take:red")
    assert spoken(desk) == ["TurnBegan", "Spoken", "BookTaken"]
    assert desk.speak(1, "take:red") is None
    assert [type(event).__name__ for event in desk.happened(0, since=2)] == ["Spoken", "BookTaken"]
    assert [type(event).__name__ for event in desk.happened(0, since=3)] == []


def test_two_bots_speak_one_after_the_other(home: Path) -> None:
    sitters = (Sitter(ANA), Sitter("Bot", "greedy"), Sitter("Bet", "greedy"))
    desk = Desk(rr.start("labyrinth", position={"seats": 3}, seed=7), sitters, home / "test.json", make_bot)
    desk.play("end")
    for seat in (1, 2):
        desk.speak(seat, "end")
        desk.play("end")
    said = [event for event in desk.happened(0) if isinstance(event, Spoken)]
    assert [(line.seat, line.moment) for line in said] == [(1, 1), (2, 2)]
    assert spoken(desk).index("Spoken") == 1


def test_in_a_race_bots_are_silent(home: Path) -> None:
    desk = a_desk(home, ANA, BEN)
    assert desk.speak(0, desk.match.legal()[0]) is None
