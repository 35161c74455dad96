"""A quick player's answer to every question; `quick.py` has the actions of a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bits
from readingroom.games.labyrinth.bot.prospects import lacking, open_genres, total
from readingroom.games.labyrinth.bot.quick import quick_action
from readingroom.games.labyrinth.rules.codes import (
    COPY,
    PAY,
    RETURN,
    SKIP,
    SPEND,
    START,
)
from readingroom.games.labyrinth.rules.payments import card_symbols, symbols_of
from readingroom.games.labyrinth.rules.table import (
    ASK_ACT,
    ASK_EXTRA,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_START,
    Table,
)

# Sets of three genres that are all different, each followed by the three that it leaves out.
SPREAD_STARTS: Final = vec[i64]([7, 50, 13, 32, 17, 28])


def quick_choice(table: Table, codes: vec[i64], count: i64) -> i64:
    """One of the answers, as a hasty but willing partner would choose."""
    kind = table.asks
    if count == 1:
        return codes[0]
    if kind == ASK_ACT:
        return quick_action(table, codes, count)
    if kind == ASK_START:
        return START + SPREAD_STARTS[table.choice(3) * 2 + table.asked % 2]
    if kind == ASK_PAY:
        return best_payment(table, codes, count)
    if kind == ASK_RETURN:
        return choosiest(table, codes, count)
    if kind == ASK_REWARD and codes[0] < SKIP:
        return codes[0]
    if kind == ASK_EXTRA and codes[1] < SPEND:
        return codes[1 + table.choice(count - 1)]
    if kind == ASK_REWARD or kind == ASK_EXTRA or kind == ASK_ROOM:
        return codes[0]
    return codes[table.choice(count)]


def best_payment(table: Table, codes: vec[i64], count: i64) -> i64:
    """The card that covers most of what is still to pay, and wastes least."""
    need = table.house.terror_symbols[table.token[table.goal]]
    paid = symbols_of(table, table.paid_books, table.paid_items) + symbols_of(table, table.copied, 0)
    left = lacking(need, paid)
    best = codes[0]
    most: i64 = -1000
    for place in range(count):
        code = codes[place]
        if code >= COPY:
            break
        symbols = card_symbols(table, code - PAY)
        gain = (total(left) - total(lacking(left, symbols))) * 3 - total(symbols)
        if gain > most:
            most = gain
            best = code
    return best


def choosiest(table: Table, codes: vec[i64], count: i64) -> i64:
    """The captured Terror that fits the fewest open Shelves."""
    best = codes[0]
    fewest: i64 = 100
    for place in range(count):
        fits = bits(table.house.terror_genres[codes[place] - RETURN] & open_genres(table))
        if fits < fewest:
            fewest = fits
            best = codes[place]
    return best
