"""Setting the table up (2.1)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.fire.rules.house import COLOURS, DEALS, FIRE
from readingroom.games.fire.rules.market import draw_into_hand, refill_market
from readingroom.games.fire.rules.table import (
    NO_CARD,
    ROUND_STARTS,
    Table,
)


def set_up(table: Table) -> None:
    """Library, bag, tools if any (FIRE-NOTOOL-1), youth ranks; turn order cards are dealt when round 1 starts."""
    fill_bag(table)
    rank_by_youth(table)
    if table.house.robot:
        table.move_on_track(table.seats, table.house.head_start)
    if table.house.tools:
        deal_tools(table)
    table.push(ROUND_STARTS, NO_CARD, 0, 0)


def fill_bag(table: Table) -> None:
    """All books and the first fires go into the bag, the other fires into the reserve (FIRE-SETUP-2)."""
    for colour in range(COLOURS):
        table.put_back(colour, table.house.books[colour])
    table.put_back(FIRE, table.house.fires)
    table.reserve = table.house.reserve


def rank_by_youth(table: Table) -> None:
    """Youth ranks break ties among those who never scored; a robot comes last (FIRE-SETUP-8, FIRE-MROBOT-2, AMB-4).

    A place on the track is a score and, below it, an order of arrival: a rank alone is a score of 0 (FIRE-SETUP-7).
    """
    unranked: i64 = bit(table.seats) - 1
    for rank in range(table.seats):
        drawn = len(table.house.youth) == 0
        seat = table.pick_bit(DEALS, unranked) if drawn else table.house.youth[rank]
        unranked &= ~bit(seat)
        table.track[seat] = rank
    table.track[table.seats] = table.seats
    table.arrivals = table.seats + 1


def deal_tools(table: Table) -> None:
    """Three tools into the market, then two to each seat (FIRE-SETUP-3, FIRE-SETUP-4)."""
    table.deck = table.house.deck
    table.pools[0] = table.deck
    refill_market(table)
    for seat in range(table.seats):
        for _tool in range(table.house.starting_tools):
            if table.deck != 0:
                draw_into_hand(table, seat)
