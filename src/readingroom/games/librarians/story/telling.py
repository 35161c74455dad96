"""The story of a finished match: what was completed, who shelved how much, where the library got stuck."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.errors import Broken
from readingroom.core.game import Outcome
from readingroom.core.match import Match
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.retelling import Luck, MatchStory, steps_of
from readingroom.games.librarians.cards.pack import Pack
from readingroom.games.librarians.story.moments import moments_of
from readingroom.games.librarians.story.turns import TurnTold, turns_of

TOLD = 3  # moments in the tale, beside the result


def tell_story(match: Match, names: Sequence[str], pack: Pack) -> MatchStory:
    """The story of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        raise Broken("a story is told after the end")
    dealt, steps = steps_of(match)
    turns = list(turns_of(dealt, steps))
    moments = moments_of(turns, match.true_state(), names, pack)
    result = result_of(outcome, len(turns))
    return MatchStory(
        won=result,
        told=(*(moment.says for moment in moments[-TOLD:]), result),
        scores=tuple(tuple(row) for row in zip(*(shelved(turns, seat) for seat in range(match.seats)), strict=True)),
        luck=tuple(luck_of(turns, seat, names) for seat in range(match.seats)),
        moments=moments,
    )


def shelved(turns: Sequence[TurnTold], seat: int) -> list[int]:
    """How many books a seat has shelved: at the start, and after each turn."""
    counts = [0]
    for turn in turns:
        counts.append(counts[-1] + (turn.shelved if turn.seat == seat else 0))
    return counts


def result_of(outcome: Outcome, turns: int) -> Phrase:
    """How it ended, in a sentence."""
    grade = outcome.grade.replace(" ", "_")
    return phrase(f"librarians-result-{outcome.ending}", turns=turns, left=outcome.scores[0], grade=grade)


def luck_of(turns: Sequence[TurnTold], seat: int, names: Sequence[str]) -> Luck:
    """What a seat drew and what it did with it; no draw is better than another, so there is nothing to expect."""
    own = [turn for turn in turns if turn.seat == seat]
    books, drawn = sum(turn.shelved for turn in own), sum(turn.drawn for turn in own)
    says = phrase("librarians-story-luck", who=names[seat], count=books, drawn=drawn)
    return Luck(
        who=seat, drawn=float(drawn), expected=float(drawn), says=says, figures={"shelved": books, "drawn": drawn}
    )
