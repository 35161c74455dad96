"""The face of Chapters: which parts lie on its table."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widget import Widget

from readingroom.core.events import Event
from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.edge import events as ev
from readingroom.games.chapters.edge.view import ChaptersView
from readingroom.terminal.chapters.answers import chapters_answers
from readingroom.terminal.chapters.hand import HandPart, cards_in_full
from readingroom.terminal.chapters.libraries import LibrariesPart
from readingroom.terminal.chapters.lobby import DecksPart, LobbyPart
from readingroom.terminal.chapters.words import VALUES, option_words, signs
from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import Face, OptionWords
from readingroom.terminal.picture import Answer, Picture

IN_FULL_RULES = ("CHAP-INV-2", "CHAP-EVT-1", "CHAP-SCO-1")


class ChaptersFace(Face):
    """Chapters at the terminal."""

    offer_title = "door-key-the-cards-in-full"

    @property
    def search_hint(self) -> str:
        return str(phrase("door-chapters-search"))

    def signs_help(self) -> Sequence[Phrase]:
        return signs()

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option) if option.key in VALUES else super().option_words(option)

    def board(self) -> list[Widget]:
        return [LibrariesPart(), LobbyPart()]

    def side(self) -> list[Widget]:
        return [DecksPart()]

    def hand(self) -> list[Widget]:
        return [HandPart()]

    def status(self, picture: Picture) -> str:
        view: ChaptersView = picture.view
        return str(phrase("door-chapters-turn", turn=view.turn))

    def answers(self, picture: Picture) -> list[Answer]:
        return chapters_answers(picture)

    def held_words(self, desk: Desk, events: Sequence[Event]) -> str:
        """One beat on every declared action, and none of it says who could react."""
        declared = any(isinstance(event, ev.ActionDeclared) for event in events)
        return str(phrase("chapters-waiting")) if declared else ""

    def market_rules(self, picture: Picture) -> tuple[str, tuple[str, ...]]:
        return cards_in_full(picture), IN_FULL_RULES

    def ending_words(self, picture: Picture) -> str:
        if picture.outcome is None:
            return ""
        counted = "friends" if picture.options.get("casual") else "hearts"
        return str(phrase("door-chapters-ended", ending=picture.outcome.ending, counted=counted))


FACE = ChaptersFace()
