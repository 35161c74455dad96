"""Fire in the Library in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.game import Setup
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView
from readingroom.terminal.fire.answers import OWN_KEYS, consequence, might_miss
from readingroom.terminal.fire.lines import odds_lines, table_lines
from readingroom.terminal.picture import Picture
from readingroom.terminal.speech import Speech


class FireSpeech(Speech):
    """How Fire is spoken of."""

    own_keys = OWN_KEYS

    def table(self, view: FireView, names: Sequence[str], setup: Setup) -> list[str]:
        return table_lines(view, names)

    def odds(self, odds: FireOdds, names: Sequence[str], setup: Setup, view: FireView) -> list[str]:
        return odds_lines(odds)

    def consequence(self, action: do.FireAction, picture: Picture) -> str:
        return consequence(action, picture.view, picture.odds)

    def is_risky(self, action: do.FireAction, picture: Picture) -> bool:
        return isinstance(action, do.Draw)

    def missed(self, picture: Picture) -> Sequence[do.FireAction]:
        return might_miss(picture)


SPEECH = FireSpeech()
