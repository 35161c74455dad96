"""Trying an action out on a copy: what it would lead to, and whether anybody would learn something from it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.events import Event
from readingroom.core.state import rolls

AnySeat = Any  # a seat's number or None: were that the type, compiled code would refuse the rest before we can
AnyState = Any  # a State; the laws' toy games have one of their own, which compiled code would refuse


class Trial:
    """An answer or an interjection done to a copy of a state: what came of it, and what was heard."""

    def __init__(self, before: AnyState, seat: int, code: int, *, asked: bool) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.heard: list[Event] = []
        self.after = before.clone()
        self.after.heard = self.heard
        if asked:
            self.after.apply(code)
        else:
            self.after.interject(seat, code)
        self.after.heard = None


def enter_code(state: AnyState, codes: vec[i64], seat: int, code: int) -> None:
    """Do what an entry of a log says: an answer if it is one now, else an interjection."""
    if seat == state.to_move() and code in codes[: state.legal(codes)]:
        state.apply(code)
    else:
        state.interject(seat, code)


def would_teach(state: AnyState, spare: AnyState, code: int) -> bool:
    """Somebody would learn something from an action, tried out on a spare state."""
    if rolls(state, spare, code):
        return True
    heard: list[Event] = []  # only now the events are needed, and most actions are decided without
    spare.copy_from(state)
    spare.heard = heard
    spare.apply(code)
    spare.heard = None
    return has_taught(state, spare, heard)


def has_taught(before: AnyState, after: AnyState, heard: list[Event]) -> bool:
    """Somebody learned something from an action: by chance, by a hidden card shown, or by a secret question.

    A window counts whether or not anybody was asked in it, or else the answer would tell.
    """
    asked = before.asked_secretly() or after.windows != before.windows
    return asked or after.rolled != before.rolled or any(event.learned for event in heard)
