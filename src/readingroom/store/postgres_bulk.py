"""PostgreSQL's hot statements: each column goes over as one array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from readingroom.store.batch import DELIVERY, Append, deliveries_of, first_of_each, rows_after
from readingroom.store.rows import TableRow

ROWS: Final = "unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[], $7::text[])"
ADD_TABLES: Final = (
    "INSERT INTO tables (id, game, phase, created, touched, due, challenge) "  # noqa: S608  # nobody's value
    f"SELECT * FROM {ROWS} ON CONFLICT DO NOTHING"
)
ADD_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, data) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[]) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
UPDATE_TABLES: Final = (
    "UPDATE tables SET game = now.game, phase = now.phase, created = now.created, "  # noqa: S608  # as above
    "touched = now.touched, due = now.due, challenge = now.challenge "
    f"FROM {ROWS} AS now(id, game, phase, created, touched, due, challenge) WHERE tables.id = now.id"
)
ADD_DELIVERIES: Final = (
    f"INSERT INTO webhooks ({DELIVERY}) "  # noqa: S608  # as above
    "SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::int[])"
)


async def add_all(connection: asyncpg.Connection, appends: Sequence[Append]) -> set[Append]:
    """Store the appends inside a transaction; those whose number was free.

    A process that is second with a number waits here until the first has committed.
    """
    first = first_of_each(appends)
    if new := rows_after([append for key, append in first.items() if key[1] == 0]):
        await connection.execute(ADD_TABLES, *columns(new))  # before their entries, which refer to them
    entries = [(*key, append.data) for key, append in first.items()]
    found = await connection.fetch(ADD_ENTRIES, *zip(*entries, strict=True))
    keys = {(table, number) for table, number in found}
    stored = [append for key, append in first.items() if key in keys]
    if rows := rows_after(stored):
        await connection.execute(UPDATE_TABLES, *columns(rows))
    if deliveries := deliveries_of(stored):
        await connection.execute(ADD_DELIVERIES, *zip(*deliveries, strict=True))
    return set(stored)


def columns(rows: Sequence[TableRow]) -> tuple[list[Any], ...]:
    return (
        [row.id for row in rows],
        [row.game for row in rows],
        [row.phase for row in rows],
        [row.created for row in rows],
        [row.touched for row in rows],
        [row.due for row in rows],
        [row.challenge for row in rows],
    )
