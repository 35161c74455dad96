"""Exact odds of the next draw, as far as a seat can know them: the bag is public, so that is all of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from readingroom.core.sets import members
from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.edge.looking import may_draw_on
from readingroom.games.fire.rules.house import COLOURS, FIRE, SPACES, TOKENS
from readingroom.games.fire.rules.order import cards_to_give
from readingroom.games.fire.rules.rows import EMPTY, is_full
from readingroom.games.fire.rules.saving import SHOVEL_TOKENS, TORCH_TOKENS
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import ASK_AFTER, ASK_AMULET

Chance = tuple[int, int]  # above and below, exact


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralOdds:
    """What a draw of several tokens may bring: with a charge of the Shovel, or by a Torch."""

    fires: tuple[Chance, ...]  # the chances of no fire, of one, ...
    burns: Chance  # the chance that nothing but a fire that triggers can be placed
    draw_once: float  # expected points when placing what scores most, and stopping then


@dataclass(frozen=True, slots=True, kw_only=True)
class FireOdds:
    """What the next draw may bring. Chances are (above, below), exact; those of a draw that nobody can make are (0, 0).

    Everybody knows the bag, so that nothing here depends on anybody's hand: a Shovel's draw is told without a Shovel.
    """

    bag: dict[str, int]
    bag_size: int
    burns: Chance  # the chance that the active librarian's next token triggers Fire Spreading
    fire: Chance  # the chance that the next token is a fire
    stop: int  # points for stopping now
    draw_once: float  # expected points when drawing once more and stopping then; 0 on a trigger
    draw_best: float  # the same when going on for as long as it pays, tools left aside
    gain: float  # draw_best - stop
    shovel: SeveralOdds | None  # a charged draw, while books are saved (FIRE-T-SHOVEL-2)
    torch: SeveralOdds | None  # likewise (FIRE-T-TORCH-1)
    knapsack: dict[str, float] | None  # after scoring: expected points by the book moved there (FIRE-T-KNAP-2)
    amulet: tuple[Chance, ...] | None  # in step 1: the chances of no fire, of one, ... (FIRE-T-AMULET-2)


def make_odds(state: FireState) -> FireOdds | None:
    """The odds of whoever may draw, by hand or by a tool; None where nobody can, and when the bag is empty."""
    if state.is_over() or state.bag_size == 0:
        return None
    fires, size = int(state.in_bag(FIRE)), int(state.bag_size)
    nobody_saves = FireOdds(
        bag={key: int(state.in_bag(token)) for token, key in enumerate(TOKEN_KEYS)},
        bag_size=size,
        burns=(0, 0),
        fire=(fires, size),
        stop=0,
        draw_once=0.0,
        draw_best=0.0,
        gain=0.0,
        shovel=None,
        torch=None,
        knapsack=None,
        amulet=None,
    )
    if state.asks == ASK_AMULET:
        return replace(nobody_saves, amulet=fires_among(bag_of(state), len(list(members(int(cards_to_give(state)))))))
    if state.asks == ASK_AFTER:
        points = knapsack_points(state)
        return replace(nobody_saves, knapsack=points) if points else None
    if not may_draw_on(state) or is_full(state.rows[state.card]):
        return None
    card = Card.of(state)
    once, often = going_on(card, 1), going_on(card, SPACES)
    return replace(
        nobody_saves,
        burns=(fires if card.next_fire_triggers() else 0, size),
        stop=card.points,
        draw_once=float(once),
        draw_best=float(often),
        gain=float(often - card.points),
        shovel=several(card, int(SHOVEL_TOKENS), placed=1),
        torch=several(card, int(TORCH_TOKENS), placed=int(TORCH_TOKENS)),
    )


def bag_of(state: FireState) -> tuple[int, ...]:
    """How many of each token are in the bag."""
    return tuple(int(state.in_bag(token)) for token in range(TOKENS))


def knapsack_points(state: FireState) -> dict[str, float]:
    """For each book on the active card: what it brings with the token drawn to it; a fire brings nothing."""
    size, values = int(state.bag_size), [int(state.value(book)) for book in range(COLOURS)]
    brought = {
        book: sum(int(state.in_bag(drawn)) * (values[book] + values[drawn]) for drawn in range(COLOURS))
        for book in range(COLOURS)
        if state.has_book(state.card, book)
    }
    return {TOKEN_KEYS[book]: brought[book] / size for book in brought}


# --- several tokens at once ---------------------------------------------------------------------------------


def fires_among(bag: tuple[int, ...], tokens: int) -> tuple[Chance, ...]:
    """The chances of 0, 1, ... fires among so many tokens, or as many as there are (AMB-12)."""
    fires, books = bag[FIRE], sum(bag) - bag[FIRE]
    tokens = min(tokens, sum(bag))
    ways = [comb(fires, drawn) * comb(books, tokens - drawn) for drawn in range(tokens + 1)]
    chances = [Fraction(way, comb(fires + books, tokens)) for way in ways]
    return tuple((chance.numerator, chance.denominator) for chance in chances)


@lru_cache(maxsize=1 << 12)
def several(card: Card, tokens: int, placed: int) -> SeveralOdds:
    """Draw so many tokens, place one and up to `placed` of them, then stop."""
    tokens = min(tokens, sum(card.bag))
    total = Fraction(0)
    for drawn in combinations_with_replacement(range(TOKENS), tokens):
        ways = prod(comb(card.bag[token], drawn.count(token)) for token in set(drawn))
        if ways:
            total += Fraction(ways, comb(sum(card.bag), tokens)) * best_placed(card, drawn, placed)
    fires = fires_among(card.bag, tokens)
    return SeveralOdds(
        fires=fires,
        burns=fires[-1] if card.next_fire_triggers() else (0, 1),
        draw_once=float(total),
    )


def best_placed(card: Card, drawn: tuple[int, ...], placed: int) -> int:
    """The most points by placing one or more of these tokens, in any order; a fire that triggers scores nothing."""
    best_points = 0
    for token in set(drawn):
        if token == FIRE and card.next_fire_triggers():
            continue
        after = card.after(token)
        rest = list(drawn)
        rest.remove(token)
        best_points = max(best_points, after.points)
        if placed > 1 and rest and not all(after.occupied):
            best_points = max(best_points, best_placed(after, tuple(rest), placed - 1))
    return best_points


# --- one token after the other ------------------------------------------------------------------------------


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
            bag=bag_of(state),
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
