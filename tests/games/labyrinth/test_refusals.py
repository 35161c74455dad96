"""Refusals: the rule that forbids an action, and what to do instead (style 19)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.games.labyrinth.names import DECISIONS
from tests.games.labyrinth.mazes import ANA, ROUND_THE_COMPASS, a_maze, named, played

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
PASSAGES = {"1,2": "reward/corner/0", "2,3": "crossroads"}


def all_want_green() -> rr.Match:
    """Five players want fifteen of the seven Science Books (R-14)."""
    match = rr.start("labyrinth", seats=5, seed=1)
    return played(match, *["start:green+green+green"] * 5)


TABLES: dict[str, Callable[[], rr.Match]] = {
    "turn": lambda: a_maze(hands=[["jo-march", "nzinga", "booster-1"], ["circe"]], meeples=["2,2", "2,3"]),
    "no action": lambda: a_maze(hands=[["jo-march"], ["circe"]], turn={"actions": 0, "acted": 3}),
    "thirty": lambda: a_maze(hands=[["jo-march", "booster-1"]], turn={"actions": 1, "acted": 30}),
    "boosters": lambda: a_maze(
        hands=[["booster-3", "booster-9", "booster-4", "item-drink-me"]], meeples=["2,2", "2,3"], turn={"actions": 0}
    ),
    "full": lambda: a_maze(hands=[FULL, ["nzinga"]]),
    "full of piles": lambda: a_maze(hands=[["nzinga"], SIX_PILES]),
    "refused": lambda: a_maze(hands=[["nzinga"], FULL], turn={"refused": True}),
    "no green": lambda: a_maze(hands=[GREEN[:4], GREEN[4:]]),
    "pile": lambda: a_maze(tiles={"2,1": "shelf/tee/0 red"}, hands=[[BASILISK], ["circe"]]),
    "ladder": lambda: a_maze(hands=[["booster-5"]], tiles=ROUND_THE_COMPASS | {"0,2": "reward/corner/3"}),
    "service": lambda: a_maze(hands=[["booster-3"], ["circe"]], meeples=["2,2", "2,3"]),
    "paying": lambda: played(
        a_maze(
            tiles={"1,2": "terror/tee/1 tornado"},
            hands=[["dorothy-gale", "harriet-tubman", "portia", "booster-3"], ["circe"]],
        ),
        "move:1,2",
    ),
    "copying": lambda: played(
        a_maze(
            tiles={"1,2": "terror/tee/1 jekyll-hyde"},
            hands=[["enheduanna", "mary-seacole", "lin-daiyu", "anne-shirley", "booster-1"]],
        ),
        "move:1,2",
        "pay:<anne-shirley>",
    ),
    "returning": lambda: played(
        a_maze(hands=[[BASILISK, {"anxiety": ["alice"]}, {"chupacabra": ["gerda"]}]]), "move:2,1"
    ),
    "way": lambda: played(a_maze(tiles=PASSAGES, hands=[["booster-5", "booster-7", "booster-1"]]), "move:1,2"),
    "map": lambda: played(a_maze(hands=[["booster-4", "booster-7", "booster-1"]]), "flip:0,0"),
    "reward": lambda: played(a_maze(hands=[FULL, ["nzinga"]]), "move:3,2"),
    "roomy reward": lambda: played(a_maze(hands=[["circe"]]), "move:3,2"),
    "card ready": lambda: played(a_maze(hands=[["booster-2", "booster-6"]]), "spend:reward-11:2"),
    "extra": lambda: played(a_maze(hands=[[*FULL[:5], "booster-2"]]), "spend:reward-7:2", "take:green"),
    "give to": lambda: played(a_maze(seats=3, hands=[["nzinga"]]), "give:<nzinga>"),
    "swap": lambda: played(a_maze(hands=[["nzinga"], ["circe", "heidi"]]), "swap:<nzinga>"),
    "room": lambda: played(a_maze(hands=[["nzinga"], FULL]), "give:<nzinga>"),
    "start": lambda: rr.start("labyrinth", seats=3, seed=1),
    "instead": all_want_green,
    "alone": lambda: a_maze(seats=1, hands=[["atalanta", "circe"], [BASILISK]], meeples=["2,2", "2,3"]),
    "together": lambda: a_maze(
        seats=1, tiles={"1,2": "terror/tee/1 minotaur", "2,1": "shelf/tee/0 purple"},
        hands=[["atalanta"], ["ada-lovelace", BASILISK]],
    ),
    "passed": lambda: played(a_maze(seats=1, hands=[["atalanta"], ["alice"]]), "give:<atalanta>"),
    "full trolley": lambda: a_maze(seats=1, hands=[["atalanta"], FULL]),
    "trolley's reward": lambda: played(a_maze(seats=1), "move:3,2:trolley"),
    "keeping": lambda: played(
        a_maze(seats=1, tiles={"1,2": "terror/tee/1 minotaur"}, hands=[["atalanta"], ["ada-lovelace"]]), "move:1,2:ride"
    ),
    "over": lambda: a_maze(asked=None, ending="out_of_time"),
}  # fmt: skip
WRONG = [
    ("turn", "flip:2,2", "R-16"),
    ("turn", "flip:1,2", "LAB-FLIP-5"),
    ("turn", "flip:1,1", "LAB-FLIP-2"),
    ("turn", "rotate:2,2:cw", "R-16"),
    ("turn", "rotate:2,3:cw", "R-17"),
    ("turn", "rotate:1,1:cw", "LAB-ROT-3"),
    ("turn", "rotate:3,3:ccw", "LAB-ROT-1"),
    ("turn", "move:2,2", "LAB-MOVE-7"),
    ("turn", "move:1,1", "LAB-MOVE-3"),
    ("turn", "move:3,3", "LAB-MOVE-2"),
    ("turn", "move:0,2", "LAB-MOVE-4"),
    ("turn", "move:1,2", "LAB-CAP-1"),
    ("turn", "move:2,1", "LAB-RET-1"),
    ("turn", "move:2,3:trolley", "LAB-SOLO-1"),
    ("turn", "move:2,3:ride", "LAB-SOLO-1"),
    ("turn", "take:red:trolley", "LAB-SOLO-1"),
    ("turn", "draw:trolley", "LAB-SOLO-1"),
    ("turn", "keep:player", "LAB-SOLO-1"),
    ("turn", "draw", "LAB-REW-1"),
    ("turn", "skip", "LAB-REW-1"),
    ("turn", "extra:red", "LAB-BOOST-9"),
    ("turn", "spend:reward-6:2", "LAB-BOOST-10"),
    ("turn", "spend:reward-8:1", "LAB-BOOST-1"),
    ("turn", "spend:reward-3:1", "LAB-REW-2"),
    ("turn", "pay:<jo-march>", "LAB-CAP-1"),
    ("turn", "copy:<jo-march>", "LAB-BOOST-10"),
    ("turn", "return:terror-1", "R-35"),
    ("turn", "give:<jo-march>", "LAB-PASS-1"),
    ("turn", "give:<circe>", "LAB-PASS-1"),
    ("turn", "give:<basilisk>", "LAB-PASS-2"),
    ("turn", "receive:<circe>", "LAB-PASS-1"),
    ("turn", "receive:<jo-march>", "LAB-PASS-1"),
    ("turn", "receive:<basilisk>", "LAB-PASS-2"),
    ("turn", "swap:<jo-march>", "LAB-PASS-1"),
    ("turn", "for:<circe>", "R-41"),
    ("turn", "to:1", "LAB-PASS-1"),
    ("turn", "to:4", "LAB-PASS-1"),
    ("turn", "refuse", "R-58"),
    ("turn", "discard:<circe>", "LAB-HAND-3"),
    ("turn", "discard:<alice>", "LAB-HAND-3"),
    ("turn", "start:red+red+red", "LAB-SETUP-11"),
    ("turn", "instead:red", "LAB-SETUP-11"),
    ("turn", "concede", "R-6"),
    ("no action", "take:red", "LAB-TURN-2"),
    ("no action", "flip:1,2", "LAB-TURN-2"),
    ("no action", "move:2,3", "LAB-TURN-2"),
    ("no action", "give:<jo-march>", "LAB-TURN-2"),
    ("no action", "end:pass", "LAB-PASSACT-1"),
    ("thirty", "take:red", "R-60"),
    ("thirty", "spend:reward-6:1", "R-60"),
    ("boosters", "spend:reward-8:1", "LAB-BOOST-5"),
    ("boosters", "spend:reward-8:2", "LAB-BOOST-6"),
    ("boosters", "spend:reward-9:2", "LAB-BOOST-8"),
    ("boosters", "spend:reward-14:2", "LAB-TURN-2"),
    ("full", "take:red", "LAB-TAKE-2"),
    ("full", "receive:<nzinga>", "LAB-PASS-3"),
    ("full of piles", "give:<nzinga>", "LAB-PASS-3"),
    ("full of piles", "swap:<nzinga>", "LAB-PASS-1"),
    ("refused", "give:<nzinga>", "R-61"),
    ("no green", "take:green", "R-46"),
    ("pile", "move:2,1", "LAB-RET-1"),
    ("pile", "discard:<jo-march>", "LAB-CAP-5"),
    ("pile", "give:<nzinga>", "LAB-CAP-5"),
    ("ladder", "move:0,2", "R-29"),
    ("service", "give:<booster-3>", "LAB-BOOST-5"),
    ("paying", "pay:<harriet-tubman>", "R-31"),
    ("paying", "pay:<circe>", "R-30"),
    ("paying", "pay:<booster-3>", "LAB-CAP-2"),
    ("paying", "copy:<portia>", "LAB-BOOST-10"),
    ("paying", "end", "R-34"),
    ("paying", "discard:<portia>", "R-34"),
    ("copying", "copy:<enheduanna>", "R-33"),
    ("copying", "pay:<anne-shirley>", "R-31"),
    ("returning", "return:terror-4", "LAB-RET-1"),
    ("returning", "return:terror-5", "LAB-RET-1"),
    ("returning", "move:2,3", "R-35"),
    ("way", "spend:reward-10:1", "R-29"),
    ("way", "spend:reward-6:1", "R-29"),
    ("way", "end", "R-29"),
    ("map", "spend:reward-6:1", "R-59"),
    ("map", "take:red", "R-59"),
    ("reward", "draw", "LAB-HAND-2"),
    ("reward", "end", "LAB-REW-1"),
    ("roomy reward", "discard:<circe>", "R-36"),
    ("card ready", "spend:reward-7:2", "R-39"),
    ("card ready", "spend:reward-11:2", "R-39"),
    ("card ready", "end", "R-39"),
    ("extra", "extra:red", "LAB-HAND-2"),
    ("extra", "end", "R-39"),
    ("give to", "to:0", "LAB-PASS-1"),
    ("give to", "end", "LAB-PASS-1"),
    ("swap", "for:<nzinga>", "LAB-PASS-1"),
    ("swap", "for:<basilisk>", "LAB-PASS-2"),
    ("swap", "end", "R-41"),
    ("room", "end", "R-58"),
    ("room", "discard:<nzinga>", "LAB-HAND-3"),
    ("start", "take:red", "LAB-SETUP-11"),
    ("start", "instead:red", "LAB-SETUP-11"),
    ("start", "concede", "R-6"),
    ("instead", "instead:green", "R-14"),
    ("instead", "start:red+red+red", "R-14"),
    ("alone", "end:pass", "LAB-SOLO-2"),
    ("alone", "move:2,1:ride", "LAB-SOLO-8"),
    ("alone", "move:1,2:trolley", "LAB-SOLO-6"),
    ("alone", "move:2,1", "LAB-SOLO-10"),
    ("alone", "give:<circe>", "LAB-SOLO-7"),
    ("alone", "receive:<basilisk>", "LAB-SOLO-7"),
    ("alone", "to:0", "LAB-SOLO-7"),
    ("alone", "refuse", "LAB-SOLO-7"),
    ("alone", "keep:player", "R-53"),
    ("together", "move:1,2", "LAB-SOLO-9"),
    ("passed", "receive:<atalanta>", "R-62"),
    ("passed", "give:<atalanta>", "R-62"),
    ("full trolley", "give:<atalanta>", "LAB-PASS-3"),
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
    refusal = match.why_not(named(action))
    assert refusal is not None
    assert refusal.rule == rule, refusal.sentence
    with pytest.raises(rr.Refused) as refused:
        match.play(named(action))
    assert (refused.value.rule, refused.value.sentence) == (refusal.rule, refusal.sentence)


SENTENCES = [
    ("turn", "move:1,2", "Kraken needs 1 orange, 1 blue and 1 purple more than you hold"),
    ("turn", "move:0,2", "Kraken on r2 c3 stands in the way: capture it first, or use a Library Ladder"),
    ("turn", "move:2,1", "the purple Shelf takes only a captured Terror that shows purple, and you hold none"),
    ("turn", "flip:1,1", "r2 c2 shares no side with your tile: walk next to it first, or use a Useful Map"),
    ("thirty", "take:red", "30 actions are the most in one turn: end your turn"),
    ("pile", "discard:<jo-march>", "Jo March lies under Basilisk until that is returned"),
    ("returning", "return:terror-4", "Chupacabra shows no purple, so it goes to another Shelf"),
    ("alone", "move:2,1", "the Trolley holds Basilisk: ride there together"),
    ("together", "move:1,2", "only both hands together can pay for Minotaur: ride there with the Trolley"),
    ("no green", "take:green", "no green Book is left, in deck or discard: choose another genre"),
]


@pytest.mark.parametrize(("table", "action", "sentence"), SENTENCES)
def test_a_refusal_says_what_is_missing(table: str, action: str, sentence: str) -> None:
    """LAB-CAP-1 and others: the sentence fits the position."""
    refusal = TABLES[table]().why_not(named(action))
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
