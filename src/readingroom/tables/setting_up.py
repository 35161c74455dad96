"""Setting up a table: from nothing, as a fork, as one of a challenge's (see also `rematching.py`, `uploading.py`)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from readingroom.catalog import Match, find_game, start
from readingroom.core.errors import BadPack, Refused
from readingroom.core.game import Setup
from readingroom.core.match import replay
from readingroom.core.phrases import phrase
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import checked_level
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.table import Table
from readingroom.tables.words import clean_name, distinct

SECRET_BYTES = 32
PACK_LENGTH = 200_000
PACK_LINE = 1_000  # characters; the longest of the published pack has 240
PACK_DOTS = 100  # in one line; each part of a dotted key costs all those before it


@dataclass(frozen=True, slots=True)
class NewTable:
    """The first entry of a log, and the tokens that nobody will ever see again but their owners."""

    entry: log.Created
    host: str
    tokens: tuple[str | None, ...]


def set_up(wish: ask.TableWish, now: float, *, secret: str | None = None, origin: log.Origin | None = None) -> NewTable:
    """A table as somebody wishes it; raises what the game has against it."""
    game = find_game(wish.game)
    options = game.check(len(wish.seats), dict(wish.options))
    if wish.pack is not None:  # a bad pack is refused now, not at the start
        check_pack(wish.pack)
        game.fresh(Setup(seats=len(wish.seats), options=options, pack=wish.pack, pack_file="the uploaded pack"))
    grace: int | None = None if wish.pace == "days" else 120
    if wish.grace is not None:
        grace = None if wish.grace == "never" else wish.grace
    settings = log.Settings(
        game=wish.game,
        options={key: list(value) if isinstance(value, tuple) else value for key, value in options.items()},
        pack=wish.pack,
        pack_file=None if wish.pack is None else "the uploaded pack",
        pace=wish.pace,
        grace=grace,
        clock=wish.clock,
        beat=wish.beat,
        think=wish.think,
        chat=wish.chat,
        odds=wish.odds,
    )
    plans, tokens = chairs_for(wish.seats)
    return with_host(now, settings, plans, tokens, secret=secret, origin=origin)


def chairs_for(wishes: list[ask.ChairWish]) -> tuple[list[log.SeatPlan], list[str | None]]:
    """The chairs, and a token for each that is taken at once."""
    plans: list[log.SeatPlan] = []
    tokens: list[str | None] = []
    names: list[str] = []
    for place, wish in enumerate(wishes):
        token, name = None, None
        if wish.kind == "me" or (wish.kind == "bot" and wish.name):
            name = distinct(clean_name(wish.name or f"Player {place + 1}"), names)
            names.append(name)
        if wish.kind == "me":
            token = new_token()
            plans.append(log.SeatPlan(kind="person", name=name, key=fingerprint(token)))
        elif wish.kind == "bot":  # without a name of its own it is called by its level
            plans.append(log.SeatPlan(kind="bot", name=name, level=checked_level(wish.level or "librarian")))
        else:
            plans.append(log.SeatPlan(kind="open"))
        tokens.append(token)
    return plans, tokens


def with_host(
    now: float,
    settings: log.Settings,
    plans: list[log.SeatPlan],
    tokens: list[str | None],
    *,
    secret: str | None = None,
    origin: log.Origin | None = None,
    file: dict[str, Any] | None = None,
) -> NewTable:
    """The entry that creates a table, with a host's token of its own."""
    host = new_token()
    created = log.Created(
        at=now,
        settings=settings,
        seats=plans,
        host=fingerprint(host),
        secret=secret or secrets.token_hex(SECRET_BYTES),
        origin=origin,
        file=file,
    )
    return NewTable(created, host, tuple(tokens))


def fork_of(table: Table, at: int, seat: int, level: str, name: str, now: float) -> NewTable:
    """Play on from a moment of a finished match, with fresh chance, against bots."""
    match = table.match
    if table.standing.phase != "over" or match is None:
        raise Refused("TABLE-START-1", phrase("table-fork-later"))
    if not 0 <= at <= len(match.log):
        raise Refused("TABLE-LATE-1", phrase("table-no-moment", moment=str(at), last=str(len(match.log))))
    past = replay(Match, match.game, match.to_plain(), until=at)
    if past.over:
        raise Refused("TABLE-OVER-1", phrase("table-nothing-left"))
    ahead = with_fresh_chance(past)
    wishes = [
        ask.ChairWish(kind="me", name=name)
        if place == seat
        else ask.ChairWish(kind="bot", name=chair.name, level=level)
        for place, chair in enumerate(table.standing.chairs)
    ]
    if not 0 <= seat < match.seats:
        raise Refused("TABLE-SEAT-1", phrase("table-no-chair", chair=seat, last=match.seats - 1))
    plans, tokens = chairs_for(wishes)
    origin = log.Origin(kind="fork", table=table.id, at=at)
    secret = ahead.secret.hex()
    return with_host(now, table.standing.settings, plans, tokens, secret=secret, origin=origin, file=ahead.to_plain())


def with_fresh_chance(match: Match) -> Match:
    """The position of a match, with a secret that nobody has seen and nothing forced."""
    return start(match.game.meta.key, position=match.position() | {"live": match.setup.live})


def check_pack(text: str) -> None:
    """Some TOML takes its reader hours; no honest card file comes near these limits."""
    if len(text) > PACK_LENGTH:
        raise BadPack(phrase("mistake-pack-length", most=PACK_LENGTH))
    if any(len(line) > PACK_LINE or line.count(".") > PACK_DOTS for line in text.split("\n")):
        raise BadPack(phrase("mistake-pack-line", most=PACK_LINE, dots=PACK_DOTS))
