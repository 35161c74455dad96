"""`readingroom join`: find the table, take or find one's chair, play, go on to the rematch."""

from __future__ import annotations

import asyncio

from textual import work
from textual.app import ComposeResult
from textual.widgets import Static

from readingroom.client import ServerGone, TableLink, read_link
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.terminal.app import RoomApp
from readingroom.terminal.faces import Face
from readingroom.terminal.help import help_words
from readingroom.terminal.join.arrival import ArrivalScreen
from readingroom.terminal.join.arriving import find_table
from readingroom.terminal.join.far import FarTable
from readingroom.terminal.join.help import around_it, at_a_far_table
from readingroom.terminal.join.keys import keep_keys
from readingroom.terminal.join.table import JoinedScreen
from readingroom.terminal.join.waiting import WaitingScreen


class JoinApp(RoomApp):
    """A visit to a server's table."""

    def __init__(self, link: TableLink, arrival: ArrivalScreen | None = None) -> None:
        super().__init__()
        self.link = link  # of the table where one was last
        self.arrival = arrival  # where one finds a chair; None: one has a key, or looks on
        self.trouble: ReadingRoomError | None = None  # why the visit was cut short

    def compose(self) -> ComposeResult:
        """What is seen until the server answers."""
        yield Static(str(phrase("door-join-coming", server=self.link.server)), markup=False)

    def on_mount(self) -> None:
        """Come in."""
        self.visit()

    @work(exclusive=True, group="visit")
    async def visit(self) -> None:
        """From table to table, until somebody leaves or a server closes one."""
        following: TableLink | None = self.link
        if self.arrival is not None:
            following = await self.push_screen_wait(self.arrival)
        try:
            while following is not None:
                self.link = following
                following = await self.sit_at(following)
        except ServerGone as gone:
            self.trouble = gone
        self.exit()

    async def sit_at(self, link: TableLink) -> TableLink | None:
        """Wait for the match, play it; the link of the rematch, if one is wanted. Raises ServerGone."""
        async with FarTable(link) as far:
            await self.keep(far)
            following = None
            if far.now.phase != "waiting" or await self.push_screen_wait(WaitingScreen(far)):
                await far.until(lambda: far.seen is not None)
                await far.look_into_box()
                following = await self.push_screen_wait(JoinedScreen(far))
            if following is None and far.gone is not None:
                raise far.gone
            return following

    async def keep(self, far: FarTable) -> None:
        """Remember the keys for the next time."""
        if far.seat is None and not far.host:
            return
        try:
            await asyncio.to_thread(keep_keys, far.link)
        except OSError as error:
            words = phrase("door-join-key-not-kept", why=error.strerror or str(error))
            self.notify(str(words), severity="warning")

    def help_words(self, face: Face) -> str:
        return help_words(face, at_a_far_table(), around_it())


def join_table(text: str, *, watch: bool = False, name: str = "") -> TableLink:
    """Visit the table of a link; the link where one was last. Raises ReadingRoomError with what is wrong."""
    app = asyncio.run(arrive(read_link(text), watch=watch, name=name))
    app.run()
    if app.trouble is not None:
        raise app.trouble
    return app.link


async def arrive(link: TableLink, *, watch: bool = False, name: str = "") -> JoinApp:
    """The app for this link: at its seat, among the open chairs, or looking on; raises ReadingRoomError."""
    found = await find_table(link, watch=watch)
    if not watch and found.may_sit_down:
        return JoinApp(found.link, ArrivalScreen(found.link, found.now, name=name, word=found.word))
    return JoinApp(found.link)
