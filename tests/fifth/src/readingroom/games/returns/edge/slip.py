"""What is asked, and what each answer brings, from nothing but the asked seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.returns.cards.pack import Pack
from readingroom.games.returns.edge.actions import ReturnsAction, Swap
from readingroom.games.returns.edge.view import ReturnsView
from readingroom.games.returns.words.text import describe, prompt

from readingroom.core.phrases import phrase
from readingroom.core.slips import Heading, Offer, Slip


def slip_of(view: ReturnsView, actions: Sequence[ReturnsAction], names: Sequence[str], pack: Pack) -> Slip:
    """The slip of the asked seat; swaps stand under one heading."""
    swaps = any(isinstance(action, Swap) for action in actions)
    heading = Heading(
        "swap",
        phrase("returns-swap"),
        phrase("returns-ask-swap"),
        more=phrase("returns-more-swap", cart=view.cart),
        rule="RET-SWAP-1",
    )
    return Slip(
        asks=prompt(view, names, {}),
        more=phrase("returns-more-lead") if view.highest is None else phrase("returns-more-lay", highest=view.highest),
        rules=("RET-LAY-1",),
        offers=tuple(offer(action, view, pack) for action in actions),
        headings=(heading,) if swaps else (),
    )


def offer(action: ReturnsAction, view: ReturnsView, pack: Pack) -> Offer:
    """One answer."""
    if isinstance(action, Swap):
        return Offer(describe(action, pack), tone="risk", group="swap", rule="RET-SWAP-1")
    last = sum(player.laid is None for player in view.librarians) == 1
    best = action.book > (view.highest or 0)
    brings = phrase("returns-then", best=str(best).lower(), last=str(last).lower())
    return Offer(describe(action, pack), brings, "main" if best else "plain", rule="RET-LAY-1")
