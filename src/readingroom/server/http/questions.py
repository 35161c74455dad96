"""Questions at a table that change nothing, by HTTP; `live/questions.py` says what the replies are."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from readingroom.server.http.api import Asking, find_and_pay
from readingroom.server.http.describing import AT_TABLE
from readingroom.server.live.questions import hint_for, odds_for, why_for
from readingroom.tables import messages

ActionText = Annotated[str, Parameter(min_length=1, max_length=100)]


@get("/api/tables/{table:str}/odds", summary="The chances now", responses=AT_TABLE)
async def get_odds(request: Asking, table: str) -> Any:  # noqa: ANN401  # each game has its own
    """Exact, as far as the asker can know them; null when the game has none or the host has switched them off."""
    return odds_for(*await find_and_pay(request, table))


@get("/api/tables/{table:str}/why", summary="Why something cannot be done now", responses=AT_TABLE)
async def get_why(request: Asking, table: str, action: ActionText) -> messages.WhyAnswer:
    """The rule that forbids an action to the asker's seat, in a sentence; both null when it can be done."""
    return await why_for(*await find_and_pay(request, table), action)


@get("/api/tables/{table:str}/hint", summary="What a bot would do", responses=AT_TABLE)
async def get_hint(request: Asking, table: str) -> messages.HintAnswer:
    """For the seat that is asked now: an action, and a reason for it. One hint at a time is thought about."""
    return await hint_for(*await find_and_pay(request, table))


HANDLERS = [get_odds, get_why, get_hint]
