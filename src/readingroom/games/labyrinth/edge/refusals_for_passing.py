"""Why a card or captured Terror cannot change hands now."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
from readingroom.core.sets import members
from readingroom.core.state import bit
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.edge.pending import comes_first, no_action, not_before
from readingroom.games.labyrinth.edge.refusals_for_cards import not_held
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD, TROLLEY_SERVICE
from readingroom.games.labyrinth.rules.passing import is_free, is_near, may_make_room, partners, services
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ACTIONS_AT_MOST,
    ASK_ACT,
    ASK_GIVE_TO,
    ASK_ROOM,
    ASK_SWAP_FOR,
    TROLLEY,
)
from readingroom.games.labyrinth.words.naming import name_of


def why_not_pass(state: LabyrinthState, thing: int, pack: Pack) -> Refusal | None:
    """What GIVE, RECEIVE and SWAP share: a question before them, captured Terrors, actions, what has just moved."""
    if thing >= FIRST_PILE and not state.house.solo:
        return Refusal("LAB-PASS-2", phrase("labyrinth-refused-terror-stays"))
    waits = comes_first(state, ASK_ACT)
    if waits is None and (not is_free(state) or state.acted >= ACTIONS_AT_MOST):
        waits = no_action(state)
    if waits is None and has_moved(state, thing):
        return just_moved(thing, pack)
    return waits


def has_moved(state: LabyrinthState, thing: int) -> bool:
    """Alone: the thing was passed since the last action."""
    if thing < FIRST_REWARD:
        return state.moved_books & bit(thing) != 0
    return state.moved_others & bit(thing - FIRST_REWARD) != 0


def just_moved(thing: int, pack: Pack) -> Refusal:
    return Refusal("R-62", phrase("labyrinth-refused-just-moved", card=name_of(pack, thing)))


def why_not_give(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    waits = why_not_pass(state, thing, pack)
    if waits is not None:
        return waits
    if not state.has_thing(state.active, thing):
        if state.house.solo and state.has_thing(TROLLEY, thing):
            return Refusal("LAB-SOLO-7", phrase("labyrinth-refused-trolley-has", card=name_of(pack, thing)))
        return not_held(state, thing, pack, "LAB-PASS-1")
    reached = [partner for partner in members(partners(state)) if is_in_touch(state, partner, thing)]
    if not reached:
        return nobody_here(state, thing)
    if state.refused and not state.house.solo:
        return Refusal("R-61", phrase("labyrinth-refused-refused-already"))
    return Refusal("LAB-PASS-3", phrase("labyrinth-refused-others-full", hand=whose(state)))


def why_not_receive(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    waits = why_not_pass(state, thing, pack)
    if waits is not None:
        return waits
    name, giver = name_of(pack, thing), state.holder(thing)
    if giver == state.active:
        return Refusal("LAB-PASS-1", phrase("labyrinth-refused-yours-already", card=name))
    if giver < 0:
        return not_held(state, thing, pack, "LAB-PASS-1")
    if not is_in_touch(state, giver, thing):
        return too_far(state, thing)
    return Refusal("LAB-PASS-3", phrase("labyrinth-refused-full-but-swap"))


def why_not_swap(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    waits = why_not_pass(state, thing, pack)
    if waits is not None:
        return waits
    if not state.has_thing(state.active, thing):
        return not_held(state, thing, pack, "LAB-PASS-1")
    if not any(is_in_touch(state, partner, thing) for partner in members(partners(state))):
        return nobody_here(state, thing)
    return Refusal("LAB-PASS-1", phrase("labyrinth-refused-nothing-for", card=name_of(pack, thing)))


def why_not_swap_for(state: LabyrinthState, thing: int, pack: Pack) -> Refusal:
    if thing >= FIRST_PILE and not state.house.solo:
        return Refusal("LAB-PASS-2", phrase("labyrinth-refused-terror-stays"))
    waits = not_before(state, ASK_SWAP_FOR, "R-41", phrase("labyrinth-refused-swap-first"))
    if waits is not None:
        return waits
    name, holder = name_of(pack, thing), state.holder(thing)
    if holder < 0:
        return not_held(state, thing, pack, "LAB-PASS-1")
    if holder == state.active:
        return Refusal("LAB-PASS-1", phrase("labyrinth-refused-yours-already", card=name))
    if has_moved(state, thing):
        return just_moved(thing, pack)
    return too_far(state, state.first)


def why_not_give_to(state: LabyrinthState, seat: int) -> Refusal:
    if state.house.solo:
        return Refusal("LAB-SOLO-7", phrase("labyrinth-refused-give-to-alone"))
    if seat >= state.seats:
        return Refusal("LAB-PASS-1", phrase("labyrinth-refused-seats", seats=int(state.seats)))
    waits = not_before(state, ASK_GIVE_TO, "LAB-PASS-1", phrase("labyrinth-refused-give-first"))
    if waits is not None:
        return waits
    if seat == state.active:
        return Refusal("LAB-PASS-1", phrase("labyrinth-refused-give-to-self"))
    if not is_in_touch(state, seat, state.first):
        return too_far(state, state.first)
    if state.refused and may_still_discard(state, seat):
        return Refusal("R-61", phrase("labyrinth-refused-refused-already"))
    return Refusal("LAB-PASS-3", phrase("labyrinth-refused-full-for-good"))


def why_not_refuse(state: LabyrinthState) -> Refusal:
    if state.house.solo:
        return Refusal("LAB-SOLO-7", phrase("labyrinth-refused-offer-alone"))
    waits = not_before(state, ASK_ROOM, "R-58", phrase("labyrinth-refused-no-offer"))
    return waits or Refusal("R-58", phrase("labyrinth-refused-no-offer"))


# --- who can be reached -------------------------------------------------------------------------------------


def is_in_touch(state: LabyrinthState, partner: int, thing: int) -> bool:
    """The partner stands here, or a Trolley Service could bring the thing (LAB-BOOST-5)."""
    return is_near(state, partner) or services(state, thing) != 0


def may_still_discard(state: LabyrinthState, seat: int) -> bool:
    return not may_make_room(state, seat) and (state.hand_books[seat] != 0 or state.rewards_in(seat) != 0)


def nobody_here(state: LabyrinthState, thing: int) -> Refusal:
    if state.house.solo:
        return too_far(state, thing)
    if is_lone_service(state, thing):
        return Refusal("LAB-BOOST-5", phrase("labyrinth-refused-lone-service"))
    return Refusal("LAB-PASS-1", phrase("labyrinth-refused-nobody-here"))


def too_far(state: LabyrinthState, thing: int) -> Refusal:
    if is_lone_service(state, thing):
        return Refusal("LAB-BOOST-5", phrase("labyrinth-refused-lone-service"))
    if state.house.solo:
        return Refusal("LAB-SOLO-7", phrase("labyrinth-refused-trolley-far"))
    return Refusal("LAB-PASS-1", phrase("labyrinth-refused-player-far"))


def is_lone_service(state: LabyrinthState, thing: int) -> bool:
    """The thing is the only Trolley Service at hand."""
    services_held = state.own_boosters(TROLLEY_SERVICE)
    return thing >= FIRST_REWARD and thing < FIRST_PILE and services_held == bit(thing - FIRST_REWARD)


def whose(state: LabyrinthState) -> str:
    return "trolley" if state.house.solo else "others"
