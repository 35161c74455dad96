"""The tool deck, the market and the hands (2.8 Tools in general)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.fire.edge.events import DeckReshuffled, MarketFilled, ToolDrawn, ToolPlayed, ToolTaken
from readingroom.games.fire.rules.house import DECK, MARKET
from readingroom.games.fire.rules.table import NO_CARD, POOLS, Table


def play_from_hand(table: Table, seat: i64, kind: i64) -> i64:
    """Lay a tool open; of identical copies the lowest-numbered goes. The caller says where it lies then."""
    tool = lowest_bit(table.hands[seat] & table.house.kind_set[kind])
    known = table.shown & bit(tool) != 0 and not may_hide_another(table, seat, kind, tool)
    leave_hand(table, seat, tool)
    table.cards_played |= bit(kind)
    if table.heard is not None:
        table.heard.append(ToolPlayed(seat, tool, known))
    return tool


def may_hide_another(table: Table, seat: i64, kind: i64, tool: i64) -> bool:
    """A copy that would have gone first might have lain hidden in that hand; now everybody sees that it did not."""
    return table.hands[seat] & ~table.shown != 0 and table.house.kind_set[kind] & (bit(tool) - 1) != 0


def leave_hand(table: Table, seat: i64, tool: i64) -> None:
    """A card leaves a hand for everybody to see."""
    table.hands[seat] &= ~bit(tool)
    table.shown &= ~bit(tool)
    forget_pool(table, tool)


def forget_pool(table: Table, tool: i64) -> None:
    """A card that was hidden lies open now."""
    for generation in range(table.generation + 1):
        if table.pools[generation] & bit(tool) != 0:
            table.pools[generation] &= ~bit(tool)


def discard_tool(table: Table, tool: i64) -> None:
    """A resolved tool goes face up onto the discard pile (FIRE-TOOL-3)."""
    table.discard |= bit(tool)


def top_of_deck(table: Table) -> i64:
    """Take the deck's top card; an empty deck is made anew from the discard pile first (FIRE-TOOL-8, AMB-13)."""
    if table.deck == 0:
        reshuffle(table)
    tool = table.pick_bit(DECK, table.deck)
    table.deck &= ~bit(tool)
    return tool


def reshuffle(table: Table) -> None:
    """Everybody knows what is in the new deck, and that nobody's hidden card is: it is a pool of its own."""
    table.deck = table.discard
    table.discard = 0
    if table.generation < POOLS - 1:
        table.generation += 1
    table.pools[table.generation] |= table.deck
    if table.heard is not None:
        table.heard.append(DeckReshuffled(bin(table.deck).count("1")))


def turn_up(table: Table) -> i64:
    """Take the deck's top card for everybody to see."""
    tool = top_of_deck(table)
    forget_pool(table, tool)
    table.notice(tool)
    return tool


def draw_into_hand(table: Table, seat: i64) -> None:
    """The seat draws the deck's top card unseen by the others; a hand has no limit (FIRE-TOOL-1)."""
    tool = top_of_deck(table)
    table.hands[seat] |= bit(tool)
    if table.heard is not None:
        table.heard.append(ToolDrawn(seat, tool))


def take_from_market(table: Table, seat: i64, slot: i64) -> None:
    """The seat takes an open tool; the market is refilled at once (FIRE-SPREAD-8)."""
    tool = table.market[slot]
    table.market[slot] = NO_CARD
    table.hands[seat] |= bit(tool)
    table.shown |= bit(tool)
    if table.heard is not None:
        table.heard.append(ToolTaken(seat, tool, slot + 1))
    refill_market(table)


def refill_market(table: Table) -> None:
    """Turn up cards until the market shows three or none can come (FIRE-SPREAD-8, FIRE-TOOL-8)."""
    table.market_short = False
    for slot in range(MARKET):
        if table.market[slot] != NO_CARD:
            continue
        if not table.can_draw_tool():
            table.market_short = True
            return
        tool = turn_up(table)
        table.market[slot] = tool
        if table.heard is not None:
            table.heard.append(MarketFilled(tool, slot + 1))


def tools_to_take(table: Table) -> i64:
    """How many sources a tool can be taken from: market cards, and the deck."""
    sources: i64 = 0
    if table.can_draw_tool():
        sources += 1
    for slot in range(MARKET):
        if table.market[slot] != NO_CARD:
            sources += 1
    return sources
