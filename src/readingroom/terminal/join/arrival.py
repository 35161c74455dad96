"""Arriving without a key: the open chairs, a name, or looking on."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Footer, Input, OptionList, Static

from readingroom.client import TableLink
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.tables.messages import ChairInfo, TableInfo
from readingroom.tables.words import BadWords, clean_name
from readingroom.terminal.field import Field
from readingroom.terminal.join.far import seen_text
from readingroom.terminal.join.picture import chair_words, sitter_words
from readingroom.terminal.join.requests import look, take_chair
from readingroom.terminal.spoken import SpokenScreen

TYPED = 60  # a name is shorter; the server says so in its own words


class ArrivalScreen(SpokenScreen[TableLink | None]):
    """Gives the link with the key of the chair that was taken, or without one to look on; None: gone again."""

    DEFAULT_CSS = """
    ArrivalScreen { align: center middle; }
    ArrivalScreen > Vertical { width: 76; max-width: 100%; height: auto; max-height: 100%; }
    ArrivalScreen > Vertical { padding: 1 2; border: round $accent; }
    ArrivalScreen Field { margin: 0 0 1 0; }
    ArrivalScreen OptionList { height: auto; max-height: 12; border: round #a08e72; background: transparent; }
    ArrivalScreen OptionList { padding: 0; }
    ArrivalScreen OptionList:focus { border: round $primary; }
    ArrivalScreen #who { height: auto; margin: 0 0 1 0; }
    ArrivalScreen #word { height: auto; color: $warning; }
    """
    BINDINGS = [("question_mark", "app.help", "door-key-help"), ("escape", "leave", "door-key-leave")]

    def __init__(self, link: TableLink, now: TableInfo, *, name: str = "", word: str = "") -> None:
        super().__init__()
        self.link = link
        self.now = now
        self.named = name
        self.word = word

    def compose(self) -> ComposeResult:
        """Who is there, a name, the chairs."""
        with Vertical() as box:
            box.border_title = f"Reading Room · {self.now.title}"
            yield Static(id="who")
            yield Static(str(phrase("door-join-name")))
            yield Field(self.named, hint=str(phrase("door-join-name-hint")), longest=TYPED)
            yield OptionList()
            yield Static(self.word, id="word", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Name first, unless there is one."""
        self.query_one(OptionList).border_title = str(phrase("door-join-chairs"))
        self.lay_out()
        self.query_one(OptionList if self.named else Field).focus()

    @property
    def open_chairs(self) -> list[int]:
        """The chairs that can be taken."""
        return [seat for seat, chair in enumerate(self.now.chairs) if chair.kind == "open"]

    def lay_out(self) -> None:
        """The chairs as they are now."""
        sitting = [sitter_words(chair) for chair in self.now.chairs if chair.kind != "open"]
        self.query_one("#who", Static).update(
            Text(str(phrase("door-join-at-table", sitters=", ".join(sitting) or phrase("door-join-nobody-yet"))))
        )
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Text(open_words(seat, self.now.chairs[seat])) for seat in self.open_chairs])
        listed.add_option(str(phrase("door-join-look-on")))
        listed.highlighted = 0

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the chairs."""
        event.stop()
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A chair, or none."""
        if event.option_index == len(self.open_chairs):
            self.dismiss(self.link)
            return
        try:
            name = clean_name(self.query_one(Field).value)
        except BadWords as error:
            self.say(str(error))
            self.query_one(Field).focus()
            return
        self.sit(self.open_chairs[event.option_index], name)

    @work(exclusive=True, group="sitting")
    async def sit(self, seat: int, name: str) -> None:
        """Take the chair, unless somebody was quicker."""
        self.say("")
        try:
            token = await take_chair(self.link, seat, name)
        except ReadingRoomError as error:
            self.say(error.sentence if isinstance(error, Refused) else str(error))
            await self.look_again()
        else:
            self.dismiss(replace(self.link, token=token))

    async def look_again(self) -> None:
        """Somebody else has taken a chair."""
        try:
            plain = seen_text(await look(self.link))
        except ReadingRoomError:
            return  # what was said stands
        self.now = msgspec.convert(plain["info"], TableInfo)
        self.lay_out()

    def say(self, words: str) -> None:
        """One sentence under the chairs."""
        self.query_one("#word", Static).update(words)

    def action_leave(self) -> None:
        """Not today."""
        self.dismiss(None)


def open_words(seat: int, chair: ChairInfo) -> str:
    """`Chair 2`, or whose place one would take."""
    if not chair.covered:
        return str(phrase("door-join-chair", chair=seat + 1))
    return str(phrase("door-join-chair-of", chair=seat + 1, name=chair.name, words=chair_words(chair)))
