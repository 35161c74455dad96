"""The log: every line with the rule it rests on; choosing a line opens that rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import OptionList

from readingroom.core.phrases import phrase
from readingroom.core.rulebook import Rulebook
from readingroom.terminal.picture import Line
from readingroom.terminal.rules import AskRule, RuleScreen

SHORT = 50  # lines on the table; the whole log has a screen of its own


class Ledger(OptionList):
    """The last lines of the log."""

    points = ("ledger",)

    DEFAULT_CSS = """
    Ledger { height: 1fr; min-height: 5; border: round #a08e72; padding: 0; }
    Ledger { background: transparent; }
    Ledger:focus { border: round $primary; background: transparent; }
    Ledger > .option-list--option { padding: 0 1; }
    """

    def __init__(self, lines: Sequence[Line] = ()) -> None:
        super().__init__()
        self.border_title = str(phrase("door-log"))
        self.lines: list[Line] = list(lines)

    def on_mount(self) -> None:
        """Draw what it was made with; the newest line stays in sight however high the lines turn out to be."""
        self.watch(self, "virtual_size", self.scroll_to_newest, init=False)
        self.tell(self.lines)

    def tell(self, lines: Sequence[Line]) -> None:
        """Show these lines, newest last and in sight; where nothing is new, whoever reads is left alone."""
        if self.option_count == len(lines) and self.lines == list(lines):
            return
        self.lines = list(lines)
        self.clear_options()
        self.add_options([line_text(line) for line in self.lines])
        self.scroll_to_newest()

    def scroll_to_newest(self) -> None:
        """Once the lines are laid out."""
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """The newest line stays in sight."""
        self.scroll_to_newest()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the rules of the line."""
        event.stop()
        line = self.lines[event.option_index]
        self.post_message(AskRule(line.rules, line.words))


class LedgerScreen(ModalScreen[None]):
    """The whole log."""

    DEFAULT_CSS = """
    LedgerScreen { align: center middle; }
    LedgerScreen Ledger { width: 96; height: 28; max-width: 100%; max-height: 100%; background: $panel; }
    """
    BINDINGS = [("escape,l,q", "dismiss", "door-key-close")]

    def __init__(self, lines: Sequence[Line], book: Rulebook) -> None:
        super().__init__()
        self.lines = lines
        self.book = book

    def compose(self) -> ComposeResult:
        """Only the log."""
        ledger = Ledger(self.lines)
        ledger.border_title = str(phrase("door-log-title"))
        ledger.border_subtitle = str(phrase("door-log-keys"))
        yield ledger

    def on_ask_rule(self, message: AskRule) -> None:
        """Rules open over the log."""
        message.stop()
        self.app.push_screen(RuleScreen(self.book, message.rules, message.heading))


def line_text(line: Line) -> Text:
    """The sentence and its first rule."""
    text = Text(line.words, "italic #d6a94a" if line.said else "")
    return text.append(f" {line.rules[0]}", "#a2937f") if line.rules else text
