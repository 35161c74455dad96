"""The Lone Librarian without tools, solved: optimal play by dynamic programming over the exact chances.

Between turns a position is how far each section has burned, which cards of the cycle are used, and the cycle.
Within a turn it is which books and whether a fire lie on the card; their order does not matter, because a
collapse costs the same whichever book brings it about. `optimum()` is the value of the whole game; `Advisor`
gives the exact value of every choice, so that a player's losses can be added up decision by decision.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from readingroom.games.fire.cards.pack import Pack, load_pack

Values = np.ndarray[Any, np.dtype[np.float64]]  # one a position
Books = tuple[int, int, int, int]
CARDS, SPACES, TURNS = 6, 5, 12
ALL_CARDS = (1 << CARDS) - 1


def pack_without_tools() -> str:
    """The published card file with no copies of any tool: a Lone Librarian by wits alone."""
    text = files("readingroom.games.fire.cards").joinpath("cards.toml").read_text("utf-8")
    text = re.sub(r"^copies = \d+", "copies = 0", text, flags=re.MULTILINE)
    text = re.sub(r"^tool_cards = \d+", "tool_cards = 0", text, flags=re.MULTILINE)
    return re.sub(r"^\[\[tool_card\]\]\n(?:\w.*\n)+\n", "", text, flags=re.MULTILINE)


class Solution:
    """The value of every position between turns, worked out from the last turn back to the first."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.sizes = tuple(len(stack) - 1 for stack in pack.stacks)  # numbered cards
        self.lone = pack.variants["lone_librarian"]
        self.positions = [four(places) for places in itertools.product(*map(range, self.sizes))]
        self.index = {position: number for number, position in enumerate(self.positions)}
        values = [[pack.stacks[s][position[s]].value for s in range(4)] for position in self.positions]
        self.values: Values = np.array(values, np.float64)
        self.fires: Values = np.array(list(map(self.fires_in_play, self.positions)), np.float64)
        self.after: dict[tuple[int, int], Values] = {}
        for turn in range(TURNS, -1, -1):
            for used in self.sets_before(turn):
                self.after[turn, used] = self.value_before(turn, used)

    def sets_before(self, turn: int) -> Iterator[int]:
        """The sets of used cards that are possible when so many turns are over."""
        return (used for used in range(ALL_CARDS) if used.bit_count() == turn % CARDS)

    def fires_in_play(self, position: Books) -> int:
        shown = (stack[1 : place + 1] for stack, place in zip(self.pack.stacks, position, strict=True))
        icons = sum(card.fire_icons for cards in shown for card in cards)
        return self.pack.fires_in_bag + min(icons, self.pack.fires_in_reserve)

    def collapse(self, turn: int) -> float:
        """What a collapse in this turn (from 1) costs or brings."""
        bonus = 3 * self.lone["bonus_per_remaining_section"] if turn == TURNS else 0
        return float(bonus - self.lone["collapse_penalty_per_unused_turn"] * (TURNS - turn))

    def value_before(self, turn: int, used: int) -> Values:
        """What is still to come when so many turns are over, for every position."""
        if turn == TURNS:
            return np.full(len(self.positions), 4.0 * self.lone["bonus_per_remaining_section"])
        free = [card for card in range(CARDS) if not used >> card & 1]
        best = np.stack([self.turn(turn + 1, used, card)[(0, 0, 0, 0), 0] for card in free])
        return np.asarray(best.max(axis=0), dtype=float)

    def later(self, turn: int, used: int) -> Values:
        """What comes after a turn with that set of cards used; a full cycle starts anew."""
        return self.after[turn, 0 if used == ALL_CARDS else used]

    @cache  # noqa: B019  # one solution lives as long as the program
    def burned(self, books: Books) -> tuple[Values, Values]:
        """Where every position goes when these books burn, and whether it collapses."""
        goes, falls = np.zeros(len(self.positions), int), np.zeros(len(self.positions), bool)
        for number, position in enumerate(self.positions):
            burning = books if any(books) else self.lowest(position)
            new = four(place + count for place, count in zip(position, burning, strict=True))
            falls[number] = new not in self.index
            goes[number] = self.index.get(new, 0)
        return goes, falls

    def lowest(self, position: Books) -> Books:
        """The one section with the lowest burn index."""
        indices = [self.pack.stacks[s][position[s]].burn_index for s in range(4)]
        burning = [0, 0, 0, 0]
        burning[indices.index(min(indices))] = 1
        return four(burning)

    def ending(self, turn: int, used: int, books: Books) -> Values:
        """What comes after these books have burned."""
        goes, falls = self.burned(books)
        return np.where(falls, self.collapse(turn), self.later(turn, used)[goes])

    def turn(self, turn: int, used: int, card: int) -> dict[tuple[Books, int], Values]:
        """The value of every content of a card in this turn (from 1), for every position."""
        used |= 1 << card
        quiet = self.ending(turn, used, (0, 0, 0, 0))  # step 3 burns the lowest
        found: dict[tuple[Books, int], Values] = {}
        for size in range(SPACES, -1, -1):
            for books, fire in contents(size):
                if any(count > stock for count, stock in zip(books, self.pack.books, strict=True)):
                    continue
                found[books, fire] = self.best(found, turn, used, card, (books, fire), quiet)
        return found

    def stop(self, card: int, content: tuple[Books, int], quiet: Values) -> Values:
        """Leave now: knowledge, bravery, and what comes after."""
        books, fire = content
        size = sum(books) + fire
        bravery = self.pack.turn_order[card][size - 1].bravery if size else 0
        return np.asarray(self.values @ np.array(books, float) + bravery + quiet, dtype=float)

    def best(
        self,
        found: dict[tuple[Books, int], Values],
        turn: int,
        used: int,
        card: int,
        content: tuple[Books, int],
        quiet: Values,
    ) -> Values:
        if sum(content[0]) + content[1] == SPACES:
            return self.stop(card, content, quiet)
        draw = self.draw(found, turn, used, card, content)
        if content == ((0, 0, 0, 0), 0):
            return draw
        return np.maximum(draw, self.stop(card, content, quiet))

    def draw(
        self,
        found: dict[tuple[Books, int], Values],
        turn: int,
        used: int,
        card: int,
        content: tuple[Books, int],
    ) -> Values:
        """Draw one more, over all tokens of the bag."""
        books, fire = content
        size = sum(books) + fire
        left = sum(self.pack.books) - sum(books) + self.fires - fire
        total = np.zeros(len(self.positions))
        for colour in range(4):
            if books[colour] < self.pack.books[colour]:
                more = list(books)
                more[colour] += 1
                chance = (self.pack.books[colour] - books[colour]) / left
                total += chance * found[four(more), fire]
        burns = fire == 1 or self.pack.turn_order[card][size].risky
        follows = self.ending(turn, used, books) if burns else found[books, 1]
        return np.asarray(total + (self.fires - fire) / left * follows, dtype=float)


def four(numbers: Iterable[int]) -> Books:
    """One number a section."""
    white, yellow, black, purple = numbers
    return white, yellow, black, purple


def contents(size: int) -> Iterator[tuple[Books, int]]:
    """Every content of a card with so many tokens on it."""
    for fire in (0, 1):
        for books in itertools.product(range(size + 1), repeat=4):
            if sum(books) + fire == size:
                yield four(books), fire


@cache
def solution() -> Solution:
    """Solved once a program, in a few seconds."""
    return Solution(load_pack(pack_without_tools(), "cards without tools"))


def optimum() -> float:
    """Expected points of perfect play from the start."""
    solved = solution()
    return float(solved.after[0, 0][solved.index[0, 0, 0, 0]])


class Advisor:
    """Exact values of the choices in one match, from its public view."""

    def __init__(self) -> None:
        self.solved = solution()

    @lru_cache(maxsize=64)  # noqa: B019  # a table serves its whole turn, and the first ones every match
    def table(self, turn: int, used: int, card: int) -> dict[tuple[Books, int], Values]:
        return self.solved.turn(turn, used, card)

    def choices(self, view: Any) -> dict[str, float]:
        """What each legal answer is worth in points still to come."""
        sizes, sections = self.solved.sizes, view.sections
        burned = (size - section.cards_left for size, section in zip(sizes, sections, strict=True))
        number = self.solved.index[four(burned)]
        used = sum(1 << (card.number - 1) for card in view.cards if card.used)
        if view.decision == "choose_card":
            tables = {word: self.table(view.round, used, int(word[5:]) - 1) for word in view.legal}
            return {word: float(table[(0, 0, 0, 0), 0][number]) for word, table in tables.items()}
        card = next(card for card in view.cards if card.holder == 0)
        laid = [space.token for space in card.spaces if space.token]
        books = four(laid.count(colour) for colour in ("white", "yellow", "black", "purple"))
        content = (books, laid.count("fire"))
        after = used | 1 << (card.number - 1)
        quiet = self.solved.ending(view.round, after, (0, 0, 0, 0))
        values = {"stop": float(self.solved.stop(card.number - 1, content, quiet)[number])}
        found = self.table(view.round, used, card.number - 1)
        values["draw"] = float(self.solved.draw(found, view.round, after, card.number - 1, content)[number])
        return {word: values[word] for word in view.legal}
