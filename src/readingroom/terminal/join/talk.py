"""Talking at a server's table: what was said, quick phrases, and a line of one's own."""

from __future__ import annotations

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from readingroom.client import ServerGone
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.tables.words import CHAT_LENGTH, PHRASES
from readingroom.terminal.field import Field
from readingroom.terminal.join.closing import is_closing
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.ledger import Ledger


class TalkScreen(ModalScreen[None]):
    """Say something; it closes when the table has heard it."""

    DEFAULT_CSS = """
    TalkScreen { align: center middle; }
    TalkScreen > Vertical { width: 74; height: 26; max-width: 100%; max-height: 100%; }
    TalkScreen > Vertical { background: $panel; border: round $primary; padding: 0 1; }
    TalkScreen Ledger { height: 1fr; }
    TalkScreen #phrases { height: 12; border: round #a08e72; background: transparent; padding: 0; }
    TalkScreen #word { height: auto; color: $warning; }
    """
    BINDINGS = [("escape", "dismiss", "door-key-close")]

    def __init__(self, far: FarTable) -> None:
        super().__init__()
        self.far = far

    def compose(self) -> ComposeResult:
        """What was said, phrases, a line to type in."""
        with Vertical() as box:
            box.border_title = str(phrase("door-join-talk"))
            box.border_subtitle = str(phrase("door-join-talk-foot"))
            ledger = Ledger()
            ledger.border_title = str(phrase("door-join-said"))
            ledger.can_focus = False
            yield ledger
            if self.far.now.chat_on:
                yield Field(hint=str(phrase("door-join-say")), longest=CHAT_LENGTH)
            yield Static(id="word", markup=False)
            phrases = OptionList(
                *(str(phrase("door-join-phrase", phrase=key)) for key in PHRASES), id="phrases", markup=False
            )
            phrases.border_title = str(phrase("door-join-phrases"))
            yield phrases

    def on_mount(self) -> None:
        """Ready to type, or to choose where only phrases are heard."""
        self.far.listen(self.hear)
        self.look()
        where = self.query(Field)
        _ = where.first().focus() if where else self.query_one("#phrases").focus()

    def on_unmount(self) -> None:
        """Listen no more."""
        self.far.ignore(self.hear)

    def hear(self) -> None:
        """Something is new; the connection does not wait while it is drawn."""
        self.call_later(self.look)

    def look(self) -> None:
        """What was said."""
        if is_closing(self):
            return
        self.query_one(Ledger).tell([told.line for told in self.far.story if told.line.said])

    def on_key(self, event: Key) -> None:
        """Down from the line to the phrases."""
        if event.key == "down" and isinstance(self.focused, Input):
            event.stop()
            self.query_one("#phrases").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line of one's own."""
        if event.value.strip():
            self.say(text=event.value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A quick phrase."""
        self.say(phrase=list(PHRASES)[event.option_index])

    @work(exclusive=True, group="talk")
    async def say(self, **words: str) -> None:
        """Let the table hear it, or read why not."""
        word = self.query_one("#word", Static)
        try:
            await self.far.do("say", **words)
        except Refused as refused:
            word.update(f"× {refused.sentence}")
        except ServerGone:
            pass  # the table tells
        except ReadingRoomError as error:
            word.update(f"× {error}")
        else:
            self.dismiss()
