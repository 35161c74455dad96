"""A match told line by line: what is asked, what is answered, what happens, and what each seat sees of it.

? ana     save_or_leave: draw | stop        who is asked, what, and every legal answer: the referee's eyes
> ana     draw                              the answer
! all     Ana lays a white book ... [rule]  what happened; one line for each audience that hears another thing
= all     sees bag 28, ana 1st [W . . . .]  what has changed in the views; one line for each audience
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import readingroom as rr
from readingroom.core.events import Event
from readingroom.games.fire.names import CARD_TITLES, TOKEN_KEYS, TOKEN_LETTERS
from readingroom.games.fire.view import FireView, ParticipantView

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
)


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
        for _, code in self.finished.log:
            yield from self.asked()
            action = self.match.game.actions.actions[code]
            yield line(">", self.asked_name(), str(action))
            self.match.play(action)
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
        yield line("?", self.asked_name(), f"{question['decision']}: {answers}")

    def asked_name(self) -> str:
        seat = self.match.to_move
        return "table" if seat is None or seat == rr.TABLE else self.names[seat].lower()

    def happened(self) -> Iterator[str]:
        """What followed the last action, and what of it everybody sees."""
        moment = len(self.match.log)
        for when, event in self.match.history():
            if when == moment:
                yield from self.told(event)
        views = {who: self.match.view(seat) for who, seat in self.eyes.items()}
        for name, facet in FACETS.items():
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
    return f"{mark} {who:<8}{words}"


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


# --- facets of a view ---------------------------------------------------------------------------------------

Names = tuple[str, ...]
Facet = Callable[[FireView, Names], str | None]


def library_words(view: FireView, _names: Names) -> str:
    """The values on top of the four sections, and what is still to be added to the bag."""
    values = " ".join(f"{letter(section.key)}{section.value}" for section in view.sections)
    return f"sees round {view.round}, library {values}, reserve {view.reserve}"


def people_words(view: FireView, names: Names) -> str:
    """Scores and how many tools everybody holds; those that came from the market by name."""
    return f"sees {', '.join(person_words(one, names) for one in view.participants)}"


def person_words(one: ParticipantView, names: Names) -> str:
    words = [f"{short_name(one.who, names)} {one.score}"]
    words += [f"({one.tools} tool{'' if one.tools == 1 else 's'})"] if one.tools else []
    words += [f"known {' '.join(one.known_tools)}"] if one.known_tools else []
    words += [f"locked {letters(one.locked)}"] if one.locked else []
    return " ".join(words)


def market_words(view: FireView, _names: Names) -> str | None:
    """The open tools."""
    if view.deck == 0 and not any(view.market) and not view.discard:
        return None
    market = ", ".join("-" if tool is None else tool.card for tool in view.market)
    return f"sees market {market}; deck {view.deck}, discard {len(view.discard)}"


def cards_words(view: FireView, names: Names) -> str:
    """The bag, the turn order cards that matter, and tokens on tools."""
    parts = [f"bag {view.bag_size}" + ("" if view.bag is None else f" ({view.bag['fire']} F)")]
    for card in view.cards:
        row = " ".join("." if space.token is None else letter(space.token) for space in card.spaces)
        laid = "" if row == ". . . . ." else f" [{row}]"
        if card.holder is not None or laid:
            holder = "centre" if card.holder is None else short_name(card.holder, names)
            parts.append(f"{holder} {CARD_TITLES[card.number - 1]}{laid}")
    parts += [f"drawn {letters(view.drawn)}"] if view.drawn else []
    parts += [f"on {lying.tool} {letters(lying.tokens)}".rstrip() for lying in view.in_play]
    parts += [f"given {letters(one.given)}" for one in view.participants if one.given]
    return f"sees {', '.join(parts)}"


def hand_words(view: FireView, _names: Names) -> str | None:
    """The tools in one's own hand."""
    if view.seat is None or not (view.hand or any(view.market)):
        return None
    return f"holds {', '.join(tool.card for tool in view.hand) or 'nothing'}"


def asked_words(view: FireView, names: Names) -> str:
    """Who is asked what, as far as one may know: in a secret window the others wait."""
    if view.decision is None:
        return "waits for nobody"
    if view.asked is None:
        return "waits, and reads no name"
    who = "the table" if view.asked == rr.TABLE else short_name(view.asked, names)
    answers = f", with {len(view.legal)} answers" if len(view.legal) > 1 else ""
    return f"waits for {who}: {view.decision}{answers}"


FACETS: dict[str, Facet] = {
    "library": library_words,
    "people": people_words,
    "market": market_words,
    "cards": cards_words,
    "hand": hand_words,
    "asked": asked_words,
}


def letter(token: str) -> str:
    return TOKEN_LETTERS[TOKEN_KEYS.index(token)]


def letters(tokens: tuple[str, ...]) -> str:
    return "".join(letter(token) for token in tokens)


def short_name(who: int, names: Names) -> str:
    return names[who].lower() if who < len(names) else "robot"
