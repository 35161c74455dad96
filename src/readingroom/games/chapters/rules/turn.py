"""A turn from its start to its end, phase by phase (2.2, 2.8), and the end of the match (2.9)."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.core.state import NOBODY
from readingroom.games.chapters.edge.events import EndTriggered, TurnBegan, TurnEnded
from readingroom.games.chapters.rules.abilities import might_use
from readingroom.games.chapters.rules.decks import discard_named, draw_feature_cards, enhancements_to_take
from readingroom.games.chapters.rules.effects import ONLY_ENHANCEMENTS, take_from
from readingroom.games.chapters.rules.end import end_match
from readingroom.games.chapters.rules.house import ANY_ACTION, ONLY_MOLLY, POST, PRE
from readingroom.games.chapters.rules.table import (
    ACTION_PHASE,
    ARCHIVE_PHASE,
    ASK_ABILITY,
    ASK_ACTION,
    ASK_ARCHIVE,
    ASK_DRAW,
    ASK_GUESS,
    ASK_TRIM,
    BY_CLOSING_TIME,
    BY_STALLING,
    DRAW_PHASE,
    DRAWING,
    GUESS_PHASE,
    NOT_FINAL,
    NOTHING,
    POST_PHASE,
    PRE_PHASE,
    SEAT_BITS,
    SEAT_MASK,
    TRIM_PHASE,
    TURN_ENDS,
    Table,
)

# Phases in order: start, before, action, after, guess, draw, archive, trim, check (CHAP-TURN-4).


def begin_turn(table: Table) -> None:
    """START: the active player's own StoryGen mark ends (CHAP-Q-34)."""
    seat = table.active
    if table.heard is not None:
        table.heard.append(TurnBegan(int(seat)))
    if not table.house.enhancing:
        begin_action(table)
        return
    table.marks[seat] = 0
    table.marked_before = table.marked_now[seat]
    table.marked_now[seat] = 0
    table.become(PRE_PHASE, NOBODY, 0, 0)


def before_action(table: Table) -> None:
    """PRE: abilities may be used, in any order (CHAP-ENH-15)."""
    if might_use(table, table.active, PRE):
        table.push(ASK_ABILITY, table.active, PRE, 0)
    else:
        table.become(ACTION_PHASE, NOBODY, 0, 0)


def begin_action(table: Table) -> None:
    """ACTION: exactly one of the four; Call MOLLY always can be taken (CHAP-TURN-2, CHAP-TURN-3)."""
    table.become(POST_PHASE, NOBODY, 0, 0)
    table.push(ASK_ACTION, table.active, ANY_ACTION, 0)


def after_action(table: Table) -> None:
    """POST: abilities again."""
    if table.house.enhancing and might_use(table, table.active, POST):
        table.push(ASK_ABILITY, table.active, POST, 0)
    else:
        table.become(GUESS_PHASE, NOBODY, 0, 0)


def no_more_abilities(table: Table) -> None:
    """The active player goes on."""
    next_phase = ACTION_PHASE if table.first == PRE else GUESS_PHASE
    table.pop()
    table.become(next_phase, NOBODY, 0, 0)


def ask_guess(table: Table) -> None:
    """Last in POST, after a refill, cancelled action or not (CHAP-SITE-4, CHAP-Q-37); no deck, no guess (CHAP-Q-36)."""
    table.become(DRAW_PHASE, NOBODY, 0, 0)
    guesses = table.house.site_abilities and table.house.guess_draws[table.site(table.active)] >= 0
    if guesses and table.layer_count > 0:
        table.push(ASK_GUESS, table.active, 0, 0)


# --- the draw (CHAP-EOT-1) -----------------------------------------------------------------------------------


def draw_at_end(table: Table) -> None:
    """One card, or three if Call MOLLY was the only kind of action (CHAP-MOL-6, CHAP-EVT-7, CHAP-NSFL-10, CHAP-Q-11).

    With module 3 Feature cards or Enhancements, as the player likes (CHAP-ENH-2, CHAP-ENH-3, CHAP-Q-32).
    """
    table.become(ARCHIVE_PHASE, NOBODY, 0, 0)
    if table.house.enhancing and enhancements_to_take(table):
        table.push(ASK_DRAW, table.active, 0, 0)
    else:
        draw_feature_cards(table, table.active, cards_to_draw(table))


def cards_to_draw(table: Table) -> i64:
    return table.house.molly_draw if table.kinds == ONLY_MOLLY else table.house.draw


def draw_features(table: Table) -> None:
    table.pop()
    draw_feature_cards(table, table.active, cards_to_draw(table))


def draw_enhancements(table: Table, slot: i64) -> None:
    """The first Enhancement is taken; a second, if there is one, from deck or market again (CHAP-ENH-4, CHAP-Q-31)."""
    seat = table.active
    table.pop()
    more = (table.house.molly_enhancements if table.kinds == ONLY_MOLLY else table.house.draw_enhancements) - 1
    if more > 0:
        table.push(DRAWING, NOBODY, more, seat | ONLY_ENHANCEMENTS)
    take_from(table, seat, slot)


def ask_archive(table: Table) -> None:
    """ARCHIVE: after drawing, before trimming (CHAP-SITE-6)."""
    table.become(TRIM_PHASE, NOBODY, 0, 0)
    archives = table.house.site_abilities and table.house.archive_hearts[table.site(table.active)] >= 0
    if archives and table.hand_size(table.active) > 0:
        table.push(ASK_ARCHIVE, table.active, 0, 0)


def trim(table: Table) -> None:
    """TRIM: down to the hand limit, which is looked at only here (CHAP-EOT-2, CHAP-EOT-3)."""
    if table.hand_size(table.active) > table.most_cards(table.active):
        table.become(ASK_TRIM, table.active, 0, 0)
    else:
        table.become(TURN_ENDS, NOBODY, 0, 0)


def trim_one(table: Table, name: i64) -> None:
    table.become(TRIM_PHASE, NOBODY, 0, 0)
    discard_named(table, table.active, name)


# --- the check (CHAP-END) ------------------------------------------------------------------------------------


def end_turn(table: Table) -> None:
    """CHECK: what was done is remembered, the end may be triggered, the left neighbour is next (CHAP-TURN-1)."""
    seat = table.active
    table.kinds_before &= ~(SEAT_MASK << (seat * SEAT_BITS))
    table.kinds_before |= table.kinds << (seat * SEAT_BITS)
    table.kinds = 0
    table.used = 0
    table.barred = 0
    table.discarded = 0
    table.target = 0
    table.just_paid = 0
    table.just_paid_events = 0
    table.began = 0
    table.began_granted = 0
    table.clock += 1
    if table.heard is not None:
        table.heard.append(TurnEnded(int(seat)))
    check_end(table)
    if table.final_turns == 0:
        end_match(table)
    else:
        table.active = table.left_of(seat)
        begin_turn(table)


def check_end(table: Table) -> None:
    """Only the first trigger counts, at the close of a turn (CHAP-END-1, CHAP-END-5, CHAP-END-6, CHAP-Q-5, CHAP-Q-7).

    Then everybody has one final turn, the triggering player last (CHAP-END-2, CHAP-END-3, CHAP-Q-6, CHAP-Q-8).
    """
    if table.final_turns != NOT_FINAL:
        table.final_turns -= 1
        return
    left = table.friends_in_deck()
    table.stalled += 1
    if left < table.lowest_deck:
        table.lowest_deck = left
        table.stalled = 0
    ending = NOTHING
    if left == 0:
        ending = BY_CLOSING_TIME
    elif table.stalled >= table.house.stall_rounds * table.seats:  # CHAP-END-7, CHAP-Q-42
        ending = BY_STALLING
    if ending != NOTHING:
        table.ending = ending
        table.final_turns = table.seats
        if table.heard is not None:
            table.heard.append(EndTriggered(int(table.active), int(ending)))
