"""Keys: the words by which people, files and messages name what the rules number."""

from __future__ import annotations

from typing import Final

COLOUR_KEYS: Final = ("red", "green", "blue", "purple", "yellow", "black")
GENRE_KEYS: Final = (
    "horror", "detective", "true_crime", "tragedy",
    "romance", "comedy", "adventure", "self_help",
    "thriller", "action", "travel", "mythology",
    "fantasy", "scifi", "poetry", "graphic_novel",
    "biography", "science", "business", "cooking",
    "mystery", "crime", "drama", "picture_book",
)  # fmt: skip
FIRST_GENRES: Final = ("horror", "romance", "thriller", "fantasy", "biography", "mystery")
THRILL_KEYS: Final = (
    "skip", "stop", "swap", "gap", "no_order", "stack_any", "draw", "force_color", "force_letter", "reveal", "clear",
    "steal_power",
)  # fmt: skip
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
AGE_KEYS: Final = ("any", "kids", "teens", "young_adult", "adult")
POWER_KEYS: Final = (
    "no_stacking",
    "banned_letters",
    "banned_colors",
    "side_letters_only",
    "side_colors_only",
    "side_max",
    "wild_letters_before",
    "wild_color",
)
ARROW_KEYS: Final = ("right", "left")
SIDE_KEYS: Final = ("left", "right")
END_KEYS: Final = ("top", "bottom")
WAY_KEYS: Final = ("row", "column", "down", "up")  # a diagonal is named by where it leads, read from the left
INTENT_KEYS: Final = ("none", "like_this", "not_this", "look")
TALK_KEYS: Final = ("silent", "whisper", "open")
SIGNAL_KEYS: Final = ("keep_off", "all_yours", "mood")
MOOD_KEYS: Final = ("comfortable", "in_trouble")

EFFECT_KEYS: Final = ("no_order", "loose", "stack_any", "off_shelf", "odd_one")
NEXT_KEYS: Final = ("gap", "no_order", "stack_any")

ENDINGS: Final = ("", "won", "stuck", "horror")
GRADES: Final = (  # LIB-END-7: up to so many books left
    (0, "head librarian"),
    (5, "senior librarian"),
    (12, "librarian"),
    (24, "assistant"),
    (40, "page"),
    (1000, "lost in the stacks"),
)
HORROR_GRADE: Final = "overdue forever"

DECISIONS: Final = (
    "act",
    "place",
    "give",
    "end",
    "lift",
    "lay",
    "swap",
    "discard",
    "retrieve",
    "tap",
    "intent",
    "shelf",
    "shift",
    "cook",
    "drama",
    "insert",
    "reveal",
    "color",
    "letter",
    "steal",
    "claim_cell",
    "claim_way",
    "claim_keep",
    "author_keep",
)


def grade_for(left: int) -> str:
    """What a team is called that leaves so many books unshelved (LIB-END-7)."""
    return next(grade for most, grade in GRADES if left <= most)
