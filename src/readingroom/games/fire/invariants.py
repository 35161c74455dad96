"""What must hold at every moment of a match (4.7); the laws call it after every action."""

from __future__ import annotations

from readingroom.core.errors import require
from readingroom.games.fire.state import FireState
from readingroom.games.fire.table import ASK_ASSIGN, ASK_REACTION, NO_CARD
from readingroom.games.fire.tables import COLOURS, FIRE, SECTIONS, SPACES, STACK, TOKENS, TOOLS, TURN_CARDS


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
        found += sum(int(state.held[kind * TOKENS + token]) for kind in range(TOOLS))
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


def check_fires(state: FireState) -> None:
    """INV-3: fires lie on cards only where they may."""
    if state.is_over() or state.asks == ASK_REACTION or state.spread:
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
