"""Symbols as a letter with a shape, tiles and meeples by marks of their own, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from readingroom.games.labyrinth.cards.names import GENRE_KEYS, GENRE_LETTERS

SHAPES = "♥✎★♣⋈●"  # heart, quill, athlete, tree, hourglass, fist
STYLES = (
    "bold #ffffff on #a3282d",
    "bold #1d1a16 on #f2a5bd",
    "bold #1d1a16 on #e8912d",
    "bold #ffffff on #2d6b3a",
    "bold #ffffff on #2c5f9e",
    "bold #ffffff on #6a3ea1",
)
TERROR, SHELF, EMPTY_TERROR, EMPTY_SHELF, REWARD, CROSSING, COMPASS = "▲▤△▭¤┼⊕"
TROLLEY = "#"
KIND_MARKS = {
    "compass": COMPASS,
    "crossroads": CROSSING,
    "terror": EMPTY_TERROR,
    "shelf": EMPTY_SHELF,
    "reward": REWARD,
}


def letters(symbols: Iterable[str]) -> str:
    """`OOBB`: one letter a symbol, in the order of the genres."""
    places = sorted(GENRE_KEYS.index(symbol) for symbol in symbols)
    return "".join(GENRE_LETTERS[place] for place in places)


def with_shapes(symbols: Sequence[str]) -> str:
    """`OO★BB⋈`: the letters, and once the shape of each."""
    counts = [symbols.count(key) for key in GENRE_KEYS]
    return "".join(GENRE_LETTERS[place] * count + SHAPES[place] for place, count in enumerate(counts) if count)


def coloured(text: str) -> Text:
    """Letters and shapes in the colours of their genres; all else as it is."""
    line = Text()
    for character in text:
        place = max(GENRE_LETTERS.find(character), SHAPES.find(character))
        line.append(character, STYLES[place] if place >= 0 else "")
    return line


def symbols_text(symbols: Sequence[str]) -> Text:
    """Symbols with their shapes, in colour."""
    return coloured(with_shapes(symbols))


def genre_mark(key: str) -> Text:
    """A genre, two wide."""
    return symbols_text((key,))
