"""The options of Librarians in plain words, its keys and its signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.terminal.faces import ANSWER_KEYS, OptionWords, plain_value

# The values of options that are chosen from a list, in the order of the list.
VALUES: dict[str, tuple[str | bool, ...]] = {
    "level": ("story_hour", "reading_room", "sequel_shelf", "heavy_shelves", "night_shift", "restricted_section"),
    "genres": (),
    "authors": (True, False),
    "ages": (True, False),
    "sequels": (True, False),
    "curse_powers": (True, False),
    "curse_vertical": (True, False),
    "curse_balance": (True, False),
    "thrills": (),
    "exactly_two": (True, False),
    "talk": ("silent", "whisper", "open"),
}


def option_words(option: Option) -> OptionWords:
    """An option in plain words, for the lobby."""
    values = {value: value_words(option.key, value) for value in VALUES[option.key]}
    return OptionWords(str(phrase(f"door-librarians-option-{option.key}")), values)


def value_words(option: str, value: str | bool) -> str:  # noqa: FBT001  # a value of an option
    """One value of an option."""
    if isinstance(value, bool):
        return plain_value(value)
    return str(phrase(f"door-librarians-value-{option}", value=value))


def keys() -> Mapping[str, Phrase]:
    """How this table is answered, by key."""
    return {
        "← → ↑ ↓": phrase("door-librarians-keys-cursor"),
        "e t b": phrase("door-librarians-keys-turn"),
        ANSWER_KEYS: phrase("door-keys-answers"),
        "Tab ↑ ↓ Enter": phrase("door-librarians-keys-tab"),
    }


def signs() -> list[Phrase]:
    """What the signs on the table mean, a line each."""
    return [
        phrase("door-librarians-signs-books"),
        phrase("door-librarians-signs-shelves"),
        phrase("door-librarians-signs-cells"),
    ]


def row(words: Iterable[Word]) -> str:
    """Things one after the other: a list on a table, not in a sentence."""
    return ", ".join(map(str, words))
