"""A full position as readable plain data (referee's eyes); `layout.py` reads it back."""

from __future__ import annotations

from typing import Any

from readingroom.core.game import Setup
from readingroom.core.sets import members
from readingroom.games.fire.cards.names import DECISIONS, SECTION_KEYS, TOKEN_KEYS, TOKEN_LETTERS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.edge.looking import card_keys, keys_in, token_keys
from readingroom.games.fire.rules.house import COLOURS, SECTIONS, SPACES, TOOLS
from readingroom.games.fire.rules.rows import EMPTY
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import (
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_EXCHANGE,
    ASK_REACTION,
    ASK_TOOL,
    ASK_TORCH_PICK,
    NO_CARD,
)

# --- writing ------------------------------------------------------------------------------------------------


def write_position(state: FireState, setup: Setup, pack: Pack) -> dict[str, Any]:
    """Every zone of a state, whose decision it is and what is pending."""
    seats = int(state.seats)
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in setup.options.items()}
    order = sorted(range(state.house.participants), key=lambda who: int(state.arrived(who)))
    position: dict[str, Any] = {
        "game": "fire",
        "seats": seats,
        "options": options,
        "round": int(state.round),
        "library": {SECTION_KEYS[section]: int(state.value(section)) for section in range(SECTIONS)},
        "scores": [int(state.score(seat)) for seat in range(seats)],
        "arrival": ["robot" if who == seats else who for who in order],
        "cards": {str(card + 1): write_card(state, card) for card in members(int(state.house.cards_in_play))},
        "holds": [write_card_number(int(state.card_of[seat])) for seat in range(seats)],
        "played": ["robot" if who == seats else who for who in members(int(state.played))],
        "bag": write_tokens(keys_in(state.bag)),
        "reserve": int(state.reserve),
        "turn": write_turn(state),
        "asked": write_asked(state, pack),
    }
    if setup.pack is not None:
        position["pack"] = {"file": setup.pack_file, "text": setup.pack}
    if setup.live:
        position["live"] = True
    if state.house.solo:
        position["used"] = [card + 1 for card in members(int(state.used))]
    if state.house.robot:
        position["robot_score"] = int(state.score(seats))
        position["robot_holds"] = write_card_number(int(state.card_of[seats]))
        position["given"] = write_tokens(token_keys(state.given, 0))
    if state.house.tools:
        position |= write_tools(state, pack)
    return position


def write_tools(state: FireState, pack: Pack) -> dict[str, Any]:
    seats = range(state.seats)
    waiting = {TOOL_KEYS[kind]: write_tokens(keys_in(state.held[kind])) for kind in range(TOOLS)}
    return {
        "hands": [list(card_keys(pack, int(state.hands[seat]))) for seat in seats],
        "shown": list(card_keys(pack, int(state.shown))),
        "market": [None if tool == NO_CARD else pack.tool_cards[tool].key for tool in state.market],
        "deck": list(card_keys(pack, int(state.deck))),
        "discard": list(card_keys(pack, int(state.discard))),
        "turn_tools": list(card_keys(pack, int(state.turn_tools))),
        "round_tools": list(card_keys(pack, int(state.round_tools))),
        "lockboxes": list(card_keys(pack, int(state.lockboxes))),
        "waiting": {tool: tokens for tool, tokens in waiting.items() if tokens},
        "locked": [write_tokens(token_keys(state.locked, seat * COLOURS, COLOURS)) for seat in seats],
        "drawn": write_tokens(token_keys(state.drawn, 0)),
        "deck_history": [list(card_keys(pack, int(pool))) for pool in state.pools[: state.generation + 1]],
    }


def write_turn(state: FireState) -> dict[str, Any]:
    return {
        "active": "robot" if state.active == state.seats else int(state.active),
        "drew": bool(state.drew),
        "gloves": bool(state.gloves),
        "charges": int(state.charges),
        "bravery_scored": int(state.bravery_scored),
        "saved": write_tokens(keys_in(state.saved)),
        "cloaked": [space + 1 for space in members(int(state.cloaked))],
        "spread": bool(state.spread),
        "cards_burned": int(state.cards_burned),
    }


def write_asked(state: FireState, pack: Pack) -> dict[str, Any] | None:
    if state.is_over():
        return None
    kind, first, second = state.asks, int(state.first), int(state.second)
    asked: dict[str, Any] = {"decision": DECISIONS[kind], "seat": int(state.to_move())}
    if kind == ASK_AMULET:
        asked["passed"] = list(members(first))
    elif kind == ASK_ASSIGN:
        asked |= {"card": first + 1, "tool": pack.tool_cards[second].key}
    elif kind == ASK_TORCH_PICK:
        asked |= {"placed": first, "tool": pack.tool_cards[second].key}
    elif kind == ASK_REACTION:
        asked |= {"space": first + 1, "passed": list(members(second))}
    elif kind == ASK_TOOL:
        asked["optional"] = bool(first)
    elif kind == ASK_EXCHANGE:
        asked["asked"] = list(members(first))
    return asked


def write_card(state: FireState, card: int) -> str:
    """The spaces of a turn order card as letters and dots, as in the worked examples."""
    row = [int(state.on_space(card, space)) for space in range(SPACES)]
    return " ".join("." if token == EMPTY else TOKEN_LETTERS[token - 1] for token in row)


def write_card_number(card: int) -> int | None:
    return None if card == NO_CARD else card + 1


def write_tokens(keys: tuple[str, ...]) -> str:
    return " ".join(TOKEN_LETTERS[TOKEN_KEYS.index(key)] for key in keys)
