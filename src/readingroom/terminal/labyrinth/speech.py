"""Library Labyrinth in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.game import Setup
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.terminal.labyrinth.lines import odds_lines, table_lines
from readingroom.terminal.speech import Speech


class LabyrinthSpeech(Speech):
    """How Library Labyrinth is spoken of."""

    own_keys = {
        do.End(): "e",
        do.End(pass_on=True): "n",
        do.Draw(): "d",
        do.Draw("trolley"): "t",
        do.Skip(): "s",
        do.Refuse(): "n",
        do.Keep("player"): "y",
        do.Keep("trolley"): "t",
    }

    def table(self, view: LabyrinthView, names: Sequence[str], setup: Setup) -> list[str]:
        return table_lines(view, names, setup)

    def odds(self, odds: LabyrinthOdds, names: Sequence[str], setup: Setup, view: LabyrinthView) -> list[str]:
        return odds_lines(odds, names, setup, view)


SPEECH = LabyrinthSpeech()
