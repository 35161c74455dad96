"""Whether a pass that a position asks about can be made there (LAB-PASS, LAB-SOLO-7)."""

from __future__ import annotations

from readingroom.core.positions import demand
from readingroom.games.labyrinth.rules.house import FIRST_REWARD
from readingroom.games.labyrinth.rules.passing import (
    can_receive,
    can_swap,
    is_near,
    may_make_room,
    partners,
    receivers,
    services,
    things_books,
    things_others,
)
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import ABOVE, ASK_GIVE_TO, FOR_GIFT, FOR_SWAP, NO_CARD


def check_gift(state: LabyrinthState) -> None:
    """A thing of the active player's is given; a full hand of somebody else's is asked to make room (R-58)."""
    check_passable(state, int(state.first), int(state.active))
    if state.asks == ASK_GIVE_TO:
        return
    receiver, service = int(state.asked), int(state.second)
    demand(receiver != state.active, "nobody makes room for a gift of their own")
    demand(not state.has_room(receiver), f"hand {receiver} has room for the gift")
    demand(bool(may_make_room(state, receiver)), f"seat {receiver} cannot be asked to make room")
    if service == NO_CARD:
        demand(bool(is_near(state, receiver)), "a gift to another tile comes by a Trolley Service")
        return
    demand(not is_near(state, receiver), "a gift on the same tile needs no Trolley Service")
    demand(bool(services(state, state.first) >> service & 1), "the gift must come by a Trolley Service of the giver")


def check_swap(state: LabyrinthState) -> None:
    """A thing of the active player's is to be swapped."""
    check_passable(state, int(state.first), int(state.active))


def check_passing(state: LabyrinthState, purpose: int, what: int) -> None:
    """A Trolley Service is chosen for a pass with another tile (R-59)."""
    thing, above = what % int(ABOVE), what // int(ABOVE)
    if purpose in (FOR_GIFT, FOR_SWAP):
        check_passable(state, thing, int(state.active))
    theirs = above if purpose == FOR_SWAP else thing
    partner = above if purpose == FOR_GIFT else int(state.holder(theirs))
    demand(partner >= 0 and bool(partners(state) >> partner & 1), "a pass needs a partner")
    demand(not is_near(state, partner), "a pass on the same tile needs no Trolley Service")
    if purpose == FOR_GIFT:
        demand(bool(receivers(state, thing) >> partner & 1), f"hand {partner} cannot get the thing in question")
        return
    check_passable(state, theirs, partner)
    can = can_swap(state, thing, partner, theirs) if purpose == FOR_SWAP else can_receive(state, partner, thing)
    demand(bool(can), "the pass in question cannot be made")


def check_passable(state: LabyrinthState, thing: int, hand: int) -> None:
    """It lies in that hand, and may be passed: with others no captured Terror may (LAB-PASS-2)."""
    demand(state.has_thing(hand, thing), f"the thing in question must lie in hand {hand}")
    is_book = thing < FIRST_REWARD
    free = things_books(state, hand) if is_book else things_others(state, hand)
    place = thing if is_book else thing - int(FIRST_REWARD)
    demand(bool(free >> place & 1), "the thing in question may not be passed now")
