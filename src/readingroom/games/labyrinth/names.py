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
    """A cell as people write it: row and column from the north-west, such as `2,3`."""
    return f"{cell // 5},{cell % 5}"


def cell_number(key: str) -> int:
    """The cell that a key names; raises ValueError."""
    row, comma, column = key.partition(",")
    if not comma or row not in "01234" or column not in "01234" or len(row) != 1 or len(column) != 1:
        raise ValueError(f"{key!r} is no cell; cells are named row,column such as 2,3, each from 0 to 4")
    return int(row) * 5 + int(column)
