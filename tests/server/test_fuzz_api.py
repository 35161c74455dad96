"""Requests made up from the API's own description: no failure, no hang, and every answer is as described.

The seed is fixed: the same requests come each time. Tables, keys and seats of a real table are laid over what is made
up, or else all of it would end at "there is no such table".
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from readingroom.client import RemoteTable
from tests.patience import PATIENCE
from tests.server.running import Server, memory_of, work_of
from tests.server.test_tables import BOB, BOT, ME, OPEN, play_on

EXAMPLES = 25  # for each operation and mode
SLOWEST = 5.0  # seconds of the server's work
GROWTH = 200  # MB
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

fuzzing = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Rooms:
    """Tables in every phase, for requests that are made up to hit."""

    def __init__(self, server: Server) -> None:
        waiting = server.table([ME, BOB, OPEN])
        playing = server.table([ME, BOB, BOT], start=True)
        over = server.table([ME, BOB], start=True)
        server.post(f"/api/tables/{over['table']}/commands", {"type": "end"}, host=over["host"])
        challenge = server.post("/api/challenges", {"game": "fire", "seats": 2, "level": "apprentice"})
        self.tables = [waiting, playing, over]
        self.challenge = challenge["challenge"]


@pytest.fixture(scope="module")
def rooms(server: Server) -> Rooms:
    return Rooms(server)


@pytest.fixture(scope="module")
def description(server: Server) -> dict[str, Any]:
    text = httpx.get(f"{server.url}/schema/openapi.json").text
    description: dict[str, Any] = json.loads(text)
    return description


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as open_session:
        yield open_session


def lay_over(case: Any, rooms: Rooms, data: st.DataObject) -> None:
    """Put a real table, and perhaps real keys of it, into a made-up request."""
    table = data.draw(st.sampled_from(rooms.tables))
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table["table"]
    if "challenge" in (case.path_parameters or {}):
        case.path_parameters["challenge"] = rooms.challenge
    seat = data.draw(st.sampled_from([None, 0, 1]))
    if seat is not None:
        case.headers["Authorization"] = f"Bearer {table['seats'][seat]}"
    if data.draw(st.booleans()):
        case.headers["X-Host-Key"] = table["host"]


def test_no_request_fails_hangs_or_gets_an_undescribed_answer(
    server: Server, rooms: Rooms, description: dict[str, Any], session: requests.Session
) -> None:
    schema = schemathesis.openapi.from_dict(description)
    schema.config.base_url = server.url
    memory = memory_of(server)
    began, slowest = time.monotonic(), 0.0
    statuses: Counter[int] = Counter()

    def send(case: Any, *more: Any) -> None:
        nonlocal slowest
        before = work_of(server)
        response = case.call(session=session, timeout=PATIENCE)
        slowest = max(slowest, work_of(server) - before)
        statuses[response.status_code] += 1
        checks = [*CHECKS, *more]
        if response.status_code == 413:  # a plain no, which this check does not know of
            checks = [check for check in checks if check is not negative_data_rejection]
        case.validate_response(response, checks=checks)

    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # what we describe can be read

        @fuzzing
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE), data=st.data())
        def well_formed(case: Any, data: st.DataObject) -> None:
            lay_over(case, rooms, data)
            send(case)

        well_formed()
        if operation.body or operation.query:

            @fuzzing
            @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), data=st.data())
            def malformed(case: Any, data: st.DataObject) -> None:
                if data.draw(st.booleans()) and case.body is not NOT_SET:
                    lay_over(case, rooms, data)
                    send(case)
                else:
                    send(case, negative_data_rejection)

            malformed()

    assert slowest < SLOWEST
    assert not server.mistakes()
    assert memory_of(server) - memory < GROWTH
    assert sum(statuses.values()) > 300
    assert {200, 201, 400, 403, 404, 409} <= set(statuses), statuses
    print(f"{sum(statuses.values())} requests in {time.monotonic() - began:.0f} s: {dict(statuses)}")


async def test_afterwards_a_match_can_be_played(server: Server) -> None:
    made = server.table([ME, BOT], start=True)
    async with asyncio.timeout(PATIENCE), RemoteTable(server.link(made, 0)) as ada:
        await play_on(ada)
        assert ada.info["outcome"] is not None


def test_the_description_is_of_the_real_thing(description: dict[str, Any]) -> None:
    commands = description["paths"]["/api/tables/{table}/commands"]["post"]
    schema = commands["requestBody"]["content"]["application/json"]["schema"]
    assert set(schema["discriminator"]["mapping"]) >= {"move", "answer undo", "seat bot", "change"}
    move = description["components"]["schemas"]["Move"]
    assert move["properties"]["type"] == {"enum": ["move"]}
    assert move["additionalProperties"] is False
    assert description["components"]["securitySchemes"] == {
        "seat": {"type": "http", "scheme": "bearer", "description": "The key of a seat."},
        "host": {"type": "apiKey", "name": "X-Host-Key", "in": "header", "description": "The host's key."},
    }


def test_every_answer_that_is_no_success_is_declared(description: dict[str, Any]) -> None:
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, operations in description["paths"].items():
        for operation in operations.values():
            declared = {int(status) for status in operation["responses"]}
            assert {413, 429} <= declared, path
            if "{table}" in path:
                assert {400, 403, 404, 409, 503} <= declared, path
            for status, answer in operation["responses"].items():
                if int(status) >= 400 and path != "/ready":
                    assert answer["content"]["application/json"]["schema"] == problem, (path, status)
