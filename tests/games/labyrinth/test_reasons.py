"""Why a player might answer so: every answer has its sentence, and the figures in it are exact."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.phrases import chance
from readingroom.games.labyrinth.cards.names import DECISIONS
from tests.games.labyrinth.mazes import ANA, BEN, NAMES, a_maze, played
from tests.games.labyrinth.test_refusals import TABLES

NORTH = "the tile north of me (r2c3)"  # from the compass
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {"double_curses": 1}),
    (5, {"difficulty": "novice"}),
]


def check_reasons(match: rr.Match) -> None:
    """Every answer and every interjection of every seat has a reason, with odds and without."""
    for seat in range(match.seats):
        view, odds = match.view(seat), match.odds(seat)
        actions = [*(match.legal() if seat == match.to_move else ()), *match.interjections(seat)]
        for action in actions:
            for known in (odds, None):
                reason = match.game.reason(view, known, match.setup, action, NAMES[: match.seats])
                assert reason.rule in match.game.rulebook
                assert 20 < len(reason.sentence) < 190, reason
                assert re.fullmatch(r"(I|We|The Trolley) [^!]*\.", reason.sentence), reason  # what is done comes first
                assert not re.search(r"\b1 (actions|curses|tiles|times|cards|Terrors) |None|  ", reason.sentence), (
                    reason
                )


@pytest.mark.parametrize("table", [table for table in TABLES if table != "over"])
def test_every_answer_at_these_tables_has_a_reason(table: str) -> None:
    """Every kind of decision is among them."""
    check_reasons(TABLES[table]())


def test_these_tables_meet_every_decision() -> None:
    assert {TABLES[table]().view().decision for table in TABLES if table != "over"} == set(DECISIONS)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_answer_along_random_matches_has_a_reason(seats: int, options: dict[str, Any]) -> None:
    match, dice = rr.start("labyrinth", seats=seats, seed=seats, options=options), random.Random(seats)
    while not match.over:
        check_reasons(match)
        match.play(dice.choice([action for action in match.legal() if str(action) != "end"] or match.legal()))


def said(match: rr.Match, action: str, seat: int = ANA) -> tuple[str, str]:
    reason = match.reason(action, seat, NAMES[: match.seats])
    return reason.sentence, reason.rule


BASILISK_NORTH = {"r2c3": "terror/tee/1 basilisk", "r3c2": "shelf/tee/0 purple"}


def test_a_capture_names_the_cards_that_pay() -> None:
    """LAB-EX-4: Jo March and Nzinga cover the Basilisk, and neither does alone."""
    match = a_maze(tiles=BASILISK_NORTH, hands=[["jo-march", "nzinga"]])
    assert said(match, "move:r2c3") == (
        "I walk to Basilisk and capture it with Jo March and Nzinga; no Terror is left on the grid then.",
        "LAB-CAP-1",
    )


def test_a_return_counts_the_shelves() -> None:
    """LAB-EX-5, LAB-END-1."""
    pile = {"basilisk": ["jo-march", "nzinga"]}
    match = a_maze(hands=[[pile]])
    words = "I return Basilisk to the purple Shelf: 1 of 6 is filled then, and a Reward comes with it."
    assert said(match, "move:r3c2") == (words, "LAB-RET-2")
    five = {"red": "anxiety", "pink": "bunyip", "orange": "triffid", "green": "tornado", "blue": "chupacabra"}
    match = a_maze(hands=[[pile]], returned=five)
    assert said(match, "move:r3c2") == (
        "I return Basilisk to the purple Shelf: all 6 are filled then, and we win.",
        "LAB-END-1",
    )


def test_a_take_counts_the_books_that_would_pay() -> None:
    """LAB-TAKE-1: the Basilisk lacks orange only, which all orange Books show."""
    match = a_maze(tiles=BASILISK_NORTH, hands=[["nzinga"], ["circe"]])
    assert (
        said(match, "take:orange")[0]
        == "I take an orange Book: with 10 of the 10 orange Books in the deck I can then pay for Basilisk."
    )
    blue_with_orange = ("Amina of Zazzau", "Boudicca", "Cheng Yat Sao", "Eleanor of Aquitaine", "Rani Lakshmibai")
    books = f"{len(blue_with_orange)} of the 11 blue Books"
    expected = f"I take a blue Book: with {books} in the deck I can then pay for Basilisk."
    assert said(match, "take:blue")[0] == expected


def test_a_take_says_what_is_missing_where_no_book_is_enough() -> None:
    match = a_maze(hands=[["jo-march"]])
    words = "I take a purple Book: I lack 1 orange, 2 blue and 2 purple for Kraken, and every purple Book shows purple."
    assert said(match, "take:purple")[0] == words


def test_a_turn_of_a_tile_says_what_it_opens() -> None:
    """LAB-EX-3: a corner open N,E north of the compass; turned clockwise it opens to the south."""
    match = a_maze(tiles={"r2c3": "reward/corner/0"})
    assert said(match, "rotate:r2c3:cw")[0] == f"I turn {NORTH} clockwise and then reach a Reward tile."
    assert "no way opens at once" in said(match, "rotate:r2c3:ccw")[0]
    match = a_maze(tiles={"r2c3": "terror/corner/0 basilisk"}, hands=[["athena"]])
    words = f"I turn {NORTH} clockwise and then reach Basilisk, which my cards can pay for."
    assert said(match, "rotate:r2c3:cw")[0] == words


def test_a_dark_tile_is_weighed_in_figures() -> None:
    """Standard: 12 Terror and 6 Shelf tiles among 24, less those on the table."""
    match = a_maze(tiles={"r2c3": "terror/tee/0 kraken", "r3c4": "reward/tee/0"}, meeples=["r3c4"])
    odds = match.odds(ANA)
    words = (
        f"a Shelf {chance(*odds.dark['shelf'])}, a Terror {chance(*odds.dark['terror'])}; 1 Terror lies on the grid."
    )
    assert said(match, "flip:r2c4") == (f"I light the tile north of me (r2c4): {words}", "LAB-FLIP-1")


def test_a_tile_that_we_know_is_lit_for_what_lies_behind_it() -> None:
    """R-21: who remembers its doors can say what they lead to."""
    tiles = {"r2c3": "reward/tee/1 dark", "r1c3": "terror/tee/1 basilisk"}
    words = f"I light {NORTH} again and then reach Basilisk, which my cards can pay for."
    assert said(a_maze(tiles=tiles, hands=[["athena"]]), "flip:r2c3")[0] == words
    words = f"I light {NORTH} again: we know that it is a Reward tile."
    assert said(a_maze(tiles=tiles), "flip:r2c3")[0] == words


def test_alone_a_tile_is_named_from_the_trolley_too() -> None:
    """LAB-SOLO-5: either of the two may light it."""
    match = a_maze(seats=1, tiles={"r3c4": "crossroads"}, meeples=["r3c3", "r3c4"])
    assert said(match, "flip:r3c5")[0].startswith("I light the tile east of the Trolley (r3c5): ")


def test_a_sixth_terror_is_warned_of() -> None:
    """LAB-END-3."""
    names = ("anxiety", "basilisk", "bunyip", "kraken", "tornado")
    tiles = {f"r5c{column + 1}": f"terror/tee/0 {name}" for column, name in enumerate(names)}
    match = a_maze(tiles=tiles)
    words, rule = said(match, "flip:r2c3")
    assert rule == "LAB-END-3"
    assert words == f"I light {NORTH}, though a sixth Terror ends it all {chance(*match.odds(ANA).dark['terror'])}."


def test_meeting_somebody_is_worth_the_cards_together() -> None:
    """LAB-PASS-1: neither can pay alone."""
    match = a_maze(hands=[["jo-march"], ["nzinga"]], tiles={"r3c4": "crossroads", "r5c5": "terror/tee/0 basilisk"},
                   meeples=["r3c3", "r3c4"])  # fmt: skip
    assert said(match, "move:r3c4")[0] == "I walk to r3c4: together with Ben the cards pay for Basilisk."


def test_a_gift_says_what_it_makes_possible() -> None:
    match = a_maze(hands=[["jo-march"], ["nzinga"]], tiles=BASILISK_NORTH)
    assert said(match, "give:jo-march") == ("I give Jo March to Ben, who can then pay for Basilisk.", "LAB-PASS-1")
    three = a_maze(hands=[["jo-march"], ["nzinga"], []], tiles=BASILISK_NORTH, seats=3)
    assert said(three, "give:jo-march")[0] == "I give Jo March away: Ben can then pay for Basilisk."
    assert said(match, "receive:nzinga")[0] == "I take Nzinga and can then pay for Basilisk."


def test_a_payment_counts_what_is_used_and_what_is_not() -> None:
    """LAB-EX-11: Dorothy alone, or Harriet Tubman and Portia."""
    tiles = {"r2c3": "terror/tee/1 tornado"}
    match = played(a_maze(tiles=tiles, hands=[["dorothy-gale", "harriet-tubman", "portia"]]), "move:r2c3")
    words = "I pay Dorothy Gale: that brings 1 red, 1 green and 1 purple for Tornado, with none to spare."
    assert said(match, "pay:dorothy-gale")[0] == words
    assert said(match, "pay:portia")[0] == "I pay Portia: that brings 1 green for Tornado, with 2 to spare."


def test_whoever_is_offered_a_card_weighs_it() -> None:
    """R-58."""
    full = ["alice", "gerda", "gretel", "heidi", "circe", "deborah"]
    match = played(a_maze(hands=[["nzinga"], full], tiles={}), "give:nzinga")
    assert said(match, "refuse", BEN)[0] == "I keep my cards: all 6 are worth more to us than Nzinga."
    words = "I discard Circe and have room for Nzinga: no Terror on the grid asks for its symbols."
    assert said(match, "discard:circe", BEN) == (words, "R-58")
