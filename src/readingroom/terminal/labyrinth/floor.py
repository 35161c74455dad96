"""The maze on the table: a cursor over it, what is known of the tile under it, and what can be done there."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text
from textual.events import Click

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.names import cell_key, cell_number
from readingroom.games.labyrinth.edge import actions as do
from readingroom.games.labyrinth.edge.odds import LabyrinthOdds, TerrorOdds
from readingroom.games.labyrinth.edge.view import LabyrinthView, PendingView, TileView
from readingroom.games.labyrinth.rules.geometry import COMPASS, SIDE
from readingroom.games.labyrinth.words.naming import place
from readingroom.terminal.answers import offer
from readingroom.terminal.faces import SMALL_BOARD, Board, with_keys
from readingroom.terminal.labyrinth.marks import SHELF, TERROR, TROLLEY, letters, with_shapes
from readingroom.terminal.labyrinth.maze import LABEL, WIDTH, Scene, cell_at, draw_maze
from readingroom.terminal.labyrinth.small_maze import WIDTH as SMALL_WIDTH, draw_small_maze, small_cell_at
from readingroom.terminal.labyrinth.things import name_words, row
from readingroom.terminal.labyrinth.tile_words import dark_words, sides_words
from readingroom.terminal.picture import Answer, Picture

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
INSIDE_WIDTH = 57


class MazePart(Board):
    """The floor of the library."""

    points = ("maze", "bookwyrm", "terrors")
    DEFAULT_CSS = "MazePart { height: auto; text-wrap: nowrap; }"

    def __init__(self) -> None:
        super().__init__()
        self.cursor = int(COMPASS)
        self.picture: Picture | None = None
        self.turn = (0, -1)  # whose cursor it is: it starts where the meeple stands

    def on_mount(self) -> None:
        """The tiles need the whole width."""
        self.styles.padding = 0

    def show(self, picture: Picture) -> None:
        view: LabyrinthView = picture.view
        self.picture = picture
        turn = (view.turn, -1 if view.active is None else view.active)
        if turn != self.turn and view.active is not None:
            self.turn, self.cursor = turn, cell_number(view.hands[view.active].cell)
        self.border_title = columns(SMALL_WIDTH if self.is_short_of_room else WIDTH)
        self.draw(picture)

    def draw(self, picture: Picture) -> None:
        """The tiles, and two lines on the one under the cursor."""
        draw = draw_small_maze if self.is_short_of_room else draw_maze
        lines = [*draw(scene_of(picture, self.cursor)), *lens(picture, self.cursor, self.here())]
        for line in lines:
            line.truncate(SMALL_BOARD if self.is_short_of_room else INSIDE_WIDTH, overflow="ellipsis")
        self.update(Text("\n").join(lines))

    # --- the cursor -----------------------------------------------------------------------------------------

    def move(self, key: str) -> None:
        down, right = STEPS[key]
        row, column = divmod(self.cursor, int(SIDE))
        self.go_to((row + down) % int(SIDE) * int(SIDE) + (column + right) % int(SIDE))

    def go_to(self, cell: int) -> None:
        """Put the cursor on a cell."""
        self.cursor = cell
        if self.picture is not None:
            self.draw(self.picture)

    def on_click(self, event: Click) -> None:
        """The first click puts the cursor there, the second shows what can be done."""
        offset = event.get_content_offset(self)
        find = small_cell_at if self.is_short_of_room else cell_at
        cell = None if offset is None else find(offset.x, offset.y)
        if cell is None:
            return
        if cell == self.cursor:
            self.open()
        else:
            self.go_to(cell)

    # --- what can be done there -----------------------------------------------------------------------------

    def here(self) -> dict[str, Answer]:
        """The answers of the tile under the cursor, by key."""
        if self.picture is None or not self.picture.asked:
            return {}
        legal = frozenset(self.picture.legal)
        actions = actions_at(self.cursor).items()
        return {key: offer(action, self.picture, key) for key, action in actions if action in legal}

    def find(self, key: str) -> Answer | None:
        action = actions_at(self.cursor).get(key)
        if action is None or self.picture is None:
            return None
        if action in self.picture.legal:
            return offer(action, self.picture, key)
        refusal = self.picture.why_not(action)
        return None if refusal is None else Answer(words=self.picture.describe(action), refusal=refusal, key=key)

    def open(self) -> None:
        here = tuple(with_keys(list(self.here().values())))
        if here:
            self.post_message(self.Opened(Answer(words=place(self.cursor), inner=here)))


def actions_at(cell: int) -> Mapping[str, do.LabyrinthAction]:
    """What can be meant by each key at a tile."""
    key = cell_key(cell)
    return {
        "g": do.Move(key),
        "j": do.Move(key, "trolley"),
        "o": do.Move(key, "ride"),
        "i": do.Flip(key),
        "c": do.Rotate(key, clockwise=True),
        "v": do.Rotate(key, clockwise=False),
    }


# --- the drawing --------------------------------------------------------------------------------------------------


def columns(width: int) -> str:
    """Over tiles of this width: `───c1─────c2 ...`."""
    column = phrase("door-labyrinth-column")
    first = "─" * (LABEL + (3 if width == SMALL_WIDTH else 2)) + f"{column}1"
    return first + "".join("─" * (width - 2) + f"{column}{number}" for number in range(2, int(SIDE) + 1))


def short_place(key: str) -> str:
    """A tile where there is little room for its name."""
    cell = cell_number(key)
    which = "compass" if cell == COMPASS else "tile"
    return str(phrase("door-labyrinth-place", tile=which, row=cell // SIDE + 1, column=cell % SIDE + 1))


def scene_of(picture: Picture, cursor: int | None) -> Scene:
    """What the maze shows."""
    view: LabyrinthView = picture.view
    odds: LabyrinthOdds | None = picture.odds
    marks = hand_marks(picture)
    meeples: dict[str, str] = {}
    for hand, seen in enumerate(view.hands):
        meeples[seen.cell] = meeples.get(seen.cell, "") + marks[hand]
    return Scene(
        tiles=view.tiles,
        terrors={number: terror.symbols for number, terror in enumerate(picture.box.terrors)},
        meeples=meeples,
        bookwyrm=view.bookwyrm,
        threats={} if odds is None else {threat.direction: percent(threat.chance) for threat in odds.threats},
        walks=frozenset(action.cell for action in picture.legal if isinstance(action, do.Move)),
        cursor=cursor,
    )


def hand_marks(picture: Picture) -> tuple[str, ...]:
    """One letter a meeple; the Trolley has a sign."""
    return (*picture.marks, TROLLEY) if picture.view.solo else picture.marks


def percent(chance: tuple[int, int]) -> str:
    """Three wide: ` 7%`, `27%`, `100`."""
    share = round(100 * chance[0] / max(1, chance[1]))
    return "100" if share == 100 else f"{share:>2}%"


# --- the lens -----------------------------------------------------------------------------------------------------


def lens(picture: Picture, cell: int, here: Mapping[str, Answer]) -> list[Text]:
    """Two lines: what the tile under the cursor is, and what can be done or will happen there."""
    tile: TileView = picture.view.tiles[cell]
    first = Text(f"{place(cell)}: ", "bold").append(tile_words(tile, picture), "not bold")
    second = Text()
    for key in here:
        second.append(f"[{key}]", "bold reverse").append(f" {phrase('door-labyrinth-key', key=key)}  ")
    about = [*pending_words(picture), *threat_words(tile, picture), *terror_words(tile, picture)]
    second.append(" · ".join(about))
    return [first, second if second.plain else Text(" ")]


def tile_words(tile: TileView, picture: Picture) -> str:
    """Kind, open sides, token."""
    if tile.kind is None:
        return str(phrase("door-labyrinth-dark", likely=dark_words(picture.odds)))
    sides = phrase("door-labyrinth-open", sides=sides_words(tile.open)) if tile.open else ""
    if not tile.lit:
        return str(phrase("door-labyrinth-was", kind=tile.kind, sides=sides))
    if tile.terror is not None:
        terror = picture.box.terrors[tile.terror]
        return f"{TERROR}{name_words(terror)} {with_shapes(terror.symbols)}, {sides}"
    if tile.shelf is not None:
        return f"{SHELF} {phrase('door-labyrinth-lit-shelf', genre=tile.shelf, sides=sides)}"
    return str(phrase("door-labyrinth-lit", kind=tile.kind, sides=sides))


def pending_words(picture: Picture) -> list[str]:
    """How far a payment has come."""
    pending: PendingView | None = picture.view.pending
    if picture.view.decision != "pay" or pending is None or pending.cell is None:
        return []
    terror = picture.view.tiles[cell_number(pending.cell)].terror
    needs, left = letters(picture.box.terrors[terror].symbols), letters(pending.to_pay)
    return [str(phrase("door-labyrinth-needs", needs=needs, left=left))]


def threat_words(tile: TileView, picture: Picture) -> list[str]:
    """What the next curse may do here."""
    odds: LabyrinthOdds | None = picture.odds
    threats = () if odds is None else odds.threats
    return [
        str(phrase("door-labyrinth-curse-here", percent=percent(threat.chance).strip(), effect=threat.effect))
        for threat in threats
        if threat.cell == tile.cell and threat.chance[0]
    ]


def terror_words(tile: TileView, picture: Picture) -> list[str]:
    """Who can capture the Terror here, as far as cards go."""
    odds: LabyrinthOdds | None = picture.odds
    found: TerrorOdds | None = next((one for one in odds.terrors if one.cell == tile.cell), None) if odds else None
    if found is None:
        return []
    marks = hand_marks(picture)
    if found.alone:
        able = f" {phrase('door-labyrinth-or')} ".join(marks[hand] for hand in found.alone)
        return [str(phrase("door-labyrinth-can-pay", who=able))]
    if found.together:
        return [str(phrase("door-labyrinth-pay-together", who="+".join(marks[hand] for hand in found.together)))]
    lacking = ((marks[hand], letters(missing)) for hand, missing in enumerate(found.missing))
    return [row(phrase("door-labyrinth-lacks", who=who, symbols=symbols) for who, symbols in lacking)]
