"""Why an answer has to wait: another question comes first, or no action is left for it."""

from __future__ import annotations

from typing import Final

from readingroom.core.game import Refusal
from readingroom.games.labyrinth.rules.house import TIME_MACHINE
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ACTIONS_AT_MOST,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_KEEP,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    FOR_COPIES,
    FOR_WALK,
)

# What every other question waits for, with its rule.
COMES_FIRST: Final = {
    int(ASK_START): ("LAB-SETUP-11", "first choose the genres of your three Books"),
    int(ASK_INSTEAD): ("R-14", "first name another genre for the Book that the deck could not give"),
    int(ASK_TAKE): ("R-39", "first choose the genre of the Book that you take with the Library Card"),
    int(ASK_EXTRA): ("R-39", "first take the Library Card's Book, or skip it"),
    int(ASK_REWARD): ("LAB-REW-1", "first draw the Reward of this tile, or skip it"),
    int(ASK_PAY): ("R-34", "first choose the cards that pay for the Terror"),
    int(ASK_RETURN): ("R-35", "first choose the captured Terror that goes to this Shelf"),
    int(ASK_KEEP): ("R-53", "first choose the hand that keeps the captured Terror"),
    int(ASK_GIVE_TO): ("LAB-PASS-1", "first choose who gets the card"),
    int(ASK_SWAP_FOR): ("R-41", "first choose what you get in the swap"),
    int(ASK_ROOM): ("R-58", "a card is offered to you: discard one to make room, or keep all your cards"),
}


def comes_first(state: LabyrinthState, *kinds: int) -> Refusal | None:
    """The question that must be answered first, unless one of these is asked."""
    if state.asks in kinds:
        return None
    if state.asks == ASK_ACT:
        return Refusal("LAB-TURN-2", "first choose an action")
    if state.asks == ASK_SPEND:
        return Refusal(*first_spend(state))
    return Refusal(*COMES_FIRST[int(state.asks)])


def not_before(state: LabyrinthState, kind: int, rule: str, sentence: str) -> Refusal | None:
    """The same for an answer to one question: between actions the sentence says when that is asked."""
    return Refusal(rule, sentence) if state.asks == ASK_ACT else comes_first(state, kind)


def first_spend(state: LabyrinthState) -> tuple[str, str]:
    """Boosters are asked for on a walk, in a capture, for a flip and for a pass."""
    if state.first == FOR_WALK:
        return "R-29", "first choose the boosters for the way"
    if state.first == FOR_COPIES:
        return "R-33", "first choose the Photocopier"
    return "R-59", "first choose the booster to use"


def no_action(state: LabyrinthState) -> Refusal | None:
    """No action is left in this turn, or too many have been done (5.1)."""
    if state.acted >= ACTIONS_AT_MOST:
        return Refusal("R-60", f"{ACTIONS_AT_MOST} actions are the most in one turn: end your turn")
    if state.actions > 0:
        return None
    more = ", or play a Time Machine for one more" if state.own_boosters(TIME_MACHINE) else ""
    return Refusal("LAB-TURN-2", f"no action is left: end your turn{more}")
