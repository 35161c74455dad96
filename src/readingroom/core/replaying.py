"""Playing a match file again, and checking that it is the match it says it is."""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Any, TypeVar

from readingroom.core.damage import damage_named
from readingroom.core.errors import BadMatchFile, ReadingRoomError, said_by
from readingroom.core.game import Game, Setup
from readingroom.core.phrases import phrase
from readingroom.core.seeds import new_secret
from readingroom.core.state import TAKEN_BACK
from readingroom.core.taking_back import moment_in

if TYPE_CHECKING:
    from readingroom.core.match import Match

M = TypeVar("M", bound="Match")


@damage_named()
def replay(make: type[M], game: Game, plain: dict[str, Any], *, until: int | None = None) -> M:
    """Play a match file again, action by action; raises BadMatchFile at the first thing that does not fit."""
    match = begin_from_file(make, game, plain)
    log = plain["log"]
    if not isinstance(log, list):
        raise BadMatchFile(phrase("mistake-file-log"))
    for number, entry in enumerate(log[:until], 1):
        play_entry(match, number, entry)
    if until is None:
        check_end(match, plain)
    return match


@damage_named()
def begin_from_file(make: type[M], game: Game, plain: dict[str, Any]) -> M:
    """The match as it was dealt or laid out, before its first action."""
    pack = plain.get("pack")
    if pack is not None and not (isinstance(pack, dict) and isinstance(pack.get("text"), str)):
        raise BadMatchFile(phrase("mistake-file-pack"))
    try:
        setup = Setup(
            seats=plain["seats"],
            options=game.check(plain["seats"], plain["options"]),
            pack=pack["text"] if pack else None,
            pack_file=str(pack.get("file")) if pack else None,
            live=bool(plain.get("live", False)),
        )
        secret = new_secret(str(plain["seed"]))
        match = make(game, setup, secret, position=plain.get("position"), draws=plain.get("draws", ()))
    except (AttributeError, TypeError, KeyError) as error:
        raise BadMatchFile(phrase("mistake-file-part", why=str(error))) from error
    except ReadingRoomError as error:
        raise BadMatchFile(phrase("mistake-file-begin", why=said_by(error))) from error
    if not compare_digest(match.commitment.encode(), str(plain["commitment"]).encode(errors="replace")):
        raise BadMatchFile(phrase("mistake-file-seed"))
    return match


def play_entry(match: Match, number: int, entry: object) -> None:
    """One line of the log: the seat that was asked, and its answer."""
    if not isinstance(entry, list) or list(map(type, entry)) != [int, str]:
        raise BadMatchFile(phrase("mistake-file-entry", number=number, entry=repr(entry)))
    back = moment_in(entry[1]) if entry[0] == TAKEN_BACK else None
    if match.over and back is None:
        raise BadMatchFile(phrase("mistake-file-after-end", number=number))
    try:
        out_of_turn = back is None and entry[0] != match.to_move and not may_interject(match, *entry)
        if back is not None:
            match.take_back(back)
        elif not out_of_turn:
            match.enter(entry[0], entry[1])
    except ReadingRoomError as error:
        raise BadMatchFile(phrase("mistake-file-refused", number=number, why=said_by(error))) from error
    if out_of_turn:
        raise BadMatchFile(phrase("mistake-file-turn", number=number, asked=str(match.to_move), seat=entry[0]))


def may_interject(match: Match, seat: object, action: str) -> bool:
    """Whether a seat that is not asked may do this now."""
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(match.seats):
        return False
    return match.actions.parse(action) in match.interjections(seat)


def check_end(match: Match, plain: dict[str, Any]) -> None:
    """The replayed match must be the one that was saved."""
    if match.checksum() != plain["checksum"]:
        raise BadMatchFile(phrase("mistake-file-differs"))
    outcome = match.outcome
    told = plain.get("outcome")
    if outcome is not None and told != {"ending": outcome.ending, "scores": list(outcome.scores)}:
        raise BadMatchFile(
            phrase("mistake-file-ended", ending=outcome.ending, scores=str(list(outcome.scores)), told=str(told))
        )
    if outcome is None and told is not None:
        raise BadMatchFile(phrase("mistake-file-not-over"))
