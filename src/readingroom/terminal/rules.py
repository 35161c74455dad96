"""Rule pop-ups: the full text of rules by id, and a search through the book."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, Static

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.core.rulebook import Rule, Rulebook
from readingroom.terminal.field import Field

MOST = 60  # a search shows no more than this


class AskRule(Message):
    """Somebody wants to read rules; `heading` is what they were looking at."""

    def __init__(self, rules: Sequence[str], heading: str = "") -> None:
        super().__init__()
        self.rules = tuple(rules)
        self.heading = heading


class RuleScreen(ModalScreen[None]):
    """An open rulebook over the table."""

    DEFAULT_CSS = """
    RuleScreen { align: center middle; }
    RuleScreen > Vertical { width: 84; height: 24; max-width: 100%; max-height: 100%; }
    RuleScreen > Vertical { background: $panel; border: round $primary; padding: 0 1; }
    RuleScreen Field { margin: 0 0 1 0; }
    RuleScreen VerticalScroll { height: 1fr; }
    """
    BINDINGS = [
        ("escape", "dismiss", "door-key-close"),
        ("down", "scroll_rules(1)", "door-key-scroll"),
        ("up", "scroll_rules(-1)", "door-key-scroll"),
        ("pagedown", "scroll_rules(12)", "door-key-scroll"),
        ("pageup", "scroll_rules(-12)", "door-key-scroll"),
    ]

    def __init__(self, book: Rulebook, rules: Iterable[str] = (), heading: str = "", *, hint: str = "") -> None:
        super().__init__()
        self.book = book
        self.heading = heading
        self.hint = str(phrase("door-rules-search", hint=f": {hint}" if hint else ""))
        self.shown = [book.rules[rule] for rule in rules if rule in book]

    def compose(self) -> ComposeResult:
        """A search line over the text."""
        with Vertical() as box:
            box.border_title = str(phrase("door-rules-title"))
            box.border_subtitle = str(phrase("door-rules-keys"))
            yield Field(hint=self.hint)
            with VerticalScroll(can_focus=False):
                yield Static(rules_text(self.shown, self.heading), id="rules")

    def on_mount(self) -> None:
        """Ready to type."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Show what was found, or that nothing was."""
        self.search(event.value)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing, once there is a word."""
        if len(event.value.strip()) > 2:
            self.search(event.value)

    def search(self, words: str) -> None:
        """The rule of that id, or all that speak of the words."""
        try:
            text = rules_text(self.book.find(words)[:MOST])
        except rr.UnknownRule as error:
            text = Text(str(error))
        self.query_one("#rules", Static).update(text)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll_rules(self, lines: int) -> None:
        """Up and down without leaving the search line."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def rules_text(rules: Sequence[Rule], heading: str = "") -> Text:
    """Rules as they stand in the book."""
    parts = [Text(heading, "italic")] if heading else []
    parts += [rule_text(rule) for rule in rules]
    return Text("\n\n").join(parts) if parts else Text(str(phrase("door-rules-none")))


def rule_text(rule: Rule) -> Text:
    """Id, chapter and text."""
    return (
        Text(rule.id, "bold reverse")
        .append(f" {rule.chapter}\n", "not bold not reverse")
        .append(rule.text.replace("**", "").replace("*", ""), "not bold not reverse")
    )
