"""What every table in plain lines says the same way: a question with its numbered answers, and what was typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from readingroom.core.errors import ReadingRoomError
from readingroom.core.game import Game
from readingroom.terminal.picture import Picture
from readingroom.terminal.speech import speech_of


def answer_lines(picture: Picture, legal: Sequence[Any]) -> list[str]:
    """The numbered answers: words, what comes of it as far as the one who is asked can know, and the short text."""
    speech = speech_of(picture.game.meta.key)
    lines = []
    for number, action in enumerate(legal, 1):
        brings = speech.consequence(action, picture) if picture.asked else ""
        words = f"{picture.describe(action)}: {brings}" if brings else picture.describe(action)
        lines.append(f"  {number}  {words}  ({action})")
    return lines


def chosen(line: str, legal: Sequence[Any]) -> Any:  # noqa: ANN401  # each game has its own actions
    """The answer of a number in the list, or the short words as they were typed; raises ReadingRoomError."""
    if not line.isdecimal():
        return line
    if not 1 <= int(line) <= len(legal):
        raise ReadingRoomError(f"the answers go from 1 to {len(legal)}")
    return legal[int(line) - 1]


def rule_lines(game: Game, words: str) -> list[str]:
    """The rule of an id, or all that speak of the words; raises UnknownRule."""
    return [f"{rule.id}: {rule.text}" for rule in game.rulebook.find(words)]


def read_line() -> str | None:
    """A line that somebody typed, or None at the end of the input."""
    if sys.stdin.isatty():
        typer.echo("> ", nl=False)
    line = sys.stdin.readline()
    return line.strip() if line else None
