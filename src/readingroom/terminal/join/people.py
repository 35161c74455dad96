"""Who sits round a server's table, and what its host can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.cells import set_cell_size
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from readingroom.client import ServerGone
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.terminal.join.closing import is_closing
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.join.picture import chair_words, sign_of

NAME = 24
FILLERS = ("librarian", "apprentice", "archivist")


@dataclass(frozen=True, slots=True)
class Doing:
    """Something the host can do."""

    words: str
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)
    twice: bool = False  # it is asked again before it is done


class People(Vertical):
    """The chairs, and the host's list."""

    DEFAULT_CSS = """
    People { height: auto; border: round #a08e72; padding: 0 1; }
    People OptionList { height: auto; margin: 1 0 0 0; border: none; background: transparent; padding: 0; }
    People OptionList:focus { border: none; background-tint: $foreground 0%; }
    People #word { height: auto; color: $warning; }
    """

    def __init__(self, far: FarTable) -> None:
        super().__init__()
        self.far = far
        self.doings: list[Doing] = []
        self.sure: Doing | None = None  # asked once already

    def compose(self) -> ComposeResult:
        """Chairs, the host's list, a word."""
        yield Static(id="chairs")
        yield OptionList()
        yield Static(id="word", markup=False)

    def on_mount(self) -> None:
        """Keep up with the table."""
        self.border_title = str(phrase("door-join-round"))
        self.far.listen(self.hear)
        self.look()

    def on_unmount(self) -> None:
        """Look away."""
        self.far.ignore(self.hear)

    def hear(self) -> None:
        """Something is new; the connection does not wait while it is drawn."""
        self.call_later(self.look)

    def look(self) -> None:
        """Draw who is there now."""
        if is_closing(self):
            return
        self.query_one("#chairs", Static).update(people_text(self.far))
        doings = host_doings(self.far) if self.far.host else []
        if doings != self.doings:
            self.doings, self.sure = doings, None
            listed = self.query_one(OptionList)
            listed.clear_options()
            listed.add_options([Text(doing.words) for doing in doings])
            listed.highlighted = 0 if doings else None
        self.query_one(OptionList).display = bool(self.doings)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do it; what cannot be mended is asked twice."""
        event.stop()
        doing = self.doings[event.option_index]
        if doing.twice and self.sure != doing:
            self.sure = doing
            self.say(str(phrase("door-join-sure")))
        else:
            self.do(doing)

    @work(group="host")
    async def do(self, doing: Doing) -> None:
        """The host's word, or why not."""
        self.say("")
        try:
            await self.far.do(doing.kind, **doing.fields)
        except Refused as refused:
            self.say(f"× {refused.sentence} {refused.rule}")
        except ServerGone:
            pass  # the table tells
        except ReadingRoomError as error:
            self.say(f"× {error}")

    def say(self, words: str) -> None:
        """One sentence under the list."""
        self.query_one("#word", Static).update(words)


def people_text(far: FarTable) -> Text:
    """One line a chair."""
    lines = []
    for seat, chair in enumerate(far.now.chairs):
        you = f" {phrase('door-join-you')}" if seat == far.seat else ""
        name = set_cell_size(f"{chair.name}{you}", NAME)
        lines.append(Text(f"{seat + 1} {sign_of(chair)} {name} ", "bold" if you else "").append(chair_words(chair)))
    return Text("\n").join(lines)


def host_doings(far: FarTable) -> list[Doing]:
    """What the host can do now."""
    now = far.now
    if now.phase == "waiting":
        if all(chair.kind != "open" for chair in now.chairs):
            return [Doing(str(phrase("door-join-do-begin")), "start")]
        return [
            Doing(str(phrase("door-join-do-begin-with", level=level)), "start", {"fill": level}) for level in FILLERS
        ]
    if now.phase == "playing":
        go_on, pause = str(phrase("door-join-do-go-on")), str(phrase("door-join-do-pause"))
        hold = Doing(go_on, "resume") if now.paused else Doing(pause, "pause")
        return [hold, Doing(str(phrase("door-join-do-end")), "end", twice=True)]
    return []


class PeopleScreen(ModalScreen[None]):
    """The people over the table."""

    DEFAULT_CSS = """
    PeopleScreen { align: center middle; }
    PeopleScreen > Vertical { width: 70; max-width: 100%; height: auto; max-height: 100%; background: $panel; }
    PeopleScreen #about { padding: 0 2; height: auto; }
    """
    BINDINGS = [("escape,f,q", "dismiss", "door-key-close")]

    def __init__(self, far: FarTable) -> None:
        super().__init__()
        self.far = far

    def compose(self) -> ComposeResult:
        """The chairs, and how the table is played."""
        with Vertical():
            people = People(self.far)
            people.border_subtitle = str(phrase("door-esc-closes"))
            yield people
            yield Static(about_text(self.far), id="about")


def about_text(far: FarTable) -> Text:
    """Where the table is and how it is played."""
    now = far.now
    words = [phrase("door-join-nobody-plays")]
    if now.grace is not None:
        words = [phrase("door-join-bot-plays", seconds=now.grace)]
    if now.clock is not None:
        words.append(phrase("door-join-clock", seconds=now.clock))
    if now.taken_back:
        words.append(phrase("door-join-taken-back", times=now.taken_back))
    return Text(f"{far.link.server}/t/{far.link.table}\n{' '.join(map(str, words))}")
