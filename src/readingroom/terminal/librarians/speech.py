"""Librarians in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.catalog import find_game
from readingroom.core.game import Setup
from readingroom.games.librarians.edge import actions as do
from readingroom.games.librarians.edge.odds import LibrariansOdds
from readingroom.games.librarians.edge.view import LibrariansView
from readingroom.terminal.librarians.lines import odds_lines, table_lines
from readingroom.terminal.speech import Speech


class LibrariansSpeech(Speech):
    """How Librarians is spoken of."""

    own_keys = {do.EndTurn(): "e", do.AtEnd("top"): "t", do.AtEnd("bottom"): "b"}

    def table(self, view: LibrariansView, names: Sequence[str], setup: Setup) -> list[str]:
        return table_lines(view, names, find_game("librarians").box(setup))  # type: ignore[arg-type]  # its own box

    def odds(self, odds: LibrariansOdds, names: Sequence[str], setup: Setup, view: LibrariansView) -> list[str]:
        return odds_lines(odds)


SPEECH = LibrariansSpeech()
