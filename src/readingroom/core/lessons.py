"""A lesson: a scripted match on the real rules, with a note at each step for somebody who learns the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from readingroom.core.phrases import Phrase, phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """A moment of the match and what is said about it; then the learner presses `action`, and the others play."""

    note: Phrase
    point: str  # what on the table to look at
    rules: tuple[str, ...]
    action: str | None = None  # None: there is nothing to press but "go on"
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """The whole lesson; the learner has a seat, and sees what that seat is sent."""

    title: Phrase
    seat: int
    names: tuple[str, ...]
    position: dict[str, Any]
    draws: tuple[str, ...]
    seed: int
    steps: tuple[LessonStep, ...]


def read_lesson(text: str) -> Lesson:
    """A lesson out of its file, whose notes are keys of the game's catalogues.

    A field too many or too few is a TypeError that names it.
    """
    plain = tomllib.loads(text)
    steps = tuple(
        LessonStep(
            **step
            | {
                "note": Phrase(step["note"], {}),
                "rules": tuple(step["rules"]),
                "others": tuple(step.get("others", ())),
            }
        )
        for step in plain.pop("steps")
    )
    settled = {
        "title": phrase("lesson-title"),
        "names": tuple(plain["names"]),
        "draws": tuple(plain["draws"]),
        "steps": steps,
    }
    return Lesson(**plain | settled)
