"""What a seat cannot see (5.4): hands, decks, shelves, starting pairs, who is asked in secret, the chance to come."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import bit, bits
from readingroom.games.chapters.rules.house import ENHANCEMENT_DECK, FEATURE_DECK, FRIEND_DECK
from readingroom.games.chapters.rules.lobby import knowers_of, pool_of
from readingroom.games.chapters.rules.reacting import chain_seat, glares_of, reactions_of
from readingroom.games.chapters.rules.table import (
    ASK_GLARE,
    ASK_REACTION,
    IN_ENHANCEMENTS,
    IN_EVENTS,
    LAYER_FRIENDS,
    SECOND_WORD,
    UNSEEN_POOL,
    WORDS,
    Table,
)


def redraw_hidden(guess: Table, seat: i64, key: i64) -> None:
    """Draw afresh all that the seat cannot know; all that it knows stays."""
    guess.reseed(mix(key))
    gather_shelves(guess, seat)
    for generation in range(guess.generation + 1):
        redeal(guess, seat, generation)
    if guess.house.enhancing:
        for generation in range(guess.enhancement_generation + 1):
            redeal_enhancements(guess, seat, generation)
        shelve_again(guess)
    redeal_friends(guess, seat)
    redraw_kept(guess, seat)
    if guess.depth > 0 and (guess.asks == ASK_REACTION or guess.asks == ASK_GLARE):
        redraw_asked(guess, seat)


# --- hands and decks -----------------------------------------------------------------------------------------


def own_cards(guess: Table, seat: i64, word: i64) -> i64:
    """What a seat holds or has Shelved itself."""
    return 0 if seat < 0 else guess.hands[seat * WORDS + word] | guess.shelves[seat * WORDS + word]


def redeal(guess: Table, seat: i64, generation: i64) -> None:
    """Deal one pool of hidden cards anew: every other hand gets as many of them as it has; the rest is the deck."""
    at = generation * WORDS
    features = guess.pools[at] & ~own_cards(guess, seat, 0)
    events = guess.pools[at + IN_EVENTS] & ~own_cards(guess, seat, IN_EVENTS)
    if features | events == 0:
        return
    left, left_events = features, events
    for other in range(guess.seats):
        if other == seat:
            continue
        hand = other * WORDS
        count = bits(guess.hands[hand] & features) + bits(guess.hands[hand + IN_EVENTS] & events)
        guess.hands[hand] &= ~features
        guess.hands[hand + IN_EVENTS] &= ~events
        for _card in range(count):
            card = guess.pick_card(FEATURE_DECK, left, left_events)
            if card >= SECOND_WORD:
                left_events &= ~bit(card - SECOND_WORD)
                guess.hands[hand + IN_EVENTS] |= bit(card - SECOND_WORD)
            else:
                left &= ~bit(card)
                guess.hands[hand] |= bit(card)
    if generation == guess.generation:
        guess.deck = left
        guess.deck_events = left_events


def redeal_enhancements(guess: Table, seat: i64, generation: i64) -> None:
    """The same for Enhancements, which have a deck of their own."""
    hidden = guess.pools[generation * WORDS + IN_ENHANCEMENTS] & ~own_cards(guess, seat, IN_ENHANCEMENTS)
    if hidden == 0:
        return
    left = hidden
    for other in range(guess.seats):
        if other == seat:
            continue
        hand = other * WORDS + IN_ENHANCEMENTS
        count = bits(guess.hands[hand] & hidden)
        guess.hands[hand] &= ~hidden
        for _card in range(count):
            card = guess.pick_bit(ENHANCEMENT_DECK, left)
            left &= ~bit(card)
            guess.hands[hand] |= bit(card)
    if generation == guess.enhancement_generation:
        guess.enhancement_deck = left


# --- shelves -------------------------------------------------------------------------------------------------
#
# Which of its cards a seat has Shelved only that seat knows: for the others its hand and its shelf are one heap.
# A player with a perfect memory knows a little more: a card drawn after the last Shelving is not on the shelf.


def gather_shelves(guess: Table, seat: i64) -> None:
    """Every other shelf goes back into its hand; `shelve_again` takes as many off again."""
    guess.shelf_sizes = 0
    if not guess.house.enhancing:
        return
    for other in range(guess.seats):
        if other == seat:
            continue
        for word in range(WORDS):
            at = other * WORDS + word
            guess.shelf_sizes += bits(guess.shelves[at]) << (other * 8)
            guess.hands[at] |= guess.shelves[at]
            guess.shelves[at] = 0


def shelve_again(guess: Table) -> None:
    """Any card that nobody else has seen in that hand may lie on the shelf."""
    for other in range(guess.seats):
        for _card in range((guess.shelf_sizes >> (other * 8)) & 255):
            shelve_any(guess, other)


def shelve_any(guess: Table, other: i64) -> None:
    at = other * WORDS
    features = guess.hands[at] & ~guess.shown[0]
    events = guess.hands[at + IN_EVENTS] & ~guess.shown[IN_EVENTS]
    more = guess.hands[at + IN_ENHANCEMENTS] & ~guess.shown[IN_ENHANCEMENTS]
    size = bits(features) + bits(events) + bits(more)
    if guess.below(FEATURE_DECK, size) < bits(more):
        word, card = IN_ENHANCEMENTS, guess.pick_bit(ENHANCEMENT_DECK, more)
    else:
        card = guess.pick_card(FEATURE_DECK, features, events)
        word = IN_EVENTS if card >= SECOND_WORD else 0
        card = card - SECOND_WORD if card >= SECOND_WORD else card
    guess.hands[at + word] &= ~bit(card)
    guess.shelves[at + word] |= bit(card)


# --- Friends -------------------------------------------------------------------------------------------------


def redeal_friends(guess: Table, seat: i64) -> None:
    """Each pool of Friends that the seat cannot tell apart is dealt anew over its places."""
    mine: i64 = 0 if seat < 0 else bit(seat)
    done: i64 = 0
    for place in range(guess.layer_count):
        pool = pool_of(guess.layers[place])
        if pool != UNSEEN_POOL and done & bit(pool) == 0:
            done |= bit(pool)
            redeal_pool(guess, pool, mine, hidden_in(guess, pool, mine), 0)
    redeal_unseen(guess, seat, mine)


def hidden_in(guess: Table, pool: i64, mine: i64) -> i64:
    """The Friends of a pool that lie where the seat does not know them."""
    found: i64 = 0
    for place in range(guess.layer_count):
        one = guess.layers[place]
        if pool_of(one) == pool and knowers_of(one) & mine == 0:
            found |= one & LAYER_FRIENDS
    return found


def redeal_pool(guess: Table, pool: i64, mine: i64, friends: i64, must: i64) -> i64:
    """Deal Friends over a pool's places in the deck; those that must be there come first. Gives what is left."""
    places: i64 = bits(hidden_in(guess, pool, mine))
    chosen: i64 = must
    while bits(chosen) < places:
        chosen |= bit(guess.pick_bit(FRIEND_DECK, friends & ~chosen))
    left = chosen
    for place in range(guess.layer_count):
        one = guess.layers[place]
        if pool_of(one) != pool or knowers_of(one) & mine != 0:
            continue
        size = bits(one & LAYER_FRIENDS)
        dealt: i64 = 0
        for _friend in range(size):
            friend = guess.pick_bit(FRIEND_DECK, left)
            left &= ~bit(friend)
            dealt |= bit(friend)
        guess.layers[place] = (one & ~LAYER_FRIENDS) | dealt
    return friends & ~chosen


def redeal_unseen(guess: Table, seat: i64, mine: i64) -> None:
    """Friends that nobody has seen: in the deck, removed (CHAP-Q-41), or in others' starting pairs.

    Whoever gave a starting Friend back knows that it is in the deck.
    """
    in_deck = hidden_in(guess, UNSEEN_POOL, mine)
    friends = in_deck | guess.removed
    pairs: i64 = 0
    for other in range(guess.seats):
        if other != seat:
            pairs |= guess.offered[other]
    must: i64 = 0 if seat < 0 else guess.given_back[seat] & in_deck
    left = redeal_pool(guess, UNSEEN_POOL, mine, friends | pairs, must)
    for other in range(guess.seats):
        if other == seat or guess.offered[other] == 0:
            continue
        guess.offered[other] = 0
        for _friend in range(guess.house.start_options):
            friend = guess.pick_bit(FRIEND_DECK, left)
            left &= ~bit(friend)
            guess.offered[other] |= bit(friend)
    guess.removed = left


def redraw_kept(guess: Table, seat: i64) -> None:
    """Others' sealed choices among their starting pairs (CHAP-SETUP-9); what they gave back is known to them alone."""
    for other in range(guess.seats):
        if other != seat and guess.kept[other] != 0:
            guess.kept[other] = bit(guess.pick_bit(FRIEND_DECK, guess.offered[other]))
        if other != seat:
            guess.given_back[other] = 0


# --- who is asked --------------------------------------------------------------------------------------------


def redraw_asked(guess: Table, seat: i64) -> None:
    """In a secret window a seat knows only its own part: who else passed or is asked follows from the new hands."""
    player = guess.active if guess.asks == ASK_REACTION else chain_seat(guess, guess.chain_length - 1)
    knows = seat >= 0 and seat != player and (guess.asked == seat or guess.first & bit(seat) != 0)
    passed: i64 = 0
    one = guess.left_of(player)
    while knows and one != seat:
        passed |= bit(one)
        one = guess.left_of(one)
    if knows and guess.asked != seat:
        passed |= bit(seat)
    if guess.asked != seat:
        guess.asked = likely_asked(guess, player, seat, passed)
    guess.first = passed


def likely_asked(guess: Table, player: i64, seat: i64, passed: i64) -> i64:
    """The first seat that could answer with its new hand; if none could, the first that is open."""
    first: i64 = -1
    other = guess.left_of(player)
    while other != player:
        if other != seat and passed & bit(other) == 0:
            if (reactions_of(guess, other) if guess.asks == ASK_REACTION else glares_of(guess, other)) != 0:
                return other
            if first < 0:
                first = other
        other = guess.left_of(other)
    return first
