"""The rules of walks and payments once more, as plainly as they can be written: to check the engine against.

Nothing here is fast, and nothing here imports the engine.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tests.games.labyrinth.builders import BOOKS, REWARDS, TERRORS, cell, number

SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
OPEN = {  # the table of 3.2
    "corner": ("NE", "ES", "SW", "WN"),
    "tee": ("WNE", "NES", "ESW", "SWN"),
    "cross": ("NESW",) * 4,
}
BOX = {"terror": ("tee",) * 8 + ("corner",) * 7, "shelf": ("tee",) * 3 + ("corner",) * 4}
BOX |= {"reward": ("tee", "corner", "corner")}


# --- walks (3.3) --------------------------------------------------------------------------------------------


class Board(NamedTuple):
    """What a walk meets: the open sides of lit cells, and the tokens."""

    sides: dict[str, str]
    tokens: dict[str, str]


def board_of(tiles: Mapping[str, str]) -> Board:
    """Read the tiles of a position; the compass is a lit crossroads."""
    sides, tokens = {"r3c3": "NESW"}, {}
    for at, text in tiles.items():
        kind, *rest = text.split()
        if "dark" in rest:
            continue
        _, shape, turns = kind.split("/") if "/" in kind else (kind, "cross", "0")
        sides[at] = OPEN[shape][int(turns)]
        if rest:
            tokens[at] = rest[0]
    return Board(sides, tokens)


def step(at: str, side: str) -> str | None:
    """The neighbour on a side; None beyond the rim."""
    row, column = int(at[1]) + SIDES[side][0], int(at[3]) + SIDES[side][1]
    return f"r{row}c{column}" if 1 <= row <= 5 and 1 <= column <= 5 else None


def walls(board: Board, at: str, side: str, to: str) -> int:
    """How many bookcases stand between two lit neighbours (R-27)."""
    return (side not in board.sides[at]) + (OPPOSITE[side] not in board.sides[to])


def costs(board: Board, start: str, ladders: int, passages: int) -> dict[str, set[tuple[int, int]]]:
    """For each cell that a walk can enter the least costs in Ladders and Passages."""
    seen, queue = {(start, 0, 0)}, [(start, 0, 0)]
    entered: dict[str, set[tuple[int, int]]] = {}
    while queue:
        at, up, through = queue.pop(0)
        leaving = up + (at != start and at in board.tokens)
        for side in SIDES:
            to = step(at, side)
            if to is None or to not in board.sides:
                continue
            after = (to, leaving, through + walls(board, at, side, to))
            if after[1] > ladders or after[2] > passages or after in seen:
                continue
            seen.add(after)
            queue.append(after)
            if to != start:
                entered.setdefault(to, set()).add(after[1:])
    return {at: {cost for cost in found if is_least(cost, found)} for at, found in entered.items()}


def is_least(cost: tuple[int, int], others: Iterable[tuple[int, int]]) -> bool:
    """No other cost is lower in one part and not higher in the other."""
    return not any(other != cost and other[0] <= cost[0] and other[1] <= cost[1] for other in others)


# --- boosters and payments ----------------------------------------------------------------------------------


class Price(NamedTuple):
    """All that a walk costs."""

    ladders: frozenset[str] = frozenset()
    passages: frozenset[str] = frozenset()
    copiers: frozenset[str] = frozenset()
    copied: frozenset[str] = frozenset()
    paid: frozenset[str] = frozenset()


def offering(hand: Sequence[Any], option: str) -> list[str]:
    """The boosters of a hand that offer an option."""
    return [card for card in hand if isinstance(card, str) and card in REWARDS and option in REWARDS[card].options]


def sets_of(cards: Iterable[str], size: int) -> Iterator[frozenset[str]]:
    return map(frozenset, combinations(sorted(cards), size))


def routes(hand: Sequence[Any], least: Iterable[tuple[int, int]]) -> Iterator[Price]:
    """Every way to pay for a route: different cards, one option each (R-29)."""
    for up, through in least:
        for ladders in sets_of(offering(hand, "library_ladder"), up):
            for passages in sets_of(set(offering(hand, "secret_passage")) - ladders, through):
                yield Price(ladders, passages)


def symbols(cards: Iterable[str]) -> Counter[str]:
    """The symbols of Books and items together."""
    found: Counter[str] = Counter()
    for card in cards:
        found.update(BOOKS[card].symbols if card in BOOKS else REWARDS[card].symbols)
    return found


def covers(paid: Iterable[str], copies: Iterable[str], terror: str) -> bool:
    """Every symbol of the Terror is there, counting repeats (LAB-CAP-1)."""
    have, need = symbols(paid) + symbols(copies), Counter(TERRORS[terror].symbols)
    return all(have[symbol] >= count for symbol, count in need.items())


def is_needed(paid: frozenset[str], copies: frozenset[str], terror: str) -> bool:
    """No card and no copy could be left out (R-31)."""
    fewer_cards = any(covers(paid - {card}, copies - {card}, terror) for card in paid)
    return not fewer_cards and not any(covers(paid, copies - {book}, terror) for book in copies)


def all_payments(hand: Sequence[Any], terror: str, copiers: int) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """Every payment without surplus: cards, and which of them are copied."""
    cards = [card for card in hand if isinstance(card, str) and (card in BOOKS or REWARDS[card].symbols)]
    for size in range(1, len(cards) + 1):
        for paid in sets_of(cards, size):
            books = [card for card in paid if card in BOOKS]
            for number_of_copies in range(min(copiers, len(books)) + 1):
                for copies in sets_of(books, number_of_copies):
                    if covers(paid, copies, terror) and is_needed(paid, copies, terror):
                        yield paid, copies


def prices(board: Board, hand: Sequence[Any], start: str) -> dict[str, set[Price]]:
    """Every end of a walk with every price that may be paid for it (LAB-MOVE-6)."""
    least = costs(board, start, len(offering(hand, "library_ladder")), len(offering(hand, "secret_passage")))
    piles = [terror for card in hand if isinstance(card, dict) for terror in card]
    found: dict[str, set[Price]] = {}
    for at, some in least.items():
        token = board.tokens.get(at)
        for route in routes(hand, some):
            if token is None:
                found.setdefault(at, set()).add(route)
            elif token in TERRORS:
                found.setdefault(at, set()).update(capture_prices(hand, route, token))
            elif any(token in TERRORS[terror].symbols for terror in piles):
                found.setdefault(at, set()).add(route)
    return {at: some_prices for at, some_prices in found.items() if some_prices}


def capture_prices(hand: Sequence[Any], route: Price, terror: str) -> Iterator[Price]:
    """The payments that go with a route."""
    copiers = set(offering(hand, "photocopier")) - route.ladders - route.passages
    for paid, copied in all_payments(hand, terror, len(copiers)):
        for chosen in sets_of(copiers, len(copied)):
            yield Price(route.ladders, route.passages, chosen, copied, paid)


# --- boards by chance ---------------------------------------------------------------------------------------


def random_tiles(dice: random.Random, *, lit: float = 0.8) -> dict[str, str]:
    """A Standard table in the middle of a match: at most five Terrors, some Shelves, some tiles dark."""
    picked = ["crossroads"] * 3
    for kind, count in (("terror", 12), ("shelf", 6), ("reward", 3)):
        picked += [f"{kind}/{shape}/{dice.randrange(4)}" for shape in dice.sample(BOX[kind], count)]
    cells = [cell(place) for place in range(25) if place != number("r3c3")]
    round_the_compass = [cells.index(at) for at in ("r2c3", "r3c2", "r3c4", "r4c3")]
    dice.shuffle(picked)
    while all(picked[place].startswith("shelf") for place in round_the_compass):
        dice.shuffle(picked)
    tiles = {at: tile for at, tile in zip(cells, picked, strict=True) if dice.random() < lit}
    terrors, shelves = dice.sample(list(TERRORS), dice.randrange(6)), ["red", "pink", "orange", "green", "blue"]
    for at, tile in tiles.items():
        if tile.startswith("terror") and terrors and dice.random() < 0.6:
            tiles[at] = f"{tile} {terrors.pop()}"
        elif tile.startswith("shelf"):
            tiles[at] = f"{tile} {shelves.pop()}" if shelves and dice.random() < 0.6 else tile
            tiles[at] += " dark" if tiles[at] == tile and dice.random() < 0.3 else ""
    return tiles


def stand(dice: random.Random, tiles: Mapping[str, str]) -> str:
    """A lit cell without a token."""
    board = board_of(tiles)
    return dice.choice([at for at in board.sides if at not in board.tokens])
