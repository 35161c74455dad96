"""The store: what the server asks of its database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from readingroom.store import queries
from readingroom.store.batch import Append, Done, Key
from readingroom.store.database import Database
from readingroom.store.rows import Counts, Delivery, TableRow
from readingroom.store.schema import challenges, tables
from readingroom.store.urls import SqliteFile, parse_url
from readingroom.store.writer import Writer


class Store:
    """An open database; every trouble with it is a StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, *, exclusive: bool = True, create: bool = True) -> Store:
        """Open the database of that URL and bring its schema up to date.

        A server opens a SQLite file exclusively: a second one is refused. With `create=False` a database that
        was never used is refused instead of set up.
        """
        place = parse_url(url)
        if isinstance(place, SqliteFile):
            from readingroom.store.sqlite import SqliteDatabase  # noqa: PLC0415  # only the driver that is used

            return cls(await SqliteDatabase.open(place, exclusive=exclusive, create=create))
        from readingroom.store.postgres import PostgresDatabase  # noqa: PLC0415  # as above

        return cls(await PostgresDatabase.open(place, server=exclusive, create=create))

    @property
    def written(self) -> Counts:
        """What was written since the store was opened."""
        return self._writer.counts

    async def ping(self) -> None:
        """Raise StoreError when the database cannot be reached."""
        await self._database.read(queries.ping)

    async def is_alone(self) -> bool:
        """No other server has this database open now."""
        return await self._database.read(self._database.is_alone)

    async def close(self) -> None:
        """Commit what waits, then let go of the database."""
        await self._writer.close()
        await self._database.close()

    # The log.

    async def append(self, row: TableRow, number: int, data: bytes, deliveries: Sequence[Delivery] = ()) -> bool:
        """Write entry `number` of table `row.id`, its row and its deliveries; True once that is durable.

        False when the number was taken: nothing of this append is stored then. Number 0 creates the table; any
        other number of a table that is not there raises NoSuchTable.
        """
        return await self._writer.append(row, number, data, deliveries)

    def hand_over(
        self, key: Key, data: bytes, row: TableRow | None, deliveries: Sequence[Delivery], done: Done
    ) -> None:
        """The same for somebody who does not wait: `done` is resolved. Without deliveries the row may stay as it is."""
        self._writer.hand_over(Append(key, row, data, deliveries, done))

    def join(self, call: Callable[[], None]) -> None:
        """Have this called, once, when the next commit begins: what it hands over then goes with it."""
        self._writer.join(call)

    async def entries(self, table: str, start: int = 0) -> list[tuple[int, bytes]]:
        """The numbers and data of a table's entries in their order, from `start` on."""
        return await self._database.read(lambda connection: queries.entries_of(connection, table, start))

    async def entries_at(self, keys: Sequence[Key]) -> dict[Key, bytes]:
        """The data of entries of many tables, in one query; one that is not there is left out."""
        return await self._database.read(lambda connection: queries.entries_at(connection, keys))

    async def lengths(self, wanted: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has; one that is gone is left out."""
        return await self._database.read(lambda connection: queries.lengths_of(connection, wanted))

    async def save_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep the state after entry `number`, unless a newer one is kept already."""
        await self._writer.do(lambda connection: queries.save_snapshot(connection, table, number, data))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return await self._database.read(lambda connection: queries.snapshot_of(connection, table))

    # Rows: finding tables.

    async def row(self, table: str) -> TableRow | None:
        wanted = queries.all_rows().where(tables.c.id == table)
        found = await self._database.read(lambda connection: queries.rows(connection, wanted))
        return found[0] if found else None

    async def due(self, before: float, limit: int = 100) -> list[str]:
        """The tables that were due by `before`, the longest waiting first."""
        return await self._database.read(lambda connection: queries.due_before(connection, before, limit))

    async def set_due(self, table: str, due: float | None) -> None:
        await self._writer.do(lambda connection: queries.set_due(connection, table, due))

    async def tables(
        self,
        *,
        phase: str | None = None,
        game: str | None = None,
        untouched_since: float | None = None,
        limit: int = 1000,
    ) -> list[TableRow]:
        """The tables that fit, those touched last first."""
        wanted = queries.rows_where(phase, game, untouched_since, limit)
        return await self._database.read(lambda connection: queries.rows(connection, wanted))

    async def of_challenge(self, challenge: str) -> list[TableRow]:
        """The tables made from a challenge, the oldest first."""
        wanted = queries.all_rows().where(tables.c.challenge == challenge).order_by(tables.c.created, tables.c.id)
        return await self._database.read(lambda connection: queries.rows(connection, wanted))

    # Whole tables.

    async def add_table(self, row: TableRow, datas: Sequence[bytes]) -> bool:
        """Store a table with all its entries, numbered from 0; False when its id is taken."""
        return await self._writer.do(lambda connection: queries.add_table(connection, row, datas))

    async def delete(self, table: str) -> bool:
        """Remove a table with all that belongs to it; False when it was not there."""
        return await self._writer.do(lambda connection: queries.delete_table(connection, table))

    # Challenges.

    async def add_challenge(self, id: str, created: float, data: bytes) -> bool:  # noqa: A002  # the column's name
        """Store a challenge; False when its id is taken."""
        values = {"id": id, "created": created, "data": data}
        return await self._writer.do(lambda connection: queries.insert_if_new(connection, challenges, values))

    async def challenge(self, id: str) -> bytes | None:  # noqa: A002  # the column's name
        return await self._database.read(lambda connection: queries.challenge_of(connection, id))

    async def unplayed_challenges(self, before: float) -> list[str]:
        """Those made before then that have no table, or no more."""
        return await self._database.read(lambda connection: queries.unplayed_challenges(connection, before))

    async def delete_challenge(self, id: str) -> bool:  # noqa: A002  # the column's name
        """Its link leads nowhere from then on; False when it was not there."""
        return await self._writer.do(lambda connection: queries.delete_challenge(connection, id))

    # Webhooks waiting.

    async def take_deliveries(self, now: float, lease: float, limit: int = 20) -> list[Delivery]:
        """Deliveries to send now; until `now + lease` no other process gets them."""
        return await self._writer.do(
            lambda connection: queries.take_deliveries(connection, now, now + lease, limit),
        )

    async def delivered(self, id: int) -> None:  # noqa: A002  # the column's name
        await self._writer.do(lambda connection: queries.remove_delivery(connection, id))

    async def retry_delivery(self, id: int, attempts: int, next_at: float) -> None:  # noqa: A002  # the column's name
        await self._writer.do(lambda connection: queries.retry_delivery(connection, id, attempts, next_at))

    # Upkeep.

    async def vacuum(self) -> None:
        """Give the space of deleted rows back."""
        await self._database.vacuum()

    async def backup(self, path: Path) -> None:
        """Copy a consistent state into a new file while others write; only SQLite can."""
        await self._database.backup(path)
