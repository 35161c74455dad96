"""LAB-END: one way to win, two to lose, and giving up."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import MatchEnded
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    TERRORS,
    a_library,
    alone,
    asked,
    captured,
    dealt,
    ending,
    interject,
    options,
    play,
    terrors_on_grid,
    told,
    unasked,
)

FIVE = {"red": "plague", "pink": "bunyip", "orange": "minotaur", "green": "wormhole", "blue": "dracula"}
FIVE_TERRORS = {f"r5c{column + 1}": f"terror/corner/0 {key}" for column, key in enumerate(("anxiety", "cerberus"))} | {
    "r5c3": "terror/corner/0 kraken",
    "r5c4": "terror/corner/0 tornado",
    "r5c5": "terror/corner/0 triffid",
}
LAST_SHELF = {"r2c3": "shelf/tee/1 purple"}
TURNS = {1: 17, 2: 19, 3: 22, 4: 25, 5: 26}


def test_six_returned_terrors_win() -> None:
    """LAB-END-1, LAB-RET-5: for all."""
    match = a_library(LAST_SHELF, [BASILISK], [], [], seats=3, returned=FIVE)
    play(match, "move:r2c3")
    assert match.outcome
    assert match.outcome == rr.Outcome(
        ending="won", winners=(0, 1, 2), scores=(6, 6, 6), results=(1.0, 1.0, 1.0), grade="win"
    )


def test_five_do_not() -> None:
    """LAB-END-1: each of the six genres."""
    four = {genre: terror for genre, terror in FIVE.items() if genre != "red"}
    match = a_library(LAST_SHELF, [BASILISK], returned=four)
    play(match, "move:r2c3")
    assert (match.over, match.outcome) == (False, None)


def test_the_win_comes_before_everything_else() -> None:
    """R-2, R-5: with five Terrors on the grid and Out of Time on top, the last action still wins."""
    zones = {"returned": FIVE, "curses": {"left": 0}, "turn": {"actions": 1, "acted": 2}}
    match = a_library(LAST_SHELF | FIVE_TERRORS, [BASILISK], **zones)  # type: ignore[arg-type]
    play(match, "move:r2c3")
    assert ending(match) == "won"


@pytest.mark.parametrize("seats", TURNS)
def test_there_are_as_many_action_phases_as_curses_and_one_more(seats: int) -> None:
    """R-1, LAB-END-2, LAB-SETUP-8: 17, 19, 22, 25 and 26."""
    lap = ["SE", "SW", "NW", "SW", "NW", "NE", "NW", "NE", "SE", "NE", "SE", "SW"]
    tiles = ["crossroads", "crossroads", "reward/tee/0", "reward/corner/0"]
    match = dealt(seats=seats, wyrm_start=2, draws=[*lap, *lap, lap[0], *tiles])
    while asked(match) == "start":
        play(match, "start:red+pink+orange")
    turns = 0
    while not match.over:
        turns += 1
        play(match, "end")
    assert (turns, ending(match)) == (TURNS[seats], "out_of_time")


def test_extra_cards_give_extra_turns() -> None:
    """R-9, R-1: read N + extra for N."""
    match = a_library(options={"extra_cards": 3})
    assert match.view().curses.left == 21


def test_the_sixth_terror_on_the_grid_loses() -> None:
    """LAB-END-3, R-3: by a curse on an empty Terror space."""
    match = a_library(FIVE_TERRORS | {"r1c1": "terror/tee/0"}, draws=["NW"], bookwyrm=0)
    happened = play(match, "end")
    assert (ending(match), terrors_on_grid(match)) == ("overrun", 6)
    assert told(happened, MatchEnded) == [MatchEnded(3, 0)]
    assert match.outcome
    assert (match.outcome.winners, match.outcome.results) == ((), (0.0, 0.0))


def test_only_terrors_on_tiles_count() -> None:
    """R-4: captured and returned ones do not."""
    held = captured("basilisk", "grendels-mother", "jabberwock")
    match = a_library({}, held, returned=FIVE, draws=["terror/tee/0"])
    play(match, "flip:r2c3")
    assert (match.over, terrors_on_grid(match)) == (False, 1)


def test_a_capture_makes_room_on_the_grid() -> None:
    """R-4: with five on the grid one is captured, so the next flip brings the fifth again."""
    tiles = {at: tile for at, tile in FIVE_TERRORS.items() if at != "r5c1"} | {"r2c3": "terror/tee/1 basilisk"}
    match = a_library(tiles, ["jo-march", "nzinga"], draws=["terror/tee/0"])
    play(match, "move:r2c3", "flip:r1c3")
    assert (match.over, terrors_on_grid(match)) == (False, 5)


def test_a_hopeless_position_is_played_on() -> None:
    """R-6: five Terrors hold all that fits the last Shelf; nobody ends it for the players."""
    purple = [key for key, terror in TERRORS.items() if "purple" in terror.symbols]
    match = a_library(LAST_SHELF, captured(*purple[:5]), turn={"actions": 3}, curses={"left": 0})
    assert not match.over
    assert "end" in options(match)


def test_the_current_player_may_concede_for_all() -> None:
    """R-6: a loss."""
    match = a_library(returned={"red": "plague"})
    assert unasked(match, ANA) == ["concede"]
    assert "concede" not in unasked(match, BEN)
    interject(match, ANA, "concede")
    assert match.outcome
    assert (ending(match), match.outcome.scores, match.outcome.winners) == ("conceded", (1, 1), ())
    assert (match.to_move, unasked(match, ANA)) == (None, [])


def test_alone_it_ends_in_the_same_ways() -> None:
    """LAB-SOLO-12, LAB-END-1, LAB-END-3: one seat."""
    won = alone(LAST_SHELF, [BASILISK], returned=FIVE)
    play(won, "move:r2c3")
    assert ending(won) == "won"
    lost = alone(FIVE_TERRORS, draws=["terror/tee/0"])
    play(lost, "flip:r2c3")
    assert ending(lost) == "overrun"
