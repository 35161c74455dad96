"""Questions at a table that change nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from readingroom.core.errors import Refused
from readingroom.core.phrases import phrase
from readingroom.server.errors import BUSY_SECONDS, TooManyError
from readingroom.server.thinking import BusyError, question_of
from readingroom.tables import messages
from readingroom.tables.asking import check_hint, hint, why
from readingroom.tables.viewers import Asker, check_still

if TYPE_CHECKING:
    from readingroom.server.live.live_table import LiveTable


async def reply_to(live: LiveTable, asker: Asker, question: messages.AnyQuestion) -> msgspec.Struct:
    """The reply to one question; raises Refused and other errors of ours."""
    if isinstance(question, messages.Ping):
        return messages.Pong(id=question.id)
    if isinstance(question, messages.AskOdds):
        number = live.table.timeline.number(asker.seat)
        odds = odds_for(live, asker)
        choices = live.updates.choices_with(asker.seat, odds)
        return messages.OddsAnswer(id=question.id, number=number, odds=odds, choices=choices)
    if isinstance(question, messages.AskWhy):
        return msgspec.structs.replace(await why_for(live, asker, question.action), id=question.id)
    return msgspec.structs.replace(await hint_for(live, asker), id=question.id)


def odds_for(live: LiveTable, asker: Asker) -> Any:  # noqa: ANN401  # each game has its own
    """The chances as far as this viewer can know them, unless the host has switched them off."""
    table = live.table
    if table.match is None or not table.standing.settings.odds or live.held_for(asker.seat) > 0:
        return None
    return table.match.odds(asker.seat)


async def why_for(live: LiveTable, asker: Asker, action: str) -> messages.WhyAnswer:
    """What a move would be answered with; as long as news wait, so does this."""
    await live.until_told(asker.seat)
    return why(live.table, asker, action, time.time())


async def hint_for(live: LiveTable, asker: Asker) -> messages.HintAnswer:
    """What the coach would do in the asker's place; it thinks where all bots think, and knows what the seat knows."""
    await live.until_told(asker.seat)
    table = live.table
    check_still(table.standing, asker)
    seat = check_hint(table, asker)
    if seat in live.hints:
        raise Refused("TABLE-ODDS-1", phrase("table-hint-comes"))
    number = table.timeline.number(seat)
    live.hints.add(seat)
    try:
        question = question_of(table.id, table.playing, seat, advice=live.advice.get(seat))
        advice = await live.rooms.thinking.advise(question)
    except BusyError:
        raise TooManyError(BUSY_SECONDS, phrase("server-bots-busy")) from None
    finally:
        live.hints.discard(seat)
    check_still(table.standing, asker)
    if table.timeline.number(seat) != number or table.asked != seat:
        raise Refused("TABLE-LATE-1", phrase("table-late-question"))
    live.advice[seat] = advice
    return hint(table, seat, advice)
