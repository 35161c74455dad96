"""Step 3: the end of the round (2.6)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.fire.edge.events import RoundEnded, TokensReturned, ToolExchanged
from readingroom.games.fire.rules.burning import burn
from readingroom.games.fire.rules.house import AMULET, CART, LONE, SECTIONS, SLINGSHOT, TURN_CARDS
from readingroom.games.fire.rules.market import discard_tool, draw_into_hand, leave_hand
from readingroom.games.fire.rules.order import start_round
from readingroom.games.fire.rules.table import (
    ASK_EXCHANGE,
    BY_ROUND_END,
    BY_TWELVE_TURNS,
    Table,
)
from readingroom.games.fire.rules.tokens import tokens_of


def end_round(table: Table) -> None:
    """The library burns, what waited for the round returns, then tools may be exchanged, and the next round starts.

    FIRE-ROUND-1, FIRE-ROUND-2, FIRE-ROUND-3, FIRE-ROUND-4. The Lone Librarian's twelfth round ends with its burning
    (FIRE-LONE-1, FIRE-LONE-3).
    """
    if table.heard is not None:
        table.heard.append(RoundEnded(table.round))
    if burn_at_round_end(table):
        return
    if table.house.mode == LONE and table.round == table.house.lone_turns:
        table.end_match(BY_TWELVE_TURNS)
        return
    if table.house.tools:
        clear_round(table)
        ask_for_exchange(table, 0)
    else:
        start_round(table)


def burn_at_round_end(table: Table) -> bool:
    """The lowest burn index, in a wild fire the two lowest (FIRE-ROUND-1, FIRE-WILD-2); True: it collapsed.

    Robots burn in their own turns, and nothing burns here (FIRE-SROBOT-1, FIRE-MROBOT-6).
    """
    if table.house.mode == LONE and table.spread:
        return False  # FIRE-LONE-2
    if table.house.round_burns == 0:
        return False
    first = table.lowest_section()
    if table.house.round_burns == 1:
        return burn(table, first, BY_ROUND_END)
    second = second_lowest(table, first)
    return burn(table, first, BY_ROUND_END) or burn(table, second, BY_ROUND_END)


def second_lowest(table: Table, lowest: i64) -> i64:
    """The section with the second lowest burn index at this moment, never the lowest again (FIRE-WILD-2, AMB-31)."""
    best: i64 = 1 if lowest == 0 else 0
    for section in range(SECTIONS):
        if section != lowest and table.top_index(section) < table.top_index(best):
            best = section
    return best


def clear_round(table: Table) -> None:
    """Tokens on Carts, Amulets, aside and on the spare card return (FIRE-ROUND-2, AMB-15).

    Alone, cards keep theirs until they are used (FIRE-SOLO-3, AMB-26).
    """
    before = table.bag
    table.empty_tool(AMULET)
    table.empty_tool(CART)
    table.empty_tool(SLINGSHOT)
    table.discard |= table.round_tools
    table.round_tools = 0
    if not table.house.solo:
        for card in range(TURN_CARDS):
            table.clear_card(card)
    if table.heard is not None and table.bag != before:
        table.heard.append(TokensReturned(tokens_of(table.bag - before)))


# --- exchanging tools (FIRE-ROUND-3) ------------------------------------------------------------------------


def ask_for_exchange(table: Table, asked: i64) -> None:
    """Ask every seat with a tool once, in priority order, alone too (FIRE-SOLO-4); nothing to draw, nothing to ask."""
    waiting: i64 = 0
    for seat in range(table.seats):
        if asked & bit(seat) == 0 and table.hands[seat] != 0:
            waiting |= bit(seat)
    if waiting == 0 or not table.can_draw_tool():
        start_round(table)
    else:
        table.become(ASK_EXCHANGE, table.first_of(waiting), asked, 0)


def keep_tools(table: Table) -> None:
    """No exchange for this seat."""
    ask_for_exchange(table, table.first | bit(table.asked))


def replace_tool(table: Table, kind: i64) -> None:
    """Discard a tool for all to see, draw another unseen (AMB-24)."""
    seat = table.to_move()
    tool = lowest_bit(table.hands[seat] & table.house.kind_set[kind])
    known = table.shown & bit(tool) != 0
    leave_hand(table, seat, tool)
    discard_tool(table, tool)
    if table.heard is not None:
        table.heard.append(ToolExchanged(seat, tool, known))
    draw_into_hand(table, seat)
    ask_for_exchange(table, table.first | bit(seat))
