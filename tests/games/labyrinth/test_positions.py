"""Positions: written and read back at every kind of decision, and refused by the piece that is wrong."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.match import Match as KernelMatch, begin_from_file
from readingroom.games.labyrinth.cards.names import DECISIONS
from tests.games.labyrinth.builders import (
    BASILISK,
    FULL,
    a_library,
    asked,
    dealt,
    deck,
    ends,
    options,
    play,
    tile,
)
from tests.games.labyrinth.test_refusals import TABLES

EVERY_TABLE: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {"double_curses": 2, "extra_cards": 2}),
    (4, {"difficulty": "novice", "shapes": "corners"}),
    (5, {"difficulty": "expert", "shapes": "tees", "double_curses": 1}),
]


def seen(match: KernelMatch) -> list[object]:
    """All that anybody can see and do."""
    seats = range(match.seats)
    return [
        match.position(),
        match.legal(),
        match.to_move,
        [match.interjections(seat) for seat in seats],
        [match.view(seat) for seat in (None, *seats)],
        match.odds(),
    ]


@pytest.mark.parametrize(("seats", "choice"), EVERY_TABLE)
def test_a_position_is_read_back_as_it_was_written(seats: int, choice: dict[str, Any]) -> None:
    """LAB-SETUP-12, R-21: through JSON, along random matches, the finished ones too."""
    decisions = set()
    for seed in range(5):
        dice, match = random.Random(seed), dealt(seats=seats, seed=seed, **choice)
        while True:
            if asked(match) not in decisions or match.over or dice.random() < 0.1:
                decisions.add(asked(match))
                again = rr.start("labyrinth", position=json.dumps(match.position()), seed=seed)
                assert seen(again) == seen(match)
            if match.over:
                break
            match.play(dice.choice(match.legal()))
    assert {"start", "act", None} <= decisions


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_decision_is_read_back(name: str) -> None:
    """LAB-SETUP-12: payments, routes, copies, passes, gifts, keepers: whatever is pending."""
    match = TABLES[name]()
    again = rr.start("labyrinth", position=json.dumps(match.position()))
    assert seen(again) == seen(match)
    for action in match.legal()[:8]:
        one, other = (rr.start("labyrinth", position=match.position(), seed=5) for _ in range(2))
        one.play(action)
        other.play(action)
        assert seen(one) == seen(other)


def test_the_tables_ask_every_decision() -> None:
    """LAB-TURN-4: the test above meets each kind of question."""
    assert {asked(table()) for table in TABLES.values()} >= set(DECISIONS)


@pytest.mark.parametrize(("seats", "choice"), EVERY_TABLE)
def test_a_position_plays_on_to_the_end(seats: int, choice: dict[str, Any]) -> None:
    """LAB-END-1, LAB-END-2, LAB-END-3: from the middle of a match."""
    dice, match = random.Random(5), dealt(seats=seats, seed=5, **choice)
    for _ in range(25):
        if not match.over:
            match.play(dice.choice(match.legal()))
    again = rr.start("labyrinth", position=match.position(), seed=8)
    while not again.over:
        again.play(dice.choice(again.legal()))
    assert again.outcome is not None


def test_the_shortest_position() -> None:
    """LAB-SETUP-4, LAB-SETUP-10: two seats on the compass in the dark, with empty hands and full decks."""
    match = rr.start("labyrinth", position={})
    assert (match.seats, asked(match), match.to_move, deck(match, "blue")) == (2, "act", 0, 12)


def test_what_is_left_out_comes_from_what_remains() -> None:
    """LAB-SETUP-6, LAB-SETUP-7: decks and stacks hold what lies nowhere else."""
    match = a_library(
        {"r2c3": "terror/tee/1 kraken", "r3c2": "shelf/tee/0 red"}, ["alice", BASILISK], discards=["heidi"]
    )
    view = match.view()
    assert (len(view.terror_stack), view.shelf_stack) == (22, ("pink", "orange", "green", "blue", "purple"))
    assert [deck(match, genre) for genre in ("red", "pink", "blue")] == [7, 8, 11]


@pytest.mark.parametrize(
    ("zones", "number", "left", "bookwyrm"),
    [
        ({"turn": {"number": 4}}, 4, 15, 0),
        ({"curses": {"left": 15}}, 4, 15, 0),
        ({"curses": {"seen": {"NW": 2, "SE": 1}}}, 4, 15, 0),
        ({"turn": {"number": 4}, "options": {"wyrm_start": 10}}, 4, 15, 1),
    ],
)
def test_turns_curses_and_the_bookwyrm_follow_from_each_other(
    zones: dict[str, Any], number: int, left: int, bookwyrm: int
) -> None:
    """INV-9: with every turn comes one curse and one step of the Bookwyrm."""
    position = rr.start("labyrinth", position=zones).position()
    assert (position["turn"]["number"], position["curses"]["left"], position["bookwyrm"]) == (number, left, bookwyrm)


def test_a_stored_match_keeps_the_turn_that_its_position_had() -> None:
    """A file whose position names no turn was begun in the first; it replays so."""
    plain = a_library(curses={"left": 5}).to_plain()
    del plain["position"]["turn"]
    old = begin_from_file(rr.Match, find_game("labyrinth"), plain)
    assert old.position()["turn"]["number"] == 1


def test_the_turn_may_be_ending() -> None:
    """LAB-TURN-1: the moment that goes on by itself."""
    match = a_library({"r1c1": "crossroads"}, asked="turn_ends", draws=["NW"])
    assert (match.to_move, tile(match, "r1c1"), match.view().bookwyrm) == (1, "crossroads dark", 1)


def test_an_action_is_passed_on_while_the_turn_ends() -> None:
    """R-42: and the next player has four."""
    match = a_library({"r1c1": "crossroads"}, turn={"passed_on": True}, asked="turn_ends", draws=["NW"])
    assert (match.to_move, match.view().actions) == (1, 4)


def test_a_match_that_is_over_is_read_back() -> None:
    """LAB-END-2: with its ending."""
    match = a_library(curses={"left": 0})
    play(match, "end")
    again = rr.start("labyrinth", position=match.position())
    assert (again.over, again.outcome) == (True, match.outcome)


def test_forced_draws_that_cannot_come_leave_everything_as_it_was() -> None:
    """LAB-TAKE-1: the answer has not happened."""
    match = a_library(None, ["alice"], draws=["alice"])
    before = match.position()
    with pytest.raises(rr.ForcedDraw, match="draws: 'alice' cannot come now"):
        play(match, "take:red")
    assert match.position() == before
    with pytest.raises(rr.BadPosition, match="no chance outcome"):
        a_library(draws=["unicorn"])


# --- refused by name ----------------------------------------------------------------------------------------

ELSEWHERE = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6) if abs(row - 3) + abs(column - 3) > 1]
ALL_BUT_THE_FOURTH_SHELF = {"r3c2": "shelf/tee/0", "r3c4": "shelf/tee/0", "r4c3": "shelf/tee/0"} | dict(
    zip(
        ELSEWHERE,
        ["crossroads"] * 3
        + ["terror/tee/0"] * 8
        + ["terror/corner/0"] * 4
        + ["shelf/corner/0"] * 2
        + ["reward/tee/0", *["reward/corner/0"] * 2],
        strict=True,
    )
)
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown zone": ({"cellar": []}, "cellar"),
    "other game": ({"game": "fire"}, "fire"),
    "too many seats": ({"seats": 6}, "seats"),
    "unknown option": ({"options": {"mode": "solo"}}, "mode"),
    "a piece twice": ({"hands": [["circe"], ["circe"]]}, "circe already lies in hands"),
    "twice in one hand": ({"hands": [["circe", "circe"], []]}, "circe already lies in"),
    "in hand and discarded": ({"hands": [["circe"], []], "discards": ["circe"]}, "discards: circe"),
    "a terror twice": ({"tiles": {"r2c3": "terror/tee/1 kraken"}, "returned": {"blue": "kraken"}}, "kraken"),
    "a shelf twice": ({"tiles": {"r2c3": "shelf/tee/1 red"}, "returned": {"red": "kraken"}}, "red Shelf"),
    "no such card": ({"hands": [["merlin"], []]}, "hands\\[0\\].*merlin"),
    "a terror as a card": ({"hands": [["kraken"], []]}, "kraken is a Terror"),
    "a card as a terror": ({"tiles": {"r2c3": "terror/tee/1 circe"}}, "circe is a card"),
    "seven slots": ({"hands": [[*FULL, "nzinga"], []]}, "hand 0 fills 7"),
    "too few hands": ({"hands": [[]]}, "hands"),
    "a booster under a terror": ({"hands": [[{"kraken": ["booster-1"]}], []]}, "booster-1"),
    "two terrors in one pile": ({"hands": [[{"kraken": [], "plague": []}], []]}, "captured Terror"),
    "a tile on the compass": ({"tiles": {"r3c3": "crossroads"}}, "compass"),
    "no such cell": ({"tiles": {"5,0": "crossroads"}}, "5,0"),
    "no such kind": ({"tiles": {"r2c3": "cellar/tee/0"}}, "tiles r2c3"),
    "no such shape": ({"tiles": {"r2c3": "terror/star/0"}}, "tiles r2c3"),
    "no such rotation": ({"tiles": {"r2c3": "terror/tee/4"}}, "tiles r2c3"),
    "a terror on a shelf tile": ({"tiles": {"r2c3": "shelf/tee/0 kraken"}}, "Terror"),
    "a shelf on a terror tile": ({"tiles": {"r2c3": "terror/tee/0 red"}}, "Shelf"),
    "a token in the dark": ({"tiles": {"r2c3": "shelf/tee/0 dark red"}}, "dark"),
    "a dark terror tile": ({"tiles": {"r2c3": "terror/tee/0 dark"}}, "dark"),
    "too many crossroads": ({"tiles": {f"r1c{place}": "crossroads" for place in range(1, 5)}}, "crossroads"),
    "too many reward tees": ({"tiles": {f"r1c{place}": "reward/tee/0" for place in range(1, 3)}}, "reward"),
    "four shelves": (
        {"tiles": {at: f"shelf/{'tee' if at < 'r3c3' else 'corner'}/0" for at in ("r2c3", "r3c2", "r3c4", "r4c3")}},
        "LAB-SETUP-5",
    ),
    "the fourth shelf is all that is left": ({"tiles": ALL_BUT_THE_FOURTH_SHELF}, "LAB-SETUP-5"),
    "six terrors": (
        {"tiles": {f"r1c{n}": f"terror/tee/0 {k}" for n, k in enumerate(("kraken", "plague", "tornado", "triffid"), 1)}
         | {"r2c1": "terror/tee/0 bunyip", "r2c2": "terror/tee/0 anxiety"}},
        "6 Terrors",
    ),
    "a meeple in the dark": ({"meeples": ["r2c3", "r3c3"]}, "dark"),
    "a meeple on a token": ({"tiles": {"r2c3": "terror/tee/1 kraken"}, "meeples": ["r2c3", "r3c3"]}, "token"),
    "too few meeples": ({"meeples": ["r3c3"]}, "meeples"),
    "bookwyrm off the ring": ({"bookwyrm": 12}, "bookwyrm"),
    "more curses than there are": ({"curses": {"left": 19}}, "left"),
    "more seen than there are": ({"curses": {"seen": {"NW": 8}}}, "NW"),
    "a double that is not played": ({"curses": {"seen": {"NW+SE": 1}}}, r"NW\+SE"),
    "a turn without its curse": ({"turn": {"number": 19}, "curses": {"left": 18}}, "INV-9: 0 curses in 18 turns"),
    "a Bookwyrm that stood still": ({"options": {"wyrm_start": 3}, "turn": {"number": 4}, "bookwyrm": 3}, "not at 6"),
    "no such seat": ({"turn": {"active": 2}}, "active"),
    "too many actions": ({"turn": {"actions": 31}}, "actions"),
    "an action passed on too early": ({"turn": {"passed_on": True}}, "passed_on"),
    "unknown in the turn": ({"turn": {"mood": "grim"}}, "mood"),
    "no such decision": ({"asked": "dance"}, "dance"),
    "over without an ending": ({"asked": None}, "ending"),
    "an ending while asked": ({"ending": "won"}, "ending"),
    "six shelves and no end": (
        {"returned": {"red": "plague", "pink": "bunyip", "orange": "minotaur", "green": "wormhole", "blue": "dracula",
                      "purple": "basilisk"}},
        "Shel|returned",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_is_refused_by_name(name: str) -> None:
    """None may be lost or doubled, and the message says which.

    LAB-SETUP-1, LAB-SETUP-2, LAB-SETUP-3, LAB-SETUP-4, LAB-SETUP-5, LAB-SETUP-6, LAB-SETUP-7, LAB-SETUP-8, LAB-SETUP-9,
    LAB-SETUP-10, LAB-SETUP-11.
    """
    zones, words = BAD[name]
    with pytest.raises(rr.BadPosition, match=words):
        rr.start("labyrinth", position=zones)


TABLE: dict[str, Any] = {
    "tiles": {"r2c3": "terror/tee/1 basilisk", "r3c2": "reward/tee/0", "r3c4": "shelf/tee/0 purple"},
    "hands": [["jo-march", "nzinga", "booster-2", {"kraken": []}], ["circe"]],
}
BAD_QUESTIONS: list[dict[str, Any]] = [
    {"decision": "act", "seat": 1},
    {"decision": "pay", "goal": "r3c2"},
    {"decision": "pay", "goal": "r1c1"},
    {"decision": "pay", "goal": "r2c3", "paid": ["circe"]},
    {"decision": "pay", "goal": "r2c3", "walker": "ride"},
    {"decision": "return", "goal": "r2c3"},
    {"decision": "return", "goal": "r3c2"},
    {"decision": "keep", "goal": "r2c3"},
    {"decision": "make_room", "seat": 1, "thing": "jo-march"},
    {"decision": "make_room", "seat": 0, "thing": "jo-march"},
    {"decision": "make_room", "seat": 1, "thing": "alice"},
    {"decision": "give_to", "thing": "circe"},
    {"decision": "give_to", "thing": "alice"},
    {"decision": "swap_for", "thing": "circe"},
    {"decision": "swap_for", "thing": "merlin"},
    {"decision": "spend", "on": "flip", "cell": "r2c2"},
    {"decision": "spend", "on": "walk", "goal": "r3c2"},
    {"decision": "spend", "on": "dinner"},
    {"decision": "take", "cards": ["jo-march"]},
    {"decision": "take", "cards": ["booster-6"]},
    {"decision": "take"},
    {"decision": "reward", "hands": [2]},
    {"decision": "reward", "hands": 0},
    {"decision": "extra", "books": 0},
    {"decision": "start"},
    {"decision": "instead", "missing": "red"},
    {"decision": "start", "wanted": {"²": ["red", "red", "red"]}},
    {"decision": "start", "wanted": {"0": ["red"]}},
    {"decision": "start", "wanted": {"7": ["red", "red", "red"]}},
]


@pytest.mark.parametrize("question", BAD_QUESTIONS, ids=str)
def test_a_question_that_cannot_be_asked_is_refused(question: dict[str, Any]) -> None:
    """LAB-TURN-4: the cards are elsewhere, the goal is none, or the seat is another."""
    with pytest.raises(rr.BadPosition):
        rr.start("labyrinth", position=TABLE | {"asked": question})


SIX = list(FULL)
START = {"decision": "start", "seat": 0}
CHOSEN = {"0": ["green"] * 3, "1": ["red"] * 3}
NOT_ASKED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "a Reward for another hand": ({"hands": [SIX, []]}, {"decision": "reward", "hands": [1]}, "seat 0"),
    "a Reward for nobody": ({}, {"decision": "reward", "hands": []}, "hands"),
    "a Reward twice": ({"seats": 1}, {"decision": "reward", "hands": [1, 1]}, "hands.*twice"),
    "a Reward for no list": ({}, {"decision": "reward", "hands": 5}, "hands"),
    "a Reward for a huge hand": ({}, {"decision": "reward", "hands": [10**30]}, "hands"),
    "a Book for another hand": (
        {"hands": [SIX, ["booster-6"]]}, {"decision": "take", "cards": ["booster-6"], "hand": 1}, "seat 0"),
    "a Library Card twice": (
        {"hands": [["booster-6"], []]}, {"decision": "take", "cards": ["booster-6", "booster-6"]}, "cards.*twice"),
    "one more Book for another hand": ({"hands": [SIX, []]}, {"decision": "extra", "hand": 1}, "seat 0"),
    "genres chosen already": ({}, START | {"wanted": {"0": ["red"] * 3}}, "seat 0 has chosen"),
    "genres of dealt hands": ({"hands": [["alice"], []]}, START, "hand"),
    "genres of a seat that is no number": ({}, START | {"wanted": {"²": ["red"] * 3}}, "wanted"),
    "genres of a huge seat": ({}, START | {"wanted": {"9" * 5000: ["red"] * 3}}, "wanted"),
    "genres in the middle of a turn": ({}, {"decision": "act", "wanted": {"0": ["red"] * 3}}, "wanted"),
    "a Book that is not missing": ({}, {"decision": "instead", "missing": "green", "wanted": CHOSEN}, "missing"),
    "a Book missed too early": ({}, {"decision": "instead", "missing": "green"}, "wanted"),
    "a lit tile lit": (
        {"tiles": {"r3c4": "terror/tee/1 kraken"}, "meeples": ["r3c3", "r3c3"], "hands": [["booster-9"], []]},
        {"decision": "spend", "on": "flip", "cell": "r3c4"}, "dark"),
    "a map for a neighbour": (
        {"hands": [["booster-9"], []]}, {"decision": "spend", "on": "flip", "cell": "r3c4"}, "Map"),
    "a payment without an action": (
        {"tiles": {"r2c3": "terror/tee/1 basilisk"}, "hands": [["jo-march", "nzinga"], []], "turn": {"actions": 0}},
        {"decision": "pay", "goal": "r2c3"}, "no action"),
    "a take without an action": (
        {"hands": [["booster-6"], []], "turn": {"actions": 0}},
        {"decision": "take", "cards": ["booster-6"]}, "no action"),
    "a gift without an action": (
        {"hands": [["alice"], []], "turn": {"actions": 0}}, {"decision": "give_to", "thing": "alice"}, "no action"),
    "a gift after thirty": (
        {"hands": [["alice"], []], "turn": {"acted": 30}}, {"decision": "give_to", "thing": "alice"}, "30 actions"),
    "a captured Terror as a gift": (
        {"hands": [[{"kraken": []}], []]}, {"decision": "give_to", "thing": "kraken"}, "may not be passed"),
    "a receipt from nobody": (
        {"turn": {"active": 1}, "hands": [[], ["booster-3"]]}, {"decision": "spend", "on": "receipt", "thing": "circe"},
        "partner"),
    "a service on one tile": (
        {"hands": [["booster-3", "alice"], []]}, {"decision": "spend", "on": "gift", "thing": "alice", "to": 1},
        "same tile"),
    "a card paid twice": (
        {"tiles": {"r2c3": "terror/tee/1 basilisk"}, "hands": [["jo-march", "nzinga"], []]},
        {"decision": "pay", "goal": "r2c3", "paid": ["nzinga", "nzinga"]}, "paid.*twice"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_ASKED)
def test_what_the_rules_would_not_ask_is_refused_by_name(name: str) -> None:
    """LAB-HAND-2, LAB-TURN-2, LAB-FLIP-5, R-14: playing on would break what must always hold."""
    zones, question, words = NOT_ASKED[name]
    with pytest.raises(rr.BadPosition, match=words):
        rr.start("labyrinth", position={"seats": 2, **zones, "asked": question})


@pytest.mark.parametrize("lot", ["seat:²", "seat:5", "wyrm:12", "wyrm:" + "9" * 5000])
def test_a_lot_that_nobody_can_draw_is_refused(lot: str) -> None:
    """LAB-SETUP-9, LAB-SETUP-13: five seats, twelve junctions."""
    with pytest.raises(rr.BadPosition, match="no chance outcome"):
        dealt(draws=[lot])


def within(seconds: int, call: Callable[[], object]) -> object:
    """What a call returns; TimeoutError when it takes too many seconds of the processor."""

    def too_long(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return call()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def test_a_payment_that_leads_nowhere_is_refused() -> None:
    """R-31: Jane Eyre is part of no payment without surplus."""
    position = {
        "tiles": {"r2c3": "terror/tee/1 tornado"},
        "hands": [["dorothy-gale", "jane-eyre", "gretel"], []],
        "asked": {"decision": "pay", "goal": "r2c3", "paid": ["jane-eyre"]},
    }
    with pytest.raises(rr.BadPosition):
        within(5, lambda: rr.start("labyrinth", position=position))


def test_options_and_pack_stand_inside_the_position() -> None:
    """LAB-SETUP-1: giving them beside it is refused."""
    with pytest.raises(rr.BadPosition):
        rr.start("labyrinth", position={}, options={"difficulty": "novice"})
    with pytest.raises(rr.BadSeats):
        rr.start("labyrinth", position={"seats": 2}, seats=3)


def test_a_position_shows_what_a_walk_would_meet() -> None:
    """LAB-MOVE-2: tiles come back with their rotation."""
    match = a_library({"r2c3": "reward/corner/1", "r3c4": "crossroads"})
    again = rr.start("labyrinth", position=match.position())
    assert (ends(again), options(again)) == (ends(match), options(match))
