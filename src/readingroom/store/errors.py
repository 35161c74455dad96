"""What can go wrong with a database, and which of it is one row's fault."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from readingroom.core.errors import ReadingRoomError

FOREIGN_KEY = "23503"  # the standard's code for a row that refers to nothing; SQLite says it in words


class StoreError(ReadingRoomError):
    """The database cannot be reached, read or written.

    After an append raised it, ask `entries` what is there: a connection that broke during the commit
    leaves open whether the commit was done.
    """


class Unwritable(StoreError):
    """One piece of work cannot be written whatever the database's health; the others of its batch can."""


class NoSuchTable(Unwritable):
    """Work for a table that is not there, or no longer."""


class BadTableFile(ReadingRoomError):
    """A file of `admin export` that is damaged or of an unknown kind."""


def store_error(error: Exception, place: str) -> StoreError:
    """The same trouble in our words; `place` names the database without its secrets."""
    if isinstance(error, DBAPIError):
        return trouble_of_driver(error, place)
    if isinstance(error, (ValueError, TypeError, OverflowError)):
        return Unwritable(f"{place} cannot hold this: {error}")
    return StoreError(f"{place} cannot be reached: {str(error) or type(error).__name__}")


def trouble_of_driver(error: DBAPIError, place: str) -> StoreError:
    """What the driver complained of: the database's own trouble, or one row's."""
    words = str(error.orig)
    if error.connection_invalidated:
        return StoreError(f"the connection to {place} is lost: {words}")
    if isinstance(error, OperationalError):  # only SQLite's driver says so: disk full, locked, unreadable
        return StoreError(f"{place} cannot be used: {words}")
    if isinstance(error, IntegrityError) and refers_to_nothing(error):
        return NoSuchTable(f"{place} has no such table")
    return Unwritable(f"{place} refuses this: {words}")


def refers_to_nothing(error: IntegrityError) -> bool:
    return getattr(error.orig, "sqlstate", None) == FOREIGN_KEY or "FOREIGN KEY" in str(error.orig)
