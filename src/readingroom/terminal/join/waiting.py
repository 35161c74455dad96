"""Before the match: who has come, talk, and the host's word to begin."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from readingroom.core.phrases import phrase
from readingroom.terminal.faces import face_of
from readingroom.terminal.join.closing import is_closing
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.join.people import People
from readingroom.terminal.join.talk import TalkScreen
from readingroom.terminal.ledger import Ledger
from readingroom.terminal.spoken import SpokenScreen


class WaitingScreen(SpokenScreen[bool]):
    """Gives True when the match has begun, False when the viewer leaves."""

    DEFAULT_CSS = """
    WaitingScreen #top { height: 1; background: $primary-darken-2; color: $text; padding: 0 1; }
    WaitingScreen #left { width: 62; }
    WaitingScreen #right { width: 1fr; }
    WaitingScreen #about { height: auto; padding: 0 2; margin: 1 0 0 0; }
    """
    BINDINGS = [
        ("k,slash", "talk", "door-key-talk"),
        ("question_mark", "app.help", "door-key-help"),
        ("q", "leave", "door-key-leave"),
    ]
    AUTO_FOCUS = "People OptionList"

    def __init__(self, far: FarTable) -> None:
        super().__init__()
        self.far = far

    def compose(self) -> ComposeResult:
        """People left, talk right."""
        yield Static(id="top", markup=False)
        with Horizontal():
            with Vertical(id="left"):
                yield People(self.far)
                yield Static(id="about", markup=False)
            with Vertical(id="right"):
                ledger = Ledger()
                ledger.border_title = str(phrase("door-join-said"))
                yield ledger
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Keep up with the table."""
        self.far.listen(self.hear)
        self.hear()
        self.call_after_refresh(self.query_one("People OptionList").focus)

    def on_unmount(self) -> None:
        """Look away."""
        self.far.ignore(self.hear)

    def hear(self) -> None:
        """Something is new; the connection does not wait while it is drawn."""
        self.call_later(self.look)

    async def look(self) -> None:
        """Draw what is new, or go to the table."""
        far = self.far
        if is_closing(self):
            return
        if far.gone is not None or far.seen is not None:
            await self.go(begun=far.gone is None)
            return
        self.query_one("#top", Static).update(f"Reading Room · {far.now.title} · {self.state_words()}")
        self.query_one("#about", Static).update(self.about_words())
        self.query_one(Ledger).tell([told.line for told in far.story])

    def state_words(self) -> str:
        """Who one is, and whether the server is there."""
        if not self.far.connected:
            return str(phrase("door-join-lost-in"))
        if self.far.seat is None:
            return str(phrase("door-join-looking-on"))
        return str(phrase("door-join-you-are", name=self.far.now.chairs[self.far.seat].name))

    def about_words(self) -> str:
        """What everybody waits for, the house rules, and the link to pass on."""
        far = self.far
        wait = phrase("door-join-begin-host" if far.host else "door-join-begin-others")
        link = f"{phrase('door-join-others')}\n{far.link.server}/t/{far.link.table}"
        return f"{wait}\n\n{self.house_rules()}{link}"

    def house_rules(self) -> str:
        """The options that are not as usual."""
        face, now = face_of(self.far.now.game), self.far.now
        lines = []
        for option in self.far.game.meta.options:
            value = now.options.get(option.key, option.default)
            if value not in (option.default, None):
                words = face.option_words(option)
                lines.append(f"{words.title}: {words.values.get(value, value) if words.values else value}")
        return "\n".join([*lines, "", ""]) if lines else ""

    async def go(self, *, begun: bool) -> None:
        """Away from here, with whatever lies over the screen."""
        while self.app.screen is not self and self in self.app.screen_stack:
            await self.app.pop_screen()
        if self.app.screen is self:
            self.dismiss(begun)

    def action_talk(self) -> None:
        """Say something."""
        self.app.push_screen(TalkScreen(self.far))

    def action_leave(self) -> None:
        """The chair is kept; one can come back."""
        self.dismiss(False)  # noqa: FBT003
