"""Why an action is not allowed now: the rule, and a phrase that says what to do instead.

Everything on the table is open but the genres that others have chosen in the set-up; no phrase rests on those.
"""

from __future__ import annotations

from typing import Final

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
from readingroom.core.state import bit
from readingroom.games.labyrinth.cards.names import MEEPLE_KEYS, cell_number
from readingroom.games.labyrinth.cards.pack import Pack, published_pack
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.actions import actions_with, option_keys, thing_numbers
from readingroom.games.labyrinth.edge.pending import comes_first, no_action, not_before
from readingroom.games.labyrinth.edge.refusals_for_cards import (
    why_not_copy,
    why_not_discard,
    why_not_pay,
    why_not_return,
    why_not_spend,
)
from readingroom.games.labyrinth.edge.refusals_for_passing import (
    why_not_give,
    why_not_give_to,
    why_not_receive,
    why_not_refuse,
    why_not_swap,
    why_not_swap_for,
)
from readingroom.games.labyrinth.edge.refusals_on_the_floor import why_not_flip, why_not_move, why_not_rotate
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ASK_ACT,
    ASK_EXTRA,
    ASK_INSTEAD,
    ASK_KEEP,
    ASK_REWARD,
    ASK_START,
    ASK_TAKE,
    TROLLEY,
)

# How a match has ended, by the rule; one that never began has not.
ENDED: Final = (
    ("TABLE-OVER-1", phrase("labyrinth-refused-nobody-asked")),
    ("LAB-END-1", phrase("labyrinth-refused-over-won")),
    ("LAB-END-2", phrase("labyrinth-refused-over-out-of-time")),
    ("LAB-END-3", phrase("labyrinth-refused-over-overrun")),
    ("R-6", phrase("labyrinth-refused-over-conceded")),
)
NO_TROLLEY: Final = Refusal("LAB-SOLO-1", phrase("labyrinth-refused-no-trolley"))


def why_not(state: LabyrinthState, code: int, pack: Pack | None = None) -> Refusal:
    """The rule that forbids an action that is not legal now; the pack names the cards (None: the published one)."""
    pack = pack or published_pack()
    if state.is_over():
        return Refusal(*ENDED[state.ending])
    action = actions_with(pack).actions[code]
    match action:
        case do.Start() | do.Instead():
            return why_not_genres(state, action)
        case do.End() | do.Take() | do.Draw() | do.Skip() | do.Extra() | do.Keep():
            return why_not_draw_or_end(state, action)
        case do.Flip() | do.Rotate() | do.Move():
            return why_not_on_the_floor(state, action, pack)
        case do.Spend() | do.Pay() | do.Copy() | do.Return() | do.Discard():
            return why_not_card(state, action, pack)
        case do.Concede():
            return Refusal("R-6", phrase("labyrinth-refused-concede"))
        case _:
            return why_not_passed(state, action, pack)


def why_not_on_the_floor(state: LabyrinthState, action: do.Flip | do.Rotate | do.Move, pack: Pack) -> Refusal:
    cell = cell_number(action.cell)
    match action:
        case do.Flip():
            return why_not_flip(state, cell)
        case do.Rotate():
            return why_not_rotate(state, cell)
        case do.Move():
            return why_not_move(state, MEEPLE_KEYS.index(action.who), cell, pack)


def why_not_card(
    state: LabyrinthState, action: do.Spend | do.Pay | do.Copy | do.Return | do.Discard, pack: Pack
) -> Refusal:
    match action:
        case do.Spend():
            return why_not_spend(state, *spent(action, pack), pack)
        case do.Pay():
            return why_not_pay(state, thing_numbers(pack)[action.card], pack)
        case do.Copy():
            return why_not_copy(state, thing_numbers(pack)[action.card], pack)
        case do.Return():
            return why_not_return(state, thing_numbers(pack)[action.terror] - int(FIRST_PILE), pack)
        case do.Discard():
            return why_not_discard(state, thing_numbers(pack)[action.card], pack)


def spent(action: do.Spend, pack: Pack) -> tuple[int, int]:
    """The Reward card, and which of its options."""
    reward = thing_numbers(pack)[action.card] - int(FIRST_REWARD)
    return reward, option_keys(pack, reward).index(action.option)


def why_not_passed(
    state: LabyrinthState, action: do.Give | do.Receive | do.Swap | do.SwapFor | do.GiveTo | do.Refuse, pack: Pack
) -> Refusal:
    match action:
        case do.Give():
            return why_not_give(state, thing_numbers(pack)[action.thing], pack)
        case do.Receive():
            return why_not_receive(state, thing_numbers(pack)[action.thing], pack)
        case do.Swap():
            return why_not_swap(state, thing_numbers(pack)[action.thing], pack)
        case do.SwapFor():
            return why_not_swap_for(state, thing_numbers(pack)[action.thing], pack)
        case do.GiveTo():
            return why_not_give_to(state, action.seat)
        case do.Refuse():
            return why_not_refuse(state)


# --- the set-up ---------------------------------------------------------------------------------------------


def why_not_genres(state: LabyrinthState, action: do.Start | do.Instead) -> Refusal:
    if state.asks not in (ASK_START, ASK_INSTEAD):
        return Refusal("LAB-SETUP-11", phrase("labyrinth-refused-books-dealt"))
    if isinstance(action, do.Start):
        return Refusal("R-14", phrase("labyrinth-refused-genres-chosen"))
    if state.asks == ASK_START:
        return Refusal("LAB-SETUP-11", phrase("labyrinth-refused-genres-first"))
    return Refusal("R-14", phrase("labyrinth-refused-none-left-either", genre=action.genre))


# --- taking, drawing, ending --------------------------------------------------------------------------------


def why_not_draw_or_end(
    state: LabyrinthState, action: do.End | do.Take | do.Draw | do.Skip | do.Extra | do.Keep
) -> Refusal:
    match action:
        case do.End():
            return why_not_end(state, action)
        case do.Take():
            return why_not_take(state, action)
        case do.Draw():
            return why_not_draw(state, action)
        case do.Skip():
            waits = comes_first(state, ASK_ACT)
            return waits or Refusal("LAB-REW-1", phrase("labyrinth-refused-nothing-to-draw"))
        case do.Extra():
            return why_not_extra(state, action)
        case do.Keep():
            return why_not_keep(state)


def why_not_end(state: LabyrinthState, action: do.End) -> Refusal:
    if action.pass_on and state.house.solo:
        return Refusal("LAB-SOLO-2", phrase("labyrinth-refused-pass-on-alone"))
    waits = comes_first(state, ASK_ACT)
    return waits or Refusal("LAB-PASSACT-1", phrase("labyrinth-refused-nothing-to-pass-on"))


def why_not_take(state: LabyrinthState, action: do.Take) -> Refusal:
    hand = TROLLEY if action.by == "trolley" else state.active
    if action.by == "trolley" and not state.house.solo:
        return NO_TROLLEY
    waits = comes_first(state, ASK_ACT, ASK_TAKE)
    if waits is not None:
        return waits
    if state.asks == ASK_TAKE:
        if hand != state.second:
            return Refusal("R-56", phrase("labyrinth-refused-take-hand"))
        return none_left(action.genre)
    return no_action(state) or (none_left(action.genre) if state.has_room(hand) else no_room(state, hand, "LAB-TAKE-2"))


def none_left(genre: str) -> Refusal:
    return Refusal("R-46", phrase("labyrinth-refused-none-left", genre=genre))


def no_room(state: LabyrinthState, hand: int, rule: str) -> Refusal:
    whose = "trolley" if state.house.solo and hand == TROLLEY else "own"
    if state.hand_books[hand] == 0 and state.rewards_in(hand) == 0:
        return Refusal(rule, phrase("labyrinth-refused-full-of-terrors", hand=whose))
    return Refusal(rule, phrase("labyrinth-refused-full", hand=whose))


def why_not_draw(state: LabyrinthState, action: do.Draw) -> Refusal:
    hand = TROLLEY if action.into == "trolley" else state.active
    if action.into == "trolley" and not state.house.solo:
        return NO_TROLLEY
    waits = not_before(state, ASK_REWARD, "LAB-REW-1", phrase("labyrinth-refused-reward-when"))
    if waits is not None:
        return waits
    if not state.first & bit(hand):
        who = "you" if hand == TROLLEY else "trolley"
        return Refusal("R-51", phrase("labyrinth-refused-reward-hand", who=who))
    return no_room(state, hand, "LAB-HAND-2")


def why_not_extra(state: LabyrinthState, action: do.Extra) -> Refusal:
    waits = not_before(state, ASK_EXTRA, "LAB-BOOST-9", phrase("labyrinth-refused-extra-when"))
    if waits is not None:
        return waits
    return none_left(action.genre) if state.has_room(state.second) else no_room(state, state.second, "LAB-HAND-2")


def why_not_keep(state: LabyrinthState) -> Refusal:
    if not state.house.solo:
        return NO_TROLLEY
    when = phrase("labyrinth-refused-keep-when")
    return not_before(state, ASK_KEEP, "R-53", when) or Refusal("R-53", when)
