"""Returns in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.returns.edge.view import ReturnsView

from readingroom.core.game import Setup
from readingroom.core.phrases import phrase
from readingroom.terminal.speech import Speech


class ReturnsSpeech(Speech):
    """How Returns is spoken of."""

    def table(self, view: ReturnsView, names: Sequence[str], setup: Setup) -> list[str]:
        told = [
            phrase(
                "returns-seat",
                who=names[player.seat],
                stamps=player.stamps,
                books=player.books,
                laid=player.laid or 0,
            )
            for player in view.librarians
        ]
        hand = [phrase("returns-hand", books=", ".join(map(str, view.hand)))] if view.hand else []
        return [str(line) for line in (phrase("returns-round", round=view.round, cart=view.cart), *told, *hand)]


SPEECH = ReturnsSpeech()
