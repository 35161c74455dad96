"""Time, Terrors and Shelves, what the Bookwyrm may do next, and the decks."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import Phrase, phrase
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, ThreatOdds
from readingroom.games.labyrinth.edge.view import GenreView, LabyrinthView
from readingroom.terminal.faces import Part
from readingroom.terminal.labyrinth.floor import percent, short_place
from readingroom.terminal.labyrinth.marks import EMPTY_TERROR, SHELF, TERROR, genre_mark
from readingroom.terminal.picture import Picture

CLOCK, SHORT_CLOCK = 20, 15  # marks of the clock at most
FILLED, UNFILLED, UNFOUND = "★", SHELF, "?"  # a Shelf


class ProspectsPart(Part):
    """How near the end is, either way."""

    points = ("clock", "decks", "shelves")
    DEFAULT_CSS = "ProspectsPart { height: auto; text-wrap: nowrap; }"

    def show(self, picture: Picture) -> None:
        view: LabyrinthView = picture.view
        self.border_title = str(phrase("door-labyrinth-library"))
        to_come = len(view.terror_stack)
        self.border_subtitle = str(phrase("door-labyrinth-library-foot", rewards=view.reward_deck, terrors=to_come))
        if self.is_short_of_room:
            lines = [
                clock_line(view, SHORT_CLOCK),
                danger_words(view),
                *short_threats(picture.odds),
                *genre_signs(view),
            ]
        else:
            lines = [clock_line(view), danger_line(view), *threat_lines(picture.odds), *genre_lines(view)]
        self.update(Text("\n").join(lines))


def clock_line(view: LabyrinthView, most: int = CLOCK) -> Text:
    """The curses above Out of Time: one a turn."""
    left = view.curses.left
    if left == 0:
        return Text(str(phrase("door-labyrinth-last-turn")), "bold #ff9d5c")
    seen = sum(view.curses.seen.values())
    marks = "▮" * min(left, most) + "·" * max(0, min(seen, most - left))
    return Text(f"{phrase('door-labyrinth-curses')} ", "bold").append(f"{left:>2} ", "bold").append(marks, "not bold")


def danger_line(view: LabyrinthView) -> Text:
    """`Terrors ▲▲▲△△△ 3/6  Shelves ▤▤···· 2/6`."""
    terrors = sum(tile.terror is not None for tile in view.tiles)
    filled = sum(genre.filled_by is not None for genre in view.genres)
    line = Text(f"{phrase('door-labyrinth-terrors')} ", "bold").append(TERROR * terrors, "#ff9d5c")
    line.append(EMPTY_TERROR * (6 - terrors), "not bold")
    line.append(f" {terrors}/6 ", "bold").append(f"{phrase('door-labyrinth-shelves')} ", "bold")
    return line.append(SHELF * filled + "·" * (6 - filled), "not bold").append(f" {filled}/6", "bold")


def threat_lines(odds: LabyrinthOdds | None) -> list[Text]:
    """The four tiles round the Bookwyrm, as they lie."""
    if odds is None or not any(threat.chance[0] for threat in odds.threats):
        return []
    by_direction = {threat.direction: threat for threat in odds.threats}
    return [
        Text("   ".join(threat_words(by_direction[direction]) for direction in pair))
        for pair in (("NW", "NE"), ("SW", "SE"))
    ]


def threat_words(threat: ThreatOdds) -> str:
    """`NW 27% lights `."""
    effect = str(phrase("door-labyrinth-threat", effect=threat.effect))
    return f"{direction_words(threat)} {percent(threat.chance)} {effect:<7}"


def direction_words(threat: ThreatOdds) -> Phrase:
    """Two letters."""
    return phrase("door-labyrinth-direction", direction=threat.direction)


def genre_lines(view: LabyrinthView) -> list[Text]:
    """The genres two by two: deck, and where the Shelf stands."""
    cells = [genre_cell(genre) for genre in view.genres]
    return [Text(" ").join(cells[at : at + 2]) for at in range(0, len(cells), 2)]


def genre_cell(genre: GenreView) -> Text:
    """`R♥  8 left ▤r1c3`; a question mark while the Shelf has not come out."""
    where = "?" if genre.cell is None else short_place(genre.cell)
    shelf = where if genre.filled_by is None else str(phrase("door-labyrinth-filled"))
    return Text.assemble(genre_mark(genre.key), f" {genre.deck:>2} {phrase('door-labyrinth-left')} {SHELF}{shelf:<6}")


# --- where there is little room -------------------------------------------------------------------------------------


def danger_words(view: LabyrinthView) -> Text:
    """`Terrors 3/6 Shelves 2/6`."""
    terrors = sum(tile.terror is not None for tile in view.tiles)
    filled = sum(genre.filled_by is not None for genre in view.genres)
    words = (
        f"{TERROR}{phrase('door-labyrinth-terrors')} {terrors}/6",
        f"{SHELF}{phrase('door-labyrinth-shelves')} {filled}/6",
    )
    return Text(" ".join(words), "bold")


def short_threats(odds: LabyrinthOdds | None) -> list[Text]:
    """The four tiles round the Bookwyrm, as they lie."""
    if odds is None or not any(threat.chance[0] for threat in odds.threats):
        return []
    words = {threat.direction: short_threat(threat) for threat in odds.threats}
    return [Text(f"{words[left]} {words[right]}") for left, right in (("NW", "NE"), ("SW", "SE"))]


def short_threat(threat: ThreatOdds) -> str:
    """`NW27% lights`."""
    effect = str(phrase("door-labyrinth-threat-short", effect=threat.effect))
    return f"{direction_words(threat)}{percent(threat.chance)} {effect:<6}"


def genre_signs(view: LabyrinthView) -> list[Text]:
    """The genres three by three: the deck, and what is known of the Shelf, which the maze shows."""
    cells = [Text.assemble(genre_mark(genre.key), f"{genre.deck:>3} {shelf_sign(genre)}") for genre in view.genres]
    return [Text("  ").join(cells[at : at + 3]) for at in range(0, len(cells), 3)]


def shelf_sign(genre: GenreView) -> str:
    """Whether the Shelf has come out, and is filled."""
    if genre.filled_by is not None:
        return FILLED
    return UNFOUND if genre.cell is None else UNFILLED
