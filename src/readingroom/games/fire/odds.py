"""Exact odds of the next draw, as far as a seat can know them: the bag is public, so that is all of it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from readingroom.games.fire.looking import may_draw_on
from readingroom.games.fire.names import TOKEN_KEYS
from readingroom.games.fire.rows import EMPTY, is_full
from readingroom.games.fire.state import FireState
from readingroom.games.fire.tables import COLOURS, FIRE, SPACES, TOKENS


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
    """The odds of the librarian who may draw; None between turns, after stopping and when the bag is empty."""
    if not may_draw_on(state) or state.bag_size == 0:
        return None
    if is_full(state.rows[state.card]):
        return None
    card = Card.of(state)
    once, often = going_on(card, 1), going_on(card, SPACES)
    fires = int(state.in_bag(FIRE))
    size = int(state.bag_size)
    return FireOdds(
        bag={key: int(state.in_bag(token)) for token, key in enumerate(TOKEN_KEYS)},
        bag_size=size,
        burns=(fires if card.next_fire_triggers() else 0, size),
        fire=(fires, size),
        stop=card.points,
        draw_once=float(once),
        draw_best=float(often),
        gain=float(often - card.points),
    )


@dataclass(frozen=True, slots=True)
class Printed:
    """What does not change while the odds are worked out: values, bravery and risk."""

    values: tuple[int, ...]
    bravery: tuple[int, ...]
    risky: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A turn order card and the bag, as far as the odds need them: which book lies where does not matter."""

    printed: Printed
    occupied: tuple[bool, ...]
    knowledge: int
    fire: bool
    bag: tuple[int, ...]

    @classmethod
    def of(cls, state: FireState) -> Card:
        """The active card."""
        at = int(state.card) * SPACES
        spaces = range(at, at + SPACES)
        row = [int(state.on_space(state.card, space)) for space in range(SPACES)]
        return cls(
            printed=Printed(
                values=tuple(int(state.value(book)) for book in range(COLOURS)),
                bravery=tuple(int(state.house.bravery[space]) for space in spaces),
                risky=tuple(bool(state.house.risky[space]) and not state.gloves for space in spaces),
            ),
            occupied=tuple(token != EMPTY for token in row),
            knowledge=int(state.knowledge_on(state.card)),
            fire=FIRE + 1 in row,
            bag=tuple(int(state.in_bag(token)) for token in range(TOKENS)),
        )

    @property
    def points(self) -> int:
        """What stopping now scores."""
        last = [bravery for bravery, taken in zip(self.printed.bravery, self.occupied, strict=True) if taken]
        return self.knowledge + (last[-1] if last else 0)

    def next_fire_triggers(self) -> bool:
        """Whether a fire drawn now would trigger (FIRE-DEF-7)."""
        return self.fire or self.printed.risky[self.occupied.index(False)]

    def after(self, token: int) -> Card:
        """The card and bag when this token has been drawn and laid."""
        space = self.occupied.index(False)
        return Card(
            self.printed,
            occupied=(*self.occupied[:space], True, *self.occupied[space + 1 :]),
            knowledge=self.knowledge + (0 if token == FIRE else self.printed.values[token]),
            fire=self.fire or token == FIRE,
            bag=(*self.bag[:token], self.bag[token] - 1, *self.bag[token + 1 :]),
        )


@lru_cache(maxsize=1 << 16)
def going_on(card: Card, draws: int) -> Fraction:
    """Expected points of drawing now and, up to `draws` in all, for as long as it pays; a trigger scores nothing."""
    size = sum(card.bag)
    total = Fraction(0)
    for token in range(TOKENS):
        if card.bag[token] and not (token == FIRE and card.next_fire_triggers()):
            total += Fraction(card.bag[token], size) * best(card.after(token), draws - 1)
    return total


def best(card: Card, draws: int) -> Fraction:
    """The better of stopping and going on."""
    stop = Fraction(card.points)
    if draws == 0 or all(card.occupied) or sum(card.bag) == 0:
        return stop
    return max(stop, going_on(card, draws))
