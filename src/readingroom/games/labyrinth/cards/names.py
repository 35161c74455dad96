"""Keys and titles: the words by which people, files and messages name what the rules number."""

from __future__ import annotations

from typing import Final

GENRE_KEYS: Final = ("red", "pink", "orange", "green", "blue", "purple")
GENRE_LETTERS: Final = "RKOGBP"
GENRE_TITLES: Final = (
    "Children's Fiction",
    "Classic Fiction",
    "Legends",
    "Science",
    "Historical Leaders",
    "Amazing Lives",
)
SYMBOL_SHAPES: Final = ("heart", "quill", "athlete", "tree", "hourglass", "fist")

OPTION_KEYS: Final = (  # of boosters
    "time_machine",
    "trolley_service",
    "library_ladder",
    "secret_passage",
    "useful_map",
    "library_card",
    "photocopier",
)
OPTION_TITLES: Final = (
    "Time Machine",
    "Trolley Service",
    "Library Ladder",
    "Secret Passage",
    "Useful Map",
    "Library Card",
    "Photocopier",
)

KIND_KEYS: Final = ("crossroads", "terror", "shelf", "reward")  # of Floor tiles; the compass is named by itself
SHAPE_KEYS: Final = ("cross", "tee", "corner")
DIRECTION_KEYS: Final = ("NW", "NE", "SE", "SW")  # of curses, round a junction
TURN_KEYS: Final = ("cw", "ccw")
MEEPLE_KEYS: Final = ("player", "trolley", "ride")  # who walks in the solo game

DIFFICULTY_KEYS: Final = ("solo", "novice", "standard", "advanced", "expert")
SHAPES_KEYS: Final = ("random", "corners", "tees")

ENDINGS: Final = ("", "won", "out_of_time", "overrun", "conceded")

DECISIONS: Final = (
    "start",
    "instead",
    "act",
    "take",
    "extra",
    "reward",
    "spend",
    "pay",
    "return",
    "keep",
    "give_to",
    "swap_for",
    "make_room",
)


def cell_key(cell: int) -> str:
    """A cell as everybody writes it: row and column, each from 1 in the north-west, such as `r2c3`."""
    return f"r{cell // 5 + 1}c{cell % 5 + 1}"


def old_cell_key(cell: int) -> str:
    """The same as it was once written, from 0: stored logs and positions have it, and it is still read."""
    return f"{cell // 5},{cell % 5}"


CELL_NUMBERS: Final = {key: cell for cell in range(25) for key in (cell_key(cell), old_cell_key(cell))}


def cell_number(key: str) -> int:
    """The cell that a key names; raises ValueError."""
    if key not in CELL_NUMBERS:
        raise ValueError(f"{key!r} is no cell; cells are named by row and column such as r2c3, each from 1 to 5")
    return CELL_NUMBERS[key]
