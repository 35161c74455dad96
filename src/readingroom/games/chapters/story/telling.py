"""The story of a finished match: who won and by what, who came when, what chance did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from readingroom.core.errors import Broken
from readingroom.core.game import Outcome
from readingroom.core.match import Match
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.retelling import Luck, MatchStory, Step, steps_of
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.rules.end import points
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.story.moments import highlights_of, log_of
from readingroom.games.chapters.story.turns import DrawsTold, draws_of, state_before, turns_of


def tell_story(match: Match, names: Sequence[str], pack: Pack) -> MatchStory:
    """The story of a match that is over: the tale tells its few high points, the other moments are the log."""
    outcome, final = match.outcome, match.true_state()
    if outcome is None or not isinstance(final, ChaptersState):
        raise Broken("a story is told after the end")
    dealt, steps = steps_of(match)
    turns = list(turns_of(dealt, steps))
    highlights = list(highlights_of(turns, final, names, pack))
    result = result_of(outcome, names, casual=bool(match.setup.options["casual"]))
    draws = draws_of(steps, match.seats)
    return MatchStory(
        won=result,
        told=(*(moment.says for moment in highlights), result),
        scores=tuple(hearts_by_round(steps, final, match.seats)),
        luck=tuple(luck_of(draws[seat], seat, names) for seat in range(match.seats)),
        moments=(*highlights, *log_of(turns, names, pack)),
    )


def hearts_by_round(steps: Sequence[Step], final: ChaptersState, seats: int) -> Iterator[tuple[int, ...]]:
    """Everybody's Hearts at the start, after each round, and at the end."""
    told = -1
    for step in steps:
        before = state_before(step)
        if before.clock // seats != told and before.clock % seats == 0:
            told = int(before.clock) // seats
            yield tuple(int(points(before, seat)) for seat in range(seats))
    yield tuple(int(points(final, seat)) for seat in range(seats))


def result_of(outcome: Outcome, names: Sequence[str], *, casual: bool) -> Phrase:
    """Who won, in a sentence."""
    who = tuple(names[seat] for seat in outcome.winners)
    score = outcome.scores[outcome.winners[0]]
    if casual:
        return phrase(
            "chapters-story-won-friends" if len(who) == 1 else "chapters-story-shared-friends", who=who, score=score
        )
    return phrase("chapters-story-won" if len(who) == 1 else "chapters-story-shared", who=who, score=score)


def luck_of(draws: DrawsTold, seat: int, names: Sequence[str]) -> Luck:
    """Features among the cards that a seat drew, beside what was likely."""
    likely = round(float(draws.expected), 1)
    return Luck(
        who=seat,
        drawn=float(draws.features),
        expected=round(float(draws.expected), 2),
        says=phrase("chapters-story-luck", who=names[seat], cards=draws.cards, features=draws.features, likely=likely),
        figures={"cards": draws.cards, "features": draws.features},
    )
