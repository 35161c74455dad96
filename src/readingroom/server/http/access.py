"""Who is asking, on every door: tokens come in headers or in the first message, never in an address."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State

from readingroom.server.live.live_table import LiveTable
from readingroom.tables.viewers import Asker, asker_of

BEARER = "bearer "
HOST_HEADER = "x-host-key"


def asker_in(request: Request[object, object, State], live: LiveTable) -> Asker:
    """The seat and host that a request's headers prove."""
    bearer = request.headers.get("authorization")
    token = None
    if bearer is not None:
        token = bearer[len(BEARER) :].strip() if bearer.lower().startswith(BEARER) else bearer
    return asker_of(live.table.standing, token, request.headers.get(HOST_HEADER))
