"""What waits to be written, and the part of an append that is the same for both databases."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection

from readingroom.store.rows import Delivery, TableRow

Key = tuple[str, int]  # table, number


class Done(Protocol):
    """Who waits for an append: a future, or anything else that is resolved like one."""

    def done(self) -> bool:
        """Nobody waits any more."""

    def set_result(self, result: bool, /) -> None:  # noqa: FBT001  # as a future has it
        """It is durable, or its number was taken."""

    def set_exception(self, exception: Exception, /) -> None:
        """It was not stored, or nobody knows."""


@dataclass(slots=True, eq=False)
class Append:
    """One entry with all that has to be stored with it or not at all."""

    key: Key
    row: TableRow | None  # None: the table's row stays as it is; needed by number 0 and by deliveries
    data: bytes
    deliveries: Sequence[Delivery]
    done: Done


@dataclass(slots=True, eq=False)
class Deed:
    """Any other writing."""

    do: Callable[[Connection], Any]
    done: Future[Any]


Work = Append | Deed


def first_of_each(appends: Sequence[Append]) -> dict[Key, Append]:
    """Of several with one number only the first can be stored.

    Sorted, since every process must lock in the same order, or else two could wait for each other.
    """
    first = {append.key: append for append in reversed(appends)}
    return dict(sorted(first.items()))


def rows_after(stored: Sequence[Append]) -> list[TableRow]:
    """One a table: the row that its last entry with one leaves."""
    rows = {append.row.id: append.row for append in stored if append.row is not None}
    return list(rows.values())


def deliveries_of(stored: Sequence[Append]) -> list[tuple[Any, ...]]:
    """As the columns of DELIVERY; waiting since the table was touched, so that each is due at once."""
    return [
        (each.table, each.seat, each.url, each.body, each.attempts, append.row.touched, append.key[1])
        for append in stored
        if append.row is not None
        for each in append.deliveries
    ]


DELIVERY = "table_id, seat, url, body, attempts, next_at, number"
