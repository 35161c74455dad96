"""What a seat can answer: typed values, and the one place that knows both them and their codes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from readingroom.core.actions import ActionTable
from readingroom.games.fire.cards.names import COLOUR_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.rules.house import MARKET, MAX_SEATS, SPACES, TURN_CARDS

Target = int | Literal["robot", "aside"]


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no tool in this window."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Assign:
    """Put one of an Amulet's tokens on the card in question; None: leave the card without."""

    token: str | None

    def __str__(self) -> str:
        return f"assign:{self.token or 'none'}"


@dataclass(frozen=True, slots=True)
class ChooseCard:
    """Take a turn order card by its number."""

    number: int

    def __str__(self) -> str:
        return f"card:{self.number}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a token, or two with a charge of the Shovel."""

    shovel: bool = False

    def __str__(self) -> str:
        return "draw:shovel" if self.shovel else "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the library and score."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Pick:
    """Place one of the tokens drawn with Shovel or Torch."""

    token: str

    def __str__(self) -> str:
        return f"pick:{self.token}"


@dataclass(frozen=True, slots=True)
class Done:
    """Place no more of the Torch's tokens."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class PlayTool:
    """Play a tool from hand.

    `colour` for tools that point at a book, `target` for the Slingshot (a seat, robot or aside), `space` (from 1) for
    Axe and Slingshot: which of the books tied for best; None when there is no book.
    """

    tool: str
    colour: str | None = None
    target: Target | None = None
    space: int | None = None

    def __str__(self) -> str:
        parts = [part for part in (self.colour, self.target, self.space) if part is not None]
        return ":".join(["play", self.tool, *map(str, parts)])


@dataclass(frozen=True, slots=True)
class TakeTool:
    """Take a tool: a market slot (from 1), the deck, or none."""

    source: int | Literal["deck", "none"]

    def __str__(self) -> str:
        return f"take:market:{self.source}" if isinstance(self.source, int) else f"take:{self.source}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Play no more after-scoring tools."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Keep:
    """Exchange no tool."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Replace:
    """Discard a tool for the top card of the deck."""

    tool: str

    def __str__(self) -> str:
        return f"replace:{self.tool}"


@dataclass(frozen=True, slots=True)
class Shout:
    """The live table says who shouted first; None: nobody."""

    seat: int | None

    def __str__(self) -> str:
        return f"shout:{'none' if self.seat is None else self.seat}"


FireAction = (
    Pass | Assign | ChooseCard | Draw | Stop | Pick | Done | PlayTool | TakeTool | EndTurn | Keep | Replace | Shout
)


def in_order_of_codes() -> Iterator[FireAction]:
    """Every action once; must agree with `codes.py`, and a test sees to it."""
    spaces: tuple[int | None, ...] = (None, *range(1, SPACES + 1))
    targets: tuple[Target, ...] = (*range(MAX_SEATS), "robot", "aside")
    yield Pass()
    yield PlayTool("amulet")
    yield from (Assign(token) for token in (*TOKEN_KEYS, None))
    yield from (ChooseCard(number) for number in range(1, TURN_CARDS + 1))
    yield from (Draw(), Draw(shovel=True), Stop())
    yield from (PlayTool(tool) for tool in ("gloves", "shovel", "torch"))
    yield from (Pick(token) for token in TOKEN_KEYS)
    yield Done()
    yield PlayTool("bucket")
    yield from (PlayTool("slingshot", target=target, space=space) for target in targets for space in spaces)
    yield from (PlayTool("cloak", colour) for colour in COLOUR_KEYS)
    yield from (PlayTool("axe", space=space) for space in spaces)
    yield from (TakeTool(slot) for slot in range(1, MARKET + 1))
    yield from (TakeTool("deck"), TakeTool("none"), EndTurn())
    yield from (PlayTool("map"), PlayTool("library_cart"))
    for tool in ("lockbox", "knapsack", "collectors_edition"):
        yield from (PlayTool(tool, colour) for colour in COLOUR_KEYS)
    yield Keep()
    yield from (Replace(tool) for tool in TOOL_KEYS)
    yield from (Shout(seat) for seat in (*range(MAX_SEATS), None))


ACTIONS = ActionTable[FireAction](tuple(in_order_of_codes()))
