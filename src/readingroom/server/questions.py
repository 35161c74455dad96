"""Questions at a table that change nothing: by WebSocket as messages, by HTTP as addresses."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

from readingroom.core.errors import Refused
from readingroom.server.api import Asking, find_and_pay
from readingroom.server.describing import AT_TABLE
from readingroom.server.live import LiveTable
from readingroom.server.queues import BUSY_SECONDS, TooManyError
from readingroom.server.thinking import BusyError, question_of
from readingroom.tables import messages as tell
from readingroom.tables.asking import check_hint, hint, why
from readingroom.tables.viewers import Asker, check_still

ActionText = Annotated[str, Parameter(min_length=1, max_length=100)]


async def answer(live: LiveTable, asker: Asker, question: tell.AnyQuestion) -> msgspec.Struct:
    """The answer to one question; raises Refused and other errors of ours."""
    if isinstance(question, tell.Ping):
        return tell.Pong(id=question.id)
    if isinstance(question, tell.AskOdds):
        number = live.table.story.number(asker.seat)
        return tell.OddsAnswer(id=question.id, number=number, odds=odds_for(live, asker))
    if isinstance(question, tell.AskWhy):
        return msgspec.structs.replace(await why_for(live, asker, question.action), id=question.id)
    return msgspec.structs.replace(await hint_for(live, asker), id=question.id)


def odds_for(live: LiveTable, asker: Asker) -> Any:  # noqa: ANN401  # each game has its own
    """The chances as far as this viewer can know them, unless the host has switched them off."""
    table = live.table
    if table.match is None or not table.standing.settings.odds or live.held_for(asker.seat) > 0:
        return None
    return table.match.odds(asker.seat)


async def why_for(live: LiveTable, asker: Asker, action: str) -> tell.WhyAnswer:
    """What a move would be answered with; as long as news wait, so does this."""
    await live.until_told(asker.seat)
    return why(live.table, asker, action, time.time())


async def hint_for(live: LiveTable, asker: Asker) -> tell.HintAnswer:
    """What the coach would do in the asker's place; it thinks where all bots think, and knows what the seat knows."""
    await live.until_told(asker.seat)
    table = live.table
    check_still(table.standing, asker)
    seat = check_hint(table, asker)
    if seat in live.hints:
        raise Refused("TABLE-ODDS-1", "a bot is thinking about this already; its answer comes in a moment")
    number = table.story.number(seat)
    live.hints.add(seat)
    try:
        question = question_of(table.id, table.playing, seat, advice=live.advice.get(seat))
        advice = await live.rooms.thinking.advise(question)
    except BusyError:
        raise TooManyError(BUSY_SECONDS, "all bots are thinking for others; ask again in a moment") from None
    finally:
        live.hints.discard(seat)
    check_still(table.standing, asker)
    if table.story.number(seat) != number or table.asked != seat:
        raise Refused("TABLE-LATE-1", "something has happened since: look again, and ask again")
    live.advice[seat] = advice
    return hint(table, seat, advice)


# --- by HTTP ----------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/odds", summary="The chances now", responses=AT_TABLE)
async def get_odds(request: Asking, table: str) -> Any:  # noqa: ANN401  # each game has its own
    """Exact, as far as the asker can know them; null when the game has none or the host has switched them off."""
    return odds_for(*await find_and_pay(request, table))


@get("/api/tables/{table:str}/why", summary="Why something cannot be done now", responses=AT_TABLE)
async def get_why(request: Asking, table: str, action: ActionText) -> tell.WhyAnswer:
    """The rule that forbids an action to the asker's seat, in a sentence; both null when it can be done."""
    return await why_for(*await find_and_pay(request, table), action)


@get("/api/tables/{table:str}/hint", summary="What a bot would do", responses=AT_TABLE)
async def get_hint(request: Asking, table: str) -> tell.HintAnswer:
    """For the seat that is asked now: an action, and a reason for it. One hint at a time is thought about."""
    return await hint_for(*await find_and_pay(request, table))


HANDLERS = [get_odds, get_why, get_hint]
