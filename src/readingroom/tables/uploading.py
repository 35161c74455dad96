"""A table out of a match file that somebody brings. A stranger may have written the file."""

from __future__ import annotations

from typing import Any

from readingroom.catalog import Match, read_match_file
from readingroom.core.errors import BadMatchFile
from readingroom.core.file_names import names_in
from readingroom.core.game import Game
from readingroom.core.match import replay
from readingroom.core.phrases import phrase
from readingroom.core.state import TAKEN_BACK
from readingroom.core.taking_back import moment_in
from readingroom.tables import commands as ask, entries as log
from readingroom.tables.setting_up import NewTable, chairs_for, check_pack, with_fresh_chance, with_host
from readingroom.tables.words import BadWords, clean_name, distinct

TAKEN_BACK_MOST = 200  # in a file
STEPS_MOST = 20_000  # of its replay: an action is one, and taking back plays all that led there once more

Chairs = tuple[list[log.SeatPlan], list[str | None]]  # and a token for each that is taken at once


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
    plans, tokens = chairs_to_look_at(plain) if match.over else chairs_to_go_on(plain, name)
    return with_host(now, settings, plans, tokens, secret=match.secret.hex(), origin=origin, file=match.to_plain())


# --- who sits there -------------------------------------------------------------------------------------------


def chairs_to_look_at(plain: dict[str, Any]) -> Chairs:
    """Of a finished match: nobody sits there any more, and everybody is called as they were."""
    seats = plain["seats"]
    names = names_after([], plain) or [player(seat) for seat in range(seats)]
    return [log.SeatPlan(kind="bot", name=name, level="librarian") for name in names], [None] * seats


def chairs_to_go_on(plain: dict[str, Any], name: str) -> Chairs:
    """Of an unfinished match: one's own, and open ones; these keep the names of those who have played there."""
    wishes = [ask.ChairWish(kind="me", name=name)] + [ask.ChairWish(kind="open")] * (plain["seats"] - 1)
    plans, tokens = chairs_for(wishes)
    names = names_after([plans[0].name or ""], plain)
    if names:
        plans[1:] = [log.SeatPlan(kind="open", name=each) for each in names[1:]]
    return plans, tokens


def names_after(names: list[str], plain: dict[str, Any]) -> list[str]:
    """These names, and for the seats after them those of the file as a table shows them; none where it has none."""
    told = names_in(plain)
    if told is None:
        return []
    for seat in range(len(names), len(told)):
        names = [*names, distinct(clean_or_player(told[seat], seat), names)]
    return names


def clean_or_player(name: str, seat: int) -> str:
    try:
        return clean_name(name)
    except BadWords:
        return player(seat)


def player(seat: int) -> str:
    """What somebody is called whose name is not known."""
    return f"Player {seat + 1}"


# --- how long it may be ---------------------------------------------------------------------------------------


def check_size(game: Game, plain: dict[str, Any]) -> None:
    """A file whose replay would take long is refused unread."""
    pack, entries = plain.get("pack"), plain["log"]
    if isinstance(pack, dict) and isinstance(pack.get("text"), str):
        check_pack(pack["text"])
    if not isinstance(entries, list):
        return  # the replay says what is wrong
    back = sum(isinstance(entry, list) and entry[:1] == [TAKEN_BACK] for entry in entries)
    if back > TAKEN_BACK_MOST or len(entries) - back > (TAKEN_BACK_MOST + 1) * game.meta.longest:
        raise BadMatchFile(phrase("mistake-file-takes-back", most=TAKEN_BACK_MOST))
    if steps_of(entries) > STEPS_MOST:
        raise BadMatchFile(phrase("mistake-file-steps", most=STEPS_MOST))


def steps_of(entries: list[Any]) -> int:
    """How many actions a replay plays; what is no entry counts as one, and ends the replay."""
    depths, steps = [0], 0  # after each entry: how many led there
    for entry in entries:
        to = moment_in(str(entry[-1])) if isinstance(entry, list) and entry[:1] == [TAKEN_BACK] else None
        is_back = to is not None and to < len(depths)
        depths.append((depths[to] if is_back and to is not None else depths[-1]) + 1)
        steps += depths[-1] if is_back else 1
    return steps
