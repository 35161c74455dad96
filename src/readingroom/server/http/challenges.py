"""Challenges: the same deal for everybody who follows a link, and the table of results."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

import msgspec
from litestar import get, post

from readingroom.catalog import find_game
from readingroom.core.errors import BadOption, ReadingRoomError
from readingroom.core.phrases import phrase
from readingroom.server.http import bodies
from readingroom.server.http.api import Asking, begin, limit_tables, new_table_answer, rooms_of, turn_for
from readingroom.server.http.describing import ALWAYS
from readingroom.server.rooms import Rooms
from readingroom.store import StoreError, TableRow
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import checked_level
from readingroom.tables.keys import looks_like_id, new_id
from readingroom.tables.setting_up import SECRET_BYTES, set_up
from readingroom.tables.table import Table, commitment_of
from readingroom.tables.words import clean_name

logger = logging.getLogger(__name__)

RESULTS_SHOWN = 200
RESULTS_KEPT = 20_000  # in memory, of all challenges


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a challenge; the secret is the seed of all its tables."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    level: str
    secret: str


class NoSuchChallenge(ReadingRoomError):
    """No challenge has that id."""

    def __init__(self) -> None:
        super().__init__(phrase("server-no-challenge"))


@post("/api/challenges", summary="A challenge: the same deal for everybody", responses=ALWAYS)
async def create_challenge(request: Asking, data: bodies.ChallengeWish) -> bodies.ChallengeInfo:
    """Seats beyond the first are played by bots of the level."""
    limit_tables(request)
    if data.options.get("shout") == "first":
        raise BadOption(phrase("mistake-challenge-shout"))
    options = find_game(data.game).check(data.seats, dict(data.options))
    challenge = Challenge(
        name=clean_name(data.name),
        game=data.game,
        seats=data.seats,
        options={key: list(value) if isinstance(value, tuple) else value for key, value in options.items()},
        level=checked_level(data.level),
        secret=secrets.token_hex(SECRET_BYTES),
    )
    id_ = new_id()
    await rooms_of(request).store.add_challenge(id_, time.time(), msgspec.json.encode(challenge))
    return await challenge_info(rooms_of(request), id_)


@get("/api/challenges/{challenge:str}", summary="A challenge and its results", responses=ALWAYS)
async def look_at_challenge(request: Asking, challenge: str) -> bodies.ChallengeInfo:
    """The best result first."""
    async with turn_for(request):
        return await challenge_info(rooms_of(request), challenge)


@post("/api/challenges/{challenge:str}/tables", summary="Take a challenge up", responses=ALWAYS)
async def play_challenge(request: Asking, challenge: str, data: bodies.PlayWish) -> bodies.NewTableAnswer:
    """A table with that deal, begun at once."""
    limit_tables(request)
    rooms = rooms_of(request)
    kept = await find_challenge(rooms, challenge)
    bots = [ask.ChairWish(kind="bot", level=kept.level)] * (kept.seats - 1)
    wish = ask.TableWish(
        game=kept.game, seats=[ask.ChairWish(kind="me", name=data.name), *bots], options=kept.options, grace="never"
    )
    made = set_up(wish, time.time(), secret=kept.secret, origin=log.Origin(kind="challenge", challenge=challenge))
    live = await rooms.create(made.entry)
    await begin(live)
    return new_table_answer(request, live, made)


async def find_challenge(rooms: Rooms, id_: str) -> Challenge:
    """Raises NoSuchChallenge."""
    data = await rooms.store.challenge(id_) if looks_like_id(id_) else None
    if data is None:
        raise NoSuchChallenge
    return msgspec.json.decode(data, type=Challenge)


async def challenge_info(rooms: Rooms, id_: str) -> bodies.ChallengeInfo:
    """The challenge with everybody's results."""
    kept = await find_challenge(rooms, id_)
    rows = await rooms.store.of_challenge(id_)
    finished = [row for row in rows if row.phase == "over"]
    results = [await result_in(rooms, row) for row in finished]
    return bodies.ChallengeInfo(
        challenge=id_,
        name=kept.name,
        game=kept.game,
        seats=kept.seats,
        options=kept.options,
        level=kept.level,
        commitment=commitment_of(kept.secret),
        playing=len(rows) - len(finished),
        results=sorted(
            (result for result in results if result is not None), key=lambda one: (-one.score, one.finished)
        )[:RESULTS_SHOWN],
    )


async def result_in(rooms: Rooms, row: TableRow) -> bodies.ChallengeResult | None:
    """The result of a finished table, which is read only once as long as nothing happens there."""
    kept = rooms.results.get(row.id)
    if kept is None or kept[0] != row.entries:
        if len(rooms.results) >= RESULTS_KEPT:
            rooms.results.clear()
        kept = rooms.results[row.id] = row.entries, await read_result(rooms, row)
    return kept[1]


async def read_result(rooms: Rooms, row: TableRow) -> bodies.ChallengeResult | None:
    """From memory where the table is up to date there, else from the store; nobody looks at it, so it is not kept."""
    live = rooms.live.get(row.id)
    if live is not None and live.table.number >= row.entries:
        return result_of(live.table)
    try:
        return result_of(await rooms.read(row.id))
    except StoreError:
        raise
    except Exception:  # deleted meanwhile, or begun by other rules: the others have their results
        logger.warning("a table of a challenge cannot be read", exc_info=True)
        return None


def result_of(table: Table) -> bodies.ChallengeResult | None:
    """How the first seat did; a match that was broken off, or left to a bot, has no result."""
    standing = table.standing
    chair = standing.chairs[0]
    outcome = None if table.match is None else table.match.outcome
    if outcome is None or chair.plays_itself:
        return None
    return bodies.ChallengeResult(
        name=chair.name,
        score=outcome.scores[0],
        won=0 in outcome.winners,
        grade=outcome.grade,
        finished=standing.touched if standing.finished is None else standing.finished,
    )


HANDLERS = [create_challenge, look_at_challenge, play_challenge]
