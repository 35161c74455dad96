"""Refusals: the rule that forbids an action, and what to do instead (style 19)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.games.labyrinth.cards.names import DECISIONS
from tests.games.labyrinth.mazes import ANA, ROUND_THE_COMPASS, a_maze, played

RULES = find_game("labyrinth").rulebook
FULL = ["alice", "gerda", "gretel", "heidi", "circe", "deborah"]
SIX_PILES = [
    {terror: [book]}
    for terror, book in (
        ("anxiety", "alice"),
        ("basilisk", "gerda"),
        ("bunyip", "gretel"),
        ("chupacabra", "heidi"),
        ("tornado", "circe"),
        ("triffid", "deborah"),
    )
]
GREEN = ["ada-lovelace", "caroline-herschel", "emmy-noether", "hypatia", "marie-curie", "mary-anning", "wang-zhenyi"]
BASILISK = {"basilisk": ["jo-march", "nzinga"]}
PASSAGES = {"r2c3": "reward/corner/0", "r3c4": "crossroads"}


def all_want_green() -> rr.Match:
    """Five players want fifteen of the seven Science Books (R-14)."""
    match = rr.start("labyrinth", seats=5, seed=1)
    return played(match, *["start:green+green+green"] * 5)


TABLES: dict[str, Callable[[], rr.Match]] = {
    "turn": lambda: a_maze(hands=[["jo-march", "nzinga", "booster-1"], ["circe"]], meeples=["r3c3", "r3c4"]),
    "no action": lambda: a_maze(hands=[["jo-march"], ["circe"]], turn={"actions": 0, "acted": 3}),
    "thirty": lambda: a_maze(hands=[["jo-march", "booster-1"]], turn={"actions": 1, "acted": 30}),
    "boosters": lambda: a_maze(
        hands=[["booster-3", "booster-9", "booster-4", "item-drink-me"]], meeples=["r3c3", "r3c4"], turn={"actions": 0}
    ),
    "full": lambda: a_maze(hands=[FULL, ["nzinga"]]),
    "full of piles": lambda: a_maze(hands=[["nzinga"], SIX_PILES]),
    "refused": lambda: a_maze(hands=[["nzinga"], FULL], turn={"refused": True}),
    "no green": lambda: a_maze(hands=[GREEN[:4], GREEN[4:]]),
    "pile": lambda: a_maze(tiles={"r3c2": "shelf/tee/0 red"}, hands=[[BASILISK], ["circe"]]),
    "ladder": lambda: a_maze(hands=[["booster-5"]], tiles=ROUND_THE_COMPASS | {"r1c3": "reward/corner/3"}),
    "service": lambda: a_maze(hands=[["booster-3"], ["circe"]], meeples=["r3c3", "r3c4"]),
    "paying": lambda: played(
        a_maze(
            tiles={"r2c3": "terror/tee/1 tornado"},
            hands=[["dorothy-gale", "harriet-tubman", "portia", "booster-3"], ["circe"]],
        ),
        "move:r2c3",
    ),
    "copying": lambda: played(
        a_maze(
            tiles={"r2c3": "terror/tee/1 jekyll-hyde"},
            hands=[["enheduanna", "mary-seacole", "lin-daiyu", "anne-shirley", "booster-1"]],
        ),
        "move:r2c3",
        "pay:anne-shirley",
    ),
    "returning": lambda: played(
        a_maze(hands=[[BASILISK, {"anxiety": ["alice"]}, {"chupacabra": ["gerda"]}]]), "move:r3c2"
    ),
    "way": lambda: played(a_maze(tiles=PASSAGES, hands=[["booster-5", "booster-7", "booster-1"]]), "move:r2c3"),
    "map": lambda: played(a_maze(hands=[["booster-4", "booster-7", "booster-1"]]), "flip:r1c1"),
    "reward": lambda: played(a_maze(hands=[FULL, ["nzinga"]]), "move:r4c3"),
    "roomy reward": lambda: played(a_maze(hands=[["circe"]]), "move:r4c3"),
    "card ready": lambda: played(a_maze(hands=[["booster-2", "booster-6"]]), "spend:booster-6:library_card"),
    "extra": lambda: played(a_maze(hands=[[*FULL[:5], "booster-2"]]), "spend:booster-2:library_card", "take:green"),
    "give to": lambda: played(a_maze(seats=3, hands=[["nzinga"]]), "give:nzinga"),
    "swap": lambda: played(a_maze(hands=[["nzinga"], ["circe", "heidi"]]), "swap:nzinga"),
    "room": lambda: played(a_maze(hands=[["nzinga"], FULL]), "give:nzinga"),
    "start": lambda: rr.start("labyrinth", seats=3, seed=1),
    "instead": all_want_green,
    "alone": lambda: a_maze(seats=1, hands=[["atalanta", "circe"], [BASILISK]], meeples=["r3c3", "r3c4"]),
    "together": lambda: a_maze(
        seats=1, tiles={"r2c3": "terror/tee/1 minotaur", "r3c2": "shelf/tee/0 purple"},
        hands=[["atalanta"], ["ada-lovelace", BASILISK]],
    ),
    "laden trolley": lambda: a_maze(
        seats=1, tiles={"r2c3": "terror/tee/1 minotaur"}, hands=[[], ["atalanta", "ada-lovelace"]]
    ),
    "passed": lambda: played(a_maze(seats=1, hands=[["atalanta"], ["alice"]]), "give:atalanta"),
    "full trolley": lambda: a_maze(seats=1, hands=[["atalanta"], FULL]),
    "trolley's reward": lambda: played(a_maze(seats=1), "move:r4c3:trolley"),
    "keeping": lambda: played(
        a_maze(seats=1, tiles={"r2c3": "terror/tee/1 minotaur"}, hands=[["atalanta"], ["ada-lovelace"]]),
        "move:r2c3:ride",
    ),
    "over": lambda: a_maze(asked=None, ending="out_of_time"),
}  # fmt: skip
WRONG = [
    ("turn", "flip:r3c3", "R-16"),
    ("turn", "flip:r2c3", "LAB-FLIP-5"),
    ("turn", "flip:r2c2", "LAB-FLIP-2"),
    ("turn", "rotate:r3c3:cw", "R-16"),
    ("turn", "rotate:r3c4:cw", "R-17"),
    ("turn", "rotate:r2c2:cw", "LAB-ROT-3"),
    ("turn", "rotate:r4c4:ccw", "LAB-ROT-1"),
    ("turn", "move:r3c3", "LAB-MOVE-7"),
    ("turn", "move:r2c2", "LAB-MOVE-3"),
    ("turn", "move:r4c4", "LAB-MOVE-2"),
    ("turn", "move:r1c3", "LAB-MOVE-4"),
    ("turn", "move:r2c3", "LAB-CAP-1"),
    ("turn", "move:r3c2", "LAB-RET-1"),
    ("turn", "move:r3c4:trolley", "LAB-SOLO-1"),
    ("turn", "move:r3c4:ride", "LAB-SOLO-1"),
    ("turn", "take:red:trolley", "LAB-SOLO-1"),
    ("turn", "draw:trolley", "LAB-SOLO-1"),
    ("turn", "keep:player", "LAB-SOLO-1"),
    ("turn", "draw", "LAB-REW-1"),
    ("turn", "skip", "LAB-REW-1"),
    ("turn", "extra:red", "LAB-BOOST-9"),
    ("turn", "spend:booster-1:photocopier", "LAB-BOOST-10"),
    ("turn", "spend:booster-3:trolley_service", "LAB-BOOST-1"),
    ("turn", "spend:item-drink-me:1", "LAB-REW-2"),
    ("turn", "pay:jo-march", "LAB-CAP-1"),
    ("turn", "copy:jo-march", "LAB-BOOST-10"),
    ("turn", "return:basilisk", "R-35"),
    ("turn", "give:jo-march", "LAB-PASS-1"),
    ("turn", "give:circe", "LAB-PASS-1"),
    ("turn", "give:basilisk", "LAB-PASS-2"),
    ("turn", "receive:circe", "LAB-PASS-1"),
    ("turn", "receive:jo-march", "LAB-PASS-1"),
    ("turn", "receive:basilisk", "LAB-PASS-2"),
    ("turn", "swap:jo-march", "LAB-PASS-1"),
    ("turn", "for:circe", "R-41"),
    ("turn", "to:1", "LAB-PASS-1"),
    ("turn", "to:4", "LAB-PASS-1"),
    ("turn", "refuse", "R-58"),
    ("turn", "discard:circe", "LAB-HAND-3"),
    ("turn", "discard:alice", "LAB-HAND-3"),
    ("turn", "start:red+red+red", "LAB-SETUP-11"),
    ("turn", "instead:red", "LAB-SETUP-11"),
    ("turn", "concede", "R-6"),
    ("no action", "take:red", "LAB-TURN-2"),
    ("no action", "flip:r2c3", "LAB-TURN-2"),
    ("no action", "move:r3c4", "LAB-TURN-2"),
    ("no action", "give:jo-march", "LAB-TURN-2"),
    ("no action", "end:pass", "LAB-PASSACT-1"),
    ("thirty", "take:red", "R-60"),
    ("thirty", "spend:booster-1:time_machine", "R-60"),
    ("boosters", "spend:booster-3:trolley_service", "LAB-BOOST-5"),
    ("boosters", "spend:booster-3:library_ladder", "LAB-BOOST-6"),
    ("boosters", "spend:booster-4:useful_map", "LAB-BOOST-8"),
    ("boosters", "spend:booster-9:library_card", "LAB-TURN-2"),
    ("full", "take:red", "LAB-TAKE-2"),
    ("full", "receive:nzinga", "LAB-PASS-3"),
    ("full of piles", "give:nzinga", "LAB-PASS-3"),
    ("full of piles", "swap:nzinga", "LAB-PASS-1"),
    ("refused", "give:nzinga", "R-61"),
    ("no green", "take:green", "R-46"),
    ("pile", "move:r3c2", "LAB-RET-1"),
    ("pile", "discard:jo-march", "LAB-CAP-5"),
    ("pile", "give:nzinga", "LAB-CAP-5"),
    ("ladder", "move:r1c3", "R-29"),
    ("service", "give:booster-3", "LAB-BOOST-5"),
    ("paying", "pay:harriet-tubman", "R-31"),
    ("paying", "pay:circe", "R-30"),
    ("paying", "pay:booster-3", "LAB-CAP-2"),
    ("paying", "copy:portia", "LAB-BOOST-10"),
    ("paying", "end", "R-34"),
    ("paying", "discard:portia", "R-34"),
    ("copying", "copy:enheduanna", "R-33"),
    ("copying", "pay:anne-shirley", "R-31"),
    ("returning", "return:chupacabra", "LAB-RET-1"),
    ("returning", "return:forest-of-thorns", "LAB-RET-1"),
    ("returning", "move:r3c4", "R-35"),
    ("way", "spend:booster-5:library_ladder", "R-29"),
    ("way", "spend:booster-1:time_machine", "R-29"),
    ("way", "end", "R-29"),
    ("map", "spend:booster-1:time_machine", "R-59"),
    ("map", "take:red", "R-59"),
    ("reward", "draw", "LAB-HAND-2"),
    ("reward", "end", "LAB-REW-1"),
    ("roomy reward", "discard:circe", "R-36"),
    ("card ready", "spend:booster-2:library_card", "R-39"),
    ("card ready", "spend:booster-6:library_card", "R-39"),
    ("card ready", "end", "R-39"),
    ("extra", "extra:red", "LAB-HAND-2"),
    ("extra", "end", "R-39"),
    ("give to", "to:0", "LAB-PASS-1"),
    ("give to", "end", "LAB-PASS-1"),
    ("swap", "for:nzinga", "LAB-PASS-1"),
    ("swap", "for:basilisk", "LAB-PASS-2"),
    ("swap", "end", "R-41"),
    ("room", "end", "R-58"),
    ("room", "discard:nzinga", "LAB-HAND-3"),
    ("start", "take:red", "LAB-SETUP-11"),
    ("start", "instead:red", "LAB-SETUP-11"),
    ("start", "concede", "R-6"),
    ("instead", "instead:green", "R-14"),
    ("instead", "start:red+red+red", "R-14"),
    ("alone", "end:pass", "LAB-SOLO-2"),
    ("alone", "move:r3c2:ride", "LAB-SOLO-8"),
    ("alone", "move:r2c3:trolley", "LAB-SOLO-6"),
    ("alone", "move:r3c2", "LAB-SOLO-10"),
    ("alone", "give:circe", "LAB-SOLO-7"),
    ("alone", "receive:basilisk", "LAB-SOLO-7"),
    ("alone", "to:0", "LAB-SOLO-7"),
    ("alone", "refuse", "LAB-SOLO-7"),
    ("alone", "keep:player", "R-53"),
    ("together", "move:r2c3", "LAB-SOLO-9"),
    ("passed", "receive:atalanta", "R-62"),
    ("passed", "give:atalanta", "R-62"),
    ("full trolley", "give:atalanta", "LAB-PASS-3"),
    ("full trolley", "take:red:trolley", "LAB-TAKE-2"),
    ("trolley's reward", "draw", "R-51"),
    ("keeping", "end", "R-53"),
    ("over", "end", "LAB-END-2"),
    ("over", "concede", "LAB-END-2"),
]


@pytest.mark.parametrize(("table", "action", "rule"), WRONG)
def test_a_wrong_action_is_refused_with_its_rule(table: str, action: str, rule: str) -> None:
    """LAB-TURN-2 and the rule named: what `why_not` and the refusal say is the same."""
    match = TABLES[table]()
    refusal = match.why_not(action)
    assert refusal is not None
    assert refusal.rule == rule, refusal.sentence
    with pytest.raises(rr.Refused) as refused:
        match.play(action)
    assert (refused.value.rule, refused.value.sentence) == (refusal.rule, refusal.sentence)


SENTENCES = [
    ("turn", "move:r2c3", "Kraken needs 1 orange, 1 blue and 1 purple more than you hold"),
    ("turn", "move:r1c3", "Kraken on r2c3 stands in the way: capture it first, or use a Library Ladder"),
    ("turn", "move:r3c2", "the purple Shelf takes only a captured Terror that shows purple, and you hold none"),
    ("turn", "flip:r2c2", "r2c2 shares no side with your tile: walk next to it first, or use a Useful Map"),
    ("thirty", "take:red", "30 actions are the most in one turn: end your turn"),
    ("pile", "discard:jo-march", "Jo March lies under Basilisk until that is returned"),
    ("returning", "return:chupacabra", "Chupacabra shows no purple, so it goes to another Shelf"),
    ("alone", "move:r3c2", "the Trolley holds Basilisk: ride there together"),
    ("together", "move:r2c3", "only both hands together can pay for Minotaur: ride there with the Trolley"),
    ("laden trolley", "move:r2c3", "the Trolley holds what pays for Minotaur: ride there together"),
    ("no green", "take:green", "no green Book is left, in deck or discard: choose another genre"),
]


@pytest.mark.parametrize(("table", "action", "sentence"), SENTENCES)
def test_a_refusal_says_what_is_missing(table: str, action: str, sentence: str) -> None:
    """LAB-CAP-1 and others: the sentence fits the position."""
    refusal = TABLES[table]().why_not(action)
    assert refusal is not None
    assert refusal.sentence == sentence


def check_all(match: rr.Match) -> None:
    """Every action is legal, or refused by a rule of the book."""
    legal = match.legal()
    assert match.over == (not legal)
    for action in match.game.actions.actions:
        refusal = match.why_not(action)
        assert (refusal is None) == (action in legal)
        if refusal is not None:
            assert refusal.rule in RULES
            assert "None" not in refusal.sentence
            assert not refusal.sentence.endswith(".")


@pytest.mark.parametrize("table", TABLES)
def test_every_action_is_legal_or_refused_by_a_rule_of_the_book(table: str) -> None:
    """4.2: all 904 of them at each of these tables."""
    check_all(TABLES[table]())


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_refusals_hold_along_random_matches(seats: int) -> None:
    """4.2: at every kind of decision that a random match meets, and at some of its many Action phases."""
    dice, match = random.Random(seats), rr.start("labyrinth", seats=seats, seed=seats)
    while not match.over:
        if match.view().decision != "act" or dice.random() < 0.1:
            check_all(match)
        match.play(dice.choice([action for action in match.legal() if str(action) != "end"] or match.legal()))
    check_all(match)


def test_these_tables_ask_every_question() -> None:
    assert {TABLES[table]().view().decision for table in TABLES} == {*DECISIONS, None}


def test_a_refusal_tells_nothing_of_sealed_genres() -> None:
    """LAB-SETUP-11: what another has chosen in secret changes no refusal."""
    sealed = []
    for choice in ("start:red+red+red", "start:blue+green+purple"):
        match = played(rr.start("labyrinth", seats=2, seed=1), choice.replace("blue+green", "green+blue"))
        sealed.append([match.why_not(action) for action in match.game.actions.actions])
    assert sealed[0] == sealed[1]


@pytest.mark.parametrize("table", TABLES)
def test_a_refusal_leaves_everything_as_it_was(table: str) -> None:
    """Style 19: position, events and log."""
    match = TABLES[table]()
    before = (match.position(), match.checksum(), match.events(), list(match.log), match.view(ANA))
    wrong = next(action for action in match.game.actions.actions if match.why_not(action) is not None)
    with pytest.raises(rr.Refused):
        match.play(wrong)
    assert (match.position(), match.checksum(), match.events(), list(match.log), match.view(ANA)) == before
