"""Answers, events and the question as phrases; the catalogues beside this file have their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from readingroom.games.returns.cards.pack import Pack
from readingroom.games.returns.edge.actions import ReturnsAction, Swap
from readingroom.games.returns.edge.events import BookLaid, BookSwapped, RoundStamped
from readingroom.games.returns.edge.view import ReturnsView

from readingroom.core.events import Event
from readingroom.core.phrases import Phrase, phrase


def describe(action: ReturnsAction, pack: Pack) -> Phrase:
    """For a button or a menu."""
    title = pack.titles[action.book - 1]
    if isinstance(action, Swap):
        return phrase("returns-do-swap", book=action.book, title=title)
    return phrase("returns-do-lay", book=action.book, title=title)


def prompt(view: ReturnsView, names: Sequence[str], own: Mapping[str, Any]) -> Phrase:
    """What is asked of whom."""
    if view.asked is None:
        return phrase("returns-over")
    seat = own.get("seat", view.seat)
    return phrase("returns-ask", who="you" if view.asked == seat else names[view.asked])


def tell(event: Event, names: Sequence[str], pack: Pack) -> Phrase:
    """An event as everybody, or its owner, may read it."""
    match event:
        case BookLaid():
            title = pack.titles[event.book - 1]
            return phrase("returns-laid", who=names[event.seat], book=event.book, title=title)
        case BookSwapped(taken=None):
            return phrase("returns-swapped", who=names[event.seat], book=event.book)
        case BookSwapped():
            return phrase("returns-swapped-for", who=names[event.seat], book=event.book, taken=event.taken or 0)
        case RoundStamped():
            return phrase("returns-stamped", who=names[event.seat], book=event.book)
    raise TypeError(f"{event!r} is no event of Returns")
