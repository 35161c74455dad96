"""What is asked of a server once: how a table looks, a chair, a rematch, what was told before."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from http.client import HTTPException, InvalidURL
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from readingroom.client import TableLink
from readingroom.core.errors import ReadingRoomError, Refused
from readingroom.core.phrases import Phrase, phrase
from readingroom.words import heard

SECONDS = 15.0
PAUSES = (0.5, 2.0)  # before asking again for a chair
FRAMES = 60  # updates that a server gives at once


class Unreachable(ReadingRoomError):
    """No answer came; whether the server has heard is not known."""


class NoTurning(HTTPRedirectHandler):
    """A key goes to the server that the link names, and to no other."""

    def redirect_request(self, *_: object, **__: object) -> None:
        """Nowhere else."""


_open = build_opener(NoTurning, ProxyHandler({})).open


async def look(link: TableLink) -> dict[str, Any]:
    """Who the server takes the link for, and its table's `info`; raises what is wrong, in a sentence."""
    answer = await ask(link, "GET", "")
    if not isinstance(answer, dict) or "info" not in answer:
        raise ReadingRoomError(no_reading_room(link))
    return answer


async def take_chair(link: TableLink, seat: int, name: str) -> str:
    """Sit down on an open chair: its key. It is made here, so that a lost answer can be asked for again."""
    wish = {"name": name, "token": secrets.token_urlsafe(32)}
    for pause in PAUSES:
        try:
            return str((await ask(link, "POST", f"/seats/{seat}", wish))["token"])
        except Unreachable:
            await asyncio.sleep(pause)
    return str((await ask(link, "POST", f"/seats/{seat}", wish))["token"])


async def ask_rematch(link: TableLink) -> str:
    """The table where everybody sits down again; the same for all who ask."""
    answer = await ask(link, "POST", "/rematch")
    return str(answer["table"])


async def look_into_box(link: TableLink) -> Any:  # noqa: ANN401  # JSON
    """The printed pieces that the table plays with."""
    return await ask(link, "GET", "/box")


async def told_before(link: TableLink, last: int) -> list[dict[str, Any]]:
    """All events up to an update, as the viewer saw them."""
    events: list[dict[str, Any]] = []
    for first, count in pages(last):
        answer = await ask(link, "GET", f"/replay?at={first}&count={count}")
        events += [event for update in answer["updates"] for event in update["events"]]
    return events


def pages(last: int) -> Iterator[tuple[int, int]]:
    """From which update how many: `pages(70)` gives `(1, 60), (61, 10)`."""
    for first in range(1, last + 1, FRAMES):
        yield first, min(FRAMES, last - first + 1)


async def ask(link: TableLink, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  # JSON
    """One request, beside the screen; raises Refused or ReadingRoomError with a sentence."""
    return await asyncio.to_thread(ask_and_wait, link, method, path, body)


def ask_and_wait(link: TableLink, method: str, path: str, body: object) -> Any:  # noqa: ANN401
    """The same for whoever can wait."""
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if link.token is not None:
        headers["Authorization"] = f"Bearer {link.token}"
    if link.host is not None:
        headers["X-Host-Key"] = link.host
    data = None if body is None else json.dumps(body).encode()
    try:
        request = Request(link.url(path), data, headers, method=method)  # noqa: S310  # read_link lets http(s) only
        with _open(request, timeout=SECONDS) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        with error:
            raise problem_of(link, error) from None
    except InvalidURL:
        raise ReadingRoomError(phrase("mistake-table-name", table=repr(link.table))) from None
    except (OSError, HTTPException) as error:
        raise Unreachable(phrase("mistake-unreachable", server=link.server, why=reason_of(error))) from None
    except ValueError:  # no JSON, or an address that is none
        raise ReadingRoomError(no_reading_room(link)) from None


def problem_of(link: TableLink, error: HTTPError) -> ReadingRoomError:
    """The server's own sentence, or that it is none of ours."""
    try:
        plain = json.loads(error.read(100_000))
        sentence, rule = str(plain["sentence"]), plain.get("rule")
    except (OSError, ValueError, TypeError, KeyError, HTTPException):
        return ReadingRoomError(no_reading_room(link))
    if sentence == error.reason:  # the web server's own words: nothing of ours is at that address
        return ReadingRoomError(no_reading_room(link))
    says = heard(plain)
    return Refused(rule, says) if isinstance(rule, str) else ReadingRoomError(str(says))


def no_reading_room(link: TableLink) -> Phrase:
    return phrase("mistake-no-reading-room", server=link.server)


def reason_of(error: Exception) -> str:
    """The innermost words: `Connection refused`."""
    inner = error.reason if isinstance(error, URLError) else error
    if isinstance(inner, TimeoutError):
        return str(phrase("door-join-no-answer"))
    if isinstance(inner, OSError):
        return inner.strerror or str(inner)
    return str(inner) or type(error).__name__
