"""Fire in the Library in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.game import Setup
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView
from readingroom.games.fire.game import GAME
from readingroom.terminal.fire.answers import OWN_KEYS, might_miss
from readingroom.terminal.fire.lines import odds_lines, table_lines
from readingroom.terminal.picture import Picture
from readingroom.terminal.speech import Speech


class FireSpeech(Speech):
    """How Fire is spoken of."""

    own_keys = OWN_KEYS

    def table(self, view: FireView, names: Sequence[str], setup: Setup) -> list[str]:
        return table_lines(view, names, GAME.box(setup))

    def odds(self, odds: FireOdds, names: Sequence[str], setup: Setup, view: FireView) -> list[str]:
        return odds_lines(odds)

    def missed(self, picture: Picture) -> Sequence[do.FireAction]:
        return might_miss(picture)


SPEECH = FireSpeech()
