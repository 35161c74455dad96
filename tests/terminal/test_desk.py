from __future__ import annotations

from pathlib import Path

import pytest

import readingroom as rr
from readingroom.terminal.desk import Desk
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
