"""LAB-TURN, LAB-PASSACT: three phases, three actions, and one that may be passed on."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import PhaseEnded, TurnBegan
from tests.games.labyrinth.builders import (
    ANA,
    BEN,
    CLEO,
    FULL,
    a_library,
    actions_left,
    alone,
    asked,
    hand,
    names_of,
    options,
    play,
    rule_against,
    told,
    unasked,
)

ALL_BUT_ONE = ("jo-march", "nzinga", "athena", "portia", "harriet-tubman")
SLOTS_OF_BOTH = 12
LONGEST_ALONE = 17  # turns: sixteen curses, and Out of Time


def test_the_phases_of_a_turn_come_in_order() -> None:
    """LAB-TURN-1, LAB-TURN-5: actions, disturbance, Bookwyrm, next player."""
    match = a_library({"r1c1": "crossroads"}, draws=["NW"])
    happened = play(match, "take:red", "end")
    assert names_of(happened) == [
        "BookTaken",
        "PhaseEnded",
        "CurseRevealed",
        "TileDarkened",
        "BookwyrmMoved",
        "TurnBegan",
    ]
    assert match.to_move == BEN


def test_three_actions_in_any_order_with_repeats() -> None:
    """LAB-TURN-2: the same three times over, then none."""
    match = a_library(draws=["crossroads", "crossroads", "crossroads"])
    play(match, "flip:r2c3", "flip:r3c2", "flip:r3c4")
    assert (actions_left(match), asked(match)) == (0, "act")
    assert options(match) == ["end"]
    assert rule_against(match, "flip:r4c3") == "LAB-TURN-2"


def test_seats_take_turns() -> None:
    """LAB-TURN-5: round the table."""
    match = a_library({"r1c1": "crossroads"}, seats=3, draws=["NW", "SW", "SW", "terror/tee/0", "terror/tee/0"])
    order = []
    for _ in range(4):
        order.append(match.to_move)
        play(match, "end")
    assert order == [ANA, BEN, CLEO, ANA]


@pytest.mark.parametrize("done", [0, 1, 2])
def test_unused_actions_are_lost(done: int) -> None:
    """LAB-TURN-3, R-44: fewer than three are always allowed."""
    match = a_library()
    play(match, *["take:red", "take:pink"][:done])
    happened = play(match, "end")
    assert told(happened, PhaseEnded) == [PhaseEnded(ANA, 3 - done, passed=False)]
    assert told(happened, TurnBegan) == [TurnBegan(BEN, 3)]


def test_the_phase_ends_only_when_the_player_ends_it() -> None:
    """R-43: with no action left a card may still be discarded, and a Time Machine played."""
    match = a_library(None, ["alice", "booster-1"], turn={"actions": 0, "acted": 3})
    assert options(match) == ["end", "spend:booster-1:time_machine", "discard:alice", "discard:booster-1"]


def test_only_the_current_player_decides() -> None:
    """LAB-TURN-4: the others may discard, and nothing else."""
    match = a_library(None, ["alice"], ["circe"])
    assert (match.to_move, unasked(match, BEN)) == (ANA, ["discard:circe"])
    assert unasked(match, ANA) == ["concede"]


def test_one_action_is_passed_on() -> None:
    """LAB-PASSACT-1, LAB-PASSACT-2, R-42: one, however many are left."""
    match = a_library()
    happened = play(match, "end:pass")
    assert told(happened, PhaseEnded) == [PhaseEnded(ANA, 2, passed=True)]
    assert told(happened, TurnBegan) == [TurnBegan(BEN, 4)]
    play(match, "take:red", "take:red", "take:red")
    assert actions_left(match) == 1
    play(match, "end:pass")  # the very action that was passed on
    assert (match.to_move, actions_left(match)) == (ANA, 4)


def test_a_passed_action_is_used_in_that_turn_or_lost() -> None:
    """R-42: it does not come back."""
    match = a_library()
    play(match, "end:pass", "end")
    assert (match.to_move, actions_left(match)) == (ANA, 3)


def test_with_no_action_left_none_is_passed_on() -> None:
    """R-42: at least one must be left; a Time Machine gives one."""
    match = a_library(None, ["booster-1"], turn={"actions": 0, "acted": 3})
    assert rule_against(match, "end:pass") in ("R-42", "LAB-PASSACT-1")
    play(match, "spend:booster-1:time_machine", "end:pass")
    assert actions_left(match) == 4


def test_alone_nothing_is_passed_on() -> None:
    """R-42, LAB-SOLO-2: there is no next player."""
    match = alone()
    assert "end:pass" not in options(match)
    assert rule_against(match, "end:pass") in ("R-42", "LAB-SOLO-2")


def test_thirty_actions_are_the_most() -> None:
    """R-60: the loop of two Reward tiles and a Time Machine is cut (5.1)."""
    match = a_library({"r3c4": "reward/tee/0"}, ["booster-1"], turn={"actions": 1, "acted": 29})
    play(match, "take:red")
    assert set(options(match)) == {"end", "discard:booster-1", f"discard:{hand(match)[0]}"}
    assert rule_against(match, "spend:booster-1:time_machine") == "R-60"


@pytest.mark.parametrize("seats", [1, 2])
def test_after_thirty_actions_nothing_is_passed(seats: int) -> None:
    """R-60, LAB-SOLO-7: with actions left over, and alone where passing is free."""
    turn = {"actions": 2, "acted": 30}
    match = a_library(None, ["circe"], ["alice"], seats=seats, turn=turn)
    assert options(match, "give", "receive", "swap") == []
    before = a_library(None, ["circe"], ["alice"], seats=seats, turn=turn | {"acted": 29})
    assert options(before, "give", "receive", "swap") == ["give:circe", "receive:alice", "swap:circe"]


def test_a_turn_alone_with_all_the_passing_there_can_be() -> None:
    """R-60, R-62: a match of such turns is no longer than the game says one can be."""
    match = alone({"r3c4": "reward/tee/0"}, ALL_BUT_ONE, list(FULL), turn={"actions": 30})
    while actions_left(match):
        for _ in range(SLOTS_OF_BOTH):
            passes = options(match, "for") or options(match, "swap", "give", "receive")
            if passes:
                play(match, passes[0])
        play(match, "rotate:r3c4:cw")
    assert 6000 < len(match.log) * LONGEST_ALONE <= match.game.meta.longest
