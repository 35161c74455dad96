"""`readingroom admin`: look after the database, while the server runs or not."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from readingroom.cli.output import AsJson, say, say_json, say_table

if TYPE_CHECKING:
    from readingroom.store import Store, TableRow

DAY = 86_400
ALL = 1_000_000_000

Database = Annotated[
    str,
    typer.Option(
        envvar="READINGROOM_DATABASE",
        help="sqlite:///folder/file.db, a plain path, or postgresql://user@host/database.",
    ),
]
Phase = Annotated[str | None, typer.Option(help="Only tables that are waiting, playing or over.")]
DEFAULT = "readingroom.db"

admin = typer.Typer(
    name="admin",
    help="Look after the server's database: list, move, delete and back up tables.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@admin.command("list")
def list_tables(
    *,
    phase: Phase = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 1000,
    as_json: AsJson = False,
    database: Database = DEFAULT,
) -> None:
    """List tables, those touched last first."""
    check_phase(phase)

    async def work() -> list[TableRow]:
        async with opened(database) as store:
            return await store.tables(phase=phase, game=game, limit=limit)

    rows = asyncio.run(work())
    if as_json:
        say_json([asdict(row) for row in rows])
    else:
        shown = [(row.id, row.game, row.phase, row.entries, when(row.created), when(row.touched)) for row in rows]
        say_table(("table", "game", "phase", "entries", "created", "touched"), shown, words=(0, 1, 2, 4, 5))


@admin.command("export")
def export_table(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    *,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A new file; else the output stream.")] = None,
    database: Database = DEFAULT,
) -> None:
    """Write one table with all its entries as JSON. The file holds the table's secrets."""
    from readingroom.store.table_file import show_table_file

    async def work() -> str:
        async with opened(database) as store:
            row = await row_of(store, table)
            entries = await store.entries(table)
            return show_table_file(row, entries[: row.entries])  # without what was added meanwhile

    text = asyncio.run(work())
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_new(output, text)


@admin.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A file of `admin export`.")],
    *,
    database: Database = DEFAULT,
) -> None:
    """Add a table that was exported, unless its id is taken."""
    from readingroom.store import BadTableFile, StoreError
    from readingroom.store.table_file import parse_table_file

    try:
        row, datas = parse_table_file(file.read_text("utf-8"))
    except (BadTableFile, UnicodeDecodeError) as error:
        raise BadTableFile(f"{file}: {error}") from error

    async def work() -> bool:
        async with opened(database, create=True) as store:
            return await store.add_table(row, datas)

    if not asyncio.run(work()):
        raise StoreError(f"there is a table {row.id} already; delete that one first")
    say(f"Imported table {row.id} with {row.entries} entries.")


@admin.command("delete")
def delete_tables(
    tables: Annotated[list[str] | None, typer.Argument(help="Ids of tables.")] = None,
    *,
    untouched_days: Annotated[int | None, typer.Option(min=0, help="All that nobody touched for so long.")] = None,
    phase: Phase = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = DEFAULT,
) -> None:
    """Delete tables for good: those named, or those untouched for some days, and challenges as old without a table."""
    check_phase(phase)
    if bool(tables) == (untouched_days is not None):
        raise typer.BadParameter("name tables, or give --untouched-days, and not both")
    if tables and phase is not None:
        raise typer.BadParameter("--phase goes with --untouched-days")

    async def chosen() -> tuple[list[str], list[str]]:
        async with opened(database) as store:
            if untouched_days is None:
                return [(await row_of(store, table)).id for table in dict.fromkeys(tables or ())], []
            before = time.time() - untouched_days * DAY
            rows = await store.tables(phase=phase, untouched_since=before, limit=ALL)
            return [row.id for row in rows], await store.unplayed_challenges(before)

    async def work() -> tuple[int, int]:
        async with opened(database) as store:
            deleted = sum(await asyncio.gather(*(store.delete(table) for table in doomed)))
            return deleted, sum(await asyncio.gather(*(store.delete_challenge(each) for each in forgotten)))

    doomed, forgotten = asyncio.run(chosen())
    if not doomed and not forgotten:
        say("There is nothing to delete.")
        return
    if not yes:
        typer.confirm(f"Delete {in_words(doomed, forgotten)} for good?", abort=True, err=True)
    deleted, lost = asyncio.run(work())
    say(f"Deleted {deleted} of {len(doomed)} tables" + (f" and {lost} challenges." if forgotten else "."))


@admin.command()
def vacuum(*, database: Database = DEFAULT) -> None:
    """Give the space of deleted tables back to the disk."""

    async def work() -> None:
        async with opened(database) as store:
            await store.vacuum()

    asyncio.run(work())


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    *,
    database: Database = DEFAULT,
) -> None:
    """Copy a SQLite database into a new file, also while the server runs."""

    async def work() -> None:
        async with opened(database) as store:
            await store.backup(file)

    asyncio.run(work())
    say(f"Wrote {file}.")


@asynccontextmanager
async def opened(url: str, *, create: bool = False) -> AsyncIterator[Store]:
    """The database beside a server that may be running."""
    from readingroom.store import Store

    store = await Store.open(url, exclusive=False, create=create)
    try:
        yield store
    finally:
        await store.close()


async def row_of(store: Store, table: str) -> TableRow:
    from readingroom.store import NoSuchTable

    row = await store.row(table)
    if row is None:
        raise NoSuchTable(f"there is no table {table}; `readingroom admin list` shows them")
    return row


def check_phase(phase: str | None) -> None:
    from readingroom.store import PHASES

    if phase is not None and phase not in PHASES:
        raise typer.BadParameter(f"a phase is one of {', '.join(PHASES)}, not {phase!r}")


def in_words(tables: Sequence[str], challenges: Sequence[str]) -> str:
    told = [("table", tables), ("challenge", challenges)]
    return " and ".join(f"{kind} {ids[0]}" if len(ids) == 1 else f"{len(ids)} {kind}s" for kind, ids in told if ids)


def when(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def write_new(path: Path, text: str) -> None:
    """A new file that only its owner may read."""
    with open(path, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(text)
