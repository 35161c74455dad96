"""Law `counted`: lines of play to a small depth equal pinned numbers."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.golden.counting import count_by_matches, count_by_states
from tests.golden.files import COUNTED
from tests.golden.openings import OPENINGS, Opening

PINNED: dict[str, list[int]] = json.loads(COUNTED.read_text("utf-8"))
SLOW_LINES = 300  # as many as the public face counts in a moment

SAFE_SPACES = (1, 1, 2, 2)  # of the cards 1st to 4th
BOOKS = (7, 6, 5, 4)
FIRES = 7


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.name)
def test_the_kernel_counts_the_pinned_lines(opening: Opening) -> None:
    """Law counted: by clone, legal and apply."""
    assert count_by_states(opening) == PINNED[opening.name]


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.name)
def test_the_public_face_counts_the_same_lines(opening: Opening) -> None:
    """Law counted: by match files (law replay) and positions, as far as that is quick."""
    lines = [number for number in PINNED[opening.name] if number <= SLOW_LINES]
    assert count_by_matches(opening, len(lines)) == lines


def test_nothing_is_pinned_for_openings_that_are_no_more() -> None:
    assert list(PINNED) == [opening.name for opening in OPENINGS]


def test_the_lines_without_tools_are_those_of_a_few_lines_of_python() -> None:
    """Counted without the engine; at this depth no round ends.

    FIRE-SAVE-1, FIRE-SAVE-2, FIRE-SAVE-3, FIRE-SAVE-4, FIRE-SAVE-5, FIRE-DEF-7.
    """
    pinned = PINNED["no_tools, every token"]
    assert [plain_lines(depth) for depth in range(1, len(pinned) + 1)] == pinned


def plain_lines(depth: int, card: int = 0, laid: str = "") -> int:
    """Lines of play of four seats with the cards 1st to 4th; `laid` are the tokens on the card, F a fire."""
    if depth == 0:
        return 1
    lines = plain_lines(depth - 1, card + 1) if laid else 0  # stop
    for token, count in zip("WYBPF", (*BOOKS, FIRES), strict=True):
        if laid.count(token) < count:
            lines += plain_lines(depth - 1, *after_drawing(card, laid, token))
    return lines


def after_drawing(card: int, laid: str, token: str) -> tuple[Any, ...]:
    """The card and what lies on it after a draw: the next card, if this one is full or its fire spreads."""
    spreads = token == "F" and ("F" in laid or len(laid) >= SAFE_SPACES[card])
    return (card + 1, "") if spreads or len(laid) == 4 else (card, laid + token)


def test_first_genres_are_all_ways_to_take_three_books_of_six_genres() -> None:
    """LAB-SETUP-11: the same genre may be taken twice or three times, and nobody's choice narrows another's."""
    ways = sum(1 for _ in combinations_with_replacement(range(6), 3))
    assert PINNED["labyrinth, first genres"] == [ways, ways**2]
