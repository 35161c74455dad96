"""`readingroom join`: find the table, take or find one's chair, play, go on to the rematch."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.widgets import Static

from readingroom.client import ServerGone, TableLink, read_link
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.tables.messages import TableInfo
from readingroom.terminal.app import RoomApp
from readingroom.terminal.faces import Face
from readingroom.terminal.help import help_words
from readingroom.terminal.join.arrival import ArrivalScreen
from readingroom.terminal.join.far import FarTable, seen_text
from readingroom.terminal.join.help import AT_A_FAR_TABLE
from readingroom.terminal.join.keys import forget_keys, keep_keys, with_kept_keys
from readingroom.terminal.join.requests import look
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
        yield Static(f"Coming to the table at {self.link.server}...", markup=False)

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
            self.notify(f"The key of your seat cannot be kept: {error.strerror or error}.", severity="warning")

    def help_words(self, face: Face) -> str:
        return help_words(face, AT_A_FAR_TABLE)


def join_table(text: str, *, watch: bool = False, name: str = "") -> TableLink:
    """Visit the table of a link; the link where one was last. Raises ReadingRoomError with what is wrong."""
    app = asyncio.run(arrive(read_link(text), watch=watch, name=name))
    app.run()
    if app.trouble is not None:
        raise app.trouble
    return app.link


async def arrive(link: TableLink, *, watch: bool = False, name: str = "") -> JoinApp:
    """The app for this link: at its seat, among the open chairs, or looking on; raises ReadingRoomError."""
    if watch:
        link = replace(link, token=None)
        await look_in(link)
        return JoinApp(link)
    known, word = with_kept_keys(link), ""
    try:
        now = await look_in(known)
    except Refused as refused:
        if known == link:
            raise ReadingRoomError(refused.sentence) from refused
        forget_keys(link)
        now = await look_in(link)
        known, word = link, "The key that was kept here opens this seat no more."
    if known.token is None and now.phase != "over" and any(chair.kind == "open" for chair in now.chairs):
        return JoinApp(known, ArrivalScreen(known, now, name=name, word=word))
    return JoinApp(known)


async def look_in(link: TableLink) -> TableInfo:
    """The table as it is now; raises ReadingRoomError."""
    plain = seen_text(await look(link))
    try:
        return msgspec.convert(plain["info"], TableInfo)
    except msgspec.ValidationError as error:
        raise ReadingRoomError(f"{link.server} speaks of its tables in another way than this client: {error}") from None
