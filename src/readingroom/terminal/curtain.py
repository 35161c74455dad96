"""The curtain: falls before another person looks, so that nobody sees another's hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import Button, Static

from readingroom.core.phrases import phrase

LAST = 6


class CurtainScreen(Screen[None]):
    """Pass the screen. It knows a name and what everybody has seen; never what will be asked."""

    DEFAULT_CSS = """
    CurtainScreen { align: center middle; background: #4a1620; color: #f4ead8; }
    CurtainScreen > Vertical { width: 70; height: auto; }
    CurtainScreen Center { height: auto; }
    CurtainScreen #pass { width: 100%; text-align: center; text-style: bold; margin: 0 0 1 0; }
    CurtainScreen #aside { width: 100%; text-align: center; margin: 0 0 2 0; }
    CurtainScreen Button { width: auto; min-width: 40; }
    CurtainScreen #seen { width: 100%; margin: 2 0 0 0; }
    """
    BINDINGS = [("enter", "open", "door-key-open"), ("question_mark", "app.help", "door-key-help")]
    AUTO_FOCUS = ""  # only Enter or a click opens it, not a space from before

    def __init__(self, name: str, seen: Sequence[str]) -> None:
        super().__init__()
        self.named = name
        self.seen = tuple(seen)[-LAST:]

    def compose(self) -> ComposeResult:
        """The name, a button, and the last public lines."""
        with Vertical():
            yield Static(str(phrase("door-pass-screen", name=self.named)), id="pass", markup=False)
            yield Static(str(phrase("door-admire")), id="aside")
            with Center():
                yield Button(str(phrase("door-open-the-book", name=self.named)), id="open")
            yield Static(seen_text(self.seen), id="seen")

    def on_button_pressed(self) -> None:
        """The right person is there."""
        self.action_open()

    def action_open(self) -> None:
        """Raise the curtain."""
        self.dismiss()


def seen_text(seen: Sequence[str]) -> Text:
    """The last public lines, if there are any."""
    return Text("\n".join([str(phrase("door-seen-last")), *(f"  {line}" for line in seen)]) if seen else "")
