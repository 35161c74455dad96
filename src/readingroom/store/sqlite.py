"""SQLite in one file: one thread that writes, a few that read, nobody else's server on the same file."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from readingroom.store.batch import Append
from readingroom.store.checkpoints import Checkpoints
from readingroom.store.errors import StoreError, store_error
from readingroom.store.lock import FileLock
from readingroom.store.sqlite_bulk import append_all
from readingroom.store.upgrade import NEWEST, found_version, upgrade
from readingroom.store.urls import SqliteFile
from readingroom.store.worker_thread import WorkerThread

T = TypeVar("T")

READERS: Final = 3
PATIENCE: Final = 10_000  # milliseconds that a writer waits for another process, such as `admin delete`
# A commit touches a page or two of each of its tables: the usual 4 KB a page cost it a sixth less than 8 KB do.
SETTINGS: Final = (
    f"PRAGMA busy_timeout = {PATIENCE}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 20000",  # pages: only where `Checkpoints` did not come to it
    "PRAGMA temp_store = MEMORY",  # or else every commit makes a file, in case it has to take a part of itself back
)


class SqliteDatabase:
    """An open file. Plain threads instead of aiosqlite: one hop a transaction, not one a statement."""

    def __init__(self, file: SqliteFile, lock: FileLock | None) -> None:
        self._file = file
        self._lock = lock
        self._writing = make_engine(file.path, connections=1)
        event.listen(self._writing, "begin", begin_immediately)
        self._reading = make_engine(file.path, connections=READERS)
        self._appending: sqlite3.Connection | None = None  # the writer's, as `_writing` is: neither meets the other
        self._writer = WorkerThread("store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._checkpoints = Checkpoints(lambda: connect(file.path), self._writer)

    @classmethod
    async def open(cls, file: SqliteFile, *, exclusive: bool, create: bool) -> SqliteDatabase:
        """Take the lock where this is a server, and bring the schema up to date."""
        refuse_missing(file.path, create=create)
        make_private(file.path)
        database = cls(file, FileLock(file.path) if exclusive else None)
        try:
            await database._bring_up_to_date(create=create)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._read(within(self._reading.connect, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._result_of(self._writer.do(within(self._writing.begin, work)))

    async def append(self, appends: Sequence[Append]) -> set[Append]:
        stored = await self._result_of(self._writer.do(lambda: self._append(appends)))
        self._checkpoints.count(len(stored))
        return stored

    def is_alone(self, _: Connection) -> bool:
        """The lock keeps other servers out."""
        return True

    async def vacuum(self) -> None:
        """Give the space of deleted rows back to the disk."""
        await self._read(within(self._reading.connect, vacuum))

    async def backup(self, path: Path) -> None:
        """Copy a consistent state into a new file while others write; a half copy never bears the file's name."""
        await asyncio.get_running_loop().run_in_executor(self._readers, back_up, self._file.path, path)

    async def close(self) -> None:
        """The last connection that closes writes the log back into the file, which may take a moment."""
        await self._checkpoints.end()
        await self._writer.do(self._dispose)
        self._writer.end()
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.release()

    def _append(self, appends: Sequence[Append]) -> set[Append]:
        if self._appending is None:
            self._appending = connect(self._file.path)
        return append_all(self._appending, appends)

    def _dispose(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        if self._appending is not None:
            self._appending.close()

    async def _read(self, work: Callable[[], T]) -> T:
        return await self._result_of(asyncio.get_running_loop().run_in_executor(self._readers, work))

    async def _result_of(self, done: asyncio.Future[T]) -> T:
        """What came of it, with the driver's troubles as ours."""
        try:
            return await done
        except (SQLAlchemyError, sqlite3.Error, ValueError, TypeError, OverflowError) as error:
            raise store_error(error, self._file.shown) from error

    async def _bring_up_to_date(self, *, create: bool) -> None:
        found = await self.read(found_version)
        if found == NEWEST:
            return
        if found is None and not create:
            raise StoreError(f"{self._file.shown} holds no tables of Reading Room")
        lock = FileLock(self._file.path) if self._lock is None else None  # not under a running server's feet
        try:
            await self.write(lambda connection: upgrade(connection, self._file.shown))
        finally:
            if lock is not None:
                lock.release()


def refuse_missing(path: Path, *, create: bool) -> None:
    """SQLite would make a new file without asking."""
    if not path.parent.is_dir():
        raise StoreError(f"the folder {path.parent} for the database does not exist")
    if not create and not path.exists():
        raise StoreError(f"there is no database {path}; name another with --database")


def make_private(path: Path) -> None:
    """A new file is its owner's alone: it will hold seeds and hands. What SQLite lays beside it has the same rights."""
    with suppress(OSError):  # it exists; or it cannot be made, which SQLite will say
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def within(begin: Callable[[], AbstractContextManager[Connection]], work: Callable[[Connection], T]) -> Callable[[], T]:
    """The work on a connection of its own, for as long as it takes."""

    def connected() -> T:
        with begin() as connection:
            return work(connection)

    return connected


def make_engine(path: Path, *, connections: int) -> Engine:
    return create_engine(
        "sqlite://", creator=lambda: connect(path), poolclass=QueuePool, pool_size=connections, max_overflow=0
    )


def connect(path: Path) -> sqlite3.Connection:
    """Transactions begin where we say, and threads take turns as we say."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


def begin_immediately(connection: Connection) -> None:
    """Wait for other writers at the start; a transaction that reads first could only fail later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def vacuum(connection: Connection) -> None:
    connection.exec_driver_sql("VACUUM")
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def back_up(source: Path, target: Path) -> None:
    half = target.with_name(f"{target.name}.part")
    if target.exists() or half.exists():
        raise StoreError(f"{target} or {half.name} exists already; name a new file for the backup")
    try:
        copy_database(source, half)
        half.rename(target)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise StoreError(f"the backup {target} cannot be written: {error}") from error


def copy_database(source: Path, target: Path) -> None:
    """SQLite's online backup, on connections of its own, all pages in one read transaction."""
    with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(target)) as copy:
        shutil.copymode(source, target)
        ours.backup(copy)
    with target.open("rb") as written:
        os.fsync(written.fileno())
