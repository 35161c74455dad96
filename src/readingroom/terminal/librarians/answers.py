"""The answers of Librarians: cells by their keys, by rows where there are many, and signals at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.librarians.edge import actions as do
from readingroom.terminal.answers import all_offered, offer
from readingroom.terminal.faces import KEYS
from readingroom.terminal.picture import Answer, Picture

SIGNALS = ("keep_off", "all_yours")


def cell_answers(picture: Picture) -> list[Answer]:
    """The cells that can be answered, in reading order; where they outnumber the keys, without any."""
    cells = [action for action in picture.legal if isinstance(action, do.At)]
    return [Answer(words="", action=action, key="" if len(cells) <= len(KEYS) else " ") for action in cells]


def librarians_answers(picture: Picture) -> list[Answer]:
    """What is offered; many cells stand under their rows."""
    cells = [action for action in picture.legal if isinstance(action, do.At)]
    if len(cells) <= len(KEYS):
        return all_offered(picture)
    rows = dict.fromkeys(action.row for action in cells)
    return [
        Answer(
            words=str(phrase("librarians-in-row", row=row)),
            inner=tuple(offer(action, picture) for action in cells if action.row == row),
        )
        for row in rows
    ]


# --- unasked ----------------------------------------------------------------------------------------------------


def free_answers(picture: Picture) -> list[Answer]:
    """Signals of everybody at this keyboard, under one heading each (LIB-COMM-4)."""
    found: list[Answer] = []
    for seat in dict.fromkeys(seat for seat, _ in picture.free):
        actions = [action for one, action in picture.free if one == seat and action not in picture.legal]
        mine = seat == picture.viewer
        words = phrase("door-librarians-signal") if mine else phrase("door-librarians-signals", who=picture.names[seat])
        if actions:
            found.append(Answer(words=str(words), key="i" if mine else "", inner=tuple(kinds(seat, actions, picture))))
    return found


def kinds(seat: int, actions: Sequence[Any], picture: Picture) -> list[Answer]:
    """Where to keep off, what is left to others, how one feels."""
    places = {key: [one for one in actions if isinstance(one, do.Signal) and one.signal == key] for key in SIGNALS}
    found = [
        Answer(words=str(words), inner=tuple(free_offer(seat, one, picture) for one in places[key]))
        for key, words in signal_words().items()
        if places[key]
    ]
    return found + [free_offer(seat, one, picture) for one in actions if not isinstance(one, do.Signal)]


def signal_words() -> dict[str, Phrase]:
    """The signals about a part of the library."""
    return {key: phrase("door-librarians-signal-kind", signal=key) for key in SIGNALS}


def free_offer(seat: int, action: do.LibrariansAction, picture: Picture) -> Answer:
    """Something unasked."""
    return Answer(words=picture.describe(action), action=action, seat=seat)
