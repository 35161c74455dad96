"""How good a position is, and a quick player: lay the lowest book that still wins the round, else the lowest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from readingroom.games.returns.rules.house import EVERY_BOOK, SWAP

from readingroom.core.state import bits

HIGH_BOOKS: i64 = EVERY_BOOK & ~0x3FF  # from 11 on they win more rounds than they lose
HIGH_BOOK_WORTH = 0.4  # of a stamp


def standing(hands: vec[i64], stamps: vec[i64], seat: i64) -> float:
    """Stamps and high books in hand, as a share of what all have."""
    mine = 0.0
    total = 0.0
    seats: i64 = len(stamps)
    for other in range(seats):
        worth = 1.0 + float(stamps[other]) + HIGH_BOOK_WORTH * float(bits(hands[other] & HIGH_BOOKS))
        total += worth
        if other == seat:
            mine = worth
    return mine / total


def lay_lowest_winner(codes: vec[i64], count: i64, laid: vec[i64]) -> i64:
    """Codes ascend, so the first book above all that lie there is the lowest that wins."""
    highest: i64 = -1
    for book in laid:
        highest = max(highest, book)
    for place in range(count):
        if highest < codes[place] < SWAP:
            return codes[place]
    return codes[0]
