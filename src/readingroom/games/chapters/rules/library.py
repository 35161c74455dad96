"""A Library's stacks, its icons and the Enhancements that work in it (2.3, 2.14, 2.15)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.chapters.edge.events import StackDiscarded, StacksSwapped
from readingroom.games.chapters.rules.decks import discard_enhancements, discard_features
from readingroom.games.chapters.rules.house import STACKS
from readingroom.games.chapters.rules.table import COUNT_BITS, NOTHING, TOP_BITS, Table


def read_library(table: Table, seat: i64) -> None:
    """Work out which Enhancements work, and all icons; called whenever a stack or MOLLY has changed."""
    if table.house.enhancing:
        table.active_set[seat] = working(table, seat, 0)
    table.icons[seat] = icons_without(table, seat, 0)


def working(table: Table, seat: i64, gone: i64) -> i64:
    """The Enhancements that work in a Library without some of its stacks.

    The highest of each stack does (CHAP-ENH-11, CHAP-ENH-12, CHAP-DEF-2); a covered one never wakes up (CHAP-Q-28).
    """
    cards: i64 = 0
    for stack in range(table.stacks[seat]):
        card = table.enhancement(seat, stack)
        if card != NOTHING and gone & bit(stack) == 0:
            cards |= bit(card)
    return cards & ~table.dormant


def icons_without(table: Table, seat: i64, gone: i64) -> i64:
    """One icon a top Feature; MOLLY's; those of Enhancements (CHAP-ICON-1, CHAP-ICON-2, CHAP-ICON-3).

    Covered Features give none (CHAP-ICON-4, CHAP-BUILD-6).
    """
    house = table.house
    icons: i64 = 0
    for stack in range(table.stacks[seat]):
        if gone & bit(stack) == 0:
            icons += bit(house.category[table.top(seat, stack)] * COUNT_BITS)
    active: i64 = 0
    if house.enhancing:
        active = table.active_set[seat] if gone == 0 else working(table, seat, gone)
        givers = active & house.icon_givers
        while givers != 0:
            icons += house.icon[house.enhancement_kind[lowest_bit(givers)]]
            givers &= givers - 1
    if table.molly_at == seat:
        icons += molly_icons(table, active) << (table.molly_gives * COUNT_BITS)
    return icons


def molly_icons(table: Table, active: i64) -> i64:
    """One icon, or what an Enhancement raises it to (CHAP-ICON-3)."""
    most: i64 = 1
    givers = active & table.house.molly_givers
    while givers != 0:
        most = max(most, table.house.molly_icons[table.house.enhancement_kind[lowest_bit(givers)]])
        givers &= givers - 1
    return most


def build_on(table: Table, seat: i64, feature: i64, stack: i64, enhancement: i64) -> None:
    """Lay a Feature on a new stack (NOTHING) or over one, with an Enhancement tucked under it if there is one."""
    if stack == NOTHING:
        stack = table.stacks[seat]
        table.stacks[seat] += 1
        table.under[seat * STACKS + stack] = 0
        if table.house.enhancing:
            table.tucked[seat * STACKS + stack] = 0
        table.tops[seat * STACKS + stack] = feature + ((enhancement + 1) << TOP_BITS)
        return
    at = seat * STACKS + stack
    table.under[at] |= bit(table.top(seat, stack))
    old = table.enhancement(seat, stack)
    if enhancement != NOTHING and old != NOTHING:
        table.tucked[at] |= bit(old)
        old = NOTHING
    table.tops[at] = feature + ((max(enhancement, old) + 1) << TOP_BITS)


def discard_stack(table: Table, seat: i64, stack: i64) -> None:
    """Features go to their pile, Enhancements to theirs, working or not (CHAP-STK-1, CHAP-STK-2, CHAP-ENH-13)."""
    at = seat * STACKS + stack
    features = table.under[at] | bit(table.top(seat, stack))
    enhancements: i64 = 0
    if table.house.enhancing:
        enhancements = table.tucked[at]
        if table.enhancement(seat, stack) != NOTHING:
            enhancements |= bit(table.enhancement(seat, stack))
    if table.heard is not None:
        table.heard.append(StackDiscarded(int(seat), int(stack), int(table.top(seat, stack))))
    for later in range(stack + 1, table.stacks[seat]):
        move_stack(table, seat * STACKS + later, seat * STACKS + later - 1)
    table.stacks[seat] -= 1
    table.tops[seat * STACKS + table.stacks[seat]] = 0
    table.under[seat * STACKS + table.stacks[seat]] = 0
    if table.house.enhancing:
        table.tucked[seat * STACKS + table.stacks[seat]] = 0
        table.dormant &= ~enhancements  # the game of this card begins anew
    read_library(table, seat)
    discard_features(table, features)
    discard_enhancements(table, enhancements)


def move_stack(table: Table, one: i64, other: i64) -> None:
    table.tops[other] = table.tops[one]
    table.under[other] = table.under[one]
    if table.house.enhancing:
        table.tucked[other] = table.tucked[one]


def swap_stacks(table: Table, seat: i64, stack: i64, other: i64, theirs: i64) -> None:
    """Two whole stacks change places, tucks and all (CHAP-STK-3).

    Enhancements work for their new owner, or by an option for nobody (CHAP-ENH-14, CHAP-Q-27).
    """
    one, two = seat * STACKS + stack, other * STACKS + theirs
    if table.heard is not None:
        given, got = table.top(seat, stack), table.top(other, theirs)
        table.heard.append(StacksSwapped(int(seat), int(given), int(other), int(got)))
    if table.house.dormant:
        for place in (one, two):
            card = (table.tops[place] >> TOP_BITS) - 1
            if card != NOTHING:
                table.dormant |= bit(card)
    top, under, tucked = table.tops[one], table.under[one], table.tucked[one]
    move_stack(table, two, one)
    table.tops[two] = top
    table.under[two] = under
    if table.house.enhancing:
        table.tucked[two] = tucked
    read_library(table, seat)
    read_library(table, other)
