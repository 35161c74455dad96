"""What goes together, told for every value of every option: what a lobby greys out, and why."""

from __future__ import annotations

from typing import Any

import pytest

from readingroom.catalog import find_game
from readingroom.core.options import why_not_so


@pytest.mark.parametrize(
    ("game", "seats", "given", "option", "open_values"),
    [
        ("fire", 1, {}, "mode", ["solo_robot", "lone_librarian"]),
        ("fire", 4, {}, "mode", ["table", "robot"]),
        ("fire", 6, {}, "mode", ["table"]),
        ("fire", 4, {"mode": "robot"}, "tools", [True]),
        ("fire", 4, {}, "shout", ["everyone"]),
        ("fire", 4, {"tools": False}, "shout", ["off", "everyone", "first"]),
        ("labyrinth", 1, {}, "difficulty", ["novice", "standard", "advanced", "expert", "solo"]),
        ("labyrinth", 3, {}, "difficulty", ["novice", "standard", "advanced", "expert"]),
        ("labyrinth", 5, {}, "extra_cards", [0, 1, 2, 3]),
        ("labyrinth", 5, {"double_curses": 2}, "extra_cards", [0, 1, 2, 3, 4, 5]),
        ("labyrinth", 2, {}, "first_player", ["random", 0, 1]),
    ],
)
def test_every_value_that_goes_with_the_rest_is_open(
    game: str, seats: int, given: dict[str, Any], option: str, open_values: list[Any]
) -> None:
    """FIRE 2.17, R-9, R-57."""
    allowed = next(one.allowed for one in find_game(game).meta.options if one.key == option)
    closed = why_not_so(find_game(game), seats, given)[option]
    assert sorted(map(str, set(allowed) - set(closed))) == sorted(map(str, open_values))


def test_a_closed_value_says_why() -> None:
    told = why_not_so(find_game("fire"), 4, {"mode": "robot"})
    assert told["tools"] == {False: "tools=false does not go with mode 'robot': the robot needs the tool deck"}


def test_values_that_cannot_be_listed_are_left_out() -> None:
    assert "youth" not in why_not_so(find_game("fire"), 4, {})
