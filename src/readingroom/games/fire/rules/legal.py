"""Every decision's legal answers (4.2), always in ascending order of their codes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.fire.rules.codes import (
    ASIDE,
    ASSIGN,
    CHOOSE_CARD,
    DONE,
    DRAW,
    DRAW_SHOVEL,
    END_TURN,
    KEEP,
    NO_BOOK,
    PASS,
    PICK,
    PLAY_AMULET,
    PLAY_AXE,
    PLAY_BUCKET,
    PLAY_CART,
    PLAY_CLOAK,
    PLAY_COLLECTORS,
    PLAY_GLOVES,
    PLAY_KNAPSACK,
    PLAY_LOCKBOX,
    PLAY_MAP,
    PLAY_SHOVEL,
    PLAY_SLINGSHOT,
    PLAY_TORCH,
    REPLACE,
    SHOUT,
    SHOUT_NONE,
    SPACE_CODES,
    STOP,
    TAKE_DECK,
    TAKE_MARKET,
    TAKE_NONE,
)
from readingroom.games.fire.rules.house import (
    AMULET,
    AXE,
    BUCKET,
    CART,
    CLOAK,
    COLLECTORS,
    COLOURS,
    GLOVES,
    KNAPSACK,
    LOCKBOX,
    MAP,
    MARKET,
    SHOVEL,
    SLINGSHOT,
    SPACES,
    TOKENS,
    TOOLS,
    TORCH,
    TURN_CARDS,
)
from readingroom.games.fire.rules.order import cards_left, tokens_for
from readingroom.games.fire.rules.saving import may_stop
from readingroom.games.fire.rules.scoring import may_play_map
from readingroom.games.fire.rules.spreading import find_unsaved, may_receive
from readingroom.games.fire.rules.table import (
    ASK_AFTER,
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    ASK_EXCHANGE,
    ASK_REACTION,
    ASK_SHOUT,
    ASK_SHOVEL_PICK,
    ASK_TOOL,
    NO_CARD,
    Table,
)


def legal_answers(table: Table, codes: vec[i64]) -> i64:
    """Write the asked seat's answers into `codes`; return how many."""
    kind = table.asks
    if kind == ASK_CARD:
        return cards_to_choose(table, codes)
    if kind == ASK_TOOL:
        return tools_to_take(table, codes)
    if kind == ASK_REACTION:
        return reactions(table, codes)
    if kind == ASK_AFTER:
        return tools_after_scoring(table, codes)
    if kind == ASK_EXCHANGE:
        return tools_to_replace(table, codes)
    if kind == ASK_AMULET:
        return amulet_or_pass(table, codes)
    if kind == ASK_ASSIGN:
        return tokens_to_assign(table, codes)
    if kind == ASK_SHOUT:
        return shouts(table, codes)
    return tokens_to_pick(table, codes, kind != ASK_SHOVEL_PICK and table.first > 0)


def save_or_leave(table: Table, codes: vec[i64]) -> i64:
    """Draw, stop, or a saving tool (FIRE-SAVE-2, FIRE-SAVE-7)."""
    codes[0] = DRAW
    count: i64 = 1
    if table.charges > 0:
        codes[count] = DRAW_SHOVEL
        count += 1
    codes[count] = STOP  # counted only if it is legal
    count += i64(may_stop(table))
    if table.house.tools and table.hands[table.active] != 0:
        count = saving_tools(table, codes, count)
    return count


def saving_tools(table: Table, codes: vec[i64], count: i64) -> i64:
    """Gloves, one pair a turn (AMB-34), Shovel and Torch (FIRE-SAVE-7)."""
    hand = table.hands[table.active]
    kind_set = table.house.kind_set
    if not table.gloves and hand & kind_set[GLOVES] != 0:
        codes[count] = PLAY_GLOVES
        count += 1
    if hand & kind_set[SHOVEL] != 0:
        codes[count] = PLAY_SHOVEL
        count += 1
    if hand & kind_set[TORCH] != 0:
        codes[count] = PLAY_TORCH
        count += 1
    return count


def cards_to_choose(table: Table, codes: vec[i64]) -> i64:
    """One of the turn order cards left (FIRE-ORDER-2, FIRE-SOLO-2)."""
    left = cards_left(table)
    count: i64 = 0
    for card in range(TURN_CARDS):
        codes[count] = CHOOSE_CARD + card
        count += (left >> card) & 1
    return count


def tools_to_take(table: Table, codes: vec[i64]) -> i64:
    """A market card, the deck's top card, or none after leaving early (FIRE-SPREAD-7, FIRE-SCORE-3)."""
    count: i64 = 0
    for slot in range(MARKET):
        if table.market[slot] != NO_CARD:
            codes[count] = TAKE_MARKET + slot
            count += 1
    if table.can_draw_tool():
        codes[count] = TAKE_DECK
        count += 1
    if table.first != 0:
        codes[count] = TAKE_NONE
        count += 1
    return count


def reactions(table: Table, codes: vec[i64]) -> i64:
    """Pass, or a tool against the fire (FIRE-TOOL-10)."""
    codes[0] = PASS
    if table.to_move() != table.active:
        return axes(table, codes)
    seat = table.active
    count: i64 = 1
    if table.cloaked == 0 and table.has_tool(seat, BUCKET):
        codes[count] = PLAY_BUCKET
        count += 1
    if table.cloaked == 0 and table.has_tool(seat, SLINGSHOT):
        count = slingshots(table, codes, count)
    if table.has_tool(seat, CLOAK):
        for colour in range(COLOURS):
            if find_unsaved(table, colour) < SPACES:
                codes[count] = PLAY_CLOAK + colour
                count += 1
    return count


def axes(table: Table, codes: vec[i64]) -> i64:
    """One answer for each book tied for best; without a book just the fire (FIRE-T-AXE-3, FIRE-T-AXE-4)."""
    count: i64 = 1
    if table.cloaked != 0 or not table.has_tool(table.to_move(), AXE):
        return count
    for space in range(SPACES + 1):
        if is_best(table, space):
            codes[count] = PLAY_AXE + space
            count += 1
    return count


def slingshots(table: Table, codes: vec[i64], count: i64) -> i64:
    """Every possible recipient with each book tied for best (FIRE-T-SLING-1, FIRE-T-SLING-2, AMB-18)."""
    tokens: i64 = 2 if table.books_on(table.card) > 0 else 1
    for to in range(ASIDE + 1):
        if may_receive(table, to, tokens):
            for space in range(SPACES + 1):
                if is_best(table, space):
                    codes[count] = PLAY_SLINGSHOT + to * SPACE_CODES + space
                    count += 1
    return count


def is_best(table: Table, space: i64) -> bool:
    """The book on this space (from 1) is tied for best; NO_BOOK is the answer of a card without books."""
    if space == NO_BOOK:
        return table.books_on(table.card) == 0
    return table.is_best_book(table.card, space - 1, table.best_book_value(table.card))


def tools_after_scoring(table: Table, codes: vec[i64]) -> i64:
    """End the turn, or an after-scoring tool that has an effect (FIRE-SCORE-5)."""
    seat = table.active
    codes[0] = END_TURN
    count: i64 = 1
    if table.has_tool(seat, MAP) and may_play_map(table):
        codes[count] = PLAY_MAP
        count += 1
    if table.has_tool(seat, CART) and table.books_on(table.card) > 0:
        codes[count] = PLAY_CART
        count += 1
    if table.has_tool(seat, LOCKBOX):
        count = books_for(table, codes, count, PLAY_LOCKBOX)
    if table.has_tool(seat, KNAPSACK) and table.bag_size > 0:
        count = books_for(table, codes, count, PLAY_KNAPSACK)
    if table.has_tool(seat, COLLECTORS):
        count = books_for(table, codes, count, PLAY_COLLECTORS)
    return count


def books_for(table: Table, codes: vec[i64], count: i64, play: i64) -> i64:
    """One answer for each colour on the active card."""
    for colour in range(COLOURS):
        if table.has_book(table.card, colour):
            codes[count] = play + colour
            count += 1
    return count


def tools_to_replace(table: Table, codes: vec[i64]) -> i64:
    """Keep all, or replace one; copies are one answer (FIRE-ROUND-3)."""
    codes[0] = KEEP
    count: i64 = 1
    hand = table.hands[table.asked]
    kind_set = table.house.kind_set
    for kind in range(TOOLS):
        if hand & kind_set[kind] != 0:
            codes[count] = REPLACE + kind
            count += 1
    return count


def amulet_or_pass(table: Table, codes: vec[i64]) -> i64:
    """Play an Amulet before any card is chosen, or pass (FIRE-T-AMULET-1)."""
    codes[0] = PASS
    if not table.has_tool(table.to_move(), AMULET):
        return 1
    codes[1] = PLAY_AMULET
    return 2


def tokens_to_assign(table: Table, codes: vec[i64]) -> i64:
    """What the Amulet's user may put on the card in question (FIRE-T-AMULET-3, FIRE-T-AMULET-4)."""
    answers = tokens_for(table, table.first)
    count: i64 = 0
    for token in range(TOKENS + 1):
        if answers & bit(token) != 0:
            codes[count] = ASSIGN + token
            count += 1
    return count


def tokens_to_pick(table: Table, codes: vec[i64], may_be_done: bool) -> i64:
    """One of the tokens drawn; with the Torch enough may be enough (FIRE-T-SHOVEL-2, FIRE-T-TORCH-1)."""
    count: i64 = 0
    for token in range(TOKENS):
        if table.drawn[token] != 0:
            codes[count] = PICK + token
            count += 1
    if may_be_done:
        codes[count] = DONE
        count += 1
    return count


def shouts(table: Table, codes: vec[i64]) -> i64:
    """Who shouted first, or nobody (FIRE-NOTOOL-2)."""
    for seat in range(table.seats):
        codes[seat] = SHOUT + seat
    codes[table.seats] = SHOUT_NONE
    return table.seats + 1
