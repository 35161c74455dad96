"""House rules: the options of a game in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Static

from readingroom.core.game import Meta
from readingroom.core.options import Option
from readingroom.core.phrases import phrase
from readingroom.terminal.choice import Choice
from readingroom.terminal.faces import Face
from readingroom.terminal.field import Field


class OptionRow(Horizontal):
    """One option: its title and its value."""

    DEFAULT_CSS = """
    OptionRow { height: 1; }
    OptionRow .title { width: 18; }
    """

    def __init__(self, option: Option, face: Face) -> None:
        super().__init__()
        self.option = option
        self.face = face
        self.words = face.option_words(option)

    def compose(self) -> ComposeResult:
        """A choice where the values can be listed, else a field."""
        yield Static(self.words.title, classes="title", markup=False)
        if self.words.values:
            yield Choice(self.words.values, self.option.default)
        else:
            yield Field(hint=field_hint(self.option))

    def value(self, names: Sequence[str]) -> object:
        """What was chosen; raises BadOption."""
        for choice in self.query(Choice):
            return choice.value
        text = self.query_one(Field).value
        return self.face.parse_option(self.option, text, names) if text.strip() else self.option.default

    def set(self, value: object) -> None:
        """Choose a value."""
        for choice in self.query(Choice):
            choice.set(value)
        for field in self.query(Field):
            field.value = "" if value is None else str(value)


class HouseRules(Vertical):
    """All options, and a sentence on the one in focus."""

    DEFAULT_CSS = """
    HouseRules { height: auto; border: round #a08e72; padding: 0 1; }
    HouseRules #about { height: 4; color: $text-muted; }
    """

    def __init__(self, meta: Meta, face: Face) -> None:
        super().__init__()
        self.border_title = str(phrase("door-house-rules"))
        self.meta = meta
        self.face = face

    def compose(self) -> ComposeResult:
        """The variant first: it is the option whose values are the variants."""
        for option in sorted(self.meta.options, key=lambda option: not is_variant(option, self.meta)):
            yield OptionRow(option, self.face)
        yield Static(self.meta.sentence, id="about", markup=False)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the option in focus means."""
        row = row_of(event.widget)
        if row is not None:
            self.query_one("#about", Static).update(row.option.sentence)

    def chosen(self, names: Sequence[str]) -> dict[str, Any]:
        """Options that differ from their defaults; raises BadOption."""
        values = {row.option.key: (row.value(names), row.option.default) for row in self.query(OptionRow)}
        return {key: value for key, (value, default) in values.items() if value != default}


def is_variant(option: Option, meta: Meta) -> bool:
    """The option's values are the game's variants, in whatever order."""
    return not isinstance(option.allowed, str) and set(option.allowed) == set(meta.variants)


def row_of(widget: Widget) -> OptionRow | None:
    """The row that a field stands in."""
    return next((node for node in widget.ancestors if isinstance(node, OptionRow)), None)


def field_hint(option: Option) -> str:
    """What may be typed."""
    if isinstance(option.allowed, range):
        return f"{option.default}, or {option.allowed_words()}"
    return str(phrase("door-names-or-chance")) if option.default is None else str(option.default)
