"""The options of Library Labyrinth in plain words, its keys and its signs."""

from __future__ import annotations

from collections.abc import Mapping

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.faces import ANSWER_KEYS, OptionWords

# The values of options that are chosen from a list, in the order of the list.
VALUES: dict[str, tuple[str | int, ...]] = {
    "difficulty": ("standard", "novice", "advanced", "expert", "solo"),
    "shapes": ("random", "corners", "tees"),
    "double_curses": (0, 1, 2),
    "extra_cards": (),
    "wyrm_start": ("random", *range(12)),
    "first_player": ("random", *range(5)),
}


def option_words(option: Option) -> OptionWords:
    """An option in plain words, for the lobby."""
    values = {value: value_words(option.key, value) for value in VALUES[option.key]}
    return OptionWords(str(phrase(f"door-labyrinth-option-{option.key}")), values)


def value_words(option: str, value: str | int) -> str:
    """One value; chairs are counted from 1."""
    chair = value + 1 if isinstance(value, int) else 0
    return str(phrase(f"door-labyrinth-value-{option}", value=value, chair=chair))


def keys() -> Mapping[str, Phrase]:
    """How this table is answered, by key."""
    return {
        "← → ↑ ↓": phrase("door-labyrinth-keys-cursor"),
        "g i c v": phrase("door-labyrinth-keys-tile"),
        "t a p b d e": phrase("door-labyrinth-keys-turn"),
        ANSWER_KEYS: phrase("door-keys-answers"),
        "Tab ↑ ↓ Enter": phrase("door-labyrinth-keys-tab"),
    }


def signs() -> list[Phrase]:
    """What the signs on the table mean, a line each."""
    return [
        phrase("door-labyrinth-signs-genres"),
        phrase("door-labyrinth-signs-tiles"),
        phrase("door-labyrinth-signs-maze"),
        phrase("door-labyrinth-signs-wyrm"),
        phrase("door-labyrinth-signs-small"),
    ]
