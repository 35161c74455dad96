"""Members of sets, for events and for rules that are not hurried."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import lowest_bit


def members(mask: i64) -> tuple[int, ...]:
    """The members of a set, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(int(lowest_bit(mask)))
        mask &= mask - 1
    return tuple(found)
