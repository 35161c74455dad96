"""Tables of Chapters, laid out and read in table talk.

A Library's top Features are letters as in the worked examples, `SSPCC`; MOLLY is a seat and a Category.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import readingroom as rr
from readingroom.core.events import Event

ANA, BEN, CLEO, DAN = range(4)
NAMES = ("Ana", "Ben", "Cleo", "Dan")
CATEGORIES = {"S": "space", "P": "programme", "C": "content"}

E = TypeVar("E", bound=Event)


def row(letters: str) -> list[Any]:
    """Stacks by the letters of their Categories."""
    return [CATEGORIES[letter] for letter in letters]


def by_seat(given: Mapping[int, Any] | None, seats: int) -> list[Any]:
    return [list((given or {}).get(seat, ())) for seat in range(seats)]


def a_table(
    *,
    seats: int = 2,
    stacks: Mapping[int, str | Sequence[Any]] | None = None,
    friends: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    molly: tuple[int, str] | None = None,
    draws: Sequence[str] = (),
    seed: int = 1,
    **zones: Any,
) -> rr.Match:
    """A match that begins from a hand-written position; it is Ana's action unless something else is said."""
    rows = {seat: row(held) if isinstance(held, str) else held for seat, held in (stacks or {}).items()}
    position: dict[str, Any] = {
        "seats": seats,
        "stacks": by_seat(rows, seats),
        "friends": by_seat(friends, seats),
        "hands": by_seat(hands, seats),
        **zones,
    }
    if molly is not None:
        position["molly"] = {"at": molly[0], "gives": molly[1]}
    return rr.start("chapters", position=position, draws=draws, seed=seed)


def with_modules(*modules: str, **more: Any) -> dict[str, Any]:
    """Options with these modules."""
    return {**dict.fromkeys(modules, True), **more}


def enhanced(feature: str, enhancement: str | None, *, covered: Sequence[str] = (), buried: Sequence[str] = ()) -> Any:
    """A stack with an Enhancement."""
    return {"feature": feature, "enhancement": enhancement, "covered": list(covered), "buried": list(buried)}


def options(match: rr.Match) -> list[str]:
    """The legal answers as texts."""
    return [str(action) for action in match.legal()]


def offered(match: rr.Match, verb: str) -> list[str]:
    """The legal answers of one verb, without it."""
    return [text.partition(":")[2] for text in options(match) if text.partition(":")[0] == verb]


def asked(match: rr.Match) -> str | None:
    """What is asked, with the referee's eyes."""
    question = match.position()["asked"]
    return None if question is None else str(question["decision"])


def hand(match: rr.Match, seat: int = ANA) -> list[str]:
    return list(match.view(seat).hand)


def library(match: rr.Match, seat: int = ANA) -> Any:
    """A Library as everybody sees it."""
    return match.view().libraries[seat]


def icons(match: rr.Match, seat: int = ANA) -> tuple[int, int, int]:
    """Space, Programme and Content icons."""
    found = library(match, seat).icons
    return found["space"], found["programme"], found["content"]


def hearts(match: rr.Match, seat: int = ANA) -> dict[str, int]:
    """What each Friend of a Library is worth."""
    return {one.friend: one.hearts for one in library(match, seat).friends}


def friends(match: rr.Match, seat: int = ANA) -> list[str]:
    return [one.friend for one in library(match, seat).friends]


def tops(match: rr.Match, seat: int = ANA) -> str:
    """The top Features as letters."""
    return "".join(stack.category[0].upper() for stack in library(match, seat).stacks)


def lobby(match: rr.Match) -> list[str]:
    return [one.friend for one in match.view().lobby]


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def rule_against(match: rr.Match, action: object) -> str:
    """The rule that forbids an action now."""
    refusal = match.why_not(action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def pass_to_turn_of(match: rr.Match, seat: int) -> rr.Match:
    """Everybody does as little as possible until it is this seat's action."""
    while not match.over and not (match.to_move == seat and asked(match) == "action"):
        answers = options(match)
        quiet = [text for text in answers if text in ("pass", "done", "tuck:none")]
        match.play((quiet or [text for text in answers if text.startswith("molly")] or answers)[0])
    return match
