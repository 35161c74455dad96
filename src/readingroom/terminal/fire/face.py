"""The face of Fire in the Library: which parts lie on its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual.widget import Widget

from readingroom.core.errors import BadOption
from readingroom.core.events import Event
from readingroom.core.options import Option
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.fire.edge import events as ev
from readingroom.games.fire.story.turns import scores_by_round
from readingroom.games.fire.words.text import how_it_ended
from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import Face, OptionWords
from readingroom.terminal.fire.answers import race_answers
from readingroom.terminal.fire.bag import BagPart
from readingroom.terminal.fire.hand import HandPart, rules_of_tool
from readingroom.terminal.fire.library import LibraryPart
from readingroom.terminal.fire.players import PlayersPart
from readingroom.terminal.fire.tale import without_doubles
from readingroom.terminal.fire.turn_cards import TurnCardsPart
from readingroom.terminal.fire.words import VALUES, option_words, signs, tool_in_full
from readingroom.terminal.picture import Line, Picture


class FireFace(Face):
    """Fire in the Library at the terminal."""

    @property
    def search_hint(self) -> str:
        return str(phrase("door-fire-search"))

    def keys_help(self) -> Mapping[str, Phrase]:
        return {"d s p": phrase("door-fire-keys"), **super().keys_help()}

    def signs_help(self) -> Sequence[Phrase]:
        return signs()

    def option_words(self, option: Option) -> OptionWords:
        return option_words(option) if option.key in VALUES else super().option_words(option)

    def parse_option(self, option: Option, text: str, sitters: Sequence[str]) -> object:
        return parse_youth(text, sitters) if option.key == "youth" else text.strip()

    def board(self) -> list[Widget]:
        return [LibraryPart(), TurnCardsPart(), BagPart()]

    def side(self) -> list[Widget]:
        return [PlayersPart()]

    def hand(self) -> list[Widget]:
        return [HandPart()]

    def status(self, picture: Picture) -> str:
        return str(phrase("door-fire-round", round=picture.view.round))

    def story(self, picture: Picture) -> list[Line]:
        return [told.line for told in without_doubles(picture.told)]

    def held_words(self, desk: Desk, events: Sequence[Event]) -> str:
        """4.5: one beat on every fire that catches, and none of it says who was asked."""
        catches = any(isinstance(event, ev.FireTriggered) for event in events)
        return str(phrase("door-fire-catches")) if catches and desk.match.setup.options["tools"] else ""

    def race(self, desk: Desk) -> tuple[dict[int, Any], Any]:
        return race_answers(desk.match.legal())

    def market_rules(self, picture: Picture) -> tuple[str, tuple[str, ...]]:
        tools = [tool for tool in picture.view.market if tool is not None]
        words = "\n\n".join(str(tool_in_full(tool)) for tool in tools)
        return words, tuple(rule for tool in tools for rule in rules_of_tool(tool.tool, picture))

    def ending_words(self, picture: Picture) -> str:
        return "" if picture.outcome is None else str(how_it_ended(picture.outcome.ending))

    def scores_by_round(self, picture: Picture) -> list[list[int]]:
        scores = [player.score for player in picture.view.participants]
        return scores_by_round(picture.events, scores)

    def participants(self, picture: Picture) -> tuple[str, ...]:
        robots = len(picture.view.participants) - len(picture.names)
        return (*picture.names, *[str(phrase("door-fire-robot"))] * robots)


def parse_youth(text: str, sitters: Sequence[str]) -> list[int] | None:
    """Names of everybody, youngest first; raises BadOption."""
    if not text.strip():
        return None
    names = [name.lower() for name in sitters]
    given = [word.strip().lower() for word in text.split(",")]
    if sorted(given) != sorted(names):
        raise BadOption(phrase("mistake-youth", names=", ".join(sitters)))
    return [names.index(word) for word in given]


FACE = FireFace()
