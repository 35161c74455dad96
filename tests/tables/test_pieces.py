"""A view in pieces is the same JSON as the view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import msgspec
import pytest

import readingroom as rr
from readingroom.tables import pieces
from readingroom.tables.pieces import encoded_view


@pytest.mark.parametrize(("seats", "options"), [(4, {"tools": False}), (3, {}), (2, {}), (1, {})])
def test_every_view_of_a_match_is_encoded_as_msgspec_would(seats: int, options: dict[str, object]) -> None:
    match, chance = rr.start("fire", seats=seats, seed=7, options=options), Random(7)
    while not match.over:
        view = match.view()
        assert encoded_view(view) == msgspec.json.encode(view)
        match.play(chance.choice(match.legal()))
    assert encoded_view(match.view()) == msgspec.json.encode(match.view())


@dataclass(frozen=True)
class Shelf:
    """A view whose pieces are new each time."""

    books: tuple[str, ...]


def test_pieces_that_never_come_again_are_forgotten() -> None:
    for number in range(pieces.MOST + 10):
        assert encoded_view(Shelf((f"book {number}",))) == b'{"books":["book %d"]}' % number
