"""One bot may play several seats and several matches: each time it knows what that seat knows, and no more."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr

HANDS = (["bucket-1", "torch-1"], ["map-1", "slingshot-1"], ["cloak-1", "gloves-1"])


def two_choices(hand: list[str], seed: int) -> tuple[str, str]:
    """The same bot answers for seat 0, which holds this hand, and then for seat 1."""
    position: dict[str, Any] = {
        "seats": 2,
        "round": 3,
        "scores": [20, 30],
        "hands": [hand, ["shovel-3", "lockbox-3"]],
        "market": ["amulet", "amulet", "amulet"],
        "asked": {"decision": "choose_card", "seat": 0},
    }
    match, bot = rr.start("fire", position=position, seed=seed), rr.bot("apprentice", seed=seed)
    chosen = [bot.choose(match, 0)]
    match.play(*chosen)
    assert match.to_move == 1
    return str(chosen[0]), str(bot.choose(match, 1))


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_is_not_helped_by_what_the_bot_saw_in_another_seat(seed: int) -> None:
    """FIRE-SETUP-4: hands are hidden; where seat 0 does the same the answer of seat 1 cannot depend on its hand."""
    told: dict[str, set[str]] = {}
    for hand in HANDS:
        first, second = two_choices(hand, seed)
        told.setdefault(first, set()).add(second)
    assert all(len(answers) == 1 for answers in told.values())


def test_a_bot_that_has_played_one_game_plays_another() -> None:
    """Its tree of the first match says nothing about the second."""
    bot = rr.bot("apprentice", seed=4)
    for key in ("fire", "labyrinth", "fire"):
        match = rr.start(key, seats=2, seed=4)
        for _ in range(12):
            seat = match.to_move
            assert seat is not None
            match.play(bot.choose(match, seat))
