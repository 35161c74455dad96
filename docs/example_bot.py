"""A player in under sixty lines: takes an open chair of a table and plays it at random to the end.

python docs/example_bot.py http://127.0.0.1:8000/t/TABLE
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

import websockets


def sit_down(server: str, table: str) -> str:
    """Take the first open chair; the answer holds its key."""
    with urllib.request.urlopen(f"{server}/api/tables/{table}") as answer:
        chairs = json.load(answer)["info"]["chairs"]
    seat = next(place for place, chair in enumerate(chairs) if chair["kind"] == "open")
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats/{seat}",
        json.dumps({"name": "Example"}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


async def play(server: str, table: str, token: str) -> None:
    """Answer whatever is asked, until the match is over."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["choices"]:
                action = random.choice(message["choices"])["action"]
                move = {"type": "move", "id": uuid.uuid4().hex, "action": action, "number": message["number"]}
                await socket.send(json.dumps(move))
            elif message["type"] == "table" and message["info"]["phase"] == "over":
                print("final scores:", message["info"]["outcome"]["scores"])
                return
            elif message["type"] == "bye":
                sys.exit(message["sentence"])


if __name__ == "__main__":
    place, _, name = sys.argv[1].partition("/t/")
    asyncio.run(play(place, name, sit_down(place, name)))
