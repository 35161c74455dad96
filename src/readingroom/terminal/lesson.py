"""The lesson at the terminal: the game's own scripted match, one note at a time, on the table it will be played on."""

from __future__ import annotations

from dataclasses import replace

from textual.events import Key

from readingroom.terminal.faces import face_of
from readingroom.terminal.picture import Answer, Picture, take_picture
from readingroom.terminal.tabletop import TabletopScreen
from readingroom.terminal.tutor import Tutor

GO_ON = object()  # in place of an action: there is nothing to press but this
POINTED = "pointed"


class LessonScreen(TabletopScreen[None]):
    """The learner reads, looks where the note points, and presses what it says."""

    DEFAULT_CSS = """
    LessonScreen .pointed { border: heavy $accent; }
    LessonScreen.-small .pointed { border: none; border-top: heavy $accent; }
    """
    BINDINGS = [
        ("enter,space", "go_on", "door-key-go-on"),
        ("u,backspace", "back", "door-key-back"),
        ("w", "why", "door-key-why"),
        ("r", "rules", "door-key-rules"),
        ("l", "log", "door-key-log"),
        ("m", "market", "door-key-market"),
        ("question_mark", "app.help", "door-key-help"),
        ("q,escape", "leave", "door-key-leave"),
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
        await self.show(replace(seen, prompt=str(tutor.step.note), free=()))
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
