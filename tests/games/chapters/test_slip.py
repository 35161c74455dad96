"""What a slip shows is stated by the engine: four actions in their places, and what each answer brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.phrases import as_phrase
from readingroom.core.slips import Slip
from readingroom.words import say

NAMES = ("Ana", "Ben", "Cleo", "Dora")
VARIANTS: list[dict[str, Any]] = [
    {},
    {"casual": True},
    {"nsfl": True},
    {"sites": True},
    {"enhancements": True},
    {"nsfl": True, "sites": True, "enhancements": True},
]


def slip_of(match: rr.Match) -> Slip:
    seat = match.to_move
    return match.game.slip(match.view(seat), match.odds(seat), match.legal(), NAMES[: match.setup.seats], match.setup)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda one: "+".join(one) or "base")
def test_every_legal_answer_has_an_offer_with_a_rule_and_a_heading_that_is_there(options: dict[str, Any]) -> None:
    chance = random.Random(len(options))
    match = rr.start("chapters", seats=3, seed=4, options=options)
    for _ in range(250):
        if match.over:
            break
        slip, legal = slip_of(match), match.legal()
        assert len(slip.offers) == len(legal)
        assert {offer.group for offer in slip.offers} - {""} <= {heading.key for heading in slip.headings}
        rules = [*slip.rules, *(offer.rule for offer in slip.offers), *(one.rule for one in slip.headings)]
        assert slip.rules
        assert [rule for rule in rules if rule not in match.game.rulebook] == []
        match.play(chance.choice(legal))


@pytest.mark.parametrize("options", VARIANTS[-3:], ids="+".join)
def test_what_a_slip_says_is_said_in_german_too(options: dict[str, Any]) -> None:
    chance = random.Random(9)
    match = rr.start("chapters", seats=4, seed=9, options=options)
    for _ in range(150):
        slip = slip_of(match)
        headings = [said for one in slip.headings for said in (one.says, one.asks)]
        for says in (
            slip.asks,
            slip.more,
            *headings,
            *(said for one in slip.offers for said in (one.says, one.consequence)),
        ):
            told = None if says is None else as_phrase(says)
            assert told is None or "{" not in say(told, "de")
            assert says is None or told is not None
        match.play(chance.choice(match.legal()))


def test_the_four_actions_keep_their_places_and_what_is_missed_is_refused() -> None:
    """CHAP-TURN-2: an action without answers names one whose refusal tells why."""
    chance = random.Random(7)
    match = rr.start("chapters", seats=3, seed=5)
    empty = 0
    for _ in range(120):
        if match.over:
            break
        if match.view(match.to_move).decision == "action":
            slip = slip_of(match)
            assert [one.key for one in slip.headings] == ["build", "invite", "event", "molly"]
            for heading in slip.headings:
                if not any(offer.group == heading.key for offer in slip.offers):
                    empty += 1
                    assert match.why_not(heading.missed) is not None
        match.play(chance.choice(match.legal()))
    assert empty > 0


def test_an_invitation_tells_the_hearts_as_things_stand() -> None:
    """CHAP-SCO-1: what the view's prospects say, and in casual mode that it counts as one Friend (CHAP-CAS-3)."""
    position = {
        "game": "chapters",
        "seats": 2,
        "lobby": ["fr07"],
        "stacks": [[{"feature": "fs01"}, {"feature": "fp07"}, {"feature": "fc01"}], []],
        "asked": "action",
    }
    match = rr.start("chapters", position=position, seed=1)
    told = {str(action): offer for action, offer in zip(match.legal(), slip_of(match).offers, strict=True)}
    assert str(told["invite:fr07"].consequence) == "4 Hearts as things stand"
    casual = rr.start("chapters", position=position | {"options": {"casual": True}}, seed=1)
    told = {str(action): offer for action, offer in zip(casual.legal(), slip_of(casual).offers, strict=True)}
    assert str(told["invite:fr07"].consequence) == "counts as one Friend"


def test_calling_molly_tells_from_whom_it_comes_and_the_larger_draw() -> None:
    """CHAP-MOL-1, CHAP-MOL-6."""
    position = {"game": "chapters", "seats": 2, "asked": "action"}
    said = {
        str(action): str(offer.consequence)
        for match in (rr.start("chapters", position=position, seed=1),)
        for action, offer in zip(match.legal(), slip_of(match).offers, strict=True)
    }
    assert said["molly:space"] == "one icon: Space; 3 cards at the end of the turn"
    match = rr.start("chapters", position=position | {"molly": {"at": 1, "gives": "content"}}, seed=1)
    slip = slip_of(match)
    said = {str(action): str(offer.consequence) for action, offer in zip(match.legal(), slip.offers, strict=True)}
    assert said["molly:space"] == "from Ben, one icon: Space"


def test_a_window_looks_the_same_to_all_who_are_not_asked() -> None:
    """CHAP-NSFL-5: who could react is told to nobody; all wait in the same words."""
    match = rr.start("chapters", seats=4, seed=3, options={"nsfl": True})
    chance, windows = random.Random(3), 0
    while not match.over and windows < 5:
        asked = match.to_move
        if match.view(asked).decision in ("reaction", "glare"):
            windows += 1
            others = [seat for seat in range(4) if seat != asked]
            told = {str(match.game.prompt(match.view(seat), NAMES, {}, match.setup)) for seat in (None, *others)}
            assert told == {"Waiting whether anybody reacts."}
            assert all(match.view(seat).asked is None for seat in others)
        match.play(chance.choice(match.legal()))
    assert windows == 5
