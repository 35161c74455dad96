"""The web application: routes, limits, headers, errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Receive, Scope, Send

from readingroom.core.errors import ReadingRoomError, Refused, UnknownGame
from readingroom.core.phrases import as_phrase, phrase
from readingroom.server.errors import (
    MISTAKE,
    NO_DATABASE,
    NOT_ANSWERED,
    NOT_FINISHED,
    NoSuchTable,
    TooManyError,
)
from readingroom.server.http import api, challenges, choosing, questions, stories
from readingroom.server.http.api import Asking, rooms_of
from readingroom.server.http.bodies import Problem, problem
from readingroom.server.http.challenges import NoSuchChallenge
from readingroom.server.http.describing import LIMITED, described, refusals
from readingroom.server.http.headers import BodyLimit, SafeHeaders
from readingroom.server.http.pages import Pages, find_page
from readingroom.server.http.queues import Queues
from readingroom.server.http.sockets import Sockets
from readingroom.server.limits import Limits, came_from_any, client_address
from readingroom.server.metrics import metrics_text
from readingroom.server.rooms import Rooms
from readingroom.server.settings import ServerSettings
from readingroom.store import StoreError
from readingroom.tables.lessons import NoLesson
from readingroom.tables.viewers import BadToken

logger = logging.getLogger(__name__)

HANDLERS = (*api.HANDLERS, *challenges.HANDLERS, *choosing.HANDLERS, *questions.HANDLERS, *stories.HANDLERS)
HOUR = 3600.0
NOT_READY = LIMITED | {503: ResponseSpec(dict[str, str], description="Not now.", generate_examples=False)}


@get("/health", summary="Whether the process answers", sync_to_thread=False, tags=["running"], responses=LIMITED)
def health() -> dict[str, str]:
    """For whoever restarts processes."""
    return {"status": "ok"}


@get("/ready", summary="Whether the process can serve tables", tags=["running"], responses=NOT_READY)
async def ready(request: Asking) -> Response[dict[str, str]]:
    """For balancers: the database answers, and the process is not stopping."""
    rooms = rooms_of(request)
    try:
        await rooms.store.ping()
    except StoreError as error:
        logger.warning("not ready: %s", error)
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready" if rooms.ready else "stopping"}, status_code=200 if rooms.ready else 503)


@get(
    "/metrics",
    summary="Figures for Prometheus",
    media_type=MediaType.TEXT,
    tags=["running"],
    sync_to_thread=False,
    responses=LIMITED | refusals(s404="Not for somebody from there."),
)
def metrics(request: Asking) -> bytes:
    """For this machine, and for whom the server was told of. No table, person or address is named.

    Not for everybody: on a quiet server the figures would tell how many are asked in secret, and when.
    """
    rooms = rooms_of(request)
    if not came_from_any(request.scope, rooms.settings.trusted_proxies, rooms.settings.metrics_from):
        raise NotFoundException("there is nothing here")
    return metrics_text(rooms)


def make_app(rooms: Rooms) -> ASGIApp:
    """The application of one process."""
    settings = rooms.settings

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    app = Litestar(
        route_handlers=[*HANDLERS, health, ready, metrics],
        lifespan=[lifespan],
        state=State(
            {
                "rooms": rooms,
                "stories": stories.Stories(),
                "queues": Queues(),
                "new_tables": Limits(settings.tables_per_hour / HOUR, settings.tables_per_hour),
            }
        ),
        exception_handlers={
            ReadingRoomError: problem_of,
            StoreError: problem_of,
            HTTPException: problem_of_request,
            RecursionError: problem_of_nesting,
            Exception: problem_of_ours,
        },
        openapi_config=described(),
        logging_config=None,
        request_max_body_size=settings.body_bytes,
    )
    limits = Limits(settings.requests_per_second, settings.request_burst)
    limited = BodyLimit(AddressLimit(app, settings, limits), settings.body_bytes)
    pages = Pages(limited, find_page())
    return Sockets(SafeHeaders(pages, settings.trusted_proxies), rooms, limits)


class AddressLimit:
    """So many requests a second from one address; the address is remembered nowhere else."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        address = client_address(scope, self.settings.trusted_proxies)
        scope.setdefault("state", {})["address"] = address
        wait = self.limits.allow(address)
        if wait > 0:
            await too_many(send, wait)
        else:
            await self.app(scope, receive, send)


async def too_many(send: Send, wait: float) -> None:
    """Answer without bothering the application."""
    body = msgspec.json.encode(problem(phrase("server-too-many-requests", seconds=f"{wait:.1f}")))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(int(wait) + 1).encode()),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# --- errors -----------------------------------------------------------------------------------------------------


def problem_of(request: Any, error: Exception) -> Response[Problem]:  # noqa: ANN401
    """An error of ours: what was wrong and what to do."""
    if isinstance(error, Refused):
        told = Problem(sentence=error.sentence, rule=error.rule, says=as_phrase(error.says))
    elif isinstance(error, StoreError):
        logger.warning("a request fails: %s", error)
        told = problem(NOT_ANSWERED if is_command(request) else NO_DATABASE)
    else:
        told = Problem(sentence=str(error), says=error.phrase if isinstance(error, ReadingRoomError) else None)
    headers = {"retry-after": str(int(error.seconds) + 1)} if isinstance(error, TooManyError) else {}
    return Response(told, status_code=status_of(error), headers=headers)


def status_of(error: Exception) -> int:
    """The HTTP status of an error of ours."""
    kinds: tuple[tuple[type[Exception], int], ...] = (
        (BadToken, 403),
        (Refused, 409),
        (NoSuchTable, 404),
        (NoSuchChallenge, 404),
        (UnknownGame, 404),
        (NoLesson, 404),
        (TooManyError, 429),
        (StoreError, 503),
    )
    return next((status for kind, status in kinds if isinstance(error, kind)), 400)


def problem_of_request(_: Any, error: HTTPException) -> Response[Problem]:  # noqa: ANN401
    """A request that does not fit the API."""
    words = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        words = f"{words}: {extra[0].get('message', '')} ({extra[0].get('key', '')})"
    headers = dict(error.headers or {})
    return Response(Problem(sentence=words), status_code=error.status_code, headers=headers)


def problem_of_nesting(_: Any, _error: Exception) -> Response[Problem]:  # noqa: ANN401
    """JSON or TOML within itself, a thousand times: only a request can bring that."""
    return Response(problem(phrase("server-nested")), status_code=400)


def problem_of_ours(request: Any, error: Exception) -> Response[Problem]:  # noqa: ANN401
    """A mistake of the server's; the log says where, and not what was sent."""
    logger.error("a request failed", exc_info=error)
    return Response(problem(NOT_FINISHED if is_command(request) else MISTAKE), status_code=500)


def is_command(request: Any) -> bool:  # noqa: ANN401
    """Whether something may have been done that a repetition would not do twice."""
    return str(request.scope["path"]).endswith("/commands")
