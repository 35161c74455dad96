"""Rows in few words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from readingroom.store import Store, TableRow


def a_row(key: str = "oak", **changes: Any) -> TableRow:
    return replace(TableRow(key, "fire", "playing", 1, created=1.25, touched=1753955339.123456), **changes)


async def fill(store: Store, key: str = "oak", numbers: int = 3, **changes: Any) -> TableRow:
    """A table with that many entries, each `b"entry 0"` and so on."""
    row = a_row(key, **changes)
    for number in range(numbers):
        row = replace(row, entries=number + 1)
        assert await store.append(row, number, f"entry {number}".encode())
    return row
