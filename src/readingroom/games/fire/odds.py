"""Exact odds of the next draw, as far as a seat can know them: the bag is public, so that is all of it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from readingroom.games.fire.names import TOKEN_KEYS
from readingroom.games.fire.rows import EMPTY, is_full
from readingroom.games.fire.state import FireState
from readingroom.games.fire.tables import COLOURS, FIRE, SPACES, TOKENS
from readingroom.games.fire.view import is_in_a_turn


@dataclass(frozen=True, slots=True, kw_only=True)
class FireOdds:
    """What the next draw of the active librarian may bring. Fractions are (above, below), exact."""

    bag: dict[str, int]
    bag_size: int
    burns: tuple[int, int]  # the chance that the next token triggers Fire Spreading
    fire: tuple[int, int]  # the chance that the next token is a fire
    stop: int  # points for stopping now
    draw_once: float  # expected points when drawing once more and stopping then; 0 on a trigger
    draw_best: float  # the same when going on for as long as it pays, tools left aside
    gain: float  # draw_best - stop


def make_odds(state: FireState) -> FireOdds | None:
    """The odds of the librarian whose turn it is; None between turns and when the bag is empty."""
    if not is_in_a_turn(state) or state.bag_size == 0:
        return None
    if is_full(state.rows[state.card]):
        return None
    card = Card.of(state)
    once, best = card.expected(1), card.expected(SPACES)
    fires = int(state.in_bag(FIRE))
    size = int(state.bag_size)
    return FireOdds(
        bag={key: int(state.in_bag(token)) for token, key in enumerate(TOKEN_KEYS)},
        bag_size=size,
        burns=(fires if card.next_fire_triggers() else 0, size),
        fire=(fires, size),
        stop=card.points,
        draw_once=float(once),
        draw_best=float(best),
        gain=float(best - card.points),
    )


@dataclass(frozen=True, slots=True)
class Card:
    """A turn order card and the bag, as the odds need them."""

    row: tuple[int, ...]  # token + 1 or 0, by space
    bag: tuple[int, ...]
    values: tuple[int, ...]
    bravery: tuple[int, ...]
    risky: tuple[bool, ...]

    @classmethod
    def of(cls, state: FireState) -> Card:
        """The active card."""
        at = int(state.card) * SPACES
        return cls(
            row=tuple(int(state.on_space(state.card, space)) for space in range(SPACES)),
            bag=tuple(int(state.in_bag(token)) for token in range(TOKENS)),
            values=tuple(int(state.value(book)) for book in range(COLOURS)),
            bravery=tuple(int(state.house.bravery[at + space]) for space in range(SPACES)),
            risky=tuple(bool(state.house.risky[at + space]) and not state.gloves for space in range(SPACES)),
        )

    @property
    def points(self) -> int:
        """What stopping now scores."""
        books = sum(self.values[token - 1] for token in self.row if token not in (EMPTY, FIRE + 1))
        occupied = [space for space in range(SPACES) if self.row[space] != EMPTY]
        return books + (self.bravery[occupied[-1]] if occupied else 0)

    def next_fire_triggers(self) -> bool:
        """Whether a fire drawn now would trigger (FIRE-DEF-7)."""
        return FIRE + 1 in self.row or self.risky[self.row.index(EMPTY)]

    def expected(self, draws: int) -> Fraction:
        """Expected points of drawing now and, up to `draws` in all, for as long as it pays."""

        @cache
        def going_on(row: tuple[int, ...], bag: tuple[int, ...], left: int) -> Fraction:
            card = Card(row, bag, self.values, self.bravery, self.risky)
            space, size = row.index(EMPTY), sum(bag)
            total = Fraction(0)
            for token in range(TOKENS):
                if bag[token] == 0 or (token == FIRE and card.next_fire_triggers()):
                    continue
                laid = (*row[:space], token + 1, *row[space + 1 :])
                rest = (*bag[:token], bag[token] - 1, *bag[token + 1 :])
                total += Fraction(bag[token], size) * best(laid, rest, left - 1)
            return total

        def best(row: tuple[int, ...], bag: tuple[int, ...], left: int) -> Fraction:
            stop = Fraction(Card(row, bag, self.values, self.bravery, self.risky).points)
            if left == 0 or EMPTY not in row or sum(bag) == 0:
                return stop
            return max(stop, going_on(row, bag, left))

        return going_on(self.row, self.bag, draws)
