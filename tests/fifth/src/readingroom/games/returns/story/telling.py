"""How a match went, in three sentences."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.games.returns.edge.events import BookLaid, BookSwapped, RoundStamped
from readingroom.games.returns.rules.house import BOOKS, HAND

from readingroom.core.errors import Broken
from readingroom.core.match import Match
from readingroom.core.phrases import phrase
from readingroom.core.retelling import HighPoint, Luck, MatchStory, steps_of

USUAL = float(HAND * (BOOKS + 1)) / 2  # what three books are worth on average


def tell_story(match: Match, names: Sequence[str]) -> MatchStory:
    """The story of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        raise Broken("a story is told after the end")
    _, steps = steps_of(match)
    scores = [[0] * match.seats]
    played = [0] * match.seats
    for step in steps:
        for event in step.events:
            if isinstance(event, BookLaid):
                played[event.seat] += event.book
            elif isinstance(event, BookSwapped):
                played[event.seat] += event.book - (event.taken or 0)
            elif isinstance(event, RoundStamped):
                scores.append([score + (seat == event.seat) for seat, score in enumerate(scores[-1])])
                last = event
    won = phrase(
        "returns-result",
        winners=tuple(names[seat] for seat in outcome.winners),
        many=len(outcome.winners),
        stamps=max(outcome.scores),
    )
    told = phrase("returns-last", who=names[last.seat], book=last.book)
    return MatchStory(
        won=won,
        told=(told, won),
        scores=tuple(zip(*scores, strict=True)),
        luck=tuple(
            Luck(
                who=seat,
                drawn=float(dealt),
                expected=USUAL,
                says=phrase("returns-luck", who=names[seat], sum=dealt, usual=USUAL),
                figures={"dealt": dealt},
            )
            for seat, dealt in enumerate(played)
        ),
        moments=(HighPoint(kind="turning_point", who=last.seat, at=steps[-1].at, says=told, figures={}),),
    )
