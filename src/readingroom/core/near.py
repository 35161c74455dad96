"""What somebody may have meant by a name that is none."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LONGEST = 80  # longer names than that are no slips of the pen


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The names near a wrong one, as the end of a sentence; nothing where none is near."""
    names = {name.lower(): name for name in known}
    near = difflib.get_close_matches(str(word)[:LONGEST].lower(), names, n=3)
    return f"; did you mean {' or '.join(names[name] for name in near)}?" if near else ""
