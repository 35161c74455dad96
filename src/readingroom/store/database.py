"""What the store asks of a database; SQLite and PostgreSQL give it each in their own file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from readingroom.store.batch import Append

T = TypeVar("T")


class Database(Protocol):
    """A database that was opened and has our schema; every trouble comes as a StoreError."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds; it is one statement, so that it needs no transaction."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction and return when it is durable; only the writer calls this, one at a time."""

    async def append(self, appends: Sequence[Append]) -> set[Append]:
        """Store them in one transaction; once that is durable, those whose number was free.

        The hot way, and the writer's alone. It speaks to the driver: SQLAlchemy would cost more than the database.
        """

    def is_alone(self, connection: Connection) -> bool:
        """No other server has it open; to be read."""

    async def vacuum(self) -> None: ...

    async def backup(self, path: Path) -> None: ...

    async def close(self) -> None: ...
