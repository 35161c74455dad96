"""What goes together, as the lobby asks it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Answer, Server


def ask(server: Server, game: str, **wish: Any) -> dict[str, dict[str, Any]]:
    told = server.post(f"/api/games/{game}/options", wish)
    return {option["key"]: option for option in told["options"]}


def test_an_option_tells_its_value_and_what_is_closed_and_why(server: Server) -> None:
    told = ask(server, "fire", seats=3, options={"mode": "robot", "tools": False, "technology": True})
    says = {"key": "fire-mistake-tools-robot", "args": {"mode": "'robot'"}}
    sentence = "tools=false does not go with mode 'robot': the robot needs the tool deck"
    closed = [{"values": [False], "sentence": sentence, "says": says}]
    assert told["tools"] == {"key": "tools", "value": True, "usual": True, "idle": True, "closed": closed}
    assert told["technology"] == {"key": "technology", "value": True, "usual": False, "idle": False, "closed": []}


def test_values_that_are_closed_for_one_reason_stand_together(server: Server) -> None:
    (closed,) = ask(server, "fire", seats=3)["robot_head_start"]["closed"]
    assert closed["values"] == list(range(1, 51))
    few = ask(server, "labyrinth", seats=5)["extra_cards"]["closed"]
    assert [one["values"] for one in few] == [[number] for number in range(4, 15)]  # each sentence says its number


@pytest.mark.parametrize(
    ("table", "open_values"),
    [
        ({"people": 2}, {"off", "everyone", "first"}),
        ({"people": 1}, {"off", "everyone"}),
        ({"people": 2, "pace": "days"}, {"off", "everyone"}),
    ],
)
def test_who_sits_there_and_when_is_heard(server: Server, table: dict[str, Any], open_values: set[str]) -> None:
    shout = ask(server, "fire", seats=3, options={"tools": False}, **table)["shout"]
    closed = {value for one in shout["closed"] for value in one["values"]}
    assert {"off", "everyone", "first"} - closed == open_values


@pytest.mark.parametrize(
    ("game", "wish", "status", "words"),
    [
        ("fire", {"seats": 7}, 400, "1 to 6"),
        ("fire", {"seats": 0}, 400, "seats"),
        ("fire", {}, 400, "seats"),
        ("fire", {"seats": 3, "options": {"tols": True}}, 400, "did you mean tools"),
        ("fire", {"seats": 3, "options": {"fire": "cold"}}, 400, "normal"),
        ("fire", {"seats": 3, "options": {"robot_head_start": [1]}}, 400, "robot_head_start"),
        ("fire", {"seats": 3, "option": {}}, 400, "option"),
        ("fire", {"seats": 3, "pace": "never"}, 400, "pace"),
        ("water", {"seats": 3}, 404, "water"),
    ],
)
def test_a_bad_question_gets_a_sentence(
    server: Server, game: str, wish: dict[str, Any], status: int, words: str
) -> None:
    with pytest.raises(Answer) as refused:
        ask(server, game, **wish)
    assert refused.value.status == status
    assert words in refused.value.problem["sentence"]
