"""What the team has done, for the last page."""

from __future__ import annotations

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.terminal.labyrinth.hands import hand_name
from readingroom.terminal.labyrinth.marks import SHELF, TERROR, with_shapes
from readingroom.terminal.labyrinth.things import genre_title, name_words
from readingroom.terminal.picture import Picture

EVENTS = (ev.TerrorCaptured, ev.TerrorReturned)


def deeds(picture: Picture) -> list[str]:
    """The Shelves, how the end came near, and what each hand did."""
    view: LabyrinthView = picture.view
    terrors = sum(tile.terror is not None for tile in view.tiles)
    filled = sum(genre.filled_by is not None for genre in view.genres)
    near = phrase(
        "door-labyrinth-near",
        shelves=filled,
        sign=TERROR,
        terrors=terrors,
        curses=view.curses.left,
        turn=view.turn,
    )
    return [
        f"{SHELF} {near}",
        "",
        *shelf_lines(picture),
        "",
        *hand_lines(picture),
    ]


def shelf_lines(picture: Picture) -> list[str]:
    """One line a Shelf."""
    returned = {GENRE_KEYS[event.genre]: event for event in picture.events if isinstance(event, ev.TerrorReturned)}
    lines = []
    for genre, printed in zip(picture.view.genres, picture.box.genres, strict=True):
        line = (
            f"  {'★' if genre.filled_by is not None else '·'} {with_shapes((genre.key,))} {genre_title(printed)!s:<20}"
        )
        if genre.filled_by is None:
            never = genre.cell is None
            lines.append(f"{line}{phrase('door-labyrinth-shelf-never-came' if never else 'door-labyrinth-shelf-open')}")
            continue
        terror = name_words(picture.box.terrors[genre.filled_by])
        if genre.key in returned:
            by = hand_name(returned[genre.key].hand, picture)
            terror = phrase("door-labyrinth-shelf-by", terror=terror, who=by)
        lines.append(f"{line}{terror}")
    return lines


def hand_lines(picture: Picture) -> list[str]:
    """Captures and returns of each hand, as far as the log tells."""
    counts = [
        [sum(isinstance(event, kind) and event.hand == hand for event in picture.events) for kind in EVENTS]
        for hand in range(len(picture.view.hands))
    ]
    return [
        f"  {hand_name(hand, picture):<14}{phrase('door-labyrinth-did', captured=captured, returned=returned)}"
        for hand, (captured, returned) in enumerate(counts)
    ]
