"""Which database a URL names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from readingroom.store.errors import StoreError

ALLOWED = "sqlite:///folder/file.db, a plain path, or postgresql://user@host/database"
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """One file on this machine."""

    path: Path

    @property
    def shown(self) -> str:
        return f"the database {self.path}"


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """A database on a PostgreSQL server; its URL goes to the driver as it is."""

    url: str

    @property
    def shown(self) -> str:
        """Where it is, without user, password and options."""
        place = self.url.partition("://")[2].partition("?")[0]
        return f"the PostgreSQL database {place.rpartition('@')[2]}"


def parse_url(url: str) -> SqliteFile | PostgresServer:
    """The database of that URL; anything else is refused with what is allowed."""
    if url.startswith(POSTGRES):
        return PostgresServer(url)
    path = url.removeprefix(SQLITE)
    if not path or "://" in path or path == ":memory:":
        scheme = url.partition("://")[0]  # what comes after it may hold a password
        raise StoreError(f"{scheme or 'an empty text'!r} names no database that can be used; allowed are {ALLOWED}")
    return SqliteFile(Path(path))
