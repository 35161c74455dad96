"""The odds of what a greedy player weighs: who may hold an Axe, as far as a seat knows."""

from __future__ import annotations

from math import comb

import pytest

import readingroom as rr
from readingroom.core.dice import mix
from readingroom.games.fire.bot.outcomes import chance_of_axe
from readingroom.games.fire.rules.house import AXE
from readingroom.games.fire.rules.state import FireState

SAMPLES = 40


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_an_axe_is_as_likely_as_all_deals_of_the_hidden_cards_make_it(seats: int) -> None:
    """FIRE-T-AXE-1, 4.4: and as often as samples have one, over a whole match."""
    match, player = rr.start("fire", seats=seats, seed=14), rr.bot("random", seed=4)
    off, spread = 0.0, 0.0
    while (seat := match.to_move) is not None:
        guess = match.resampled(seat, 5)
        assert isinstance(guess, FireState)
        others = [other for other in range(seats) if other != seat]
        chance = float(chance_of_axe(guess, seat, sum(1 << other for other in others)))
        assert chance == pytest.approx(by_deals(guess, seat, others))
        keys = range(1000 * len(match.log), 1000 * len(match.log) + SAMPLES)
        armed = [has_axe(guess.resample(seat, mix(number)), others) for number in keys]
        off += sum(armed) / SAMPLES - chance
        spread += chance * (1 - chance) / SAMPLES
        match.play(player.choose(match, seat))
    assert spread > 0
    assert abs(off) < 4 * spread**0.5


def by_deals(guess: FireState, seat: int, others: list[int]) -> float:
    """Of all deals of each pool to these hands, the share with an Axe in one; or everybody has seen one going there."""
    axes = int(guess.house.kind_set[AXE])
    own, held = int(guess.hands[seat]), sum(int(guess.hands[other]) for other in others)
    none = 1.0
    for pool in guess.pools:
        hidden = int(pool) & ~own
        cards, harmless = hidden.bit_count(), (hidden & ~axes).bit_count()
        dealt = (held & hidden).bit_count()
        none *= comb(harmless, dealt) / comb(cards, dealt)
        held &= ~hidden
    return 1.0 if held & axes else 1.0 - none


def has_axe(state: object, others: list[int]) -> bool:
    assert isinstance(state, FireState)
    return any(state.has_tool(other, AXE) for other in others)
