"""Chances as a seat can know them, against samples of what it cannot."""

from __future__ import annotations

from fractions import Fraction

import readingroom as rr
from readingroom.games.chapters.cards.pack import published_pack
from tests.games.chapters.builders import ANA, BEN, a_table, with_modules


def test_the_next_card_is_any_that_one_does_not_hold() -> None:
    """5.4: 57 Features and 21 Events, less one's own hand."""
    match = a_table(hands={ANA: ["fs01", "ev01"], BEN: ["fc01"]})
    assert match.odds(ANA).card == {"space": (18, 76), "programme": (19, 76), "content": (19, 76), "event": (20, 76)}
    assert match.odds(None).card["space"] == (19, 78)


def test_a_friend_given_back_is_in_the_deck() -> None:
    """CHAP-SETUP-9, CHAP-Q-41: two players, ten Friends removed; eight places, one of them surely that Friend's."""
    match = rr.start("chapters", seats=2, seed=5)
    pair = match.view(ANA).offered
    match.play(f"keep:{pair[0]}")
    match.play(match.legal()[0])
    odds = match.odds(ANA).friend
    assert sum(Fraction(*chance) for chance in odds.values()) == 1
    given = next(friend for friend in published_pack().friends if friend.key == pair[1])
    hidden = [one for one in published_pack().friends if one.key not in seen(match)]
    alike = sum(one.prefers == given.prefers for one in hidden) - 1
    expected = Fraction(1, 8) + Fraction(7, 8) * Fraction(alike, len(hidden) - 1)
    assert Fraction(*odds[given.prefers]) == expected


def seen(match: rr.Match) -> set[str]:
    """Friends that lie open."""
    view = match.view()
    return {one.friend for one in view.lobby} | {one.friend for library in view.libraries for one in library.friends}


def test_what_one_has_looked_at_is_certain() -> None:
    """EN04, CHAP-Q-36."""
    stack = {"feature": "fs01", "enhancement": "en04"}
    match = a_table(
        options=with_modules("enhancements"), asked="pre_phase", stacks={ANA: [stack]}, draws=["fr01", "fr05"]
    )
    match.play("use:en04", "arrange:turn")
    assert match.odds(ANA).friend == {"space": (0, 1), "programme": (0, 1), "content": (1, 1)}
    assert match.odds(BEN).friend["content"][0] < match.odds(BEN).friend["content"][1]
