"""LAB-CAP: paying for a Terror, without surplus, with items and copies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import BoosterPlayed, TerrorCaptured
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BOOKS,
    PACK,
    REWARDS,
    TERRORS,
    a_library,
    alone,
    asked,
    captured,
    copied,
    discards,
    ends,
    every_way,
    hand,
    meeples,
    options,
    payments,
    play,
    rule_against,
    slots,
    thing,
    tile,
    told,
)
from tests.games.labyrinth.oracles import Price, board_of, prices

NORTH = "r2c3"
COPIERS = ["booster-1", "booster-8"]
MIXED = ["booster-1", "booster-3", "booster-5", "booster-7", "booster-8"]  # Ladders, Passages, copies
ITEMS = [key for key in REWARDS if key.startswith("item")]


def before(terror: str, *cards: object, **zones: object) -> rr.Match:
    """A Terror lies north of the compass, where Ana stands with these cards."""
    return a_library({NORTH: f"terror/tee/1 {terror}"}, cards, **zones)  # type: ignore[arg-type]


# --- the rules ----------------------------------------------------------------------------------------------


def test_every_symbol_must_be_matched_counting_repeats() -> None:
    """LAB-CAP-1: one tree is not two."""
    assert ends(before("minotaur", "atalanta", "circe")) == set()  # O O P and O K G: one green is missing
    assert ends(before("minotaur", "atalanta", "ada-lovelace")) == {NORTH}
    assert rule_against(before("minotaur", "atalanta", "circe"), "move:r2c3") in ("R-34", "LAB-CAP-1")


def test_books_and_items_combine_freely_and_spare_symbols_are_lost() -> None:
    """LAB-CAP-2, R-32, LAB-REW-2: also items alone, or one card that has it all."""
    assert payments(before("wormhole", "item-drink-me", "item-magic-mirror"), "move:r2c3") == [
        (["item-drink-me", "item-magic-mirror"], [])
    ]
    assert payments(before("tornado", "gretel"), "move:r2c3") == [(["gretel"], [])]  # its orange is lost
    many = before("cerberus", "circe", "irene-adler")
    assert payments(many, "move:r2c3") == [(["circe", "irene-adler"], [])]


def test_the_capture_is_automatic() -> None:
    """LAB-CAP-3, R-34: whoever goes there captures; with one payment nothing is asked."""
    match = before("basilisk", "jo-march", "nzinga")
    happened = play(match, "move:r2c3")
    expected = TerrorCaptured(
        ANA, NORTH, thing("basilisk"), tuple(sorted((thing("jo-march"), thing("nzinga")))), (), ()
    )
    assert told(happened, TerrorCaptured) == [expected]
    assert asked(match) == "act"


def test_of_several_payments_the_mover_chooses() -> None:
    """R-34: card by card, and nothing is spent before the last one is chosen."""
    match = before("tornado", "dorothy-gale", "harriet-tubman", "portia")
    play(match, "move:r2c3")
    assert (asked(match), meeples(match)[ANA], slots(match)) == ("pay", "r3c3", 3)
    assert options(match) == ["pay:dorothy-gale", "pay:portia"]  # in the order of the box, so none is reached twice
    play(match, "pay:portia")
    assert hand(match) == ["dorothy-gale", {"tornado": sorted(["portia", "harriet-tubman"], key=thing)}]


def test_the_pile_fills_one_slot_and_its_cards_are_bound() -> None:
    """LAB-CAP-4, LAB-CAP-5: they can be neither used nor passed nor discarded."""
    match = before("basilisk", "jo-march", "nzinga", "portia")
    play(match, "move:r2c3")
    assert (hand(match), slots(match)) == (["portia", BASILISK], 2)
    assert options(match, "discard") == ["discard:portia"]
    assert rule_against(match, "discard:jo-march") in ("LAB-CAP-5", "LAB-HAND-3")
    bound = a_library({NORTH: "terror/tee/1 spider-webs"}, [BASILISK], at=["r3c3", "r3c3"])
    assert ends(bound) == set()  # Jo March and Nzinga would cover it
    assert options(bound, "give", "swap") == []


def test_the_tile_is_an_empty_terror_space_afterwards() -> None:
    """LAB-CAP-6: free to walk and to stop on."""
    match = before("basilisk", "jo-march", "nzinga")
    play(match, "move:r2c3")
    assert tile(match, NORTH) == "terror/tee/1"
    play(match, "move:r3c3", "move:r2c3")
    assert meeples(match)[ANA] == NORTH


def test_only_the_movers_own_hand_pays() -> None:
    """LAB-CAP-7, R-30: a friend on the same tile, or on the way, does not help."""
    match = a_library({NORTH: "terror/tee/1 basilisk"}, ["jo-march"], ["nzinga"])
    assert ends(match) == set()


def test_no_card_is_spent_that_is_not_needed() -> None:
    """R-31: the cards that alone do it are never joined by others."""
    match = before("tornado", "dorothy-gale", "gretel", "maid-marian", "item-excalibur")
    assert sorted(payments(match, "move:r2c3")) == [(["dorothy-gale"], []), (["gretel"], []), (["maid-marian"], [])]


def test_no_item_is_spent_that_is_not_needed() -> None:
    """R-31: Gerda has the heart already, so the rose stays in the hand."""
    match = before("anxiety", "gerda", "item-enchanted-rose", "item-magic-mirror")
    assert payments(match, "move:r2c3") == [(["gerda", "item-magic-mirror"], [])]


def test_a_full_hand_can_capture() -> None:
    """R-36: the cards that are spent free the slot."""
    match = before("tornado", "dorothy-gale", *captured("kraken", "plague", "minotaur", "wormhole", "bunyip"))
    play(match, "move:r2c3")
    assert (slots(match), asked(match)) == (6, "act")


# --- the Photocopier ----------------------------------------------------------------------------------------


def test_a_photocopier_doubles_a_book_that_is_spent() -> None:
    """LAB-BOOST-10, R-33: it is discarded at once, and never lies in the pile."""
    match = before("jekyll-hyde", "enheduanna", "booster-8")
    happened = play(match, "move:r2c3")
    assert told(happened, BoosterPlayed) == [BoosterPlayed(ANA, thing("booster-8"), 6)]
    assert told(happened, TerrorCaptured)[0].copied == (thing("enheduanna"),)
    assert (hand(match), discards(match)) == ([{"jekyll-hyde": ["enheduanna"]}], ["booster-8"])


def test_items_are_not_copied() -> None:
    """R-33: only a Book beside them is."""
    alone_with_it = before("minotaur", "item-drink-me", "booster-1")
    assert ends(alone_with_it) == set()
    match = before("minotaur", "item-drink-me", "jo-march", "booster-1")
    assert payments(match, "move:r2c3") == [(["item-drink-me", "jo-march"], ["booster-1"])]  # O O by copying Jo March


def test_two_photocopiers_copy_two_books() -> None:
    """R-33, LAB-BOOST-3: O P R and B G K twice cover every pair."""
    match = before("king-in-yellow", "mary-lennox", *COPIERS)
    assert payments(match, "move:r2c3") == [(["mary-lennox"], ["booster-1"]), (["mary-lennox"], ["booster-8"])]
    both = before("martian-robot", "portia", "circe", *COPIERS)
    assert (["portia"], ["booster-1"]) in payments(both, "move:r2c3")


def test_a_passage_photocopier_card_is_never_both() -> None:
    """R-29: through the bookcase or as a copy."""
    shut = {NORTH: "terror/tee/0 jekyll-hyde"}
    assert ends(a_library(shut, ["enheduanna", "booster-8"])) == set()
    assert ends(a_library(shut, ["enheduanna", "booster-8", "booster-3"])) == set()  # a Ladder takes neither part
    match = a_library(shut, ["enheduanna", "booster-8", "booster-1"])
    play(match, "move:r2c3")
    assert (hand(match), discards(match)) == ([{"jekyll-hyde": ["enheduanna"]}], ["booster-1", "booster-8"])


def test_without_need_no_copy_is_offered() -> None:
    """R-31: a Photocopier must be needed, too."""
    match = before("basilisk", "jo-march", "nzinga", "booster-1")
    assert payments(match, "move:r2c3") == [(["jo-march", "nzinga"], [])]


# --- against brute force ------------------------------------------------------------------------------------


def price_paid(match: rr.Match, way: tuple[str, ...]) -> Price:
    """What a capture has cost, as its events tell."""
    after = copied(match)
    happened = play(after, *way)
    capture = told(happened, TerrorCaptured)[0]
    rewards, books = list(REWARDS), list(BOOKS)
    by_option: dict[int, set[str]] = {2: set(), 3: set(), 6: set()}
    for event in told(happened, BoosterPlayed):
        by_option[event.option].add(rewards[event.reward])
    paid = [books[book] for book in capture.books] + [rewards[item] for item in capture.items]
    twice = frozenset(books[book] for book in capture.copied)
    up, through, copiers = (frozenset(by_option[option]) for option in (2, 3, 6))
    return Price(up, through, copiers, twice, frozenset(paid))


def check_captures(tiles: dict[str, str], cards: Sequence[str], match: rr.Match, move: str) -> int:
    """Every price is offered in exactly one way, and no other price; how many there are."""
    expected = prices(board_of(tiles), cards, "r3c3").get(NORTH, set())
    if not expected:
        assert move not in options(match)
        return 0
    ways = every_way(match, move, until=("act", "reward", "keep"))
    ways = [(*way, "keep:player") if "ride" in move and keep_is_asked(match, way) else way for way in ways]
    found = Counter(price_paid(match, way) for way in ways)
    assert set(found) == expected, (tiles, cards)
    assert all(count == 1 for price, count in found.items() if len(price.ladders | price.passages) <= 1)
    return len(found)


def keep_is_asked(match: rr.Match, way: tuple[str, ...]) -> bool:
    after = copied(match)
    play(after, *way)
    return asked(after) == "keep"


@pytest.mark.parametrize("seed", range(40))
def test_payments_are_those_of_brute_force(seed: int) -> None:
    """LAB-CAP-1, LAB-CAP-2, LAB-BOOST-10, R-31, R-33: random hands with items and Photocopiers."""
    dice = random.Random(seed)
    found = 0
    while found < 3:
        terror = dice.choice(list(TERRORS))
        cards = (
            dice.sample(list(BOOKS), 3)
            + dice.sample(ITEMS, dice.randrange(4 - seed % 3))
            + dice.sample(COPIERS, seed % 3)
        )
        found += check_captures({NORTH: f"terror/tee/1 {terror}"}, cards, before(terror, *cards), "move:r2c3")


@pytest.mark.parametrize("seed", range(15))
def test_payments_beside_passages_are_those_of_brute_force(seed: int) -> None:
    """R-29: a bookcase in the way, and cards that offer several options."""
    dice = random.Random(100 + seed)
    found = 0
    while found < 2:
        terror = dice.choice(list(TERRORS))
        cards = dice.sample(list(BOOKS), 3) + dice.sample(MIXED, 3)
        tiles = {NORTH: f"terror/tee/0 {terror}"}
        found += check_captures(tiles, cards, a_library(tiles, cards), "move:r2c3")


@pytest.mark.parametrize("seed", range(15))
def test_payments_of_a_ride_are_those_of_both_hands(seed: int) -> None:
    """LAB-SOLO-9, R-56: Books, items and Photocopiers of either hand."""
    dice = random.Random(200 + seed)
    found = 0
    while found < 2:
        terror = dice.choice(list(TERRORS))
        cards = dice.sample(list(BOOKS), 5) + dice.sample(COPIERS, seed % 3)
        dice.shuffle(cards)
        tiles = {NORTH: f"terror/tee/1 {terror}"}
        found += check_captures(tiles, cards, alone(tiles, cards[:3], cards[3:]), "move:r2c3:ride")


def test_the_symbols_are_those_of_the_pack() -> None:
    """LAB-CAP-1: the brute force above reads what the engine reads."""
    assert [book.key for book in PACK.books] == list(BOOKS)
    assert [terror.key for terror in PACK.terrors] == list(TERRORS)


def test_a_walk_knows_nothing_of_an_earlier_one() -> None:
    """R-34, R-35: who kept the last pile and what was returned is over when the next walk is asked to pay."""
    match = before("tornado", "dorothy-gale", "harriet-tubman", "portia")
    fresh, later = match.true_state().clone(), match.true_state().clone()
    later.back, later.keeper = 2, 1
    code = match.game.actions.code(match.game.actions.parse(f"move:{NORTH}"))
    fresh.apply(code)
    later.apply(code)
    assert fresh.asks_for_walk()
    assert later.packed() == fresh.packed()
