"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.labyrinth.rules.table import Table


def copy_fields(mine: Table, other: Table) -> None:
    """Become an independent copy of another table of the same match."""
    mine.house = other.house
    mine.terror_tiles = other.terror_tiles
    mine.shelf_tiles = other.shelf_tiles
    mine.reward_tiles = other.reward_tiles
    mine.north = other.north
    mine.east = other.east
    mine.south = other.south
    mine.west = other.west
    mine.lit = other.lit
    mine.known = other.known
    mine.terrors_on = other.terrors_on
    mine.shelves_on = other.shelves_on
    mine.token = mine.copy_of(mine.token, other.token)
    mine.terror_stack = other.terror_stack
    mine.shelf_stack = other.shelf_stack
    mine.returned = other.returned
    mine.filled = other.filled
    mine.filled_by = other.filled_by
    mine.book_deck = other.book_deck
    mine.book_discard = other.book_discard
    mine.reward_deck = other.reward_deck
    mine.reward_discard = other.reward_discard
    mine.hand_books = mine.copy_of(mine.hand_books, other.hand_books)
    mine.hand_others = mine.copy_of(mine.hand_others, other.hand_others)
    mine.under_books = mine.copy_of(mine.under_books, other.under_books)
    mine.under_items = mine.copy_of(mine.under_items, other.under_items)
    mine.curse_bag = other.curse_bag
    mine.curse_unseen = other.curse_unseen
    mine.double_unseen = other.double_unseen
    mine.doubles_left = other.doubles_left
    mine.curses_left = other.curses_left
    mine.at = mine.copy_of(mine.at, other.at)
    mine.bookwyrm = other.bookwyrm
    mine.chosen = other.chosen
    mine.wanted = other.wanted
    mine.active = other.active
    mine.actions = other.actions
    mine.acted = other.acted
    mine.bonus = other.bonus
    mine.moved_books = other.moved_books
    mine.moved_others = other.moved_others
    mine.walker = other.walker
    mine.goal = other.goal
    mine.ladders = other.ladders
    mine.passages = other.passages
    mine.copiers = other.copiers
    mine.copied = other.copied
    mine.paid_books = other.paid_books
    mine.paid_items = other.paid_items
    mine.back = other.back
    mine.keeper = other.keeper
    mine.refused = other.refused
    mine.ending = other.ending
    mine.copy_core(other)


def packed_fields(table: Table) -> list[int]:
    """Everything that makes the table what it is."""
    numbers = table.packed_core()
    numbers.append(table.terror_tiles)
    numbers.append(table.shelf_tiles)
    numbers.append(table.reward_tiles)
    numbers.append(table.north)
    numbers.append(table.east)
    numbers.append(table.south)
    numbers.append(table.west)
    numbers.append(table.lit)
    numbers.append(table.known)
    numbers.append(table.terrors_on)
    numbers.append(table.shelves_on)
    numbers.extend(table.token)
    numbers.append(table.terror_stack)
    numbers.append(table.shelf_stack)
    numbers.append(table.returned)
    numbers.append(table.filled)
    numbers.append(table.filled_by)
    numbers.append(table.book_deck)
    numbers.append(table.book_discard)
    numbers.append(table.reward_deck)
    numbers.append(table.reward_discard)
    numbers.extend(table.hand_books)
    numbers.extend(table.hand_others)
    numbers.extend(table.under_books)
    numbers.extend(table.under_items)
    numbers.append(table.curse_bag)
    numbers.append(table.curse_unseen)
    numbers.append(table.double_unseen)
    numbers.append(table.doubles_left)
    numbers.append(table.curses_left)
    numbers.extend(table.at)
    numbers.append(table.bookwyrm)
    numbers.append(table.chosen)
    numbers.append(table.wanted)
    numbers.append(table.active)
    numbers.append(table.actions)
    numbers.append(table.acted)
    numbers.append(table.bonus)
    numbers.append(table.moved_books)
    numbers.append(table.moved_others)
    numbers.append(table.refused)
    numbers.append(table.ending)
    if table.asks_for_walk():
        numbers.append(table.walker)
        numbers.append(table.goal)
        numbers.append(table.ladders)
        numbers.append(table.passages)
        numbers.append(table.copiers)
        numbers.append(table.copied)
        numbers.append(table.paid_books)
        numbers.append(table.paid_items)
        numbers.append(table.back)
        numbers.append(table.keeper)
    return [int(number) for number in numbers]
