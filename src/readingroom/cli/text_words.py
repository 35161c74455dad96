"""What every table in plain lines says the same way: a question with its numbered answers, and what was typed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import typer

from readingroom.core.errors import ReadingRoomError
from readingroom.core.game import Game
from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.terminal.picture import Picture
from readingroom.words import rulebook_of


def answer_lines(picture: Picture, legal: Sequence[Any]) -> list[str]:
    """The numbered answers: words, what comes of it as far as the one who is asked can know, and the short text."""
    lines = []
    for number, action in enumerate(legal, 1):
        brings = picture.offer(action).consequence if picture.asked else None
        label = picture.label(action) if picture.asked else picture.describe(action)
        words = label if brings is None else f"{label}: {brings}"
        lines.append(f"  {number}  {words}  ({action})")
    return lines


def chosen(line: str, legal: Sequence[Any]) -> Any:  # noqa: ANN401  # each game has its own actions
    """The answer of a number in the list, or the short words as they were typed; raises ReadingRoomError."""
    if not line.isdecimal():
        return line
    if not 1 <= int(line) <= len(legal):
        raise ReadingRoomError(phrase("mistake-answers", last=len(legal)))
    return legal[int(line) - 1]


def rule_lines(game: Game, words: str) -> list[str]:
    """The rule of an id, or all that speak of the words; raises UnknownRule."""
    return [f"{rule.id}: {rule.text}" for rule in rulebook_of(game).find(words)]


def winners_of(winners: Iterable[int], names: Sequence[str]) -> Word:
    """Who has won, by name."""
    return ", ".join(names[seat] for seat in winners) or phrase("door-nobody")


def help_lines(words: Mapping[str, Phrase]) -> list[str]:
    """What can be typed, and what it does."""
    return [str(phrase("door-help-answer")), *(f"  {word:<13}{does}" for word, does in words.items())]


def read_line() -> str | None:
    """A line that somebody typed, or None at the end of the input."""
    if sys.stdin.isatty():
        typer.echo("> ", nl=False)
    line = sys.stdin.readline()
    return line.strip() if line else None
