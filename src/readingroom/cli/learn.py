"""`readingroom learn`: how a game is played, on a scripted match, in the full-screen client or line by line."""

from __future__ import annotations

from typing import Annotated

import typer

from readingroom.cli.arguments import GameKey, Language, speak_in
from readingroom.cli.output import say
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase


def learn(
    game: GameKey,
    *,
    text: Annotated[bool, typer.Option("--text", help="Plain lines, for pipes and screen readers.")] = False,
    language: Language = None,
) -> None:
    """Learn a game in two or three minutes: a match with a note at each step, the same as in the browser."""
    from readingroom.cli.play import has_terminal

    speak_in(language)
    if text:
        learn_in_lines(game)
        return
    if not has_terminal():
        raise ReadingRoomError(phrase("mistake-lesson-needs-terminal"))
    from readingroom.terminal.app import LessonApp

    LessonApp(game).run()


def learn_in_lines(game: str) -> None:
    """Each note with what the learner does, then what happens; Enter goes on, `quit` leaves."""
    from readingroom.cli.look import table_lines
    from readingroom.cli.text_words import read_line
    from readingroom.terminal.tutor import Tutor

    tutor, told = Tutor(game), 0
    seat = tutor.lesson.seat
    say(phrase("door-lesson", game=tutor.desk.match.game.meta.title, lesson=tutor.lesson.title))
    while True:
        match = tutor.desk.match
        for event in match.events(seat, since=told):
            say(f"  {match.tell(event, tutor.desk.names)} [{', '.join(match.game.rules_of(event))}]")
        told = len(match.log) + 1
        say(
            "",
            f"{tutor.at + 1}. {tutor.step.note} [{', '.join(tutor.step.rules)}]",
            f"  {phrase('door-enter', does=tutor.words)}",
        )
        while (line := read_line()) == "look":
            say(*table_lines(match, seat, tutor.desk.names))
        if line is None or line in ("q", "quit") or not tutor.go_on():
            return
