"""What a seat can answer: typed values, and the one place that knows both them and their codes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from readingroom.core.actions import ActionTable
from readingroom.core.verbs import action
from readingroom.games.fire.cards.names import COLOUR_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.rules.house import MARKET, MAX_SEATS, SPACES, TURN_CARDS

Target = int | Literal["robot", "aside"]


@action("pass")
class Pass:
    """Play no tool in this window."""


@action("assign")
class Assign:
    """Put one of an Amulet's tokens on the card in question; None: leave the card without."""

    token: str | None


@action("card")
class ChooseCard:
    """Take a turn order card by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a token, or two with a charge of the Shovel."""

    shovel: bool = False

    def __str__(self) -> str:
        return "draw:shovel" if self.shovel else "draw"


@action("stop")
class Stop:
    """Leave the library and score."""


@action("pick")
class Pick:
    """Place one of the tokens drawn with Shovel or Torch."""

    token: str


@action("done")
class Done:
    """Place no more of the Torch's tokens."""


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


@action("end")
class EndTurn:
    """Play no more after-scoring tools."""


@action("keep")
class Keep:
    """Exchange no tool."""


@action("replace")
class Replace:
    """Discard a tool for the top card of the deck."""

    tool: str


@action("shout")
class Shout:
    """The live table says who shouted first; None: nobody."""

    seat: int | None


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
