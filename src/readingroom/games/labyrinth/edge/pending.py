"""Why an answer has to wait: another question comes first, or no action is left for it."""

from __future__ import annotations

from typing import Final

from readingroom.core.game import Refusal
from readingroom.core.phrases import Phrase, phrase
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
    int(ASK_START): ("LAB-SETUP-11", phrase("labyrinth-refused-first-start")),
    int(ASK_INSTEAD): ("R-14", phrase("labyrinth-refused-first-instead")),
    int(ASK_TAKE): ("R-39", phrase("labyrinth-refused-first-take")),
    int(ASK_EXTRA): ("R-39", phrase("labyrinth-refused-first-extra")),
    int(ASK_REWARD): ("LAB-REW-1", phrase("labyrinth-refused-first-reward")),
    int(ASK_PAY): ("R-34", phrase("labyrinth-refused-first-pay")),
    int(ASK_RETURN): ("R-35", phrase("labyrinth-refused-first-return")),
    int(ASK_KEEP): ("R-53", phrase("labyrinth-refused-first-keep")),
    int(ASK_GIVE_TO): ("LAB-PASS-1", phrase("labyrinth-refused-first-give-to")),
    int(ASK_SWAP_FOR): ("R-41", phrase("labyrinth-refused-first-swap-for")),
    int(ASK_ROOM): ("R-58", phrase("labyrinth-refused-first-make-room")),
}


def comes_first(state: LabyrinthState, *kinds: int) -> Refusal | None:
    """The question that must be answered first, unless one of these is asked."""
    if state.asks in kinds:
        return None
    if state.asks == ASK_ACT:
        return Refusal("LAB-TURN-2", phrase("labyrinth-refused-first-act"))
    if state.asks == ASK_SPEND:
        return Refusal(*first_spend(state))
    return Refusal(*COMES_FIRST[int(state.asks)])


def not_before(state: LabyrinthState, kind: int, rule: str, says: Phrase) -> Refusal | None:
    """The same for an answer to one question: between actions the phrase says when that is asked."""
    return Refusal(rule, says) if state.asks == ASK_ACT else comes_first(state, kind)


def first_spend(state: LabyrinthState) -> tuple[str, Phrase]:
    """Boosters are asked for on a walk, in a capture, for a flip and for a pass."""
    if state.first == FOR_WALK:
        return "R-29", phrase("labyrinth-refused-first-spend-way")
    if state.first == FOR_COPIES:
        return "R-33", phrase("labyrinth-refused-first-spend-copies")
    return "R-59", phrase("labyrinth-refused-first-spend")


def no_action(state: LabyrinthState) -> Refusal | None:
    """No action is left in this turn, or too many have been done (5.1)."""
    if state.acted >= ACTIONS_AT_MOST:
        return Refusal("R-60", phrase("labyrinth-refused-most-actions", most=int(ACTIONS_AT_MOST)))
    if state.actions > 0:
        return None
    if state.own_boosters(TIME_MACHINE):
        return Refusal("LAB-TURN-2", phrase("labyrinth-refused-no-action-but-time-machine"))
    return Refusal("LAB-TURN-2", phrase("labyrinth-refused-no-action"))
