"""The work that shares one transaction."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert

from readingroom.store.database import Bulk, Key
from readingroom.store.rows import Delivery, TableRow
from readingroom.store.schema import webhooks


@dataclass(slots=True, eq=False)
class Append:
    """One entry with all that has to be stored with it or not at all."""

    key: Key
    row: TableRow
    data: bytes
    deliveries: Sequence[Delivery]
    done: Future[bool]


@dataclass(slots=True, eq=False)
class Deed:
    """Any other writing."""

    do: Callable[[Connection], Any]
    done: Future[Any]


Work = Append | Deed


def carry_out(connection: Connection, bulk: Bulk, works: Sequence[Work]) -> list[Any]:
    """Do all of it inside the caller's transaction; each work's result, in the same order."""
    stored = add_all(connection, bulk, [work for work in works if isinstance(work, Append)])
    return [work in stored if isinstance(work, Append) else work.do(connection) for work in works]


def add_all(connection: Connection, bulk: Bulk, appends: Sequence[Append]) -> set[Append]:
    """Those whose number was free. Of two with one number, only the first can be stored."""
    if not appends:
        return set()
    first = {append.key: append for append in reversed(appends)}
    if new := [append.row for append in first.values() if append.key[1] == 0]:
        bulk.add_tables(connection, new)  # before their entries, which refer to them
    keys = bulk.add_entries(connection, [(*key, append.data) for key, append in first.items()])
    stored = [append for key, append in sorted(first.items()) if key in keys]
    rows = {append.row.id: append.row for append in stored}  # the one that the table's last entry leaves
    if rows:
        bulk.update_tables(connection, list(rows.values()))
    if deliveries := [new_delivery(each, append) for append in stored for each in append.deliveries]:
        connection.execute(insert(webhooks), deliveries)
    return set(stored)


def new_delivery(delivery: Delivery, append: Append) -> dict[str, Any]:
    """Waiting since the table was touched, so that it is due at once."""
    return {
        "table_id": delivery.table,
        "seat": delivery.seat,
        "url": delivery.url,
        "body": delivery.body,
        "attempts": delivery.attempts,
        "next_at": append.row.touched,
    }
