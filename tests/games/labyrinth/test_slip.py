"""What a slip shows is stated by the engine: verbs in their places, and what each answer brings."""

from __future__ import annotations

import random

import pytest

import readingroom as rr
from readingroom.core.slips import Slip
from readingroom.games.labyrinth.edge.slip import KINDS

NAMES = ("Ana", "Ben", "Cleo")


def slip_of(match: rr.Match) -> Slip:
    seat = match.to_move
    return match.game.slip(match.view(seat), match.odds(seat), match.legal(), NAMES[: match.setup.seats], match.setup)


@pytest.mark.parametrize("seats", [1, 3])
def test_every_legal_answer_has_an_offer_with_a_rule_and_a_heading_that_is_there(seats: int) -> None:
    chance = random.Random(seats)
    match = rr.start("labyrinth", seats=seats, seed=seats)
    for _ in range(150):
        if match.over:
            break
        slip, legal = slip_of(match), match.legal()
        assert len(slip.offers) == len(legal)
        assert {offer.group for offer in slip.offers} - {""} <= {heading.key for heading in slip.headings}
        rules = [*slip.rules, *(offer.rule for offer in slip.offers), *(one.rule for one in slip.headings)]
        assert slip.rules
        assert [rule for rule in rules if rule not in match.game.rulebook] == []
        match.play(chance.choice(legal))


def test_the_six_verbs_keep_their_places_and_what_is_missed_is_refused() -> None:
    """LAB-TURN-2: a verb without answers names an action whose refusal tells why."""
    chance = random.Random(7)
    match = rr.start("labyrinth", seats=3, seed=5)
    empty = 0
    for _ in range(250):
        if match.over:
            break
        if match.view(match.to_move).decision == "act":
            slip = slip_of(match)
            assert [one.key for one in slip.headings if one.missed] == list(KINDS)
            for heading in slip.headings:
                if heading.missed and not any(offer.group == heading.key for offer in slip.offers):
                    empty += 1
                    assert match.why_not(heading.missed) is not None
        match.play(chance.choice(match.legal()))
    assert empty > 0
