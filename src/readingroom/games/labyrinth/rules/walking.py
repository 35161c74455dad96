"""LAB-MOVE: how far a meeple can walk, past which tokens and through which bookcases, and what that costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.rules.geometry import GRID, NOT_EAST_RIM, NOT_SOUTH_RIM, SIDE, beyond_doors, flood
from readingroom.games.labyrinth.rules.house import (
    FIRST_PILE,
    FIRST_REWARD,
    LIBRARY_LADDER,
    PHOTOCOPIER,
    SECRET_PASSAGE,
)
from readingroom.games.labyrinth.rules.payments import copies_needed
from readingroom.games.labyrinth.rules.table import BOTH, PLAYER, TROLLEY, Table

PILES_FROM: Final[i64] = FIRST_PILE - FIRST_REWARD


# --- who walks, and with which cards ------------------------------------------------------------------------


def walker_start(table: Table, walker: i64) -> i64:
    """Where a walk begins."""
    return table.at[TROLLEY] if walker == TROLLEY else table.at[table.active]


def purse_books(table: Table, walker: i64) -> i64:
    """The Books that may pay on this walk: the mover's own hand (LAB-CAP-7, R-30), on a ride both (LAB-SOLO-9)."""
    if walker == BOTH:
        return table.hand_books[PLAYER] | table.hand_books[TROLLEY]
    return table.hand_books[TROLLEY if walker == TROLLEY else table.active]


def purse_others(table: Table, walker: i64) -> i64:
    """The Reward cards and captured Terrors that may serve on this walk (LAB-SOLO-10, R-55, R-56)."""
    if walker == BOTH:
        return table.hand_others[PLAYER] | table.hand_others[TROLLEY]
    return table.hand_others[TROLLEY if walker == TROLLEY else table.active]


def can_pay(table: Table, others: i64, ladders: i64, passages: i64, copies: i64) -> bool:
    """Whether different boosters out of a set give so many Ladders, Passages and copies: one card, one option (R-29).

    By Hall's theorem it is enough that no group of options asks for more cards than offer one of them.
    """
    offers = table.house.option_set
    up = others & offers[LIBRARY_LADDER]
    through = others & offers[SECRET_PASSAGE]
    twice = others & offers[PHOTOCOPIER]
    return (
        ladders <= bits(up)
        and passages <= bits(through)
        and copies <= bits(twice)
        and ladders + passages <= bits(up | through)
        and ladders + copies <= bits(up | twice)
        and passages + copies <= bits(through | twice)
        and ladders + passages + copies <= bits(up | through | twice)
    )


# --- how far ------------------------------------------------------------------------------------------------


def reach(table: Table, start: i64) -> i64:
    """Every cell that a walk without boosters can enter, however far (LAB-MOVE-1), but its own (LAB-MOVE-7, R-23).

    Tokens end it (LAB-MOVE-4), meeples do not (LAB-MOVE-5).
    """
    here = bit(start)
    through = ~table.tokens() | here
    return flood(here, through, table.east_doors(), table.south_doors()) & ~here


def reaches(table: Table, start: i64, ladders: i64, passages: i64) -> vec[i64]:
    """Every cell that a walk can enter with up to l Ladders and s Passages, at [l * (passages + 1) + s] (spec 3.3).

    A Ladder leads past one token (LAB-BOOST-6, R-28), a Passage through one closed edge (LAB-BOOST-7, R-27).
    """
    here = bit(start)
    free = ~table.tokens() & GRID | here
    east_both = table.lit & (table.lit >> 1) & NOT_EAST_RIM
    south_both = table.lit & (table.lit >> SIDE) & NOT_SOUTH_RIM
    west_side, north_side = table.west >> 1, table.north >> SIDE
    row = passages + 1
    entered = vec[i64]([0] * (row * (ladders + 1)))
    leaving = vec[i64]([0] * (row * (ladders + 1)))
    for used in range(ladders + 1):
        for gone in range(passages + 1):
            at = used * row + gone
            cells = here
            passing: i64 = 0  # tokens that this Ladder leads past
            if used > 0:
                cells |= entered[at - row]
                passing = entered[at - row] & ~free
            if gone > 0:
                cells |= entered[at - 1] | beyond_doors(
                    leaving[at - 1], east_both & (table.east ^ west_side), south_both & (table.south ^ north_side)
                )
            if gone > 1:
                cells |= beyond_doors(
                    leaving[at - 2], east_both & ~table.east & ~west_side, south_both & ~table.south & ~north_side
                )
            cells = flood(cells, free | passing, table.east_doors(), table.south_doors())
            entered[at] = cells
            leaving[at] = cells & (free | passing)
    for at in range(len(entered)):
        entered[at] &= ~here
    return entered


# --- where a walk may end -----------------------------------------------------------------------------------


def ends(table: Table, walker: i64) -> i64:
    """The cells on which a walk may end now: free ones, Terrors to capture, Shelves to fill.

    LAB-MOVE-6, and never the tile on which it began (LAB-MOVE-7, R-23).
    """
    start = walker_start(table, walker)
    others = purse_others(table, walker)
    ladders = bits(others & table.house.option_set[LIBRARY_LADDER])
    passages = bits(others & table.house.option_set[SECRET_PASSAGE])
    if ladders + passages > 0:
        return ends_with_boosters(table, walker, reaches(table, start, ladders, passages), ladders, passages)
    entered = reach(table, start)
    free = entered & ~table.tokens()
    if walker == TROLLEY:  # alone it neither captures nor returns (LAB-SOLO-6)
        return free
    shelves = entered & table.shelves_on
    if shelves != 0 and others >> PILES_FROM != 0:
        free |= fitting_shelves(table, shelves, others)
    terrors = entered & table.terrors_on
    return free | payable_terrors(table, walker, terrors, 0, 0) if terrors != 0 else free


def fitting_shelves(table: Table, shelves: i64, others: i64) -> i64:
    """Of these Shelves, those that a captured Terror of the set can be returned to (LAB-RET-1)."""
    genres: i64 = 0
    piles = others >> PILES_FROM
    while piles != 0:
        genres |= table.house.terror_genres[lowest_bit(piles)]
        piles &= piles - 1
    fitting: i64 = 0
    while shelves != 0:
        cell = lowest_bit(shelves)
        shelves &= shelves - 1
        if genres & bit(table.token[cell]) != 0:
            fitting |= bit(cell)
    return fitting


def ends_with_boosters(table: Table, walker: i64, entered: vec[i64], ladders: i64, passages: i64) -> i64:
    """The same with Ladders or Passages, captures and returns too (LAB-BOOST-11): different cards must pay (R-29)."""
    others = purse_others(table, walker)
    tokens = table.tokens()
    found: i64 = 0
    for used in range(ladders + 1):
        for gone in range(passages + 1):
            if not can_pay(table, others, used, gone, 0):
                continue
            cells = entered[used * (passages + 1) + gone] & ~found
            found |= cells & ~tokens
            if walker == TROLLEY:
                continue
            found |= fitting_shelves(table, cells & table.shelves_on, others)
            found |= payable_terrors(table, walker, cells & table.terrors_on, used, gone)
    return found


def payable_terrors(table: Table, walker: i64, terrors: i64, ladders: i64, passages: i64) -> i64:
    """Of these Terrors, those that the purse can pay beside so many Ladders and Passages (LAB-CAP-3)."""
    others = purse_others(table, walker)
    payable: i64 = 0
    while terrors != 0:
        cell = lowest_bit(terrors)
        terrors &= terrors - 1
        copies = copies_needed(table, purse_books(table, walker), others, table.token[cell])
        if copies >= 0 and can_pay(table, others, ladders, passages, copies):
            payable |= bit(cell)
    return payable


def fitting_piles(table: Table, walker: i64, genre: i64) -> i64:
    """The captured Terrors in the purse that show a genre's symbol, as a set (R-35)."""
    fitting: i64 = 0
    piles = purse_others(table, walker) >> PILES_FROM
    while piles != 0:
        terror = lowest_bit(piles)
        piles &= piles - 1
        if table.house.terror_genres[terror] & bit(genre) != 0:
            fitting |= bit(terror)
    return fitting
