"""LAB-FLIP, LAB-ROT, LAB-ACTV: lighting tiles, what they bring out, and turning them."""

from __future__ import annotations

import pytest

from readingroom.games.labyrinth.edge.events import ShelfAppeared, TerrorAppeared, TileLit, TileTurned
from tests.games.labyrinth.builders import (
    ANA,
    BEN,
    GENRES,
    TERRORS,
    a_library,
    actions_left,
    all_captured,
    asked,
    copied,
    discards,
    ends,
    meeples,
    names_of,
    number,
    options,
    play,
    rule_against,
    terrors_on_grid,
    thing,
    tile,
)

# --- flip ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "near"),
    [
        ("r1c1", ["r1c2", "r2c1"]),
        ("r1c3", ["r1c2", "r1c4", "r2c3"]),
        ("r2c5", ["r1c5", "r2c4", "r3c5"]),
        ("r5c5", ["r4c5", "r5c4"]),
        ("r3c1", ["r2c1", "r3c2", "r4c1"]),
        ("r4c4", ["r3c4", "r4c3", "r4c5", "r5c4"]),
    ],
)
def test_a_flip_lights_a_neighbour(at: str, near: list[str]) -> None:
    """LAB-FLIP-1, LAB-FLIP-2: tiles that share a side, never diagonal, never round the rim."""
    match = a_library({at: "crossroads"}, at=[at])
    assert options(match, "flip") == [f"flip:{cell}" for cell in near]


def test_a_diagonal_or_far_tile_is_refused() -> None:
    """LAB-FLIP-2: adjacent means sharing a side."""
    match = a_library()
    assert rule_against(match, "flip:r2c2") in ("LAB-FLIP-1", "LAB-FLIP-2")
    assert rule_against(match, "flip:r1c1") in ("LAB-FLIP-1", "LAB-FLIP-2")


def test_a_flip_needs_no_open_path() -> None:
    """LAB-FLIP-3: through the bookcase behind which the tile lies."""
    match = a_library({"r2c3": "reward/corner/3"}, at=["r2c3"], draws=["reward/tee/0"])
    assert "flip:r2c4" in options(match)  # the east side is closed
    play(match, "flip:r2c4")
    assert (tile(match, "r2c4"), actions_left(match)) == ("reward/tee/0", 2)


def test_the_rotation_is_not_chosen() -> None:
    """LAB-FLIP-4, R-11: it comes by chance, each of the four about as often."""
    turns = []
    for seed in range(200):
        match = a_library({}, seed=seed, options={"difficulty": "standard"})
        play(match, "flip:r2c3")
        found = tile(match, "r2c3") or ""
        turns += [found.split()[0].split("/")[2]] if "/" in found else []
    assert all(25 <= turns.count(str(turn)) <= 70 for turn in range(4))


def test_no_action_darkens_a_lit_tile() -> None:
    """LAB-FLIP-5: a lit neighbour is not flipped, with a Useful Map neither."""
    match = a_library({"r2c3": "reward/corner/0", "r1c1": "crossroads"}, ["booster-7"])
    assert {"flip:r2c3", "flip:r1c1", "flip:r3c3"} & set(options(match)) == set()
    assert rule_against(match, "flip:r2c3") == "LAB-FLIP-5"
    assert rule_against(match, "flip:r3c3") in ("R-16", "LAB-FLIP-5")


def test_a_known_tile_lights_up_as_it_was() -> None:
    """R-21, R-11: kind, shape and rotation stay, and everybody knows them in the dark."""
    match = a_library({"r2c3": "reward/corner/3 dark"})
    seen = match.view(BEN).tiles[number("r2c3")]
    assert (seen.lit, seen.kind, seen.open) == (False, "reward", (True, False, False, True))
    play(match, "flip:r2c3")
    assert tile(match, "r2c3") == "reward/corner/3"


# --- rotate -------------------------------------------------------------------------------------------------


def test_own_tile_and_lit_neighbours_turn_either_way() -> None:
    """LAB-ROT-1: a quarter, for one action."""
    match = a_library({"r2c3": "terror/tee/1", "r1c3": "shelf/corner/3", "r2c2": "reward/tee/0"}, at=["r2c3"])
    cells = ["r1c3", "r2c2", "r2c3"]
    assert options(match, "rotate") == [f"rotate:{cell}:{way}" for cell in cells for way in ("cw", "ccw")]
    happened = play(match, "rotate:r1c3:ccw")
    assert happened == [TileTurned(ANA, "r1c3", clockwise=False)]
    play(match, "rotate:r1c3:cw", "rotate:r1c3:cw")
    assert (tile(match, "r1c3"), actions_left(match)) == ("shelf/corner/0", 0)


def test_tokens_and_meeples_stay_on_a_tile_that_turns() -> None:
    """LAB-ROT-2, R-17: no open path is needed either."""
    tiles = {"r2c3": "terror/corner/0 kraken", "r3c2": "shelf/tee/2 red", "r3c4": "reward/corner/0"}
    match = a_library(tiles, at=["r3c3", "r3c4"])
    assert ends(match) == set()
    play(match, "rotate:r2c3:cw", "rotate:r3c2:cw", "rotate:r3c4:cw")
    assert (tile(match, "r2c3"), tile(match, "r3c2")) == ("terror/corner/1 kraken", "shelf/tee/3 red")
    assert meeples(match) == ["r3c3", "r3c4"]


def test_dark_tiles_do_not_turn() -> None:
    """LAB-ROT-3: known or not."""
    match = a_library({"r2c3": "reward/corner/0 dark"})
    assert options(match, "rotate") == []
    assert {rule_against(match, f"rotate:{cell}:cw") for cell in ("r2c3", "r3c2")} == {"LAB-ROT-3"}


def test_crossroads_and_the_compass_do_not_turn() -> None:
    """R-16, R-17: nothing would change."""
    match = a_library({"r3c4": "crossroads"})
    assert options(match, "rotate") == []
    assert rule_against(match, "rotate:r3c3:cw") in ("R-16", "R-17")
    assert rule_against(match, "rotate:r3c4:cw") == "R-17"


def test_a_diagonal_tile_does_not_turn() -> None:
    """LAB-ROT-1: own and adjacent only."""
    match = a_library({"r2c2": "reward/corner/0", "r1c3": "reward/tee/0"})
    assert options(match, "rotate") == []
    assert rule_against(match, "rotate:r2c2:cw") == "LAB-ROT-1"


@pytest.mark.parametrize("shape", ["tee", "corner"])
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_four_quarters_make_a_whole(shape: str, turns: int) -> None:
    """LAB-ROT-1: k goes up by one clockwise and down by one anticlockwise (3.2)."""
    match = a_library({"r2c3": f"reward/{shape}/{turns}"})
    for way, step in (("cw", 1), ("ccw", 3)):
        turned = copied(match)
        play(turned, f"rotate:r2c3:{way}")
        assert tile(turned, "r2c3") == f"reward/{shape}/{(turns + step) % 4}"


# --- activation ---------------------------------------------------------------------------------------------


def test_a_terror_tile_releases_a_terror() -> None:
    """LAB-ACTV-1: at once, by a player's flip."""
    match = a_library(draws=["terror/corner/2", "kraken"])
    happened = play(match, "flip:r2c3")
    assert happened[1:] == [TerrorAppeared("r2c3", thing("kraken"))]
    assert tile(match, "r2c3") == "terror/corner/2 kraken"
    assert thing("kraken") not in match.view().terror_stack


def test_a_shelf_tile_receives_a_shelf() -> None:
    """LAB-ACTV-2: likewise."""
    match = a_library(draws=["shelf/tee/3", "green"])
    happened = play(match, "flip:r2c3")
    assert happened == [
        TileLit(ANA, "r2c3", 2, (True, False, True, True)),
        ShelfAppeared("r2c3", GENRES.index("green")),
    ]
    assert match.view().genres[3].cell == "r2c3"
    assert "green" not in match.view().shelf_stack


@pytest.mark.parametrize("word", ["crossroads", "reward/tee/1", "reward/corner/1"])
def test_other_tiles_do_nothing_when_lit(word: str) -> None:
    """LAB-ACTV-3: crossroads and Reward tiles."""
    match = a_library(draws=[word])
    assert names_of(play(match, "flip:r2c3")) == ["TileLit"]
    assert (asked(match), discards(match)) == ("act", [])


def test_with_no_terror_left_a_tile_stays_empty() -> None:
    """LAB-ACTV-4, R-18: the stack is empty."""
    match = a_library(None, *all_captured(), seats=4, draws=["terror/tee/0"])
    play(match, "flip:r2c3")
    assert tile(match, "r2c3") == "terror/tee/0"
    assert "r2c3" not in ends(match)  # closed to the south, and nothing stands there
    play(match, "rotate:r2c3:cw")
    assert "r2c3" in ends(match)


def test_with_no_shelf_left_a_tile_stays_empty() -> None:
    """LAB-ACTV-4, R-19: the seventh Shelf tile of Novice."""
    returned = {"red": "dracula", "pink": "bunyip", "orange": "minotaur", "green": "wormhole", "blue": "plague"}
    tiles = {"r1c1": "shelf/corner/0 purple"}
    match = a_library(tiles, options={"difficulty": "novice"}, returned=returned, draws=["shelf/tee/1"])
    play(match, "flip:r2c3")
    assert tile(match, "r2c3") == "shelf/tee/1"
    assert "r2c3" in ends(match)


def test_the_sixth_terror_ends_the_match_in_the_middle_of_an_action() -> None:
    """LAB-ACTV-5, LAB-END-3, R-3: by a player's own flip."""
    tiles = {f"r1c{column + 1}": f"terror/corner/0 {key}" for column, key in enumerate(list(TERRORS)[:5])}
    match = a_library(tiles, draws=["terror/tee/1"])
    assert terrors_on_grid(match) == 5
    play(match, "flip:r2c3")
    assert (match.over, match.outcome and match.outcome.ending) == (True, "overrun")
    assert match.outcome
    assert (match.outcome.winners, match.outcome.grade) == ((), "loss")
