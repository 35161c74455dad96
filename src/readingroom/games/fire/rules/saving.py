"""Step 2 of a round: taking the bag and saving books (2.3), with the Gloves, the Shovel and the Torch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.fire.edge.events import FireTriggered, TokenLaid, TokensDrawn, TurnBegan
from readingroom.games.fire.rules.house import FIRE, GLOVES, SHOVEL, TORCH
from readingroom.games.fire.rules.market import discard_tool, play_from_hand
from readingroom.games.fire.rules.rows import fires, is_full, leftmost_empty, with_token
from readingroom.games.fire.rules.table import (
    ASK_SAVE,
    ASK_SHOVEL_PICK,
    ASK_TORCH_PICK,
    FIRE_CATCHES,
    KNOWLEDGE_SCORES,
    NO_CARD,
    Table,
)
from readingroom.games.fire.rules.tokens import draw_several, kinds_in_hand, only_kind_in_hand, put_away

SHOVEL_CHARGES: Final[i64] = 2
SHOVEL_TOKENS: Final[i64] = 2
TORCH_TOKENS: Final[i64] = 3


def begin_turn(table: Table, seat: i64) -> None:
    """The seat takes the bag, and its card with what lies there already (FIRE-ORDER-6).

    What tools of the last turn left behind, such as charges of a Shovel, is gone (FIRE-T-SHOVEL-3).
    """
    table.active = seat
    table.card = table.card_of[seat]
    table.drew = False
    table.spread = False
    table.cards_burned = 0
    table.bravery_scored = 0
    if table.house.tools:
        table.saved = 0
        table.gloves = False
        table.charges = 0
        table.cloaked = 0
    if table.heard is not None:
        table.heard.append(TurnBegan(seat, table.card + 1))
    go_on_saving(table)


def go_on_saving(table: Table) -> None:
    """Ask to go on or stop, unless the card is full (FIRE-SAVE-5) or the bag is empty (FIRE-SAVE-8, AMB-12)."""
    go_on_with(table, table.rows[table.card])


def go_on_with(table: Table, row: i64) -> None:
    """The same, when the active card's row is at hand."""
    if table.bag_size == 0 or is_full(row):
        table.become(KNOWLEDGE_SCORES, NO_CARD, 0, 0)
    elif table.asks != ASK_SAVE or table.asked != table.active:
        table.become(ASK_SAVE, table.active, 0, 0)


def may_stop(table: Table) -> bool:
    """Only after a draw this turn, or with a token already on the card (FIRE-SAVE-4, AMB-6)."""
    return (table.rows[table.card] | i64(table.drew)) != 0  # no branch: what was drawn is hard to guess


def draw(table: Table) -> None:
    """Draw one token and place it (FIRE-SAVE-1)."""
    table.drew = True
    token = table.draw_token()
    if table.heard is not None:
        table.heard.append(TokensDrawn(table.active, (token,)))
    lay(table, token)


def lay(table: Table, token: i64) -> bool:
    """Put a token on the leftmost empty space; True when it is a fire that triggers (FIRE-SAVE-3)."""
    card = table.card
    row = table.rows[card]
    space = leftmost_empty(row)
    triggers = token == FIRE and triggers_here(table, row, space)
    laid = with_token(row, space, token)
    table.rows[card] = laid
    if table.heard is not None:
        table.heard.append(TokenLaid(table.active, card + 1, token, space + 1))
        if triggers:
            table.heard.append(FireTriggered(table.active, space + 1))
    if triggers:
        table.become(FIRE_CATCHES, NO_CARD, space, 0)
    else:
        go_on_with(table, laid)
    return triggers


def triggers_here(table: Table, row: i64, space: i64) -> bool:
    """The trigger test on the active card; under Gloves no space is risky (FIRE-DEF-7, FIRE-T-GLOVES-1)."""
    if table.gloves:
        return fires(row) > 0
    return table.would_trigger(table.card, row, space)


# --- Gloves -------------------------------------------------------------------------------------------------


def play_gloves(table: Table) -> None:
    """No space of the card is risky for this turn (FIRE-T-GLOVES-1)."""
    table.turn_tools |= bit(play_from_hand(table, table.active, GLOVES))
    table.gloves = True


# --- Shovel -------------------------------------------------------------------------------------------------


def play_shovel(table: Table) -> None:
    """Two charges for this turn; those of several Shovels add up (FIRE-T-SHOVEL-1)."""
    table.turn_tools |= bit(play_from_hand(table, table.active, SHOVEL))
    table.charges += SHOVEL_CHARGES


def draw_with_shovel(table: Table) -> None:
    """Take two tokens and place one; two alike or a last one need no choice (FIRE-T-SHOVEL-2, FIRE-T-SHOVEL-3)."""
    table.charges -= 1
    table.drew = True
    draw_several(table, table.active, SHOVEL_TOKENS)
    table.push(ASK_SHOVEL_PICK, table.active, 0, 0)
    if kinds_in_hand(table) == 1:
        pick_with_shovel(table, only_kind_in_hand(table))


def pick_with_shovel(table: Table, token: i64) -> None:
    """Place one of the two; the other goes back (book) or waits on the Shovel (fire)."""
    table.pop()
    table.drawn[token] -= 1
    put_away(table, SHOVEL)
    lay(table, token)


# --- Torch --------------------------------------------------------------------------------------------------


def play_torch(table: Table) -> None:
    """Draw up to three tokens at once and place at least one, in any order (FIRE-T-TORCH-1, AMB-22)."""
    tool = play_from_hand(table, table.active, TORCH)
    table.turn_tools |= bit(tool)
    table.drew = True
    draw_several(table, table.active, TORCH_TOKENS)
    table.push(ASK_TORCH_PICK, table.active, 0, tool)
    if kinds_in_hand(table) == 1:
        pick_with_torch(table, only_kind_in_hand(table))


def pick_with_torch(table: Table, token: i64) -> None:
    """Place one more; a trigger or a full card ends the placing (FIRE-T-TORCH-3)."""
    placed = table.first + 1
    tool = table.second
    table.pop()
    table.drawn[token] -= 1
    triggers = lay(table, token)
    if triggers or kinds_in_hand(table) == 0 or table.room(table.card) == 0:
        finish_torch(table, tool)
    else:
        table.push(ASK_TORCH_PICK, table.active, placed, tool)


def done_with_torch(table: Table) -> None:
    """Place no more."""
    tool = table.second
    table.pop()
    finish_torch(table, tool)
    go_on_saving(table)


def finish_torch(table: Table, tool: i64) -> None:
    """Unplaced books return, unplaced fires stay; a Torch without fires is done with (FIRE-T-TORCH-2)."""
    if put_away(table, TORCH) == 0:
        table.turn_tools &= ~bit(tool)
        discard_tool(table, tool)
