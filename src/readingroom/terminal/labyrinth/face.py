"""The face of Library Labyrinth: which parts lie on its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual.widget import Widget

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.games.labyrinth.words.text import how_it_ended
from readingroom.terminal.faces import Face, OptionWords
from readingroom.terminal.labyrinth.answers import free_answers, labyrinth_answers
from readingroom.terminal.labyrinth.decks import decks_in_full
from readingroom.terminal.labyrinth.floor import MazePart
from readingroom.terminal.labyrinth.hands import HandsPart
from readingroom.terminal.labyrinth.last_page import deeds
from readingroom.terminal.labyrinth.library import ProspectsPart
from readingroom.terminal.labyrinth.words import VALUES, keys, option_words, signs
from readingroom.terminal.picture import Answer, Picture


class LabyrinthFace(Face):
    """Library Labyrinth at the terminal."""

    offer_title = "door-key-decks"

    @property
    def search_hint(self) -> str:
        return str(phrase("door-labyrinth-search"))

    def keys_help(self) -> Mapping[str, Phrase]:
        return keys()

    def signs_help(self) -> Sequence[Phrase]:
        return signs()

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option) if option.key in VALUES else super().option_words(option)

    def board(self) -> list[Widget]:
        return [MazePart()]

    def side(self) -> list[Widget]:
        return [ProspectsPart(), HandsPart()]

    def status(self, picture: Picture) -> str:
        view: LabyrinthView = picture.view
        return str(phrase("door-labyrinth-turn", turn=view.turn))

    def answers(self, picture: Picture) -> list[Answer]:
        return labyrinth_answers(picture)

    def free_answers(self, picture: Picture) -> list[Answer]:
        return free_answers(picture)

    def is_open(self, view: Any) -> bool:  # noqa: ANN401  # the kernel's question
        """Hands are open (LAB-SETUP-12); only the first genres are chosen blind (R-14)."""
        return view.decision not in ("start", "instead")

    def market_rules(self, picture: Picture) -> tuple[str, tuple[str, ...]]:
        return decks_in_full(picture), ("LAB-DECK-1", "LAB-DECK-2", "LAB-DIST-2")

    def ending_words(self, picture: Picture) -> str:
        return "" if picture.outcome is None else str(how_it_ended(picture.outcome.ending))

    def deeds(self, picture: Picture) -> list[str]:
        return deeds(picture)


FACE = LabyrinthFace()
