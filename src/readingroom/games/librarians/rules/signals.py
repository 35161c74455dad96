"""Communication (3.10): fixed public signals that bind nobody."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.games.librarians.edge.events import SignalGiven, SignalWithdrawn
from readingroom.games.librarians.rules.codes import ALL_YOURS, KEEP_OFF, MOOD, WITHDRAW
from readingroom.games.librarians.rules.grid import row_id
from readingroom.games.librarians.rules.house import SILENT
from readingroom.games.librarians.rules.table import Table

OFF: Final[i64] = 0
YOURS: Final[i64] = 1
FEELING: Final[i64] = 2
KINDS: Final[i64] = 3
SIGNAL_BITS: Final[i64] = 8
SIGNAL_MASK: Final[i64] = 255


def signal_of(table: Table, seat: i64, kind: i64) -> i64:
    """The standing signal of a kind, from 1; 0: none. At most one of each kind stands (LIB-COMM-4)."""
    return (table.signals[seat] >> (kind * SIGNAL_BITS)) & SIGNAL_MASK


def set_signal(table: Table, seat: i64, kind: i64, value: i64) -> None:
    table.signals[seat] += (value - signal_of(table, seat, kind)) << (kind * SIGNAL_BITS)


def signals_open(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """What a seat may signal now: anybody, at any time, but nobody at a silent table (LIB-COMM-3, LIB-COMM-2)."""
    if table.house.talk == SILENT or table.depth == 0:
        return 0
    count = places_to_signal(table, seat, codes, 0, OFF, KEEP_OFF)
    count = places_to_signal(table, seat, codes, count, YOURS, ALL_YOURS)
    for mood in range(2):
        if signal_of(table, seat, FEELING) != mood + 1:
            codes[count] = MOOD + mood
            count += 1
    for kind in range(KINDS):
        if signal_of(table, seat, kind) != 0:
            codes[count] = WITHDRAW + kind
            count += 1
    return count


def places_to_signal(table: Table, seat: i64, codes: vec[i64], count: i64, kind: i64, first: i64) -> i64:
    """A row and a side of it: nothing that tells a letter, genre, title, author, age or number (LIB-COMM-1)."""
    for row in range(table.top, table.bottom + 1):
        for side in range(2):
            if signal_of(table, seat, kind) != row * 2 + side + 1:
                codes[count] = first + row * 2 + side
                count += 1
    return count


def signal(table: Table, seat: i64, code: i64) -> None:
    """A signal stands until its sender replaces or withdraws it or its row is gone (LIB-COMM-4)."""
    if code >= WITHDRAW:
        set_signal(table, seat, code - WITHDRAW, 0)
        if table.heard is not None:
            table.heard.append(SignalWithdrawn(int(seat), int(code - WITHDRAW)))
    elif code >= MOOD:
        set_signal(table, seat, FEELING, code - MOOD + 1)
        if table.heard is not None:
            table.heard.append(SignalGiven(int(seat), int(FEELING), None, None, int(code - MOOD)))
    else:
        kind = YOURS if code >= ALL_YOURS else OFF
        place = code - (ALL_YOURS if code >= ALL_YOURS else KEEP_OFF)
        set_signal(table, seat, kind, place + 1)
        if table.heard is not None:
            table.heard.append(SignalGiven(int(seat), int(kind), int(row_id(place // 2)), int(place % 2), None))


def forget_row(table: Table, row: i64) -> None:
    """Signals about a row go with it."""
    for seat in range(table.seats):
        for kind in range(FEELING):
            if (signal_of(table, seat, kind) + 1) // 2 == row + 1:  # values from 1: row * 2 + side + 1
                set_signal(table, seat, kind, 0)
