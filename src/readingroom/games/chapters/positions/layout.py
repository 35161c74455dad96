"""Laying out a position written by hand; what is left out is filled from the cards that remain."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadPosition, ReadingRoomError
from readingroom.core.near import did_you_mean
from readingroom.core.positions import demand, listed as list_of, mapping, number, only, word, yes_or_no
from readingroom.core.state import FRAME, FRAMES, NOBODY
from readingroom.games.chapters.cards.names import ACTION_KEYS, CATEGORY_KEYS, DECISIONS, MOMENTS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.positions.pieces import Pieces, listed
from readingroom.games.chapters.positions.zones import (
    KINDS,
    SEAT_SETS,
    SETS,
    TURN_FLAGS,
    TURN_NUMBERS,
    TURN_SETS,
    ZONES,
)
from readingroom.games.chapters.rules.codes import CODES
from readingroom.games.chapters.rules.house import ANY_ACTION, MARKET, STACKS
from readingroom.games.chapters.rules.library import read_library
from readingroom.games.chapters.rules.lobby import layer
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import (
    ASK_ACTION,
    DRAWING,
    NOT_FINAL,
    NOTHING,
    POOLS,
    POST_PHASE,
    SEAT_BITS,
    TOP_BITS,
    TURN_BEGINS,
    UNSEEN_POOL,
    WORDS,
)

MOST = 1 << 61
STACK = ("feature", "covered", "enhancement", "buried")
TURN = ("kinds", "paying", *(name for name, _ in TURN_SETS), *TURN_NUMBERS, *TURN_FLAGS)
USUAL = {  # what a turn's numbers are where nothing stands
    "act": int(NOTHING),
    "act_card": int(NOTHING),
    "act_stack": int(NOTHING),
    "act_enhancement": int(NOTHING),
    "loan": int(NOTHING),
    "final_turns": int(NOT_FINAL),
}


def read_position(plain: dict[str, Any], state: ChaptersState, pack: Pack) -> None:
    """Lay a position out on a fresh state; raises BadPosition that names the card or zone."""
    unknown = [key for key in plain if key not in ZONES]
    if unknown:
        near = did_you_mean(unknown[0], ZONES)
        raise BadPosition(f"unknown zone {unknown[0]!r}; the zones are {', '.join(ZONES)}{near}")
    pieces = Pieces(state, pack, plain)
    state.active = seat_number(state, plain.get("active", 0), "active")
    state.first_player = seat_number(state, plain.get("first_player", int(state.active)), "first_player")
    state.clock = number(plain, "turn_number", 0, 0, 100_000)
    read_sites(plain, state, pieces)
    read_stacks(plain, state, pieces)
    read_hands(plain, state, pieces)
    read_sets(plain, state, pieces)
    read_decks(plain, state, pieces)
    read_friend_deck(plain, state, pieces)
    read_turn(plain, state, pieces)
    for seat in range(state.seats):
        read_library(state, seat)
    read_asked(plain, state)


def seat_number(state: ChaptersState, value: object, zone: str) -> int:
    """A seat of the match."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < state.seats:
        raise BadPosition(f"{zone}: must be a seat from 0 to {state.seats - 1}, not {value!r}")
    return value


def by_seat(plain: dict[str, Any], key: str, state: ChaptersState) -> list[Any]:
    """A list with one entry a seat; left out: empty ones."""
    value = plain.get(key, [[] for _ in range(state.seats)])
    if not isinstance(value, list) or len(value) != state.seats:
        raise BadPosition(f"{key}: must list something for each of {state.seats} seats, not {value!r}")
    return value


# --- Libraries and hands -------------------------------------------------------------------------------------


def read_sites(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    """Left out: in the order of the card file."""
    sites = plain.get("sites", list(pieces.ids.site[: state.seats]))
    if not isinstance(sites, list) or len(sites) != state.seats or len({str(site) for site in sites}) != len(sites):
        raise BadPosition(f"sites: must name a Site of its own for each of {state.seats} seats, not {sites!r}")
    for seat, site in enumerate(sites):
        state.sites |= word(site, pieces.ids.site, "sites") << (seat * int(SEAT_BITS))
    molly = plain.get("molly")
    if molly is not None:
        molly = mapping(plain, "molly")
        state.molly_at = seat_number(state, molly.get("at"), "molly")
        state.molly_gives = word(molly.get("gives"), CATEGORY_KEYS, "molly")


def read_stacks(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    for seat, stacks in enumerate(by_seat(plain, "stacks", state)):
        for stack in listed(stacks, f"stacks[{seat}]"):
            read_stack(state, pieces, seat, {"feature": stack} if isinstance(stack, str) else stack)


def read_stack(state: ChaptersState, pieces: Pieces, seat: int, stack: Any) -> None:  # noqa: ANN401
    zone = f"stacks[{seat}]"
    if not isinstance(stack, dict):
        raise BadPosition(f"{zone}: a stack is a Feature, or an object, not {stack!r}")
    only(stack, STACK, zone)
    if state.stacks[seat] >= STACKS:
        raise BadPosition(f"{zone}: a Library has at most {STACKS} stacks")
    at = seat * int(STACKS) + int(state.stacks[seat])
    _, top = pieces.take(stack.get("feature"), ("feature",), zone)
    tucked = stack.get("enhancement")
    card = int(NOTHING) if tucked is None else pieces.take(tucked, ("enhancement",), zone)[1]
    state.tops[at] = top + ((card + 1) << int(TOP_BITS))
    state.under[at] = pieces.take_set(stack.get("covered", []), "feature", zone)
    buried = pieces.take_set(stack.get("buried", []), "enhancement", zone)
    if state.house.enhancing:
        state.tucked[at] = buried
    state.stacks[seat] += 1


def read_hands(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    kinds = KINDS if state.house.enhancing else KINDS[:2]
    for zone, place in (("hands", state.hands), ("shelves", state.shelves)):
        for seat, cards in enumerate(by_seat(plain, zone, state)):
            if zone == "shelves" and cards and not state.house.enhancing:
                raise BadPosition("shelves: cards are Shelved in module 3 only (enhancements=true)")
            for name in listed(cards, f"{zone}[{seat}]"):
                kind, card = pieces.take(name, kinds, f"{zone}[{seat}]")
                place[seat * WORDS + KINDS.index(kind)] |= 1 << card


def read_sets(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    for name, kind in SEAT_SETS:
        rows = by_seat(plain, name, state)
        if any(rows) and not has_zone(state, name):
            raise BadPosition(f"{name}: this match has no such zone")
        if not has_zone(state, name):
            continue
        held = getattr(state, name)
        for seat, names in enumerate(rows):
            lies = name in ("friends", "archive", "open_shelf", "offered")
            taken = pieces.take_set if lies else pieces.known_set
            held[seat] = taken(names, kind, f"{name}[{seat}]")
    for name, kind in SETS:
        taken = pieces.known_set if name == "dormant" else pieces.take_set
        setattr(state, name, taken(list_of(plain, name), kind, name))


def has_zone(state: ChaptersState, name: str) -> bool:
    """Zones of modules are there only with their modules."""
    if name in ("open_shelf", "marks", "marked_now"):
        return bool(state.house.enhancing)
    if name == "archive":
        return bool(state.house.site_abilities)
    return bool(state.house.starting_friends) if name in ("offered", "kept") else True


# --- decks ---------------------------------------------------------------------------------------------------


def read_decks(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    """The decks take the cards that remain, or must be just those."""
    for name in list_of(plain, "discard"):
        kind, card = pieces.take(name, KINDS[:2], "discard")
        state.pile |= 1 << card if kind == "feature" else 0
        state.pile_events |= 1 << card if kind == "event" else 0
    if state.house.enhancing:
        state.enhancement_pile = pieces.take_set(list_of(plain, "enhancement_discard"), "enhancement", "discard")
        read_market(plain, state, pieces)
    check_rest(plain.get("deck"), pieces, KINDS[:2], "deck")
    check_rest(plain.get("enhancement_deck"), pieces, KINDS[2:], "enhancement_deck")
    state.deck, state.deck_events = pieces.left["feature"], pieces.left["event"]
    state.enhancement_deck = pieces.left["enhancement"]
    if not state.deck | state.deck_events and state.pile | state.pile_events:
        raise BadPosition("deck: an empty Feature deck is made anew from the discard pile at once (CHAP-DECK-1)")
    for place, kind in enumerate(KINDS):
        state.shown[place] = pieces.known_set(
            [name for name in list_of(plain, "shown") if name in pieces.ids.of(kind)], kind, "shown"
        )
    read_history(plain, state, pieces)


def read_market(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    """Slots left out are filled from the deck when play goes on."""
    market = list_of(plain, "market")
    if len(market) > MARKET:
        raise BadPosition(f"market: has {MARKET} slots, not {len(market)}")
    for slot, name in enumerate(market):
        state.market[slot] = NOTHING if name is None else pieces.take(name, ("enhancement",), "market")[1]


def check_rest(names: object, pieces: Pieces, kinds: tuple[str, ...], zone: str) -> None:
    if names is None:
        return
    rest = [key for kind in kinds for key in pieces.ids.members(kind, pieces.left[kind])]
    wrong = [name for name in listed(names, zone) if name not in rest]
    if wrong:
        place = pieces.places.get(str(wrong[0]), "no zone of this match")
        raise BadPosition(f"{zone}: {wrong[0]!r} is in {place}")
    lost = [name for name in rest if name not in listed(names, zone)]
    if lost:
        raise BadPosition(f"{zone}: {lost[0]} is nowhere")


def read_history(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    """Which hidden cards came from which deck; left out: all from the first."""
    history = mapping(plain, "deck_history")
    features = history.get("features")
    if features is None:
        for place in range(WORDS):
            state.pools[place] = hidden_cards(state, place)
        return
    generations = listed(features, "deck_history")
    more = listed(history.get("enhancements", [[]]), "deck_history")
    if not 1 <= len(generations) <= POOLS or not 1 <= len(more) <= POOLS:
        raise BadPosition("deck_history: must list the hidden cards of each deck so far")
    for at, names in enumerate(generations):
        for place, kind in enumerate(KINDS[:2]):
            mine = [name for name in listed(names, "deck_history") if name in pieces.ids.of(kind)]
            state.pools[at * WORDS + place] = pieces.known_set(mine, kind, "deck_history")
    for at, names in enumerate(more):
        state.pools[at * WORDS + 2] = pieces.known_set(names, "enhancement", "deck_history")
    state.generation, state.enhancement_generation = len(generations) - 1, len(more) - 1


def hidden_cards(state: ChaptersState, place: int) -> int:
    """Cards of the decks, and of hands and shelves unless everybody has seen them there."""
    cards = int((state.deck, state.deck_events, state.enhancement_deck)[place])
    for seat in range(state.seats):
        cards |= int(state.hands[seat * WORDS + place]) & ~int(state.shown[place])
        cards |= int(state.shelves[seat * WORDS + place])
    return cards


def read_friend_deck(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    """Friends or layers, the top first. Left out: all that remain; given: what remains was removed."""
    deck = plain.get("friend_deck")
    if deck is None:
        if pieces.left["friend"]:
            state.layers[0] = layer(pieces.left["friend"], 0, UNSEEN_POOL)
            state.layer_count = 1
        pieces.left["friend"] = 0
        return
    layers = listed(deck, "friend_deck")
    if all(isinstance(one, str) for one in layers) and layers:
        layers = [{"friends": layers}]
    for one in reversed(layers):
        if not isinstance(one, dict):
            raise BadPosition(f"friend_deck: must list Friends, or layers of them, not {one!r}")
        only(one, ("friends", "known_to", "pool"), "friend_deck")
        friends = pieces.take_set(one.get("friends", []), "friend", "friend_deck")
        knowers = sum(1 << seat for seat in list_of(one, "known_to") if isinstance(seat, int) and 0 <= seat < 4)
        if not friends or (knowers and friends & (friends - 1)):
            raise BadPosition("friend_deck: a layer has Friends, and one that somebody knows has just one")
        state.layers[state.layer_count] = layer(friends, knowers, number(one, "pool", 0, 0, 40))
        state.layer_count += 1
    if "removed" not in plain:
        state.removed = pieces.left["friend"]
        pieces.left["friend"] = 0


# --- the turn ------------------------------------------------------------------------------------------------


def read_turn(plain: dict[str, Any], state: ChaptersState, pieces: Pieces) -> None:
    for seat, kinds in enumerate(by_seat(plain, "kinds", state)):
        state.kinds_before |= kinds_in(kinds, "kinds") << (seat * int(SEAT_BITS))
    turn = mapping(plain, "turn")
    only(turn, TURN, "turn")
    state.kinds = kinds_in(turn.get("kinds", []), "turn")
    for name, kind in TURN_SETS:
        setattr(state, name, pieces.known_set(list_of(turn, name), kind, "turn"))
    for place, kind in enumerate(KINDS):
        mine = [name for name in list_of(turn, "paying") if name in pieces.ids.of(kind)]
        state.paying[place] = pieces.known_set(mine, kind, "turn")
    usual = USUAL | {"lowest_deck": int(state.friends_in_deck())}
    for name in TURN_NUMBERS:
        setattr(state, name, number(turn, name, usual.get(name, 0), -1, MOST))
    for name in TURN_FLAGS:
        setattr(state, name, yes_or_no(turn, name, default=False))


def kinds_in(kinds: object, zone: str) -> int:
    return sum(1 << word(kind, ACTION_KEYS, zone) for kind in listed(kinds, zone))


# --- what is asked -------------------------------------------------------------------------------------------


def read_asked(plain: dict[str, Any], state: ChaptersState) -> None:
    """The decision in question; left out: the active player's action."""
    asked = plain.get("asked", "action")
    if asked is None:
        return
    if isinstance(asked, str):
        asked = {"decision": asked}
    if not isinstance(asked, dict):
        raise BadPosition(f"asked: must be a decision, not {asked!r}")
    only(asked, ("decision", "seat", "frames"), "asked")
    if "frames" in asked:
        read_frames(asked["frames"], state)
        return
    decision = str(asked.get("decision"))
    if decision in MOMENTS:
        state.push(TURN_BEGINS + MOMENTS.index(decision), NOBODY, 0, 0)
        return
    near = did_you_mean(decision, ("action", *MOMENTS))
    demand(decision == "action", f"by hand a position begins with action or {', '.join(MOMENTS)}, not {decision}{near}")
    state.push(POST_PHASE, NOBODY, 0, 0)
    state.push(ASK_ACTION, state.active, ANY_ACTION, 0)


def read_frames(frames: object, state: ChaptersState) -> None:
    """Frames as a position wrote them; such that nobody could answer are refused."""
    rows = listed(frames, "asked")
    good = 0 < len(rows) <= FRAMES and all(is_frame(row, state) for row in rows)
    demand(good, f"frames must be lists of {FRAME} numbers, as a position tells them")
    state.set_pending([number for row in rows for number in row])
    try:
        answers = state.clone().legal(vec[i64]([0] * int(CODES)))
    except (IndexError, ValueError, OverflowError, ReadingRoomError) as error:
        raise BadPosition(f"asked: the frames do not fit the table: {error}") from error
    demand(int(answers) > 0, "nobody could answer these frames")


def is_frame(row: object, state: ChaptersState) -> bool:
    if not isinstance(row, list) or len(row) != FRAME or any(type(one) is not int for one in row):
        return False
    kind, seat = row[0], row[1]
    asks = 0 <= kind < len(DECISIONS) and 0 <= seat < state.seats
    return bool(asks or (len(DECISIONS) <= kind <= DRAWING and seat == NOBODY))
