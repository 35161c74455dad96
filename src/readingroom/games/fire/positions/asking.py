"""Whether what a position asks can be asked there: the rules would ask it, and every piece has a way on."""

from __future__ import annotations

from readingroom.core.positions import demand
from readingroom.core.sets import members
from readingroom.core.state import bit, bits
from readingroom.games.fire.rules.house import AMULET, FIRE, FIRST, TORCH
from readingroom.games.fire.rules.order import cards_left, everybody_with_a_card
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import (
    ASK_AFTER,
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    ASK_EXCHANGE,
    ASK_REACTION,
    ASK_SAVE,
    ASK_SHOUT,
    ASK_SHOVEL_PICK,
    ASK_TOOL,
    ASK_TORCH_PICK,
    FIRE_CATCHES,
    NEXT_TURN,
    NO_CARD,
    ROUND_ENDS,
    ROUND_STARTS,
)
from readingroom.games.fire.rules.tokens import tokens_in_hand

BETWEEN_TURNS = (ASK_AMULET, ASK_ASSIGN, ASK_EXCHANGE, ROUND_STARTS, ROUND_ENDS)  # nobody holds a turn order card
WITH_TOOLS = (ASK_AMULET, ASK_ASSIGN, ASK_SHOVEL_PICK, ASK_TORCH_PICK, ASK_REACTION, ASK_TOOL, ASK_AFTER, ASK_EXCHANGE)
OWN_TURN = (ASK_SAVE, ASK_SHOVEL_PICK, ASK_TORCH_PICK, ASK_TOOL, ASK_AFTER)  # only the active librarian is asked
MOST_DRAWN = {ASK_SHOVEL_PICK: 2, ASK_TORCH_PICK: 3}


def check_asked(state: FireState, decision: str) -> None:
    """Raise BadPosition when the rules could not ask this here; called when the frame lies on top."""
    kind = state.asks
    demand(state.house.tools or kind not in WITH_TOOLS, f"without tools (tools=false) {decision} is never asked")
    demand(state.asked != state.seats, "a robot is never asked")
    if kind in BETWEEN_TURNS:
        demand(state.waiting == 0, f"at {decision} nobody holds a turn order card (see `holds`)")
    elif kind == ASK_CARD:
        check_choosing(state)
    else:
        check_turn(state, decision)
    check_drawn(state, decision)
    if kind == ASK_AMULET:
        demand(state.bag_size > 0, "the bag is empty, so no Amulet can be played")


def check_choosing(state: FireState) -> None:
    """Whoever chooses has no card yet, and there is one for everybody who waits (FIRE-ORDER-2)."""
    demand(not state.house.dealt_each_round, "in an Inferno turn order cards are dealt, and never chosen")
    demand(state.card_of[state.asked] == NO_CARD, f"seat {state.asked} holds a turn order card already (see `holds`)")
    enough = bits(cards_left(state)) >= bits(state.first)
    demand(bool(enough), "choose_card needs a turn order card for everybody without one (see `holds`, `used`)")


def check_turn(state: FireState, decision: str) -> None:
    """In a turn the active librarian holds a card, and whoever holds none has played (FIRE-ORDER-4)."""
    for who in members(int(everybody_with_a_card(state))):
        if state.card_of[who] == NO_CARD:
            state.played |= bit(who)
    kind = state.asks
    if kind == NEXT_TURN:
        return
    active = state.active < state.seats and state.card != NO_CARD
    demand(active, f"{decision} needs an active librarian who holds a turn order card (see `holds`, `turn`)")
    demand(kind not in OWN_TURN or state.asked == state.active, f"only the active librarian is asked {decision}")
    if kind in (ASK_REACTION, FIRE_CATCHES):
        on_space = state.on_space(state.card, state.first)
        demand(on_space == FIRE + 1, f"{decision} needs a fire on space {state.first + 1} of the active card")
    elif kind == ASK_SHOUT:
        demand(state.house.shout == FIRST, "a shout is asked for only when the first one counts (shout=first)")
    elif kind in (ASK_SAVE, ASK_SHOVEL_PICK, ASK_TORCH_PICK):
        demand(state.room(state.card) > 0, f"the active card is full, so {decision} is not asked; `scores` comes next")
        demand(kind != ASK_SAVE or state.bag_size > 0, "the bag is empty, so nothing is drawn; `scores` comes next")


def check_drawn(state: FireState, decision: str) -> None:
    """Tokens are drawn and not yet placed only while somebody places them (FIRE-T-SHOVEL-2, FIRE-T-TORCH-1)."""
    kind, drawn = state.asks, len(tokens_in_hand(state))
    if kind == ASK_ASSIGN:
        tool = bit(state.second) & state.house.kind_set[AMULET]
        demand(drawn > 0 and tool != 0, "assign needs the tokens of an Amulet (see `drawn`)")
    elif kind in MOST_DRAWN:
        placed = state.first if kind == ASK_TORCH_PICK else 0
        most = MOST_DRAWN[kind] - placed
        demand(0 < drawn <= most, f"{decision} needs 1 to {most} tokens to pick from (see `drawn`)")
        torch = kind != ASK_TORCH_PICK or bit(state.second) & state.turn_tools & state.house.kind_set[TORCH] != 0
        demand(torch, "the Torch in question must lie in turn_tools")
    else:
        demand(drawn == 0, f"at {decision} nobody has tokens in hand (see `drawn`)")
