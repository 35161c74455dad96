"""The story of a finished match: who caught whom, who brought whom back, what chance did, where time was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from readingroom.core.errors import Broken
from readingroom.core.match import Match
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.retelling import Luck, MatchStory, steps_of
from readingroom.games.labyrinth.cards.pack import Pack
from readingroom.games.labyrinth.story.moments import highlights_of, log_of
from readingroom.games.labyrinth.story.turns import TurnTold, turns_of


def tell_story(match: Match, names: Sequence[str], pack: Pack) -> MatchStory:
    """The story of a match that is over: the tale tells its few high points, the other moments are the log."""
    outcome = match.outcome
    if outcome is None:
        raise Broken("a story is told after the end")
    _, steps = steps_of(match)
    turns = list(turns_of(steps))
    highlights = highlights_of(turns, outcome.ending, names, pack)
    result = result_of(outcome.ending, outcome.scores[0], turns)
    return MatchStory(
        won=result,
        told=(*(moment.says for moment in highlights), result),
        scores=tuple(zip(*(returns_by_turn(turns, seat) for seat in range(match.seats)), strict=True)),
        luck=tuple(luck_of(turns, seat, names) for seat in range(match.seats)),
        moments=(*highlights, *log_of(turns, names, pack)),
    )


def returns_by_turn(turns: Sequence[TurnTold], seat: int) -> Iterator[int]:
    """How many Terrors a seat has brought back: at the start, and after each turn."""
    brought = 0
    yield brought
    for turn in turns:
        brought += len(turn.returned) if turn.seat == seat else 0
        yield brought


def result_of(ending: str, shelves: int, turns: Sequence[TurnTold]) -> Phrase:
    """How it ended, in a sentence."""
    return phrase(f"labyrinth-story-ended-{ending}", turn=len(turns), shelves=shelves)


def luck_of(turns: Sequence[TurnTold], seat: int, names: Sequence[str]) -> Luck:
    """How many of the tiles that a seat lit were Terrors, beside what was likely; and what it did with its time."""
    own = [turn for turn in turns if turn.seat == seat]
    lit, terrors = sum(turn.lit for turn in own), sum(turn.terrors_lit for turn in own)
    expected = float(sum(turn.expected for turn in own))
    who, likely = names[seat], round(expected, 1)
    return Luck(
        who=seat,
        drawn=float(terrors),
        expected=round(expected, 2),
        says=phrase("labyrinth-story-luck", who=who, lit=lit, terrors=terrors, likely=likely),
        figures={
            "lit": lit,
            "terrors": terrors,
            "captured": sum(len(turn.captured) for turn in own),
            "turns": len(own),
            "quiet": sum(turn.quiet for turn in own),
            "lost": sum(turn.lost for turn in own),
        },
    )
