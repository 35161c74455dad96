"""What holds at the moment, and what people signal, in words."""

from __future__ import annotations

from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.librarians.edge.view import LibrariansView, SeatView
from readingroom.terminal.librarians.words import row


def standing_words(view: LibrariansView) -> list[Phrase]:
    """What holds for this turn, for the next book, or for good."""
    lines = [phrase("door-librarians-effect", effect=one) for one in view.effects]
    lines += [phrase("door-librarians-next", effect=one) for one in view.next_effects]
    if view.stacking_banned:
        lines.append(phrase("door-librarians-no-stacking"))
    named: list[Word] = [] if view.force.color is None else [phrase("librarians-colour", colour=view.force.color)]
    named += [] if view.force.letter is None else [view.force.letter]
    if named:
        lines.append(phrase("door-librarians-named", what=row(named)))
    if view.skips:
        lines.append(phrase("door-librarians-skips", turns=view.skips))
    return lines


def signal_words(seat: SeatView) -> list[Phrase]:
    """What a seat lets the others know."""
    places = (("keep_off", seat.signals.keep_off), ("all_yours", seat.signals.all_yours))
    told = [signalled(signal, place) for signal, place in places if place is not None]
    if seat.signals.mood is not None:
        told.append(phrase("librarians-do-mood", mood=seat.signals.mood))
    return told


def signalled(signal: str, place: str) -> Phrase:
    """A signal about a row and a side of it."""
    number, side = place.split(":")
    return phrase("door-librarians-signalled", signal=signal, row=number, side=side)
