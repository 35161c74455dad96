"""A full position as readable plain data (referee's eyes); `layout.py` reads it back."""

from __future__ import annotations

from typing import Any

from readingroom.core.game import Setup
from readingroom.core.sets import members
from readingroom.core.state import FRAME
from readingroom.games.chapters.cards.names import ACTION_KEYS, CATEGORY_KEYS, DECISIONS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.positions.ids import Ids, ids_of
from readingroom.games.chapters.positions.zones import KINDS, SEAT_SETS, SETS, TURN_FLAGS, TURN_NUMBERS, TURN_SETS
from readingroom.games.chapters.rules.house import STACKS
from readingroom.games.chapters.rules.lobby import knowers_of, pool_of
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import LAYER_FRIENDS, NOTHING, WORDS


def write_position(state: ChaptersState, setup: Setup, pack: Pack) -> dict[str, Any]:
    """Every zone of a state, whose decision it is and what is pending."""
    ids, seats = ids_of(pack), range(state.seats)
    position: dict[str, Any] = {
        "game": "chapters",
        "seats": int(state.seats),
        "options": dict(setup.options),
        "sites": [ids.site[state.site(seat)] for seat in seats],
        "first_player": int(state.first_player),
        "active": int(state.active),
        "turn_number": int(state.clock),
        "stacks": [[write_stack(state, ids, seat, stack) for stack in range(state.stacks[seat])] for seat in seats],
        "hands": [write_cards(ids, state.hands[seat * WORDS : (seat + 1) * WORDS]) for seat in seats],
        "shelves": [write_cards(ids, state.shelves[seat * WORDS : (seat + 1) * WORDS]) for seat in seats],
        "shown": write_cards(ids, state.shown[:WORDS]),
        "deck": write_cards(ids, (state.deck, state.deck_events)),
        "discard": write_cards(ids, (state.pile, state.pile_events)),
        "enhancement_deck": ids.members("enhancement", state.enhancement_deck),
        "enhancement_discard": ids.members("enhancement", state.enhancement_pile),
        "market": [None if card == NOTHING else ids.enhancement[card] for card in state.market],
        "friend_deck": [write_layer(ids, state.layers[place]) for place in reversed(range(state.layer_count))],
        "molly": write_molly(state),
        "kinds": [[ACTION_KEYS[kind] for kind in members(state.kinds_of(seat))] for seat in seats],
        "deck_history": write_history(state, ids),
        "turn": write_turn(state, ids),
        "asked": write_asked(state),
    }
    position |= {name: [ids.members(kind, getattr(state, name)[seat]) for seat in seats] for name, kind in SEAT_SETS}
    position |= {name: ids.members(kind, getattr(state, name)) for name, kind in SETS}
    if setup.pack is not None:
        position["pack"] = {"file": setup.pack_file, "text": setup.pack}
    if setup.live:
        position["live"] = True
    return position


def write_cards(ids: Ids, words: Any) -> list[str]:  # noqa: ANN401  # a row of sets
    """Features, Events and Enhancements of a hand or pile."""
    return [key for kind, cards in zip(KINDS, words, strict=False) for key in ids.members(kind, int(cards))]


def write_stack(state: ChaptersState, ids: Ids, seat: int, stack: int) -> dict[str, Any]:
    at, card = seat * int(STACKS) + stack, int(state.enhancement(seat, stack))
    return {
        "feature": ids.feature[state.top(seat, stack)],
        "covered": ids.members("feature", state.under[at]),
        "enhancement": None if card == NOTHING else ids.enhancement[card],
        "buried": ids.members("enhancement", state.tucked[at]),
    }


def write_layer(ids: Ids, layer: int) -> dict[str, Any]:
    friends = ids.members("friend", int(layer) & int(LAYER_FRIENDS))
    return {"friends": friends, "known_to": list(members(knowers_of(layer))), "pool": int(pool_of(layer))}


def write_molly(state: ChaptersState) -> dict[str, Any] | None:
    if state.molly_at == NOTHING:
        return None
    return {"at": int(state.molly_at), "gives": CATEGORY_KEYS[state.molly_gives]}


def write_history(state: ChaptersState, ids: Ids) -> dict[str, Any]:
    """Which hidden cards came from which deck."""
    pools = state.pools
    features = [write_cards(ids, pools[at * WORDS : at * WORDS + 2]) for at in range(state.generation + 1)]
    more = [ids.members("enhancement", pools[at * WORDS + 2]) for at in range(state.enhancement_generation + 1)]
    return {"features": features, "enhancements": more}


def write_turn(state: ChaptersState, ids: Ids) -> dict[str, Any]:
    turn: dict[str, Any] = {"kinds": [ACTION_KEYS[kind] for kind in members(state.kinds)]}
    turn |= {name: ids.members(kind, getattr(state, name)) for name, kind in TURN_SETS}
    turn["paying"] = write_cards(ids, state.paying[:WORDS])
    turn |= {name: int(getattr(state, name)) for name in TURN_NUMBERS}
    return turn | {name: bool(getattr(state, name)) for name in TURN_FLAGS}


def write_asked(state: ChaptersState) -> dict[str, Any] | None:
    """The question, and all frames below it as the rules keep them."""
    if state.is_over():
        return None
    numbers = state.pending()
    frames = [numbers[at : at + FRAME] for at in range(0, len(numbers), int(FRAME))]
    return {"decision": DECISIONS[state.asks], "seat": int(state.asked), "frames": frames}
