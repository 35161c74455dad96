"""What a seat may do without being asked: discard (R-38, R-58), choose its first genres early, give up (R-6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.labyrinth.rules.codes import CONCEDE, DISCARD, START
from readingroom.games.labyrinth.rules.house import CARDS, FIRST_REWARD
from readingroom.games.labyrinth.rules.setup import STARTS
from readingroom.games.labyrinth.rules.table import (
    ASK_ACT,
    ASK_EXTRA,
    ASK_REWARD,
    ASK_ROOM,
    ASK_START,
    NO_CARD,
    Table,
)
from readingroom.games.labyrinth.rules.writing import put_things


def interjections(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """Between two steps of one choice there are none: what is pending rests on the cards as they are (R-63)."""
    kind = table.asks
    if table.depth == 0:
        return 0
    if kind == ASK_START:
        return early_starts(table, seat, codes)
    if kind != ASK_ACT and kind != ASK_EXTRA and kind != ASK_REWARD and kind != ASK_ROOM:
        return 0
    count: i64 = 0
    if seat != table.asked or kind == ASK_REWARD or kind == ASK_EXTRA:
        count = free_discards(table, seat, codes)
    if seat == table.active:
        codes[count] = CONCEDE
        count += 1
    return count


def early_starts(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """All choose at the same time, whoever is asked first (R-14)."""
    if seat == table.asked or table.chosen & bit(seat) != 0:
        return 0
    for start in range(STARTS):
        codes[start] = START + start
    return STARTS


def free_discards(table: Table, seat: i64, codes: vec[i64]) -> i64:
    """Any card (LAB-HAND-3) of the seat's that is not among its answers, but a gift on its way and what brings it."""
    books: i64 = 0
    others: i64 = 0
    for hand in range(table.house.hands):
        if (hand == seat or table.house.solo) and not is_offered(table, hand):
            books |= table.hand_books[hand]
            others |= table.hand_others[hand] & CARDS
    if table.asks == ASK_ROOM and seat == table.active:
        gift = table.first
        if gift < FIRST_REWARD:
            books &= ~bit(gift)
        else:
            others &= ~bit(gift - FIRST_REWARD)
        if table.second != NO_CARD:
            others &= ~bit(table.second)
    return put_things(codes, 0, DISCARD, books, others)


def is_offered(table: Table, hand: i64) -> bool:
    """A full hand's discards are answers while a card could be drawn into it."""
    if table.has_room(hand):
        return False
    if table.asks == ASK_REWARD:
        return table.first & bit(hand) != 0
    return table.asks == ASK_EXTRA and table.second == hand
