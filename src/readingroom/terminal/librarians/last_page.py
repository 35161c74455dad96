"""What the team has done, for the last page."""

from __future__ import annotations

from readingroom.core.phrases import phrase
from readingroom.games.librarians.edge import events as ev
from readingroom.games.librarians.edge.view import LibrariansView
from readingroom.terminal.picture import Picture


def deeds(picture: Picture) -> list[str]:
    """The grade and what is left, the completed genres, and how many books each shelved."""
    view: LibrariansView = picture.view
    grade = "" if picture.outcome is None else picture.outcome.grade.replace(" ", "_")
    lines = [str(phrase("door-librarians-graded", grade=grade, left=view.left, turns=view.turn)), ""]
    lines += [
        f"  {phrase('door-librarians-completed', genre=genre, times=times)}" for genre, times in view.completed.items()
    ]
    lines += [""] if view.completed else []
    return lines + [seat_line(seat, picture) for seat in range(len(picture.names))]


def seat_line(seat: int, picture: Picture) -> str:
    """What one has shelved and used, as far as the log tells."""
    played = sum(isinstance(one, ev.BookPlayed | ev.BookInserted) and one.who == seat for one in picture.events)
    used = sum(isinstance(one, ev.PowerUsed) and one.who == seat for one in picture.events)
    return f"  {picture.names[seat]:<14}{phrase('door-librarians-did', books=played, powers=used)}"
