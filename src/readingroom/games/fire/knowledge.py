"""What bots know of Fire in the Library: what a seat cannot see, a quick player, and how good a position is."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import NOBODY, NOT_FORETOLD, bit, bits
from readingroom.games.fire.codes import DRAW, END_TURN, KEEP, PASS, STOP, TAKE_NONE
from readingroom.games.fire.end import has_won
from readingroom.games.fire.rows import leftmost_empty
from readingroom.games.fire.saving import triggers_here
from readingroom.games.fire.spreading import can_react
from readingroom.games.fire.table import (
    ASK_AMULET,
    ASK_REACTION,
    ASK_SAVE,
    ASK_SHOVEL_PICK,
    NO_CARD,
    Table,
)
from readingroom.games.fire.tables import (
    AMULET,
    BAG,
    BUCKET,
    COLOURS,
    DECK,
    FIRE,
    LONE,
    SECTIONS,
    SLINGSHOT,
    SPACES,
    TURN_CARDS,
)

# --- what a seat cannot see (4.4) ---------------------------------------------------------------------------


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


# --- a quick player -----------------------------------------------------------------------------------------


def quick_choice(table: Table, codes: vec[i64], count: i64) -> i64:
    """Play the odds of the next draw; use tools when they help; everything else at random."""
    if table.asks == ASK_SAVE:
        return draw_or_stop(table, codes, count)
    first = codes[0]
    if count > 1 and (first == PASS or first == END_TURN):
        return codes[1 + table.choice(count - 1)]
    if first == KEEP:
        return KEEP
    if codes[count - 1] == TAKE_NONE:
        return codes[table.choice(count - 1)]
    return codes[table.choice(count)]


def draw_or_stop(table: Table, codes: vec[i64], count: i64) -> i64:
    """Stop when the next token costs more than it brings."""
    if codes[count - 1] > STOP and table.choice(2) == 0:
        return codes[count - 1]
    stops = False
    for place in range(count):
        if codes[place] == STOP:
            stops = True
    if stops and draw_gain(table) <= 0.0:
        return STOP
    return DRAW


def draw_gain(table: Table) -> float:
    """What one more draw brings on average against stopping now, in points; a lost turn loses all on the card."""
    card = table.card
    row = table.rows[card]
    space = leftmost_empty(row)
    now = table.bravery(card)
    then = max(now, table.house.bravery[card * SPACES + space])
    brings: i64 = 0
    for book in range(COLOURS):
        if table.in_bag(book) != 0:
            brings += table.in_bag(book) * (table.value(book) + then - now)
    burning = table.in_bag(FIRE)
    if not triggers_here(table, row, space):
        return float(brings + burning * (then - now)) / float(table.bag_size)
    risk = float(burning * stake(table))
    if table.has_tool(table.active, BUCKET) or table.has_tool(table.active, SLINGSHOT):
        risk *= 0.3
    return (float(brings) - risk) / float(table.bag_size)


def stake(table: Table) -> i64:
    """What stopping now would score."""
    return table.bravery(table.card) + table.knowledge_on(table.card)


# --- how good a position is ---------------------------------------------------------------------------------

TOOL_WORTH: Final = 2.5  # points that a tool in hand is good for
TOOLS_A_TURN: Final = 3.0
POINTS_SCALE: Final = 250.0  # the Lone Librarian's points as a share of a very good game


def utility(table: Table, seat: i64) -> float:
    """A win counts most, the margin a little, so that a lost game is still played on sensibly."""
    if table.house.mode == LONE:
        return lone_share(float(table.score(0)))
    lead = float(table.score(seat) - best_other(table, seat))
    won = 0.0
    if has_won(table, seat):
        won = 1.0 if lead > 0.0 else 0.5
    return 0.8 * won + 0.2 / (1.0 + math.exp(-lead / 15.0))


def lone_share(points: float) -> float:
    return min(1.0, max(0.0, (points + 50.0) / POINTS_SCALE))


def best_other(table: Table, seat: i64) -> i64:
    best: i64 = -1
    for other in range(table.house.participants):
        if other != seat:
            best = max(best, table.score(other))
    return best


def evaluate(table: Table, seat: i64) -> float:
    """The chance to win from expected scores: what is on the track, in hand and still to come this round."""
    if table.house.mode == LONE:
        return lone_share(float(table.score(0)) + lone_future(table))
    to_come = turn_worth(table)
    mine = expected_score(table, seat, to_come)
    best = -1000.0
    for other in range(table.house.participants):
        if other != seat:
            best = max(best, expected_score(table, other, to_come))
    spread = 4.0 + 3.0 * math.sqrt(turns_left(table))
    won = 1.0 / (1.0 + math.exp(-(mine - best) / spread))
    return 0.8 * won + 0.2 / (1.0 + math.exp(-(mine - best) / 15.0))


def is_certain(table: Table, before: Table) -> bool:
    """No token was drawn, no robot had its turn, and no fire can have caught: what is hidden then counts for nothing.

    Tools count the same whichever they are, unless one that was just drawn decides who is asked next. Who has an Amulet
    counts for nothing before the turn order cards are chosen.
    """
    if table.house.participants != table.seats or table.busy_dice != before.busy_dice:
        return False
    if table.windows != before.windows and table.dice[DECK] != before.dice[DECK]:
        return False
    return before.asks < ASK_SHOVEL_PICK or before.asks > ASK_REACTION


def foretold(table: Table, code: i64, key: i64) -> i64:
    """The token that a draw brings; but for a fire that catches, for then it counts who can react."""
    if code != DRAW or table.house.participants != table.seats:
        return NOT_FORETOLD
    token = table.first_kind(BAG, table.bag, table.bag_size, mix(key))
    row = table.rows[table.card]
    return NOT_FORETOLD if token == FIRE and triggers_here(table, row, leftmost_empty(row)) else token


def expected_score(table: Table, who: i64, to_come: float) -> float:
    """Points so far, what a turn still to come this round may bring, and what tools and Lockboxes are worth."""
    points = float(table.score(who))
    if table.depth > 0 and table.card_of[who] != NO_CARD:
        if who != table.active:
            points += to_come
        elif table.asks >= ASK_SAVE and table.asks <= ASK_REACTION:
            points += float(stake(table))
    if who < table.seats and table.house.tools:
        points += TOOL_WORTH * float(bits(table.hands[who]))
        if table.lockboxes == 0:
            return points
        for colour in range(COLOURS):
            points += float(table.locked[who * COLOURS + colour] * (table.value(colour) + 2))
    return points


def turn_worth(table: Table) -> float:
    """What a turn brings on average with the library and the bag as they are.

    Fitted to the solved Lone Librarian without tools (bench/lone_optimal.py); a turn with tools brings more.
    """
    books: i64 = 0
    worth: i64 = 0
    for book in range(COLOURS):
        if table.house.books[book] != 0:
            books += table.house.books[book]
            worth += table.house.books[book] * table.value(book)
    fires = float(table.house.fires + table.house.reserve - table.reserve)
    points = 7.2 + 0.59 * float(worth) / float(books) - 0.14 * fires - 0.25 * float(last_cards(table))
    return points + TOOLS_A_TURN if table.house.deck != 0 and table.house.tools else points


def last_cards(table: Table) -> i64:
    """How many sections have come to their last numbered card."""
    count: i64 = 0
    for section in range(SECTIONS):
        if table.burned[section] == table.house.stack_size[section] - 2:
            count += 1
    return count


def turns_left(table: Table) -> float:
    """A guess at how many turns each participant still has: the shortest section counts most."""
    shortest: i64 = 100
    total: i64 = 0
    for section in range(SECTIONS):
        left = table.house.stack_size[section] - 1 - table.burned[section]
        total += left
        shortest = min(shortest, left)
    return min(float(shortest) * 1.6, float(total) * 0.5)


def lone_future(table: Table) -> float:
    """What the turns left of the Lone Librarian will bring, and the books and tools in hand."""
    turns = table.house.lone_turns - table.round
    points = TOOL_WORTH * float(bits(table.hands[0])) if turns > 0 else 0.0
    if table.card_of[0] == NO_CARD:
        turns += 1
    elif table.asks >= ASK_SAVE and table.asks <= ASK_REACTION:
        points += float(stake(table))
    for card in range(TURN_CARDS):  # the cautious cards of this cycle are worth keeping
        if table.used & bit(card) == 0:
            points += 0.85 * float(table.house.safe_spaces[card] - 2)
    return points + float(turns) * turn_worth(table) + float(table.house.section_bonus * SECTIONS)
