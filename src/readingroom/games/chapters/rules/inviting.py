"""Invite a Friend: requirements, what may make up for missing icons, and the taking (2.5, CHAP-SITE-7)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits
from readingroom.games.chapters.edge.events import CardNamed, FriendInvited, FriendNamed, PaymentChosen
from readingroom.games.chapters.rules.decks import copy_to_play, discard_card, name_of, show, word_of
from readingroom.games.chapters.rules.house import CATEGORIES, INVITE
from readingroom.games.chapters.rules.library import icons_without, working
from readingroom.games.chapters.rules.lobby import leave_lobby, refill_lobby, reserved
from readingroom.games.chapters.rules.reacting import declare
from readingroom.games.chapters.rules.table import (
    ASK_PAY,
    ASK_PAYMENT,
    NOTHING,
    WORDS,
    Table,
    category_of,
    missing,
    total,
)

# --- requirements --------------------------------------------------------------------------------------------


def may_come(table: Table, seat: i64) -> i64:
    """Lobby Friends that no card keeps from this seat (CHAP-NSFL-14, CHAP-Q-34, CHAP-Q-51)."""
    return table.lobby & ~table.barred & ~reserved(table, seat)


def invitable(table: Table, seat: i64, short: i64) -> i64:
    """The Lobby Friends that a seat can Invite with so many icons missing (CHAP-INV-2)."""
    return invitable_after(table, seat, short, 0, table.hand_features(seat), table.hand_size(seat))


def invitable_after(table: Table, seat: i64, short: i64, gone: i64, features: i64, cards: i64) -> i64:
    """The same once some stacks are gone, with these Features and so many cards in all left to pay with."""
    icons = table.icons[seat] if gone == 0 else icons_without(table, seat, gone)
    active = table.active_set[seat] if gone == 0 else working(table, seat, gone)
    open_to = may_come(table, seat)
    found: i64 = 0
    while open_to != 0:
        friend = open_to & -open_to
        open_to &= open_to - 1
        lacking = missing(needs_of(table, friend), icons)
        if total(lacking) <= short or can_pay(table, seat, lacking, short, active, features, cards):
            found |= friend
    return found


def needs_of(table: Table, friend: i64) -> i64:
    """What a Friend, given as a set of one, requires."""
    return table.house.needs[bits(friend - 1)]


def can_pay(table: Table, seat: i64, lacking: i64, short: i64, active: i64, features: i64, cards: i64) -> bool:
    """A Site's loan and an Enhancement's discount make up for one icon each, each once (CHAP-Q-39, CHAP-Q-40)."""
    lent = loan_cost(table, seat)
    spared = table.house.discount_cards if active & table.house.discounts != 0 else 0
    need = total(lacking) - short
    if need == 1 and spared > 0 and cards >= spared:
        return True
    if lent == 0 or need > 2 or (need == 2 and (spared == 0 or cards < lent + spared)):
        return False
    for category in range(CATEGORIES):
        if can_borrow(table, lacking, category, features, lent):
            return cards >= lent
    return False


def loan_cost(table: Table, seat: i64) -> i64:
    """How many Feature cards a borrowed icon costs this seat; 0: its Site lends none (CHAP-SITE-7)."""
    return table.house.loan_cards[table.site(seat)] if table.house.site_abilities else 0


def can_borrow(table: Table, lacking: i64, category: i64, features: i64, lent: i64) -> bool:
    """An icon of this Category is missing, and there are Feature cards of it to pay with."""
    return category_of(lacking, category) > 0 and bits(features & table.house.category_set[category]) >= lent


def might_invite(table: Table, seat: i64, short: i64) -> bool:
    """As far as everybody can tell: what is in a hand may make up for missing icons."""
    if may_come(table, seat) == 0:
        return False
    helped = loan_cost(table, seat) > 0 or table.has_active(seat, table.house.discounts)
    return (helped and table.hand_size(seat) > 1) or invitable(table, seat, short) != 0


# --- declaring -----------------------------------------------------------------------------------------------


def begin_invite(table: Table, friend: i64) -> None:
    """A Friend is named; payments are chosen next, if they are needed (CHAP-NSFL-4)."""
    table.act = INVITE
    table.act_card = friend
    table.loan = NOTHING
    table.discounted = False
    for word in range(WORDS):
        table.paying[word] = 0
    if table.heard is not None and still_missing(table) > 0:
        table.heard.append(FriendNamed(int(table.asked), int(friend)))
    ask_payment(table)


def still_missing(table: Table) -> i64:
    """Icons that neither the Library nor anything declared so far makes up for."""
    lacking = total(missing(table.house.needs[table.act_card], table.icons[table.asked]))
    return lacking - table.short - (0 if table.loan == NOTHING else 1) - (1 if table.discounted else 0)


def ask_payment(table: Table) -> None:
    """Only payments without which the Invite would be illegal are asked for (CHAP-Q-47)."""
    if still_missing(table) > 0:
        table.become(ASK_PAYMENT, table.asked, 0, table.second)
    else:
        declare(table)


def pay_by_loan(table: Table, category: i64) -> None:
    """Feature cards of one Category will count as an icon of it (CHAP-SITE-7)."""
    table.loan = category
    if table.heard is not None:
        table.heard.append(PaymentChosen(int(table.asked), int(category)))
    table.become(ASK_PAY, table.asked, loan_cost(table, table.asked), table.second)


def pay_by_discount(table: Table) -> None:
    """Cards will make up for one icon of any Category."""
    table.discounted = True
    if table.heard is not None:
        table.heard.append(PaymentChosen(int(table.asked), None))
    table.become(ASK_PAY, table.asked, table.house.discount_cards, table.second)


def pay(table: Table, name: i64) -> None:
    """A card is declared as payment; it stays in the hand until the Invite takes place."""
    word = word_of(name)
    card = copy_to_play(table, table.asked, name, table.paying[word])
    table.paying[word] |= bit(card)
    hidden = show(table, word, card)
    if table.heard is not None:
        table.heard.append(CardNamed(int(table.asked), int(name_of(table, word, card)), not hidden))
    table.first -= 1
    if table.first == 0:
        ask_payment(table)


# --- resolving -----------------------------------------------------------------------------------------------


def invite(table: Table, seat: i64) -> None:
    """Payments are made, the Friend moves in, the Lobby is refilled (CHAP-INV-1, CHAP-INV-3).

    A Library takes any number of Friends (CHAP-INV-4), and they stay whatever it loses (CHAP-INV-5, CHAP-INV-6).
    """
    for word in range(WORDS):
        while table.paying[word] != 0:
            card = bits((table.paying[word] & -table.paying[word]) - 1)
            table.paying[word] &= table.paying[word] - 1
            discard_card(table, seat, word, card, False)
    friend = table.act_card
    leave_lobby(table, friend)
    table.friends[seat] |= bit(friend)
    if table.heard is not None:
        table.heard.append(FriendInvited(int(seat), int(friend)))
    refill_lobby(table)
