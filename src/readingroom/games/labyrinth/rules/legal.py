"""What is legal at each decision, in ascending order of codes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, lowest_bit
from readingroom.games.labyrinth.rules.codes import (
    COPY,
    DISCARD,
    DRAW,
    END,
    END_AND_PASS,
    EXTRA,
    FLIP,
    GIVE_TO,
    INSTEAD,
    KEEP,
    MOVE,
    MOVE_TROLLEY,
    PAY,
    REFUSE,
    RETURN,
    RIDE,
    ROTATE,
    SKIP,
    START,
    TAKE,
    TROLLEY_DRAWS,
    TROLLEY_TAKES,
)
from readingroom.games.labyrinth.rules.geometry import GRID, beside
from readingroom.games.labyrinth.rules.house import (
    CARDS,
    FIRST_REWARD,
    GENRES,
    LIBRARY_CARD,
    LIBRARY_LADDER,
    PHOTOCOPIER,
    SECRET_PASSAGE,
    TIME_MACHINE,
    TROLLEY_SERVICE,
    USEFUL_MAP,
)
from readingroom.games.labyrinth.rules.legal_passing import pass_answers, passes_from, swap_for_answers
from readingroom.games.labyrinth.rules.moving import free_copiers, payment_choices, route_choices
from readingroom.games.labyrinth.rules.passing import (
    may_pass,
    receivers,
    services,
)
from readingroom.games.labyrinth.rules.setup import STARTS, left_for
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ACTIONS_AT_MOST,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_KEEP,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    BOTH,
    FOR_COPIES,
    FOR_FLIP,
    FOR_GIFT,
    FOR_RECEIPT,
    FOR_WALK,
    PLAYER,
    TROLLEY,
    Table,
)
from readingroom.games.labyrinth.rules.walking import ends, fitting_piles
from readingroom.games.labyrinth.rules.writing import put, put_boosters, put_range, put_things, spend_code


def legal_answers(table: Table, codes: vec[i64]) -> i64:
    """All answers of the seat that is asked."""
    kind = table.asks
    if kind == ASK_ACT:
        return act_answers(table, codes)
    if kind == ASK_START:
        return put_range(codes, START, STARTS)
    if kind == ASK_INSTEAD:
        return instead_answers(table, codes)
    if kind == ASK_TAKE:
        return take_answers(table, codes)
    if kind == ASK_EXTRA:
        return extra_answers(table, codes)
    if kind == ASK_REWARD:
        return reward_answers(table, codes)
    if kind == ASK_SPEND:
        return spend_answers(table, codes)
    if kind == ASK_PAY:
        return pay_answers(table, codes)
    if kind == ASK_RETURN:
        return put(codes, 0, RETURN, fitting_piles(table, table.walker, table.token[table.goal]))
    if kind == ASK_KEEP:
        return put_range(codes, KEEP, 2)
    if kind == ASK_GIVE_TO:
        return put(codes, 0, GIVE_TO, receivers(table, table.first))
    if kind == ASK_SWAP_FOR:
        return swap_for_answers(table, codes)
    codes[0] = REFUSE
    return discards(table, codes, 1, table.asked)


# --- the Action phase ---------------------------------------------------------------------------------------


def act_answers(table: Table, codes: vec[i64]) -> i64:
    """Everything a player can do in the Action phase (5.1).

    It can always be ended (R-44); an action can be passed on (LAB-PASSACT-1), but not alone (LAB-SOLO-2).
    """
    codes[0] = END
    count: i64 = 1
    if table.actions > 0:
        if table.seats > 1:
            codes[1] = END_AND_PASS
            count = 2
        if table.acted < ACTIONS_AT_MOST:
            count = floor_answers(table, codes, count)
            count = walk_answers(table, codes, count)
    count = act_boosters(table, codes, count)
    if may_pass(table) and table.acted < ACTIONS_AT_MOST:
        count = pass_answers(table, codes, count)
    if table.house.solo:
        return put_things(codes, count, DISCARD, table.own_books(), table.own_others() & CARDS)
    return discards(table, codes, count, table.active)


def floor_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    """TAKE with a free slot (LAB-TAKE-2), FLIP of dark tiles (LAB-FLIP-5), ROTATE of lit ones (LAB-ROT-3).

    No open path is asked for (LAB-FLIP-3, LAB-ROT-2). Alone, the Trolley takes too (LAB-SOLO-5, R-50).
    """
    genres = table.genres_to_take()
    if genres != 0:
        if table.has_room(table.active):
            count = put(codes, count, TAKE, genres)
        if table.house.solo and table.has_room(TROLLEY):
            count = put(codes, count, TROLLEY_TAKES, genres)
    own = table.own_cells()
    near = beside(own)
    dark = ~table.lit & GRID
    flips = dark if table.own_boosters(USEFUL_MAP) != 0 else dark & near
    count = put(codes, count, FLIP, flips)
    turns = (near | own) & table.lit & table.turning()
    while turns != 0:
        code = ROTATE + lowest_bit(turns) * 2
        codes[count] = code
        codes[count + 1] = code + 1
        count += 2
        turns &= turns - 1
    return count


def walk_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    """MOVE; alone the Trolley too (LAB-SOLO-4), and both together from one tile (LAB-SOLO-8, R-52)."""
    count = put(codes, count, MOVE, ends(table, PLAYER))
    if not table.house.solo:
        return count
    count = put(codes, count, MOVE_TROLLEY, ends(table, TROLLEY))
    return put(codes, count, RIDE, ends(table, BOTH)) if table.together() else count


def act_boosters(table: Table, codes: vec[i64], count: i64) -> i64:
    """Time Machines, at any point of the phase (R-43), and Library Cards to go with a take."""
    boosters = table.own_others() & CARDS & ~table.house.items
    if boosters == 0:
        return count
    machines = boosters & table.house.option_set[TIME_MACHINE] if table.acted < ACTIONS_AT_MOST else 0
    cards: i64 = 0
    if table.actions > 0 and table.acted < ACTIONS_AT_MOST and table.genres_to_take() != 0:
        cards = boosters & table.house.option_set[LIBRARY_CARD]
    both = machines | cards
    while both != 0:
        reward = lowest_bit(both)
        both &= both - 1
        if machines & bit(reward) != 0:
            codes[count] = spend_code(table, reward, TIME_MACHINE)
            count += 1
        if cards & bit(reward) != 0:
            codes[count] = spend_code(table, reward, LIBRARY_CARD)
            count += 1
    return count


def discards(table: Table, codes: vec[i64], count: i64, hand: i64) -> i64:
    """Any Book or Reward card of a hand, never a captured Terror (LAB-HAND-3, LAB-HAND-4)."""
    return put_things(codes, count, DISCARD, table.hand_books[hand], table.rewards_in(hand))


# --- the other decisions ------------------------------------------------------------------------------------


def instead_answers(table: Table, codes: vec[i64]) -> i64:
    """The genres that still have a Book for the seat."""
    count: i64 = 0
    for genre in range(GENRES):
        if left_for(table, table.asked, genre) > 0:
            codes[count] = INSTEAD + genre
            count += 1
    return count


def take_answers(table: Table, codes: vec[i64]) -> i64:
    """A genre, into the hand that the Library Cards come from; or one more Library Card, of a higher number."""
    genres = table.genres_to_take()
    trolley = table.house.solo and table.second == TROLLEY
    count = put(codes, 0, TROLLEY_TAKES if trolley else TAKE, genres)
    more = table.hand_others[table.second] & table.house.option_set[LIBRARY_CARD] & ~table.first
    while more != 0 and more & -more < table.first:
        more &= more - 1
    return put_boosters(table, codes, count, more, LIBRARY_CARD)


def extra_answers(table: Table, codes: vec[i64]) -> i64:
    """One more Book, or none; a full hand may discard first (R-39), or alone pass something on (R-54)."""
    hand = table.second
    codes[0] = SKIP
    if table.has_room(hand):
        return put(codes, 1, EXTRA, table.genres_to_take())
    return discards(table, codes, passes_from(table, codes, 1, hand), hand)


def reward_answers(table: Table, codes: vec[i64]) -> i64:
    """Draw into a hand that has room, or not; full hands may discard first (R-36), alone also pass something (R-54)."""
    count: i64 = 0
    full: i64 = -1
    full_books: i64 = 0
    full_others: i64 = 0
    hands = table.first
    while hands != 0:
        hand = lowest_bit(hands)
        hands &= hands - 1
        if table.has_room(hand):
            codes[count] = TROLLEY_DRAWS if table.house.solo and hand == TROLLEY else DRAW
            count += 1
        else:
            full = hand
            full_books |= table.hand_books[hand]
            full_others |= table.rewards_in(hand)
    codes[count] = SKIP
    count += 1
    if full >= 0:
        count = passes_from(table, codes, count, full)
    return put_things(codes, count, DISCARD, full_books, full_others)


def spend_answers(table: Table, codes: vec[i64]) -> i64:
    """The boosters that can serve what is pending."""
    purpose = table.first
    if purpose == FOR_WALK:
        return route_answers(table, codes)
    if purpose == FOR_COPIES:
        return put_boosters(table, codes, 0, free_copiers(table) & ~table.copiers, PHOTOCOPIER)
    if purpose == FOR_FLIP:
        return put_boosters(table, codes, 0, table.own_boosters(USEFUL_MAP), USEFUL_MAP)
    thing, above = table.second % ABOVE, table.second // ABOVE
    cards = services(table, thing)
    if purpose == FOR_GIFT:
        if table.house.solo and not table.has_room(above):
            cards &= table.hand_others[above]
    elif purpose == FOR_RECEIPT:
        if not table.has_room(table.active):
            cards &= table.hand_others[table.active]
    elif above >= FIRST_REWARD:
        cards &= ~bit(above - FIRST_REWARD)
    return put_boosters(table, codes, 0, cards, TROLLEY_SERVICE)


def route_answers(table: Table, codes: vec[i64]) -> i64:
    """Ladders and Passages for the walk, card by card."""
    ladders, passages = route_choices(table)
    count: i64 = 0
    both = ladders | passages
    while both != 0:
        reward = lowest_bit(both)
        both &= both - 1
        if ladders & bit(reward) != 0:
            codes[count] = spend_code(table, reward, LIBRARY_LADDER)
            count += 1
        if passages & bit(reward) != 0:
            codes[count] = spend_code(table, reward, SECRET_PASSAGE)
            count += 1
    return count


def pay_answers(table: Table, codes: vec[i64]) -> i64:
    """The cards and copies that lie in a payment without surplus."""
    copies, books, items = payment_choices(table, table.house.terror_symbols[table.token[table.goal]])
    return put(codes, put_things(codes, 0, PAY, books, items), COPY, copies)
