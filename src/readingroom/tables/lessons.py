"""Lessons: a scripted match, played on the real table, step by step as the learner's seat is sent it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from readingroom.catalog import find_game, start
from readingroom.core.errors import ReadingRoomError
from readingroom.core.lessons import Lesson, LessonStep
from readingroom.core.phrases import Phrase, phrase
from readingroom.tables import entries as log
from readingroom.tables.messages import EncodedUpdate, TableInfo
from readingroom.tables.table import Table, setup_of
from readingroom.tables.updates import Updates, table_info


class NoLesson(ReadingRoomError):
    """The game has none."""


class BadLesson(ReadingRoomError):
    """A script that does not fit the match."""


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A step: the table as the learner sees it, a note, and what to press (null: nothing but going on)."""

    note: str
    says: Phrase  # the note for catalogues of any language
    point: str
    rules: list[str]
    action: str | None
    update: EncodedUpdate
    odds: Any


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A whole lesson. `info` and `box` are the table's, the same at every step."""

    game: str
    title: str
    seat: int
    info: TableInfo
    box: Any  # each game has its own
    steps: list[LessonMoment]


@lru_cache(maxsize=16)
def lesson_of(key: str) -> LessonAnswer:
    """The lesson of a game; raises UnknownGame and NoLesson."""
    game = find_game(key)
    lesson = game.lesson()
    if lesson is None:
        raise NoLesson(phrase("mistake-no-lesson", game=game.meta.title))
    return play_lesson(key, lesson)


def play_lesson(key: str, lesson: Lesson) -> LessonAnswer:
    """Play it through; raises BadLesson and Refused when the script does not fit."""
    table = lesson_table(key, lesson)
    info = table_info(table, range(len(lesson.names)))
    updates = Updates(table)
    told: int | None = None
    steps: list[LessonMoment] = []
    for step in lesson.steps:
        table.standing.asked_since = None  # nobody hurries
        update = msgspec.Raw(updates.update(lesson.seat, told))
        told = table.timeline.number(lesson.seat)
        steps.append(
            LessonMoment(
                note=str(step.note),
                says=step.note,
                point=step.point,
                rules=list(step.rules),
                action=step.action,
                update=update,
                odds=table.playing.odds(lesson.seat),
            )
        )
        play_step(table, lesson, step)
    box = table.game.box(setup_of(table.standing))
    return LessonAnswer(game=key, title=str(lesson.title), seat=lesson.seat, info=info, box=box, steps=steps)


def lesson_table(key: str, lesson: Lesson) -> Table:
    """The table that the lesson begins at."""
    match = start(key, position=lesson.position, draws=lesson.draws, seed=lesson.seed)
    plain = match.to_plain()
    created = log.Created(
        at=0.0,
        settings=log.Settings(game=key, options=plain["options"], beat=0.0),
        seats=[log.SeatPlan(kind="person", name=name) for name in lesson.names],
        host="",
        secret=plain["seed"],
        file=plain,
    )
    started = log.Started(at=0.0, rules=match.game.meta.rules_version)
    return Table.from_log("lesson", [created, started])


def play_step(table: Table, lesson: Lesson, step: LessonStep) -> None:
    """What the learner presses, then what the others do."""
    script = [(action, False) for action in step.others]
    if step.action is not None:
        script.insert(0, (step.action, True))
    for action, learner in script:
        asked = table.asked
        if asked is None or learner != (asked == lesson.seat):
            raise BadLesson(phrase("mistake-lesson-script", action=action, seat=str(asked)))
        table.take(log.Moved(at=0.0, seat=asked, action=action, by="person"))
