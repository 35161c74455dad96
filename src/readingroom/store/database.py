"""What the store asks of a database; SQLite and PostgreSQL answer each in their own file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from readingroom.store.rows import TableRow

T = TypeVar("T")

Entry = tuple[str, int, bytes]  # table, number, data
Key = tuple[str, int]  # table, number


class Bulk(Protocol):
    """The hot statements, each for many rows at once: SQLAlchemy's own way costs several times as much a row."""

    def add_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        """Insert the rows of new tables; one that is there already stays as it is."""

    def add_entries(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        """Insert entries with distinct keys, and say which were really inserted: the others were there already."""

    def update_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        """Write the rows of known tables anew."""


class Database(Protocol):
    """A database that was opened and has our schema; every trouble comes as a StoreError."""

    @property
    def bulk(self) -> Bulk:
        """Its hot statements."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds; it is one statement, so that it needs no transaction."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction and return when it is durable; only the writer calls this, one at a time."""

    async def vacuum(self) -> None: ...

    async def backup(self, path: Path) -> None: ...

    async def close(self) -> None: ...
