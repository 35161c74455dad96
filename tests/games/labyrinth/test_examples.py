"""The worked examples LAB-EX-1 to LAB-EX-14 of the rules, each with the whole expectation."""

from __future__ import annotations

import pytest

import readingroom as rr
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    a_library,
    actions_left,
    asked,
    bookwyrm,
    copied,
    discards,
    ending,
    ends,
    filled,
    hand,
    meeples,
    number,
    options,
    payments,
    play,
    rule_against,
    slots,
    terrors_on_grid,
    thing,
    tile,
)

FIVE_TERRORS = {
    "r1c1": "terror/corner/0 anxiety",
    "r1c2": "terror/corner/0 basilisk",
    "r1c3": "terror/corner/0 bunyip",
    "r1c4": "terror/corner/0 tornado",
    "r1c5": "terror/corner/0 triffid",
}


def open_sides(match: rr.Match, cell: str) -> str:
    """The open sides of a tile, clockwise."""
    sides = match.view().tiles[number(cell)].open
    return "".join(side for side, is_open in zip("NESW", sides, strict=True) if is_open)


@pytest.mark.parametrize(("shape", "before", "cw", "ccw"), [("corner", "NE", "ES", "NW"), ("tee", "NEW", "NES", "NSW")])
def test_ex_1_rotation(shape: str, before: str, cw: str, ccw: str) -> None:
    """LAB-EX-1: a corner and a tee, turned once either way."""
    match = a_library({"r2c3": f"reward/{shape}/0"})
    assert open_sides(match, "r2c3") == before
    for way, sides in (("cw", cw), ("ccw", ccw)):
        turned = copied(match)
        play(turned, f"rotate:r2c3:{way}")
        assert open_sides(turned, "r2c3") == sides
        assert tile(turned, "r2c3") == f"reward/{shape}/{1 if way == 'cw' else 3}"


def test_ex_2_ring() -> None:
    """LAB-EX-2: the Bookwyrm's next junctions and the tiles round J5; the compass is never one of them."""
    for before, after in ((3, 4), (11, 0)):
        match = a_library(bookwyrm=before)
        play(match, "end")
        assert bookwyrm(match) == after
    threats = {threat.direction: threat.cell for threat in a_library(bookwyrm=5).odds().threats}
    assert (threats["NE"], threats["SW"]) == ("r3c5", "r4c4")
    cells = {threat.cell for junction in range(12) for threat in a_library(bookwyrm=junction).odds().threats}
    assert "r3c3" not in cells
    assert len(cells) == 24


def test_ex_3_both_edges() -> None:
    """LAB-EX-3: a step needs both facing edges open."""
    match = a_library({"r2c3": "reward/corner/0"})
    assert ends(match) == set()
    other = copied(match)
    play(match, "rotate:r2c3:cw")
    assert ends(match) == {"r2c3"}
    play(match, "move:r2c3")
    assert (asked(match), options(match)) == ("reward", ["draw", "skip"])
    play(other, "rotate:r2c3:ccw")
    assert ends(other) == set()


def test_ex_4_rulebook_capture() -> None:
    """LAB-EX-4: the Basilisk has one payment and the Kraken none."""
    tiles = {"r2c3": "terror/tee/1 basilisk", "r3c4": "terror/tee/0 kraken"}
    match = a_library(tiles, ["jo-march", "nzinga"])
    assert ends(match) == {"r2c3"}
    assert payments(match, "move:r2c3") == [(["jo-march", "nzinga"], [])]
    play(match, "move:r2c3")
    assert (hand(match), slots(match)) == ([BASILISK], 1)
    assert tile(match, "r2c3") == "terror/tee/1"
    assert rule_against(match, "move:r3c4") in ("R-34", "LAB-CAP-1")


def test_ex_5_rulebook_return() -> None:
    """LAB-EX-5: to the purple Shelf or the blue one, never to the red."""
    tiles = {"r2c3": "shelf/tee/1 purple", "r3c2": "shelf/tee/0 red", "r3c4": "shelf/tee/0 blue"}
    match = a_library(tiles, [BASILISK], draws=["booster-1"])
    assert ends(match) == {"r2c3", "r3c4"}
    play(match, "move:r2c3")
    assert filled(match) == {"purple": "basilisk"}
    assert tile(match, "r2c3") == "shelf/tee/1"
    assert discards(match) == ["jo-march", "nzinga"]
    pink, blue = match.view().genres[1], match.view().genres[4]
    assert (pink.discard, blue.discard) == ((thing("jo-march"),), (thing("nzinga"),))
    assert hand(match) == ["booster-1"]


@pytest.mark.parametrize(
    ("curse", "cell", "after"),
    [
        ("NW", "r1c2", "terror/corner/0 wormhole"),
        ("NE", "r1c3", "shelf/tee/0 dark"),
        ("SW", "r2c2", "reward/corner/2"),
        ("SE", "r2c3", "shelf/corner/0 red"),
    ],
)
def test_ex_6_four_cases(curse: str, cell: str, after: str) -> None:
    """LAB-EX-6: page 9 of the rulebook, each case alone."""
    tiles = {
        "r1c2": "terror/corner/0",
        "r1c3": "shelf/tee/0",
        "r2c2": "reward/corner/2 dark",
        "r2c3": "shelf/corner/3 red",
    }
    match = a_library(tiles, bookwyrm=1, draws=[curse, "wormhole"])
    play(match, "end")
    assert match.position()["tiles"] == tiles | {cell: after}


def blues_turn() -> rr.Match:
    """Pages 10 and 11 of the rulebook."""
    tiles = {
        "r3c4": "crossroads",
        "r1c2": "terror/tee/1 minotaur",
        "r1c3": "shelf/corner/2 blue",
        "r2c3": "shelf/tee/1 purple",
        "r2c4": "terror/corner/0 grendels-mother",
        "r3c5": "shelf/corner/2 red",
        "r1c4": "shelf/tee/2 dark",
        "r2c2": "terror/corner/3",
    }
    blue = ["zenobia", "artemisia-gentileschi", "booster-2"]
    red = ["booster-7", "mary-anning", BASILISK]
    draws = ["terror/tee/0", "chupacabra", "anne-shirley", "NW", "item-excalibur", "NE", "orange"]
    return a_library(tiles, blue, red, at=["r3c4", "r2c2"], bookwyrm=1, draws=draws)


def test_ex_7_blues_turn() -> None:
    """LAB-EX-7: flip, take, capture; then the Minotaur's tile is turned."""
    match = blues_turn()
    assert ends(match) == {"r3c3"}
    play(match, "flip:r4c4")
    assert (tile(match, "r4c4"), terrors_on_grid(match)) == ("terror/tee/0 chupacabra", 3)
    assert "r4c4" not in ends(match)
    play(match, "take:red")
    assert "anne-shirley" in hand(match)
    assert payments(match, "move:r4c4") == [(["anne-shirley", "zenobia"], [])]
    play(match, "move:r4c4")
    pile = {"chupacabra": ["anne-shirley", "zenobia"]}
    assert hand(match) == ["artemisia-gentileschi", "booster-2", pile]
    assert (slots(match), terrors_on_grid(match), actions_left(match)) == (3, 2, 0)
    play(match, "end")
    assert tile(match, "r1c2") == "terror/tee/2 minotaur"
    assert open_sides(match, "r1c2") == "ESW"
    assert (bookwyrm(match), match.to_move, actions_left(match)) == (2, BEN, 3)


def test_ex_8_reds_turn() -> None:
    """LAB-EX-8: turn, walk through a bookcase to the purple Shelf, join Blue; a dark Shelf tile lights up."""
    match = blues_turn()
    play(match, "flip:r4c4", "take:red", "move:r4c4", "end")
    assert "r2c3" not in ends(match)
    assert "r1c3" not in ends(match)
    play(match, "rotate:r2c2:cw")
    assert (tile(match, "r2c2"), "r1c3" in ends(match)) == ("terror/corner/0", False)
    play(match, "move:r2c3")
    assert filled(match) == {"purple": "basilisk"}
    assert sorted(discards(match)) == ["booster-7", "jo-march", "nzinga"]
    assert hand(match, BEN) == ["mary-anning", "item-excalibur"]
    play(match, "move:r4c4")
    assert meeples(match) == ["r4c4", "r4c4"]
    play(match, "end")
    assert tile(match, "r1c4") == "shelf/tee/2 orange"
    assert (bookwyrm(match), match.to_move) == (3, ANA)


def test_ex_9_secret_passage_count() -> None:
    """LAB-EX-9: one Passage through one bookcase, two through two."""
    tiles = {"r2c3": "reward/corner/0", "r2c4": "terror/tee/1"}
    assert ends(a_library(tiles, ["booster-5"])) == {"r2c3"}
    assert ends(a_library(tiles, ["booster-5", "booster-7"])) == {"r2c3", "r2c4"}


def test_ex_10_library_ladder() -> None:
    """LAB-EX-10: past the Kraken, which stays."""
    tiles = {"r2c3": "terror/tee/1 kraken", "r1c3": "reward/corner/2"}
    assert ends(a_library(tiles, ["circe"])) == set()
    match = a_library(tiles, ["circe", "booster-3"])
    assert ends(match) == {"r1c3"}
    play(match, "move:r1c3")
    assert (asked(match), tile(match, "r2c3")) == ("reward", "terror/tee/1 kraken")
    assert discards(match) == ["booster-3"]


def test_ex_11_no_overpayment() -> None:
    """LAB-EX-11: exactly two payments."""
    match = a_library({"r2c3": "terror/tee/1 tornado"}, ["dorothy-gale", "harriet-tubman", "portia"])
    found = payments(match, "move:r2c3")
    assert sorted(found) == [(["dorothy-gale"], []), (["harriet-tubman", "portia"], [])]


def test_ex_12_item() -> None:
    """LAB-EX-12: Drink Me lies in the pile until the return, then in the Reward discard."""
    tiles = {"r2c3": "terror/tee/1 minotaur", "r3c2": "shelf/tee/0 green"}
    match = a_library(tiles, ["atalanta", "item-drink-me", "mary-anning"], draws=["booster-1"])
    assert payments(match, "move:r2c3") == [(["atalanta", "item-drink-me"], [])]
    play(match, "move:r2c3")
    assert hand(match) == ["mary-anning", {"minotaur": ["atalanta", "item-drink-me"]}]
    assert match.view().reward_discard == ()
    play(match, "move:r3c2")
    assert match.view().reward_discard == (thing("item-drink-me"),)


def test_ex_13_photocopier() -> None:
    """LAB-EX-13: Enheduanna counts twice, and the booster is in the discard."""
    tiles = {"r2c3": "terror/tee/1 jekyll-hyde"}
    assert ends(a_library(tiles, ["enheduanna"])) == set()
    match = a_library(tiles, ["enheduanna", "booster-1"])
    assert payments(match, "move:r2c3") == [(["enheduanna"], ["booster-1"])]
    play(match, "move:r2c3")
    assert (hand(match), discards(match)) == ([{"jekyll-hyde": ["enheduanna"]}], ["booster-1"])


def test_ex_14_sixth_terror() -> None:
    """LAB-EX-14: a Terror tile loses at once, a Reward tile does nothing."""
    match = a_library(FIVE_TERRORS, draws=["terror/tee/0"])
    play(match, "flip:r2c3")
    assert (ending(match), match.to_move, terrors_on_grid(match)) == ("overrun", None, 6)
    match = a_library(FIVE_TERRORS, draws=["reward/tee/0"])
    play(match, "flip:r2c3")
    assert (match.over, actions_left(match), terrors_on_grid(match)) == (False, 2, 5)
