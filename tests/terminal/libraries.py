"""Tables of Librarians for the tests of the terminal: fixed positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import readingroom as rr
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import Sitter
from tests.terminal.tables import make_bot

FOUR_SHELVES = {"0": "S02", "1": "S01", "2": "S04", "3": "S03"}  # arrows right, left, right, left
THREE_ROMANCES: dict[str, Any] = {  # Ana can complete Romance, or lose by Horror
    "seats": 2,
    "shelves": FOUR_SHELVES,
    "library": {
        "0": {"-1": "romance-04", "1": "romance-05", "2": "romance-06"},
        "1": {"-1": "fantasy-07", "1": "fantasy-05"},
        "2": {"-1": "horror-05", "1": "horror-06", "2": "horror-07"},
    },
    "hands": [
        ["fantasy-10", "horror-08", "romance-07", "thriller-06"],
        ["biography-01", "fantasy-09", "mystery-08", "thriller-09"],
    ],
    "turn": {"number": 5, "active": 0},
}
LONG_ROW = (
    "horror-04", "romance-04", "thriller-04", "fantasy-04", "romance-05", "mystery-04", "thriller-05", "fantasy-05",
    "biography-05", "mystery-05", "thriller-09", "horror-06", "romance-06", "thriller-06", "fantasy-06", "mystery-07",
)  # fmt: skip
WIDE: dict[str, Any] = {  # one row of sixteen books to the right, and a W that fits at its end
    "seats": 2,
    "shelves": FOUR_SHELVES,
    "library": {"0": {str(column): book for column, book in enumerate(LONG_ROW, 1)}},
    "hands": [["thriller-01"], ["biography-08"]],
}
LAST_BOOK: dict[str, Any] = {  # Ana's is the last book of all, and fits
    "seats": 2,
    "shelves": FOUR_SHELVES,
    "library": {"0": {"1": "romance-04"}},
    "hands": [["thriller-04"], []],
    "options": {"genres": ["romance", "thriller"]},
    "discard": [
        f"{genre}-{number:02}"
        for genre in ("romance", "thriller")
        for number in range(1, 12)
        if (genre, number) not in (("romance", 4), ("thriller", 4))
    ],
}


def a_library_desk(
    folder: Path, *persons: str, bots: int = 0, seed: int = 7, options: dict[str, Any] | None = None
) -> Desk:
    """A fresh match; persons first, then bots."""
    sitters = (*map(Sitter, persons), *(Sitter(f"Bot{number}", "greedy") for number in range(1, bots + 1)))
    match = rr.start("librarians", seats=len(sitters), seed=seed, options=options, live=bool(persons))
    return Desk(match, sitters, folder / "saves" / "test.json", make_bot)


def a_library_at(folder: Path, position: dict[str, Any], *persons: str, draws: tuple[str, ...] = ()) -> Desk:
    """A match that begins in the middle; everybody is a person."""
    match = rr.start("librarians", position=position, draws=draws, seed=7)
    return Desk(match, tuple(map(Sitter, persons)), folder / "saves" / "test.json", make_bot)
