"""LAB-DIST, LAB-WYRM: after each turn a curse strikes beside the Bookwyrm, and the Bookwyrm crawls on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.cards.names import cell_key
from readingroom.games.labyrinth.edge.events import BookwyrmMoved, CurseRevealed, NothingDisturbed, TileDarkened
from readingroom.games.labyrinth.rules.floor import light, release_terror, rotate
from readingroom.games.labyrinth.rules.geometry import DIRECTIONS, JUNCTIONS, cursed_cell
from readingroom.games.labyrinth.rules.house import CURSES, FROM_CURSES
from readingroom.games.labyrinth.rules.table import NOT_ENDED, OUT_OF_TIME, Table
from readingroom.games.labyrinth.rules.turns import begin_turn

NO_WEIGHTS: Final = vec[i64]([0] * CURSES)
NOBODY_DID: Final[i64] = -1


def end_turn(table: Table) -> None:
    """The Disturbance and Bookwyrm phases, then the next player's turn (LAB-TURN-1, LAB-TURN-5).

    The Bookwyrm moves on whatever the disturbance did (LAB-WYRM-1, R-49). All that is the same alone (LAB-SOLO-12).
    """
    disturb(table)
    if table.ending != NOT_ENDED:
        return
    table.bookwyrm = (table.bookwyrm + 1) % JUNCTIONS
    if table.heard is not None:
        table.heard.append(BookwyrmMoved(int(table.bookwyrm)))
    table.clock += 1
    begin_turn(table, (table.active + 1) % table.seats)


def disturb(table: Table) -> None:
    """Reveal the top Disturbance card (LAB-DIST-1); below all curses lies Out of Time (LAB-DIST-6, LAB-END-2, R-1).

    A double curse disturbs both its tiles (LAB-DIST-4), unless the first ends the match (R-5). The deck is never
    rebuilt (LAB-DECK-3).
    """
    if table.curses_left == 0:
        table.ending = OUT_OF_TIME
        return
    curse = draw_curse(table)
    if table.heard is not None:
        table.heard.append(CurseRevealed(int(curse), int(table.curses_left)))
    if curse < DIRECTIONS:
        curse_tile(table, curse)
        return
    first = curse - DIRECTIONS  # NW and SE, or NE and SW: each is resolved completely
    curse_tile(table, first)
    if table.ending == NOT_ENDED:
        curse_tile(table, first + 2)


def draw_curse(table: Table) -> i64:
    """The top card. Those left out are never seen (R-47), so every unseen standard card may be it.

    It is discarded, and does not come again (LAB-DIST-3).
    """
    curse = table.pick_weighted(FROM_CURSES, curse_weights(table))
    table.notice(curse)
    table.curses_left -= 1
    if curse < DIRECTIONS:
        table.curse_bag -= bit(curse * 8)
        table.curse_unseen -= 1
    else:
        table.double_unseen &= ~bit(curse - DIRECTIONS)
        table.doubles_left -= 1
    return curse


def curse_weights(table: Table) -> vec[i64]:
    """How likely each curse is to come next: the four directions, then the two doubles (LAB-DIFF-3, R-8)."""
    weights = NO_WEIGHTS[:]
    doubles = bits(table.double_unseen)
    single = (table.curses_left - table.doubles_left) * max(1, doubles)
    for direction in range(DIRECTIONS):
        weights[direction] = ((table.curse_bag >> (direction * 8)) & 255) * single
    for double in range(2):
        if table.double_unseen & bit(double) != 0:
            weights[DIRECTIONS + double] = table.doubles_left * max(1, table.curse_unseen)
    return weights


def curse_tile(table: Table, direction: i64) -> None:
    """Exactly one case applies, the first that fits (LAB-DIST-2); tokens and meeples occupy a tile (R-22).

    A lit Terror tile is never turned dark: it turns, or a Terror comes (LAB-DIST-8).
    """
    cell = cursed_cell(table.bookwyrm, direction)
    here = bit(cell)
    if table.lit & here == 0:
        light(table, cell, NOBODY_DID)
    elif (table.tokens() | table.standing()) & here != 0:
        if table.turning() & here != 0:
            rotate(table, cell, True, NOBODY_DID)
        else:
            tell_nothing(table, cell)  # a crossroads looks the same
    elif table.terror_tiles & here != 0:
        if not release_terror(table, cell):
            tell_nothing(table, cell)  # no Terror is left, and the tile stays lit
    else:
        table.lit &= ~here
        if table.heard is not None:
            table.heard.append(TileDarkened(cell_key(int(cell))))


def tell_nothing(table: Table, cell: i64) -> None:
    if table.heard is not None:
        table.heard.append(NothingDisturbed(cell_key(int(cell))))
