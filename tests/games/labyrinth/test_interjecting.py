"""R-38, R-58: what seats may do without being asked, at every kind of question."""

from __future__ import annotations

import random

import pytest

import readingroom as rr
from readingroom.games.labyrinth.edge.events import Discarded
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    CLEO,
    FULL,
    a_library,
    actions_left,
    alone,
    asked,
    dealt,
    discards,
    hand,
    interject,
    options,
    play,
    slots,
    thing,
    unasked,
)

REWARD = {"r3c4": "reward/tee/0"}


def test_the_asked_seats_discards_are_answers_and_not_interjections() -> None:
    """R-58: in the Action phase one's own discards are among the answers."""
    match = a_library(None, ["circe"], ["alice"])
    assert "discard:circe" in options(match)
    assert (unasked(match, ANA), unasked(match, BEN)) == (["concede"], ["discard:alice"])


def test_on_a_reward_tile_the_others_may_discard_and_so_may_the_mover() -> None:
    """R-38: a hand with room discards by interjection, a full one by answer."""
    roomy = a_library(REWARD, ["circe"], ["alice"])
    play(roomy, "move:r3c4")
    assert options(roomy) == ["draw", "skip"]
    assert unasked(roomy, ANA) == ["discard:circe", "concede"]
    interject(roomy, BEN, "discard:alice")
    interject(roomy, ANA, "discard:circe")
    assert (asked(roomy), sorted(discards(roomy))) == ("reward", ["alice", "circe"])
    full = a_library(REWARD, FULL, ["portia"])
    play(full, "move:r3c4")
    assert unasked(full, ANA) == ["concede"]


def test_between_the_books_of_a_library_card() -> None:
    """R-39, R-38: a friend's discard may even make the genre available."""
    green = ["ada-lovelace", "caroline-herschel", "emmy-noether", "hypatia", "marie-curie", "mary-anning"]
    match = a_library(None, ["booster-6"], green[:6], draws=["wang-zhenyi"])
    play(match, "spend:booster-6:library_card", "take:green")
    assert "extra:green" not in options(match)
    interject(match, BEN, "discard:hypatia")
    assert "extra:green" in options(match)
    play(match, "extra:green")
    assert hand(match) == ["hypatia", "wang-zhenyi"]


def test_while_a_gift_waits_the_giver_keeps_what_is_on_its_way() -> None:
    """R-58: neither the gift nor the booster that brings it can be discarded meanwhile."""
    match = a_library(
        {"r3c4": "crossroads"}, ["nzinga", "portia", "booster-3"], FULL, ["athena"], seats=3, at=["r3c3", "r3c4"]
    )
    play(match, "give:nzinga", "to:1")
    assert unasked(match, ANA) == ["discard:portia", "concede"]
    assert unasked(match, CLEO) == ["discard:athena"]
    interject(match, ANA, "discard:portia")
    interject(match, CLEO, "discard:athena")
    play(match, "discard:alice")
    assert ("nzinga" in hand(match, BEN), slots(match, BEN)) == (True, 6)


def test_between_two_steps_of_one_choice_nobody_interjects() -> None:
    """R-63, R-38: a payment, a swap or a booster in the making rests on the cards as they are."""
    match = a_library({"r2c3": "terror/tee/1 tornado"}, ["dorothy-gale", "gretel"], ["alice"])
    play(match, "move:r2c3")
    assert (asked(match), unasked(match, ANA), unasked(match, BEN)) == ("pay", [], [])


def test_captured_terrors_are_not_discarded_out_of_turn_either() -> None:
    """LAB-HAND-4: only Books and Rewards."""
    match = a_library(None, [], [BASILISK, "booster-1"])
    assert unasked(match, BEN) == ["discard:booster-1"]


def test_what_is_no_interjection_is_refused() -> None:
    """LAB-TURN-4: an action out of turn, a card of somebody else."""
    match = a_library(None, ["circe"], ["alice"])
    for action in ("take:red", "discard:circe", "end", "concede"):
        with pytest.raises(rr.Refused):
            interject(match, BEN, action)
    assert discards(match) == []


def test_an_interjection_changes_neither_question_nor_actions() -> None:
    """R-58: it is logged with its seat, and the match replays."""
    match = a_library(None, ["circe"], ["alice"])
    assert interject(match, BEN, "discard:alice") == [Discarded(BEN, thing("alice"))]
    assert (match.to_move, actions_left(match)) == (ANA, 3)
    again = rr.Match.loads(match.dumps())
    assert again.position() == match.position()


def test_alone_both_hands_may_discard() -> None:
    """R-56: the Trolley's too, at any question."""
    match = alone(REWARD, ["circe"], ["alice"])
    assert options(match, "discard") == ["discard:alice", "discard:circe"]
    play(match, "move:r3c4")
    assert unasked(match, ANA) == ["discard:alice", "discard:circe", "concede"]


def test_discards_of_all_seats_along_random_matches() -> None:
    """LAB-HAND-3: whenever a seat may discard, it may discard every Book and Reward that is not on its way."""
    for seed in range(6):
        dice, match = random.Random(seed), dealt(seats=3, seed=seed)
        for _ in range(60):
            if match.over:
                break
            if asked(match) in ("act", "reward", "extra"):
                for seat in range(3):
                    cards = {f"discard:{card}" for card in hand(match, seat) if isinstance(card, str)}
                    free = {text for text in unasked(match, seat) if text.startswith("discard")}
                    answers = set(options(match, "discard")) if seat == match.to_move else set()
                    assert free | answers == cards
                    assert not free & answers
            match.play(dice.choice(match.legal()))
