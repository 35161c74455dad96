"""A match told line by line: what is asked, what is answered, what happens, and what each seat sees of it.

? ana     save_or_leave: draw | stop        who is asked, what, and every legal answer: the referee's eyes
> ana     draw                              the answer
! all     Ana lays a white book ... [rule]  what happened; one line for each audience that hears another thing
= all     sees bag 28, ana 1st [W . . . .]  what has changed in the views; one line for each audience
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import readingroom as rr
from readingroom.core.events import Event
from tests.golden.fire_facets import FIRE_FACETS
from tests.golden.labyrinth_facets import LABYRINTH_FACETS

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
WATCHER = "watcher"  # somebody without a seat
Words = dict[str, str | None]  # what each pair of eyes reads, by name

PLAYTHROUGHS = (
    "table.knapsack.win",
    "table-youth.win",
    "technology.fire_spreading.win",
    "wild.round_end.win",
    "inferno-technology.fire_spreading.win",
    "no_tools.fire_spreading.shared_win",
    "no_tools-wild.round_end.win",
    "robot.robot.the_robot_wins",
    "solo_robot.fire_spreading.win",
    "lone_librarian.knapsack.before_turn_12",
    "labyrinth-novice.won",
    "labyrinth-expert.overrun",
    "labyrinth-solo.won",
)
FACETS: dict[str, dict[str, Callable[[Any, tuple[str, ...]], str | None]]] = {
    "fire": FIRE_FACETS,
    "labyrinth": LABYRINTH_FACETS,
}


def playthrough_text(finished: rr.Match) -> str:
    """The whole match as a playthrough."""
    return "\n".join([*Telling(finished).lines(), ""])


class Telling:
    """A finished match on its way to a playthrough."""

    def __init__(self, finished: rr.Match) -> None:
        self.finished = finished
        self.match = begun_again(finished)
        self.names = NAMES[: finished.seats]
        self.eyes: dict[str, int | None] = {name.lower(): seat for seat, name in enumerate(self.names)}
        self.eyes[WATCHER] = None
        self.seen: dict[str, Words] = {}  # what was last told of each facet

    def lines(self) -> Iterator[str]:
        """The head, the deal, every action, the end."""
        yield from self.head()
        yield from self.happened()
        for seat, code in self.finished.log:
            yield from self.asked()
            action = self.match.game.actions.actions[code]
            yield line(">", self.name_of(seat), str(action))
            self.match.enter(seat, action)
            yield from self.happened()
        yield from self.end()

    def head(self) -> Iterator[str]:
        """Which match this is."""
        setup = self.finished.setup
        yield f"# {self.finished.game.meta.title}, rules version {self.finished.game.meta.rules_version}"
        yield f"# seats {setup.seats}, live {setup.live}".lower()
        options = setup.options.items()
        yield "# " + ", ".join(f"{key} {value}" for key, value in options if value is not None).lower()

    def asked(self) -> Iterator[str]:
        """What is asked of whom, with the referee's eyes."""
        question = self.match.position()["asked"]
        answers = " | ".join(str(action) for action in self.match.legal())
        yield ""
        yield line("?", self.name_of(self.match.to_move), f"{question['decision']}: {answers}")

    def name_of(self, seat: int | None) -> str:
        return "table" if seat is None or seat == rr.TABLE else self.names[seat].lower()

    def happened(self) -> Iterator[str]:
        """What followed the last action, and what of it everybody sees."""
        moment = len(self.match.log)
        for when, event in self.match.history():
            if when == moment:
                yield from self.told(event)
        views = {who: self.match.view(seat) for who, seat in self.eyes.items()}
        for name, facet in FACETS[self.match.game.meta.key].items():
            yield from self.changed(name, {who: facet(view, self.names) for who, view in views.items()})

    def told(self, event: Event) -> Iterator[str]:
        """An event, in the words that each audience is told."""
        words: Words = {}
        for name, seat in self.eyes.items():
            seen = event.seen_by(seat)
            words[name] = None if seen is None else self.sentence(seen)
        yield from by_audience("!", words, everybody=len(words))

    def sentence(self, event: Event) -> str:
        rules = ", ".join(self.match.game.rules_of(event))
        return f"{self.match.tell(event, self.names)} [{rules}]"

    def changed(self, facet: str, now: Words) -> Iterator[str]:
        """A facet of the table, for those who see it otherwise than before."""
        before = self.seen.get(facet, {})
        self.seen[facet] = now
        news = {who: words for who, words in now.items() if words != before.get(who)}
        yield from by_audience("=", news, everybody=len(now))

    def end(self) -> Iterator[str]:
        """How it ended."""
        outcome = self.match.outcome
        assert outcome is not None
        winners = ", ".join(self.names[seat] for seat in outcome.winners) or "nobody at the table"
        yield ""
        yield f"# {outcome.ending}: {outcome.grade}; won by {winners}; scores {scores_words(outcome.scores)}"


def begun_again(finished: rr.Match) -> rr.Match:
    """The same match before its first action."""
    return rr.Match(finished.game, finished.setup, finished.secret)


def scores_words(scores: tuple[int, ...]) -> str:
    return " ".join(map(str, scores))


# --- lines --------------------------------------------------------------------------------------------------


def line(mark: str, who: str, words: str) -> str:
    """One line of a playthrough."""
    return f"{mark} {who:<7} {words}"


def by_audience(mark: str, words: Words, *, everybody: int) -> Iterator[str]:
    """One line for each group that reads the same; nothing for those who read nothing."""
    groups: dict[str, list[str]] = {}
    for who, text in words.items():
        if text is not None:
            groups.setdefault(text, []).append(who)
    for text, group in groups.items():
        yield line(mark, audience_words(group, everybody), text)


def audience_words(group: list[str], everybody: int) -> str:
    """Who reads a line; `others` are all but one."""
    if len(group) == everybody:
        return "all"
    return "others" if len(group) == everybody - 1 and len(group) > 1 else "+".join(group)
