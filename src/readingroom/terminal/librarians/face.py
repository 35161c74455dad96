"""The face of Librarians: which parts lie on its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.widget import Widget

from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.words.text import how_it_ended
from readingroom.terminal.faces import Face, OptionWords
from readingroom.terminal.librarians.answers import free_answers, librarians_answers
from readingroom.terminal.librarians.hand import HandPart
from readingroom.terminal.librarians.last_page import deeds
from readingroom.terminal.librarians.library import LibraryPart
from readingroom.terminal.librarians.players import CountsPart, PlayersPart
from readingroom.terminal.librarians.powers import powers_in_full
from readingroom.terminal.librarians.words import VALUES, keys, option_words, signs
from readingroom.terminal.picture import Answer, Picture


class LibrariansFace(Face):
    """Librarians at the terminal."""

    offer_title = "door-key-powers"

    @property
    def search_hint(self) -> str:
        return str(phrase("door-librarians-search"))

    def keys_help(self) -> Mapping[str, Phrase]:
        return keys()

    def signs_help(self) -> Sequence[Phrase]:
        return signs()

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option) if option.key in VALUES else super().option_words(option)

    def board(self) -> list[Widget]:
        return [LibraryPart()]

    def side(self) -> list[Widget]:
        return [CountsPart(), PlayersPart()]

    def hand(self) -> list[Widget]:
        return [HandPart()]

    def status(self, picture: Picture) -> str:
        return str(phrase("door-librarians-turn", turn=picture.view.turn))

    def answers(self, picture: Picture) -> list[Answer]:
        return librarians_answers(picture)

    def free_answers(self, picture: Picture) -> list[Answer]:
        return free_answers(picture)

    def market_rules(self, picture: Picture) -> tuple[str, tuple[str, ...]]:
        return powers_in_full(picture), ("LIB-LINE-1", "LIB-LINE-6", "LIB-LINE-8", "LIB-PWR-2")

    def ending_words(self, picture: Picture) -> str:
        return "" if picture.outcome is None else str(how_it_ended(picture.outcome.ending))

    def deeds(self, picture: Picture) -> list[str]:
        return deeds(picture)


FACE = LibrariansFace()
