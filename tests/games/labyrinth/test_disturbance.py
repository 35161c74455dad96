"""LAB-DIST, LAB-WYRM: what a curse does to a tile, double curses, and the Bookwyrm's ring."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import (
    BookwyrmMoved,
    CurseRevealed,
    NothingDisturbed,
    ShelfAppeared,
    TerrorAppeared,
    TileDarkened,
    TileLit,
    TileTurned,
)
from tests.games.labyrinth.builders import (
    DIRECTIONS,
    GENRES,
    TERRORS,
    a_library,
    all_captured,
    alone,
    bookwyrm,
    ending,
    names_of,
    play,
    thing,
    tile,
    told,
)

# Spec 3.1: the tiles NW, NE, SE, SW of each junction.
RING = {
    0: ("r1c1", "r1c2", "r2c2", "r2c1"),
    1: ("r1c2", "r1c3", "r2c3", "r2c2"),
    2: ("r1c3", "r1c4", "r2c4", "r2c3"),
    3: ("r1c4", "r1c5", "r2c5", "r2c4"),
    4: ("r2c4", "r2c5", "r3c5", "r3c4"),
    5: ("r3c4", "r3c5", "r4c5", "r4c4"),
    6: ("r4c4", "r4c5", "r5c5", "r5c4"),
    7: ("r4c3", "r4c4", "r5c4", "r5c3"),
    8: ("r4c2", "r4c3", "r5c3", "r5c2"),
    9: ("r4c1", "r4c2", "r5c2", "r5c1"),
    10: ("r3c1", "r3c2", "r4c2", "r4c1"),
    11: ("r2c1", "r2c2", "r3c2", "r3c1"),
}
DOUBLE: dict[str, Any] = {"options": {"double_curses": 2}}


def cursed(
    before: str, *, at: tuple[str, ...] = (), draws: tuple[str, ...] = (), **zones: Any
) -> tuple[str | None, Any]:
    """What becomes of the tile r2c2 when it is cursed, and what is told of it."""
    tiles = {} if before == "unknown" else {"r2c2": before}
    match = a_library(tiles, at=at, draws=["SE", *draws], **({"bookwyrm": 0} | zones))
    happened = play(match, "end")
    assert names_of(happened)[:2] == ["PhaseEnded", "CurseRevealed"]
    assert names_of(happened)[-2:] == ["BookwyrmMoved", "TurnBegan"]
    return tile(match, "r2c2"), happened[2:-2]


# --- which tile ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("junction", RING)
def test_a_curse_names_one_of_the_four_tiles_round_the_bookwyrm(junction: int) -> None:
    """LAB-DIST-1, LAB-WYRM-1: by compass direction, at every junction; then the Bookwyrm goes on."""
    for direction, cell in zip(DIRECTIONS, RING[junction], strict=True):
        match = a_library(bookwyrm=junction, draws=[direction, "crossroads"])
        happened = play(match, "end")
        assert [event.cell for event in told(happened, TileLit)] == [cell]
        assert told(happened, BookwyrmMoved) == [BookwyrmMoved((junction + 1) % 12)]
        assert bookwyrm(match) == (junction + 1) % 12


def test_the_compass_is_never_disturbed() -> None:
    """LAB-DIST-7, R-16: no junction of the ring touches it."""
    assert "r3c3" not in {cell for cells in RING.values() for cell in cells}
    assert {len(set(cells)) for cells in RING.values()} == {4}
    for junction, cells in RING.items():
        assert [threat.cell for threat in a_library(bookwyrm=junction).odds().threats] == list(cells)


# --- the four cases -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draw", "after", "kinds"),
    [
        (("terror/tee/3", "kraken"), "terror/tee/3 kraken", [TileLit, TerrorAppeared]),
        (("shelf/corner/1", "blue"), "shelf/corner/1 blue", [TileLit, ShelfAppeared]),
        (("reward/tee/0",), "reward/tee/0", [TileLit]),
        (("crossroads",), "crossroads", [TileLit]),
    ],
)
def test_a_dark_tile_lights_up_and_is_activated(draw: tuple[str, ...], after: str, kinds: list[type]) -> None:
    """LAB-DIST-2, LAB-ACTV-1, LAB-ACTV-2: case 1, by nobody's hand."""
    found, happened = cursed("unknown", draws=draw)
    assert (found, [type(event) for event in happened]) == (after, kinds)
    assert happened[0].seat is None


@pytest.mark.parametrize(
    ("before", "after"),
    [("terror/tee/3 kraken", "terror/tee/0 kraken"), ("shelf/corner/1 red", "shelf/corner/2 red")],
)
def test_a_tile_with_a_token_turns_clockwise(before: str, after: str) -> None:
    """LAB-DIST-2: case 2; the token stays."""
    found, happened = cursed(before)
    assert (found, happened) == (after, [TileTurned(None, "r2c2", clockwise=True)])


@pytest.mark.parametrize("before", ["terror/tee/0", "shelf/tee/0", "reward/tee/0"])
def test_a_tile_with_a_player_turns_clockwise(before: str) -> None:
    """LAB-DIST-2, R-22: case 2 comes before cases 3 and 4."""
    found, _ = cursed(before, at=("r3c3", "r2c2"))
    assert found == before.replace("/0", "/1")


def test_a_tile_with_the_trolley_turns_as_well() -> None:
    """R-22: the Trolley occupies its tile."""
    match = alone({"r2c2": "terror/tee/0"}, at=["r3c3", "r2c2"], draws=["SE"], bookwyrm=0)
    play(match, "end")
    assert tile(match, "r2c2") == "terror/tee/1"


def test_a_crossroads_with_a_player_stays_as_it_is() -> None:
    """R-17, R-49: nothing changes, and the Bookwyrm moves all the same."""
    found, happened = cursed("crossroads", at=("r3c3", "r2c2"))
    assert (found, happened) == ("crossroads", [NothingDisturbed("r2c2")])


def test_an_empty_terror_space_gets_a_new_terror() -> None:
    """LAB-DIST-2: case 3."""
    found, happened = cursed("terror/corner/2", draws=("plague",))
    assert (found, happened) == ("terror/corner/2 plague", [TerrorAppeared("r2c2", thing("plague"))])


def test_an_empty_terror_space_stays_lit_when_no_terror_is_left() -> None:
    """R-18, LAB-DIST-8: case 3 still is the one that applies."""
    match = a_library({"r2c2": "terror/corner/2"}, *all_captured(), seats=4, bookwyrm=0, draws=["SE"])
    happened = play(match, "end")
    assert tile(match, "r2c2") == "terror/corner/2"
    assert told(happened, NothingDisturbed) == [NothingDisturbed("r2c2")]
    assert bookwyrm(match) == 1


@pytest.mark.parametrize("before", ["crossroads", "reward/corner/3", "shelf/tee/2"])
def test_any_other_empty_tile_goes_dark(before: str) -> None:
    """LAB-DIST-2, R-21: case 4; everybody still knows it."""
    found, happened = cursed(before)
    assert (found, happened) == (f"{before} dark", [TileDarkened("r2c2")])


def test_a_terror_tile_is_never_dark_again() -> None:
    """LAB-DIST-8: no case darkens it, and no position may show it dark."""
    for before in ("terror/tee/0", "terror/tee/0 kraken"):
        found, _ = cursed(before)
        assert found is not None
        assert "dark" not in found
    with pytest.raises(rr.BadPosition):
        a_library({"r2c2": "terror/tee/0 dark"})


def test_a_shelf_tile_gets_a_new_shelf_when_lit_again() -> None:
    """LAB-DIST-5, R-19: if any are left; a filled Shelf never comes back (R-20)."""
    returned = {"red": "dracula", "pink": "bunyip"}
    found, happened = cursed("shelf/tee/2 dark", returned=returned, draws=("green",))
    assert (found, told(happened, ShelfAppeared)) == (
        "shelf/tee/2 green",
        [ShelfAppeared("r2c2", GENRES.index("green"))],
    )
    with pytest.raises(rr.ForcedDraw):
        cursed("shelf/tee/2 dark", returned=returned, draws=("red",))
    five = returned | {"orange": "minotaur", "green": "wormhole", "blue": "plague"}
    tiles = {"r2c2": "shelf/tee/2 dark", "r5c5": "shelf/tee/0 purple"}
    match = a_library(tiles, bookwyrm=0, returned=five, draws=["SE"])
    play(match, "end")
    assert tile(match, "r2c2") == "shelf/tee/2"


def test_the_card_is_discarded() -> None:
    """LAB-DIST-3: it is seen by all, and one card fewer lies above Out of Time."""
    match = a_library(draws=["SE", "crossroads"])
    happened = play(match, "end")
    assert told(happened, CurseRevealed) == [CurseRevealed(2, 17)]
    curses = match.view().curses
    assert (curses.left, curses.seen["SE"], curses.unseen["SE"]) == (17, 1, 6)


# --- double curses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cells"), [("NW+SE", ("r1c1", "r2c2")), ("NE+SW", ("r1c2", "r2c1"))])
def test_a_double_curse_disturbs_both_tiles_in_order(card: str, cells: tuple[str, str]) -> None:
    """LAB-DIST-4, R-48: NW, NE, SE, SW, each completely."""
    match = a_library(None, draws=[card, "terror/tee/0", "terror/tee/1", "kraken", "plague"], bookwyrm=0, **DOUBLE)
    happened = play(match, "end")
    kinds = ["TileLit", "TerrorAppeared"] * 2
    assert names_of(happened)[2:6] == kinds
    assert (tile(match, cells[0]), tile(match, cells[1])) == ("terror/tee/0 kraken", "terror/tee/1 plague")
    assert (bookwyrm(match), match.view().curses.doubles_left) == (1, 1)


def test_a_double_curse_stops_when_the_match_is_over() -> None:
    """R-3, R-5: the sixth Terror on the first tile; the second is left alone."""
    tiles = {f"r5c{column + 1}": f"terror/corner/0 {key}" for column, key in enumerate(list(TERRORS)[:5])}
    match = a_library(tiles, draws=["NW+SE", "terror/tee/0", "kraken"], bookwyrm=0, **DOUBLE)
    happened = play(match, "end")
    assert (ending(match), bookwyrm(match), tile(match, "r2c2")) == ("overrun", 0, None)
    assert names_of(happened)[-2:] == ["TerrorAppeared", "MatchEnded"]


def test_only_doubles_are_left() -> None:
    """R-8, R-9: all 28 standard cards have been seen, so the next card is a double."""
    options = {"double_curses": 2, "extra_cards": 5}
    seen = dict.fromkeys(DIRECTIONS, 7)
    match = a_library(seats=5, options=options, curses={"left": 2, "seen": seen})
    assert [threat.chance for threat in match.odds().threats] == [(1, 2)] * 4
    first = told(play(match, "end"), CurseRevealed)[0].curse
    second = told(play(match, "end"), CurseRevealed)[0].curse
    assert {first, second} == {4, 5}


# --- Out of Time --------------------------------------------------------------------------------------------


def test_out_of_time_ends_the_match_at_once() -> None:
    """LAB-DIST-6, LAB-END-2, R-1: no curse, and the Bookwyrm stays."""
    match = a_library(curses={"left": 0}, bookwyrm=5)
    happened = play(match, "end")
    assert names_of(happened) == ["PhaseEnded", "MatchEnded"]
    assert (ending(match), bookwyrm(match)) == ("out_of_time", 5)


def test_an_empty_pile_of_curses_is_not_yet_a_loss() -> None:
    """R-1: the last curse is followed by another Action phase."""
    match = a_library({"r1c1": "crossroads"}, curses={"left": 1}, bookwyrm=0, draws=["NW"])
    play(match, "end")
    assert (match.over, match.view().curses.left) == (False, 0)
    play(match, "take:red")
