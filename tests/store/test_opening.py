"""Which database is opened, by whom, and with which schema."""

from __future__ import annotations

import asyncio
import os
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from readingroom.store import Store, StoreError
from readingroom.store.database import Database
from readingroom.store.postgres import PostgresDatabase
from readingroom.store.schema import metadata
from readingroom.store.sqlite import SqliteDatabase, connect
from readingroom.store.upgrade import NEWEST, VERSION_TABLE, found_version
from readingroom.store.urls import PostgresServer, SqliteFile, parse_url
from tests.services import free_port
from tests.store.builders import a_row, fill
from tests.store.sql import run_sql


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """No kill of a process shows it, only a loss of power: SQLite's synchronous FULL, in the log of changes too."""
    with closing(connect(tmp_path / "room.db")) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("sqlite:///room.db", SqliteFile(Path("room.db"))),
        ("sqlite:////srv/room.db", SqliteFile(Path("/srv/room.db"))),
        ("some/room.db", SqliteFile(Path("some/room.db"))),
        ("postgresql://ana@host/room", PostgresServer("postgresql://ana@host/room")),
        ("postgres://host/room", PostgresServer("postgres://host/room")),
    ],
)
def test_urls_that_name_a_database(url: str, found: SqliteFile | PostgresServer) -> None:
    assert parse_url(url) == found


@pytest.mark.parametrize("url", ["mysql://ana:secret@host/room", "", "sqlite://", "sqlite:///", ":memory:", "x://"])
async def test_any_other_url_is_refused_with_what_is_allowed(url: str) -> None:
    with pytest.raises(StoreError, match=r"sqlite:///folder/file\.db, a plain path, or postgresql://") as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)


async def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    with pytest.raises(StoreError, match="cannot be reached") as refused:
        await Store.open(f"postgresql://ana:secret@127.0.0.1:{free_port()}/room?password=secret")
    assert "secret" not in str(refused.value)


async def test_a_database_that_the_server_lacks_is_told(postgres_url: str) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        await Store.open(f"{postgres_url}_not")


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def test_a_new_file_and_all_beside_it_and_its_backup_are_the_owners_alone(tmp_path: Path) -> None:
    """They hold seeds, hands and addresses of webhooks."""
    store = await Store.open(str(tmp_path / "room.db"))
    try:
        await fill(store)
        await store.backup(tmp_path / "backup.db")
        modes = modes_in(tmp_path)
    finally:
        await store.close()
    lock = modes.pop("room.db.lock")  # holds a process's number
    assert lock
    assert modes == dict.fromkeys(("room.db", "room.db-wal", "room.db-shm", "backup.db"), 0o600)


async def test_whose_file_it_was_it_stays(tmp_path: Path) -> None:
    """Somebody may have given their group the right to make backups."""
    path = tmp_path / "room.db"
    path.touch(0o640)
    path.chmod(0o640)
    await (await Store.open(str(path))).close()
    assert modes_in(tmp_path)["room.db"] == 0o640


async def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"folder .* does not exist"):
        await Store.open(str(tmp_path / "nowhere" / "room.db"))


async def test_a_file_that_is_no_database_is_told_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    path.write_text("a letter, long enough that it could be a page of a database" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="not a database"):
            await Store.open(str(path))


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "a room? 100%25 #1.db"
    store = await Store.open(f"sqlite:///{path}")
    await fill(store)
    await store.backup(tmp_path / "copy?.db")
    await store.close()
    assert path.stat().st_size > 0
    assert (tmp_path / "copy?.db").stat().st_size > 0


async def test_an_empty_database_gets_the_schema_once(url: str) -> None:
    for numbers in (1, 2):
        store = await Store.open(url)
        await fill(store, f"table {numbers}", numbers)
        await store.close()
    store = await Store.open(url)
    assert [row.entries for row in await store.tables()] == [1, 2]
    await store.close()


async def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    await (await Store.open(url)).close()
    database = await open_database(url)
    assert await database.read(found_version) == NEWEST
    assert await database.read(differences) == []
    await database.close()


async def test_a_database_of_the_first_schema_keeps_its_tables(url: str) -> None:
    """In which the number of entries lay beside the table, and webhooks did not know what they announce."""
    store = await Store.open(url)
    row = await fill(store, numbers=3)
    await store.close()
    await run_sql(url, "ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 7")
    await run_sql(url, "ALTER TABLE webhooks DROP COLUMN number")
    await run_sql(
        url, "INSERT INTO webhooks (table_id, seat, url, body, attempts, next_at) VALUES ('oak', 1, '', '', 2, 3)"
    )
    await run_sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '0001'")
    store = await Store.open(url)
    assert await store.tables() == [row]
    [kept] = await store.take_deliveries(now=10.0, lease=1.0)
    assert (kept.table, kept.seat, kept.attempts, kept.number) == ("oak", 1, 2, None)
    await store.close()


async def open_database(url: str) -> Database:
    place = parse_url(url)
    if isinstance(place, SqliteFile):
        return await SqliteDatabase.open(place, exclusive=True, create=True)
    return await PostgresDatabase.open(place, server=True, create=True)


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_a_newer_database_is_refused_with_what_to_do(url: str) -> None:
    await (await Store.open(url)).close()
    await run_sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(StoreError, match=r"schema 9999.*newer release; install that one, or restore a backup"):
        await Store.open(url)


async def test_a_database_never_used_is_not_set_up_unasked(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no database|holds no tables of Reading Room"):
        await Store.open(url, exclusive=False, create=False)
    assert not (tmp_path / "room.db").exists()


async def test_processes_that_start_together_set_it_up_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(5)))
    assert await stores[0].append(a_row(), 0, b"first")
    assert not await stores[4].append(a_row(), 0, b"second")
    for store in stores:
        await store.close()


async def test_a_second_server_on_a_file_is_refused_but_others_may_look(tmp_path: Path) -> None:
    path = str(tmp_path / "room.db")
    first = await Store.open(path)
    await fill(first)
    with pytest.raises(StoreError, match=rf"already served by another process \(number {os.getpid()}\).*PostgreSQL"):
        await Store.open(path)
    beside = await Store.open(path, exclusive=False)
    assert len(await beside.entries("oak")) == 3
    assert await beside.delete("oak")
    await beside.close()
    await first.close()
    await (await Store.open(path)).close()


async def test_an_old_file_is_not_changed_under_a_running_server(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    server = await Store.open(str(path))
    await run_sql(f"sqlite:///{path}", f"DELETE FROM {VERSION_TABLE}")
    with pytest.raises(StoreError, match="already served"):
        await Store.open(str(path), exclusive=False)
    await server.close()
