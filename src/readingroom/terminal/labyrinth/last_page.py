"""What the team has done, for the last page."""

from __future__ import annotations

from readingroom.games.labyrinth.cards.names import GENRE_KEYS
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.edge.view import LabyrinthView
from readingroom.terminal.labyrinth.hands import hand_name
from readingroom.terminal.labyrinth.marks import SHELF, TERROR, with_shapes
from readingroom.terminal.picture import Picture

EVENTS = (ev.TerrorCaptured, ev.TerrorReturned)


def deeds(picture: Picture) -> list[str]:
    """The Shelves, how the end came near, and what each hand did."""
    view: LabyrinthView = picture.view
    terrors = sum(tile.terror is not None for tile in view.tiles)
    filled = sum(genre.filled_by is not None for genre in view.genres)
    near = f"{SHELF} Shelves {filled}/6   {TERROR} Terrors on the grid {terrors}/6   curses left {view.curses.left}"
    return [
        f"{near}   turn {view.turn}",
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
        line = f"  {'★' if genre.filled_by is not None else '·'} {with_shapes((genre.key,))} {printed.title:<20}"
        if genre.filled_by is None:
            lines.append(f"{line}{'its Shelf never came' if genre.cell is None else 'open'}")
            continue
        by = f", by {hand_name(returned[genre.key].hand, picture)}" if genre.key in returned else ""
        lines.append(f"{line}{picture.box.terrors[genre.filled_by].name}{by}")
    return lines


def hand_lines(picture: Picture) -> list[str]:
    """Captures and returns of each hand, as far as the log tells."""
    counts = [
        [sum(isinstance(event, kind) and event.hand == hand for event in picture.events) for kind in EVENTS]
        for hand in range(len(picture.view.hands))
    ]
    return [
        f"  {hand_name(hand, picture):<14}captured {captured}, returned {returned}"
        for hand, (captured, returned) in enumerate(counts)
    ]
