"""The zones of a position of Librarians: `docs/positions.md` shows them as a table."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Each, Flag, Number, OrNull, Seat, SetOf, Word
from readingroom.core.positions import demand
from readingroom.core.state import NOBODY
from readingroom.core.zones import Asked, Decision, Group, When, Zone, Zones
from readingroom.games.librarians.cards.names import (
    COLOUR_KEYS,
    DECISIONS,
    EFFECT_KEYS,
    ENDINGS,
    GENRE_KEYS,
    LETTERS,
    NEXT_KEYS,
    WAY_KEYS,
)
from readingroom.games.librarians.positions.layout import (
    Book,
    BookRow,
    BookSet,
    Cell,
    Counted,
    Deck,
    Due,
    Gift,
    LibrariansLayout,
    Library,
    Loose,
    Remembered,
    Shelves,
    Signals,
    Spare,
    Then,
)
from readingroom.games.librarians.rules.codes import CODES
from readingroom.games.librarians.rules.grid import WAYS
from readingroom.games.librarians.rules.house import NONE
from readingroom.games.librarians.rules.sets import has, size
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_AUTHOR_KEEP,
    ASK_CLAIM_CELL,
    ASK_CLAIM_KEEP,
    ASK_CLAIM_WAY,
    ASK_COOK,
    ASK_DISCARD,
    ASK_DRAMA,
    ASK_END,
    ASK_GIVE,
    ASK_INSERT,
    ASK_INTENT,
    ASK_LAY,
    ASK_LIFT,
    ASK_PLACE,
    ASK_RETRIEVE,
    ASK_SHIFT,
    ASK_SWAP,
    ASK_TAP,
    DISCARD,
    HANDS,
    KNOWN,
    POWERS,
    SHOWN,
    TURN_GOES_ON,
)

OVER: Final[When[LibrariansLayout]] = When(
    lambda layout: layout.state.is_over(), "the match is over, so nothing can be asked"
)
BY_HAND: Final[When[LibrariansLayout]] = When(lambda layout: not layout.state.is_over())


def seats(layout: LibrariansLayout) -> int:
    return int(layout.state.seats)


def active(layout: LibrariansLayout) -> int:
    return int(layout.state.active)


def two_or_hand(layout: LibrariansLayout) -> int:
    """What a turn that begins asks for (LIB-TURN-2)."""
    state = layout.state
    return int(min(state.house.plays, size(state.sets, state.hand_of(state.active)) + state.played))


def hand_limit(layout: LibrariansLayout) -> int:
    return int(layout.state.house.hand_limit)


# --- what is asked ------------------------------------------------------------------------------------------


class FirstOfLine(Cell):
    """The first cell of a claimed line, whose direction lies in the same number."""

    def name(self, layout: LibrariansLayout, what: int) -> str:
        return super().name(layout, what // int(WAYS))

    def number(self, layout: LibrariansLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        return super().number(layout, plain, path) * int(WAYS)


class WayOfLine(Word):
    """The direction of a claimed line, which lies in the same number as its first cell."""

    def name(self, layout: Any, what: int) -> str:  # noqa: ANN401
        return self.words[what % int(WAYS)]

    def number(self, layout: Any, plain: Any, path: str) -> int:  # noqa: ANN401
        return int(layout.state.second) + super().number(layout, plain, path)


class CellBefore(Cell):
    """A cell that was chosen before, from 1; 0: none."""

    def name(self, layout: LibrariansLayout, what: int) -> Any:  # noqa: ANN401
        return None if what == 0 else super().name(layout, what - 1)

    def number(self, layout: LibrariansLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        return 0 if plain is None else super().number(layout, plain, path) + 1


TAKEN: Final = Zone("book", Book(), "the book taken, of the active hand", at="first", default=None)
GENRE: Final = Zone("genre", Word(GENRE_KEYS), "a genre", at="first", default=None)
MOVED: Final = Zone("moved", OrNull(Book(), int(NONE)), "the book moved first, or null", at="second", default=None)
CHOSEN: Final = Zone("cell", OrNull(Cell(), int(NONE)), "the cell chosen first, or null", at="first", default=None)
LEFT: Final = Zone("left", Number(1, 5), "how many more", at="first", default=1)

OF_FRAMES: Final[dict[int, tuple[Zone[Any], ...]]] = {
    int(ASK_PLACE): (TAKEN,),
    int(ASK_INSERT): (TAKEN,),
    int(ASK_GIVE): (Zone("card", Gift(), "the power card", at="first", default=None),),
    int(ASK_END): (GENRE,),
    int(ASK_LIFT): (Zone("done", Number(0, 1), "books moved so far", at="first", default=0), MOVED),
    int(ASK_LAY): (Zone("cell", Cell(), "where the book is lifted from", at="first", default=None), MOVED),
    int(ASK_SWAP): (CHOSEN,),
    int(ASK_TAP): (CHOSEN,),
    int(ASK_INTENT): (
        Zone("cell", Cell(), "the book pointed at", at="first", default=None),
        Zone("before", CellBefore(), "the one pointed at before, or null", at="second", default=None),
    ),
    int(ASK_DISCARD): (LEFT,),
    int(ASK_RETRIEVE): (LEFT,),
    int(ASK_COOK): (Zone("placed", Number(0, 5), "books put back so far", at="first", default=0),),
    int(ASK_CLAIM_CELL): (GENRE,),
    int(ASK_CLAIM_WAY): (GENRE, Zone("cell", Cell(), "the first cell", at="second", default=None)),
    int(ASK_CLAIM_KEEP): (
        GENRE,
        Zone("cell", FirstOfLine(), "the first cell", at="second", default=None),
        Zone("way", WayOfLine(WAY_KEYS), "the direction", at="second", default=None),
    ),
    int(ASK_AUTHOR_KEEP): (Zone("author", Number(1, 16, start=1), "the author's number", at="first", default=None),),
}
FOLLOWED_BY_LINES: Final = (
    ASK_GIVE,
    ASK_LIFT,
    ASK_LAY,
    ASK_SWAP,
    ASK_DISCARD,
    ASK_RETRIEVE,
    ASK_SHIFT,
)

ASKED: Final = Asked[LibrariansLayout](
    {name: Decision(kind, OF_FRAMES.get(kind, ())) for kind, name in enumerate(DECISIONS)}
    | {"turn_goes_on": Decision(int(TURN_GOES_ON), nobody=NOBODY)},  # a moment: what can be done is looked at first
    (Zone("seat", Seat(), at="asked", default=active),),
)


def usually_then(layout: LibrariansLayout) -> list[str]:
    """What goes on after a question, where nobody says otherwise."""
    if layout.state.is_over() or layout.state.asks in (ASK_ACT, TURN_GOES_ON):
        return []
    return ["turn", "lines"] if layout.state.asks in FOLLOWED_BY_LINES else ["turn"]


def check_question(layout: LibrariansLayout) -> None:
    """The active seat decides, about a book of its hand, and has an answer."""
    state = layout.state
    if state.is_over() or state.asks == TURN_GOES_ON:
        return
    if state.asked != state.active:
        raise BadPosition(f"asked: seat {state.active} is active and decides, not seat {state.asked}")
    if state.asks in (ASK_PLACE, ASK_INSERT):
        held = has(state.sets, state.hand_of(state.active), state.first)
        demand(held, f"{layout.key(int(state.first))} is not in the hand of seat {state.active}")
    if state.asks not in (ASK_ACT, ASK_DRAMA):  # a hand without a way ends the match, and that is no mistake
        answers = state.legal(vec[i64]([0] * CODES))
        demand(answers > 0, f"nothing can be answered to {DECISIONS[state.asks]} in this position")


# --- the table ----------------------------------------------------------------------------------------------

TURN: Final = (
    Zone("number", Number(1, 999, start=1), at="clock", default=1),
    Zone("active", Seat()),
    Zone("played", Number(0, 276), "books played this turn"),
    Zone("required", Number(0, 4), "books to be played", default=two_or_hand),
    Zone("effects", SetOf(Word(EFFECT_KEYS)), "what holds this turn"),
    Zone("next", SetOf(Word(NEXT_KEYS)), "what holds for the next book", at="next_effects"),
    Zone("must_play", Flag(), "for all to see, only a play can be answered", default=False),
    Zone("skips", Number(0, 6), "turns to be skipped"),
    Zone("color", OrNull(Word(COLOUR_KEYS)), "the colour that is forced and not met", at="colour_force"),
    Zone("letter", OrNull(Word(LETTERS)), "the letter that is forced and not met", at="letter_force"),
    Zone("color_open", Flag(), "the active hand can meet it", at="colour_open"),
    Zone("letter_open", Flag(), "the same"),
    Zone("next_color", OrNull(Word(COLOUR_KEYS)), "named for the next turn", at="next_colour"),
    Zone("next_letter", OrNull(Word(LETTERS)), "the same"),
)

ZONES: Final = Zones[LibrariansLayout](
    Zone("shelves", Shelves(), 'the shelf card of each row: `{"0": "S02", "1": "S01 turned"}`', "none", default={}),
    Zone("spare", Spare(), "ids of the shelf cards of the pile", "all that lie in no row"),
    Zone(
        "library",
        Library(),
        'books by row and column: `{"0": {"-1": "horror-04", "1": "thriller-01+thriller-02"}}`, a stack\'s top last',
        "empty",
        at="tops",
        default={},
    ),
    Zone("loose", Loose(), 'cells linked across a gap: `{"0:3": "gap"}`, or `scifi`', "none", sparse=True, default={}),
    Zone(
        "hands",
        Each(BookSet(int(HANDS)), seats, "lists of books, one for each seat"),
        "a list for each seat",
        "empty hands",
        at="sets",
    ),
    Zone(
        "powers",
        Each(BookSet(int(POWERS)), seats, "lists of power cards, one for each seat"),
        "power cards of each seat",
        "none",
        at="sets",
    ),
    Zone("discard", BookSet(int(DISCARD)), "books out of the game", "none", at="sets"),
    Zone("due", Due(), "power cards to be given and red effects, the next one first", "none", sparse=True, default=[]),
    Zone(
        "deck_top",
        BookRow(),
        "books on top of the deck in a known order, the next one first",
        "none",
        at="known_top",
        sparse=True,
        default=[],
    ),
    Zone(
        "shown",
        Remembered(int(SHOWN)),
        "hidden books that everybody has seen where they are",
        "none",
        at="sets",
        sparse=True,
    ),
    Zone(
        "known",
        Each(Remembered(int(KNOWN)), seats, "lists of books, one for each seat"),
        "what each seat knows beyond that, having passed it on",
        "nothing",
        at="sets",
    ),
    Zone("hand_limit", Number(1, 60), "shared by all", "4", default=hand_limit),
    Zone("stacking_banned", Flag(), "after Tragedy", "false", default=False),
    Zone("completed", Counted(), "completions by genre", "none", sparse=True, default={}),
    Zone(
        "signals",
        Each(Signals(), seats, "objects, one for each seat"),
        '`[{"keep_off": "0:left", "mood": "in_trouble"}, {}]`',
        "none",
    ),
    Zone("turn", Group(TURN), "the turn going on, below", "seat 0 is active and has played nothing", default={}),
    Zone("asked", ASKED, "what is asked, below", '`"act"`', default="act"),
    Zone(
        "then",
        Then(),
        "what goes on when that is answered",
        "what the rules say",
        at="frames",
        default=usually_then,
        when=BY_HAND,
    ),
    Zone(
        "ending",
        Word(ENDINGS[1:], start=1),
        "`won`, `stuck` or `horror`, when `asked` is null",
        default=None,
        when=OVER,
    ),
    Zone("deck", Deck(), "ids of its books; it has no order", "all that lie nowhere else", at="sets", last=True),
    checks=(check_question,),
)
