"""LAB-FLIP and LAB-ROT as actions, with LAB-BOOST-8."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bits, lowest_bit
from readingroom.games.labyrinth.rules.decks import play_booster
from readingroom.games.labyrinth.rules.floor import light, rotate
from readingroom.games.labyrinth.rules.geometry import is_beside
from readingroom.games.labyrinth.rules.house import USEFUL_MAP
from readingroom.games.labyrinth.rules.table import ASK_SPEND, FOR_FLIP, Table
from readingroom.games.labyrinth.rules.turns import spend_action


def flip(table: Table, cell: i64) -> None:
    """Light a dark tile: a neighbour, path or no path (LAB-FLIP-1, LAB-FLIP-3), or any with a Useful Map (R-59)."""
    if is_beside(cell, table.own_cells()):
        spend_action(table)
        light(table, cell, table.active)
        return
    maps = table.own_boosters(USEFUL_MAP)
    table.push(ASK_SPEND, table.active, FOR_FLIP, cell)
    if bits(maps) == 1:
        flip_by_map(table, lowest_bit(maps))


def flip_by_map(table: Table, reward: i64) -> None:
    """The Useful Map is chosen for the cell that is pending (LAB-BOOST-8)."""
    cell = table.second
    table.pop()
    spend_action(table)
    play_booster(table, reward, USEFUL_MAP)
    light(table, cell, table.active)


def turn(table: Table, cell: i64, clockwise: bool) -> None:
    """Turn one's own tile or a lit neighbour by a quarter (LAB-ROT-1)."""
    spend_action(table)
    rotate(table, cell, clockwise, table.active)
