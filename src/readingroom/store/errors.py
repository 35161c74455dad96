"""What can go wrong with a database, and which of it is one row's fault."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

from readingroom.core.errors import ReadingRoomError

FOREIGN_KEY = "23503"  # the standard's code for a row that refers to nothing; SQLite says it in words
ROW_TROUBLE = ("22", "23")  # how the standard's codes begin for data that do not fit, and for constraints


class StoreError(ReadingRoomError):
    """The database cannot be reached, read or written.

    After an append raised it, ask `entries` what is there: a connection that broke during the commit
    leaves open whether the commit was done.
    """


class Unwritable(StoreError):
    """One work cannot be written whatever the database's health; the others of its batch can."""


class NoSuchTable(Unwritable):
    """Work for a table that is not there, or no longer."""


class BadTableFile(ReadingRoomError):
    """A file of `admin export` that is damaged or of an unknown kind."""


def store_error(error: Exception, place: str) -> StoreError:
    """The same trouble in our words, whether SQLAlchemy or the driver told of it; `place` names no secrets."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return StoreError(f"the connection to {place} is lost: {error.orig}")
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error) or getattr(cause, "sqlstate", None) is not None:
        return trouble_of_driver(cause, place)
    if isinstance(cause, (ValueError, TypeError, OverflowError)):
        return Unwritable(f"{place} cannot hold this: {cause}")
    return StoreError(f"{place} cannot be reached: {str(cause) or type(cause).__name__}")


def trouble_of_driver(error: object, place: str) -> StoreError:
    """What the driver complained of: one row's trouble, or the database's own."""
    state = getattr(error, "sqlstate", "")
    if state == FOREIGN_KEY or "FOREIGN KEY" in str(error):
        return NoSuchTable(f"{place} has no such table")
    if isinstance(error, sqlite3.OperationalError) or (state and not state.startswith(ROW_TROUBLE)):
        return StoreError(f"{place} cannot be used: {error}")  # disk full, locked, shutting down
    return Unwritable(f"{place} refuses this: {error}")
