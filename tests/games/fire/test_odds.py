"""The probability appendix (rules part 7) against the match's own odds and against plain enumeration."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations
from typing import Any

import pytest

import readingroom as rr
from tests.games.fire.builders import (
    ANA,
    BEN,
    LETTERS,
    a_table,
    after_all_turns,
    asked,
    before_round,
    dealt,
    in_the_library,
)
from tests.games.fire.oracles import (
    START_BAG,
    START_WORTH,
    as_it_pays,
    chance_to_trigger,
    exactly,
    expected_points,
    once_more,
    stop_points,
    triggers,
)

# P(triggered by draw k), k = 1 to 5, by number of safe spaces; 5 is with Gloves
START = {
    1: "0 7/29 25/58 151/261 2348/3393",
    2: "0 3/58 74/261 526/1131 10277/16965",
    3: "0 3/58 71/522 1193/3393 226/435",
    5: "0 3/58 71/522 808/3393 5888/16965",
}
ALL_FIRES = {
    1: "0 17/39 170/247 7599/9139 3944/4329",
    2: "0 136/741 4981/9139 61846/82251 289/333",
    3: "0 136/741 3672/9139 55301/82251 1190/1443",
    5: "0 136/741 3672/9139 16252/27417 3196/4329",
}
TECHNOLOGY = {
    1: "0 8/33 19/44 789/1364 257/372",
    2: "0 7/132 389/1364 1907/4092 6533/10788",
    3: "0 7/132 189/1364 1447/4092 1871/3596",
    5: "0 7/132 189/1364 329/1364 3773/10788",
}
EXACTLY_AT = {
    1: "7/29 11/58 77/522 385/3393",
    2: "3/58 121/522 616/3393 2387/16965",
    3: "3/58 22/261 1463/6786 2849/16965",
    5: "3/58 22/261 77/754 616/5655",
}
EXPECTED = {  # exactly k draws for k = 1 to 5, then the optimum
    1: "50/29 263/58 1519/261 22135/3393 7220/1131 7863151/1187550",
    2: "50/29 263/58 1519/261 20705/3393 19570/3393 7360523/1187550",
    3: "50/29 100/29 1474/261 22010/3393 109478/16965 3960136/593775",
    4: "50/29 100/29 143/29 20195/3393 20558/3393 1472389/237510",
    5: "50/29 100/29 425/87 1675/261 12806/1885 544561/79170",
    6: "50/29 100/29 425/87 75/13 35701/5655 261361/40950",
}
SMALL_BAG = {"library_cart": "W W W W W Y Y Y Y Y B B B B P P P", "amulet": "F F F F"}
BRAVERY = {1: (0, 2, 4, 7, 10), 3: (0, 0, 2, 4, 6)}
VALUES = {"W": 1, "Y": 2, "B": 3, "P": 4, "F": 0}
SAFE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
BAGS: dict[str, tuple[dict[int, str], str, dict[str, Any]]] = {
    "start": (START, START_BAG, {}),
    "all fires": (ALL_FIRES, START_BAG + "F" * 10, {"library": (7, 7, 7, 7)}),
    "technology": (TECHNOLOGY, START_BAG + "TTTF", {"options": {"technology": True}}),
}
CASES = [(bag, card, False) for bag in BAGS for card in SAFE] + [(bag, 1, True) for bag in BAGS]
NEARLY = pytest.approx


def fractions(text: str) -> list[Fraction]:
    return [Fraction(word) for word in text.split()]


def chances_by_the_match(card: int, *, gloves: bool, table: dict[str, Any]) -> list[Fraction]:
    """P(triggered by draw k) for k = 1 to 5, made only of what `match.odds()` says along the way."""

    @cache
    def odds(books: int, fires: int) -> Any:
        row = "F " * fires + "W " * books
        return in_the_library(card, row, turn={"active": ANA, "gloves": gloves}, **table).odds()

    alive = {(0, 0): Fraction(1)}
    chances = []
    for _ in range(5):
        after: dict[tuple[int, int], Fraction] = {}
        for (books, fires), chance in alive.items():
            told = odds(books, fires)
            fire, burns = Fraction(*told.fire), Fraction(*told.burns)
            after[books + 1, fires] = after.get((books + 1, fires), Fraction(0)) + chance * (1 - fire)
            after[books, fires + 1] = after.get((books, fires + 1), Fraction(0)) + chance * (fire - burns)
        alive = {state: chance for state, chance in after.items() if chance}
        chances.append(1 - sum(alive.values(), Fraction(0)))
    return chances


@pytest.mark.parametrize(("bag", "card", "gloves"), CASES)
def test_the_chance_to_be_triggered_by_each_draw(bag: str, card: int, *, gloves: bool) -> None:
    """Part 7, FIRE-DEF-7, FIRE-SAVE-3: the table, by the match's odds."""
    table, _, zones = BAGS[bag]
    safe = 5 if gloves else SAFE[card]
    assert chances_by_the_match(card, gloves=gloves, table=zones) == fractions(table[safe])


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("safe", [1, 2, 3, 5])
def test_the_chance_to_be_triggered_by_enumeration(bag: str, safe: int) -> None:
    """Part 7: the same table, by plain enumeration of the bag."""
    table, tokens, _ = BAGS[bag]
    assert [chance_to_trigger(tokens, safe, number) for number in range(1, 6)] == fractions(table[safe])


@pytest.mark.parametrize("safe", [1, 2, 3, 5])
def test_the_chance_to_be_triggered_exactly_at_a_draw(safe: int) -> None:
    """Part 7: the differences of the table."""
    assert [later - sooner for sooner, later in pairwise(fractions(START[safe]))] == fractions(EXACTLY_AT[safe])


@pytest.mark.parametrize("card", SAFE)
def test_expected_points_by_enumeration(card: int) -> None:
    """Part 7, FIRE-SCORE-1, FIRE-SCORE-2: always drawing k tokens, and the best stopping rule."""
    counted = [
        expected_points(".....", START_BAG, card, START_WORTH, safe=SAFE[card], goes_on=goes_on)
        for goes_on in (*map(exactly, range(1, 6)), as_it_pays)
    ]
    assert counted == fractions(EXPECTED[card])


@pytest.mark.parametrize("card", SAFE)
def test_the_best_stopping_value_of_an_empty_card(card: int) -> None:
    """Part 7: `draw_best` is the optimum, `draw_once` the mean of the first token, 50/29."""
    odds = in_the_library(card).odds()
    assert odds.draw_best == NEARLY(float(fractions(EXPECTED[card])[5]), abs=1e-12)
    assert odds.draw_once == NEARLY(50 / 29, abs=1e-12)
    assert (odds.stop, odds.gain) == (0, odds.draw_best)


@pytest.mark.parametrize("card", SAFE)
def test_expected_points_by_forced_play(card: int) -> None:
    """Part 7: walking every kind of card through the match, with its own chances and stakes."""

    @cache
    def look(tokens: str) -> tuple[int, Fraction, tuple[tuple[str, int], ...], int]:
        # neither points nor risk look at the order on the card; a fire lies safely if it comes first
        match = in_the_library(card, " ".join(sorted(tokens, key="FWYBP".index)))
        odds = match.odds()
        bag = tuple((LETTERS[key], count) for key, count in odds.bag.items() if key != "fire" and count)
        return odds.stop, Fraction(*odds.fire) - Fraction(*odds.burns), bag, odds.bag_size

    def stakes(tokens: str) -> int:
        if len(tokens) < 5:
            return look(tokens)[0]
        full = in_the_library(card, " ".join(sorted(tokens, key="FWYBP".index)), asked="next_turn")
        return int(full.view().participants[ANA].score)

    @cache
    def drawing(tokens: str, draws: int | None) -> Fraction:
        _, harmless, bag, size = look(tokens)
        total = harmless * then(tokens + "F", draws) if harmless else Fraction(0)
        for token, count in bag:
            total += Fraction(count, size) * then("".join(sorted(tokens + token)), draws)
        return total

    def then(tokens: str, draws: int | None) -> Fraction:
        if len(tokens) == (draws or 5):
            return Fraction(stakes(tokens))
        return drawing(tokens, draws) if draws else max(Fraction(stakes(tokens)), drawing(tokens, draws))

    assert [drawing("", draws) for draws in (1, 2, 3, 4, 5, None)] == fractions(EXPECTED[card])


def test_the_number_of_fires_among_the_first_five_tokens() -> None:
    """Part 7, FIRE-SAVE-1: 0 to 5, by the odds of each draw; what is drawn waits on tools."""

    @cache
    def fire(books: int, fires: int) -> Fraction:
        away = {"library_cart": "W " * books, "bucket": "F " * fires}
        table = in_the_library(1, waiting=away, round_tools=["library_cart"], turn_tools=["bucket"])
        return Fraction(*table.odds().fire)

    chances = {0: Fraction(1)}
    for drawn in range(5):
        after = dict.fromkeys(range(drawn + 2), Fraction(0))
        for fires, chance in chances.items():
            after[fires + 1] += chance * fire(drawn - fires, fires)
            after[fires] += chance * (1 - fire(drawn - fires, fires))
        chances = after
    expected = "418/1885 1463/3393 308/1131 77/1131 22/3393 1/5655"
    assert [chances[fires] for fires in range(6)] == fractions(expected)


@pytest.mark.parametrize(("tokens", "chance"), [(2, "3/58"), (3, "5/522")])
def test_only_fires_in_a_draw_of_several(tokens: int, chance: str) -> None:
    """Part 7, FIRE-T-SHOVEL-2, FIRE-T-TORCH-1: two fires by Shovel, three by Torch, from the full bag."""
    product = Fraction(1)
    for gone in range(tokens):
        product *= Fraction(*in_the_library(1, waiting={"bucket": "F " * gone}, turn_tools=["bucket"]).odds().fire)
    assert product == Fraction(chance)


@pytest.mark.parametrize(("laid", "chance"), [("Y F W", "3/13"), ("Y F W B", "6/25")])
def test_the_next_draw_of_the_sample_turn(laid: str, chance: str) -> None:
    """Part 7, EX-01, EX-02: with an otherwise full start bag."""
    assert Fraction(*in_the_library(3, laid, (2, 2, 3, 4)).odds().burns) == Fraction(chance)


def test_a_knapsacks_fire() -> None:
    """EX-17: probability 7/27 after two books were saved."""
    assert Fraction(*in_the_library(5, "P Y").odds().fire) == Fraction(7, 27)


# --- live odds ----------------------------------------------------------------------------------------------


def compare_with_enumeration(match: rr.Match) -> None:
    """All that the odds say, counted anew from the position as it is written."""
    position, odds = match.position(), match.odds()
    seat = position["turn"]["active"]
    card = position["holds"][seat]
    row = position["cards"][str(card)].replace(" ", "")
    bag = position["bag"].replace(" ", "")
    worth = dict(zip("WYBP", position["library"].values(), strict=True))
    worth |= {"T": max(worth.values()), "F": 0}
    safe = 5 if position["turn"]["gloves"] else SAFE[card]
    stop = stop_points(row, card, worth)
    once = expected_points(row, bag, card, worth, safe=safe, goes_on=once_more(row))
    best = expected_points(row, bag, card, worth, safe=safe, goes_on=lambda _: None)
    assert {LETTERS[key]: count for key, count in odds.bag.items()} == {key: bag.count(key) for key in "WYBPTF"}
    assert (odds.bag_size, odds.fire) == (len(bag), (bag.count("F"), len(bag)))
    assert odds.burns == ((bag.count("F") if triggers(row, "F", safe) else 0), len(bag))
    assert odds.stop == stop == match.view().at_stake
    assert (odds.draw_once, odds.draw_best) == (NEARLY(float(once), abs=1e-9), NEARLY(float(best), abs=1e-9))
    assert odds.gain == NEARLY(float(best) - stop, abs=1e-9)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"technology": True}),
        (6, {"fire": "wild"}),
        (3, {"mode": "robot"}),
        (1, {}),
        (1, {"mode": "lone_librarian", "technology": True}),
        (5, {"tools": False}),
    ],
)
def test_live_odds_equal_an_enumeration_in_random_matches(seats: int, options: dict[str, Any]) -> None:
    """Part 7, FIRE-DEF-7, FIRE-DEF-8: in the middle of random matches, whatever lies where."""
    compared = 0
    for seed in range(6):
        dice = random.Random(seed)
        match = dealt(seats=seats, seed=seed, **options)
        while not match.over:
            if asked(match) == "save_or_leave" and dice.random() < 0.12:
                compare_with_enumeration(match)
                compared += 1
            match.play(dice.choice(match.legal()))
    assert compared > 8


def test_there_are_no_odds_where_there_is_no_draw() -> None:
    """Part 7: between rounds, when nobody is in a turn, on an empty bag, and at the end."""
    assert before_round(2).odds() is None
    assert after_all_turns(hands={ANA: ["map"]}).odds() is None
    assert a_table(library=(10, 7, 7, 7), asked=None).odds() is None
    assert dealt(seats=1).odds() is None


def test_after_stopping_nothing_is_at_stake() -> None:
    """FIRE-SCORE-3, FIRE-SCORE-5: the points are scored, and no draw comes in this turn."""
    match = in_the_library(1, "W", hand=["lockbox"])
    assert match.view().at_stake is not None
    match.play("stop")
    assert asked(match) == "take_tool"
    assert (match.odds(), match.view().at_stake, match.view().active) == (None, None, ANA)
    match.play("take:none")
    assert asked(match) == "after_scoring"
    assert (match.odds(ANA).burns, match.view(ANA).at_stake) == ((0, 0), None)


def test_the_odds_of_a_knapsack() -> None:
    """EX-17, FIRE-T-KNAP-2, FIRE-T-KNAP-3: 20 books and 7 fires are in the bag; a fire brings nothing."""
    match = in_the_library(5, "P Y", hand=["knapsack"], asked="after_scoring")
    odds = match.odds(ANA)
    assert (odds.fire, odds.burns) == ((7, 27), (0, 0))
    with_purple = (7 * (4 + 1) + 5 * (4 + 2) + 5 * (4 + 3) + 3 * (4 + 4)) / 27
    with_yellow = (7 * (2 + 1) + 5 * (2 + 2) + 5 * (2 + 3) + 3 * (2 + 4)) / 27
    assert odds.knapsack == pytest.approx({"yellow": with_yellow, "purple": with_purple})
    assert match.odds() == match.odds(BEN) == odds


def test_the_odds_of_an_amulet() -> None:
    """FIRE-T-AMULET-2: one token for each card in play, here three out of 22 books and 7 fires."""
    match = before_round(2, seats=2, hands={ANA: ["amulet"]})
    assert [Fraction(*chance) for chance in match.odds(ANA).amulet] == fractions("110/261 77/174 11/87 5/522")
    assert match.odds() == match.odds(BEN) == match.odds(ANA)


@pytest.mark.parametrize(("card", "laid", "placed", "tokens"), [(3, "F", 1, 2), (1, "W", 1, 2), (1, "W", 3, 3)])
def test_the_odds_of_several_tokens(card: int, laid: str, placed: int, tokens: int) -> None:
    """FIRE-T-SHOVEL-2, FIRE-T-TORCH-1: against every order in which tokens of a small bag can come."""
    match = in_the_library(card, laid, waiting=SMALL_BAG, round_tools=["library_cart", "amulet"])
    odds = match.odds().shovel if placed == 1 else match.odds().torch
    bag = [token for token, count in match.view().bag.items() for _ in range(count)]
    draws = list(permutations(bag, tokens))
    fires = [Fraction(sum(draw.count("fire") == number for draw in draws), len(draws)) for number in range(tokens + 1)]
    assert [Fraction(*chance) for chance in odds.fires] == fires
    assert Fraction(*odds.burns) == fires[-1]  # on both cards the next fire would trigger
    points = sum(max(placed_points(card, laid, draw, most) for most in range(1, placed + 1)) for draw in draws)
    assert odds.draw_once == pytest.approx(points / len(draws))


def placed_points(card: int, laid: str, drawn: tuple[str, ...], most: int) -> int:
    """What stopping scores after placing `most` of these tokens as well as can be."""
    best_points = 0
    for chosen in permutations(drawn, most):
        row = [*laid.split(), *(LETTERS[token] for token in chosen)]
        fires = [place for place, token in enumerate(row) if token == "F"]
        if len(fires) < 2 and not any(BRAVERY[card][place] for place in fires):
            best_points = max(best_points, sum(VALUES[token] for token in row) + BRAVERY[card][len(row) - 1])
    return best_points


def test_in_step_one_nobody_is_in_a_turn_though_one_has_chosen() -> None:
    """FIRE-ORDER-2: Ana, who played last, holds her next card while Ben chooses; no draw comes."""
    match = before_round(2, seats=2, scores=[1, 5], turn={"active": ANA})
    match.play("card:1")
    assert asked(match) == "choose_card"
    assert (match.odds(), match.view().active, match.view().at_stake) == (None, None, None)


def test_odds_are_hidden_with_the_bag() -> None:
    """4.4: option show_bag_contents; the size of the bag stays public."""
    match = in_the_library(1, "W", options={"show_bag_contents": False})
    assert (match.odds(), match.view().bag, match.view().bag_size) == (None, None, 28)


def test_everybody_sees_the_same_odds() -> None:
    """4.4: the bag is public."""
    match = in_the_library(3, "Y F")
    assert match.odds() == match.odds(0) == match.odds(3)
