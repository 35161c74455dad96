"""Answers that a good player would think about, for a search to look at: always some, and all of them legal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.bot.prospects import (
    covered_terrors,
    hand_symbols,
    lacking,
    piles_in,
    reach_after_turn,
    shelves_for,
    spare_book,
    still_wanted,
    unknown_terrors,
    useful_terrors,
)
from readingroom.games.labyrinth.rules.codes import (
    DISCARD,
    DRAW,
    END,
    END_AND_PASS,
    FLIP,
    GIVE,
    MOVE,
    PAY,
    RECEIVE,
    RIDE,
    ROTATE,
    SKIP,
    SPEND,
    START,
    SWAP,
    TAKE,
    TROLLEY_TAKES,
)
from readingroom.games.labyrinth.rules.geometry import CELLS, GRID, beside
from readingroom.games.labyrinth.rules.house import GENRES, LIBRARY_CARD, SYMBOL_BITS, TIME_MACHINE
from readingroom.games.labyrinth.rules.legal import legal_answers
from readingroom.games.labyrinth.rules.payments import card_symbols
from readingroom.games.labyrinth.rules.table import (
    ASK_ACT,
    ASK_EXTRA,
    ASK_KEEP,
    ASK_REWARD,
    ASK_ROOM,
    ASK_START,
    TERROR_LIMIT,
    TROLLEY,
    Table,
)
from readingroom.games.labyrinth.rules.walking import reach
from readingroom.games.labyrinth.rules.writing import option_of

# Three different genres each, so that every genre is in some and any two of them together have all six.
SPREAD_STARTS: Final = vec[i64]([7, 13, 17, 28, 32, 50])
SPREADS: Final[i64] = 6


def answers_to_think_about(table: Table, codes: vec[i64]) -> i64:
    """The legal answers without those that no good player gives."""
    if table.asks == ASK_START:
        for place in range(SPREADS):
            codes[place] = START + SPREAD_STARTS[place]
        return SPREADS
    count = legal_answers(table, codes)
    if count == 1:
        return count
    kind = table.asks
    if kind == ASK_ACT:
        return sensible_actions(table, codes, count)
    if kind == ASK_REWARD or kind == ASK_EXTRA:
        return sensible_draws(table, codes, count)
    if kind == ASK_KEEP:
        return 1
    if kind == ASK_ROOM:
        codes[1] = DISCARD + spared(table, table.asked, codes[1] - DISCARD)
        return 2
    return count


def sensible_draws(table: Table, codes: vec[i64], count: i64) -> i64:
    """Draw if there is room; a full hand keeps all, or passes or discards the Book it can best do without."""
    if codes[0] < SKIP:  # a Reward for a hand with room
        return 1 if codes[1] == SKIP else 2
    if codes[1] < SPEND:  # genres
        for place in range(1, count):
            codes[place - 1] = codes[place]
        return count - 1
    hand = table.second if table.asks == ASK_EXTRA else lowest_bit(table.first)
    out = DISCARD if codes[1] >= DISCARD else RECEIVE if codes[1] >= RECEIVE else GIVE
    codes[1] = out + spared(table, hand, codes[1] - out)
    return 2


def spared(table: Table, hand: i64, otherwise: i64) -> i64:
    """The Book that a hand can best do without, or another card if it has none."""
    book = spare_book(table, hand, useful_terrors(table, still_wanted(table)))
    return otherwise if book < 0 else book


# --- the Action phase ---------------------------------------------------------------------------------------


def sensible_actions(table: Table, codes: vec[i64], count: i64) -> i64:
    """Keep what helps: no idle turn or walk, no flip that may end it all, no card passed or discarded for nothing."""
    if table.actions == 0:
        return only_time_machines(codes, count)
    wanted = still_wanted(table)
    useful = useful_terrors(table, wanted)
    now = reach(table, table.at[table.active])
    takes = genres_to_look_at(table, useful)
    flips = safe_flips(table, now)
    moves = sensible_ends(table, now)
    walk_code = RIDE if table.house.solo and table.together() else MOVE
    kept: i64 = 0
    for place in range(count):
        code = codes[place]
        if code < TAKE:
            keeps = code == END_AND_PASS and table.actions == 1
        elif code < FLIP:
            keeps = takes & bit((code - TAKE) % GENRES) != 0 and (code < TROLLEY_TAKES or not table.has_room(0))
        elif code < ROTATE:
            keeps = flips & bit(code - FLIP) != 0
        elif code < MOVE:
            keeps = opens_way(table, useful, now, code - ROTATE)
        elif code < DRAW:
            keeps = code >= walk_code and code < walk_code + CELLS and moves & bit(code - walk_code) != 0
        elif code < PAY:
            keeps = is_timely(table, code)
        else:
            keeps = helps_a_hand(table, useful, code)
        if keeps:
            codes[kept] = code
            kept += 1
    if kept == 0:
        codes[0] = END_AND_PASS if table.seats > 1 else END
        return 1
    return kept


def only_time_machines(codes: vec[i64], count: i64) -> i64:
    """Without an action left: end the phase, or travel in time."""
    kept: i64 = 1
    for place in range(1, count):
        code = codes[place]
        if code >= SPEND and code < PAY:
            codes[kept] = code
            kept += 1
    return kept


def is_timely(table: Table, code: i64) -> bool:
    """A Time Machine can wait until no action is left; a Library Card wants a slot for its second Book."""
    option = option_of(table, code)
    if option == TIME_MACHINE:
        return False
    return option == LIBRARY_CARD and table.slots(table.active) < 6


def genres_to_look_at(table: Table, useful: i64) -> i64:
    """The genres of which some Terror of use lacks a symbol; all, if there is none."""
    symbols = hand_symbols(table, table.active)
    lacks: i64 = 0
    while useful != 0:
        lacks |= lacking(table.house.terror_symbols[table.token[lowest_bit(useful)]], symbols)
        useful &= useful - 1
    genres: i64 = 0
    for genre in range(GENRES):
        if lacks == 0 or (lacks >> (genre * SYMBOL_BITS)) & 255 != 0:
            genres |= bit(genre)
    return genres


def safe_flips(table: Table, now: i64) -> i64:
    """Dark tiles that may be lit: not one that may bring the sixth Terror while there is time for anything else.

    A Useful Map is for tiles beside the way, not for any corner of the grid.
    """
    own = table.own_cells()
    dark = ~table.lit & GRID & beside(own | now)
    if bits(table.terrors_on) == TERROR_LIMIT - 1 and unknown_terrors(table) > 0 and table.curses_left > 0:
        dark &= table.known
    return dark


def sensible_ends(table: Table, now: i64) -> i64:
    """Tokens, Rewards, and tiles from where something can be lit, turned or passed that cannot be from here."""
    tokens = table.tokens()
    own = table.own_cells()
    dark = ~table.lit & GRID & ~beside(own)
    shut = tokens & ~now  # cannot be walked to: turn it, or what is before it
    near = beside(dark | shut | (beside(shut) & ~now))
    partners: i64 = 0
    if not table.house.solo:
        for seat in range(table.seats):
            partners |= bit(table.at[seat])
    return tokens | table.reward_tiles | near | partners


def opens_way(table: Table, useful: i64, now: i64, turn: i64) -> bool:
    """A turn lets the meeple walk where it could not, or a partner to a goal."""
    cell, clockwise = turn // 2, turn % 2 == 0
    if reach_after_turn(table, table.at[table.active], cell, clockwise) & ~now & ~bit(table.at[table.active]) != 0:
        return True
    if table.house.solo:
        return False
    for seat in range(table.seats):
        if seat != table.active:
            goals = shelves_for(table, piles_in(table, seat))
            goals |= covered_terrors(table, useful, hand_symbols(table, seat))
            goals &= ~reach(table, table.at[seat])
            if goals != 0 and reach_after_turn(table, table.at[seat], cell, clockwise) & goals != 0:
                return True
    return False


def helps_a_hand(table: Table, useful: i64, code: i64) -> bool:
    """A card is passed that lets somebody capture a Terror of use; a full hand discards what it can best do without."""
    if code >= DISCARD:
        full = not table.has_room(table.active) and (not table.house.solo or not table.has_room(TROLLEY))
        return full and code - DISCARD == spare_book(table, table.active, useful)
    if table.house.solo or code < GIVE or code >= SWAP:
        return False
    thing = code - GIVE if code < RECEIVE else code - RECEIVE
    if code >= RECEIVE:
        return completes(table, useful, table.active, card_symbols(table, thing))
    for seat in range(table.seats):
        if seat != table.active and completes(table, useful, seat, card_symbols(table, thing)):
            return True
    return False


def completes(table: Table, useful: i64, hand: i64, more: i64) -> bool:
    """With these symbols more the hand covers a Terror that it does not cover now."""
    symbols = hand_symbols(table, hand)
    return covered_terrors(table, useful, symbols + more) != covered_terrors(table, useful, symbols)
