"""What a seat cannot see (4.4): hands, the deck, who is being asked in secret, and the chance to come."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import NOBODY, bit, bits
from readingroom.games.fire.rules.house import (
    AMULET,
    DECK,
)
from readingroom.games.fire.rules.spreading import can_react
from readingroom.games.fire.rules.table import (
    ASK_AMULET,
    ASK_REACTION,
    Table,
)


def redraw_hidden(guess: Table, seat: i64, key: i64) -> None:
    """Draw afresh all that the seat cannot know: hands, deck, who is being asked in secret, and the chance to come."""
    guess.reseed(mix(key))
    if not guess.house.tools:
        return
    own: i64 = 0 if seat < 0 else guess.hands[seat]
    for generation in range(guess.generation + 1):
        hidden = guess.pools[generation] & ~own
        if hidden != 0:
            redeal(guess, seat, hidden, generation == guess.generation)
    if guess.depth > 0 and guess.seats > 1:
        kind = guess.asks
        if kind == ASK_AMULET or kind == ASK_REACTION:
            redraw_asked(guess, seat, kind)


def redeal(guess: Table, seat: i64, hidden: i64, with_deck: bool) -> None:
    """Deal one pool of hidden cards anew: every other hand gets as many of them as it has; the rest is the deck."""
    left = hidden
    for other in range(guess.seats):
        if other == seat:
            continue
        count = bits(guess.hands[other] & hidden)
        if count == 0:
            continue
        guess.hands[other] &= ~hidden
        for _card in range(count):
            card = guess.pick_bit(DECK, left)
            left &= ~bit(card)
            guess.hands[other] |= bit(card)
    if with_deck:
        guess.deck = left


def redraw_asked(guess: Table, seat: i64, kind: i64) -> None:
    """In a secret window a seat knows only its own part: who else passed or is asked follows from the new hands."""
    mine: i64 = 0 if seat < 0 else bit(seat)
    passed = guess.first if kind == ASK_AMULET else guess.second
    known: i64 = 0
    if guess.to_move() == seat or passed & mine != 0:
        for other in range(guess.seats):
            if other != seat and guess.is_before(other, seat):
                known |= bit(other)
    known |= passed & mine
    if guess.to_move() != seat:
        guess.asked = likely_asked(guess, ~(known | mine), kind)
    if kind == ASK_AMULET:
        guess.first = known
    else:
        guess.second = known


def likely_asked(guess: Table, open_to: i64, kind: i64) -> i64:
    """The first seat that could answer with its new hand; if none could, the first that is open."""
    able: i64 = 0
    others: i64 = 0
    for other in range(guess.seats):
        if open_to & bit(other) != 0:
            others |= bit(other)
            if guess.has_tool(other, AMULET) if kind == ASK_AMULET else can_react(guess, other):
                able |= bit(other)
    if able != 0:
        return guess.first_of(able)
    if others != 0:
        return guess.first_of(others)
    return NOBODY
