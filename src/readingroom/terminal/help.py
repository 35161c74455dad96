"""The help screen: every key."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from readingroom.terminal.faces import Face

AT_THE_TABLE = """\
  ×              refused: the rule stands beside it, Enter or a click opens it
  u              take back, while nobody has learned anything since
  h              a hint: what the coach would do; Enter does it
  w              why: the rule of the question, or of the last refusal
  r              the rulebook, with a search
  l              the whole log; Enter on a line opens its rule
  m              what is on offer, in full
  Tab            on to the log and your hand; Enter opens the rules
  PgUp PgDn      through hands that do not fit on the screen
  f, Space       bots play without pauses, or only this time
  q              back to the lobby; the match is saved after every move
In the lobby
  Tab ↑ ↓        from field to field;  ← → change a field;  Ctrl+S opens the doors
  Ctrl+L         the lesson: how the chosen game is played
Everywhere
  ?              this page;  Esc closes;  Ctrl+Q leaves the room"""


def help_words(face: Face, common: str = AT_THE_TABLE) -> str:
    """All keys of a table and what its signs mean."""
    keys = "".join(f"  {line}\n" for line in face.keys_help)
    signs = f"\n\n{face.signs_help}" if face.signs_help else ""
    return f"At the table\n{keys}{common}{signs}"


class HelpScreen(ModalScreen[None]):
    """All keys and signs."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll { width: 90; height: 29; max-width: 100%; max-height: 100%; padding: 0 1; }
    HelpScreen > VerticalScroll { background: $panel; border: round $primary; }
    """
    BINDINGS = [("escape,question_mark,q,enter", "dismiss", "Close")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One page."""
        with VerticalScroll() as box:
            box.border_title = "Help"
            box.border_subtitle = "Esc closes"
            yield Static(Text(self.words))
