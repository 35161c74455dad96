"""Odds: exact chances of curses and tiles, walks as they are legal, captures alone and together."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import readingroom as rr
from tests.games.labyrinth.builders import (
    BOOKS,
    DIRECTIONS,
    TERRORS,
    a_library,
    alone,
    dealt,
    ends,
    options,
    play,
)
from tests.games.labyrinth.oracles import all_payments, board_of, costs, covers, random_tiles, stand
from tests.games.labyrinth.test_tiles import chances as tile_chances, kinds


def chances(match: rr.Match) -> list[Fraction]:
    return [Fraction(*threat.chance) for threat in match.odds().threats]


# --- curses -------------------------------------------------------------------------------------------------


def test_each_direction_is_as_likely_as_it_was_not_seen() -> None:
    """LAB-DIST-1, R-7, R-47: cards left out cannot be told from those in the deck."""
    seen = {"NW": 3, "NE": 0, "SE": 7, "SW": 1}
    match = a_library(curses={"left": 7, "seen": seen})
    assert chances(match) == [Fraction(7 - seen[key], 28 - 11) for key in DIRECTIONS]
    assert not match.odds().out_of_time
    last = a_library(curses={"left": 0, "seen": seen})
    assert (last.odds().out_of_time, chances(last)) == (True, [Fraction(0)] * 4)


@pytest.mark.parametrize(("doubles", "seen_double"), [(1, False), (2, False), (2, True), (1, True)])
def test_double_curses_have_their_share(doubles: int, seen_double: bool) -> None:
    """R-8, LAB-DIFF-3: of the cards left so many are doubles; with one, which of the two is unknown."""
    seen: dict[str, int] = {"NW": 2} | ({"NW+SE": 1} if seen_double else {})
    left = 18 - sum(seen.values())
    match = a_library(options={"double_curses": doubles}, curses={"seen": seen})
    doubles_left = doubles - seen_double
    single = Fraction(left - doubles_left, left)
    unseen = [] if doubles_left == 0 else (["NE+SW"] if seen_double else ["NW+SE", "NE+SW"])
    for direction, chance in zip(DIRECTIONS, chances(match), strict=True):
        standard = single * Fraction(7 - seen.get(direction, 0), 26)
        double = sum((Fraction(doubles_left, left) / len(unseen) for card in unseen if direction in card), Fraction(0))
        assert chance == standard + double


def test_curses_come_as_often_as_their_chance_says() -> None:
    """LAB-DIST-1, R-8: 250 first cards of a deck with both doubles."""
    counts = dict.fromkeys((*DIRECTIONS, "NW+SE", "NE+SW"), 0)
    for seed in range(250):
        match = a_library(options={"double_curses": 2}, seed=seed)
        before = match.view().curses
        play(match, "end")
        after = match.view().curses
        direction = [key for key in DIRECTIONS if after.seen[key] > before.seen[key]]
        gone = set(before.doubles_unseen) - set(after.doubles_unseen)
        counts[direction[0] if direction else ("NW+SE", "NE+SW")[gone.pop()]] += 1
    assert all(33 <= counts[key] <= 82 for key in DIRECTIONS)  # 16/18 of 250, by four
    assert all(3 <= counts[key] <= 28 for key in ("NW+SE", "NE+SW"))  # 1/18 each


@pytest.mark.parametrize(
    ("tile", "at", "effect"),
    [
        ("", "r3c3", "lights"),
        ("reward/tee/0 dark", "r3c3", "lights"),
        ("terror/tee/0 kraken", "r3c3", "turns"),
        ("shelf/tee/0 red", "r3c3", "turns"),
        ("reward/tee/0", "r1c1", "turns"),
        ("crossroads", "r1c1", "nothing"),
        ("terror/tee/0", "r3c3", "terror"),
        ("reward/tee/0", "r3c3", "darkens"),
        ("crossroads", "r3c3", "darkens"),
        ("shelf/tee/0", "r3c3", "darkens"),
    ],
)
def test_what_a_curse_would_do(tile: str, at: str, effect: str) -> None:
    """LAB-DIST-2: the case that applies, as the tile lies now."""
    match = a_library({"r1c1": tile} if tile else {}, at=["r3c3", at], bookwyrm=0)
    assert match.odds().threats[0].effect == effect


# --- dark tiles ---------------------------------------------------------------------------------------------


def test_a_dark_tile_away_from_the_compass() -> None:
    """LAB-SETUP-2, LAB-SETUP-5: when a tile round the compass is no Shelf, plain counting does."""
    match = a_library({"r2c3": "crossroads", "r1c1": "terror/tee/0", "r1c2": "shelf/tee/0"})
    assert {key: Fraction(*chance) for key, chance in match.odds().dark.items()} == {
        "crossroads": Fraction(2, 21),
        "terror": Fraction(11, 21),
        "shelf": Fraction(5, 21),
        "reward": Fraction(3, 21),
    }


def test_the_chance_of_a_dark_tile_is_one_away_from_the_compass() -> None:
    """LAB-SETUP-5: also when the first tile in the dark is one beside it, which has fewer Shelves."""
    match = a_library({f"{place // 5},{place % 5}": "terror/tee/0" for place in range(7)})
    dark = {kind: Fraction(*chance) for kind, chance in match.odds().dark.items()}
    assert kinds(tile_chances(match, "r2c3"))["shelf"] < kinds(tile_chances(match, "r5c5"))["shelf"]
    assert dark == kinds(tile_chances(match, "r5c5"))


def test_with_all_tiles_known_nothing_is_dark() -> None:
    """R-21: tiles that went dark again are known."""
    tiles = random_tiles(random.Random(1), lit=1.1)
    assert len(tiles) == 24
    assert a_library(tiles).odds().dark == {}


# --- walks and Terrors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_walks_are_the_legal_moves(seed: int) -> None:
    """LAB-MOVE-6: with what happens at their ends, for every walker."""
    dice = random.Random(seed)
    tiles, seats = random_tiles(dice), dice.choice((1, 2))
    at = [stand(dice, tiles)] * 2 if dice.random() < 0.5 else [stand(dice, tiles), stand(dice, tiles)]
    terrors = [key for key in ("kraken", "minotaur") if key not in str(tiles)]
    hands: list[list[Any]] = [[*dice.sample(list(BOOKS)[:30], 3), "booster-5"], dice.sample(list(BOOKS)[30:], 3)]
    hands[0] += [{key: []} for key in terrors[:1]]
    match = a_library(tiles, *hands, at=at, seats=seats, options={"difficulty": "standard"})
    walks = match.odds().walks
    for walker in ("player", "trolley", "ride"):
        assert {walk.cell for walk in walks if walk.walker == walker} == ends(match, walker)
    for walk in walks:
        token = board_of(tiles).tokens.get(walk.cell, "")
        kind = tiles.get(walk.cell, "compass").split("/")[0]
        free = "reward" if kind == "reward" else "free"
        assert walk.ends == ("capture" if token in TERRORS else "return" if token else free)
        start = at[1] if walk.walker == "trolley" else at[0]
        purse = {"player": hands[0], "trolley": hands[1], "ride": [*hands[0], *hands[1]]}[walk.walker]
        paid = {frozenset(cards) for cards, _ in all_payments(purse, token, 0)} if token in TERRORS else set()
        assert {frozenset(cards) for cards in walk.payments} == paid
        plain_way = walk.cell in costs(board_of(tiles), start, 0, 0)
        assert walk.boosters == (not plain_way or (token in TERRORS and not paid))


def test_the_fewest_cards_come_first() -> None:
    """R-31: payments as a player would look at them."""
    hand = ["dorothy-gale", "harriet-tubman", "portia"]
    walk = a_library({"r2c3": "terror/tee/1 tornado"}, hand).odds().walks[0]
    assert [list(cards) for cards in walk.payments] == [
        ["dorothy-gale"],
        ["portia", "harriet-tubman"],
    ]


@pytest.mark.parametrize("seed", range(15))
def test_who_covers_a_terror_alone_or_together(seed: int) -> None:
    """LAB-CAP-1: by brute force over all teams of hands."""
    dice = random.Random(seed)
    terror, seats = dice.choice(list(TERRORS)), dice.choice((2, 3, 4, 5))
    books = dice.sample(list(BOOKS), 2 * seats)
    hands = [books[2 * seat : 2 * seat + 2] for seat in range(seats)]
    match = a_library({"r1c1": f"terror/tee/0 {terror}"}, *hands, seats=seats)
    found = match.odds().terrors[0]
    assert (found.cell, found.alone) == (
        "r1c1",
        tuple(seat for seat in range(seats) if covers(hands[seat], [], terror)),
    )
    teams = [
        team
        for size in range(1, seats + 1)
        for team in combinations(range(seats), size)
        if covers([book for seat in team for book in hands[seat]], [], terror)
    ]
    assert (found.together in teams) == bool(teams)
    assert len(found.together) == (len(teams[0]) if teams else 0)
    need = TERRORS[terror].symbols
    for seat in range(seats):
        have = [symbol for book in hands[seat] for symbol in BOOKS[book].symbols]
        lacking = {symbol: max(0, need.count(symbol) - have.count(symbol)) for symbol in set(need)}
        assert {symbol: found.missing[seat].count(symbol) for symbol in set(need)} == lacking


def test_there_are_no_walks_while_something_else_is_asked() -> None:
    """LAB-TURN-2: nor without an action."""
    match = a_library({"r3c4": "reward/tee/0"})
    assert match.odds().walks
    play(match, "move:r3c4")
    assert match.odds().walks == ()
    assert a_library({"r3c4": "crossroads"}, turn={"actions": 0}).odds().walks == ()


@pytest.mark.parametrize("seed", range(10))
def test_the_reach_of_each_seat_is_its_walks_in_its_own_turn(seed: int) -> None:
    """LAB-MOVE-6: open hands and a maze that all can see; whose turn it is makes no difference."""
    dice = random.Random(seed)
    tiles, seats = random_tiles(dice), dice.choice((2, 3))
    at = [stand(dice, tiles) for _ in range(seats)]
    books = dice.sample(list(BOOKS), 3 * seats)
    hands: list[list[Any]] = [[*books[3 * seat : 3 * seat + 3], f"booster-{seat + 5}"] for seat in range(seats)]
    tables = [a_library(tiles, *hands, at=at, seats=seats, turn={"active": seat}) for seat in range(seats)]
    walks = tuple(match.odds().walks for match in tables)
    assert all(match.odds().reach == walks for match in tables)
    assert any(walks)


def test_the_reach_of_a_seat_stays_while_something_else_is_asked() -> None:
    """LAB-TURN-2: one may look ahead without an action left, and while a price is chosen."""
    ways = {"player", "trolley", "ride"}
    assert {walk.cell for walk in a_library({"r3c4": "crossroads"}, turn={"actions": 0}).odds().reach[1]} == {"r3c4"}
    assert {walk.walker for walk in alone({"r3c4": "crossroads"}, turn={"actions": 0}).odds().reach[0]} == ways


def test_there_are_no_odds_when_the_match_is_over() -> None:
    """LAB-END-2: nobody is asked any more."""
    match = a_library(curses={"left": 0})
    play(match, "end")
    assert match.odds() is None


def test_everybody_reads_the_same_odds() -> None:
    """LAB-SETUP-12: nothing is hidden but sealed choices of genres, which move no odds."""
    match = dealt(seats=3)
    play(match, "start:red+red+red")
    assert match.odds(0) == match.odds(1) == match.odds()
    solo = alone({"r3c4": "crossroads"})
    assert {walk.walker for walk in solo.odds().walks} == {"player", "trolley", "ride"}
    assert len(options(solo, "move")) == len(solo.odds().walks)
