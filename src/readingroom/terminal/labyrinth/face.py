"""The face of Library Labyrinth: which parts lie on its table."""

from __future__ import annotations

from typing import Any

from textual.widget import Widget

from readingroom.core.options import Option
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.games.labyrinth.words.text import how_it_ended
from readingroom.terminal.faces import Face, OptionWords
from readingroom.terminal.labyrinth.answers import free_answers, labyrinth_answers
from readingroom.terminal.labyrinth.decks import decks_in_full
from readingroom.terminal.labyrinth.floor import MazePart
from readingroom.terminal.labyrinth.hands import HandsPart
from readingroom.terminal.labyrinth.last_page import deeds
from readingroom.terminal.labyrinth.library import ProspectsPart
from readingroom.terminal.labyrinth.words import KEYS, OPTION_WORDS, QUESTION_RULES, SIGNS
from readingroom.terminal.picture import Answer, Picture


class LabyrinthFace(Face):
    """Library Labyrinth at the terminal."""

    offer_title = "Decks"
    search_hint = "ladder, LAB-CAP-1"
    keys_help = KEYS
    signs_help = SIGNS

    def option_words(self, option: Option) -> OptionWords:
        return OPTION_WORDS.get(option.key) or super().option_words(option)

    def board(self) -> list[Widget]:
        return [MazePart()]

    def side(self) -> list[Widget]:
        return [ProspectsPart(), HandsPart()]

    def status(self, picture: Picture) -> str:
        view: LabyrinthView = picture.view
        return f"turn {view.turn}"

    def answers(self, picture: Picture) -> list[Answer]:
        return labyrinth_answers(picture)

    def free_answers(self, picture: Picture) -> list[Answer]:
        return free_answers(picture)

    def asks_by(self, picture: Picture) -> tuple[str, ...]:
        return QUESTION_RULES.get(picture.view.decision or "", ()) if picture.asked else ()

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
