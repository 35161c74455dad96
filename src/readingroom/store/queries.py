"""Every statement that is not hot, as functions of a connection; the same for both databases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Insert,
    RowMapping,
    Select,
    Table,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from readingroom.store.batch import Key
from readingroom.store.rows import Delivery, TableRow
from readingroom.store.schema import challenges, entries, snapshots, tables, webhooks


def ping(connection: Connection) -> None:
    connection.execute(select(literal(1)))


def entries_of(connection: Connection, table: str, start: int) -> list[tuple[int, bytes]]:
    wanted = (
        select(entries.c.number, entries.c.data)
        .where(entries.c.table_id == table, entries.c.number >= start)
        .order_by(entries.c.number)
    )
    return [(number, data) for number, data in connection.execute(wanted)]


def entries_at(connection: Connection, keys: Sequence[Key]) -> dict[Key, bytes]:
    place = tuple_(entries.c.table_id, entries.c.number)
    found = connection.execute(select(entries.c.table_id, entries.c.number, entries.c.data).where(place.in_(keys)))
    return {(table, number): data for table, number, data in found}


def snapshot_of(connection: Connection, table: str) -> tuple[int, bytes] | None:
    found = connection.execute(
        select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
    ).first()
    return None if found is None else (found.number, found.data)


def save_snapshot(connection: Connection, table: str, number: int, data: bytes) -> None:
    """Keep the newest; of two processes, the slower one must not take the table back in time."""
    values = {"table_id": table, "number": number, "data": data}
    connection.execute(keeping_the_newest(connection.dialect.name), values)


@cache  # building a statement costs far more than running it
def keeping_the_newest(dialect: str) -> Insert:
    new = postgresql.insert(snapshots) if dialect == "postgresql" else sqlite.insert(snapshots)
    return new.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={"number": new.excluded.number, "data": new.excluded.data},
        where=snapshots.c.number < new.excluded.number,
    )


def inserting(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that may have ON CONFLICT, which each dialect has for itself and both write alike."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def insert_if_new(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    new: Insert = inserting(connection, table).values(values).on_conflict_do_nothing()
    return connection.execute(new).rowcount == 1


def all_rows() -> Select[Any]:
    """The rows of tables, each with the number of its entries."""
    next_number = func.coalesce(func.max(entries.c.number) + 1, 0)
    return select(
        tables, select(next_number).where(entries.c.table_id == tables.c.id).scalar_subquery().label("entries")
    )


def rows(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    return [table_row(found) for found in connection.execute(wanted).mappings()]


def table_row(found: RowMapping) -> TableRow:
    return TableRow(**found)


def plain_row(row: TableRow) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in tables.columns}


def rows_where(phase: str | None, game: str | None, untouched_since: float | None, limit: int) -> Select[Any]:
    """The tables that fit, those touched last first."""
    wanted = all_rows().order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
    if phase is not None:
        wanted = wanted.where(tables.c.phase == phase)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if untouched_since is not None:
        wanted = wanted.where(tables.c.touched < untouched_since)
    return wanted


def due_before(connection: Connection, before: float, limit: int) -> list[str]:
    """The tables that somebody has to look after, the longest waiting first."""
    wanted = select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due).limit(limit)
    return list(connection.execute(wanted).scalars())


def lengths_of(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """How many entries each table has; one that is gone is left out."""
    found = connection.execute(all_rows().where(tables.c.id.in_(wanted)))
    return {each.id: each.entries for each in found}


def set_due(connection: Connection, table: str, due: float | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(due=due))


def challenge_of(connection: Connection, key: str) -> bytes | None:
    return connection.execute(select(challenges.c.data).where(challenges.c.id == key)).scalar()


def unplayed_challenges(connection: Connection, before: float) -> list[str]:
    """Those made before then that have no table, or no more."""
    played = select(tables.c.id).where(tables.c.challenge == challenges.c.id)
    wanted = select(challenges.c.id).where(challenges.c.created < before, ~played.exists()).order_by(challenges.c.id)
    return list(connection.execute(wanted).scalars())


def delete_challenge(connection: Connection, key: str) -> bool:
    return connection.execute(delete(challenges).where(challenges.c.id == key)).rowcount == 1


def take_deliveries(connection: Connection, now: float, until: float, limit: int) -> list[Delivery]:
    """Those whose time has come, hidden from the others `until` then; what another process is taking is passed over."""
    wanted = (
        select(webhooks)
        .where(webhooks.c.next_at <= now)
        .order_by(webhooks.c.next_at, webhooks.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True)  # SQLite has one writer at a time anyway, and leaves it out
    )
    taken = [
        Delivery(each.table_id, each.seat, each.url, each.body, each.id, each.attempts, each.number)
        for each in connection.execute(wanted)
    ]
    if taken:
        connection.execute(update(webhooks).where(webhooks.c.id.in_([each.id for each in taken])).values(next_at=until))
    return taken


def remove_delivery(connection: Connection, key: int) -> None:
    connection.execute(delete(webhooks).where(webhooks.c.id == key))


def retry_delivery(connection: Connection, key: int, attempts: int, next_at: float) -> None:
    connection.execute(update(webhooks).where(webhooks.c.id == key).values(attempts=attempts, next_at=next_at))


def delete_table(connection: Connection, table: str) -> bool:
    """The row; all that belongs to it goes with it."""
    return connection.execute(delete(tables).where(tables.c.id == table)).rowcount == 1


def add_table(connection: Connection, row: TableRow, datas: Sequence[bytes]) -> bool:
    """A whole table at once, unless its id is taken."""
    if not insert_if_new(connection, tables, plain_row(row)):
        return False
    plain = [{"table_id": row.id, "number": number, "data": data} for number, data in enumerate(datas)]
    if plain:
        connection.execute(insert(entries), plain)
    return True
