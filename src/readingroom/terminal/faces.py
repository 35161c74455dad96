"""Face: what a game brings to the terminal. Screens know faces, not games.

A game declares one as `FACE` in its folder's `face.py`, and what is said in words as a speech beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from readingroom.core.events import Event
from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.answers import all_offered
from readingroom.terminal.desk import Desk
from readingroom.terminal.found import found
from readingroom.terminal.picture import Answer, Line, Picture

ANSWER_KEYS = "1 2 3 ... a c"
ROOMY = Size(96, 30)  # a terminal of this size shows every part in full
LEAST = Size(80, 24)  # and one of this size all that is needed to play
SMALL_BOARD = 54  # columns of a board on a small screen
SMALL = "-small"  # the class of a screen that lacks the room


def is_small(size: Size) -> bool:
    """There is no room for every part in full."""
    return size.width < ROOMY.width or size.height < ROOMY.height


class Part(Static):
    """A part of a table that is drawn anew from each picture."""

    points: tuple[str, ...] = ()  # what a lesson may point at and is seen here

    def show(self, picture: Picture) -> None:
        """Draw the part as the viewer sees it. Not abstract: the screen asks Textual for its widgets by this class."""
        raise NotImplementedError

    @property
    def is_short_of_room(self) -> bool:
        """Draw only what is needed."""
        return self.screen.has_class(SMALL)


class Board(Part):
    """A part with places: the arrows move a cursor over them, and some answers belong to the place under it.

    Its verbs are not abstract, for the reason that `Part.show` gives: the screen asks Textual for a `Board`, too.
    """

    class Opened(Message):
        """Somebody wants to see all answers of the place under the cursor."""

        def __init__(self, heading: Answer) -> None:
            super().__init__()
            self.heading = heading

    def move(self, key: str) -> None:
        """Move the cursor: up, down, left or right."""
        raise NotImplementedError

    def find(self, key: str) -> Answer | None:
        """The answer of a key at the place under the cursor, refused or not; None: no such key."""
        raise NotImplementedError

    def open(self) -> None:
        """Tell of all answers of the place under the cursor."""
        raise NotImplementedError


class ScrollingPart(VerticalScroll):
    """A part of a table with widgets of its own."""

    points: tuple[str, ...] = ()

    async def show(self, picture: Picture) -> None:
        """Draw the part as the viewer sees it. Not abstract, for the same reason."""
        raise NotImplementedError

    @property
    def is_short_of_room(self) -> bool:
        """Draw only what is needed."""
        return self.screen.has_class(SMALL)


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in plain words: its title, and a name for each value."""

    title: str
    values: dict[Any, str]


class Face:
    """What a game without a face of its own gets: its question, its answers and its log."""

    offer_title = "door-key-market"  # the phrase of what `m` opens

    @property
    def search_hint(self) -> str:
        """What one might look for in the rulebook."""
        return str(phrase("door-search"))

    def keys_help(self) -> Mapping[str, Phrase]:
        """How this table is answered, by key."""
        return {ANSWER_KEYS: phrase("door-keys-answers"), "↑ ↓ Enter": phrase("door-keys-arrows")}

    def signs_help(self) -> Sequence[Phrase]:
        """What the signs on the table mean, a line each."""
        return ()

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
        return all_offered(picture)

    def free_answers(self, picture: Picture) -> list[Answer]:
        """What can be done at this keyboard without being asked."""
        return [
            Answer(words=picture.describe(action), action=action, seat=seat)
            for seat, action in picture.free
            if action not in picture.legal
        ]

    def story(self, picture: Picture) -> list[Line]:
        """The log, oldest first."""
        return [told.line for told in picture.told]

    def is_secret(self, view: Any) -> bool:  # noqa: ANN401  # each game has its own view
        """Somebody is asked, and this viewer may not know who."""
        return getattr(view, "asked", True) is None and not getattr(view, "over", False)

    def is_open(self, view: Any) -> bool:  # noqa: ANN401  # the same
        """Everybody may see what this viewer sees: no curtain falls between two persons at one screen."""
        return False

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

    def deeds(self, picture: Picture) -> list[str]:
        """What a team has done together, in lines for the last page."""
        return []


def plain_value(value: object) -> str:
    """A value as a word."""
    if isinstance(value, bool):
        return str(phrase("door-yes" if value else "door-no-value"))
    return str(value).replace("_", " ")


def face_of(game: str) -> Face:
    """The face of a game; a plain one where it has none."""
    declared = found(game, "face", "FACE")
    return declared if isinstance(declared, Face) else Face()


KEYS = "1234567890acegijnotvxyz"  # the others have a meaning on every table


def with_keys(answers: Sequence[Answer]) -> list[Answer]:
    """Every answer with a key: its own where nobody else has it, or the next free one; refused ones only their own."""
    own = [answer.key for answer in answers]
    keys = [key if key not in own[:place] else "" for place, key in enumerate(own)]
    free = iter(key for key in KEYS if key not in keys)
    return [
        replace(
            answer,
            key=key or (next(free, "") if answer.action is not None or answer.inner else ""),
            inner=tuple(with_keys(answer.inner)),
        )
        for answer, key in zip(answers, keys, strict=True)
    ]


def all_answers(answers: Sequence[Answer]) -> list[Answer]:
    """The answers themselves, out of whatever headings they stand under."""
    return [inner for answer in answers for inner in (all_answers(answer.inner) if answer.inner else [answer])]
