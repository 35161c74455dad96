"""The grid as sets of cells: one bit a cell, row by row from the north-west. Reachability is bit work."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit

SIDE: Final[i64] = 5
CELLS: Final[i64] = 25
COMPASS: Final[i64] = 12
GRID: Final[i64] = 0x1FFFFFF
COMPASS_CELL: Final[i64] = 0x1000
ROUND_COMPASS: Final[i64] = 0x22880  # the four cells next to it (LAB-SETUP-5)
NOT_EAST_RIM: Final[i64] = 0xF7BDEF
NOT_SOUTH_RIM: Final[i64] = 0xFFFFF

# Sides of a tile, clockwise.
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

JUNCTIONS: Final[i64] = 12
DIRECTIONS: Final[i64] = 4  # NW, NE, SE, SW: the order in which a double curse is resolved
# The ring clockwise from the north-west, and the four tiles round each junction (LAB-WYRM-1, spec 3.1).
RING: Final = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0))
ROUND_JUNCTION: Final = vec[i64](
    [row * 5 + column for i, j in RING for row, column in ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))]
)


def cursed_cell(junction: i64, direction: i64) -> i64:
    """The tile that lies in a direction of a ring junction; none touches the compass (LAB-DIST-7)."""
    return ROUND_JUNCTION[junction * DIRECTIONS + direction]


def beside(cells: i64) -> i64:
    """All cells that share a side with one of these (LAB-FLIP-2)."""
    east = (cells & NOT_EAST_RIM) << 1
    west = (cells >> 1) & NOT_EAST_RIM
    return (east | west | (cells << SIDE) | (cells >> SIDE)) & GRID


def is_beside(cell: i64, cells: i64) -> bool:
    """Whether a cell shares a side with one of these."""
    return beside(cells) & bit(cell) != 0


def flood(entered: i64, through: i64, east_doors: i64, south_doors: i64) -> i64:
    """Every cell that a walk can enter which has entered these, going on only from cells in `through`.

    A door to the east (south) of a cell is open between it and its neighbour on that side.
    """
    while True:
        more = entered | beyond_doors(entered & through, east_doors, south_doors)
        if more == entered:
            return entered
        entered = more


def beyond_doors(cells: i64, east_doors: i64, south_doors: i64) -> i64:
    """One step from any of these cells through the doors."""
    east = (cells & east_doors) << 1
    west = (cells >> 1) & east_doors
    south = (cells & south_doors) << SIDE
    north = (cells >> SIDE) & south_doors
    return east | west | south | north
