"""What a team still needs: Terrors for the open Shelves, symbols for the Terrors, ways to both."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.rules.geometry import beside, flood
from readingroom.games.labyrinth.rules.house import EVERY_SYMBOL, FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.rules.payments import symbols_of
from readingroom.games.labyrinth.rules.table import ALL_SHELVES, Table

PILES_FROM: Final[i64] = FIRST_PILE - FIRST_REWARD
EVERY_ONE: Final[i64] = 0x010101010101
LOW_BITS: Final[i64] = 0x7F7F7F7F7F7F


# --- symbols ------------------------------------------------------------------------------------------------


def lacking(need: i64, symbols: i64) -> i64:
    """The symbols that are needed and not there, counted in bytes as the others are."""
    over = (need | EVERY_SYMBOL) - symbols
    enough = ((over & EVERY_SYMBOL) >> 7) * 0x7F  # all low bits of each count that is not below what is there
    return over & LOW_BITS & enough


def total(symbols: i64) -> i64:
    """How many symbols these are, of all kinds together."""
    return ((symbols * EVERY_ONE) >> 40) & 0xFF


def missing(need: i64, symbols: i64) -> i64:
    """How many symbols are needed and not there."""
    return total(lacking(need, symbols))


def hand_symbols(table: Table, hand: i64) -> i64:
    """All symbols that a hand could spend on one capture; alone, both hands' (LAB-SOLO-9)."""
    if table.house.solo:
        return symbols_of(table, table.own_books(), table.own_others())
    return symbols_of(table, table.hand_books[hand], table.hand_others[hand])


# --- Shelves and captured Terrors ---------------------------------------------------------------------------


def open_genres(table: Table) -> i64:
    """The Shelves that are not filled."""
    return ALL_SHELVES & ~table.filled


def piles_in(table: Table, hand: i64) -> i64:
    """The captured Terrors of a hand; alone, of both hands."""
    others = table.own_others() if table.house.solo else table.hand_others[hand]
    return others >> PILES_FROM


def all_piles(table: Table) -> i64:
    """The captured Terrors of all hands."""
    others: i64 = 0
    for hand in range(table.house.hands):
        others |= table.hand_others[hand]
    return others >> PILES_FROM


def still_wanted(table: Table) -> i64:
    """The open genres that no captured Terror is meant for.

    Terrors that fit one open Shelf only are meant for that; the others for the first that is left.
    """
    left = open_genres(table)
    piles = all_piles(table)
    if piles == 0:
        return left
    choosy: i64 = 0
    rest = piles
    while rest != 0:
        terror = lowest_bit(rest)
        rest &= rest - 1
        fits = table.house.terror_genres[terror] & ALL_SHELVES & ~table.filled
        if fits != 0 and fits & (fits - 1) == 0:
            left &= ~fits
            choosy |= bit(terror)
    rest = piles & ~choosy
    while rest != 0:
        fits = table.house.terror_genres[lowest_bit(rest)] & left
        rest &= rest - 1
        left &= ~(fits & -fits)
    return left


def useful_terrors(table: Table, wanted: i64) -> i64:
    """The cells whose Terror could be returned to one of these genres."""
    useful: i64 = 0
    cells = table.terrors_on
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if table.house.terror_genres[table.token[cell]] & wanted != 0:
            useful |= bit(cell)
    return useful


def shelves_for(table: Table, piles: i64) -> i64:
    """The cells with a Shelf that one of these captured Terrors can be returned to."""
    genres: i64 = 0
    while piles != 0:
        genres |= table.house.terror_genres[lowest_bit(piles)]
        piles &= piles - 1
    if genres == 0:
        return 0
    found: i64 = 0
    cells = table.shelves_on
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if genres & bit(table.token[cell]) != 0:
            found |= bit(cell)
    return found


def covered_terrors(table: Table, cells: i64, symbols: i64) -> i64:
    """Of these cells, those whose Terror these symbols cover."""
    found: i64 = 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if missing(table.house.terror_symbols[table.token[cell]], symbols) == 0:
            found |= bit(cell)
    return found


# --- ways ---------------------------------------------------------------------------------------------------


def steps_to(table: Table, start: i64, goals: i64, most: i64) -> i64:
    """How many tiles must at least be lit or turned before a walk can enter one of these cells; `most` at most."""
    here = bit(start)
    through = ~table.tokens() | here
    east, south = table.east_doors(), table.south_doors()
    entered = flood(here, through, east, south)
    for steps in range(most):
        if entered & goals != 0:
            return steps
        entered = flood(entered | beside(entered & through), through, east, south)
    return most


def next_in_the_way(table: Table, start: i64, goals: i64) -> i64:
    """The cells to be lit or opened next on a shortest way to one of these cells; a goal may be such a cell."""
    here = bit(start)
    free = ~table.tokens()
    east, south = table.east_doors(), table.south_doors()
    mine = flood(here, free | here, east, south)
    beyond = beside(mine & (free | here)) & ~mine
    far = flood(goals, free | goals, east, south)
    while far & beyond == 0:
        wider = flood(far | beside(far & (free | goals)), free | goals, east, south)
        if wider == far:
            return 0
        far = wider
    return far & beyond


def reach_after_turn(table: Table, start: i64, cell: i64, clockwise: bool) -> i64:
    """Every cell that a walk without boosters could enter if a tile were turned."""
    turns: i64 = 1 if clockwise else 3
    table.turn_tile(cell, turns)
    here = bit(start)
    entered = flood(here, ~table.tokens() | here, table.east_doors(), table.south_doors())
    table.turn_tile(cell, 4 - turns)
    return entered


def unknown_terrors(table: Table) -> i64:
    """How many Terror tiles were never lit."""
    return table.house.terror_tiles - bits(table.terror_tiles)


# --- cards that can be spared -------------------------------------------------------------------------------


def spare_book(table: Table, hand: i64, useful: i64) -> i64:
    """The Book of a hand that the Terrors of use would miss least, or of these the smallest; -1: it has none."""
    symbols = hand_symbols(table, hand)
    books = table.hand_books[hand]
    best: i64 = -1
    least: i64 = 1000000
    while books != 0:
        book = lowest_bit(books)
        books &= books - 1
        own = table.house.book_symbols[book]
        loss = loss_without(table, useful, symbols, own) * 8 + total(own)
        if loss < least:
            least = loss
            best = book
    return best


def loss_without(table: Table, useful: i64, symbols: i64, own: i64) -> i64:
    """How many more symbols the Terrors on these cells would lack without some."""
    loss: i64 = 0
    while useful != 0:
        need = table.house.terror_symbols[table.token[lowest_bit(useful)]]
        useful &= useful - 1
        loss += missing(need, symbols - own) - missing(need, symbols)
    return loss
