"""The help screen: every key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from readingroom.core.phrases import Phrase, phrase
from readingroom.terminal.faces import Face

Keys = Mapping[str, Phrase]


def at_the_table() -> Keys:
    """The keys of a table at this keyboard."""
    return {
        "×": phrase("door-keys-refused"),
        "u": phrase("door-keys-undo"),
        **common_keys(),
        "f, Space": phrase("door-keys-fast"),
        "q": phrase("door-keys-lobby"),
    }


def common_keys() -> Keys:
    """The keys of every table."""
    return {
        "h": phrase("door-keys-hint"),
        "w": phrase("door-keys-why"),
        "r": phrase("door-keys-rules"),
        "l": phrase("door-keys-log"),
        "m": phrase("door-keys-offer"),
        "Tab": phrase("door-keys-tab"),
        "PgUp PgDn": phrase("door-keys-page"),
    }


def in_the_lobby() -> list[str]:
    """The keys before a table is set."""
    keys = {"Tab ↑ ↓": phrase("door-keys-fields"), "Ctrl+L": phrase("door-keys-lesson")}
    return [str(phrase("door-keys-in-lobby")), *key_lines(keys)]


def key_lines(keys: Keys) -> list[str]:
    """Keys and what they do, in two columns."""
    return [f"  {key:<15}{does}" for key, does in keys.items()]


def help_words(face: Face, keys: Keys, more: Sequence[str]) -> str:
    """All keys of a table and what its signs mean."""
    lines = [str(phrase("door-keys-at-table")), *key_lines(face.keys_help()), *key_lines(keys), *more]
    return "\n".join([*lines, *sign_lines(face.signs_help())])


def sign_lines(signs: Sequence[Phrase]) -> list[str]:
    """What signs mean, below each other; nothing where there are none."""
    if not signs:
        return []
    label = f"{phrase('door-keys-signs')}  "
    return ["", f"{label}{signs[0]}", *(f"{'':<{len(label)}}{line}" for line in signs[1:])]


def everywhere() -> list[str]:
    """The keys of every screen."""
    return [str(phrase("door-keys-anywhere")), *key_lines({"?": phrase("door-keys-everywhere")})]


class HelpScreen(ModalScreen[None]):
    """All keys and signs."""

    DEFAULT_CSS = """
    HelpScreen { align: center middle; }
    HelpScreen > VerticalScroll { width: 90; height: 29; max-width: 100%; max-height: 100%; padding: 0 1; }
    HelpScreen > VerticalScroll { background: $panel; border: round $primary; }
    """
    BINDINGS = [("escape,question_mark,q,enter", "dismiss", "door-key-close")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One page."""
        with VerticalScroll() as box:
            box.border_title = str(phrase("door-help-title"))
            box.border_subtitle = str(phrase("door-esc-closes"))
            yield Static(Text(self.words))
