"""What a slip shows is stated by the engine: question, rule, answers and what each of them brings."""

from __future__ import annotations

import random

import readingroom as rr
from readingroom.core.slips import Slip

NAMES = ("Ana", "Ben", "Cleo")


def slip_of(match: rr.Match) -> Slip:
    seat = match.to_move
    return match.game.slip(match.view(seat), match.odds(seat), match.legal(), NAMES, match.setup)


def test_every_legal_answer_has_an_offer_with_a_rule_and_a_heading_that_is_there() -> None:
    chance = random.Random(3)
    for seed in range(4):
        match = rr.start("fire", seats=3, seed=seed)
        while not match.over:
            slip, legal = slip_of(match), match.legal()
            assert len(slip.offers) == len(legal)
            assert {offer.group for offer in slip.offers} - {""} == {heading.key for heading in slip.headings}
            rules = [*slip.rules, *(offer.rule for offer in slip.offers), *(one.rule for one in slip.headings)]
            assert all(rule in match.game.rulebook for rule in rules)
            match.play(chance.choice(legal))


def test_stopping_says_what_it_scores_and_drawing_how_likely_it_burns() -> None:
    """FIRE-SAVE-2: the figures are those of the view and of the odds."""
    match = rr.start("fire", seats=3, seed=1)
    while match.over or {"draw", "stop"} - {str(action) for action in match.legal()}:
        match.play(match.legal()[-1])
    seat = match.to_move
    slip, view, odds = slip_of(match), match.view(seat), match.odds(seat)
    by_action = dict(zip(map(str, match.legal()), slip.offers, strict=True))
    assert by_action["stop"].consequence is not None
    assert by_action["stop"].consequence.args["points"] == view.at_stake
    assert by_action["draw"].tone == "risk"
    burns = str(by_action["draw"].consequence)
    assert ("cannot burn" in burns) == (odds.burns[0] == 0)
    assert slip.rules[0] == "FIRE-SAVE-2"


def test_without_odds_nothing_of_the_bag_is_told() -> None:
    match = rr.start("fire", seats=3, seed=1)
    while not any(str(action) == "draw" for action in match.legal()):
        match.play(match.legal()[0])
    slip = match.game.slip(match.view(match.to_move), None, match.legal(), NAMES, match.setup)
    assert dict(zip(map(str, match.legal()), slip.offers, strict=True))["draw"].consequence is None
