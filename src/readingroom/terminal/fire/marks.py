"""Tokens as letters in a shape of their own, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from readingroom.games.fire.cards.names import TOKEN_KEYS, TOKEN_LETTERS

SHAPES = ("(W)", "<Y>", "[B]", "{P}", "=T=", "*F*")  # globe, shield, temple, moon, gear, flame
STYLES = (
    "#1d1a16 on #fffdf8",
    "#1d1a16 on #efbf2f",
    "#f4ead8 on #2a2622",
    "#ffffff on #6a3ea1",
    "#ffffff on #0f766e",
    "bold #fff3e0 on #c83a08",
)


def token_mark(key: str) -> Text:
    """A token, three wide."""
    token = TOKEN_KEYS.index(key)
    return Text(SHAPES[token], STYLES[token])


def token_marks(keys: Iterable[str]) -> Text:
    """Several tokens."""
    return Text(" ").join(token_mark(key) for key in keys)


def letter(key: str) -> Text:
    """A token, one wide: for the bar of the bag."""
    token = TOKEN_KEYS.index(key)
    return Text(TOKEN_LETTERS[token], STYLES[token])
