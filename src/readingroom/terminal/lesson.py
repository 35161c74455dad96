"""The lesson at the terminal: the game's own scripted match, one note at a time, on the table it will be played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from textual.events import Key

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.errors import ReadingRoomError
from readingroom.core.lessons import Lesson, LessonStep
from readingroom.terminal.desk import Desk
from readingroom.terminal.faces import face_of
from readingroom.terminal.picture import Answer, Picture, take_picture
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.tabletop import TabletopScreen

GO_ON = object()  # in place of an action: there is nothing to press but this
POINTED = "pointed"


class Tutor:
    """A lesson as far as it has come; nothing of the screen. Raises ReadingRoomError where a game has none."""

    def __init__(self, key: str) -> None:
        game = find_game(key)
        lesson = game.lesson()
        if lesson is None:
            raise ReadingRoomError(f"{game.meta.title} has no lesson; its rules are there all the same")
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
        return f"{self.lesson.title} · {self.at + 1} of {len(self.lesson.steps)}"

    @property
    def words(self) -> str:
        """What is to be pressed."""
        match, action = self.desk.match, self.step.action
        if action is not None:
            return match.game.describe(match.actions.parse(action), self.desk.names, match.setup)
        return "Go on" if self.at + 1 < len(self.lesson.steps) else "To the table"

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


class LessonScreen(TabletopScreen[None]):
    """The learner reads, looks where the note points, and presses what it says."""

    DEFAULT_CSS = """
    LessonScreen .pointed { border: heavy $accent; }
    LessonScreen.-small .pointed { border: none; border-top: heavy $accent; }
    """
    BINDINGS = [
        ("enter,space", "go_on", "Go on"),
        ("u,backspace", "back", "Back"),
        ("w", "why", "Why"),
        ("r", "rules", "Rules"),
        ("l", "log", "Log"),
        ("m", "market", "Market"),
        ("question_mark", "app.help", "Help"),
        ("q,escape", "leave", "Leave"),
    ]

    def __init__(self, key: str) -> None:
        super().__init__(face_of(key))
        self.tutor = Tutor(key)

    async def on_mount(self) -> None:
        """The first note."""
        await self.paint()

    async def paint(self) -> None:
        """The table as the learner sees it, with the note where the question lies."""
        tutor = self.tutor
        seen = take_picture(tutor.desk, tutor.lesson.seat)
        await self.show(replace(seen, prompt=tutor.step.note, free=()))
        for widget in self.query("*"):
            widget.set_class(tutor.step.point in getattr(widget, "points", ()), POINTED)

    def answers(self, picture: Picture) -> list[Answer]:
        """The one that is written."""
        return [Answer(words=self.tutor.words, action=GO_ON, key="↵")]

    def asks_by(self, picture: Picture) -> tuple[str, ...]:
        """The rules that the note tells of."""
        return self.tutor.step.rules

    def slip_title(self, picture: Picture) -> str:
        return self.tutor.title

    def on_key(self, event: Key) -> None:
        """Enter goes on, wherever the cursor is; all else is as on every table."""
        if event.key in ("enter", "space"):
            event.stop()
            self.call_later(self.action_go_on)

    def answered(self, answer: Answer) -> None:
        """The same by mouse."""
        self.call_later(self.action_go_on)

    async def action_go_on(self) -> None:
        """Press what is written."""
        if self.tutor.go_on():
            await self.paint()
        else:
            self.dismiss(None)

    async def action_back(self) -> None:
        """The note before."""
        self.tutor.go_back()
        await self.paint()

    def action_leave(self) -> None:
        """Enough for today."""
        self.dismiss(None)
