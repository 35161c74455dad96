"""How good a position is: the team's chance to win, from what it still has to do and the time it has for it.

Every open Shelf is looked at: is its Terror captured, and can its holder walk to the Shelf? Is there a Terror for it
that somebody can pay, and walk to? Each such case is counted; a logistic sum of the counts, by themselves and by the
time that is left, is the chance. The weights are a logistic regression of who won on 45,000 matches of quick players,
with one to five seats and at every difficulty.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.bot.prospects import (
    PILES_FROM,
    hand_symbols,
    missing,
    open_genres,
    steps_to,
    unknown_terrors,
)
from readingroom.games.labyrinth.rules.house import CARDS
from readingroom.games.labyrinth.rules.table import ACTIONS_A_TURN, Table

# What is counted.
ALWAYS: Final[i64] = 0  # one
TIME: Final[i64] = 1  # actions that are left, in tens
PILE: Final[i64] = 2  # captured Terrors: Shelf in reach, one tile away, farther
PILE_DARK: Final[i64] = 5  # ... Shelf not found yet
PILE_SPARE: Final[i64] = 6  # ... no Shelf left for it
TERROR: Final[i64] = 7  # Terrors that somebody can pay: in reach, one tile away, farther
TERROR_LACKS: Final[i64] = 10  # ... that lack one symbol, two, more
NO_TERROR: Final[i64] = 13  # open Shelves that no Terror is in sight for
SHELF_DARK: Final[i64] = 14  # Shelves not found yet
ON_GRID: Final[i64] = 15  # whether 0 to 5 Terrors are on the grid
BOOKS: Final[i64] = 21  # Books in hands
ITEMS: Final[i64] = 22
BOOSTERS: Final[i64] = 23
DARK_TERRORS: Final[i64] = 24  # Terror tiles never lit
DARK: Final[i64] = 25  # tiles never lit
LAIRS: Final[i64] = 26  # empty Terror spaces, where curses put new ones
SEATS: Final[i64] = 27
ALONE: Final[i64] = 28  # whether the solo game is played
COUNTS: Final[i64] = 29
FARTHEST: Final[i64] = 3

NO_COUNTS: Final = vec[float]([0.0] * int(COUNTS))
# The weight of each count by itself, and by the lack of time.
BY_COUNT: Final[list[tuple[float, float]]] = [
    (2.721, -0.645),  # ALWAYS
    (0.250, 2.150),  # TIME
    (-0.028, 0.023),  # PILE
    (-0.137, -0.770),  # PILE + 1
    (-0.101, -1.932),  # PILE + 2
    (-0.142, -1.189),  # PILE_DARK
    (0.120, 0.087),  # PILE_SPARE
    (0.052, -1.653),  # TERROR
    (0.096, -2.818),  # TERROR + 1
    (0.139, -3.334),  # TERROR + 2
    (0.116, -2.890),  # TERROR_LACKS
    (0.108, -2.870),  # TERROR_LACKS + 1
    (0.164, -3.470),  # TERROR_LACKS + 2
    (0.169, -3.713),  # NO_TERROR
    (-0.035, -0.874),  # SHELF_DARK
    (0.986, -0.008),  # ON_GRID
    (0.772, -0.730),  # ON_GRID + 1
    (0.381, -0.714),  # ON_GRID + 2
    (-0.143, -0.301),  # ON_GRID + 3
    (-0.622, -0.397),  # ON_GRID + 4
    (-1.432, -0.295),  # ON_GRID + 5
    (0.071, -0.050),  # BOOKS
    (0.018, 0.012),  # ITEMS
    (0.040, 0.061),  # BOOSTERS
    (-0.345, 0.128),  # DARK_TERRORS
    (0.012, 0.016),  # DARK
    (-0.189, 0.060),  # LAIRS
    (-0.408, -0.097),  # SEATS
    (0.702, -0.008),  # ALONE
]
WEIGHTS: Final = vec[float]([weight for weight, _ in BY_COUNT])
HURRIED_WEIGHTS: Final = vec[float]([weight for _, weight in BY_COUNT])


def chance_to_win(table: Table) -> float:
    """From 0 to 1."""
    counts = NO_COUNTS[:]
    count(table, counts)
    hurry = hurry_of(counts)
    calm = 0.0
    hurried = 0.0
    for place in range(COUNTS):
        calm += WEIGHTS[place] * counts[place]
        hurried += HURRIED_WEIGHTS[place] * counts[place]
    return 1.0 / (1.0 + math.exp(-calm - hurry * hurried))


def hurry_of(counts: vec[float]) -> float:
    """How little time is left: one action in ten left is 1."""
    return 1.0 / (counts[TIME] + 0.3)


def count(table: Table, counts: vec[float]) -> None:
    """Count what stands between the team and its win."""
    counts[ALWAYS] = 1.0
    counts[TIME] = float(table.curses_left * ACTIONS_A_TURN + table.actions + table.bonus) / 10.0
    wanted = count_piles(table, counts, open_genres(table))
    count_terrors(table, counts, wanted)
    counts[SHELF_DARK] = float(bits(table.shelf_stack))
    counts[ON_GRID + min(bits(table.terrors_on), 5)] = 1.0
    counts[DARK_TERRORS] = float(unknown_terrors(table))
    counts[DARK] = float(25 - bits(table.known))
    counts[LAIRS] = float(bits(table.terror_tiles & ~table.terrors_on))
    counts[SEATS] = float(table.seats)
    counts[ALONE] = 1.0 if table.house.solo else 0.0
    books: i64 = 0
    rewards: i64 = 0
    for hand in range(table.house.hands):
        books += bits(table.hand_books[hand])
        rewards |= table.hand_others[hand] & CARDS
    counts[BOOKS] = float(books)
    counts[ITEMS] = float(bits(rewards & table.house.items))
    counts[BOOSTERS] = float(bits(rewards & ~table.house.items))


def count_piles(table: Table, counts: vec[float], wanted: i64) -> i64:
    """Captured Terrors by how far their Shelf is; returns the genres that none is meant for.

    Shelves that are lit come first, so that a Terror is not kept for one that nobody has found.
    """
    lit = wanted & ~table.shelf_stack
    for hand in range(table.house.hands):
        piles = table.hand_others[hand] >> PILES_FROM
        while piles != 0:
            fits = table.house.terror_genres[lowest_bit(piles)] & wanted
            piles &= piles - 1
            if fits == 0:
                counts[PILE_SPARE] += 1.0
                continue
            if fits & lit == 0:
                counts[PILE_DARK] += 1.0
                wanted &= ~(fits & -fits)
                continue
            genre, steps = nearest_shelf(table, table.at[hand], fits & lit)
            counts[PILE + smaller_of(steps, 2)] += 1.0
            wanted &= ~bit(genre)
            lit &= ~bit(genre)
    return wanted


def smaller_of(one: i64, other: i64) -> i64:
    return min(other, one)


def nearest_shelf(table: Table, start: i64, genres: i64) -> tuple[i64, i64]:
    """The lit Shelf of one of these genres that the fewest tiles are in the way to, and how many these are."""
    best: i64 = lowest_bit(genres)
    least: i64 = FARTHEST + 1
    cells = table.shelves_on
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if genres & bit(table.token[cell]) != 0:
            steps = steps_to(table, start, bit(cell), FARTHEST)
            if steps < least:
                least = steps
                best = table.token[cell]
    return best, least


def count_terrors(table: Table, counts: vec[float], wanted: i64) -> None:
    """Terrors on the grid for the genres that are wanted, the easiest first; the rest of the genres has none."""
    easy: i64 = 0  # four bits a Terror: its cell's case, in the order of cells
    cells = table.terrors_on
    place: i64 = 0
    while cells != 0:
        easy |= case_of(table, lowest_bit(cells)) << (place * 4)
        place += 1
        cells &= cells - 1
    for case in range(6):
        cells = table.terrors_on
        cases = easy
        while cells != 0:
            if cases & 15 == case:
                fits = table.house.terror_genres[table.token[lowest_bit(cells)]] & wanted
                if fits != 0:
                    counts[TERROR + case] += 1.0
                    wanted &= ~(fits & -fits)
            cases >>= 4
            cells &= cells - 1
    counts[NO_TERROR] = float(bits(wanted))


def case_of(table: Table, cell: i64) -> i64:
    """0 to 2: somebody can pay the Terror, and so many tiles are in the way; 3 to 5: it lacks one symbol, two, more."""
    need = table.house.terror_symbols[table.token[cell]]
    best: i64 = 5
    for seat in range(table.seats):
        lacks = missing(need, hand_symbols(table, seat))
        if lacks == 0:
            best = smaller_of(best, smaller_of(2, steps_to(table, table.at[seat], bit(cell), FARTHEST)))
        else:
            best = smaller_of(best, smaller_of(5, 2 + lacks))
    return best
