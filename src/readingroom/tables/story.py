"""After the end: the story of a match, with where to look at each moment of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from readingroom.core.errors import Refused
from readingroom.core.phrases import Phrase, as_phrase, phrase
from readingroom.tables import entries as log
from readingroom.tables.table import Table


class StoryMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment that one would talk about: `at` is for a fork, `number` for everybody's replay."""

    kind: str
    who: int | None
    at: int
    number: int
    sentence: str
    figures: dict[str, float]
    says: Phrase | None = None


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What chance gave a participant, beside what it gives on average."""

    who: int
    drawn: float
    expected: float
    sentence: str
    figures: dict[str, float]
    says: Phrase | None = None


class StoryAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went. `scores` has a row for the start, for each round, and for the end."""

    result: str
    tale: str
    won: Phrase | None = None  # the result for catalogues of any language
    told: list[Phrase] = []  # the tale's sentences; none where it is told in English only
    scores: list[list[int]]
    luck: list[Luck]
    moments: list[StoryMoment]


def may_tell(table: Table) -> None:
    """A story is of a match that was played to its end."""
    if table.match is None or table.standing.phase != "over":
        raise Refused("TABLE-OVER-1", phrase("table-story-later"))
    if not table.match.over:
        raise Refused("TABLE-OVER-1", phrase("table-story-ended"))


def story_of(id: str, entries: Iterable[log.AnyEntry]) -> StoryAnswer:  # noqa: A002
    """The story of a finished table, from its whole log. It takes some hundredths of a second."""
    created, *rest = entries
    table = Table.from_log(id, [created])
    numbers: dict[int, int] = {}  # by the length of the match's log: the update that everybody is told it in
    for entry in rest:
        table.take(entry)
        if isinstance(entry, log.Started | log.Moved | log.TookBack):
            told = table.timeline
            numbers[len(table.playing.log)] = told.number(None) + (0 if told.is_settled(None) else 1)
    story = table.game.story(table.playing, table.standing.names)
    first = min(numbers.values())  # what a file had before the table began
    return StoryAnswer(
        result=story.result,
        tale=story.tale,
        won=as_phrase(story.won),
        told=[said for said in map(as_phrase, story.told) if said is not None],
        scores=[list(row) for row in story.scores],
        luck=[
            Luck(
                who=luck.who,
                drawn=luck.drawn,
                expected=luck.expected,
                sentence=luck.sentence,
                figures=dict(luck.figures),
                says=as_phrase(luck.says),
            )
            for luck in story.luck
        ],
        moments=[
            StoryMoment(
                kind=moment.kind,
                who=moment.who,
                at=moment.at,
                number=numbers.get(moment.at, first),
                sentence=moment.sentence,
                figures=dict(moment.figures),
                says=as_phrase(moment.says),
            )
            for moment in story.moments
        ],
    )
