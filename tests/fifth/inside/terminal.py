"""Run inside the house, where the fifth game stands beside the others: a whole match at the terminal, by keys."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import readingroom as rr
from readingroom.terminal.desk import Desk
from readingroom.terminal.end import EndScreen
from readingroom.terminal.sitters import Sitter
from tests.terminal.tables import SIZE, an_app, make_bot, settled, shown, slip


async def main(folder: Path) -> None:
    """Ana swaps a book and then lays the first one offered, round after round; prints what she saw."""
    match = rr.start("returns", seats=2, seed=7)
    desk = Desk(match, (Sitter("Ana"), Sitter("Bot1", "greedy")), folder / "match.json", make_bot)
    async with an_app(desk).run_test(size=SIZE) as pilot:
        await settled(pilot)
        print(shown(pilot))
        await pilot.press(next(answer.key for answer in slip(pilot).answers if str(answer.action) == "swap:1"))
        while not isinstance(pilot.app.screen, EndScreen):
            await settled(pilot)
            if not isinstance(pilot.app.screen, EndScreen):
                await pilot.press(slip(pilot).answers[0].key)
                await pilot.pause()
        print(shown(pilot))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
