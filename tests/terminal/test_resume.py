"""Nothing acknowledged is lost: the client is killed in mid-choice and the match goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from readingroom.terminal.app import TerminalApp
from readingroom.terminal.saves import read_save
from tests.patience import PATIENCE
from tests.terminal.tables import ANA, MID_TURN, SIZE, a_desk_at, left_half, make_bot, settled, shown, slip

# Ana uses her Torch and has placed one of its three tokens when the machine goes.
CHILD = """
import asyncio, sys, time
from pathlib import Path
from tests.terminal import test_resume, tables

async def play():
    async with tables.an_app(test_resume.with_torch(Path(sys.argv[1]))).run_test(size=tables.SIZE) as pilot:
        for key in ("1", "1"):
            await tables.settled(pilot)
            await pilot.press(key)
        await tables.settled(pilot)
        print("ready", flush=True)
        time.sleep(600)

asyncio.run(play())
"""


def with_torch(folder: Path) -> object:
    position = MID_TURN | {"seats": 2, "scores": [11, 24], "cards": {"3": "Y"}, "holds": [3, None]}
    position |= {"hands": [["torch-1"], []], "shown": []}
    desk = a_desk_at(folder, position, ANA, "Ben", draws=("W", "B", "P"))
    desk.sitters = (desk.sitters[0], type(desk.sitters[1])("Ben", "greedy"))
    return desk


def kill_in_mid_choice(home: Path) -> None:
    """Play in another process until it is ready, and end it without a warning."""
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(root)])}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(home)], cwd=root, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    finally:
        child.send_signal(signal.SIGKILL)
        child.communicate()


async def test_a_killed_client_goes_on_in_the_middle_of_the_choice(home: Path) -> None:
    kill_in_mid_choice(home)
    path = home / "saves" / "test.json"
    saved = read_save(path)
    assert [entry for _, entry in saved.match.to_plain()["log"]] == ["play:torch", "pick:white"]
    app = TerminalApp(saved=path, make_bot=make_bot, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "Which of the Torch's tokens do you place?" in shown(pilot)
        assert len(slip(pilot).answers) == 3
        await pilot.press(slip(pilot).answers[0].key)
        await settled(pilot)
    assert len(read_save(path).match.log) == 3


async def test_a_damaged_file_opens_the_lobby_with_the_reason(home: Path) -> None:
    path = home / "torn.json"
    path.write_text('{"readingroom": 1}', "utf-8")
    async with TerminalApp(saved=path, pace=0).run_test(size=SIZE) as pilot:
        deadline = time.monotonic() + PATIENCE
        while "torn.json cannot be opened" not in shown(pilot) and time.monotonic() < deadline:
            await pilot.pause(0.05)
        assert "the match file lacks game" in left_half(shown(pilot))
    assert path.exists()
