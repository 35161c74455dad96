"""Tutor: a lesson as far as it has come. The game's own scripted match, played on the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.errors import ReadingRoomError
from readingroom.core.lessons import Lesson, LessonStep
from readingroom.core.phrases import phrase
from readingroom.terminal.desk import Desk
from readingroom.terminal.sitters import Sitter


class Tutor:
    """A lesson as far as it has come; nothing of the screen. Raises ReadingRoomError where a game has none."""

    def __init__(self, key: str) -> None:
        game = find_game(key)
        lesson = game.lesson()
        if lesson is None:
            raise ReadingRoomError(phrase("mistake-no-lesson", game=game.meta.title))
        self.key = key
        self.lesson: Lesson = lesson
        self.at = 0
        self.desk = self.begin()

    def begin(self) -> Desk:
        """The table that the lesson begins at."""
        lesson = self.lesson
        match = rr.start(self.key, position=lesson.position, draws=list(lesson.draws), seed=lesson.seed)
        return Desk(match, tuple(Sitter(name) for name in lesson.names), Path())

    @property
    def step(self) -> LessonStep:
        """The note that is being read."""
        return self.lesson.steps[self.at]

    @property
    def title(self) -> str:
        """Where one is."""
        return str(phrase("door-lesson-step", lesson=self.lesson.title, step=self.at + 1, steps=len(self.lesson.steps)))

    @property
    def words(self) -> str:
        """What is to be pressed."""
        match, action = self.desk.match, self.step.action
        if action is not None:
            return str(match.game.describe(match.actions.parse(action), self.desk.names, match.setup))
        return str(phrase("door-go-on" if self.at + 1 < len(self.lesson.steps) else "door-to-the-table"))

    def go_on(self) -> bool:
        """Play the step as it is written; False: that was the last one."""
        if self.at + 1 >= len(self.lesson.steps):
            return False
        for action in written(self.step):
            self.desk.play(action)
        self.at += 1
        return True

    def go_back(self) -> None:
        """To the note before, from the beginning."""
        steps = max(0, self.at - 1)
        self.at, self.desk = 0, self.begin()
        for _ in range(steps):
            self.go_on()


def written(step: LessonStep) -> Sequence[str]:
    """What the learner presses, then what the others do."""
    return step.others if step.action is None else (step.action, *step.others)
