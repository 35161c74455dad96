"""A rematch: the same people at another table, with the keys they have.

A seat that goes on there is still one seat with one key: a key that is replaced or given up at the table before dies at
the rematch, too, unless the seat has got a key of its own there.
"""

from __future__ import annotations

import secrets

from readingroom.core.errors import Refused
from readingroom.core.phrases import phrase
from readingroom.tables import entries as log
from readingroom.tables.setting_up import SECRET_BYTES
from readingroom.tables.table import Table


def rematch_of(table: Table, now: float) -> log.Created:
    """The same chairs, keys and host once more: everybody's link leads on with the token they have."""
    standing = table.standing
    if standing.phase != "over":
        raise Refused("TABLE-START-1", phrase("table-rematch-later"))
    return log.Created(
        at=now,
        settings=standing.settings,
        seats=chairs_of(table),
        host=standing.host,
        secret=secrets.token_hex(SECRET_BYTES),
        origin=log.Origin(kind="rematch", table=table.id),
    )


def chairs_of(table: Table) -> list[log.SeatPlan]:
    """The chairs of a table as another begins with them."""
    return [
        log.SeatPlan(
            kind=chair.kind, name=None if chair.kind == "open" else chair.name, level=chair.level, key=chair.key
        )
        for chair in table.standing.chairs
    ]


def decide_rematch(again: str, created: log.Created, table: Table, now: float) -> log.Rematched | None:
    """The table that was set up is the rematch; not if another is, or if the chairs have changed meanwhile."""
    if table.standing.rematch is not None or created.seats != chairs_of(table):
        return None
    return log.Rematched(at=now, table=again)


def decide_carried(
    table: Table, seat: int, key: str | None, now: float, *, handed: bool
) -> log.Rekeyed | log.Stood | None:
    """At a rematch: the seat has that key now at the table before, or None if it was given up there."""
    chair = table.standing.chairs[seat]
    if not chair.carried or chair.key == key:
        return None
    if key is None or any(other.key == key for other in table.standing.chairs):  # one key, one chair
        return log.Stood(at=now, seat=seat)
    return log.Rekeyed(at=now, seat=seat, key=key, handed=handed, carried=True)
