"""The stories of finished matches, by HTTP; the last few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from litestar import get

from readingroom.server.http.api import Asking, find, turn_for
from readingroom.server.http.describing import AT_TABLE
from readingroom.server.live.live_table import LiveTable
from readingroom.tables import entries as log
from readingroom.tables.story import StoryAnswer, may_tell, story_of

STORIES_KEPT = 64


class Stories:
    """Everybody at a table wants its story at the same moment, and it does not change; but people may be renamed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], StoryAnswer] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, live: LiveTable) -> StoryAnswer:
        """The story of a table; raises Refused before its end."""
        may_tell(live.table)
        id_ = live.table.id
        key = (id_, *live.table.standing.names)
        story = self._kept.get(key)
        if story is None:
            stored = await live.rooms.store.entries(id_)
            story = await asyncio.to_thread(lambda: story_of(id_, [log.read_entry(data) for _, data in stored]))
            self._kept[key] = story
        self._kept.move_to_end(key)
        while len(self._kept) > STORIES_KEPT:
            self._kept.popitem(last=False)
        return story


@get("/api/tables/{table:str}/story", summary="The story of a match", responses=AT_TABLE)
async def get_story(request: Asking, table: str) -> StoryAnswer:
    """After the end: scores round by round, everybody's luck, the biggest moments, and a tale of a few sentences."""
    live, _ = await find(request, table)
    stories: Stories = request.app.state.stories
    async with turn_for(request):
        return await stories.of(live)


HANDLERS = [get_story]
