"""What must hold at every moment of a match (4.7); the laws call it after every action."""

from __future__ import annotations

from readingroom.core.errors import require
from readingroom.core.state import bits
from readingroom.games.fire.cards.names import TOOL_KEYS
from readingroom.games.fire.rules.house import (
    AMULET,
    BUCKET,
    CART,
    COLOURS,
    FIRE,
    GLOVES,
    LOCKBOX,
    SECTIONS,
    SHOVEL,
    SLINGSHOT,
    SPACES,
    STACK,
    TOKENS,
    TOOLS,
    TORCH,
    TURN_CARDS,
)
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import ASK_ASSIGN, ASK_REACTION, COUNT_BITS, COUNT_MASK, FIRE_CATCHES, NO_CARD

FOR_THE_TURN = (BUCKET, SHOVEL, TORCH)  # only fires wait on them (FIRE-SPREAD-6)
FOR_THE_ROUND = (AMULET, CART, SLINGSHOT)  # FIRE-ROUND-2
LASTING = (*FOR_THE_TURN, *FOR_THE_ROUND)


def check_pieces(state: FireState) -> None:
    """Raise Broken when a token, a tool or a library card was made, lost or doubled."""
    check_tokens(state)
    check_reserve(state)
    check_tools(state)
    check_library(state)


def check_tokens(state: FireState) -> None:
    """INV-1: every token is somewhere, and nowhere twice."""
    house = state.house
    box = [int(house.books[book]) for book in range(COLOURS)] + [int(house.fires + house.reserve)]
    for token in range(TOKENS):
        found = int(state.in_bag(token) + state.drawn[token] + state.given[token])
        found += sum((int(held) >> (token * COUNT_BITS)) & COUNT_MASK for held in state.held)
        found += sum(
            1 for card in range(TURN_CARDS) for space in range(SPACES) if state.on_space(card, space) == token + 1
        )
        if token < COLOURS:
            found += sum(int(state.locked[seat * COLOURS + token]) for seat in range(state.seats))
        else:
            found += int(state.reserve)
        require(found == box[token], f"INV-1: {found} tokens of kind {token}, not {box[token]}")
    require(state.bag_size == sum(state.in_bag(token) for token in range(TOKENS)), "INV-1: the bag is miscounted")


def check_reserve(state: FireState) -> None:
    """INV-2: fires follow the icons."""
    icons = 0
    for section in range(SECTIONS):
        for place in range(1, int(state.burned[section]) + 1):
            icons += int(state.house.icons[section * STACK + place])
    require(state.reserve == max(0, state.house.reserve - icons), "INV-2: the reserve does not follow the icons")


def check_table(state: FireState) -> None:
    """Raise Broken when something lies where no play can bring it."""
    check_fires(state)
    check_turns(state)
    if state.house.tools:
        check_waiting(state)
        check_lying(state)


def check_turns(state: FireState) -> None:
    """INV-10: whoever has played holds no turn order card."""
    for who in range(state.house.participants):
        has_played = bool(state.played >> who & 1)
        require(not has_played or state.card_of[who] == NO_CARD, f"INV-10: {who} has played and still holds a card")


def check_waiting(state: FireState) -> None:
    """INV-11: tokens wait only on a tool that lies there for it: fires on a turn's tools, books on a Library Cart."""
    for kind in range(TOOLS):
        fires = int(state.held[kind]) >> (FIRE * COUNT_BITS)  # the last kind of tokens
        books = int(state.held[kind]) != fires << (FIRE * COUNT_BITS)
        name, zone = TOOL_KEYS[kind], "turn_tools" if kind in FOR_THE_TURN else "round_tools"
        require(not (books or fires) or kind in LASTING, f"INV-11: no token ever waits on a {name}")
        lying = state.turn_tools if kind in FOR_THE_TURN else state.round_tools
        there = lying & state.house.kind_set[kind] != 0
        require(there or not (books or fires), f"INV-11: {name} holds tokens, and none lies in {zone}")
        require(not books or kind not in FOR_THE_TURN, f"INV-11: no book ever waits on a {name}")
        require(not fires or kind != CART, f"INV-11: no fire ever waits on a {name}")


def check_lying(state: FireState) -> None:
    """INV-12: only tools that last lie on the table, and each Lockbox holds a book."""
    kinds = state.house.kind_set
    zones = (
        ("turn_tools", state.turn_tools, (*FOR_THE_TURN, GLOVES)),
        ("round_tools", state.round_tools, FOR_THE_ROUND),
        ("lockboxes", state.lockboxes, (LOCKBOX,)),
    )
    for zone, cards, allowed in zones:
        for kind in range(TOOLS):
            misplaced = kind not in allowed and cards & kinds[kind] != 0
            require(not misplaced, f"INV-12: no {TOOL_KEYS[kind]} ever lies in {zone}")
    locked = sum(map(int, state.locked))
    require(locked == bits(state.lockboxes), f"INV-12: {locked} books are locked in {bits(state.lockboxes)} lockboxes")


def check_fires(state: FireState) -> None:
    """INV-3: fires lie on cards only where they may."""
    if state.is_over() or state.asks in (ASK_REACTION, FIRE_CATCHES) or state.spread:
        return
    for card in range(TURN_CARDS):
        fires = [space for space in range(SPACES) if state.on_space(card, space) == FIRE + 1]
        robots = state.house.robot and state.card_of[state.seats] == card
        require(len(fires) < 2 or robots, f"INV-3: two fires on card {card + 1}")
        if card != state.card or not state.gloves:
            risky = [space for space in fires if state.is_risky(card, space)]
            require(not risky, f"INV-3: a fire lies on a risky space of card {card + 1}")


def check_tools(state: FireState) -> None:
    """INV-5: every tool card is somewhere, and nowhere twice; the market is full while it can be."""
    if not state.house.tools:
        return
    market = [1 << tool for tool in state.market if tool != NO_CARD]
    places = [
        state.deck,
        state.discard,
        state.turn_tools,
        state.round_tools,
        state.lockboxes,
        *state.hands,
        *market,
    ]
    pending = pending_tool(state)
    together = pending
    for place in places:
        require(together & place == 0, "INV-5: a tool card is in two places")
        together |= place
    require(together == state.house.deck, "INV-5: a tool card was lost or made")
    full = len(market) == len(state.market) or not state.can_draw_tool()
    require(state.is_over() or full, "INV-5: the market is short")
    hidden = state.deck
    for seat in range(state.seats):
        hidden |= state.hands[seat] & ~state.shown
    pools = 0
    for pool in state.pools:
        pools |= pool
    require(hidden == pools, "the pools are not the hidden cards")


def pending_tool(state: FireState) -> int:
    """An Amulet whose tokens are being placed lies on no pile yet."""
    if state.is_over() or state.asks != ASK_ASSIGN:
        return 0
    return 1 << int(state.second)


def check_library(state: FireState) -> None:
    """INV-6 and INV-8: at most one destroyed card shows, and then nobody is asked."""
    destroyed = sum(1 for section in range(SECTIONS) if state.is_destroyed(section))
    require(destroyed <= 1, "INV-6: two sections are destroyed")
    require(not destroyed or state.is_over(), "INV-6: the library has collapsed and somebody is still asked")
