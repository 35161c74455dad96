"""Face: what a game brings to the terminal. Screens know faces, not games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from readingroom.core.events import Event
from readingroom.core.game import Option
from readingroom.terminal.desk import Desk
from readingroom.terminal.picture import Answer, Line, Picture


class Part(Static):
    """A part of a table that is drawn anew from each picture."""

    def show(self, picture: Picture) -> None:
        """Draw the part as the viewer sees it. Not abstract: the screen asks Textual for its widgets by this class."""
        raise NotImplementedError


class ScrollingPart(VerticalScroll):
    """A part of a table with widgets of its own."""

    async def show(self, picture: Picture) -> None:
        """Draw the part as the viewer sees it. Not abstract, for the same reason."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in plain words: its title, and a name for each value."""

    title: str
    values: dict[Any, str]


class Face:
    """What a game without a face of its own gets: its question, its answers and its log."""

    odds_type: type | None = None  # what the game's odds are; None where it has none

    def option_words(self, option: Option) -> OptionWords:
        """How the lobby speaks of an option."""
        values = (
            {} if isinstance(option.allowed, str | range) else {value: plain_value(value) for value in option.allowed}
        )
        return OptionWords(option.key.replace("_", " ").capitalize(), values)

    def parse_option(self, option: Option, text: str, sitters: Sequence[str]) -> object:
        """The value of an option that is typed in; the game checks it."""
        return text.strip()

    def board(self) -> list[Widget]:
        """The parts on the left, above the slip."""
        return []

    def side(self) -> list[Widget]:
        """The parts on the right, above the log."""
        return []

    def hand(self) -> list[Widget]:
        """The parts on the right, under the log: what only the viewer sees."""
        return []

    def status(self, picture: Picture) -> str:
        """A word for the top line: which round it is."""
        return ""

    def answers(self, picture: Picture) -> list[Answer]:
        """All answers of the viewer who is asked, refused ones last; keys come later."""
        return [
            Answer(words=picture.game.describe(action, picture.names), action=action, final=action in picture.final)
            for action in picture.legal
        ]

    def asks_by(self, picture: Picture) -> tuple[str, ...]:
        """The rules that the question rests on."""
        return ()

    def story(self, picture: Picture) -> list[Line]:
        """The log, oldest first."""
        return [told.line for told in picture.told]

    def is_secret(self, view: Any) -> bool:  # noqa: ANN401  # each game has its own view
        """Somebody is asked, and this viewer may not know who."""
        return getattr(view, "asked", True) is None and not getattr(view, "over", False)

    def held_words(self, desk: Desk, events: Sequence[Event]) -> str:
        """Words to hold the screen with for a beat, the same whoever is asked behind it; empty: go on."""
        return ""

    def race(self, desk: Desk) -> tuple[dict[int, Any], Any]:
        """What the live table may answer: an action for each seat, and the one when nobody was quick."""
        return {}, desk.match.legal()[0]

    def market_rules(self, picture: Picture) -> tuple[str, tuple[str, ...]]:
        """What is on offer to everybody, in words, with its rules; empty: nothing is."""
        return "", ()

    def ending_words(self, picture: Picture) -> str:
        """How the match ended, in a sentence."""
        return "" if picture.outcome is None else picture.outcome.ending.replace("_", " ")

    def scores_by_round(self, picture: Picture) -> list[list[int]]:
        """Every participant's score at the start and after each round."""
        return []

    def participants(self, picture: Picture) -> tuple[str, ...]:
        """Names for all scores of the outcome; a robot has a score and no seat."""
        return picture.names


def plain_value(value: object) -> str:
    """A value as a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")


def face_of(game: str) -> Face:
    """The face of a game; a plain one where it has none."""
    if game == "fire":
        from readingroom.terminal.fire import FireFace

        return FireFace()
    return Face()


KEYS = "1234567890acegijnotvxyz"  # the others have a meaning on every table


def with_keys(answers: Sequence[Answer]) -> list[Answer]:
    """Every answer with a key: its own, or the next free one; refused ones only their own."""
    from dataclasses import replace

    free = iter(key for key in KEYS if key not in {answer.key for answer in answers})
    return [
        answer if answer.key or answer.action is None else replace(answer, key=next(free, "")) for answer in answers
    ]
