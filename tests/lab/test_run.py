"""What a run counts by."""

from __future__ import annotations

import pytest

from readingroom.catalog import find_game
from readingroom.core.game import Setup
from readingroom.lab.run import Spread


@pytest.mark.parametrize("numbers", [[], [0], [3, 3, 3], [63, 64, 65], [-1, 0, 1], [-1000, 5, 5000, 5]])
def test_every_number_is_counted_however_far_out_it_is(numbers: list[int]) -> None:
    spread = Spread()
    times = [int(spread.note(number)) for number in numbers]
    assert spread.counted() == {number: numbers.count(number) for number in numbers}
    assert times == [numbers[: place + 1].count(number) for place, number in enumerate(numbers)]


@pytest.mark.parametrize(
    ("seats", "tools", "missing"), [(2, True, {"Axe", "Library Cart"}), (4, True, set()), (4, False, None)]
)
def test_the_cards_in_play_are_those_of_the_table(seats: int, tools: bool, missing: set[str] | None) -> None:
    """FIRE-SETUP: some tools leave the deck when few play; without tools there are none."""
    fire = find_game("fire")
    titles = {tool.name for tool in fire.box(Setup(seats=seats)).tools}  # type: ignore[attr-defined]
    cards = fire.cards(Setup(seats=seats, options=fire.check(seats, {"tools": tools})))
    assert set(cards.values()) == (set() if missing is None else titles - missing)
