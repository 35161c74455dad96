"""PostgreSQL's hot statements: each column goes over as one array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from readingroom.store.database import Entry, Key
from readingroom.store.rows import TableRow

ROWS: Final = (
    "unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::float8[], $6::float8[], $7::float8[], $8::text[])"
)
ADD_TABLES: Final = (
    "INSERT INTO tables (id, game, phase, entries, created, touched, due, challenge) "  # noqa: S608  # nobody's value
    f"SELECT * FROM {ROWS} ON CONFLICT DO NOTHING"
)
ADD_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, data) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[]) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
UPDATE_TABLES: Final = (
    "UPDATE tables SET game = now.game, phase = now.phase, entries = now.entries, created = now.created, "  # noqa: S608  # as above
    "touched = now.touched, due = now.due, challenge = now.challenge "
    f"FROM {ROWS} AS now(id, game, phase, entries, created, touched, due, challenge) WHERE tables.id = now.id"
)


class PostgresBulk:
    """A process that is second with a number waits here until the first has committed."""

    def add_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        connection.exec_driver_sql(ADD_TABLES, columns(rows))

    def add_entries(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        # every process locks in the same order, so that no two wait for each other
        by_key = sorted(entries, key=lambda entry: entry[:2])
        tables, numbers, datas = zip(*by_key, strict=True)
        found = connection.exec_driver_sql(ADD_ENTRIES, (list(tables), list(numbers), list(datas)))
        return {(table, number) for table, number in found}

    def update_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        connection.exec_driver_sql(UPDATE_TABLES, columns(rows))


def columns(rows: Sequence[TableRow]) -> tuple[list[Any], ...]:
    return (
        [row.id for row in rows],
        [row.game for row in rows],
        [row.phase for row in rows],
        [row.entries for row in rows],
        [row.created for row in rows],
        [row.touched for row in rows],
        [row.due for row in rows],
        [row.challenge for row in rows],
    )
