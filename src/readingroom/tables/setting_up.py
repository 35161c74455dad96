"""Setting up a table: from nothing, from a file, as a rematch, as a fork, as one of a challenge's."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from readingroom.catalog import Match, find_game, read_match_file, start
from readingroom.core.errors import BadMatchFile, BadPack, Refused
from readingroom.core.game import Game, Setup
from readingroom.core.match import replay
from readingroom.core.state import TAKEN_BACK
from readingroom.core.taking_back import moment_in
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.deciding import checked_level
from readingroom.tables.keys import fingerprint, new_token
from readingroom.tables.table import Table
from readingroom.tables.words import clean_name, distinct

SECRET_BYTES = 32
PACK_LENGTH = 200_000
PACK_LINE = 1_000  # characters; the longest of the published pack has 240
PACK_DOTS = 100  # in one line; each part of a dotted key costs all those before it
TAKEN_BACK_MOST = 200  # in a file
STEPS_MOST = 20_000  # of its replay: an action is one, and taking back plays all that led there once more


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


def rematch_of(table: Table, now: float) -> log.Created:
    """The same chairs, keys and host once more: everybody's link leads on with the token they have."""
    standing = table.standing
    if standing.phase != "over":
        raise Refused("TABLE-START-1", "a rematch comes after the end")
    plans = [
        log.SeatPlan(
            kind=chair.kind, name=None if chair.kind == "open" else chair.name, level=chair.level, key=chair.key
        )
        for chair in standing.chairs
    ]
    return log.Created(
        at=now,
        settings=standing.settings,
        seats=plans,
        host=standing.host,
        secret=secrets.token_hex(SECRET_BYTES),
        origin=log.Origin(kind="rematch", table=table.id),
    )


def fork_of(table: Table, at: int, seat: int, level: str, name: str, now: float) -> NewTable:
    """Play on from a moment of a finished match, with fresh chance, against bots."""
    match = table.match
    if table.standing.phase != "over" or match is None:
        raise Refused("TABLE-START-1", "a match can be forked after its end")
    if not 0 <= at <= len(match.log):
        raise Refused("TABLE-LATE-1", f"there is no moment {at}; the match has 0 to {len(match.log)}")
    past = replay(Match, match.game, match.to_plain(), until=at)
    if past.over:
        raise Refused("TABLE-OVER-1", "nothing is left to play at that moment")
    ahead = with_fresh_chance(past)
    wishes = [
        ask.ChairWish(kind="me", name=name) if place == seat else ask.ChairWish(kind="bot", level=level)
        for place in range(match.seats)
    ]
    if not 0 <= seat < match.seats:
        raise Refused("TABLE-SEAT-1", f"there is no chair {seat}; the chairs are 0 to {match.seats - 1}")
    plans, tokens = chairs_for(wishes)
    origin = log.Origin(kind="fork", table=table.id, at=at)
    secret = ahead.secret.hex()
    return with_host(now, table.standing.settings, plans, tokens, secret=secret, origin=origin, file=ahead.to_plain())


def with_fresh_chance(match: Match) -> Match:
    """The position of a match, with a secret that nobody has seen and nothing forced."""
    return start(match.game.meta.key, position=match.position() | {"live": match.setup.live})


def upload(text: str, name: str, now: float) -> NewTable:
    """A table out of a match file: to look at when it is finished, to go on with when it is not.

    Whoever has an unfinished file knows its seed, so what comes after it is drawn from another.
    """
    game, plain = read_match_file(text)
    check_size(game, plain)
    match = replay(Match, game, plain)
    origin = log.Origin(kind="upload")
    if not match.over:
        origin = log.Origin(kind="upload", at=len(match.log))
        match = with_fresh_chance(match)
    settings = log.Settings(
        game=game.meta.key,
        options=plain["options"],
        pack=match.setup.pack,
        pack_file=match.setup.pack_file,
        pace="live" if match.setup.live else "days",
        grace=None,
    )
    first = ask.ChairWish(kind="me", name=name)
    plans, tokens = chairs_for([first] + [ask.ChairWish(kind="open")] * (match.seats - 1))
    if match.over:
        plans = [log.SeatPlan(kind="bot", name=f"Player {seat + 1}", level="librarian") for seat in range(match.seats)]
        tokens = [None] * match.seats
    return with_host(now, settings, plans, tokens, secret=match.secret.hex(), origin=origin, file=match.to_plain())


def check_size(game: Game, plain: dict[str, Any]) -> None:
    """A file whose replay would take long is refused unread."""
    pack, entries = plain.get("pack"), plain["log"]
    if isinstance(pack, dict) and isinstance(pack.get("text"), str):
        check_pack(pack["text"])
    if not isinstance(entries, list):
        return  # the replay says what is wrong
    back = sum(isinstance(entry, list) and entry[:1] == [TAKEN_BACK] for entry in entries)
    if back > TAKEN_BACK_MOST or len(entries) - back > (TAKEN_BACK_MOST + 1) * game.meta.longest:
        raise BadMatchFile(f"the log is too long: at most {TAKEN_BACK_MOST} times something is taken back")
    if steps_of(entries) > STEPS_MOST:
        raise BadMatchFile(f"too much is taken back too late: to replay this log takes more than {STEPS_MOST} steps")


def steps_of(entries: list[Any]) -> int:
    """How many actions a replay plays; what is no entry counts as one, and ends the replay."""
    depths, steps = [0], 0  # after each entry: how many led there
    for entry in entries:
        to = moment_in(str(entry[-1])) if isinstance(entry, list) and entry[:1] == [TAKEN_BACK] else None
        is_back = to is not None and to < len(depths)
        depths.append((depths[to] if is_back and to is not None else depths[-1]) + 1)
        steps += depths[-1] if is_back else 1
    return steps


def check_pack(text: str) -> None:
    """Some TOML takes its reader hours; no honest card file comes near these limits."""
    if len(text) > PACK_LENGTH:
        raise BadPack(f"a card pack has at most {PACK_LENGTH} characters")
    if any(len(line) > PACK_LINE or line.count(".") > PACK_DOTS for line in text.split("\n")):
        raise BadPack(f"a line of a card pack has at most {PACK_LINE} characters and {PACK_DOTS} dots")
