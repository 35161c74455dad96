"""The coach: one plan while it holds, a word when it does not, and never more than the seat knows."""

from __future__ import annotations

from typing import Any

import pytest

import readingroom as rr
from readingroom.bots.coach import Advice, advise, mark_of
from readingroom.bots.levels import Archivist

NAMES = ["Ana", "Ben"]


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """How strong it is does not matter here."""
    monkeypatch.setattr(Archivist, "iterations", 60)


def before_a_capture() -> rr.Match:
    """Ana stands beside a Terror and can pay for it in several ways."""
    for seed in range(40):
        match = rr.start("labyrinth", seats=2, seed=seed, options={"difficulty": "novice"})
        player = rr.bot("quick", seed=seed)
        while (seat := match.to_move) is not None:
            odds = match.odds(seat)
            walks = (
                [walk for walk in odds.walks if len(walk.payments) > 1]
                if odds and match.view(seat).decision == "act"
                else []
            )
            if walks:
                return match
            match.play(player.choose(match, seat))
    raise AssertionError


def test_asked_again_it_says_the_same() -> None:
    """Two hints in a row at one question are one hint."""
    match = rr.start("fire", seats=2, seed=3)
    seat = match.to_move
    assert seat is not None
    first = advise(match, seat)
    assert advise(match, seat, first) is first


def test_a_payment_is_named_as_it_will_be_made() -> None:
    """LAB-CAP-1: the cards that the reason names are those that the next hints tell to pay."""
    match = before_a_capture()
    seat = match.to_move
    assert seat is not None
    walk = next(walk for walk in match.odds(seat).walks if len(walk.payments) > 1)
    box: Any = match.game.box(match.setup)
    names = {card.key: card.name for card in (*box.books, *box.rewards)}
    for way in walk.payments:
        action = f"move:{walk.cell}" if walk.walker == "player" else f"move:{walk.cell}:{walk.walker}"
        planned = [f"pay:{card}" for card in way]
        sentence = match.reason(action, seat, NAMES, planned).sentence
        assert all(names[card] in sentence for card in way)


def test_it_keeps_to_its_plan_and_says_when_it_does_not() -> None:
    """What was planned is told again while nothing much better is known; else the change is said."""
    match = rr.start("labyrinth", seats=2, seed=5, options={"difficulty": "novice"})
    told: dict[int, Advice] = {}
    for number in range(30):
        seat = match.to_move
        if seat is None:
            break
        former = told.get(seat)
        advice = told[seat] = advise(match, seat, former, seed=number)
        followed = former is not None and len(former.steps) > len(match.log) - former.at > 0
        if followed and former is not None:
            planned = former.steps[len(match.log) - former.at]
            if all(who == seat for who, _ in match.log[former.at :]):
                assert advice.changed == (advice.action != planned)
        match.play(advice.action)


def test_whoever_does_otherwise_gets_a_new_plan() -> None:
    """The coach gave nothing up: the player did."""
    match = rr.start("fire", seats=2, seed=3)
    seat = match.to_move
    assert seat is not None
    former = Advice(0, mark_of(match, 0), ("draw", "stop"), changed=False)
    match.play("draw", "draw")
    assert match.to_move == seat
    assert not advise(match, seat, former, seed=1).changed


def test_advice_of_another_line_of_play_is_forgotten() -> None:
    """After something was taken back the log may be as long and say something else."""
    match = rr.start("labyrinth", seats=2, seed=5)
    seat = match.to_move
    assert seat is not None
    former = Advice(0, 1, (str(match.legal()[0]),), changed=False)
    advice = advise(match, seat, former, seed=1)
    assert advice.mark == mark_of(match, 0) != former.mark


def test_only_the_seat_that_is_asked_is_advised() -> None:
    """TABLE-TURN-1."""
    match = rr.start("fire", seats=2, seed=3)
    seat = match.to_move
    assert seat is not None
    with pytest.raises(rr.Refused, match="not asked"):
        advise(match, 1 - seat)
