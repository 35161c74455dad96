"""Slips of Librarians: every answer has words, a rule that exists, and what it brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.librarians.edge import actions as do
from readingroom.terminal.tutor import Tutor

NAMES = ("Ana", "Ben", "Cy")
FEW = {"genres": ["romance", "comedy"]}  # so that lines come about by chance


def offers(match: rr.Match) -> dict[Any, Any]:
    """What is stated of each answer of the seat that is asked."""
    seat, legal = match.to_move or 0, match.legal()
    slip = match.game.slip(match.view(seat), match.odds(seat), legal, NAMES[: match.seats], match.setup)
    return dict(zip(legal, slip.offers, strict=True))


def lesson_at(step: int) -> rr.Match:
    """The lesson as far as that step."""
    tutor = Tutor("librarians")
    for _ in range(step):
        tutor.go_on()
    return tutor.desk.match


@pytest.mark.parametrize("level", ["story_hour", "reading_room", "restricted_section"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_answer_of_a_match_rests_on_a_rule(level: str, seats: int) -> None:
    for seed in range(4):
        match, dice = rr.start("librarians", seats=seats, seed=seed, options={"level": level}), random.Random(seed)
        while not match.over:
            seat, legal = match.to_move or 0, match.legal()
            slip = match.game.slip(match.view(seat), match.odds(seat), legal, NAMES[:seats], match.setup)
            assert all(rule in match.game.rulebook for rule in slip.rules)
            headings = {heading.key for heading in slip.headings}
            for action, stated in zip(legal, slip.offers, strict=True):
                assert stated.rule in match.game.rulebook, action
                assert str(stated.says)
                assert stated.group in headings if isinstance(action, do.At) else not stated.group
            match.play(dice.choice(legal))


def test_a_line_that_a_book_completes_is_told_before_it_is_played() -> None:
    """LIB-LINE-1, LIB-GEO-7: B [>] E M and an R beside it, across the shelf card."""
    match = lesson_at(3)
    stated = offers(match)
    assert str(stated[do.At(0, 3)].consequence) == "completes Romance"
    assert stated[do.At(0, 3)].tone == "main"
    assert str(stated[do.At(2, 3)].consequence) == "right of Q"
    assert str(stated[do.At(3, 1)].consequence) == "first in its row"


def test_a_fourth_horror_is_a_risk() -> None:
    """LIB-RED-1."""
    match = lesson_at(0)
    match.play(do.Take("horror-08"))
    stated = offers(match)[do.At(2, 3)]
    assert (str(stated.consequence), stated.tone, stated.rule) == (
        "completes Horror: the game is lost",
        "risk",
        "LIB-RED-1",
    )


def test_a_stack_names_the_book_that_is_covered() -> None:
    """LIB-STK-1."""
    stated = offers(lesson_at(7))[do.At(1, 1)]
    assert (str(stated.consequence), stated.rule) == ("on top of “Hedge Witch of Humberley”", "LIB-STK-1")


def test_ending_tells_how_many_are_drawn() -> None:
    """LIB-TURN-5."""
    assert str(offers(lesson_at(9))[do.EndTurn()].consequence) == "you draw 2 books"


def test_what_a_slip_foretells_happens() -> None:
    """Wherever a line is foretold, one is completed, and nowhere else."""
    told = 0
    for seed in range(30):
        match, dice = rr.start("librarians", seats=2, seed=seed, options=FEW), random.Random(seed)
        while not match.over:
            legal = match.legal()
            action, decision = dice.choice(legal), match.view(match.to_move or 0).decision
            stated = offers(match)[action]
            before = sum(match.view(None).completed.values())
            match.play(action)
            if decision == "place":
                foretold = str(stated.consequence).startswith("completes")
                told += foretold
                assert foretold == (sum(match.view(None).completed.values()) > before)
    assert told
