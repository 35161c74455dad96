"""Speech: how a game is spoken of in plain words, on a screen, in a pipe or to a screen reader.

A game declares one as `SPEECH` in its folder's `speech.py`. It knows no widget, so that lines need no screen.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from readingroom.core.game import Setup
from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.found import found
from readingroom.terminal.picture import Picture

LEFT_OUT = frozenset({"legal", "seat"})


class Speech:
    """What every game gets: its view and odds field by field, and nothing that one might miss."""

    own_keys: ClassVar[Mapping[Any, str]] = {}  # the keys of answers that have one of their own

    def table(self, view: Any, names: Sequence[str], setup: Setup) -> list[str]:  # noqa: ANN401  # each game has its own
        """The whole table as a viewer sees it."""
        return outline(view)

    def odds(self, odds: Any, names: Sequence[str], setup: Setup, view: Any) -> list[str]:  # noqa: ANN401  # the same
        """The chances as a viewer can know them."""
        return outline(odds)

    def missed(self, picture: Picture) -> Sequence[Any]:
        """What somebody may look for among the answers, legal or not: what is not is shown with its rule."""
        return ()


def speech_of(game: str) -> Speech:
    """The speech of a game; a plain one where it has none."""
    declared = found(game, "speech", "SPEECH")
    return declared if isinstance(declared, Speech) else Speech()


def grade_words(grade: str) -> Phrase:
    """A word on the whole match; a grade that no catalogue knows is said as it is."""
    return phrase("door-grade", grade=grade.replace(" ", "-"), text=grade)


def percent(chance: tuple[int, int]) -> str:
    """An exact chance, and what that is about."""
    above, below = chance
    return str(phrase("door-percent", above=above, below=below, percent=round(100 * above / below)))


def outline(view: object) -> list[str]:
    """Any view, field by field; for games that have no better words yet."""
    lines: list[str] = []
    for field in dataclasses.fields(view):  # type: ignore[arg-type]  # every view is a dataclass
        if field.name in LEFT_OUT:
            continue
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            lines.append(f"{field.name}:")
            lines += [f"  {one_line(item)}" for item in value]
        else:
            lines.append(f"{field.name}: {one_line(value)}")
    return lines


def one_line(value: object) -> str:
    """A value of a view in one line."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        parts = ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
        return ", ".join(f"{name} {one_line(part)}" for name, part in parts if part not in (None, ()))
    if isinstance(value, tuple | list):
        return "; ".join(one_line(item) for item in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {one_line(item)}" for key, item in value.items())
    return "none" if value is None else str(value)
