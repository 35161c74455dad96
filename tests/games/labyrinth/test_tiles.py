"""Tiles are drawn when they are lit, and that is the same game as dealing them all at the start.

LAB-SETUP-2, LAB-SETUP-3, LAB-SETUP-4, LAB-SETUP-5.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial, prod

import pytest

import readingroom as rr
from readingroom.games.labyrinth.positions.draws import TILE_WORDS
from readingroom.games.labyrinth.positions.tiles import write_tile
from readingroom.games.labyrinth.rules.floor import draw_tile, tile_weights
from tests.games.labyrinth.builders import PACK, a_library, cell, dealt, number

ROUND_COMPASS = ("r2c3", "r3c2", "r3c4", "r4c3")
AWAY = [cell(place) for place in range(25) if place != 12 and cell(place) not in ROUND_COMPASS]
ROWS = {  # crossroads, terror, shelf, reward
    "novice": {"crossroads": 4, "terror": 10, "shelf": 7, "reward": 3},
    "standard": {"crossroads": 3, "terror": 12, "shelf": 6, "reward": 3},
    "advanced": {"crossroads": 2, "terror": 13, "shelf": 6, "reward": 3},
    "expert": {"crossroads": 2, "terror": 14, "shelf": 6, "reward": 2},
}
BOX = {"terror": {"tee": 8, "corner": 7}, "shelf": {"tee": 3, "corner": 4}, "reward": {"tee": 1, "corner": 2}}
PICKED = {  # of a Standard game
    "corners": {"terror": {"tee": 5, "corner": 7}, "shelf": {"tee": 2, "corner": 4}, "reward": {"tee": 1, "corner": 2}},
    "tees": {"terror": {"tee": 8, "corner": 4}, "shelf": {"tee": 3, "corner": 3}, "reward": {"tee": 1, "corner": 2}},
}


def chances(match: rr.Match, at: str) -> dict[str, Fraction]:
    """How likely each kind and shape is to lie on a cell that was never lit."""
    weights = [int(weight) for weight in tile_weights(match.true_state(), number(at))]
    return {word: Fraction(weight, sum(weights)) for word, weight in zip(TILE_WORDS, weights, strict=True)}


def kinds(found: dict[str, Fraction]) -> dict[str, Fraction]:
    """The same by kind alone."""
    sums: dict[str, Fraction] = {}
    for word, chance in found.items():
        kind = word.split("/")[0]
        sums[kind] = sums.get(kind, Fraction(0)) + chance
    return sums


def deal_all(match: rr.Match, order: list[int], seed: int) -> dict[str, str]:
    """Every tile of a match as kind/shape/turns, settled in some order."""
    state = match.true_state()
    state.reseed(seed)
    for place in order:
        draw_tile(state, place)
    return {cell(place): write_tile(state, PACK, place).split()[0] for place in order}


# --- exactly ------------------------------------------------------------------------------------------------


def deals(left: dict[str, int]) -> int:
    """In how many ways these tiles can lie on as many cells, told apart by kind."""
    return factorial(sum(left.values())) // prod(map(factorial, left.values()))


def good_deals(left: dict[str, int], dark_round: int) -> int:
    """The same without four Shelves round the compass, if all that are known there are Shelves."""
    if left["shelf"] < dark_round:
        return deals(left)
    return deals(left) - deals(left | {"shelf": left["shelf"] - dark_round})


def expected_kinds(left: dict[str, int], at: str, known_round: list[str]) -> dict[str, Fraction]:
    """By counting deals: the kind on a cell, given what is known round the compass."""
    still_possible = all(kind == "shelf" for kind in known_round)
    dark_round = 4 - len(known_round)
    counts = {}
    for kind, count in left.items():
        after = left | {kind: count - 1}
        if count == 0:
            counts[kind] = 0
        elif not still_possible or (at in ROUND_COMPASS and kind != "shelf"):
            counts[kind] = deals(after)
        else:
            counts[kind] = good_deals(after, dark_round - (at in ROUND_COMPASS))
    return {kind: Fraction(count, sum(counts.values())) for kind, count in counts.items()}


@pytest.mark.parametrize("difficulty", ROWS)
@pytest.mark.parametrize("seed", range(6))
def test_the_chances_are_those_of_a_deal_without_four_shelves(difficulty: str, seed: int) -> None:
    """LAB-SETUP-2, LAB-SETUP-5, R-12: exactly, along random orders of lighting, by counting deals."""
    dice = random.Random(seed)
    left, tiles, known_round = dict(ROWS[difficulty]), dict[str, str](), list[str]()
    shapes = {kind: dict(counts) for kind, counts in BOX.items()}
    around = list(ROUND_COMPASS)
    dice.shuffle(around)
    order = around[: seed % 4] + dice.sample(AWAY, 14) + around[seed % 4 :]
    for at in order:
        match = a_library(tiles, options={"difficulty": difficulty})
        found = chances(match, at)
        expected = expected_kinds(left, at, known_round)
        assert kinds(found) == expected
        for kind, counts in shapes.items():
            for shape, count in counts.items():
                assert found[f"{kind}/{shape}"] == expected[kind] * Fraction(count, max(1, sum(counts.values())))
        prefer_shelf = at in ROUND_COMPASS and expected["shelf"] > 0
        kind = "shelf" if prefer_shelf else dice.choice([kind for kind in left if expected[kind] > 0])
        left[kind] -= 1
        known_round += [kind] if at in ROUND_COMPASS else []
        tiles[at] = "crossroads"
        if kind != "crossroads":
            shape = dice.choice([shape for shape, count in shapes[kind].items() if count])
            shapes[kind][shape] -= 1
            tiles[at] = f"{kind}/{shape}/{dice.randrange(4)}"


def test_a_small_deal_is_the_brute_force_one_in_every_order() -> None:
    """LAB-SETUP-5: four Shelves and a Terror on five cells, lit in any order: all permutations but one kind."""
    known = dict.fromkeys(AWAY[:8], "terror/tee/0") | dict.fromkeys(AWAY[8:9], "terror/corner/0")
    known |= dict.fromkeys(AWAY[9:13], "crossroads") | {AWAY[13]: "reward/tee/0", AWAY[14]: "reward/corner/0"}
    known |= {AWAY[15]: "reward/corner/0", AWAY[16]: "shelf/tee/0", AWAY[17]: "shelf/tee/0", AWAY[18]: "shelf/tee/0"}
    cells = [*ROUND_COMPASS, AWAY[19]]
    lays = [lay for lay in set(permutations(["shelf"] * 4 + ["terror"])) if lay[:4] != ("shelf",) * 4]
    brute = {lay: Fraction(1, len(lays)) for lay in lays}
    for order in ((0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 4, 0, 3, 1)):
        joint = {lay: chance_of(lay, order, cells, known) for lay in set(permutations(["shelf"] * 4 + ["terror"]))}
        assert {lay: chance for lay, chance in joint.items() if chance} == brute


def chance_of(lay: tuple[str, ...], order: tuple[int, ...], cells: list[str], known: dict[str, str]) -> Fraction:
    """How likely these kinds come on these cells, one after the other."""
    tiles, chance = dict(known), Fraction(1)
    for place in order:
        chance *= kinds(chances(a_library(tiles, options={"difficulty": "novice"}), cells[place]))[lay[place]]
        if chance == 0:
            break
        tiles[cells[place]] = f"{lay[place]}/corner/0"
    return chance


# --- by samples ---------------------------------------------------------------------------------------------


def rejected_deal(dice: random.Random, difficulty: str) -> dict[str, str]:
    """A deal as the rulebook says: pick from the box, shuffle, lay; four Shelves round the compass: again."""
    row = ROWS[difficulty]
    tiles = ["crossroads"] * row["crossroads"]
    for kind, counts in BOX.items():
        box = [f"{kind}/{shape}" for shape, count in counts.items() for _ in range(count)]
        tiles += dice.sample(box, row[kind])
    while True:
        dice.shuffle(tiles)
        lay = dict(zip([*ROUND_COMPASS, *AWAY], tiles, strict=True))
        if not all(lay[at].startswith("shelf") for at in ROUND_COMPASS):
            return lay


def test_samples_look_like_those_of_a_real_deal() -> None:
    """LAB-SETUP-3, LAB-SETUP-4, LAB-SETUP-5: Shelves round the compass, and shapes, in 700 deals each way."""
    dice, ours, theirs = random.Random(3), Counter[str](), Counter[str]()
    match, order = dealt(difficulty="novice"), [place for place in range(25) if place != 12]
    for seed in range(700):
        dice.shuffle(order)
        for counter, lay in ((ours, deal_all(match, order, seed)), (theirs, rejected_deal(dice, "novice"))):
            shelves = sum(lay[at].startswith("shelf") for at in ROUND_COMPASS)
            counter[f"round {shelves}"] += 1
            counter[f"terror tees {sum(tile.startswith('terror/tee') for tile in lay.values())}"] += 1
            counter[lay["r1c1"].split()[0].split("/")[0]] += 1
    assert ours["round 4"] == theirs["round 4"] == 0
    for key in set(ours) | set(theirs):
        assert abs(ours[key] - theirs[key]) < 6 * (max(ours[key], theirs[key]) ** 0.5) + 6, key


@pytest.mark.parametrize("difficulty", ROWS)
def test_all_tiles_of_a_row_come(difficulty: str) -> None:
    """LAB-SETUP-2, LAB-SETUP-3: 24 beside the compass, none more of a shape than the box has."""
    for seed in range(5):
        order = [place for place in range(25) if place != 12]
        random.Random(seed).shuffle(order)
        lay = deal_all(dealt(difficulty=difficulty), order, seed)
        assert Counter(tile.split("/")[0] for tile in lay.values()) == ROWS[difficulty]
        for kind, counts in BOX.items():
            for shape, count in counts.items():
                assert sum(tile.startswith(f"{kind}/{shape}") for tile in lay.values()) <= count


@pytest.mark.parametrize("shapes", ["corners", "tees"])
def test_shapes_may_be_picked(shapes: str) -> None:
    """R-10, LAB-DIFF-2: all corners first, or all tees, the others to fill."""
    for seed in range(5):
        order = [place for place in range(25) if place != 12]
        lay = deal_all(dealt(shapes=shapes), order, seed)
        for kind, counts in PICKED[shapes].items():
            found = Counter(tile.split("/")[1] for tile in lay.values() if tile.startswith(kind))
            assert found == counts
