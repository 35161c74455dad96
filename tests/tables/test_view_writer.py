"""A view in pieces is the same JSON as the view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

import readingroom as rr
from readingroom.tables import view_writer
from readingroom.tables.view_writer import ViewWriter


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("fire", 4, {"tools": False}),
        ("fire", 3, {}),
        ("fire", 2, {}),
        ("fire", 1, {}),
        ("labyrinth", 3, {}),
        ("labyrinth", 1, {}),
    ],
)
def test_every_view_of_a_match_is_encoded_as_msgspec_would(game: str, seats: int, options: dict[str, object]) -> None:
    match, chance, writer = rr.start(game, seats=seats, seed=7, options=options), Random(7), ViewWriter()
    while not match.over:
        view = match.view()
        assert writer.write(view) == msgspec.json.encode(view)
        match.play(chance.choice(match.legal()))
    assert writer.write(match.view()) == msgspec.json.encode(match.view())


@dataclass(frozen=True)
class Shelf:
    """A view of one field."""

    books: Any


@dataclass(frozen=True)
class Case:
    """Another kind of view."""

    name: str | None
    shelves: tuple[Shelf, ...]
    open: Any


def test_pieces_that_never_come_again_are_forgotten() -> None:
    writer = ViewWriter()
    for number in range(view_writer.MOST + 10):
        assert writer.write(Shelf((f"book {number}",))) == b'{"books":["book %d"]}' % number


def test_what_comes_goes_and_changes_its_kind_is_written_as_it_is_now() -> None:
    one, two, three = Shelf(("a", "b")), Shelf(()), Shelf(None)
    views = [
        Case("oak", (one, two, three), open=True),
        Case("oak", (one,), open=1),  # equal to True, and something else
        Case("oak", (one, three, two, one), open=(1, 2)),
        Case(None, (), open=None),
        Case("elm", (two, one), open=(2, 1)),
        Shelf((1, 2)),
        Shelf("a book"),
        Shelf((2,)),
        Case("elm", (two, one), open=(2, 1)),
    ]
    writer = ViewWriter()
    assert [writer.write(view) for view in views] == [msgspec.json.encode(view) for view in views]
