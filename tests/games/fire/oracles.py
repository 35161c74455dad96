"""Chances by plain enumeration, written apart from the game: tokens are letters, a card is a row of them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

BRAVERY = {
    1: (0, 2, 4, 7, 10),
    2: (0, 2, 4, 6, 8),
    3: (0, 0, 2, 4, 6),
    4: (0, 0, 1, 3, 5),
    5: (0, 0, 0, 2, 4),
    6: (0, 0, 0, 1, 3),
}
START_BAG = "W" * 7 + "Y" * 6 + "B" * 5 + "P" * 4 + "F" * 7
START_WORTH = {"W": 1, "Y": 2, "B": 3, "P": 4, "T": 4, "F": 0}


def without(bag: str, token: str) -> str:
    return bag.replace(token, "", 1)


def laid(row: str, token: str) -> str:
    return row.replace(".", token, 1)


def triggers(row: str, token: str, safe: int) -> bool:
    """A second fire, or a fire beyond the safe spaces."""
    return token == "F" and ("F" in row or row.index(".") >= safe)


def stop_points(row: str, card: int, worth: dict[str, int]) -> int:
    """Every book's worth and the number under the rightmost token."""
    rightmost = max((space for space, token in enumerate(row) if token != "."), default=None)
    return sum(worth[token] for token in row if token != ".") + (0 if rightmost is None else BRAVERY[card][rightmost])


def draws(bag: str) -> list[tuple[str, Fraction]]:
    """Each kind of token with the chance that it comes next."""
    return [(token, Fraction(bag.count(token), len(bag))) for token in sorted(set(bag))]


def chance_to_trigger(bag: str, safe: int, number: int) -> Fraction:
    """That one of the first so many draws on an empty card triggers."""

    @cache
    def alive(row: str, left: str) -> Fraction:
        if len(row.replace(".", "")) == number:
            return Fraction(1)
        return sum(
            (
                chance * alive(laid(row, token), without(left, token))
                for token, chance in draws(left)
                if not triggers(row, token, safe)
            ),
            Fraction(0),
        )

    return 1 - alive(".....", "".join(sorted(bag)))


def expected_points(
    row: str, bag: str, card: int, worth: dict[str, int], *, safe: int, goes_on: Callable[[int], bool | None]
) -> Fraction:
    """Expected points of drawing now; `goes_on(tokens)` says whether to draw then, None: as it pays."""

    @cache
    def drawing(row: str, left: str) -> Fraction:
        return sum(
            (
                chance * then(laid(row, token), without(left, token))
                for token, chance in draws(left)
                if not triggers(row, token, safe)
            ),
            Fraction(0),
        )

    def then(row: str, left: str) -> Fraction:
        stop = Fraction(stop_points(row, card, worth))
        decided = goes_on(5 - row.count("."))
        if "." not in row or not left or decided is False:
            return stop
        return drawing(row, left) if decided else max(stop, drawing(row, left))

    return drawing(row, "".join(sorted(bag)))


def exactly(number: int) -> Callable[[int], bool | None]:
    return lambda tokens: tokens < number


def as_it_pays(tokens: int) -> bool | None:
    return None if tokens else True


def once_more(row: str) -> Callable[[int], bool | None]:
    full = 6 - row.count(".")
    return lambda tokens: tokens < full
