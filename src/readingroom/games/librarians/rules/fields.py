"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.librarians.rules.table import Table


def copy_fields(mine: Table, other: Table) -> None:
    """Become an independent copy of another table of the same match."""
    mine.house = other.house
    mine.rows = mine.copy_of(mine.rows, other.rows)
    mine.tops = mine.copy_of(mine.tops, other.tops)
    mine.under = mine.copy_of(mine.under, other.under)
    mine.loose = mine.copy_of(mine.loose, other.loose)
    mine.shelves = mine.copy_of(mine.shelves, other.shelves)
    mine.leftward = other.leftward
    mine.top = other.top
    mine.bottom = other.bottom
    mine.upper = other.upper
    mine.lower = other.lower
    mine.spare = other.spare
    mine.sets = mine.copy_of(mine.sets, other.sets)
    mine.deck_size = other.deck_size
    mine.known_top = mine.copy_of(mine.known_top, other.known_top)
    mine.hand_limit = other.hand_limit
    mine.stacking_banned = other.stacking_banned
    mine.active = other.active
    mine.played = other.played
    mine.required = other.required
    mine.effects = other.effects
    mine.next_effects = other.next_effects
    mine.skips = other.skips
    mine.colour_force = other.colour_force
    mine.letter_force = other.letter_force
    mine.colour_open = other.colour_open
    mine.letter_open = other.letter_open
    mine.next_colour = other.next_colour
    mine.next_letter = other.next_letter
    mine.must_play = other.must_play
    mine.due = mine.copy_of(mine.due, other.due)
    mine.completed = mine.copy_of(mine.completed, other.completed)
    mine.signals = mine.copy_of(mine.signals, other.signals)
    mine.ending = other.ending
    if other.house.ages:
        mine.audience = mine.copy_of(mine.audience, other.audience)
    mine.copy_core(other)


def packed_fields(table: Table) -> list[int]:
    """Everything that makes the table what it is."""
    numbers = table.packed_core()
    numbers.extend(table.tops)
    numbers.extend(table.under)
    numbers.extend(table.loose)
    numbers.extend(table.shelves)
    numbers.append(table.leftward)
    numbers.append(table.top)
    numbers.append(table.bottom)
    numbers.append(table.spare)
    numbers.extend(table.sets)
    numbers.extend(table.known_top)
    numbers.append(table.hand_limit)
    numbers.append(table.stacking_banned)
    numbers.append(table.active)
    numbers.append(table.played)
    numbers.append(table.required)
    numbers.append(table.effects)
    numbers.append(table.next_effects)
    numbers.append(table.skips)
    numbers.append(table.colour_force)
    numbers.append(table.letter_force)
    numbers.append(table.colour_open)
    numbers.append(table.letter_open)
    numbers.append(table.next_colour)
    numbers.append(table.next_letter)
    numbers.append(table.must_play)
    numbers.extend(table.due)
    numbers.extend(table.completed)
    numbers.extend(table.signals)
    numbers.append(table.ending)
    return [int(number) for number in numbers]
