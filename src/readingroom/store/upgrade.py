"""Bring a database to the schema that this program knows, with the migrations inside this package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect

from readingroom.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0003"  # must agree with the newest file of migrations/versions
VERSION_TABLE: Final = "readingroom_version"  # a database may be shared with others that use Alembic
FOLDER: Final = Path(__file__).parent / "migrations"


def found_version(connection: Connection) -> str | None:
    """The schema in this database; None: ours was never here."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar()  # noqa: S608
    return None if found is None else str(found)


def upgrade(connection: Connection, place: str) -> None:
    """Run what is missing, inside the caller's transaction; a database of a newer program is refused."""
    from alembic import command  # noqa: PLC0415  # a tenth of a second that an up-to-date database need not wait

    config = migrations()
    refuse_newer(config, found_version(connection), place)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    from alembic.config import Config  # noqa: PLC0415  # as above

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def refuse_newer(config: Config, found: str | None, place: str) -> None:
    from alembic.script import ScriptDirectory  # noqa: PLC0415  # as above

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"{place} has schema {found}, but this Reading Room knows only up to {NEWEST}: it was written by a newer "
            "release; install that one, or restore a backup made before it"
        )
