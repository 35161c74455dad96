"""SQLite's hot statements: one statement for many rows, so that the interpreter's lock changes hands once, not per row.

Measured beside it, 200 rows a commit: `executemany` is as quick alone, but half as quick while the event loop is busy,
since each of its rows waits for the interpreter's lock; rows as JSON through `json_each` cost a third more.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from readingroom.store.batch import DELIVERY, Append, Key, deliveries_of, first_of_each, rows_after

MOST: Final = 256  # rows in one statement

ADD_TABLES: Final = (
    "INSERT INTO tables (id, game, phase, created, touched, due, challenge) "
    "SELECT * FROM ({values}) WHERE column1 IS NOT NULL ON CONFLICT DO NOTHING"
)
ADD_FREE_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, data) SELECT * FROM ({values}) WHERE column1 IS NOT NULL"
)
ADD_ENTRIES: Final = f"{ADD_FREE_ENTRIES} ON CONFLICT DO NOTHING"
UPDATE_TABLES: Final = (
    "UPDATE tables SET game = column2, phase = column3, created = column4, touched = column5, "
    "due = column6, challenge = column7 FROM ({values}) WHERE id = column1"
)
ADD_DELIVERIES: Final = f"INSERT INTO webhooks ({DELIVERY}) SELECT * FROM ({{values}}) WHERE column1 IS NOT NULL"  # noqa: S608  # nobody's value
NEWEST_ENTRIES: Final = "SELECT table_id, number FROM entries ORDER BY rowid DESC LIMIT ?"

Row = tuple[Any, ...]
columns: Final = attrgetter("id", "game", "phase", "created", "touched", "due", "challenge")


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> set[Append]:
    """Store the appends in one transaction; those whose number was free.

    Nearly always there are entries alone, and all of their numbers are free. One statement is then all there is to
    the transaction, and nothing is asked of the interpreter's lock until it is durable.
    """
    if len(appends) <= MOST and all(append.row is None for append in appends):
        with suppress(sqlite3.IntegrityError):  # a number is taken or a table gone: nothing was stored
            run_part(connection, ADD_FREE_ENTRIES, [(*append.key, append.data) for append in appends])
            return set(appends)
    return append_carefully(connection, appends)


def append_carefully(connection: sqlite3.Connection, appends: Sequence[Append]) -> set[Append]:
    """The same, step by step."""
    connection.execute("BEGIN IMMEDIATE")  # other writers are waited for at the start, where nothing has failed yet
    try:
        stored = add_all(connection, first_of_each(appends))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # after some troubles, a full disk among them, SQLite has rolled back itself
            connection.execute("ROLLBACK")
        raise
    return stored


def add_all(connection: sqlite3.Connection, first: dict[Key, Append]) -> set[Append]:
    """Inside a transaction: the new tables, then the entries, which refer to them, and what goes with those stored."""
    run(
        connection, ADD_TABLES, list(map(columns, rows_after([append for key, append in first.items() if key[1] == 0])))
    )
    keys = add_entries(connection, [(*key, append.data) for key, append in first.items()])
    stored = [append for key, append in first.items() if key in keys]
    run(connection, UPDATE_TABLES, list(map(columns, rows_after(stored))))
    run(connection, ADD_DELIVERIES, deliveries_of(stored))
    return set(stored)


def add_entries(connection: sqlite3.Connection, entries: Sequence[Row]) -> set[Key]:
    inserted = run(connection, ADD_ENTRIES, entries)
    if inserted == len(entries):
        return {(table, number) for table, number, _ in entries}
    newest = connection.execute(NEWEST_ENTRIES, (inserted,))  # nobody else writes now, so these are the new ones
    return {(table, number) for table, number in newest}


def run(connection: sqlite3.Connection, statement: str, rows: Sequence[Row]) -> int:
    """Run the statement on these rows; how many it changed."""
    return sum(run_part(connection, statement, part) for part in parts(rows))


def parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    return (rows[start : start + MOST] for start in range(0, len(rows), MOST))


def run_part(connection: sqlite3.Connection, statement: str, rows: Sequence[Row]) -> int:
    """One long VALUES list, filled up with NULLs to a power of two, so that few statements are prepared."""
    width = len(rows[0])
    size = 1 << (len(rows) - 1).bit_length()
    values = (*chain.from_iterable(rows), *[None] * (width * (size - len(rows))))
    return connection.execute(for_rows(statement, width, size), values).rowcount


@cache
def for_rows(statement: str, width: int, size: int) -> str:
    row = f"({', '.join('?' * width)})"
    return statement.format(values=f"VALUES {', '.join([row] * size)}")
