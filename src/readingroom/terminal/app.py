"""The terminal app: opens the lobby, or a saved match at once."""

from __future__ import annotations

from pathlib import Path

from textual.app import App
from textual.theme import Theme

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.terminal.desk import Desk, MakeBot
from readingroom.terminal.faces import Face
from readingroom.terminal.help import HelpScreen, at_the_table, everywhere, help_words, in_the_lobby
from readingroom.terminal.lesson import LessonScreen
from readingroom.terminal.lobby import LobbyScreen
from readingroom.terminal.pace import STEP
from readingroom.terminal.saves import read_save

LAMPLIGHT = Theme(
    name="lamplight",
    primary="#9c3b3b",
    secondary="#1f6b4f",
    accent="#d6a94a",
    warning="#ffb454",
    error="#ff8a65",
    success="#1f6b4f",
    foreground="#efe6d6",
    background="#1b1613",
    surface="#241d19",
    panel="#2d241f",
    dark=True,
)


class RoomApp(App[None]):
    """What every screen of ours stands in: its light, and the page with all keys."""

    TITLE = "Reading Room"
    ENABLE_COMMAND_PALETTE = False

    def on_load(self) -> None:
        """Light the lamps."""
        self.register_theme(LAMPLIGHT)
        self.theme = "lamplight"

    def action_help(self) -> None:
        """All keys, and the signs of the table that lies open."""
        faces = (getattr(screen, "face", None) for screen in reversed(self.screen_stack))
        face = next((face for face in faces if isinstance(face, Face)), Face())
        self.push_screen(HelpScreen(self.help_words(face)))

    def help_words(self, face: Face) -> str:
        """The page with all keys."""
        return help_words(face, at_the_table(), [*in_the_lobby(), *everywhere()])


class TerminalApp(RoomApp):
    """Reading Room in a terminal: the lobby, and matches at this keyboard."""

    def __init__(
        self,
        saved: Path | None = None,
        *,
        desk: Desk | None = None,
        make_bot: MakeBot = rr.bot,
        pace: float = STEP,
    ) -> None:
        super().__init__()
        self.saved = saved
        self.desk = desk  # a table to sit down at at once
        self.make_bot = make_bot
        self.pace = pace

    def on_mount(self) -> None:
        """The lobby is always behind the table."""
        word = ""
        if self.saved is not None:
            try:
                self.desk = read_save(self.saved)
                self.desk.make_bot = self.make_bot
            except rr.ReadingRoomError as error:
                word = str(phrase("door-cannot-be-opened", file=self.saved.name, why=str(error)))
        lobby = LobbyScreen(self.make_bot, self.pace, word)
        self.push_screen(lobby)
        if self.desk is not None:
            lobby.call_after_refresh(lobby.sit_down, self.desk)


class LessonApp(RoomApp):
    """Only the lesson of a game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.lesson = LessonScreen(game)

    def on_mount(self) -> None:
        """Begin, and leave when it is over."""
        self.push_screen(self.lesson, lambda _: self.exit())
