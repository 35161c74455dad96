"""What bots know of Library Labyrinth: sensible answers, the quick player, and how good a position is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import readingroom as rr
from readingroom.bots.levels import legal_codes
from readingroom.catalog import find_game
from readingroom.core.game import Setup
from readingroom.core.state import State
from readingroom.games.labyrinth.bot.prospects import lacking, missing, total
from readingroom.games.labyrinth.rules.codes import START
from readingroom.games.labyrinth.rules.setup import START_GENRES
from tests.games.labyrinth.builders import ANA, BASILISK, FULL, a_library, alone

LABYRINTH = find_game("labyrinth")
FIVE_TERRORS = {
    "r1c1": "terror/tee/0 kraken",
    "r1c2": "terror/tee/0 minotaur",
    "r1c3": "terror/tee/0 dracula",
    "r1c4": "terror/tee/0 triffid",
    "r1c5": "terror/tee/0 plague",
}


def states(seats: int, seed: int, *, randomly: bool) -> Iterator[State]:
    """Every decision of one match, by the quick player or by any legal answer."""
    state = LABYRINTH.fresh(Setup(seats=seats, options=LABYRINTH.check(seats, {})))
    state.reseed(seed)
    state.deal()
    while not state.is_over():
        yield state
        codes = LABYRINTH.code_buffer()
        count = state.legal(codes)
        state.apply(codes[state.choice(count)] if randomly else state.policy(codes, count))


def sensible_codes(state: State) -> list[int]:
    codes = LABYRINTH.code_buffer()
    return [int(code) for code in codes[: state.sensible(codes)]]


def guess(match: rr.Match) -> State:
    state: State = match.resampled(match.to_move or ANA, 1)
    return state


def sensible(match: rr.Match, *families: str) -> list[str]:
    """The sensible answers as texts."""
    answers = [str(LABYRINTH.actions.actions[code]) for code in sensible_codes(guess(match))]
    return [answer for answer in answers if not families or answer.split(":")[0] in families]


def quick_answers(match: rr.Match, times: int = 60) -> set[str]:
    """What the quick player answers, its chance drawn anew each time."""
    found = set()
    for key in range(times):
        state = match.resampled(match.to_move or ANA, key)
        codes = LABYRINTH.code_buffer()
        found.add(str(LABYRINTH.actions.actions[int(state.policy(codes, state.legal(codes)))]))
    return found


def worth(match: rr.Match) -> float:
    return guess(match).evaluate(ANA)


# --- laws ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("randomly", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_sensible_answers_are_legal_ascending_and_never_none(seats: int, randomly: bool) -> None:
    for seed in range(6):
        for state in states(seats, seed, randomly=randomly):
            found = sensible_codes(state)
            assert found
            assert found == sorted(set(found))
            assert set(found) <= set(legal_codes(LABYRINTH, state))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_looking_at_answers_changes_nothing(seats: int) -> None:
    """Turning a tile is tried out on the table itself, and undone."""
    for state in states(seats, 11, randomly=True):
        before = state.packed()
        sensible_codes(state)
        state.evaluate(0)
        assert state.packed() == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_quick_player_answers_with_what_is_legal(seats: int) -> None:
    for state in states(seats, 3, randomly=True):
        codes = LABYRINTH.code_buffer()
        count = state.legal(codes)
        assert int(state.policy(codes, count)) in set(legal_codes(LABYRINTH, state))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_position_is_worth_the_same_to_all(seats: int) -> None:
    for state in states(seats, 5, randomly=True):
        shares = {state.evaluate(seat) for seat in range(seats)}
        assert len(shares) == 1
        assert 0 <= shares.pop() <= 1


def test_quick_players_do_win() -> None:
    """Nobody who plays at random does: a search needs somebody in between."""
    won = 0
    for seed in range(60):
        *_, last = states(4, seed, randomly=False)
        won += last.is_over() and last.utility(0) == 1.0
    assert won > 0


# --- sensible answers ---------------------------------------------------------------------------------------


def test_first_genres_differ() -> None:
    match = rr.start("labyrinth", seats=2, seed=1)
    triples = [START_GENRES[code - START] for code in sensible_codes(guess(match))]
    assert all(len(set(triple)) == 3 for triple in triples)
    assert set().union(*map(set, triples)) == set(range(6))
    assert len(triples) <= 8


def test_without_an_action_only_the_end_or_a_time_machine() -> None:
    match = a_library(None, ["alice", "booster-1"], turn={"actions": 0, "acted": 3})
    assert sensible(match) == ["end", "spend:booster-1:time_machine"]


def test_nobody_ends_with_actions_left_or_discards_with_room() -> None:
    match = a_library(None, ["alice", "circe"])
    assert sensible(match, "end", "discard") == []


def test_the_last_action_may_be_passed_on() -> None:
    match = a_library(turn={"actions": 1, "acted": 2})
    assert sensible(match, "end") == ["end:pass"]


def test_a_full_hand_discards_one_book_at_most() -> None:
    assert len(sensible(a_library(None, FULL), "discard")) == 1


def test_five_terrors_on_the_grid_keep_dark_tiles_dark() -> None:
    """LAB-END-3: the next tile may bring the sixth."""
    match = a_library(FIVE_TERRORS)
    assert sensible(match, "flip") == []
    assert sensible(match)
    assert not [answer for answer in quick_answers(match) if answer.startswith("flip")]


def test_a_tile_that_is_known_may_be_lit_at_any_time() -> None:
    match = a_library(FIVE_TERRORS | {"r3c4": "reward/tee/0 dark"})
    assert sensible(match, "flip") == ["flip:r3c4"]


def test_on_the_last_turn_there_is_nothing_to_lose() -> None:
    match = a_library(FIVE_TERRORS, curses={"left": 0})
    assert sensible(match, "flip")


def test_a_turn_must_open_a_way() -> None:
    """LAB-EX-3: clockwise it opens to the compass, anticlockwise it does not."""
    match = a_library({"r2c3": "reward/corner/0"})
    assert sensible(match, "rotate") == ["rotate:r2c3:cw"]


def test_a_card_is_passed_only_for_a_capture() -> None:
    """Jo March and Nzinga take the Basilisk together."""
    match = a_library({"r3c4": "terror/tee/0 basilisk"}, ["jo-march", "mary-lennox"], ["nzinga"])
    passes = sensible(match, "give", "receive", "swap")
    assert "give:jo-march" in passes
    assert "receive:nzinga" in passes
    assert "give:mary-lennox" not in passes
    assert not [answer for answer in passes if answer.startswith("swap")]


def test_alone_both_ride() -> None:
    match = alone({"r3c4": "reward/tee/0"})
    assert sensible(match, "move") == ["move:r3c4:ride"]


# --- the quick player ---------------------------------------------------------------------------------------


def test_the_quick_player_returns_what_it_can() -> None:
    match = a_library({"r3c4": "shelf/tee/0 purple"}, [BASILISK])
    assert quick_answers(match) == {"move:r3c4"}


def test_the_quick_player_captures_what_it_can() -> None:
    """Dorothy Gale alone stops the Tornado."""
    match = a_library({"r3c4": "terror/tee/0 tornado"}, ["dorothy-gale"])
    assert quick_answers(match) == {"move:r3c4"}


def test_the_quick_player_travels_in_time() -> None:
    match = a_library(None, ["booster-1"], turn={"actions": 0, "acted": 3})
    assert quick_answers(match) == {"spend:booster-1:time_machine"}


def test_the_quick_player_opens_the_way_to_a_shelf() -> None:
    match = a_library({"r3c4": "shelf/corner/0 purple"}, [BASILISK])
    assert "rotate:r3c4:ccw" in quick_answers(match)
    assert "rotate:r3c4:cw" not in quick_answers(match)


# --- how good a position is ---------------------------------------------------------------------------------


def test_a_capture_and_a_return_are_worth_having() -> None:
    shelf = {"r3c4": "shelf/tee/0 purple"}
    nothing = worth(a_library(shelf | {"r3c2": "terror/tee/0 basilisk"}))
    payable = worth(a_library(shelf | {"r3c2": "terror/tee/0 basilisk"}, ["jo-march", "nzinga"]))
    captured = worth(a_library(shelf | {"r3c2": "terror/tee/0"}, [BASILISK]))
    returned = worth(a_library({"r3c4": "shelf/tee/0", "r3c2": "terror/tee/0"}, returned={"purple": "basilisk"}))
    assert nothing < payable < captured < returned


def test_time_is_worth_having() -> None:
    assert worth(a_library(curses={"left": 6})) < worth(a_library())


def test_five_terrors_are_a_danger() -> None:
    four = {cell: tile for cell, tile in FIVE_TERRORS.items() if cell != "r1c5"}
    assert worth(a_library(FIVE_TERRORS)) < worth(a_library(four))


# --- symbols ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("need", "there", "lacks"),
    [
        (0x010101, 0x000000, 0x010101),
        (0x020002, 0x010401, 0x010001),
        (0x020202000000, 0x030303050505, 0),
        (0x0200, 0x01, 0x0200),
    ],
)
def test_symbols_that_are_lacking(need: int, there: int, lacks: int) -> None:
    assert lacking(need, there) == lacks
    assert missing(need, there) == total(lacks)
