"""What a seat cannot see (7.4): other hands, the deck, the book of a half-made play, and the chance to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import MEMBERS, bits, nth_member
from readingroom.games.librarians.rules.chaos import may_insert
from readingroom.games.librarians.rules.house import BOOK_DECK, NONE
from readingroom.games.librarians.rules.playing import can_play, may_play_on, meets_force
from readingroom.games.librarians.rules.sets import WORDS, add, first_from, has, remove
from readingroom.games.librarians.rules.table import (
    ASK_ACT,
    ASK_DRAMA,
    ASK_INSERT,
    ASK_PLACE,
    DECK,
    KNOWN,
    SHOWN,
    Table,
)
from readingroom.games.librarians.rules.turn import has_match, has_open_options, is_done

NO_BOOKS: Final = vec[i64]([0] * WORDS)


def redraw_hidden(guess: Table, seat: i64, key: i64) -> None:
    """Draw afresh all that the seat cannot know; books whose place it knows stay."""
    guess.reseed(mix(key))
    redeal(guess, seat)
    if guess.depth > 0 and guess.active != seat:
        redraw_choice(guess, seat)


def redeal(guess: Table, seat: i64) -> None:
    """Every other hand gets as many unknown books as it has, out of all that are hidden; the rest is the deck."""
    pool = guess.sets[DECK : DECK + WORDS]
    for book in guess.known_top:
        remove(pool, 0, book)
    unknown = NO_BOOKS[:]  # of one hand
    counts = vec[i64]([0] * guess.seats)
    knowing = vec[i64]([0] * (guess.seats * guess.seats))
    for other in range(guess.seats):
        if other == seat:
            continue
        unknown = unknown_books(guess, seat, other)
        counts[other] = count_in(unknown)
        for knower in range(guess.seats):
            knowing[other * guess.seats + knower] = forget_some(guess, knower, unknown)
        for word in range(WORDS):
            guess.sets[guess.hand_of(other) + word] &= ~unknown[word]
            pool[word] |= unknown[word]
    for other in range(guess.seats):
        if other != seat:
            deal_unknown(guess, other, pool, counts[other], knowing)
    for word in range(WORDS):
        guess.sets[DECK + word] = pool[word]
    for book in guess.known_top:
        add(guess.sets, DECK, book)


def unknown_books(guess: Table, seat: i64, other: i64) -> vec[i64]:
    """The books of another hand that a seat has not seen there."""
    unknown = NO_BOOKS[:]
    for word in range(WORDS):
        seen = guess.sets[SHOWN + word]
        if seat >= 0:
            seen |= guess.sets[KNOWN + seat * WORDS + word]
        unknown[word] = guess.sets[guess.hand_of(other) + word] & ~seen
    return unknown


def count_in(words: vec[i64]) -> i64:
    count: i64 = 0
    for word in words:
        count += bits(word)
    return count


def forget_some(guess: Table, knower: i64, books: vec[i64]) -> i64:
    """What a third seat knows of a hand that is dealt anew; how many books it was is told by what it passed on."""
    count: i64 = 0
    for word in range(WORDS):
        at = KNOWN + knower * WORDS + word
        count += bits(guess.sets[at] & books[word])
        guess.sets[at] &= ~books[word]
    return count


def deal_unknown(guess: Table, other: i64, pool: vec[i64], count: i64, knowing: vec[i64]) -> None:
    """Deal a hand its unknown books, and let whoever knew as many of the old ones know of these."""
    dealt = NO_BOOKS[:]
    for number in range(count):
        book = guess.pick_member(BOOK_DECK, pool)
        remove(pool, 0, book)
        add(guess.sets, guess.hand_of(other), book)
        add(dealt, 0, book)
        for knower in range(guess.seats):
            if number < knowing[other * guess.seats + knower]:
                add(guess.sets, KNOWN + knower * WORDS, book)


# --- what a question tells of the hand ----------------------------------------------------------------------


def redraw_choice(guess: Table, seat: i64) -> None:
    """A hand that is asked has an answer: everybody knows that much, and which book was taken nobody knows."""
    kind = guess.asks
    inserts = kind == ASK_DRAMA or kind == ASK_INSERT
    if kind == ASK_PLACE or inserts or (kind == ASK_ACT and not is_done(guess) and not has_open_options(guess)):
        guess.colour_open = False
        guess.letter_open = False
        if count_in(candidates_in(guess, guess.hand_of(guess.active), inserts)) == 0:
            swap_in_candidate(guess, seat, inserts)
    guess.colour_open = guess.colour_force != NONE and has_match(guess, guess.colour_force, NONE)
    guess.letter_open = guess.letter_force != NONE and has_match(guess, NONE, guess.letter_force)
    if kind == ASK_PLACE or kind == ASK_INSERT:
        candidates = candidates_in(guess, guess.hand_of(guess.active), inserts)
        count = count_in(candidates)
        if count > 0:
            guess.first = nth_member(candidates, guess.below(BOOK_DECK, count))


def candidates_in(guess: Table, at: i64, inserts: bool) -> vec[i64]:
    """The books of a set that the active player could play, or insert."""
    found = NO_BOOKS[:]
    book = first_from(guess.sets, at, 0)
    while book != NONE:
        if may_insert(guess, book) if inserts else may_play_now(guess, book):
            add(found, 0, book)
        book = first_from(guess.sets, at, book + 1)
    return found


def may_play_now(guess: Table, book: i64) -> bool:
    return may_play_on(guess) and meets_force(guess, book) and can_play(guess, book)


def swap_in_candidate(guess: Table, seat: i64, inserts: bool) -> None:
    """Exchange an unknown book of the active hand for a hidden one that fits, wherever it is."""
    unknown = unknown_books(guess, seat, guess.active)
    places = NO_BOOKS[:]
    for word in range(WORDS):
        places[word] = guess.sets[DECK + word]
    for book in guess.known_top:
        remove(places, 0, book)
    for other in range(guess.seats):
        if other != seat and other != guess.active:
            hidden = unknown_books(guess, seat, other)
            for word in range(WORDS):
                places[word] |= hidden[word]
    fitting = NO_BOOKS[:]
    for number in range(WORDS * MEMBERS):
        if has(places, 0, number) and (may_insert(guess, number) if inserts else may_play_now(guess, number)):
            add(fitting, 0, number)
    if count_in(fitting) == 0 or count_in(unknown) == 0:
        return
    wanted = nth_member(fitting, guess.below(BOOK_DECK, count_in(fitting)))
    given = nth_member(unknown, guess.below(BOOK_DECK, count_in(unknown)))
    exchange(guess, given, wanted)


def exchange(guess: Table, given: i64, wanted: i64) -> None:
    """Two hidden books trade places, with whoever knows of them."""
    for at in range(0, KNOWN + guess.seats * WORDS, WORDS):
        one, other = has(guess.sets, at, given), has(guess.sets, at, wanted)
        if one != other:
            remove(guess.sets, at, given if one else wanted)
            add(guess.sets, at, wanted if one else given)
