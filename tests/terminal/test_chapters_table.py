"""The table of Chapters at the terminal: everything needed to play is in sight at 80x24."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Size

import readingroom as rr
from readingroom.terminal.chapters.hand import HandPart
from readingroom.terminal.chapters.libraries import LibrariesPart
from readingroom.terminal.chapters.lobby import DecksPart, LobbyPart
from readingroom.terminal.curtain import CurtainScreen
from readingroom.terminal.desk import Desk
from readingroom.terminal.end import EndScreen
from readingroom.terminal.faces import LEAST
from readingroom.terminal.sitters import Sitter
from readingroom.terminal.slip import Slip
from tests.terminal.tables import an_app, make_bot, settled

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def a_desk(tmp_path: Path, seats: int, moves: int, **options: Any) -> Desk:
    match = rr.start("chapters", seats=seats, seed=3, options=options)
    dice = random.Random(5)
    for _ in range(moves):
        match.play(dice.choice(match.legal()))
    while match.view(match.to_move).decision != "action":
        match.play(match.legal()[0])
    return Desk(match, tuple(map(Sitter, NAMES[:seats])), tmp_path / "saves" / "test.json", make_bot)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("seats", [2, 4])
async def test_a_small_terminal_shows_every_part_and_the_four_actions(seats: int, tmp_path: Path) -> None:
    desk = a_desk(tmp_path, seats, 30)
    async with an_app(desk).run_test(size=LEAST) as pilot:
        await settled(pilot)
        if isinstance(pilot.app.screen, CurtainScreen):
            await pilot.press("enter")
            await settled(pilot)
        screen = pilot.app.screen
        whole = Size(*LEAST).region
        for part in (LibrariesPart, LobbyPart, DecksPart, HandPart):
            shown = screen.query_one(part)
            assert whole.contains_region(shown.region), part
        assert len(screen.query_one(Slip).answers) == 4
        libraries = str(screen.query_one(LibrariesPart).content)
        assert all(name in libraries for name in NAMES[:seats])
        hand = str(screen.query_one(HandPart).content).splitlines()
        assert len(hand) == len(desk.match.view(desk.match.to_move).hand)


@pytest.mark.usefixtures("home")
async def test_molly_is_called_by_two_keys(tmp_path: Path) -> None:
    """A heading opens its answers; the keys of headings never change."""
    desk = a_desk(tmp_path, 2, 30)
    seat = desk.match.to_move
    async with an_app(desk).run_test(size=LEAST) as pilot:
        await settled(pilot)
        if isinstance(pilot.app.screen, CurtainScreen):
            await pilot.press("enter")
            await settled(pilot)
        await pilot.press("4")
        await pilot.pause()
        await pilot.press("2")
        await settled(pilot)
    view = desk.match.view(None)
    assert (view.molly, view.molly_gives) == (seat, "programme")


@pytest.mark.usefixtures("home")
async def test_the_last_page_names_the_winner_and_how_it_ended(tmp_path: Path) -> None:
    match = rr.start("chapters", seats=2, seed=1, options={"casual": True})
    dice = random.Random(1)
    while not match.over:
        legal = match.legal()
        match.play(dice.choice([one for one in legal if str(one).startswith(("invite", "build"))] or legal))
    desk = Desk(match, tuple(map(Sitter, NAMES[:2])), tmp_path / "saves" / "test.json", make_bot)
    async with an_app(desk).run_test(size=LEAST) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, EndScreen)
        text = str(pilot.app.screen.text)
    assert "most Friends won" in text
    assert match.outcome is not None
    assert all(str(score) in text for score in match.outcome.scores)
