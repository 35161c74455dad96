"""Names in a sentence about a mistake: what is allowed, and what somebody may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from readingroom.core.phrases import Word, phrase

LONGEST = 80  # longer names than that are no slips of the pen


def did_you_mean(word: object, known: Iterable[str]) -> Word:
    """The names near a wrong one, as the end of a sentence; nothing where none is near."""
    names = {name.lower(): name for name in known}
    near = difflib.get_close_matches(str(word)[:LONGEST].lower(), names, n=3)
    return phrase("mistake-near", names=either(names[name] for name in near)) if near else ""


def either(names: Iterable[Word]) -> Word:
    """Names of which one is meant: "axe or map or cloak"; nothing where there are none."""
    told: Word = ""
    for place, name in enumerate(names):
        told = phrase("list-or", first=told, last=name) if place else name
    return told
