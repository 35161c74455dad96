"""When somebody is gone a bot plays for them, until they are back."""

from __future__ import annotations

from readingroom.tables import entries as log
from readingroom.tables.table import Table


def returned(table: Table, seat: int, now: float) -> log.Returned | None:
    """Whoever was covered for is back."""
    chair = table.standing.chairs[seat]
    return log.Returned(at=now, seat=seat) if chair.covered and chair.kind == "person" else None


def covered(table: Table, seat: int, number: int, now: float) -> log.Covered | None:
    """A bot plays for somebody who is gone, if that seat is still asked."""
    chair = table.standing.chairs[seat]
    if table.number != number or table.asked != seat or chair.kind != "person" or chair.covered:
        return None
    return log.Covered(at=now, seat=seat)
