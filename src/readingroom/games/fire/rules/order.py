"""Step 1 of a round: Amulets, then choosing turn order (2.2, and the Amulet of 2.9)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.fire.edge.events import CardChosen, CardDealt, RoundBegan, TokenAssigned
from readingroom.games.fire.rules.house import AMULET, DEALS, FIRE, TOKENS, TURN_CARDS
from readingroom.games.fire.rules.market import discard_tool, play_from_hand
from readingroom.games.fire.rules.rows import is_full, leftmost_empty
from readingroom.games.fire.rules.table import (
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    Table,
)
from readingroom.games.fire.rules.tokens import draw_several, kinds_in_hand, wait_on
from readingroom.games.fire.rules.turn import next_turn


def start_round(table: Table) -> None:
    """Cards are dealt in round 1 only (FIRE-ORDER-1); from round 2 on Amulets may come first (FIRE-ORDER-5).

    They come before any card is chosen (AMB-14), and in an Inferno before the deal (FIRE-INFERNO-2).
    """
    table.round += 1
    table.played = 0
    if table.used == table.house.cards_in_play:
        table.used = 0
    if table.heard is not None:
        table.heard.append(RoundBegan(table.round))
    if table.round == 1 and not table.house.solo:
        deal_cards(table)
    elif table.round > 1 and table.house.tools:
        ask_for_amulets(table, 0)
    else:
        choose_cards(table)


def deal_cards(table: Table) -> None:
    """Cards are dealt at random, the spare one stays in the centre (FIRE-SETUP-6, FIRE-INFERNO-1, AMB-2)."""
    left = table.house.cards_in_play
    for who in range(table.house.participants):
        card = table.pick_bit(DEALS, left)
        left &= ~bit(card)
        table.hold_card(who, card)
        table.notice(card)
        if table.heard is not None:
            table.heard.append(CardDealt(who, card + 1, "FIRE-SETUP-6" if table.round == 1 else "FIRE-INFERNO-1"))
    next_turn(table)


# --- Amulet -------------------------------------------------------------------------------------------------


def ask_for_amulets(table: Table, passed: i64) -> None:
    """Ask the first holder in priority order who has not passed; choosing starts when all have (FIRE-T-AMULET-5)."""
    table.windows += 1
    holders: i64 = 0
    if table.bag_size > 0:
        amulets = table.house.kind_set[AMULET]
        for seat in range(table.seats):
            if passed & bit(seat) == 0 and table.hands[seat] & amulets != 0:
                holders |= bit(seat)
    if holders == 0:
        choose_cards(table)
    else:
        table.become(ASK_AMULET, table.first_of(holders), passed, 0)


def pass_amulet(table: Table) -> None:
    """Not now; after another's Amulet the seat is asked again (FIRE-T-AMULET-5, AMB-37)."""
    ask_for_amulets(table, table.first | bit(table.to_move()))


def play_amulet(table: Table) -> None:
    """Draw one token for each card in play, all at once (FIRE-T-AMULET-2)."""
    seat = table.to_move()
    tool = play_from_hand(table, seat, AMULET)
    draw_several(table, seat, bits(cards_to_give(table)))
    table.push(ASK_ASSIGN, seat, 0, tool)
    ask_next_card(table)


def cards_to_give(table: Table) -> i64:
    """The cards an Amulet serves; alone, those not yet used in this cycle (FIRE-SOLO-3)."""
    return table.house.cards_in_play & ~table.used


def ask_next_card(table: Table) -> None:
    """Go through the cards in ascending order; a card with one possible answer is not asked about."""
    while table.first < TURN_CARDS:
        card = table.first
        answers = tokens_for(table, card)
        if answers & (answers - 1) != 0:
            return
        put_token(table, card, lowest_bit(answers))
    finish_amulet(table)


def assign(table: Table, token: i64) -> None:
    """The user puts a token (TOKENS: none) on the card in question (FIRE-T-AMULET-3, AMB-14)."""
    put_token(table, table.first, token)
    ask_next_card(table)


def put_token(table: Table, card: i64, token: i64) -> None:
    if token < TOKENS:
        space = leftmost_empty(table.rows[card])
        table.drawn[token] -= 1
        table.place(card, space, token)
        if table.heard is not None:
            table.heard.append(TokenAssigned(table.to_move(), card + 1, token, space + 1))
    table.become(ASK_ASSIGN, table.to_move(), card + 1, table.second)


def tokens_for(table: Table, card: i64) -> i64:
    """The answers (TOKENS: none) that still let as many tokens as possible be placed (FIRE-T-AMULET-4)."""
    fires = table.drawn[FIRE]
    books: i64 = 0
    for colour in range(FIRE):
        books += table.drawn[colour]
    served = cards_to_give(table)
    rooms: i64 = 0  # on the cards after this one, each for one token
    fire_rooms: i64 = 0
    for later in range(card + 1, TURN_CARDS):
        if served & bit(later) != 0 and not is_full(table.rows[later]):
            rooms += 1
            fire_rooms += i64(table.fire_fits(later))
    without = most_placed(books, fires, rooms, fire_rooms)
    if served & bit(card) == 0 or is_full(table.rows[card]):
        return bit(TOKENS)
    with_fire: i64 = 0
    if fires != 0 and table.fire_fits(card):
        with_fire = 1 + most_placed(books, fires - 1, rooms, fire_rooms)
    with_book: i64 = 0
    if books != 0:
        with_book = 1 + most_placed(books - 1, fires, rooms, fire_rooms)
    best = max(with_fire, with_book)
    best = max(best, without)
    answers: i64 = 0
    if without == best:
        answers = bit(TOKENS)
    if with_fire == best and with_fire != 0:
        answers |= bit(FIRE)
    if with_book == best and with_book != 0:
        for book in range(FIRE):
            if table.drawn[book] != 0:
                answers |= bit(book)
    return answers


def most_placed(books: i64, fires: i64, rooms: i64, fire_rooms: i64) -> i64:
    """The most tokens that so many rooms can take: a book fits everywhere, a fire only where it would not trigger."""
    return min(min(fires, fire_rooms) + books, rooms)


def finish_amulet(table: Table) -> None:
    """What fitted nowhere waits on the Amulet until the round ends; asking starts again from the top."""
    tool = table.second
    if kinds_in_hand(table) == 0:
        discard_tool(table, tool)
    else:
        table.round_tools |= bit(tool)
        for token in range(TOKENS):
            wait_on(table, AMULET, token, table.drawn[token])
            table.drawn[token] = 0
    table.pop()
    ask_for_amulets(table, 0)


# --- choosing -----------------------------------------------------------------------------------------------


def cards_left(table: Table) -> i64:
    """The turn order cards that nobody has taken this round; alone, those not used in this cycle."""
    return table.house.cards_in_play & ~table.used & ~table.waiting


def choose_cards(table: Table) -> None:
    """In priority order each participant takes a card (FIRE-ORDER-2); in an Inferno they are dealt."""
    if table.house.dealt_each_round:
        deal_cards(table)
    else:
        go_on_choosing(table, everybody_with_a_card(table))


def everybody_with_a_card(table: Table) -> i64:
    """Who takes a turn order card: all but the Solo Robot."""
    return bit(table.seats if table.house.solo else table.house.participants) - 1


def go_on_choosing(table: Table, waiting: i64) -> None:
    """Ask the first of those who wait; a robot takes the lowest number (FIRE-MROBOT-2), a last card is no choice.

    A card that is left over when all have one is used by nobody this round (FIRE-ORDER-3).
    """
    while waiting != 0:
        chooser = table.first_of(waiting)
        left = cards_left(table)
        if chooser != table.seats and left & (left - 1) != 0:
            table.become(ASK_CARD, chooser, waiting, 0)
            return
        take_card(table, chooser, lowest_bit(left))
        waiting &= ~bit(chooser)
    next_turn(table)


def choose_card(table: Table, card: i64) -> None:
    """The asked seat takes a card from the centre."""
    chooser = table.asked
    take_card(table, chooser, card)
    go_on_choosing(table, table.first & ~bit(chooser))


def take_card(table: Table, who: i64, card: i64) -> None:
    table.hold_card(who, card)
    if table.heard is not None:
        table.heard.append(CardChosen(who, card + 1))
