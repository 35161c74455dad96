"""Tables for the tests of the terminal: fixed seeds and names, bots that need no thought."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

import readingroom as rr
from readingroom.bots.levels import legal_codes
from readingroom.core.game import Game
from readingroom.core.state import State
from readingroom.terminal.app import TerminalApp
from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.desk import Desk
from readingroom.terminal.end import EndScreen
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.slip import AnswerRow, Slip
from readingroom.terminal.table import TableScreen

SIZE = (100, 30)
ANA, BEN, CY = "Ana", "Ben", "Cy"


class FirstAnswer(rr.Bot):
    """Gives the first answer that is offered."""

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        return legal_codes(game, guess)[0]


def make_bot(_level: str, _seed: int) -> rr.Bot:
    return FirstAnswer()


def a_desk(folder: Path, *persons: str, bots: int = 0, seed: int = 7, options: dict[str, Any] | None = None) -> Desk:
    """A fresh match of Fire; persons first, then bots."""
    sitters = (*map(Sitter, persons), *(Sitter(f"Bot{number}", "greedy") for number in range(1, bots + 1)))
    match = rr.start("fire", seats=len(sitters), seed=seed, options=options, live=bool(persons))
    return Desk(match, sitters, folder / "saves" / "test.json", make_bot)


def a_desk_at(folder: Path, position: dict[str, Any], *persons: str, draws: tuple[str, ...] = ()) -> Desk:
    """A match that begins in the middle; everybody is a person."""
    match = rr.start("fire", position=position, draws=draws, seed=7)
    return Desk(match, tuple(map(Sitter, persons)), folder / "saves" / "test.json", make_bot)


MID_TURN = {  # Ana has drawn a yellow book and a fire on the 3rd card; she holds Gloves and a Bucket
    "seats": 3,
    "round": 3,
    "library": {"white": 3, "yellow": 2, "black": 4, "purple": 4},
    "scores": [11, 24, 17],
    "cards": {"1": "", "2": "", "3": "Y F", "4": ""},
    "holds": [3, None, 4],
    "played": [1],
    "hands": [["bucket-1", "gloves-1"], ["cloak-1", "map-2"], ["torch-3"]],
    "shown": ["map-2"],
    "market": ["shovel-1", "knapsack-2", "lockbox-1"],
    "turn": {"active": 0, "drew": True},
    "asked": {"decision": "save_or_leave", "seat": 0},
}


def an_app(desk: Desk | None = None) -> TerminalApp:
    """The client without pauses."""
    return TerminalApp(desk=desk, make_bot=make_bot, pace=0)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until somebody is asked and the answers lie there, a curtain hangs, or the match is over."""
    for _ in range(500):
        await pilot.pause()
        screen = pilot.app.screen
        if isinstance(screen, CurtainScreen | EndScreen):
            return
        if isinstance(screen, TableScreen) and is_asking(screen):
            await pilot.pause()
            return
        await pilot.pause(0.01)
    raise AssertionError(f"nobody is asked; the screen is {pilot.app.screen}")


def is_asking(screen: TableScreen) -> bool:
    """A busy machine mounts the rows of a slip a while after the question was put."""
    asked = screen.waiting is not None and not screen.waiting.done()
    return asked and [row.answer for row in screen.query(AnswerRow)] == screen.query_one(Slip).answers


def table(pilot: Pilot[None]) -> TableScreen:
    """The table, whatever lies on it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def slip(pilot: Pilot[None]) -> Slip:
    return table(pilot).query_one(Slip)


def shown(pilot: Pilot[None]) -> str:
    """All that can be read on the screen, as text."""
    lines = pilot.app.screen._compositor.render_strips()  # noqa: SLF001  # Textual has no public text of a screen
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def left_half(text: str) -> str:
    """What the left column of a screen says, line breaks undone."""
    return " ".join(line[:50].strip(" │╭╮╰╯─") for line in text.splitlines())
