"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.returns.rules.table import Table


def copy_fields(mine: Table, other: Table) -> None:
    """Become an independent copy of another table of the same match."""
    mine.house = other.house
    mine.hands = mine.copy_of(mine.hands, other.hands)
    mine.laid = mine.copy_of(mine.laid, other.laid)
    mine.stamps = mine.copy_of(mine.stamps, other.stamps)
    mine.cart = other.cart
    mine.aside = other.aside
    mine.swapped = other.swapped
    mine.round = other.round
    mine.copy_core(other)


def packed_fields(table: Table) -> list[int]:
    """Everything that makes the table what it is."""
    numbers = table.packed_core()
    numbers.extend(table.hands)
    numbers.extend(table.laid)
    numbers.extend(table.stamps)
    numbers.append(table.cart)
    numbers.append(table.aside)
    numbers.append(table.swapped)
    numbers.append(table.round)
    return [int(number) for number in numbers]
