"""Questions by WebSocket and by HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from readingroom.bots.coach import Advice
from readingroom.client import CommandRefused, RemoteTable
from readingroom.core.errors import Refused
from readingroom.server.errors import TooManyError
from readingroom.server.live.questions import hint_for
from readingroom.server.thinking import BusyError, Question
from readingroom.tables import entries as log
from readingroom.tables.viewers import Asker
from tests.patience import PATIENCE
from tests.server.running import Answer, Server
from tests.server.test_tables import BOB, ME
from tests.tables.test_deciding import table_of


async def test_why_is_answered_by_both_doors(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    path = f"/api/tables/{made['table']}/why"
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        await ada.until(lambda: bool(ada.update) and bool(bob.update))
        asked, other = (ada, bob) if ada.choices else (bob, ada)
        told = await asked.do("why", action="stop")
        assert (told["rule"], told["sentence"]) == ("FIRE-SAVE-4", "draw at least once before you stop")
        assert server.get(f"{path}?action=stop", token=asked.link.token) == told | {"id": None}
        told = await asked.do("why", action="draw")
        assert (told["type"], told["action"], told["rule"], told["sentence"]) == ("why", "draw", None, None)
        assert (await other.do("why", action="draw"))["rule"] == "TABLE-TURN-1"
        with pytest.raises(CommandRefused, match="did you mean draw"):
            await asked.do("why", action="drow")


@pytest.mark.parametrize(("action", "status"), [("drow", 400), ("", 400), ("x" * 101, 400)])
def test_a_bad_text_gets_a_sentence(server: Server, action: str, status: int) -> None:
    made = server.table([ME, BOB], start=True)
    with pytest.raises(Answer) as refused:
        server.get(f"/api/tables/{made['table']}/why?action={action}", token=made["seats"][0])
    assert refused.value.status == status
    assert len(refused.value.problem["sentence"]) > 10


# --- hints ------------------------------------------------------------------------------------------------------


async def test_a_bot_says_what_it_would_do_by_both_doors(server: Server) -> None:
    made = server.table([ME, BOB], start=True)
    async with (
        asyncio.timeout(PATIENCE),
        RemoteTable(server.link(made, 0)) as ada,
        RemoteTable(server.link(made, 1)) as bob,
    ):
        await ada.until(lambda: bool(ada.update) and bool(bob.update))
        asked, other = (ada, bob) if ada.choices else (bob, ada)
        told = await asked.do("hint")
        assert told["type"] == "hint"
        assert told["number"] == asked.number
        assert told["action"] in [choice["action"] for choice in asked.choices]
        assert told["text"] in [choice["text"] for choice in asked.choices]
        rules = {rule["id"] for rule in server.get("/api/games/fire/rules")}
        assert told["rule"] in rules
        assert told["sentence"].endswith(".")
        also = await asyncio.to_thread(server.get, f"/api/tables/{made['table']}/hint", asked.link.token)
        assert also.keys() == told.keys()
        with pytest.raises(CommandRefused, match="not you now"):
            await other.do("hint")


DRAW = Advice(at=0, mark=0, steps=("draw",), changed=False)


class SlowThinking:
    """A bot that answers when the test lets it."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may_answer = asyncio.Event()

    async def advise(self, question: Question) -> Advice:
        self.asked.append(question)
        await self.may_answer.wait()
        return DRAW


class FakeLive:
    """A table in memory, as far as a hint needs it."""

    def __init__(self) -> None:
        self.table = table_of("playing")
        self.hints: set[int] = set()
        self.advice: dict[int, Advice] = {}
        self.thinking = SlowThinking()
        self.rooms = self

    async def until_told(self, _: int | None) -> None:
        return


async def test_one_seat_has_one_hint_in_thought() -> None:
    live: Any = FakeLive()
    asker = Asker(live.table.asked)
    first = asyncio.create_task(hint_for(live, asker))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="already"):
        await hint_for(live, asker)
    live.thinking.may_answer.set()
    assert (await first).action == "draw"
    assert (await hint_for(live, asker)).action == "draw"
    assert [question.advice for question in live.thinking.asked] == [None, DRAW]  # it keeps to its plan


async def test_whoever_has_moved_on_is_not_told_of_the_past() -> None:
    live: Any = FakeLive()
    asked = live.table.asked
    late = asyncio.create_task(hint_for(live, Asker(asked)))
    await asyncio.sleep(0)
    live.table.take(log.Moved(at=5.0, seat=asked, action="draw", by="person"))
    live.thinking.may_answer.set()
    with pytest.raises(Refused, match="something has happened since"):
        await late
    assert not live.hints


async def test_when_all_bots_are_busy_it_is_said() -> None:
    async def busy(_: Question) -> Advice:
        raise BusyError

    live: Any = FakeLive()
    live.thinking.advise = busy
    with pytest.raises(TooManyError, match="ask again in a moment"):
        await hint_for(live, Asker(live.table.asked))
    assert not live.hints


async def test_a_move_does_not_wait_for_a_hint(server: Server) -> None:
    """The hint comes, or comes too late; the move is confirmed either way."""
    made = server.table([ME], options={"mode": "lone_librarian"}, start=True)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        await ada.until(lambda: bool(ada.choices))
        hint = asyncio.create_task(ada.do("hint"))
        told = await ada.do("move", action=ada.choices[0]["action"])
        assert told["type"] == "confirmed"
        await asyncio.gather(hint, return_exceptions=True)


async def test_the_host_can_switch_hints_off(server: Server) -> None:
    made = server.table([ME, BOB], start=True, odds=False)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        with pytest.raises(CommandRefused, match="switched odds and hints off"):
            await ada.do("hint")
