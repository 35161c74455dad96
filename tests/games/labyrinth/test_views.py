"""Views: nearly everything is open; only sealed choices of genres are not (5.2)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import readingroom as rr
from readingroom.core.codec import to_plain
from tests.games.labyrinth.builders import (
    ANA,
    BASILISK,
    BEN,
    CLEO,
    FULL,
    a_library,
    alone,
    asked,
    dealt,
    interject,
    number,
    play,
    thing,
)


def shared(view: Any) -> Any:
    """A view without what belongs to its seat alone."""
    return replace(view, seat=None, legal=(), free=(), wanted=())


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_all_seats_and_onlookers_see_the_same_table(seats: int) -> None:
    """LAB-SETUP-12, R-21: hands, piles, discards, tiles once lit, sizes of decks, stacks."""
    dice, match = random.Random(seats), dealt(seats=seats, seed=seats)
    for _ in range(80):
        if match.over:
            break
        views = [match.view(seat) for seat in range(seats)]
        assert {repr(shared(view)) for view in views} == {repr(match.view())}
        assert [view.seat for view in views] == list(range(seats))
        match.play(dice.choice(match.legal()))


def test_only_the_asked_seat_reads_answers() -> None:
    """LAB-TURN-4: and everybody reads what it may do unasked."""
    match = a_library(None, ["circe"], ["alice"])
    assert (len(match.view(ANA).legal) > 5, match.view(BEN).legal, match.view().legal) == (True, (), ())
    assert (match.view(ANA).free, match.view(BEN).free) == (("concede",), ("discard:alice",))
    assert match.view(ANA).legal == tuple(str(action) for action in match.legal())


def test_sealed_choices_are_hidden_from_others() -> None:
    """LAB-SETUP-11, R-14: whatever Ben has chosen, Ana and Cleo see the same."""
    views = []
    for choice in ("start:red+red+red", "start:green+blue+purple"):
        match = dealt(seats=3, seed=1)
        interject(match, BEN, choice)
        views.append([to_plain(match.view(seat)) for seat in (ANA, CLEO, None)])
        assert match.view(BEN).wanted == tuple(choice.removeprefix("start:").split("+"))
        assert match.view().chosen == (False, True, False)
    assert views[0] == views[1]


def test_events_tell_no_more_than_views() -> None:
    """R-14: a sealed choice is told to its seat only."""
    match = dealt(seats=2)
    play(match, "start:red+red+red")
    assert "(0, 0, 0)" in repr(match.events(ANA))
    assert "(0, 0, 0)" not in repr(match.events(BEN)) + repr(match.events())


def test_never_lit_tiles_show_nothing() -> None:
    """LAB-SETUP-4: neither kind nor rotation; what was lit once is remembered (R-21)."""
    match = a_library({"r2c3": "reward/corner/3 dark"})
    hidden, known = match.view().tiles[number("r1c1")], match.view().tiles[number("r2c3")]
    assert (hidden.kind, hidden.open, hidden.lit) == (None, None, False)
    assert (known.kind, known.open, known.lit) == ("reward", (True, False, False, True), False)


def test_a_hand_shows_cards_and_piles() -> None:
    """LAB-SETUP-12, LAB-CAP-4: with the cards under a Terror."""
    hand = a_library(None, ["circe", "booster-1", BASILISK]).view(BEN).hands[ANA]
    assert (hand.cell, hand.books, hand.rewards) == ("r3c3", (thing("circe"),), (thing("booster-1"),))
    assert [(pile.terror, pile.books, pile.items) for pile in hand.piles] == [
        (thing("basilisk"), tuple(sorted((thing("jo-march"), thing("nzinga")))), ())
    ]


def test_genres_show_deck_discards_shelf_and_terror() -> None:
    """LAB-RET-2, LAB-ACTV-2, LAB-DECK-1: one entry a genre."""
    view = a_library({"r2c3": "shelf/tee/1 red"}, discards=["alice"], returned={"blue": "plague"}).view()
    red, blue = view.genres[0], view.genres[4]
    assert (red.deck, red.discard, red.cell, red.filled_by) == (8, (thing("alice"),), "r2c3", None)
    assert (blue.deck, blue.cell, blue.filled_by) == (12, None, thing("plague"))


def test_pending_choices_are_shown_to_all() -> None:
    """LAB-TURN-4: others may advise, so they see what is being chosen."""
    match = a_library({"r2c3": "terror/tee/1 tornado"}, ["dorothy-gale", "harriet-tubman", "portia"])
    play(match, "move:r2c3")
    pending = match.view(BEN).pending
    assert (match.view(BEN).decision, pending.walker, pending.cell, pending.paid) == ("pay", "player", "r2c3", ())
    gift = a_library(None, ["nzinga"], FULL)
    play(gift, "give:nzinga")
    assert (gift.view(ANA).offer, gift.view(ANA).pending.to) == ("nzinga", BEN)


def test_the_turn_and_what_is_passed_on() -> None:
    """LAB-PASSACT-1, LAB-TURN-2: turn, active seat, actions."""
    match = a_library()
    view = match.view()
    assert (view.turn, view.active, view.asked, view.actions, view.solo) == (1, ANA, ANA, 3, False)
    play(match, "end:pass")
    view = match.view()
    assert (view.turn, view.active, view.actions) == (2, BEN, 4)
    assert alone().view().solo


def test_a_finished_match_asks_nobody() -> None:
    """LAB-END-2: the ending is shown."""
    match = a_library(curses={"left": 0})
    play(match, "end")
    view = match.view(ANA)
    assert (view.over, view.ending, view.active, view.asked, view.decision) == (True, "out_of_time", None, None, None)
    assert (view.legal, view.free, asked(match)) == ((), (), None)


def test_a_guess_changes_only_what_a_seat_does_not_know() -> None:
    """R-14: sealed choices of others are drawn anew; afterwards nothing on the table is hidden."""
    match = dealt(seats=3, seed=1)
    interject(match, BEN, "start:red+red+red")
    for seat, several in ((ANA, True), (BEN, False), (CLEO, True)):
        guesses = [match.game.position(match.resampled(seat, key), match.setup) for key in range(12)]
        choices = {tuple(guess["asked"]["wanted"]["1"]) for guess in guesses}
        assert (len(choices) > 1) == several
    table = a_library({"r2c3": "crossroads"}, ["circe"])
    guess = table.game.position(table.resampled(BEN, 4), table.setup)
    assert guess == table.position()


def test_views_are_plain_data() -> None:
    """LAB-SETUP-12: they can be sent as they are."""
    match = rr.start("labyrinth", seats=2, seed=1)
    assert to_plain(match.view(ANA))["decision"] == "start"
