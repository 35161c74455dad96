"""The options of Chapters in plain words, and its signs."""

from __future__ import annotations

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.faces import OptionWords

# The values of options, in the order of the list.
VALUES: dict[str, tuple[str | int | bool, ...]] = {
    "casual": (False, True),
    "first_game": (False, True),
    "nsfl": (False, True),
    "sites": (False, True),
    "enhancements": (False, True),
    "swapped_enhancements": ("transfer", "dormant"),
    "first_player": ("random", 0, 1, 2, 3),
}


def option_words(option: Option) -> OptionWords:
    """An option in plain words, for the lobby."""
    values = {value: value_words(option.key, value) for value in VALUES[option.key]}
    return OptionWords(str(phrase(f"door-chapters-option-{option.key}")), values)


def value_words(option: str, value: str | int) -> str:
    """One value; chairs are counted from 1."""
    if isinstance(value, bool):
        return str(phrase("door-yes" if value else "door-no-value"))
    chair = value + 1 if isinstance(value, int) else 0
    return str(phrase(f"door-chapters-value-{option}", value=str(value), chair=chair))


def signs() -> list[Phrase]:
    """What the signs on the table mean, a line each."""
    return [
        phrase("door-chapters-signs-icons"),
        phrase("door-chapters-signs-cards"),
        phrase("door-chapters-signs-rows"),
    ]
