"""LAB-FLIP, LAB-ROT, LAB-ACTV: tiles turn to their lit side, bring out Terrors and Shelves, and are rotated.

A tile that was never lit is drawn when it is lit: nobody can know it before, so this is the same game as dealing all
tiles at the start (LAB-SETUP-3, LAB-SETUP-4, LAB-SETUP-5), and nothing hidden lies in the state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.cards.names import cell_key
from readingroom.games.labyrinth.edge.events import ShelfAppeared, TerrorAppeared, TileLit, TileTurned
from readingroom.games.labyrinth.rules.geometry import GRID, ROUND_COMPASS
from readingroom.games.labyrinth.rules.house import (
    CORNERS_FIRST,
    CROSSROADS,
    FROM_SHELVES,
    FROM_TERRORS,
    FROM_TILES,
    REWARD_CORNER,
    REWARD_TEE,
    SHELF_CORNER,
    SHELF_TEE,
    TEES_FIRST,
    TERROR_CORNER,
    TERROR_TEE,
    TILE_KINDS,
)
from readingroom.games.labyrinth.rules.table import NOT_ENDED, OVERRUN, TERROR_LIMIT, Table

NO_WEIGHTS: Final = vec[i64]([0] * TILE_KINDS)
EVERY_ROTATION: Final[i64] = 15


# --- drawing a tile -----------------------------------------------------------------------------------------


def draw_tile(table: Table, cell: i64) -> None:
    """Settle which tile lies on a cell that was never lit, and how it is turned: nobody chooses (LAB-FLIP-4, R-11)."""
    kind = table.pick_weighted(FROM_TILES, tile_weights(table, cell))
    here = bit(cell)
    table.known |= here
    if kind == TERROR_TEE or kind == TERROR_CORNER:
        table.terror_tiles |= here
    elif kind == SHELF_TEE or kind == SHELF_CORNER:
        table.shelf_tiles |= here
    elif kind != CROSSROADS:
        table.reward_tiles |= here
    table.north |= here
    table.east |= here
    if kind == CROSSROADS:
        table.south |= here
        table.west |= here
        table.notice(kind)
        return
    if kind == TERROR_TEE or kind == SHELF_TEE or kind == REWARD_TEE:
        table.west |= here
    turns = table.pick_bit(FROM_TILES, EVERY_ROTATION)
    table.turn_tile(cell, turns)
    table.notice(kind * 4 + turns)


def tile_weights(table: Table, cell: i64) -> vec[i64]:
    """How likely each kind of tile is to lie on a cell that was never lit, as whole numbers.

    First the kinds: as many of each are left as the difficulty asks for and nobody has seen. Then the shapes within a
    kind: from all that the box has left (LAB-SETUP-3), or as many as were picked on purpose (R-10).
    """
    house = table.house
    weights = NO_WEIGHTS[:]
    count_shapes(table, weights, TERROR_TEE, house.terror_tiles, table.terror_tiles)
    count_shapes(table, weights, SHELF_TEE, house.shelf_tiles, table.shelf_tiles)
    count_shapes(table, weights, REWARD_TEE, house.reward_tiles, table.reward_tiles)
    terrors = max(1, weights[TERROR_TEE] + weights[TERROR_CORNER])
    shelves = max(1, weights[SHELF_TEE] + weights[SHELF_CORNER])
    rewards = max(1, weights[REWARD_TEE] + weights[REWARD_CORNER])
    seen_crossroads = bits(table.known & ~table.turning()) - 1  # but for the compass
    weights[CROSSROADS] = (house.crossroads - seen_crossroads) * terrors * shelves * rewards
    shelves_left = house.shelf_tiles - bits(table.shelf_tiles)
    scale(weights, TERROR_TEE, (house.terror_tiles - bits(table.terror_tiles)) * shelves * rewards)
    scale(weights, SHELF_TEE, shelves_left * terrors * rewards)
    scale(weights, REWARD_TEE, (house.reward_tiles - bits(table.reward_tiles)) * terrors * shelves)
    if shelves_left > 0 and table.known & ROUND_COMPASS & ~table.shelf_tiles == 0:
        spare_four_shelves(table, weights, cell, shelves_left)
    return weights


def count_shapes(table: Table, weights: vec[i64], tee: i64, asked_for: i64, seen: i64) -> None:
    """How many tees and corners of a kind may still come; a corner's number follows its tee's.

    By option the corners or the tees come first (LAB-DIFF-2, R-10).
    """
    box = table.house.box_of_tiles
    tees = (box >> (tee * 8)) & 255
    corners = (box >> ((tee + 1) * 8)) & 255
    if table.house.shapes_from == CORNERS_FIRST:
        corners = min(corners, asked_for)
        tees = asked_for - corners
    elif table.house.shapes_from == TEES_FIRST:
        tees = min(tees, asked_for)
        corners = asked_for - tees
    seen_corners = bits(seen & (table.north ^ table.south) & (table.east ^ table.west))
    weights[tee] = tees - (bits(seen) - seen_corners)
    weights[tee + 1] = corners - seen_corners


def scale(weights: vec[i64], tee: i64, factor: i64) -> None:
    """Multiply the weights of a kind's two shapes."""
    weights[tee] *= factor
    weights[tee + 1] *= factor


def spare_four_shelves(table: Table, weights: vec[i64], cell: i64, shelves: i64) -> None:
    """Weigh so that the four tiles round the compass are never all Shelf tiles (LAB-SETUP-5, R-12).

    Called while that is still possible. Of all ways in which the other tiles can lie, those with four Shelves there are
    left out: binomials count them.
    """
    others = bits(~table.known & GRID) - 1
    dark_round = bits(~table.known & ROUND_COMPASS)
    if bit(cell) & ROUND_COMPASS != 0:
        ways = binomial(others, dark_round - 1)
        if_shelf = ways - binomial(shelves - 1, dark_round - 1)
        if_other = ways
    else:
        ways = binomial(others, dark_round)
        if_shelf = ways - binomial(shelves - 1, dark_round)
        if_other = ways - binomial(shelves, dark_round)
    scale(weights, SHELF_TEE, if_shelf)
    scale(weights, TERROR_TEE, if_other)
    scale(weights, REWARD_TEE, if_other)
    weights[CROSSROADS] *= if_other


def binomial(n: i64, k: i64) -> i64:
    """How many sets of k there are among n; k is at most four."""
    if k > n:
        return 0
    ways: i64 = 1
    for place in range(k):
        ways = ways * (n - place) // (place + 1)
    return ways


# --- LAB-FLIP and LAB-ACTV ----------------------------------------------------------------------------------


def light(table: Table, cell: i64, seat: i64) -> None:
    """Turn a dark tile to its lit side, and activate it at once (LAB-ACTV-1, LAB-ACTV-2); seat -1: a curse does it.

    Crossroads and Reward tiles do nothing (LAB-ACTV-3). A Shelf tile that was dark again gets another token
    (LAB-DIST-5).
    """
    here = bit(cell)
    if table.known & here == 0:
        draw_tile(table, cell)
    table.lit |= here
    if table.heard is not None:
        table.heard.append(
            TileLit(None if seat < 0 else int(seat), cell_key(int(cell)), kind_of(table, cell), open_sides(table, cell))
        )
    if table.terror_tiles & here != 0:
        release_terror(table, cell)
    elif table.shelf_tiles & here != 0:
        place_shelf(table, cell)


def release_terror(table: Table, cell: i64) -> bool:
    """Lay the top Terror token on a tile; False: the stack is empty (LAB-ACTV-4, R-18).

    The sixth one that lies on the grid ends the match at once (LAB-END-3, LAB-ACTV-5, R-3, R-4), unless it has ended
    already (R-5).
    """
    if table.terror_stack == 0:
        return False
    terror = table.pick_bit(FROM_TERRORS, table.terror_stack)
    table.notice(terror)
    table.terror_stack &= ~bit(terror)
    table.terrors_on |= bit(cell)
    table.token[cell] = terror
    if table.heard is not None:
        table.heard.append(TerrorAppeared(cell_key(int(cell)), int(terror)))
    if bits(table.terrors_on) >= TERROR_LIMIT and table.ending == NOT_ENDED:
        table.ending = OVERRUN
    return True


def place_shelf(table: Table, cell: i64) -> None:
    """Lay the top Shelf token on a tile, if any is left (LAB-ACTV-4, R-19)."""
    if table.shelf_stack == 0:
        return
    genre = table.pick_bit(FROM_SHELVES, table.shelf_stack)
    table.notice(genre)
    table.shelf_stack &= ~bit(genre)
    table.shelves_on |= bit(cell)
    table.token[cell] = genre
    if table.heard is not None:
        table.heard.append(ShelfAppeared(cell_key(int(cell)), int(genre)))


def kind_of(table: Table, cell: i64) -> int:
    """The kind of a known tile, as `names.KIND_KEYS` counts them."""
    here = bit(cell)
    if table.terror_tiles & here != 0:
        return 1
    if table.shelf_tiles & here != 0:
        return 2
    return 3 if table.reward_tiles & here != 0 else 0


def open_sides(table: Table, cell: i64) -> tuple[bool, bool, bool, bool]:
    """Which sides of a known tile are open: north, east, south, west."""
    here = bit(cell)
    return (table.north & here != 0, table.east & here != 0, table.south & here != 0, table.west & here != 0)


# --- LAB-ROT ------------------------------------------------------------------------------------------------


def rotate(table: Table, cell: i64, clockwise: bool, seat: i64) -> None:
    """Turn a lit tile by a quarter; tokens and meeples on it stay (LAB-ROT-2). Seat -1: a curse does it."""
    table.turn_tile(cell, 1 if clockwise else 3)
    if table.heard is not None:
        table.heard.append(TileTurned(None if seat < 0 else int(seat), cell_key(int(cell)), clockwise))
