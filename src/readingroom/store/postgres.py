"""PostgreSQL: two connections that write in turn, a few that read; any number of processes share the database."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from readingroom.store.batch import Append
from readingroom.store.errors import StoreError, store_error
from readingroom.store.postgres_bulk import add_all
from readingroom.store.upgrade import NEWEST, found_version, upgrade
from readingroom.store.urls import PostgresServer

T = TypeVar("T")

READERS: Final = 5
CONNECT_SECONDS: Final = 10
COMMAND_SECONDS: Final = 30
SERVER: Final = "readingroom server "
OTHER_SERVERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name LIKE :servers AND application_name <> :own"
)
UPGRADE_LOCK: Final = 7_323_464  # any number, always the same: processes that start together upgrade one by one
TROUBLE: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    ValueError,
    TypeError,
    OverflowError,
)


class PostgresDatabase:
    """Connections that are made when needed and made anew when lost."""

    def __init__(self, server: PostgresServer, *, name: str) -> None:
        self._server = server
        self._name = name  # as the database's list of connections has it
        self._writing = self._make_engine(connections=1)
        self._reading = self._make_engine(connections=READERS)
        self._appending: asyncpg.Connection | None = None

    @classmethod
    async def open(cls, place: PostgresServer, *, server: bool, create: bool) -> PostgresDatabase:
        """Connect, and bring the schema up to date. Servers bear names by which they find each other."""
        database = cls(place, name=f"{SERVER}{uuid.uuid4().hex}" if server else "readingroom")
        try:
            await database._bring_up_to_date(create=create)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)
        except TROUBLE as error:
            raise store_error(error, self._server.shown) from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)
        except TROUBLE as error:
            raise store_error(error, self._server.shown) from error

    async def append(self, appends: Sequence[Append]) -> set[Append]:
        try:
            async with self._transaction() as connection:
                return await add_all(connection, appends)
        except TROUBLE as error:
            raise store_error(error, self._server.shown) from error

    def is_alone(self, connection: Connection) -> bool:
        """No connection bears another server's name."""
        return connection.execute(OTHER_SERVERS, {"servers": f"{SERVER}%", "own": self._name}).scalar() == 0

    async def vacuum(self) -> None:
        """PostgreSQL does this by itself; on a connection of its own, since it may take longer than we wait."""
        try:
            connection = await self._connect(seconds=None)
            try:
                await connection.execute("VACUUM (ANALYZE) tables, entries, snapshots, challenges, webhooks")
            finally:
                await connection.close()
        except TROUBLE as error:
            raise store_error(error, self._server.shown) from error

    async def backup(self, path: Path) -> None:
        raise StoreError(f"{self._server.shown} is backed up with PostgreSQL's own tool: pg_dump --format=custom")

    async def close(self) -> None:
        await self._writing.dispose()
        await self._reading.dispose()
        if self._appending is not None:
            with suppress(*TROUBLE):  # the database may be gone already
                await self._appending.close(timeout=CONNECT_SECONDS)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        """On the connection for appends; where that died while nobody used it, on a new one."""
        connection = self._appending
        if connection is None or not await can_begin(connection):
            connection = self._appending = await self._connect()
            await connection.execute("BEGIN")
        try:
            yield connection
            await connection.execute("COMMIT")
        except BaseException:
            if not connection.is_closed():
                await connection.execute("ROLLBACK")
            raise

    def _make_engine(self, *, connections: int) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,  # the driver reads the URL itself, and so knows all that libpq allows in it
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,  # a connection that died while nobody used it fails nobody's move
        )

    async def _connect(self, seconds: float | None = COMMAND_SECONDS) -> asyncpg.Connection:
        """A new connection that waits so long for a command, or for ever."""
        return await asyncpg.connect(
            self._server.url,
            timeout=CONNECT_SECONDS,
            command_timeout=seconds,
            server_settings={"application_name": self._name},
        )

    async def _bring_up_to_date(self, *, create: bool) -> None:
        found = await self.read(found_version)
        if found == NEWEST:
            return
        if found is None and not create:
            raise StoreError(f"{self._server.shown} holds no tables of Reading Room")

        def upgrade_alone(connection: Connection) -> None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
            upgrade(connection, self._server.shown)

        await self.write(upgrade_alone)


async def can_begin(connection: asyncpg.Connection) -> bool:
    """Begin a transaction; False when the connection turns out to be dead, and nothing has begun."""
    try:
        await connection.execute("BEGIN")
    except TROUBLE:
        connection.terminate()
        return False
    return True
