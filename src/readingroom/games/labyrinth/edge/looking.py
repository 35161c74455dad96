"""What may be known of the table, built from nothing: what everybody sees, and what a seat sees beyond it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.games.labyrinth.cards.names import (
    DECISIONS,
    DIRECTION_KEYS,
    ENDINGS,
    GENRE_KEYS,
    KIND_KEYS,
    MEEPLE_KEYS,
    cell_key,
)
from readingroom.games.labyrinth.edge.actions import ACTIONS
from readingroom.games.labyrinth.edge.view import (
    CursesView,
    GenreView,
    HandView,
    LabyrinthView,
    PendingView,
    PileView,
    TileView,
)
from readingroom.games.labyrinth.rules.floor import kind_of, open_sides
from readingroom.games.labyrinth.rules.geometry import CELLS, COMPASS
from readingroom.games.labyrinth.rules.house import CARDS, FIRST_PILE, FIRST_REWARD, GENRES, HAND_LIMIT, SYMBOL_BITS
from readingroom.games.labyrinth.rules.payments import symbols_of
from readingroom.games.labyrinth.rules.setup import wanted_genres
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_PAY,
    ASK_ROOM,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    FOR_FLIP,
    FOR_GIFT,
    NO_CARD,
)

NO_ANSWERS = vec[i64]([0] * len(ACTIONS))
PILES_FROM = int(FIRST_PILE - FIRST_REWARD)


def public_view(state: LabyrinthState) -> LabyrinthView:
    """Everything that everybody may know: all but sealed choices of genres."""
    over = state.is_over()
    setting_up = not over and state.asks in (ASK_START, ASK_INSTEAD)
    return LabyrinthView(
        seat=None,
        solo=bool(state.house.solo),
        over=over,
        ending=ENDINGS[state.ending] or None,
        turn=int(state.clock) + 1,
        active=None if over else int(state.active),
        asked=None if over else int(state.asked),
        decision=None if over else DECISIONS[state.asks],
        legal=(),
        free=(),
        actions=int(state.actions),
        tiles=tuple(tile_view(state, cell) for cell in range(CELLS)),
        hands=tuple(hand_view(state, hand) for hand in range(state.house.hands)),
        genres=tuple(genre_view(state, genre) for genre in range(GENRES)),
        reward_deck=len(members(state.reward_deck)),
        reward_discard=members(state.reward_discard),
        terror_stack=members(state.terror_stack),
        shelf_stack=genre_keys(state.shelf_stack),
        bookwyrm=int(state.bookwyrm),
        curses=curses_view(state),
        pending=None if over else pending_view(state),
        extra=int(state.first) if not over and state.asks == ASK_EXTRA else 0,
        missing=GENRE_KEYS[state.first] if not over and state.asks == ASK_INSTEAD else None,
        chosen=tuple(bool(state.chosen >> seat & 1) for seat in range(state.seats)) if setting_up else (),
        wanted=(),
        offer=state.house.thing_keys[state.first] if not over and state.asks == ASK_ROOM else None,
    )


def own_view(state: LabyrinthState, seat: int) -> dict[str, Any]:
    """What a seat knows beyond everybody: what it is asked, what it may do unasked, and its own sealed choice."""
    own: dict[str, Any] = {"seat": seat}
    if state.is_over():
        return own
    codes = NO_ANSWERS[:]
    if state.to_move() == seat:
        own["legal"] = texts(state, codes, state.legal(codes))
    own["free"] = texts(state, codes, state.interjections(seat, codes))
    if state.asks == ASK_START and state.chosen >> seat & 1:
        own["wanted"] = tuple(GENRE_KEYS[genre] for genre in wanted_genres(state, seat))
    return own


def texts(state: LabyrinthState, codes: vec[i64], count: int) -> tuple[str, ...]:
    """The short texts of the first so many codes."""
    named = state.house.action_texts
    return tuple([named[code] for code in codes[:count]])


# --- the grid -----------------------------------------------------------------------------------------------


def tile_view(state: LabyrinthState, cell: int) -> TileView:
    known = bool(state.known >> cell & 1)
    terror = int(state.token[cell]) if state.terrors_on >> cell & 1 else None
    shelf = GENRE_KEYS[state.token[cell]] if state.shelves_on >> cell & 1 else None
    return TileView(
        cell=cell_key(cell),
        lit=bool(state.lit >> cell & 1),
        kind=("compass" if cell == COMPASS else KIND_KEYS[kind_of(state, cell)]) if known else None,
        open=open_sides(state, cell) if known else None,
        terror=terror,
        shelf=shelf,
    )


def hand_view(state: LabyrinthState, hand: int) -> HandView:
    others = int(state.hand_others[hand])
    return HandView(
        cell=cell_key(int(state.at[hand])),
        books=members(state.hand_books[hand]),
        rewards=members(others & CARDS),
        piles=tuple(
            PileView(terror=terror, books=members(state.under_books[terror]), items=members(state.under_items[terror]))
            for terror in members(others >> PILES_FROM)
        ),
        room=int(HAND_LIMIT - state.slots(hand)),
    )


def genre_view(state: LabyrinthState, genre: int) -> GenreView:
    of_genre = state.house.genre_set[genre]
    shelves = [cell for cell in members(state.shelves_on) if state.token[cell] == genre]
    filled = bool(state.filled >> genre & 1)
    return GenreView(
        key=GENRE_KEYS[genre],
        deck=len(members(state.book_deck & of_genre)),
        discard=members(state.book_discard & of_genre),
        cell=cell_key(shelves[0]) if shelves else None,
        filled_by=int(state.filled_by >> (genre * SYMBOL_BITS) & 255) if filled else None,
    )


def curses_view(state: LabyrinthState) -> CursesView:
    unseen = {key: int(state.curse_bag >> (place * 8) & 255) for place, key in enumerate(DIRECTION_KEYS)}
    printed = {key: int(state.house.curse_bag >> (place * 8) & 255) for place, key in enumerate(DIRECTION_KEYS)}
    return CursesView(
        left=int(state.curses_left),
        seen={key: printed[key] - unseen[key] for key in DIRECTION_KEYS},
        unseen=unseen,
        doubles_left=int(state.doubles_left),
        doubles_unseen=members(state.double_unseen),
    )


def genre_keys(genres: i64) -> tuple[str, ...]:
    """The keys of a set of genres."""
    return tuple(GENRE_KEYS[genre] for genre in members(genres))


# --- what is pending ----------------------------------------------------------------------------------------


def pending_view(state: LabyrinthState) -> PendingView | None:
    """What the answer belongs to, where it is a step of something larger."""
    kind, first, second = int(state.asks), int(state.first), int(state.second)
    keys = state.house.thing_keys
    if kind in (ASK_START, ASK_INSTEAD, ASK_ACT, ASK_EXTRA):
        return None
    if kind == ASK_TAKE:
        return pending(spent=members(first))
    if kind in (ASK_GIVE_TO, ASK_SWAP_FOR):
        return pending(thing=keys[first])
    if kind == ASK_ROOM:
        return pending(
            thing=state.house.thing_keys[first], to=int(state.asked), spent=() if second == NO_CARD else (second,)
        )
    if kind == ASK_SPEND and first == FOR_FLIP:
        return pending(cell=cell_key(second))
    if kind == ASK_SPEND and first >= FOR_GIFT:
        return pending(
            thing=state.house.thing_keys[second % int(ABOVE)], to=second // int(ABOVE) if first == FOR_GIFT else None
        )
    return walk_pending(state)


def pending(  # one field a part of what can be pending
    *,
    walker: str | None = None,
    cell: str | None = None,
    spent: tuple[int, ...] = (),
    paid: tuple[str, ...] = (),
    copied: tuple[str, ...] = (),
    to_pay: tuple[str, ...] = (),
    thing: str | None = None,
    to: int | None = None,
) -> PendingView:
    return PendingView(
        walker=walker, cell=cell, spent=spent, paid=paid, copied=copied, to_pay=to_pay, thing=thing, to=to
    )


def walk_pending(state: LabyrinthState) -> PendingView | None:
    """A walk whose price is being chosen, or that has ended on a Reward tile."""
    if state.asks_for_walk():
        return pending(
            walker=MEEPLE_KEYS[state.walker],
            cell=cell_key(int(state.goal)),
            spent=members(state.ladders | state.passages | state.copiers),
            paid=card_keys(state, int(state.paid_books), int(state.paid_items)),
            copied=card_keys(state, int(state.copied), 0),
            to_pay=to_pay(state) if state.asks == ASK_PAY else (),
        )
    return None


def to_pay(state: LabyrinthState) -> tuple[str, ...]:
    """The symbols of the Terror that the cards laid so far do not cover."""
    need = int(state.house.terror_symbols[state.token[state.goal]])
    paid = symbols_of(state, state.paid_books, state.paid_items) + symbols_of(state, state.copied, 0)
    return missing_symbols(int(paid), need)


def missing_symbols(held: int, need: int) -> tuple[str, ...]:
    """The symbols that are needed and not held, each as often as it is missing."""
    missing: list[str] = []
    for genre in range(GENRES):
        at = genre * int(SYMBOL_BITS)
        missing += [GENRE_KEYS[genre]] * max(0, (need >> at & 255) - (held >> at & 255))
    return tuple(missing)


def card_keys(state: LabyrinthState, books: int, others: int) -> tuple[str, ...]:
    """How actions name the cards of two sets."""
    keys = state.house.thing_keys
    return tuple(keys[thing] for thing in (*members(books), *(int(FIRST_REWARD) + one for one in members(others))))
