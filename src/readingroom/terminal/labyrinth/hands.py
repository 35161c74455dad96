"""The open hands: six slots each, Books with their symbols, boosters with their options, Terrors with their guards."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text
from textual.widgets import Static

from readingroom.core.phrases import phrase
from readingroom.games.labyrinth.cards.names import cell_number
from readingroom.games.labyrinth.edge.view import HandView, LabyrinthView
from readingroom.games.labyrinth.rules.geometry import SIDE
from readingroom.terminal.faces import ScrollingPart
from readingroom.terminal.labyrinth.floor import hand_marks, short_place
from readingroom.terminal.labyrinth.marks import TERROR, coloured, with_shapes
from readingroom.terminal.labyrinth.things import cards_of, guards, hand_in_full, name_words
from readingroom.terminal.picture import Picture
from readingroom.terminal.rules import AskRule
from readingroom.terminal.sitters import in_column

SLOTS = 6
NAME = 24
HALF = 17
WIDTH, NARROW = 37, 24
RULES = ("LAB-HAND-1", "LAB-HAND-3", "LAB-CAP-4", "LAB-CAP-5")


class HandBox(Static, can_focus=True):
    """One hand; Enter or a click shows every card in full."""

    DEFAULT_CSS = """
    HandBox { height: auto; text-wrap: nowrap; }
    HandBox:focus { background: $primary 30%; }
    HandBox:hover { background: $primary 15%; }
    """
    BINDINGS = [("enter", "ask", "door-key-the-cards-in-full")]

    def __init__(self, number: int, picture: Picture, *, roomy: bool, narrow: bool = False) -> None:
        hand = picture.view.hands[number]
        if narrow:
            lines = [narrow_header(number, picture), *narrow_lines(hand, picture)]
        else:
            lines = [header(number, picture), *(full_lines if roomy else short_lines)(hand, picture)]
        super().__init__(Text("\n").join(lines))
        kind = "player" if number < len(picture.names) else "trolley"
        whose = phrase("door-labyrinth-hand-of", who=hand_name(number, picture), hand=kind)
        self.words = f"{whose}\n\n{hand_in_full(hand, picture.box)}"

    def action_ask(self) -> None:
        """Open the cards."""
        self.post_message(AskRule(RULES, self.words))

    def on_click(self) -> None:
        """The same by mouse."""
        self.action_ask()


class HandsPart(ScrollingPart):
    """All hands, the one whose turn it is first."""

    points = ("hands",)
    DEFAULT_CSS = "HandsPart { height: 2fr; min-height: 6; scrollbar-size-vertical: 1; }"

    async def show(self, picture: Picture) -> None:
        view: LabyrinthView = picture.view
        self.border_title = str(phrase("door-labyrinth-hands"))
        narrow = self.is_short_of_room
        self.styles.border_top = ("none", "transparent") if narrow else None  # whose hand it is stands over each
        many = phrase("door-labyrinth-hands-foot-more", hands=len(view.hands)) if len(view.hands) > 2 else None
        self.border_subtitle = str(many or phrase("door-labyrinth-hands-foot"))
        self.can_focus = False
        first = view.asked if view.asked is not None else picture.viewer or 0
        order = sorted(range(len(view.hands)), key=lambda hand: (hand - first) % len(view.hands))
        roomy = view.solo or len(view.hands) == 1
        async with self.batch():
            await self.remove_children()
            await self.mount_all(
                HandBox(hand, picture, roomy=place == 0 or (roomy and few(view)), narrow=narrow)
                for place, hand in enumerate(order)
            )


def few(view: LabyrinthView) -> bool:
    """All cards fit below each other."""
    return sum(len(hand.books) + len(hand.rewards) + len(hand.piles) for hand in view.hands) <= SLOTS + 2


def hand_name(number: int, picture: Picture) -> str:
    """Whose hand it is."""
    return picture.names[number] if number < len(picture.names) else str(phrase("door-labyrinth-trolley"))


def header(number: int, picture: Picture) -> Text:
    """`▸A Ana  r3c3  4/6`, and the actions that are left."""
    view: LabyrinthView = picture.view
    hand = view.hands[number]
    acting = number == view.active
    used = len(hand.books) + len(hand.rewards) + len(hand.piles)
    sign = f"{picture.signs[number]} " if number < len(picture.signs) else ""
    line = Text("▸" if acting else " ").append(hand_marks(picture)[number], "reverse")
    line.append(f" {sign}{in_column(hand_name(number, picture), 12)}", "bold" if acting else "")
    line.append(f" {short_place(hand.cell):<12}{used}/{SLOTS}")
    if acting and view.decision not in ("start", "instead"):
        line.append(f" {'●' * view.actions or '-'}", "bold")
    return line


def full_lines(hand: HandView, picture: Picture) -> list[Text]:
    """One line a slot."""
    cards = cards_of(hand, picture.box, short=False)
    lines = [Text(f"  {name:<{NAME}}").append(coloured(signs)) for name, signs in cards]
    return cut([*lines, *pile_lines(hand, picture)])


def short_lines(hand: HandView, picture: Picture) -> list[Text]:
    """Two cards a line, a line for each captured Terror."""
    cells = []
    for name, signs in cards_of(hand, picture.box, short=True):
        only_letters = "".join(sign for sign in signs if sign.isalpha())
        room = HALF - len(only_letters) - 1
        cells.append(Text(set_cell_size(name, room)).append(" ").append(coloured(only_letters)))
    lines = [Text(" ").append(Text(" ").join(cells[at : at + 2])) for at in range(0, len(cells), 2)]
    return cut([*lines, *pile_lines(hand, picture)])


def pile_lines(hand: HandView, picture: Picture) -> list[Text]:
    """The captured Terrors, each with the cards that guard it."""
    lines = []
    for pile in hand.piles:
        terror = picture.box.terrors[pile.terror]
        line = Text(f" {TERROR}{name_words(terror)} ").append(coloured(with_shapes(terror.symbols)))
        lines.append(line.append(f" ‹{guards(pile.books, pile.items, picture.box)}"))
    return lines


# --- where there is little room -------------------------------------------------------------------------------------


def narrow_header(number: int, picture: Picture) -> Text:
    """`▸A Ana     r3c3 4/6 ●●●`."""
    view: LabyrinthView = picture.view
    hand = view.hands[number]
    acting = number == view.active
    used = len(hand.books) + len(hand.rewards) + len(hand.piles)
    sign = picture.signs[number] if number < len(picture.signs) else ""
    line = Text("▸" if acting else " ").append(hand_marks(picture)[number], "reverse")
    line.append(f"{sign} {in_column(hand_name(number, picture), 7 - len(sign))}", "bold" if acting else "")
    row, column = divmod(cell_number(hand.cell), int(SIDE))
    line.append(f" {phrase('door-labyrinth-cell', row=row + 1, column=column + 1)} {used}/{SLOTS}")
    if acting and view.decision not in ("start", "instead"):
        line.append(f" {'●' * view.actions or '-'}", "bold")
    return line


def narrow_lines(hand: HandView, picture: Picture) -> list[Text]:
    """One line a slot, with the letters alone."""
    lines = []
    for name, signs in cards_of(hand, picture.box, short=True):
        only_letters = "".join(sign for sign in signs if sign.isalpha())
        room = NARROW - len(only_letters) - 2
        lines.append(Text(" ").append(set_cell_size(name, room)).append(" ").append(coloured(only_letters)))
    return cut([*lines, *pile_lines(hand, picture)], NARROW)


def cut(lines: list[Text], width: int = WIDTH) -> list[Text]:
    """No line is longer than its column."""
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
