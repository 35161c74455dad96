"""Arguments of phrases: people, tools, sections and tokens as the catalogues name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.fire.cards.names import SECTION_KEYS, TOKEN_KEYS, TOKEN_TITLES, name_of
from readingroom.games.fire.cards.pack import Pack

ROBOT: Final = 0  # a number, so that nobody who calls herself "robot" is taken for it


def who_is(who: int, names: Sequence[str]) -> str | int:
    """The name of a seat; the robot is nobody's seat."""
    return names[who] if who < len(names) else ROBOT


def somebody(who: int, names: Sequence[str]) -> Phrase:
    """A participant, at the beginning of a line."""
    return phrase("fire-who", who=who_is(who, names))


def points(count: int) -> Phrase:
    """Points as they are counted: "1 point"."""
    return phrase("fire-points", points=count)


def tool_called(key: str, name: str) -> str:
    """A tool as the catalogues select it, or the name that a pack of one's own gives it."""
    return key if name == name_of(key) else name


def section_called(number: int, pack: Pack) -> str:
    """A section by its key, or by the name that a pack of one's own gives it."""
    return section_named(SECTION_KEYS[number], pack.section_names[number])


def section_named(key: str, name: str) -> str:
    """The same, out of what a view shows."""
    return key if name == TOKEN_TITLES[SECTION_KEYS.index(key)] else name


def token(number: int) -> Phrase:
    """A token: "a white book"."""
    return phrase("fire-token", token=TOKEN_KEYS[number])


def tokens(numbers: Sequence[int]) -> tuple[Phrase, ...]:
    """Tokens, to be listed."""
    return tuple(map(token, numbers))
