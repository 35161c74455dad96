"""Choice: one line that holds one of several values; the arrows or a click change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text
from textual.message import Message
from textual.widgets import Static


class Choice(Static, can_focus=True):
    """`‹ with tools ›`."""

    DEFAULT_CSS = """
    Choice { height: 1; width: 1fr; }
    Choice:focus { background: $primary 40%; text-style: bold; }
    Choice:hover { background: $primary 20%; }
    """
    BINDINGS = [("right,space,enter", "turn(1)", "door-key-change"), ("left", "turn(-1)", "door-key-change")]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, values: Mapping[Any, str], value: object, *, id: str | None = None) -> None:  # noqa: A002  # Textual's word
        super().__init__(id=id)
        self.values = dict(values)
        self.value: Any = value

    def on_mount(self) -> None:
        """Show the first value."""
        self.show()

    def show(self) -> None:
        """Draw the value."""
        self.update(Text(f"‹ {self.values[self.value]} ›"))

    def set(self, value: object) -> None:
        """Choose without telling."""
        self.value = value
        self.show()

    def action_turn(self, step: int) -> None:
        """On to the next value."""
        keys = list(self.values)
        self.set(keys[(keys.index(self.value) + step) % len(keys)])
        self.post_message(self.Changed(self))

    def on_click(self) -> None:
        """The same by mouse."""
        self.action_turn(1)
