"""A finished match turn by turn: whose each was, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from readingroom.core.events import Event
from readingroom.core.retelling import Step
from readingroom.games.librarians.edge import events as ev


@dataclass(slots=True)
class TurnTold:
    """One turn: whose it was, where in the log it ended, and what it brought."""

    number: int
    seat: int
    at: int = 0
    shelved: int = 0
    drawn: int = 0
    lines: list[tuple[int, int]] = field(default_factory=list)  # where in the log, the genre
    authors: list[tuple[int, int]] = field(default_factory=list)
    powers: list[tuple[int, int]] = field(default_factory=list)  # where in the log, the book
    last: Step | None = None


def turns_of(dealt: Sequence[Event], steps: Sequence[Step]) -> Iterator[TurnTold]:
    """The turns of a match with what happened in them."""
    began = [event for event in dealt if isinstance(event, ev.TurnBegan)]
    turn = TurnTold(1, began[-1].who if began else steps[0].seat if steps else 0)
    for step in steps:
        for event in step.events:
            if isinstance(event, ev.TurnBegan):
                yield turn
                turn = TurnTold(turn.number + 1, event.who, at=step.at)
            else:
                add(turn, step, event)
        turn.last, turn.at = step, step.at
    yield turn


def add(turn: TurnTold, step: Step, event: Event) -> None:
    """What an event means for its turn."""
    match event:
        case ev.BookPlayed() | ev.BookInserted():
            turn.shelved += 1
        case ev.BooksDrawn():
            turn.drawn += len(event.books)
        case ev.LineCompleted():
            turn.lines.append((step.at, event.genre))
        case ev.AuthorCompleted():
            turn.authors.append((step.at, event.author))
        case ev.PowerUsed():
            turn.powers.append((step.at, event.book))
        case _:
            pass
