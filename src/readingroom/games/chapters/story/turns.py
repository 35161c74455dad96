"""A finished match turn by turn: whose each was, what it brought, and how the Libraries stood after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from readingroom.core.errors import Broken
from readingroom.core.retelling import Step
from readingroom.core.state import bits
from readingroom.games.chapters.edge import events as ev
from readingroom.games.chapters.rules.house import CARD_EVENT
from readingroom.games.chapters.rules.state import ChaptersState


@dataclass(slots=True)
class TurnTold:
    """One turn: whose it was, where in the log it ended, and what it brought."""

    number: int
    seat: int
    at: int = 0
    invited: list[tuple[int, int]] = field(default_factory=list)  # where in the log, which Friend
    cancelled: list[int] = field(default_factory=list)  # where an action came to nothing
    molly_taken: int = 0  # from another Library
    last_turns: int | None = None  # where the end was triggered


@dataclass(slots=True)
class DrawsTold:
    """What the Feature deck gave a seat: Features among the cards, and how many were likely."""

    cards: int = 0
    features: int = 0
    expected: Fraction = Fraction(0)


def turns_of(dealt: Sequence[object], steps: Sequence[Step]) -> Iterator[TurnTold]:
    """The turns of a match with what happened in them; the set-up is none."""
    turn: TurnTold | None = None
    told = [(0, event) for event in dealt] + [(step.at, event) for step in steps for event in step.events]
    for at, event in told:
        if isinstance(event, ev.TurnBegan):
            if turn is not None:
                yield turn
            turn = TurnTold(1 if turn is None else turn.number + 1, event.who, at)
        elif turn is not None:
            add(turn, at, event)
    if turn is not None:
        yield turn


def add(turn: TurnTold, at: int, event: object) -> None:
    turn.at = at
    match event:
        case ev.FriendInvited():
            turn.invited.append((at, event.friend))
        case ev.ActionCancelled():
            turn.cancelled.append(at)
        case ev.MollyCalled():
            turn.molly_taken += event.before is not None and event.before != event.who
        case ev.EndTriggered():
            turn.last_turns = at


def draws_of(steps: Sequence[Step], seats: int) -> list[DrawsTold]:
    """What each seat drew from the Feature deck during play, beside what its deck made likely."""
    found = [DrawsTold() for _ in range(seats)]
    for step in steps:
        before = state_before(step)
        features, events = int(bits(before.deck)), int(bits(before.deck_events))
        for event in step.events:
            if isinstance(event, ev.CardDrawn) and event.card is not None and event.card < CARD_EVENT + 20:
                mine = found[event.who]
                mine.cards += 1
                mine.features += event.card < CARD_EVENT
                mine.expected += Fraction(features, max(1, features + events))
    return found


def state_before(step: Step) -> ChaptersState:
    """The state that an action was taken in."""
    if not isinstance(step.before, ChaptersState):
        raise Broken("a state of another game")
    return step.before
