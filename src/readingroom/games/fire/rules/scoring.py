"""Scoring knowledge (2.5) and the tools played after it: Collector's Edition, Knapsack, Library Cart, Lockbox, Map."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.fire.edge.events import KnowledgeScored, TokensDrawn
from readingroom.games.fire.rules.burning import burn_book
from readingroom.games.fire.rules.house import CART, COLLECTORS, COLOURS, FIRE, KNAPSACK, LOCKBOX, MAP, SPACES
from readingroom.games.fire.rules.market import discard_tool, draw_into_hand, play_from_hand
from readingroom.games.fire.rules.rows import EMPTY, SPACE_BITS, SPACE_MASK, is_book
from readingroom.games.fire.rules.spreading import ask_for_tool
from readingroom.games.fire.rules.table import (
    AFTER_SCORING,
    ASK_AFTER,
    BY_KNAPSACK,
    COUNT_BITS,
    COUNT_MASK,
    NO_CARD,
    Table,
)
from readingroom.games.fire.rules.telling import gain_by, tell_book
from readingroom.games.fire.rules.tokens import wait_on
from readingroom.games.fire.rules.turn import end_turn


def score_knowledge(table: Table) -> None:
    """Every book's value and the bravery, gained as one move (FIRE-SCORE-1, FIRE-SCORE-2).

    A card with fires alone is scored like any other (FIRE-SCORE-4).
    """
    knowledge = table.knowledge_on(table.card)
    bravery = table.bravery(table.card)
    table.bravery_scored = bravery
    table.gain(table.active, knowledge + bravery)
    if table.heard is not None:
        table.heard.append(KnowledgeScored(table.active, knowledge, bravery))
    if not table.house.tools:
        end_turn(table)
        return
    remember_saved(table)
    table.become(AFTER_SCORING, NO_CARD, 0, 0)
    if earns_tool(table):
        ask_for_tool(table, True)


def remember_saved(table: Table) -> None:
    """What was scored counts for tools even after it has left the card (FIRE-T-COLLECT-1)."""
    row = table.rows[table.card]
    while row != 0:
        if is_book(row & SPACE_MASK):
            table.saved += bit(((row & SPACE_MASK) - 1) * COUNT_BITS)
        row >>= SPACE_BITS


def earns_tool(table: Table) -> bool:
    """Leaving early gives a tool; not with Gloves, nor in a wild fire (FIRE-SCORE-3, FIRE-T-GLOVES-2, FIRE-WILD-1)."""
    return table.house.tool_for_leaving and not table.gloves and table.is_only_on_safe_spaces(table.card)


# --- the after-scoring window (FIRE-SCORE-5) ----------------------------------------------------------------


def ask_after_scoring(table: Table) -> None:
    """The active player is asked as long as an after-scoring tool can be played, however many were (FIRE-TOOL-1).

    A tool that was gained just now may be one of them (FIRE-TOOL-7, AMB-22).
    """
    if may_be_asked(table):
        table.windows += 1
    if can_play_after(table):
        table.become(ASK_AFTER, table.active, 0, 0)
    else:
        end_turn(table)


def may_be_asked(table: Table) -> bool:
    """As far as everybody knows the active hand may hold a tool for this moment; whether it does is secret (4.5)."""
    return table.hands[table.active] != 0 and (table.books_on(table.card) > 0 or may_play_map(table))


def can_play_after(table: Table) -> bool:
    """Some after-scoring tool in the active hand has an effect now."""
    seat = table.active
    if table.has_tool(seat, MAP) and may_play_map(table):
        return True
    if table.books_on(table.card) == 0:
        return False
    if table.has_tool(seat, KNAPSACK) and table.bag_size > 0:
        return True
    return table.has_tool(seat, CART) or table.has_tool(seat, LOCKBOX) or table.has_tool(seat, COLLECTORS)


def may_play_map(table: Table) -> bool:
    """The Map gives bravery again or a card; with neither to have it stays in hand (FIRE-TOOL-2)."""
    return table.bravery_scored > 0 or table.can_draw_tool()


def play_map(table: Table) -> None:
    """Gain the turn's bravery again, then draw from the deck, with Gloves too (FIRE-T-MAP-1, AMB-40)."""
    tool = play_from_hand(table, table.active, MAP)
    gain_by(table, table.active, table.bravery_scored, "FIRE-T-MAP-1")
    if table.can_draw_tool():
        draw_into_hand(table, table.active)
    discard_tool(table, tool)
    table.become(AFTER_SCORING, NO_CARD, 0, 0)


def play_cart(table: Table) -> None:
    """All books still on the card wait on the Cart until the round ends (FIRE-T-CART-1, AMB-21)."""
    table.round_tools |= bit(play_from_hand(table, table.active, CART))
    for space in range(SPACES):
        token = table.on_space(table.card, space)
        if token != EMPTY and token != FIRE + 1:
            wait_on(table, CART, table.take_off(table.card, space), 1)
    table.become(AFTER_SCORING, NO_CARD, 0, 0)


def play_lockbox(table: Table, colour: i64) -> None:
    """A saved book is locked away and scores once more at the end (FIRE-T-LOCK-1, FIRE-T-LOCK-2)."""
    table.lockboxes |= bit(play_from_hand(table, table.active, LOCKBOX))
    table.take_off(table.card, table.find_book(table.card, colour))
    table.locked[table.active * COLOURS + colour] += 1
    tell_book(table, table.active, LOCKBOX, colour)
    table.become(AFTER_SCORING, NO_CARD, 0, 0)


def play_knapsack(table: Table, colour: i64) -> None:
    """Draw a token: a book scores with the one moved here, a fire burns that one's section (FIRE-T-KNAP-1).

    The moved book scores again (FIRE-T-KNAP-2, AMB-21), or its section burns without points (FIRE-T-KNAP-3). Both
    tokens return, and the drawn book counts for no other tool (FIRE-T-KNAP-4).
    """
    tool = play_from_hand(table, table.active, KNAPSACK)
    table.take_off(table.card, table.find_book(table.card, colour))
    tell_book(table, table.active, KNAPSACK, colour)
    token = table.draw_token()
    if table.heard is not None:
        table.heard.append(TokensDrawn(table.active, (token,)))
    table.become(AFTER_SCORING, NO_CARD, 0, 0)
    if token == FIRE:
        table.cards_burned += 1
        burn_book(table, colour, BY_KNAPSACK)
    else:
        gain_by(table, table.active, table.value(colour) + table.value(token), "FIRE-T-KNAP-2")
    table.put_back(colour, 1)
    table.put_back(token, 1)
    discard_tool(table, tool)


def play_collectors(table: Table, colour: i64) -> None:
    """Two points for every book of that colour scored this turn, wherever it lies now (FIRE-T-COLLECT-1, AMB-20).

    Teal is a colour of its own (FIRE-TECH-5).
    """
    tool = play_from_hand(table, table.active, COLLECTORS)
    table.put_back(table.take_off(table.card, table.find_book(table.card, colour)), 1)
    tell_book(table, table.active, COLLECTORS, colour)
    gain_by(table, table.active, 2 * ((table.saved >> (colour * COUNT_BITS)) & COUNT_MASK), "FIRE-T-COLLECT-1")
    discard_tool(table, tool)
    table.become(AFTER_SCORING, NO_CARD, 0, 0)
