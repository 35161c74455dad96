"""Whether what a position asks can be asked there: the cards are in the right hands, and the rules would ask it."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.positions import demand
from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import DECISIONS
from readingroom.games.labyrinth.rules.codes import CODES
from readingroom.games.labyrinth.rules.geometry import is_beside
from readingroom.games.labyrinth.rules.house import (
    FIRST_REWARD,
    LIBRARY_CARD,
    LIBRARY_LADDER,
    PHOTOCOPIER,
    SECRET_PASSAGE,
)
from readingroom.games.labyrinth.rules.moving import free_copiers, go_on
from readingroom.games.labyrinth.rules.passing import (
    can_receive,
    can_swap,
    is_free,
    is_near,
    may_make_room,
    partners,
    receivers,
    services,
    things_books,
    things_others,
)
from readingroom.games.labyrinth.rules.setup import first_shortage
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ACTIONS_AT_MOST,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    BOTH,
    FOR_FLIP,
    FOR_GIFT,
    FOR_SWAP,
    NO_CARD,
    PLAYER,
)
from readingroom.games.labyrinth.rules.walking import ends, purse_books, purse_others

SET_UP = (ASK_START, ASK_INSTEAD)
COST_NOTHING_MORE = (*SET_UP, ASK_ACT, ASK_EXTRA, ASK_REWARD)  # the action they belong to is over, or none has begun


def check_asked(state: LabyrinthState) -> None:
    """Raise BadPosition when the rules could not ask this here, or when nothing could be answered."""
    kind = int(state.asks)
    check_set_up(state)
    if kind not in COST_NOTHING_MORE:
        check_action(state)
    if kind in (ASK_TAKE, ASK_EXTRA, ASK_REWARD):
        check_drawing(state)
    elif kind in (ASK_GIVE_TO, ASK_ROOM):
        check_gift(state)
    elif kind == ASK_SWAP_FOR:
        check_swap(state)
    elif state.asks_for_walk():
        check_walk(state)
    elif kind == ASK_SPEND:
        check_spending(state)
    answers = state.legal(vec[i64]([0] * CODES))
    demand(answers > 0, f"nothing can be answered to {DECISIONS[kind]} in this position")


def check_set_up(state: LabyrinthState) -> None:
    """Genres are chosen before any hand is dealt, each seat's once (LAB-SETUP-11, R-14)."""
    kind, seat = int(state.asks), int(state.asked)
    if kind not in SET_UP:
        return
    for hand in range(state.house.hands):
        demand(state.slots(hand) == 0, f"hand {hand} holds cards, and hands are dealt after the genres are chosen")
    if kind == ASK_START:
        demand(not state.chosen >> seat & 1, f"wanted: seat {seat} has chosen and is not asked again")
        return
    demand(len(members(state.chosen)) == state.seats, "wanted: a Book is missing only when every seat has chosen")
    demand(first_shortage(state) == (seat, state.first), "missing: the decks have that Book for that seat")


def check_action(state: LabyrinthState) -> None:
    """What is asked is part of an action that is not paid yet (LAB-TURN-2, R-60)."""
    what = DECISIONS[state.asks]
    is_paid_for = state.asks == ASK_SWAP_FOR and is_free(state)
    demand(state.actions > 0 or is_paid_for, f"no action is left for {what}")
    demand(state.acted < ACTIONS_AT_MOST, f"{ACTIONS_AT_MOST} actions are done, so none is left for {what}")


def check_drawing(state: LabyrinthState) -> None:
    """Cards come into the hand of whoever acts; alone the Trolley's too (LAB-SOLO-5, R-51)."""
    kind, first = state.asks, int(state.first)
    hands = members(first) if kind == ASK_REWARD else (int(state.second),)
    demand(len(hands) > 0, "hands: somebody must be there to draw")
    demand(
        bool(state.house.solo) or hands == (int(state.active),),
        f"cards come into the hand of seat {state.active}, who is active, not into {list(hands)}",
    )
    if kind == ASK_TAKE:
        ready = state.hand_others[hands[0]] & state.house.option_set[LIBRARY_CARD]
        demand(first != 0 and first & ~int(ready) == 0, "cards must be Library Cards of that hand")


def check_spending(state: LabyrinthState) -> None:
    """A Useful Map or a Trolley Service is chosen, and serves (R-59)."""
    if state.first != FOR_FLIP:
        check_passing(state, int(state.first), int(state.second))
        return
    cell = state.second
    demand(not state.lit >> cell & 1, "cell: only a dark tile can be lit")
    demand(not is_beside(cell, state.own_cells()), "cell: a neighbour is lit without a Useful Map")


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


# --- passing (LAB-PASS, LAB-SOLO-7) -------------------------------------------------------------------------


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
