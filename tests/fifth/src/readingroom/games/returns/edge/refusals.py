"""Why an answer is not legal now, and why a legal one might be given."""

from __future__ import annotations

from readingroom.games.returns.edge.actions import ACTIONS, ReturnsAction, Swap
from readingroom.games.returns.edge.view import ReturnsView
from readingroom.games.returns.rules.state import ReturnsState

from readingroom.core.game import Reason, Refusal
from readingroom.core.phrases import phrase
from readingroom.core.state import bit


def why_not(state: ReturnsState, code: int) -> Refusal:
    """The rule that forbids it; called only for what is not legal."""
    if state.is_over():
        return Refusal("RET-END-1", phrase("returns-refused-over"))
    action, seat = ACTIONS.actions[code], state.to_move()
    if isinstance(action, Swap):
        if not state.house.swaps:
            return Refusal("RET-SWAP-2", phrase("returns-refused-no-swaps"))
        if not state.may_swap(seat):
            return Refusal("RET-SWAP-1", phrase("returns-refused-swapped"))
    if state.hands[seat] & bit(action.book - 1) == 0:
        return Refusal("RET-LAY-1", phrase("returns-refused-not-held", book=action.book))
    raise AssertionError(f"{action} is legal")


def reason(view: ReturnsView, action: ReturnsAction) -> Reason:
    """From nothing but the seat's own view."""
    if isinstance(action, Swap):
        return Reason("RET-SWAP-1", phrase("returns-why-swap", book=action.book, cart=view.cart))
    if view.highest is None:
        return Reason("RET-LAY-1", phrase("returns-why-lead", book=action.book))
    better = action.book > view.highest
    return Reason(
        "RET-ROUND-1", phrase("returns-why-lay", book=action.book, highest=view.highest, better=str(better).lower())
    )
