"""Setting the table up (2.1)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.fire.market import draw_into_hand, refill_market
from readingroom.games.fire.table import (
    NO_CARD,
    NO_HOLDERS,
    NO_LOCKBOXES,
    NO_MARKET,
    NONE_4,
    NONE_6,
    NONE_7,
    NONE_8,
    NOTHING_HELD,
    ROUND_STARTS,
    Table,
)
from readingroom.games.fire.tables import COLOURS, DEALS, FIRE


def set_up(table: Table) -> None:
    """Library, bag, tools, youth ranks; the turn order cards are dealt when round 1 starts."""
    clear_table(table)
    fill_bag(table)
    rank_by_youth(table)
    table.score[table.seats] = table.house.head_start if table.house.robot else 0
    if table.house.tools:
        deal_tools(table)
    table.push(ROUND_STARTS, NO_CARD, 0, 0)


def clear_table(table: Table) -> None:
    """Every zone empty, and this state's own."""
    table.burned = NONE_4[:]
    table.worth = 0
    table.top_cards = 0
    table.read_library()
    table.rows = NONE_6[:]
    table.score = NONE_7[:]
    table.stamp = NONE_7[:]
    table.card_of = NO_HOLDERS[:]
    if table.house.tools:
        table.held = NOTHING_HELD[:]
        table.drawn = NONE_6[:]
        table.given = NONE_6[:]
        table.market = NO_MARKET[:]
        table.hands = NONE_7[:]
        table.pools = NONE_8[:]
        table.locked = NO_LOCKBOXES[:]


def fill_bag(table: Table) -> None:
    """All books and the first fires go into the bag, the other fires into the reserve (FIRE-SETUP-2)."""
    for colour in range(COLOURS):
        table.put_back(colour, table.house.books[colour])
    table.put_back(FIRE, table.house.fires)
    table.reserve = table.house.reserve


def rank_by_youth(table: Table) -> None:
    """Youth ranks break ties among those who never scored; a robot comes last (FIRE-SETUP-8, FIRE-MROBOT-2)."""
    unranked: i64 = bit(table.seats) - 1
    for rank in range(table.seats):
        drawn = len(table.house.youth) == 0
        seat = table.pick_bit(DEALS, unranked) if drawn else table.house.youth[rank]
        unranked &= ~bit(seat)
        table.stamp[seat] = rank
    table.stamp[table.seats] = table.seats
    table.arrivals = table.seats + 1


def deal_tools(table: Table) -> None:
    """Three tools into the market, then two to each seat (FIRE-SETUP-3, FIRE-SETUP-4)."""
    table.deck = table.house.deck
    table.pools[0] = table.deck
    refill_market(table)
    for seat in range(table.seats):
        for _ in range(table.house.starting_tools):
            if table.deck != 0:
                draw_into_hand(table, seat)
