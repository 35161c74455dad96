"""What goes together, told for every value of every option: what a lobby greys out, and why."""

from __future__ import annotations

from typing import Any

import pytest

from readingroom.catalog import all_games, find_game
from readingroom.core.errors import BadOption, BadSeats
from readingroom.core.options import Choice, Option, choices_now, why_not_so


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
    asked = option_of(game, option)
    closed = why_not_so(find_game(game), seats, given, asked)
    assert sorted(map(str, set(asked.allowed) - set(closed))) == sorted(map(str, open_values))


def test_a_closed_value_says_why() -> None:
    told = why_not_so(find_game("fire"), 4, {"mode": "robot"}, option_of("fire", "tools"))
    sentence = "tools=false does not go with mode 'robot': the robot needs the tool deck"
    assert {value: str(says) for value, says in told.items()} == {False: sentence}


# --- choosing one after the other -------------------------------------------------------------------------------


def test_a_late_option_gives_way_to_an_early_one() -> None:
    chosen = choices("fire", 4, {"shout": "off", "tools": False, "mode": "robot", "robot_head_start": 7})
    assert {key: choice.value for key, choice in chosen.items()} == {
        "mode": "robot",
        "tools": True,
        "fire": "normal",
        "technology": False,
        "shout": "everyone",
        "lone_bonus_counts": "sections",
        "robot_head_start": 7,
        "show_bag_contents": True,
    }
    assert list(chosen["mode"].closed) == ["solo_robot", "lone_librarian"]


@pytest.mark.parametrize(
    ("game", "seats", "given", "idle"),
    [
        ("fire", 3, {}, {"shout", "lone_bonus_counts", "robot_head_start"}),
        ("fire", 3, {"tools": False}, {"lone_bonus_counts", "robot_head_start"}),
        ("fire", 6, {}, {"mode", "shout", "lone_bonus_counts", "robot_head_start"}),
        ("fire", 1, {}, {"tools", "fire", "shout", "lone_bonus_counts"}),
        ("fire", 1, {"mode": "lone_librarian"}, {"tools", "fire", "shout", "robot_head_start"}),
        ("labyrinth", 1, {}, {"first_player"}),
        ("labyrinth", 2, {}, set()),
    ],
)
def test_an_option_with_nothing_to_choose_is_idle(game: str, seats: int, given: dict[str, Any], idle: set[str]) -> None:
    assert {key for key, choice in choices(game, seats, given).items() if choice.is_idle} == idle


def test_what_is_usual_goes_by_the_seats() -> None:
    assert (choices("fire", 1, {})["mode"].usual, choices("fire", 2, {})["mode"].usual) == ("solo_robot", "table")
    alone = choices("labyrinth", 1, {"difficulty": "novice"})["difficulty"]
    assert (alone.usual, alone.value, list(alone.closed)) == ("solo", "solo", ["novice"])  # the same tiles


def test_to_call_first_needs_company() -> None:
    without = choices_now(find_game("fire"), 3, {"tools": False, "shout": "first"}, company=False)
    shout = next(choice for choice in without if choice.option.key == "shout")
    assert (shout.value, list(shout.closed)) == ("everyone", ["first"])
    assert choices("fire", 3, {"tools": False, "shout": "first"})["shout"].value == "first"


def test_values_that_cannot_be_listed_are_left_out() -> None:
    assert "youth" not in choices("fire", 4, {"youth": [3, 2, 1, 0]})


@pytest.mark.parametrize("given", [{"tols": False}, {"tools": "perhaps"}, {"youth": [0, 0, 1]}, {"tools": {}}])
def test_what_is_no_value_at_all_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        choices("fire", 3, given)


def test_seats_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadSeats):
        choices("fire", 7, {})


@pytest.mark.parametrize("company", [True, False])
@pytest.mark.parametrize(
    ("game", "seats"), [(key, seats) for key, game in all_games().items() for seats in game.meta.seats]
)
def test_whatever_is_open_can_be_played(game: str, seats: int, company: bool) -> None:
    """Each open value, chosen alone, stays; and all values together are what the game takes."""
    for option in choices(game, seats, {}, company=company).values():
        for value in set(option.option.allowed) - set(option.closed):
            chosen = choices(game, seats, {option.option.key: value}, company=company)
            assert chosen[option.option.key].value == value
            find_game(game).check(seats, {one.option.key: one.value for one in chosen.values()})


@pytest.mark.parametrize("game", all_games())
def test_what_is_pointless_is_a_value_of_the_game(game: str) -> None:
    for seats in find_game(game).meta.seats:
        for key, values in find_game(game).pointless(seats, company=False).items():
            assert set(values) < set(option_of(game, key).allowed)


def option_of(game: str, key: str) -> Option:
    return next(option for option in find_game(game).meta.options if option.key == key)


def choices(game: str, seats: int, given: dict[str, Any], *, company: bool = True) -> dict[str, Choice]:
    return {one.option.key: one for one in choices_now(find_game(game), seats, given, company=company)}
