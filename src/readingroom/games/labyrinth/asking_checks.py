"""Whether what a position asks can be asked there: the cards are in the right hands, and the rules would ask it."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition
from readingroom.games.labyrinth.codes import CODES
from readingroom.games.labyrinth.moving import free_copiers, go_on
from readingroom.games.labyrinth.names import DECISIONS
from readingroom.games.labyrinth.passing import partners, services
from readingroom.games.labyrinth.sets import members
from readingroom.games.labyrinth.state import LabyrinthState
from readingroom.games.labyrinth.table import (
    ABOVE,
    ASK_GIVE_TO,
    ASK_ROOM,
    ASK_SPEND,
    ASK_SWAP_FOR,
    ASK_TAKE,
    BOTH,
    FOR_GIFT,
    FOR_RECEIPT,
    FOR_SWAP,
    NO_CARD,
    PLAYER,
)
from readingroom.games.labyrinth.tables import LIBRARY_CARD, LIBRARY_LADDER, PHOTOCOPIER, SECRET_PASSAGE
from readingroom.games.labyrinth.walking import ends, purse_books, purse_others


def check_asked(state: LabyrinthState) -> None:
    """Raise BadPosition when the rules could not ask this here, or when nothing could be answered."""
    kind, first, second = int(state.asks), int(state.first), int(state.second)
    if kind in (ASK_GIVE_TO, ASK_SWAP_FOR, ASK_ROOM):
        check_held(state, first, int(state.active))
    if kind == ASK_ROOM:
        check_room(state)
    elif kind == ASK_TAKE:
        ready = state.hand_others[second] & state.house.option_set[LIBRARY_CARD]
        demand(first != 0 and first & ~int(ready) == 0, "cards must be Library Cards of that hand")
    elif state.asks_for_walk():
        check_walk(state)
    elif kind == ASK_SPEND and first >= FOR_GIFT:
        check_spending(state, first, second)
    answers = state.legal(vec[i64]([0] * CODES))
    demand(answers > 0, f"nothing can be answered to {DECISIONS[kind]} in this position")


def demand(holds: bool, why: str) -> None:  # reads as a sentence
    """Raise BadPosition unless it holds."""
    if not holds:
        raise BadPosition(f"asked: {why}")


def check_held(state: LabyrinthState, thing: int, hand: int) -> None:
    demand(state.has_thing(hand, thing), f"the thing in question must lie in hand {hand}")


def check_room(state: LabyrinthState) -> None:
    """A full hand of somebody else's is offered a gift (R-58)."""
    receiver, service = int(state.asked), int(state.second)
    demand(receiver != state.active, "nobody makes room for a gift of their own")
    demand(not state.has_room(receiver), f"hand {receiver} has room for the gift")
    if service == NO_CARD:
        demand(state.at[receiver] == state.at[state.active], "a gift to another tile comes by a Trolley Service")
    else:
        demand(
            bool(services(state, state.first) >> service & 1), "the gift must come by a Trolley Service of the giver"
        )


def check_spending(state: LabyrinthState, purpose: int, what: int) -> None:
    """A Trolley Service is chosen for a pass with another tile."""
    thing, above = what % int(ABOVE), what // int(ABOVE)
    others = partners(state)
    if purpose == FOR_RECEIPT:
        demand(bool(others >> max(0, int(state.holder(thing))) & 1), "the thing in question must be a partner's")
        return
    check_held(state, thing, int(state.active))
    partner = int(state.holder(above)) if purpose == FOR_SWAP else above
    demand(partner >= 0 and bool(others >> partner & 1), "a pass needs a partner")


def check_walk(state: LabyrinthState) -> None:
    """The walk can be made, its cards are in the purse, and this is the next question about it."""
    walker, others = state.walker, int(purse_others(state, state.walker))
    demand(walker == PLAYER or bool(state.house.solo), "only alone a Trolley walks or is ridden on")
    demand(walker != BOTH or bool(state.together()), "a ride begins with both on one tile")
    demand(bool(ends(state, walker) >> state.goal & 1), "no walk can end on that goal")
    offers = state.house.option_set
    sets = (
        (state.ladders, others & offers[LIBRARY_LADDER]),
        (state.passages, others & offers[SECRET_PASSAGE]),
        (state.copiers, others & offers[PHOTOCOPIER]),
        (state.paid_items, others & state.house.items),
        (state.paid_books | state.copied, purse_books(state, walker)),
    )
    demand(all(chosen & ~allowed == 0 for chosen, allowed in sets), "what is set aside must lie in the mover's hand")
    copiers = members(free_copiers(state))
    demand(len(members(state.copied)) <= len(copiers), "more Books are copied than there are Photocopiers for")
    trial = cast("LabyrinthState", state.clone())
    trial.pop()
    go_on(trial)
    same = trial.asks == state.asks and trial.first == state.first
    demand(same, f"{DECISIONS[state.asks]} is not what this walk would ask next")
