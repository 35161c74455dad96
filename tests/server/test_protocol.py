"""The documented protocol: its types, its example, and messages that fit what is documented."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from readingroom.tables import messages
from tests.patience import PATIENCE
from tests.server.running import Server

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "docs" / "example_bot.py"
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "apprentice"}
OPEN = {"kind": "open"}
QUESTIONS = (
    {"type": "ping"},
    {"type": "odds"},
    {"type": "why", "action": "keep"},
    {"type": "hint"},
    {"type": "undo"},
    {"type": "say", "phrase": "hello"},
)


def test_the_example_is_short_and_plays_a_whole_match(server: Server) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60
    made = server.table([BOT, OPEN])
    address = f"{server.url}/t/{made['table']}"
    with subprocess.Popen([sys.executable, EXAMPLE, address], stdout=subprocess.PIPE, text=True) as example:
        try:
            while server.get(f"/api/tables/{made['table']}")["info"]["chairs"][1]["kind"] != "person":
                time.sleep(0.05)
            server.post(f"/api/tables/{made['table']}/commands", {"type": "start"}, host=made["host"])
            out, _ = example.communicate(timeout=PATIENCE)
        finally:
            example.kill()
    assert example.returncode == 0
    assert out.startswith("final scores:")


async def test_every_message_fits_its_documented_type(server: Server) -> None:
    made = server.table([ME, BOT], start=True, beat=0.1)
    link = server.link(made, 0, host=True)
    kinds = set()
    async with asyncio.timeout(PATIENCE), connect(link.socket_url, compression=None, proxy=None) as socket:
        hello = {"type": "hello", "protocol": 1, "token": link.token, "host": link.host}
        await socket.send(json.dumps(hello))
        for command in QUESTIONS:
            await socket.send(json.dumps(command | {"id": command["type"]}))
        async for text in socket:
            message = msgspec.json.decode(text, type=messages.AnyMessage, strict=True)
            kinds.add(type(message).__name__)
            if isinstance(message, messages.Update) and message.choices:
                move = {"type": "move", "action": message.choices[0].action, "number": message.number}
                await socket.send(json.dumps(move))
            if isinstance(message, messages.Info) and message.info.phase == "over":
                break
    assert kinds >= {"Welcome", "Update", "Info", "Confirmed", "Refusal", "Pong", "OddsAnswer", "WhyAnswer", "Waiting"}
