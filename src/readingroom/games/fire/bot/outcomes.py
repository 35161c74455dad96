"""What chance may bring when an answer is given, with exact odds: the tokens of the bag, and who holds an Axe.

`evaluate` tells two situations apart by scores, library, books on the active card, sizes of hands and whose turn it is.
So most answers can go one way only, whatever is hidden, and a draw goes as many ways as the bag has kinds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.fire.rules.codes import (
    DRAW,
    DRAW_SHOVEL,
    PASS,
    PICK,
    PLAY_AMULET,
    PLAY_COLLECTORS,
    PLAY_KNAPSACK,
    PLAY_MAP,
    PLAY_TORCH,
    REPLACE,
    SHOUT,
    TAKE_DECK,
)
from readingroom.games.fire.rules.house import AXE, FIRE, TOKENS
from readingroom.games.fire.rules.rows import leftmost_empty
from readingroom.games.fire.rules.saving import SHOVEL_TOKENS, TORCH_TOKENS, triggers_here
from readingroom.games.fire.rules.spreading import can_react
from readingroom.games.fire.rules.table import ASK_REACTION, COUNT_BITS, Table

# A way is what all drawn tokens are, and who can react to the fire that catches.
MIXED: Final[i64] = 6  # they are of several kinds
NO_TOKEN: Final[i64] = 7  # none is drawn
TOKEN_MASK: Final[i64] = 7
ARMED: Final[i64] = 8  # another seat has an Axe
UNARMED: Final[i64] = 16  # no other seat has one


def list_ways(table: Table, code: i64, ways: vec[i64], chances: vec[float]) -> i64:
    """Write the ways that an answer of the asked seat can go, each with its probability; 0: they are not known."""
    if not is_countable(table, code):
        return 0
    count = tokens_drawn(table, code)
    if count == 0:
        ways[0] = NO_TOKEN
        chances[0] = 1.0
        return with_reactions(table, code, ways, chances, 1)
    return with_reactions(table, code, ways, chances, draws(table, count, ways, chances))


def is_countable(table: Table, code: i64) -> bool:
    """No robot has its turn, no cards are dealt, and it is not a hidden tool that decides who is asked next."""
    if table.house.participants != table.seats:
        return False
    if table.house.dealt_each_round and table.waiting & (table.waiting - 1) == 0:
        return False  # the round may end, and the next one begins with a deal
    if code == TAKE_DECK:
        return table.first == 0  # after leaving early the new tool may be one to play after scoring
    if code == PASS:
        return table.asks != ASK_REACTION or table.asked == table.active  # the active hand may hold any reaction
    if code == PLAY_AMULET or (code >= REPLACE and code < SHOUT):
        return not table.house.solo  # alone, the last card is taken without a question, and the turn begins
    return code != PLAY_MAP


def tokens_drawn(table: Table, code: i64) -> i64:
    """How many tokens an answer draws; an Amulet's count for nothing before the turn order cards are chosen."""
    if code == DRAW or (code >= PLAY_KNAPSACK and code < PLAY_COLLECTORS):
        return 1
    if code == DRAW_SHOVEL:
        return min(SHOVEL_TOKENS, table.bag_size)
    return min(TORCH_TOKENS, table.bag_size) if code == PLAY_TORCH else 0


def draws(table: Table, count: i64, ways: vec[i64], chances: vec[float]) -> i64:
    """The tokens are all of one kind, or they are not: then the player chooses, and nothing has happened yet."""
    total = in_a_row(table.bag_size, count)
    left = total
    found: i64 = 0
    for token in range(TOKENS):
        alike = in_a_row(table.in_bag(token), count)
        if alike != 0:
            ways[found] = token
            chances[found] = float(alike) / float(total)
            found += 1
            left -= alike
    if left != 0:
        ways[found] = MIXED
        chances[found] = float(left) / float(total)
        found += 1
    return found


def in_a_row(pieces: i64, count: i64) -> i64:
    """In how many orders so many of these pieces can come out."""
    orders: i64 = 1
    for taken in range(count):
        orders *= pieces - taken
    return orders


# --- a fire catches -----------------------------------------------------------------------------------------


def with_reactions(table: Table, code: i64, ways: vec[i64], chances: vec[float], count: i64) -> i64:
    """The way on which a fire catches becomes two, if it is open whether another seat can react."""
    at = catching(table, code, ways, count)
    if at == count:
        return count
    axe = chance_of_axe(table, table.asked, open_seats(table))
    if axe <= 0.0 or axe >= 1.0:
        return count
    ways[count] = ways[at] | UNARMED
    chances[count] = chances[at] * (1.0 - axe)
    ways[at] |= ARMED
    chances[at] *= axe
    return count + 1


def catching(table: Table, code: i64, ways: vec[i64], count: i64) -> i64:
    """The place of the way on which it counts who else can react; `count` when there is none."""
    if not table.house.tools or table.cloaked != 0:
        return count
    if code == PASS:
        return 0 if table.asks == ASK_REACTION else count
    if code != PICK + FIRE and code != DRAW and code != DRAW_SHOVEL and code != PLAY_TORCH:
        return count
    row = table.rows[table.card]
    if can_react(table, table.active) or not triggers_here(table, row, leftmost_empty(row)):
        return count
    if code == PICK + FIRE:
        return 0
    for at in range(count):
        if ways[at] == FIRE:
            return at
    return count


def open_seats(table: Table) -> i64:
    """The other seats, but those that have passed."""
    others = (bit(table.seats) - 1) & ~bit(table.asked)
    return others & ~table.second if table.asks == ASK_REACTION else others


def chance_of_axe(table: Table, seat: i64, among: i64) -> float:
    """How likely one of these others has an Axe, as a seat sees it: all deals of the hidden cards are equally so."""
    axes = table.house.kind_set[AXE]
    unknown: i64 = 0
    without = 1.0
    for generation in range(table.generation + 1):
        hidden = table.pools[generation] & ~table.hands[seat]
        unknown |= hidden
        left = bits(hidden)
        harmless = left - bits(hidden & axes)
        if harmless == left:
            continue
        for _ in range(cards_of(table, among, hidden)):
            without *= float(harmless) / float(left)
            harmless = max(0, harmless - 1)
            left -= 1
    return 1.0 if cards_of(table, among, axes & ~unknown) != 0 else 1.0 - without


def cards_of(table: Table, seats: i64, cards: i64) -> i64:
    """How many of these cards some seats hold."""
    count: i64 = 0
    for seat in range(table.seats):
        if seats & bit(seat) != 0:
            count += bits(table.hands[seat] & cards)
    return count


# --- a sample that goes this way ----------------------------------------------------------------------------


def arrange(table: Table, code: i64, way: i64) -> None:
    """Fill the bag and deal the hidden hands so that the answer goes this way."""
    if way >= ARMED:
        deal_axes(table, table.asked, open_seats(table), way & ARMED != 0)
    token = way & TOKEN_MASK
    if token < TOKENS:
        table.bag = table.bag_size << (token * COUNT_BITS)
    elif token == MIXED:
        table.bag_size = tokens_drawn(table, code)
        table.bag = one_and_others(table.bag, table.bag_size)


def one_and_others(bag: i64, size: i64) -> i64:
    """So many tokens of a bag, the first of its first kind and all others of its second."""
    kinds: i64 = 0
    for token in range(TOKENS):
        if (bag >> (token * COUNT_BITS)) & 0xFF != 0:
            kinds |= bit(token)
    first = lowest_bit(kinds)
    second = lowest_bit(kinds & (kinds - 1))
    return bit(first * COUNT_BITS) + ((size - 1) << (second * COUNT_BITS))


def deal_axes(table: Table, seat: i64, among: i64, armed: bool) -> None:
    """Deal the hidden cards so that one of these seats has an Axe, or none; hands keep their sizes."""
    axes = table.house.kind_set[AXE]
    for generation in range(table.generation + 1):
        hidden = table.pools[generation] & ~table.hands[seat]
        if hidden & axes != 0:
            left = deal_first(table, among, hidden, hidden, axes if armed else ~axes)
            left = deal_first(table, ~(among | bit(seat)), hidden, left, hidden)
            if generation == table.generation:
                table.deck = left


def deal_first(table: Table, seats: i64, hidden: i64, left: i64, wanted: i64) -> i64:
    """Some seats get as many of what is left as they have hidden cards, wanted ones first; returns what is left."""
    for seat in range(table.seats):
        if seats & bit(seat) == 0:
            continue
        count = bits(table.hands[seat] & hidden)
        table.hands[seat] &= ~hidden
        for _ in range(count):
            card = lowest_bit(left & wanted if left & wanted != 0 else left)
            left &= ~bit(card)
            table.hands[seat] |= bit(card)
    return left
