"""Finding a server's table, with the keys that were kept here: nothing of the screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from readingroom.client import TableLink
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import phrase
from readingroom.tables.messages import TableInfo
from readingroom.terminal.join.far import seen_text
from readingroom.terminal.join.keys import forget_keys, with_kept_keys
from readingroom.terminal.join.requests import look


@dataclass(frozen=True, slots=True)
class Arrival:
    """A table that was found."""

    link: TableLink  # with the key of a seat, where one is known
    now: TableInfo
    word: str = ""  # to tell whoever comes

    @property
    def may_sit_down(self) -> bool:
        """There is a chair to take, and nobody has one yet."""
        return self.link.token is None and self.now.phase != "over" and bool(self.open_chairs)

    @property
    def open_chairs(self) -> list[int]:
        """The chairs that can be taken."""
        return [seat for seat, chair in enumerate(self.now.chairs) if chair.kind == "open"]


async def find_table(link: TableLink, *, watch: bool = False) -> Arrival:
    """The table of a link; to watch, without any key. Raises ReadingRoomError."""
    if watch:
        link = replace(link, token=None)
        return Arrival(link, await look_in(link))
    known = with_kept_keys(link)
    try:
        return Arrival(known, await look_in(known))
    except Refused as refused:
        if known == link:
            raise ReadingRoomError(refused.sentence) from refused
        forget_keys(link)
        return Arrival(link, await look_in(link), str(phrase("door-old-key")))


async def look_in(link: TableLink) -> TableInfo:
    """The table as it is now; raises ReadingRoomError."""
    plain = seen_text(await look(link))
    try:
        return msgspec.convert(plain["info"], TableInfo)
    except msgspec.ValidationError as error:
        raise ReadingRoomError(phrase("mistake-other-tables", server=link.server, why=str(error))) from None
