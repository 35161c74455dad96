"""The chairs of the lobby: a person, a bot of a level, or nobody on each."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from readingroom.core.phrases import phrase
from readingroom.terminal.choice import Choice
from readingroom.terminal.field import Field, name_field
from readingroom.terminal.sitters import BOT_NAMES, LEVELS, Sitter, level_words

FIRST = ("person", "librarian")  # the others are empty at first


def kinds_in_words() -> dict[str, str]:
    """Who may sit on a chair."""
    bots = {level: level_words(level) for level in LEVELS}
    return {"person": str(phrase("door-person")), **bots, "empty": str(phrase("door-empty-chair"))}


class Chair(Horizontal):
    """One chair: who sits there, and the person's name."""

    DEFAULT_CSS = """
    Chair { height: 1; }
    Chair .number { width: 3; }
    Chair Choice { width: 20; }
    Chair .bot { width: 1fr; padding: 0 1; }
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.kind = FIRST[seat] if seat < len(FIRST) else "empty"

    def compose(self) -> ComposeResult:
        """Number, kind, name."""
        yield Static(str(self.seat + 1), classes="number")
        yield Choice(kinds_in_words(), self.kind)
        yield name_field(self.seat)
        yield Static(classes="bot")

    def on_mount(self) -> None:
        """A name for a person only."""
        self.suit()

    def on_choice_changed(self) -> None:
        """Another kind of sitter."""
        self.kind = self.query_one(Choice).value
        self.suit()

    def suit(self) -> None:
        """Show the name field to persons, the bot's name to bots."""
        self.query_one(Field).display = self.kind == "person"
        bot = self.query_one(".bot", Static)
        bot.display = self.kind != "person"
        bot.update("" if self.kind == "empty" else BOT_NAMES[self.seat])

    def sit(self, kind: str, name: str = "") -> None:
        """Put somebody on the chair."""
        self.kind = kind
        self.query_one(Choice).set(kind)
        if name:
            self.query_one(Field).value = name
        self.suit()

    @property
    def sitter(self) -> Sitter | None:
        """Who sits here; None on an empty chair."""
        if self.kind == "empty":
            return None
        if self.kind == "person":
            return Sitter(self.query_one(Field).value.strip())
        return Sitter(BOT_NAMES[self.seat], self.kind)


class Chairs(Vertical):
    """All chairs of a game."""

    DEFAULT_CSS = "Chairs { height: auto; border: round #a08e72; padding: 0 1; }"

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.border_title = str(phrase("door-chairs"))
        self.seats = seats

    def compose(self) -> ComposeResult:
        """One line a chair."""
        for seat in range(self.seats):
            yield Chair(seat)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits down; empty chairs are left out."""
        return tuple(sitter for chair in self.query(Chair) if (sitter := chair.sitter) is not None)
