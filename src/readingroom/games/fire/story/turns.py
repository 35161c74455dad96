"""A match as its turns: what each draw could bring and did bring, what was scored, what burned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import cast

from readingroom.core.events import Event
from readingroom.core.retelling import Step
from readingroom.games.fire.edge import actions as do, events as ev
from readingroom.games.fire.edge.odds import Card, going_on
from readingroom.games.fire.rules.house import FIRE
from readingroom.games.fire.rules.state import FireState

TORCH = do.PlayTool("torch")


@dataclass(frozen=True, slots=True)
class DrawTold:
    """One token drawn and laid: the odds before it, and what it brought. A fire that catches brings all to nothing."""

    at: int
    burns: Fraction
    stake: int  # points that stopping would have scored
    expected: Fraction  # points that a draw brings on average
    gained: int
    caught: bool

    @property
    def luck(self) -> float:
        """Points above the average."""
        return float(self.gained - self.expected)


@dataclass(slots=True)
class TurnTold:
    """A librarian's turn."""

    who: int
    round: int
    draws: list[DrawTold] = field(default_factory=list)
    laid: int = 0
    helped: bool = False  # by a tool, so that the odds of its draws are not the whole story
    points: int | None = None  # by leaving; None: never left, or still inside
    bravery: int = 0
    at: int = 0  # when it was scored, or when the fire spread
    burnt: bool = False

    @property
    def survives(self) -> Fraction:
        """How likely it was that none of the draws burns."""
        chance = Fraction(1)
        for draw in self.draws:
            chance *= 1 - draw.burns
        return chance


@dataclass(slots=True)
class Gain:
    """Points that somebody gained, and everybody's scores then."""

    at: int
    round: int
    who: int
    points: int
    scores: tuple[int, ...] = ()


@dataclass(slots=True)
class Bag:
    """Fires that came out of the bag for a participant."""

    fires: int = 0
    expected: Fraction = Fraction(0)


class Retelling:
    """Everything that a story is made of, gathered step by step."""

    def __init__(self, dealt: Sequence[Event], steps: Sequence[Step], participants: int) -> None:
        self.turns: list[TurnTold] = []
        self.gains: list[Gain] = []
        self.bags = [Bag() for _ in range(participants)]
        self.collapse: tuple[int, int] | None = None  # when, and which section
        self.round = 0
        self._hear(0, dealt, None)
        for step in steps:
            before = cast("FireState", step.before)
            self.round = int(before.round)
            if isinstance(step.action, do.Draw) and not step.action.shovel:
                self._turn_of(int(before.active)).draws.append(draw_told(step.at, before, step.events))
            elif isinstance(step.action, do.Draw) or step.action == TORCH:
                self._turn_of(int(before.active)).helped = True
            self._hear(step.at, step.events, before)

    def _turn_of(self, who: int) -> TurnTold:
        """The turn going on; a match that began in the middle of one has not told of it."""
        if not self.turns or self.turns[-1].who != who:
            self.turns.append(TurnTold(who, self.round))
        return self.turns[-1]

    def _hear(self, at: int, events: Sequence[Event], before: FireState | None) -> None:
        for event in events:
            match event:
                case ev.RoundBegan():
                    self.round = event.round
                case ev.TurnBegan():
                    self.turns.append(TurnTold(event.who, self.round))
                case ev.TokensDrawn() if before is not None:
                    self._draw(event, before)
                case ev.TokenLaid():
                    self._turn_of(event.who).laid += 1
                case ev.FireStopped():
                    self._turn_of(event.who).helped = True
                case ev.FireSpread():
                    turn = self._turn_of(event.who)
                    turn.burnt, turn.at = True, at
                case ev.KnowledgeScored():
                    self._score(at, event)
                case ev.PointsGained():
                    self.gains.append(Gain(at, self.round, event.who, event.points))
                case ev.PointsLost():
                    self.gains.append(Gain(at, self.round, event.who, -event.points))
                case ev.LibraryCollapsed():
                    self.collapse = at, event.section

    def _score(self, at: int, event: ev.KnowledgeScored) -> None:
        turn = self._turn_of(event.who)
        turn.points, turn.bravery, turn.at = event.knowledge + event.bravery, event.bravery, at
        self.gains.append(Gain(at, self.round, event.who, turn.points))

    def _draw(self, event: ev.TokensDrawn, before: FireState) -> None:
        bag = self.bags[event.who]
        bag.fires += event.tokens.count(int(FIRE))
        bag.expected += Fraction(len(event.tokens) * int(before.in_bag(FIRE)), int(before.bag_size))


def draw_told(at: int, before: FireState, events: Sequence[Event]) -> DrawTold:
    """The odds of a draw, and how it came out."""
    token = next(event.tokens[0] for event in events if isinstance(event, ev.TokensDrawn))
    card = Card.of(before)
    catches = card.next_fire_triggers()
    caught = catches and token == FIRE
    return DrawTold(
        at=at,
        burns=Fraction(card.bag[FIRE], sum(card.bag)) if catches else Fraction(0),
        stake=card.points,
        expected=going_on(card, 1) - card.points,
        gained=-card.points if caught else card.after(token).points - card.points,
        caught=caught,
    )


def with_scores(gains: Sequence[Gain], end: Sequence[int]) -> list[Gain]:
    """Gains with everybody's scores after each; a head start is what the end tells beyond the gains."""
    now = list(end)
    told = []
    for gain in reversed(gains):
        told.append(Gain(gain.at, gain.round, gain.who, gain.points, tuple(now)))
        now[gain.who] -= gain.points
    return told[::-1]


def scores_by_round(events: Sequence[Event], end: Sequence[int]) -> list[list[int]]:
    """Every participant's score at the start, after each round and at the end."""
    now = [0] * len(end)
    rows = [list(now)]
    for event in events:
        match event:
            case ev.KnowledgeScored():
                now[event.who] += event.knowledge + event.bravery
            case ev.PointsGained():
                now[event.who] += event.points
            case ev.PointsLost():
                now[event.who] -= event.points
            case ev.RoundEnded() | ev.MatchEnded():
                rows.append(list(now))
    # a head start, or a match that began in the middle
    start = [last - gained for last, gained in zip(end, now, strict=True)]
    return [[first + points for first, points in zip(start, row, strict=True)] for row in rows]
