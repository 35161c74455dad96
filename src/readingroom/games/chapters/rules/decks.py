"""The Feature deck, the Enhancement deck with its market, and the cards' way into and out of hands (2.8, 2.14)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.chapters.edge.events import (
    CardDiscarded,
    CardDrawn,
    CardRecovered,
    CardShelved,
    CardTaken,
    DeckReshuffled,
    MarketFilled,
)
from readingroom.games.chapters.rules.house import (
    CARD_ENHANCEMENT,
    CARD_EVENT,
    ENHANCEMENT_DECK,
    FEATURE_DECK,
    MARKET,
)
from readingroom.games.chapters.rules.table import (
    IN_ENHANCEMENTS,
    IN_EVENTS,
    IN_FEATURES,
    NOTHING,
    POOLS,
    SECOND_WORD,
    WORDS,
    Table,
)

# --- what cards are called -----------------------------------------------------------------------------------


def word_of(name: i64) -> i64:
    """Which of a hand's three sets a card of that name lies in."""
    if name < CARD_EVENT:
        return IN_FEATURES
    return IN_EVENTS if name < CARD_ENHANCEMENT else IN_ENHANCEMENTS


def named_cards(table: Table, name: i64) -> i64:
    """All cards of that name."""
    if name < CARD_EVENT:
        return bit(name)
    if name < CARD_ENHANCEMENT:
        return table.house.event_set[name - CARD_EVENT]
    return table.house.enhancement_set[name - CARD_ENHANCEMENT]


def name_of(table: Table, word: i64, card: i64) -> i64:
    """What a card is called."""
    if word == IN_FEATURES:
        return card
    if word == IN_EVENTS:
        return CARD_EVENT + table.house.event_kind[card]
    return CARD_ENHANCEMENT + table.house.enhancement_kind[card]


# --- what is hidden ------------------------------------------------------------------------------------------


def forget_pool(table: Table, word: i64, cards: i64) -> None:
    """Cards that were hidden lie open now."""
    for pool in range(POOLS):
        table.pools[pool * WORDS + word] &= ~cards


def is_shown(table: Table, word: i64, card: i64) -> bool:
    """Everybody has seen this card in the hand that holds it."""
    return table.shown[word] & bit(card) != 0


def show(table: Table, word: i64, card: i64) -> bool:
    """A card is shown and stays in its hand (CHAP-Q-50); False: everybody knew it to be there."""
    if is_shown(table, word, card):
        return False
    table.shown[word] |= bit(card)
    forget_pool(table, word, bit(card))
    return True


def copy_to_play(table: Table, seat: i64, name: i64, without: i64) -> i64:
    """Of alike cards in a hand the one that everybody knows goes first, so that it tells no more than its name."""
    word = word_of(name)
    held = table.hands[seat * WORDS + word] & named_cards(table, name) & ~without
    known = held & table.shown[word]
    return lowest_bit(known if known != 0 else held)


def leave_hand(table: Table, seat: i64, word: i64, card: i64) -> bool:
    """A card leaves a hand for everybody to see; True: they did not know it to be there."""
    hidden = not is_shown(table, word, card)
    table.hands[seat * WORDS + word] &= ~bit(card)
    table.shown[word] &= ~bit(card)
    if hidden:
        forget_pool(table, word, bit(card))
    return hidden


# --- the Feature deck ----------------------------------------------------------------------------------------


def draw_feature_card(table: Table, seat: i64) -> None:
    """One card of the Feature deck into a hand, unseen by the others; none left: the draw is lost.

    CHAP-DECK-3, CHAP-DECK-2, CHAP-Q-1: draws are one card at a time. "Draw Feature cards" means this deck (CHAP-Q-49).
    """
    if table.deck | table.deck_events == 0:
        return
    card = table.pick_card(FEATURE_DECK, table.deck, table.deck_events)
    word = IN_FEATURES
    if card >= SECOND_WORD:
        card -= SECOND_WORD
        word = IN_EVENTS
        table.deck_events &= ~bit(card)
    else:
        table.deck &= ~bit(card)
    table.hands[seat * WORDS + word] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardDrawn(int(seat), int(name_of(table, word, card))))
    maybe_reshuffle(table)


def draw_feature_cards(table: Table, seat: i64, count: i64) -> None:
    for _card in range(count):
        draw_feature_card(table, seat)


def maybe_reshuffle(table: Table) -> None:
    """As soon as the Feature deck is empty the pile becomes the deck (CHAP-DECK-1, CHAP-DECK-2, CHAP-Q-2).

    Everybody knows what is in the new deck, and that nobody's hidden card is: it is a pool of its own.
    """
    if table.deck | table.deck_events != 0 or table.pile | table.pile_events == 0:
        return
    table.deck = table.pile
    table.deck_events = table.pile_events
    table.pile = 0
    table.pile_events = 0
    if table.generation < POOLS - 1:
        table.generation += 1
    table.pools[table.generation * WORDS] |= table.deck
    table.pools[table.generation * WORDS + IN_EVENTS] |= table.deck_events
    if table.heard is not None:
        table.heard.append(DeckReshuffled("features", int(bits(table.deck) + bits(table.deck_events))))


def discard_features(table: Table, features: i64) -> None:
    """Features go to the Feature/Event pile."""
    table.pile |= features
    maybe_reshuffle(table)


def discard_event(table: Table, card: i64) -> None:
    """A played Event goes to the Feature/Event pile (CHAP-EVT-1)."""
    table.resolving &= ~bit(card)
    table.pile_events |= bit(card)
    maybe_reshuffle(table)


def discard_named(table: Table, seat: i64, name: i64) -> i64:
    """A card of that name goes from a hand to its pile; gives the card (CHAP-DISC-1)."""
    card = copy_to_play(table, seat, name, 0)
    discard_card(table, seat, word_of(name), card, False)
    return card


def pay_with_named(table: Table, seat: i64, name: i64) -> i64:
    """The same as a cost: that the card could be spared tells something of the rest of the hand (CHAP-ENH-16)."""
    card = copy_to_play(table, seat, name, 0)
    discard_card(table, seat, word_of(name), card, True)
    return card


def discard_card(table: Table, seat: i64, word: i64, card: i64, tells: bool) -> None:
    """A card goes from a hand to its pile: Enhancements have one of their own (CHAP-ENH-6)."""
    hidden = leave_hand(table, seat, word, card) or tells
    if table.heard is not None:
        table.heard.append(CardDiscarded(int(seat), int(name_of(table, word, card)), not hidden))
    if word == IN_FEATURES:
        discard_features(table, bit(card))
    elif word == IN_EVENTS:
        discard_event(table, card)
    else:
        discard_enhancements(table, bit(card))


def recover_named(table: Table, seat: i64, name: i64) -> None:
    """A card goes from the Feature/Event pile into a hand for everybody to see (CHAP-Q-50)."""
    word = word_of(name)
    if word == IN_FEATURES:
        card = name
        table.pile &= ~bit(card)
    else:
        card = lowest_bit(table.pile_events & named_cards(table, name) & ~table.just_paid_events)
        table.pile_events &= ~bit(card)
    table.hands[seat * WORDS + word] |= bit(card)
    table.shown[word] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardRecovered(int(seat), int(name)))


# --- Enhancements --------------------------------------------------------------------------------------------


def draw_enhancement(table: Table, seat: i64) -> None:
    """The top card of the Enhancement deck into a hand, unseen by the others."""
    card = table.pick_bit(ENHANCEMENT_DECK, table.enhancement_deck)
    table.enhancement_deck &= ~bit(card)
    table.hands[seat * WORDS + IN_ENHANCEMENTS] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardDrawn(int(seat), int(name_of(table, IN_ENHANCEMENTS, card))))
    renew_enhancements(table)


def take_from_market(table: Table, seat: i64, slot: i64) -> None:
    """An open Enhancement into a hand; the market is refilled at once (CHAP-ENH-5)."""
    card = table.market[slot]
    table.market[slot] = NOTHING
    table.hands[seat * WORDS + IN_ENHANCEMENTS] |= bit(card)
    table.shown[IN_ENHANCEMENTS] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardTaken(int(seat), int(name_of(table, IN_ENHANCEMENTS, card)), int(slot) + 1))
    fill_market(table)


def discard_enhancements(table: Table, cards: i64) -> None:
    """Enhancements go to their own pile (CHAP-ENH-6)."""
    if cards != 0:
        table.enhancement_pile |= cards
        renew_enhancements(table)


def renew_enhancements(table: Table) -> None:
    """An empty Enhancement deck is made anew from its pile, and an unfilled market filled from it (CHAP-ENH-7)."""
    if table.enhancement_deck == 0 and table.enhancement_pile != 0:
        table.enhancement_deck = table.enhancement_pile
        table.enhancement_pile = 0
        if table.enhancement_generation < POOLS - 1:
            table.enhancement_generation += 1
        table.pools[table.enhancement_generation * WORDS + IN_ENHANCEMENTS] |= table.enhancement_deck
        if table.heard is not None:
            table.heard.append(DeckReshuffled("enhancements", int(bits(table.enhancement_deck))))
    fill_market(table)


def fill_market(table: Table) -> None:
    """Turn up Enhancements until the market is full or none can come (CHAP-ENH-1, CHAP-ENH-5, CHAP-ENH-7)."""
    for slot in range(MARKET):
        if table.market[slot] == NOTHING and table.enhancement_deck != 0:
            card = table.pick_bit(ENHANCEMENT_DECK, table.enhancement_deck)
            table.enhancement_deck &= ~bit(card)
            forget_pool(table, IN_ENHANCEMENTS, bit(card))
            table.notice(card)
            table.market[slot] = card
            if table.heard is not None:
                name = name_of(table, IN_ENHANCEMENTS, card)
                table.heard.append(MarketFilled(int(name), int(slot) + 1))
            if table.enhancement_deck == 0:
                renew_enhancements(table)


def enhancements_to_take(table: Table) -> bool:
    """An Enhancement can be had from deck or market."""
    if table.enhancement_deck != 0:
        return True
    for slot in range(MARKET):
        if table.market[slot] != NOTHING:
            return True
    return False


# --- the shelf -----------------------------------------------------------------------------------------------


def shelve_named(table: Table, seat: i64, name: i64) -> None:
    """Any card of the hand goes face down beside the Site (CHAP-SHL-1); only its owner knows it (CHAP-SHL-3)."""
    word = word_of(name)
    card = lowest_bit(table.hands[seat * WORDS + word] & named_cards(table, name))
    blur(table, seat)
    table.hands[seat * WORDS + word] &= ~bit(card)
    table.shelves[seat * WORDS + word] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardShelved(int(seat), int(name), seen=False))


def blur(table: Table, seat: i64) -> None:
    """What everybody had seen in a hand may be the card that now lies face down: it is hidden again."""
    for word in range(WORDS):
        known = table.shown[word] & table.hands[seat * WORDS + word]
        generation = table.enhancement_generation if word == IN_ENHANCEMENTS else table.generation
        table.shown[word] &= ~known
        table.pools[generation * WORDS + word] |= known


def shelve_event(table: Table, seat: i64, card: i64) -> None:
    """A resolved Event is Shelved instead of discarded; everybody saw it (CHAP-Q-46)."""
    table.resolving &= ~bit(card)
    table.open_shelf[seat] |= bit(card)
    if table.heard is not None:
        table.heard.append(CardShelved(int(seat), int(name_of(table, IN_EVENTS, card)), seen=True))
