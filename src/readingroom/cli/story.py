"""A match told action by action, by somebody who sees all or from one seat's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from readingroom.catalog import Match
from readingroom.cli.match_files import match_at
from readingroom.core.codec import to_plain
from readingroom.core.events import Event
from readingroom.core.game import Game
from readingroom.core.match import play_entry
from readingroom.core.phrases import phrase
from readingroom.core.state import TABLE, TAKEN_BACK


@dataclass(frozen=True, slots=True)
class Moment:
    """One action and what followed; the deal is moment 0 and nobody's action."""

    number: int
    asked: int | None  # None: the deal, or an action that this seat may not know of
    action: str | None
    phrase: str | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A match file as somebody sees it; `seat` None sees all, as the referee does."""

    game: Game
    plain: dict[str, Any]
    names: Sequence[str]
    seat: int | None

    def moments(self) -> Iterator[Moment]:
        """The deal, then every action."""
        match = match_at(self.game, self.plain, 0)
        yield self.moment(match)
        for number, entry in enumerate(self.plain["log"], 1):
            play_entry(match, number, entry)
            yield self.moment(match)

    def moment(self, match: Match) -> Moment:
        """The last action of a match that stands there, and what followed."""
        number = len(match.log)
        events = tuple(seen_events(match, self.seat, number))
        if number == 0:
            return Moment(0, None, None, None, events)
        asked, code = match.log[-1]
        if asked == TAKEN_BACK:  # everybody knows of it
            return Moment(number, TABLE, match.file_log()[-1][1], str(phrase("door-back-to", moment=int(code))), events)
        if self.seat not in (None, asked) and asked != TABLE:  # a secret answer stays one
            return Moment(number, None, None, None, events)
        action = match.actions.actions[code]
        return Moment(number, asked, str(action), str(self.game.describe(action, self.names, match.setup)), events)

    def lines(self, moment: Moment) -> list[str]:
        """A moment in words, each sentence with the rules it rests on."""
        lines = [f"   {self.sentence(event)}" for event in moment.events]
        if moment.asked is not None:
            who = phrase("door-the-table") if moment.asked == TABLE else self.names[moment.asked]
            return [f"{moment.number}. {who}: {moment.phrase}", *lines]
        head = str(phrase("door-the-deal")) if moment.number == 0 else f"{moment.number}."
        return [head, *lines] if lines else []

    def words(self, event: Event) -> str:
        """An event in words."""
        return match_at(self.game, self.plain, 0).tell(event, self.names)

    def sentence(self, event: Event) -> str:
        """An event in words, with the rules it rests on."""
        return f"{self.words(event)} [{', '.join(self.game.rules_of(event))}]"

    def to_plain(self, moment: Moment) -> dict[str, Any]:
        """A moment as plain data."""
        events = [
            to_plain(event) | {"sentence": self.words(event), "rules": list(self.game.rules_of(event))}
            for event in moment.events
        ]
        return {
            "moment": moment.number,
            "asked": moment.asked,
            "action": moment.action,
            "phrase": moment.phrase,
            "events": events,
        }


def seen_events(match: Match, seat: int | None, since: int) -> list[Event]:
    """What happened since that many actions; for None everything, hidden cards too."""
    if seat is not None:
        return match.events(seat, since=since)
    return [event for moment, event in match.history() if moment >= since]
