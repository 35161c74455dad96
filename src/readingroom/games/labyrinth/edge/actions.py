"""What a seat can answer: typed values, and the one place that knows both them and their codes.

Books, Reward cards and captured Terrors are named by their ids, as in positions and draws; these belong to the pack in
play, and so each pack has a table of its own. Logs of before named them by number (`book-7`); those are still read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from readingroom.core.actions import ActionTable
from readingroom.core.verbs import action
from readingroom.games.labyrinth.cards.box import LabyrinthBox
from readingroom.games.labyrinth.cards.names import GENRE_KEYS, OPTION_KEYS, cell_key, old_cell_key
from readingroom.games.labyrinth.cards.pack import Pack, published_pack
from readingroom.games.labyrinth.rules.geometry import CELLS
from readingroom.games.labyrinth.rules.house import BOOKS, FIRST_PILE, FIRST_REWARD, MAX_SEATS, REWARDS, TERRORS
from readingroom.games.labyrinth.rules.setup import START_GENRES

Meeple = Literal["player", "trolley"]
Walker = Literal["player", "trolley", "ride"]
BY = {"player": "", "trolley": ":trolley"}


@dataclass(frozen=True, slots=True)
class End:
    """End the Action phase; `pass_on` gives one action to the next player."""

    pass_on: bool = False

    def __str__(self) -> str:
        return "end:pass" if self.pass_on else "end"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top Book of a genre."""

    genre: str
    by: Meeple = "player"

    def __str__(self) -> str:
        return f"take:{self.genre}{BY[self.by]}"


@action("flip")
class Flip:
    """Light a dark tile."""

    cell: str


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turn a lit tile by a quarter."""

    cell: str
    clockwise: bool

    def __str__(self) -> str:
        return f"rotate:{self.cell}:{'cw' if self.clockwise else 'ccw'}"


@dataclass(frozen=True, slots=True)
class Move:
    """Walk to a tile; alone, the Trolley may walk, or both ride."""

    cell: str
    who: Walker = "player"

    def __str__(self) -> str:
        return f"move:{self.cell}" if self.who == "player" else f"move:{self.cell}:{self.who}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the Reward of the tile."""

    into: Meeple = "player"

    def __str__(self) -> str:
        return f"draw{BY[self.into]}"


@action("skip")
class Skip:
    """Draw no Reward, or no additional Book."""


@action("extra")
class Extra:
    """A Library Card's additional Book."""

    genre: str


@action("spend")
class Spend:
    """Use a booster for one of its two options; a card without any (1 and 2 stand for them) is never spent."""

    card: str
    option: str


@action("pay")
class Pay:
    """Spend a Book or a magical item on the capture."""

    card: str


@action("copy")
class Copy:
    """Spend a Book on the capture and count it twice, by a Photocopier."""

    card: str


@action("return")
class Return:
    """Which captured Terror goes to the Shelf."""

    terror: str


@action("keep")
class Keep:
    """Which hand keeps the pile after a ride."""

    hand: Meeple


@action("give")
class Give:
    """Give a card to another player; alone, a card or captured Terror to the Trolley."""

    thing: str


@action("receive")
class Receive:
    """Take a card out of another's hand; alone, a card or captured Terror off the Trolley."""

    thing: str


@action("swap")
class Swap:
    """Choose what to give in a swap."""

    thing: str


@action("for")
class SwapFor:
    """Choose what comes for it."""

    thing: str


@action("to")
class GiveTo:
    """Choose who gets the card."""

    seat: int


@action("refuse")
class Refuse:
    """Make no room for a gift."""


@action("discard")
class Discard:
    """Discard a Book or Reward card for free."""

    card: str


@dataclass(frozen=True, slots=True)
class Start:
    """The genres of the three first Books."""

    genres: tuple[str, str, str]

    def __str__(self) -> str:
        return f"start:{'+'.join(self.genres)}"


@action("instead")
class Instead:
    """Another genre for a first Book that a deck could not give."""

    genre: str


@action("concede")
class Concede:
    """Give the match up for all."""


LabyrinthAction = (
    End
    | Take
    | Flip
    | Rotate
    | Move
    | Draw
    | Skip
    | Extra
    | Spend
    | Pay
    | Copy
    | Return
    | Keep
    | Give
    | Receive
    | Swap
    | SwapFor
    | GiveTo
    | Refuse
    | Discard
    | Start
    | Instead
    | Concede
)


# --- names --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Names:
    """How answers name what they point at: things and cells by number, and the two options of each Reward card."""

    things: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    cells: tuple[str, ...]


NO_OPTIONS = ("1", "2")
OLD_THINGS = (
    *(f"book-{number}" for number in range(BOOKS)),
    *(f"reward-{number}" for number in range(REWARDS)),
    *(f"terror-{number}" for number in range(TERRORS)),
)
OLD_NAMES = Names(OLD_THINGS, (NO_OPTIONS,) * REWARDS, tuple(old_cell_key(cell) for cell in range(CELLS)))


@lru_cache(maxsize=8)
def thing_keys(pieces: Pack | LabyrinthBox) -> tuple[str, ...]:
    """The ids of all things by their numbers; what a pack lacks goes by its number."""
    books = [book.key for book in pieces.books]
    rewards = [reward.key for reward in pieces.rewards]
    terrors = [terror.key for terror in pieces.terrors]
    return (
        *books,
        *OLD_THINGS[len(books) : FIRST_REWARD],
        *rewards,
        *OLD_THINGS[FIRST_REWARD + len(rewards) : FIRST_PILE],
        *terrors,
        *OLD_THINGS[FIRST_PILE + len(terrors) :],
    )


@lru_cache(maxsize=8)
def thing_numbers(pieces: Pack | LabyrinthBox) -> dict[str, int]:
    """The other way round."""
    return {key: number for number, key in enumerate(thing_keys(pieces))}


def option_keys(pieces: Pack | LabyrinthBox, reward: int) -> tuple[str, str]:
    """The options of a Reward card in the order in which codes count them, that of the rulebook's list."""
    options = sorted(pieces.rewards[reward].options if reward < len(pieces.rewards) else (), key=OPTION_KEYS.index)
    return (options[0], options[1]) if options else NO_OPTIONS


def in_order_of_codes(names: Names) -> Iterator[LabyrinthAction]:
    """Every action once; must agree with `codes.py`, and a test sees to it."""
    cells, things = names.cells, names.things
    cards, rewards = things[:FIRST_PILE], things[FIRST_REWARD:FIRST_PILE]
    meeples: tuple[Meeple, ...] = ("player", "trolley")
    walkers: tuple[Walker, ...] = ("player", "trolley", "ride")
    yield from (End(), End(pass_on=True))
    yield from (Take(genre, by) for by in meeples for genre in GENRE_KEYS)
    yield from (Flip(cell) for cell in cells)
    yield from (Rotate(cell, clockwise) for cell in cells for clockwise in (True, False))
    yield from (Move(cell, who) for who in walkers for cell in cells)
    yield from (Draw(), Draw("trolley"), Skip())
    yield from (Extra(genre) for genre in GENRE_KEYS)
    yield from (Spend(card, option) for card, both in zip(rewards, names.options, strict=True) for option in both)
    yield from (Pay(card) for card in cards)
    yield from (Copy(card) for card in things[:BOOKS])
    yield from (Return(terror) for terror in things[FIRST_PILE:])
    yield from (Keep(hand) for hand in meeples)
    yield from (Give(thing) for thing in things)
    yield from (Receive(thing) for thing in things)
    yield from (Swap(thing) for thing in things)
    yield from (SwapFor(thing) for thing in things)
    yield from (GiveTo(seat) for seat in range(MAX_SEATS))
    yield Refuse()
    yield from (Discard(card) for card in cards)
    yield from (Start((GENRE_KEYS[one], GENRE_KEYS[two], GENRE_KEYS[three])) for one, two, three in START_GENRES)
    yield from (Instead(genre) for genre in GENRE_KEYS)
    yield Concede()


OLD_TEXTS = tuple(str(action) for action in in_order_of_codes(OLD_NAMES))


@lru_cache(maxsize=8)
def actions_with(pieces: Pack | LabyrinthBox) -> ActionTable[LabyrinthAction]:
    """All answers, with the cards of a pack, or of the box that somebody was shown."""
    options = tuple(option_keys(pieces, reward) for reward in range(REWARDS))
    names = Names(thing_keys(pieces), options, tuple(cell_key(cell) for cell in range(CELLS)))
    return ActionTable[LabyrinthAction](tuple(in_order_of_codes(names)), OLD_TEXTS)


ACTIONS = actions_with(published_pack())
