"""What bots know of Library Labyrinth: what a seat cannot see, which answers are sensible, and a quick player's."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.labyrinth.codes import (
    CODES,
    COPY,
    PAY,
    RETURN,
    SKIP,
    SPEND,
    START,
)
from readingroom.games.labyrinth.payments import card_symbols, symbols_of
from readingroom.games.labyrinth.prospects import lacking, open_genres, total
from readingroom.games.labyrinth.quick import quick_action
from readingroom.games.labyrinth.sensible import answers_to_think_about
from readingroom.games.labyrinth.setup import START_COUNTS, STARTS
from readingroom.games.labyrinth.table import (
    ASK_ACT,
    ASK_EXTRA,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_START,
    SEAT_BITS,
    SHELVES,
    WON,
    Table,
)
from readingroom.games.labyrinth.worth import chance_to_win

# Sets of three genres that are all different, each followed by the three that it leaves out.
SPREAD_STARTS: Final = vec[i64]([7, 50, 13, 32, 17, 28])


def redraw_sealed(guess: Table, seat: i64) -> None:
    """Nobody knows what others have chosen before all have (R-14); all else is open (5.2)."""
    for other in range(guess.seats):
        if other != seat and guess.chosen & bit(other) != 0:
            guess.wanted &= ~(bit((other + 1) * SEAT_BITS) - bit(other * SEAT_BITS))  # all counts of that seat
            guess.wanted |= START_COUNTS[guess.choice(STARTS)] << (other * SEAT_BITS)


def sensible_answers(table: Table, codes: vec[i64]) -> i64:
    """The legal answers without those that no good player gives."""
    return answers_to_think_about(table, codes)


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


# --- how good a position is ---------------------------------------------------------------------------------

NO_CODES: Final = vec[i64]([0] * CODES)
CONSOLATION: Final = 0.1  # what a lost match with all but no Shelf open counts


def utility(table: Table) -> float:
    """All win or lose together; a lost match still counts its filled Shelves a little."""
    return 1.0 if table.ending == WON else consolation(table)


def consolation(table: Table) -> float:
    """So that a match that cannot be won is still played on sensibly."""
    return CONSOLATION * float(bits(table.filled)) / float(SHELVES)


def evaluate(table: Table) -> float:
    """The team's chance to win, and a little for what it has done if it does not."""
    if table.depth > 1:
        return evaluate_settled(table)
    chance = chance_to_win(table)
    return chance + (1.0 - chance) * consolation(table)


def evaluate_settled(table: Table) -> float:
    """In the middle of a choice, such as a payment, what counts is what comes of it: a quick player settles it."""
    settled = cast("Table", table.clone())
    codes = NO_CODES[:]
    while settled.depth > 1:
        settled.apply(quick_choice(settled, codes, settled.legal(codes)))
    return evaluate(settled) if settled.depth > 0 else utility(settled)
