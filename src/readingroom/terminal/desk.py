"""Desk: a match with its sitters. Who is asked, what bots answer, taking back; nothing of the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import readingroom as rr
from readingroom.bots.coach import Advice, advise
from readingroom.core.events import Event
from readingroom.core.match import new_secret
from readingroom.core.phrases import phrase
from readingroom.terminal.sitters import Sitter, marks_of

MakeBot = Callable[[str, int], rr.Bot]


@dataclass(frozen=True, slots=True)
class Spoken(Event):
    """A bot has said what it has in mind."""

    moment: int  # after so many actions
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would do in somebody's place, and why."""

    action: Any
    words: str  # for the action
    sentence: str
    rule: str
    changed: bool  # a plan that was followed so far is given up

    @property
    def lines(self) -> list[str]:
        """The hint in sentences, for whoever reads line by line."""
        change = [str(phrase("door-plan-changed"))] if self.changed else []
        return [*change, f"{self.words}. {self.sentence} [{self.rule}]"]


class Desk:
    """A match and who sits at it. Only one thread at a time may use it."""

    def __init__(self, match: rr.Match, sitters: tuple[Sitter, ...], path: Path, make_bot: MakeBot = rr.bot) -> None:
        self.match = match
        self.sitters = sitters
        self.path = path
        self.make_bot = make_bot
        self._bots: dict[int, rr.Bot] = {}
        self._spoken: list[Spoken] = []
        self._advice: dict[int, Advice] = {}  # what the coach has told each seat

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def marks(self) -> tuple[str, ...]:
        """One letter for each seat."""
        return marks_of(self.names)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that are answered at this keyboard."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.is_person)

    @property
    def words(self) -> str:
        """The match in a line of a list."""
        who = ", ".join(sitter.words for sitter in self.sitters)
        moves = len(self.match.log)
        return f"{self.match.game.meta.title}: {who}. {phrase('door-moves', moves=moves)}"

    def choose(self, seat: int) -> object:
        """What the bot of a seat answers now; may take long."""
        level = self.sitters[seat].bot
        if seat not in self._bots and level is not None:
            # known to everybody, and not a word of it tells the match's own chance
            self._bots[seat] = self.make_bot(level, int(self.match.commitment[:8], 16) + seat)
        answer: object = self._bots[seat].choose(self.match, seat)
        return answer

    def hint(self, seat: int) -> Hint:
        """What the coach would do in a seat's place; takes up to two seconds. Raises Refused."""
        match = self.match
        chance = int(match.commitment[:8], 16) + len(match.log)
        advice = self._advice[seat] = advise(match, seat, self._advice.get(seat), seed=chance)
        action = match.actions.parse(advice.action)
        reason = match.reason(action, seat, self.names, advice.then)
        words = str(match.game.describe(action, self.names, match.setup))
        return Hint(action, words, reason.sentence, reason.rule, advice.changed)

    def speak(self, seat: int, action: object) -> str | None:
        """Let a bot whose turn has begun say what it will do, where all win or lose as one; None: it is silent."""
        match, moment = self.match, len(self.match.log)
        begins = any(event.begins_turn for event in match.events(seat, since=moment))
        if not begins or not match.game.meta.cooperative or not self.persons:
            return None
        text = match.reason(action, seat, self.names).sentence
        self._spoken.append(Spoken(moment, seat, text))
        return text

    def happened(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What the viewer saw since that many actions, and what bots said meanwhile."""
        events: list[Event] = list(self.match.events(viewer, since=since))
        self._spoken = [line for line in self._spoken if line.moment <= len(self.match.log)]  # or it was taken back
        for line in reversed(self._spoken):
            if line.moment >= since - 1:
                later = self.match.events(viewer, since=max(since, line.moment + 1))
                spoken_later = sum(other.moment > line.moment for other in self._spoken)
                events.insert(len(events) - len(later) - spoken_later, line)
        return events

    def play(self, action: Any) -> list[Event]:  # noqa: ANN401  # each game has its own actions
        """Do what was answered; raises Refused."""
        return self.match.play(action)

    def interject(self, seat: int, action: Any) -> list[Event]:  # noqa: ANN401  # each game has its own actions
        """Do what a seat may do without being asked; raises Refused."""
        return self.match.interject(seat, action)

    def undo(self) -> None:
        """Take back to a person's last answer; raises Refused when somebody has learned something since."""
        taken: list[tuple[int, object]] = []
        while self.match.can_undo:
            seat, code = self.match.log[-1]
            taken.append((seat, self.match.actions.actions[code]))
            self.match.undo()
            if seat in self.persons:
                return
        for seat, action in reversed(taken):  # only bots have answered since: as it was
            self.match.enter(seat, action)
        raise rr.Refused("TABLE-UNDO-1", phrase("table-undo-learned"))

    def again(self, path: Path) -> Desk:
        """The same chairs and house rules, newly shuffled."""
        match = rr.Match(self.match.game, self.match.setup, new_secret(None))
        return Desk(match, self.sitters, path, self.make_bot)
