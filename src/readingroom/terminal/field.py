"""Field: one line to type in."""

from __future__ import annotations

from textual.widgets import Input

from readingroom.core.phrases import phrase
from readingroom.terminal.sitters import LONGEST_NAME


class Field(Input):
    """A compact input whose cursor keeps still."""

    DEFAULT_CSS = """
    Field { width: 1fr; height: 1; border: none; padding: 0 1; background: $surface-lighten-1; }
    Field:focus { background: $primary 40%; border: none; }
    """

    def __init__(self, value: str = "", *, hint: str = "", longest: int = 0) -> None:
        super().__init__(value, placeholder=hint, max_length=longest, compact=True)
        self.cursor_blink = False


def name_field(seat: int) -> Field:
    """For the name of a person on a chair."""
    return Field(str(phrase("door-reader", number=seat + 1)), longest=LONGEST_NAME)
