"""A hint over the table: what the coach would do, why, and Enter to do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.terminal.desk import Hint
from readingroom.terminal.rules import AskRule


class HintScreen(ModalScreen[Hint | None]):
    """Gives the hint if it is to be followed."""

    DEFAULT_CSS = """
    HintScreen { align: center bottom; }
    HintScreen > Vertical { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; }
    HintScreen > Vertical { background: $panel; border: round $accent; }
    """
    BINDINGS = [
        ("escape,h,q", "dismiss", "door-key-close"),
        ("enter", "follow", "door-key-do-it"),
        ("w", "why", "door-key-why"),
    ]

    def __init__(self, ask: Callable[[], Awaitable[Hint]]) -> None:
        super().__init__()
        self.ask = ask
        self.hint: Hint | None = None  # once the coach has answered

    def compose(self) -> ComposeResult:
        """One sheet."""
        with Vertical() as box:
            box.border_title = str(phrase("door-coach"))
            box.border_subtitle = str(phrase("door-esc-closes"))
            yield Static(str(phrase("door-thinking")), id="hint")

    def on_mount(self) -> None:
        """Ask at once."""
        self.think()

    @work(exclusive=True, group="hint")
    async def think(self) -> None:
        """The coach answers within two seconds, or says why not."""
        sheet, box = self.query_one("#hint", Static), self.query_one(Vertical)
        try:
            self.hint = await self.ask()
        except Refused as refused:
            sheet.update(Text(f"× {refused.sentence} {refused.rule or ''}"))
        except ReadingRoomError as error:
            sheet.update(Text(f"× {error}"))
        else:
            sheet.update(hint_text(self.hint))
            box.border_subtitle = str(phrase("door-hint-keys"))

    def action_follow(self) -> None:
        """Do what the coach says."""
        if self.hint is not None:
            self.dismiss(self.hint)

    def action_why(self) -> None:
        """The rule that the reason rests on."""
        if self.hint is not None:
            below = self.app.screen_stack[-2]
            below.post_message(AskRule((self.hint.rule,), self.hint.sentence))
            self.dismiss(None)


def hint_text(hint: Hint) -> Text:
    """Whether the plan has changed, the answer, and the reason with its rule."""
    text = Text(f"{phrase('door-plan-changed')}\n", "italic #d6a94a") if hint.changed else Text()
    text.append(f"{hint.words}\n", "bold not italic")
    return text.append(f"{hint.sentence} ", "not bold not italic").append(hint.rule, "underline not bold not italic")
