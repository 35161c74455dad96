"""What may be known of the table, built from nothing (5.4): what everybody sees, and what a seat sees beyond it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.sets import members
from readingroom.core.state import bits
from readingroom.games.chapters.cards.names import ACTION_KEYS, CATEGORY_KEYS, DECISIONS, ENDINGS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge.actions import ACTIONS, Names, names_in
from readingroom.games.chapters.edge.view import (
    ChaptersView,
    DeclaredView,
    FriendView,
    KnownFriendView,
    LibraryView,
    LobbyView,
    PlayedView,
    ProspectView,
    StackView,
)
from readingroom.games.chapters.rules.end import points
from readingroom.games.chapters.rules.house import BUILD, EVENT, INVITE, STACKS
from readingroom.games.chapters.rules.lobby import knowers_of
from readingroom.games.chapters.rules.reacting import chain_card, chain_seat
from readingroom.games.chapters.rules.scoring import friend_hearts
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import (
    ASK_COST,
    ASK_COST_STACK,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_GET_FRIEND,
    ASK_GET_STACK,
    ASK_LOSE_FRIEND,
    ASK_LOSE_STACK,
    ASK_PAY,
    ASK_PEEK,
    ASK_RECOVER,
    ASK_SHELVE,
    CHAIN,
    EVERYBODY,
    LAYER_FRIENDS,
    NOT_FINAL,
    NOTHING,
    SETTLING,
    WORDS,
    Table,
    category_of,
    missing,
)

NO_ANSWERS = vec[i64]([0] * len(ACTIONS))
COUNTED = (ASK_DISCARD, ASK_COST, ASK_COST_STACK, ASK_RECOVER, ASK_SHELVE, ASK_PAY)


def public_view(state: ChaptersState, pack: Pack) -> ChaptersView:
    """Everything that everybody may know; hands are counts (CHAP-Q-43)."""
    names = names_in(pack)
    over = state.is_over()
    asked = None if over or state.asked_secretly() else int(state.to_move())
    return ChaptersView(
        seat=None,
        turn=int(state.clock) + (0 if over else 1),
        over=over,
        ending=ENDINGS[state.ending] or None,
        active=None if over else int(state.active),
        first_player=int(state.first_player),
        final_turns=None if state.final_turns == NOT_FINAL else int(state.final_turns),
        asked=asked,
        decision=None if over else "waiting" if asked is None else DECISIONS[state.asks],
        left=int(state.first) if not over and state.asks in COUNTED else 0,
        target=int(state.target) if not over and state.asks in (ASK_LOSE_STACK, ASK_LOSE_FRIEND) else None,
        ability=names.enhancements[state.second] if not over and state.asks in (ASK_COST, ASK_COST_STACK) else None,
        subject=None if over else subject_of(state, names),
        legal=(),
        libraries=tuple(library_view(state, pack, names, seat) for seat in range(state.seats)),
        lobby=tuple(lobby_view(state, names, friend) for friend in members(state.lobby)),
        friend_deck=int(state.friends_in_deck()),
        known_friends=known_friends(state, names, int(EVERYBODY)),
        molly=None if state.molly_at == NOTHING else int(state.molly_at),
        molly_gives=None if state.molly_at == NOTHING else CATEGORY_KEYS[state.molly_gives],
        deck=int(bits(state.deck) + bits(state.deck_events)),
        discard=card_keys(state, names, state.pile, state.pile_events, 0),
        enhancement_deck=int(bits(state.enhancement_deck)),
        enhancement_discard=card_keys(state, names, 0, 0, state.enhancement_pile),
        market=market_of(state, names),
        declared=declared_view(state, names),
        played=played_view(state, names),
        hand=(),
        shelf=(),
        offered=(),
        kept=None,
        looked_at=(),
        prospects=(),
    )


def own_view(state: ChaptersState, pack: Pack, seat: int) -> dict[str, Any]:
    """What a seat knows beyond everybody: its hand, its shelf, what it has looked at, and what it is asked."""
    names = names_in(pack)
    own: dict[str, Any] = {
        "seat": seat,
        "hand": held_keys(state, names, state.hands, seat),
        "shelf": held_keys(state, names, state.shelves, seat),
        "offered": tuple(names.friends[friend] for friend in members(state.offered[seat])),
        "kept": next((names.friends[friend] for friend in members(state.kept[seat])), None),
        "known_friends": known_friends(state, names, 1 << seat),
        "prospects": tuple(prospect_view(state, names, seat, friend) for friend in members(state.lobby)),
    }
    if state.to_move() == seat:
        codes = NO_ANSWERS[:]
        count = state.legal(codes)
        texts = state.house.action_texts
        own |= {"asked": seat, "decision": DECISIONS[state.asks], "legal": tuple(texts[code] for code in codes[:count])}
        if state.asks == ASK_PEEK:
            own["looked_at"] = tuple(one.friend for one in own["known_friends"][: int(state.first)])
    return own


# --- Libraries -----------------------------------------------------------------------------------------------


def library_view(state: ChaptersState, pack: Pack, names: Names, seat: int) -> LibraryView:
    """All of a player's play area; MOLLY is told apart (CHAP-DEF-1)."""
    friends = members(state.friends[seat])
    kinds = state.kinds if seat == state.active and not state.is_over() else state.kinds_of(seat)
    return LibraryView(
        seat=seat,
        site=pack.sites[state.site(seat)].key,
        stacks=tuple(stack_view(state, names, seat, stack) for stack in range(state.stacks[seat])),
        friends=tuple(
            FriendView(friend=names.friends[friend], hearts=hearts_of(state, seat, friend)) for friend in friends
        ),
        icons={key: int(state.icons_of(seat, category)) for category, key in enumerate(CATEGORY_KEYS)},
        hearts=int(points(state, seat)),
        hand=int(state.hand_size(seat)),
        shelved=int(state.shelved(seat)),
        open_shelf=card_keys(state, names, 0, state.open_shelf[seat], 0),
        archive=card_keys(state, names, state.archive[seat], 0, 0),
        feature_limit=int(state.stack_limit(seat)),
        hand_limit=int(state.most_cards(seat)),
        kinds=tuple(ACTION_KEYS[kind] for kind in members(kinds)),
    )


def hearts_of(state: Table, seat: int, friend: int) -> int:
    """What a Friend is worth; in casual mode each counts one (CHAP-CAS-3)."""
    return 1 if state.house.casual else int(friend_hearts(state, seat, friend))


def stack_view(state: ChaptersState, names: Names, seat: int, stack: int) -> StackView:
    top, card = int(state.top(seat, stack)), int(state.enhancement(seat, stack))
    place = seat * int(STACKS) + stack
    return StackView(
        feature=names.features[top],
        category=CATEGORY_KEYS[state.house.category[top]],
        covered=card_keys(state, names, state.under[place], 0, 0),
        enhancement=None if card == NOTHING else names.enhancements[state.house.enhancement_kind[card]],
        works=card != NOTHING and not state.dormant >> card & 1,
        buried=card_keys(state, names, 0, 0, state.tucked[place]),
    )


# --- Friends -------------------------------------------------------------------------------------------------


def lobby_view(state: ChaptersState, names: Names, friend: int) -> LobbyView:
    marked = [seat for seat in range(state.seats) if state.marks[seat] >> friend & 1]
    barred = bool(state.barred >> friend & 1)
    return LobbyView(friend=names.friends[friend], marked_by=marked[0] if marked else None, barred=barred)


def prospect_view(state: ChaptersState, names: Names, seat: int, friend: int) -> ProspectView:
    lacking = missing(state.house.needs[friend], state.icons[seat])
    short = {key: int(category_of(lacking, category)) for category, key in enumerate(CATEGORY_KEYS)}
    return ProspectView(friend=names.friends[friend], hearts=hearts_of(state, seat, friend), missing=short)


def known_friends(state: ChaptersState, names: Names, knower: int) -> tuple[KnownFriendView, ...]:
    """Friends of the deck whose place these seats know."""
    found: list[KnownFriendView] = []
    place = 0
    for layer in reversed(range(state.layer_count)):
        one = state.layers[layer]
        friends = members(one & LAYER_FRIENDS)
        if knowers_of(one) & knower == knower:
            found.append(KnownFriendView(place=place + 1, friend=names.friends[friends[0]]))
        place += len(friends)
    return tuple(found)


# --- cards ---------------------------------------------------------------------------------------------------


def card_keys(state: Table, names: Names, features: i64, events: i64, enhancements: i64) -> tuple[str, ...]:
    """Cards by their ids: Features, Events, Enhancements."""
    house = state.house
    return (
        *(names.features[card] for card in members(features)),
        *(names.events[house.event_kind[card]] for card in members(events)),
        *(names.enhancements[house.enhancement_kind[card]] for card in members(enhancements)),
    )


def held_keys(state: Table, names: Names, held: vec[i64], seat: int) -> tuple[str, ...]:
    """The cards of a hand or a shelf."""
    features, events, enhancements = held[seat * WORDS : (seat + 1) * WORDS]
    return card_keys(state, names, features, events, enhancements)


def market_of(state: ChaptersState, names: Names) -> tuple[str | None, ...]:
    if not state.house.enhancing:
        return ()
    kinds = state.house.enhancement_kind
    return tuple(None if card == NOTHING else names.enhancements[kinds[card]] for card in state.market)


# --- what stands ---------------------------------------------------------------------------------------------


def declared_view(state: ChaptersState, names: Names) -> DeclaredView | None:
    """Each choice of an action is public as soon as it is made (CHAP-NSFL-4)."""
    if state.act == NOTHING or state.is_over():
        return None
    card = int(state.act_card)
    if state.act == BUILD:
        named = names.features[card]
    elif state.act == INVITE:
        named = names.friends[card]
    else:
        named = names.events[state.house.event_kind[card]] if state.act == EVENT else CATEGORY_KEYS[card]
    tucked = int(state.act_enhancement)
    return DeclaredView(
        action=ACTION_KEYS[state.act],
        card=named,
        stack=None if state.act_stack == NOTHING else int(state.act_stack) + 1,
        enhancement=None if tucked == NOTHING else names.enhancements[state.house.enhancement_kind[tucked]],
        payment=card_keys(state, names, state.paying[0], state.paying[1], state.paying[2]),
    )


def played_view(state: ChaptersState, names: Names) -> tuple[PlayedView, ...]:
    """Cards on no pile yet: the Event first, then the chain of reactions."""
    chained = range(state.chain_length) if chain_stands(state) else range(0)
    players = {int(chain_card(state, place)): int(chain_seat(state, place)) for place in chained}
    kinds = state.house.event_kind
    order = [card for card in members(state.resolving) if card not in players]
    order += [card for card in players if state.resolving >> card & 1]
    return tuple(PlayedView(who=players.get(card), card=names.events[kinds[card]]) for card in order)


def chain_stands(state: ChaptersState) -> bool:
    """A reaction is being answered or settled."""
    kinds = state.pending()[::4]
    return int(CHAIN) in kinds or int(SETTLING) in kinds or DECISIONS.index("glare") in kinds


def subject_of(state: ChaptersState, names: Names) -> str | None:
    """What a swap gives, or the Friend that a guess has shown."""
    if state.asks == ASK_GET_FRIEND:
        return names.friends[state.second]
    if state.asks == ASK_GET_STACK:
        return names.features[state.top(state.asked, state.first)]
    return names.friends[state.first] if state.asks == ASK_EXCHANGE else None
