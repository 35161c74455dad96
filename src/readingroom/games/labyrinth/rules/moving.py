"""LAB-MOVE: a walk, from pressing a cell to standing on it.

What the walk costs is chosen first, one small step after the other: boosters for the route, cards for a Terror,
copiers, which captured Terror goes to a Shelf, which hand keeps a pile. Nothing leaves a hand before the last step is
chosen, so that all of it can be taken back. A step with one possible answer is taken without asking.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit, bits, lowest_bit
from readingroom.games.labyrinth.rules.capturing import arrive
from readingroom.games.labyrinth.rules.house import (
    FIRST_REWARD,
    HAND_LIMIT,
    LIBRARY_LADDER,
    PHOTOCOPIER,
    SECRET_PASSAGE,
)
from readingroom.games.labyrinth.rules.payments import (
    can_complete,
    can_complete_with_copies,
    copies_needed,
    covers,
    symbols_of,
    up_to_highest,
)
from readingroom.games.labyrinth.rules.table import (
    ASK_ACT,
    ASK_KEEP,
    ASK_PAY,
    ASK_RETURN,
    ASK_SPEND,
    BOTH,
    FOR_COPIES,
    FOR_WALK,
    PLAYER,
    TROLLEY,
    Table,
)
from readingroom.games.labyrinth.rules.walking import (
    can_pay,
    fitting_piles,
    purse_books,
    purse_others,
    reaches,
    walker_start,
)


def set_out(table: Table, walker: i64, cell: i64) -> None:
    """Begin a walk to a cell that `walking.ends` offers."""
    table.walker = walker
    table.goal = cell
    table.ladders = 0
    table.passages = 0
    table.copiers = 0
    table.copied = 0
    table.paid_books = 0
    table.paid_items = 0
    table.back = 0  # what an earlier walk returned or captured is no part of this one
    table.keeper = 0
    go_on(table)


def go_on(table: Table) -> None:
    """Settle one part of the price after the other; ask where there is a choice, and walk when all is settled."""
    if settle_route(table) and settle_goal(table):
        if table.asks != ASK_ACT:
            table.pop()
        arrive(table)


def ask(table: Table, kind: i64, first: i64) -> None:
    """Ask the active player for a part of the price; the questions of one walk replace each other."""
    if table.asks == ASK_ACT:
        table.push(kind, table.active, first, 0)
    else:
        table.become(kind, table.active, first, 0)


# --- the route: Ladders and Passages (R-27, R-28, R-29) ---------------------------------------------------------


def settle_route(table: Table) -> bool:
    """True when the boosters for the route are chosen; where there is no choice they are taken."""
    while True:
        ups, throughs = route_choices(table)
        if ups == 0 and throughs == 0:
            return True
        if bits(ups) + bits(throughs) > 1:
            ask(table, ASK_SPEND, FOR_WALK)
            return False
        table.ladders |= ups
        table.passages |= throughs


def route_choices(table: Table) -> tuple[i64, i64]:
    """The boosters that may be set aside next, as Ladders and as Passages; none: the route is paid.

    Ladders come before Passages, so that a mixed set is not chosen in two orders.
    """
    others = purse_others(table, table.walker)
    all_ladders = others & table.house.option_set[LIBRARY_LADDER]
    all_passages = others & table.house.option_set[SECRET_PASSAGE]
    if (all_ladders | all_passages) == 0:
        return 0, 0
    ladders, passages = bits(all_ladders), bits(all_passages)
    entered = reaches(table, walker_start(table, table.walker), ladders, passages)
    copies = copies_for_goal(table)
    ups: i64 = 0
    throughs: i64 = 0
    for used in range(ladders + 1):
        for gone in range(passages + 1):
            if not is_least(entered, passages + 1, used, gone, bit(table.goal)):
                continue
            more_ladders, more_passages = used - bits(table.ladders), gone - bits(table.passages)
            if more_ladders == 0 and more_passages == 0:
                return 0, 0
            if more_ladders > 0 and more_passages >= 0:
                ups |= next_boosters(table, all_ladders, more_ladders - 1, more_passages, copies)
            elif more_ladders == 0 and more_passages > 0:
                throughs |= next_boosters(table, all_passages, 0, more_passages - 1, copies)
    return ups, throughs


def is_least(entered: vec[i64], row: i64, ladders: i64, passages: i64, goal: i64) -> bool:
    """The goal is reached at this cost, and at none that is lower in one part and not higher in the other (R-29)."""
    at = ladders * row + passages
    if entered[at] & goal == 0:
        return False
    if ladders > 0 and entered[at - row] & goal != 0:
        return False
    return not (passages > 0 and entered[at - 1] & goal != 0)


def next_boosters(table: Table, offered: i64, ladders: i64, passages: i64, copies: i64) -> i64:
    """Which of these cards can be set aside now, so that the rest of the cost can be paid by others."""
    found: i64 = 0
    left = purse_others(table, table.walker) & ~(table.ladders | table.passages)
    offered &= left
    while offered != 0:
        card = offered & -offered
        offered &= ~card
        if can_pay(table, left & ~card, ladders, passages, copies):
            found |= card
    return found


def copies_for_goal(table: Table) -> i64:
    """How many Photocopiers the capture at the goal needs at least, if there is one."""
    if table.terrors_on & bit(table.goal) == 0:
        return 0
    books, others = purse_books(table, table.walker), purse_others(table, table.walker)
    return copies_needed(table, books, others, table.token[table.goal])


# --- the goal: a capture, a return, a free tile -------------------------------------------------------------


def settle_goal(table: Table) -> bool:
    """True when all is chosen that the goal asks for."""
    goal = bit(table.goal)
    if table.terrors_on & goal != 0:
        return settle_payment(table) and settle_copiers(table) and settle_keeper(table)
    if table.shelves_on & goal != 0:
        return settle_return(table)
    return True


def settle_payment(table: Table) -> bool:
    """True when the cards cover the Terror: nobody may decline the capture (LAB-CAP-3, R-34)."""
    need = table.house.terror_symbols[table.token[table.goal]]
    while not is_paid(table, need):
        copies, books, items = payment_choices(table, need)
        if bits(copies) + bits(books) + bits(items) != 1:
            ask(table, ASK_PAY, 0)
            return False
        table.copied |= copies
        table.paid_books |= copies | books
        table.paid_items |= items
    return True


def is_paid(table: Table, need: i64) -> bool:
    symbols = symbols_of(table, table.paid_books, table.paid_items) + symbols_of(table, table.copied, 0)
    return covers(symbols, need)


def payment_choices(table: Table, need: i64) -> tuple[i64, i64, i64]:
    """What may be chosen next: Books to copy, Books, items. Each is part of a payment without surplus (R-31)."""
    left_books = purse_books(table, table.walker) & ~table.paid_books
    left_items = purse_others(table, table.walker) & table.house.items & ~table.paid_items
    copies: i64 = 0
    if table.paid_books == table.copied and table.paid_items == 0:
        copies = copy_choices(table, need, left_items)
    paid = table.paid_books & ~table.copied
    books: i64 = 0
    from_books = 0 if table.paid_items != 0 else left_books & ~up_to_highest(paid)
    higher = from_books
    while higher != 0:
        book = higher & -higher
        higher &= ~book
        if can_complete(table, higher, left_items, need, table.paid_books | book, table.paid_items, table.copied):
            books |= book
    items: i64 = 0
    higher = left_items & ~up_to_highest(table.paid_items)
    while higher != 0:
        item = higher & -higher
        higher &= ~item
        if can_complete(table, 0, higher, need, table.paid_books, table.paid_items | item, table.copied):
            items |= item
    return copies, books, items


def copy_choices(table: Table, need: i64, items: i64) -> i64:
    """The Books that a Photocopier may copy next (LAB-BOOST-10, R-33)."""
    books = purse_books(table, table.walker)
    copiers = bits(free_copiers(table)) - bits(table.copied)
    copies: i64 = 0
    if copiers <= 0:
        return copies
    higher = books & ~up_to_highest(table.copied)
    while higher != 0:
        book = higher & -higher
        higher &= ~book
        if can_complete_with_copies(table, books, items, need, table.copied | book, copiers - 1):
            copies |= book
    return copies


def free_copiers(table: Table) -> i64:
    """The Photocopiers in the purse that are not set aside for the route (R-29)."""
    copiers = purse_others(table, table.walker) & table.house.option_set[PHOTOCOPIER]
    return copiers & ~(table.ladders | table.passages)


def settle_copiers(table: Table) -> bool:
    """True when as many Photocopiers are set aside as Books are copied."""
    wanted = bits(table.copied)
    while bits(table.copiers) < wanted:
        free = free_copiers(table) & ~table.copiers
        if bits(table.copiers) + bits(free) > wanted:
            ask(table, ASK_SPEND, FOR_COPIES)
            return False
        table.copiers |= free
    return True


def settle_keeper(table: Table) -> bool:
    """True when it is clear which hand keeps the pile; after a ride both may have a slot (R-53)."""
    if table.walker != BOTH:
        table.keeper = table.active
        return True
    if table.asks == ASK_KEEP:
        return True
    spent = table.ladders | table.passages | table.copiers | table.paid_items
    in_player = bits(table.hand_books[PLAYER] & ~table.paid_books) + bits(table.hand_others[PLAYER] & ~spent)
    in_trolley = bits(table.hand_books[TROLLEY] & ~table.paid_books) + bits(table.hand_others[TROLLEY] & ~spent)
    if in_player < HAND_LIMIT and in_trolley < HAND_LIMIT:
        ask(table, ASK_KEEP, 0)
        return False
    table.keeper = PLAYER if in_player < HAND_LIMIT else TROLLEY
    return True


def settle_return(table: Table) -> bool:
    """True when it is clear which captured Terror goes back (R-35)."""
    if table.asks == ASK_RETURN:
        return True
    fitting = fitting_piles(table, table.walker, table.token[table.goal])
    if bits(fitting) > 1:
        ask(table, ASK_RETURN, 0)
        return False
    table.back = lowest_bit(fitting)
    return True


# --- answers to these questions -----------------------------------------------------------------------------


def set_aside(table: Table, reward: i64, option: i64) -> None:
    """A booster is chosen for the walk that is pending."""
    if option == LIBRARY_LADDER:
        table.ladders |= bit(reward)
    elif option == SECRET_PASSAGE:
        table.passages |= bit(reward)
    else:
        table.copiers |= bit(reward)
    go_on(table)


def pay(table: Table, card: i64) -> None:
    """A card is chosen for the payment that is pending."""
    if card < FIRST_REWARD:
        table.paid_books |= bit(card)
    else:
        table.paid_items |= bit(card - FIRST_REWARD)
    go_on(table)


def copy(table: Table, book: i64) -> None:
    """A Book is chosen whose symbols count twice."""
    table.copied |= bit(book)
    table.paid_books |= bit(book)
    go_on(table)


def choose_return(table: Table, terror: i64) -> None:
    """It is chosen which captured Terror goes back to the Shelf."""
    table.back = terror
    go_on(table)


def choose_keeper(table: Table, hand: i64) -> None:
    """It is chosen which hand keeps the pile."""
    table.keeper = hand
    go_on(table)
