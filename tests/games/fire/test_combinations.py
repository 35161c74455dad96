"""Which variants go together (rules 2.17)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import readingroom as rr
from tests.games.fire.builders import dealt, scores

MODES = {"table": range(2, 7), "robot": range(2, 6), "solo_robot": range(1, 2), "lone_librarian": range(1, 2)}


def combinations() -> list[tuple[str, bool, str, bool]]:
    return list(itertools.product(MODES, (True, False), ("normal", "wild", "inferno"), (True, False)))


def is_allowed(mode: str, *, tools: bool, fire: str) -> bool:
    return mode == "table" or (tools and fire == "normal")


@pytest.mark.parametrize(("mode", "tools", "fire", "technology"), combinations())
def test_every_allowed_combination_plays_and_every_other_is_refused(
    mode: str, *, tools: bool, fire: str, technology: bool
) -> None:
    """Rules 2.17, FIRE-NOTOOL-1, FIRE-WILD-1, FIRE-TECH-1: robots and the Lone Librarian need tools."""
    choice: dict[str, Any] = {"mode": mode, "tools": tools, "fire": fire, "technology": technology}
    seats = MODES[mode][0]
    if is_allowed(mode, tools=tools, fire=fire):
        match = dealt(seats=seats, **choice)
        while not match.over:
            match.play(match.legal()[0])
        assert match.outcome is not None
    else:
        with pytest.raises(rr.BadOption, match=f"does not go with mode '{mode}'"):
            dealt(seats=seats, **choice)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_each_mode_has_its_numbers_of_seats(mode: str, seats: int) -> None:
    """FIRE-SETUP-5, FIRE-SOLO-1, FIRE-MROBOT-1: a table for 2 to 6, with a robot 2 to 5, else alone."""
    if seats in MODES[mode]:
        assert dealt(seats=seats, mode=mode).seats == seats
    else:
        with pytest.raises(rr.BadSeats, match=f"'{mode}'"):
            dealt(seats=seats, mode=mode)


@pytest.mark.parametrize("seats", [0, 7, -1, True, "2", 2.0])
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    """FIRE-SETUP-5: 1 to 6."""
    with pytest.raises(rr.BadSeats):
        rr.start("fire", seats=seats, seed=1)


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (2, {"shout": "first"}),
        (2, {"lone_bonus_counts": "cards"}),
        (2, {"robot_head_start": 5}),
        (2, {"fire": "cosy"}),
        (2, {"tools": "perhaps"}),
        (2, {"mode": "duel"}),
        (2, {"colour": "blue"}),
        (1, {"robot_head_start": 51}),
        (1, {"robot_head_start": -1}),
    ],
)
def test_an_option_that_does_not_fit_is_refused_by_its_name(seats: int, given: dict[str, Any]) -> None:
    """Rules 2.17: with what is allowed."""
    with pytest.raises(rr.BadOption, match=next(iter(given))):
        dealt(seats=seats, **given)


def test_options_understand_texts() -> None:
    """Rules 2.17: as a command line gives them."""
    match = dealt(seats=1, robot_head_start="7", technology="true")
    assert (scores(match), match.position()["options"]["technology"]) == ((0, 7), True)
