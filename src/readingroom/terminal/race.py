"""The race: who is first to shout. Each person has a key; after a beat nobody was."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Static

RACE_KEYS = "alqpzm"  # far apart on the keyboard, in the order of seats
BEAT = 3.0


class RaceScreen(ModalScreen[int | None]):
    """Gives the seat of the first one who pressed; None when nobody did in time."""

    DEFAULT_CSS = """
    RaceScreen { align: center middle; }
    RaceScreen > Vertical { width: 50; height: auto; padding: 1 2; }
    RaceScreen > Vertical { background: $panel; border: heavy #ff9d5c; }
    RaceScreen Button { width: 100%; margin: 1 0 0 0; }
    """

    def __init__(self, question: str, names: Mapping[int, str], beat: float = BEAT) -> None:
        super().__init__()
        self.question = question
        self.names = names
        self.beat = beat
        self.done = False

    def compose(self) -> ComposeResult:
        """The question and a key for each person."""
        with Vertical():
            yield Static(self.question, markup=False)
            for seat, name in self.names.items():
                yield Button(f"{RACE_KEYS[seat].upper()}: {name}", id=f"seat{seat}", compact=True)

    def on_mount(self) -> None:
        """The beat begins."""
        self.set_timer(self.beat, lambda: self.settle(None))

    def on_key(self, event: Key) -> None:
        """The first key wins."""
        seat = RACE_KEYS.find((event.character or " ").lower())
        if seat in self.names:
            event.stop()
            self.settle(seat)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The same by mouse."""
        self.settle(int(str(event.button.id).removeprefix("seat")))

    def settle(self, seat: int | None) -> None:
        """Only the first counts."""
        if not self.done:
            self.done = True
            self.dismiss(seat)
