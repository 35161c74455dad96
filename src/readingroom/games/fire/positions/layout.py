"""Laying out a position written by hand; what is left out is filled from the pieces that remain."""

from __future__ import annotations

from typing import Any

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.core.positions import listed, mapping, number, only, yes_or_no
from readingroom.core.sets import members
from readingroom.core.state import NOBODY, TABLE
from readingroom.games.fire.cards.names import DECISIONS, SECTION_KEYS, TOKEN_LETTERS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.positions.asking import check_asked
from readingroom.games.fire.positions.pieces import Pieces
from readingroom.games.fire.rules.house import COLOURS, MARKET, SECTIONS, SPACES, TURN_CARDS
from readingroom.games.fire.rules.order import everybody_with_a_card
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import (
    AFTER_SCORING,
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    ASK_EXCHANGE,
    ASK_REACTION,
    ASK_SAVE,
    ASK_SHOUT,
    ASK_SHOVEL_PICK,
    ASK_TOOL,
    ASK_TORCH_PICK,
    BOOKS_BURN,
    COUNT_BITS,
    FIRE_CATCHES,
    KNOWLEDGE_SCORES,
    NEXT_TURN,
    NO_CARD,
    ROUND_ENDS,
    ROUND_STARTS,
    TURN_ENDS,
)

# What goes on by itself can be asked for too, to start at that moment.
MOMENTS = {
    "round_starts": ROUND_STARTS,
    "next_turn": NEXT_TURN,
    "fire_catches": FIRE_CATCHES,
    "scores": KNOWLEDGE_SCORES,
    "turn_ends": TURN_ENDS,
    "round_ends": ROUND_ENDS,
}
ZONES = (
    "game", "seats", "options", "pack", "round", "library", "scores", "robot_score", "arrival", "cards",
    "holds", "robot_holds", "played", "used", "bag", "reserve", "hands", "shown", "market", "deck",
    "discard", "turn_tools", "round_tools", "lockboxes", "waiting", "locked", "given", "drawn", "turn",
    "asked", "deck_history", "live",
)  # fmt: skip
TURN = ("active", "drew", "gloves", "charges", "bravery_scored", "saved", "cloaked", "spread", "cards_burned")
MOST_POINTS = 1_000_000  # far beyond any match, and within what the track holds
ASKED = ("decision", "seat", "card", "tool", "placed", "space", "passed", "optional", "asked")


# --- completing ---------------------------------------------------------------------------------------------


def complete(plain: dict[str, Any]) -> dict[str, Any]:
    """A position with what follows from its other zones; what is not of the right kind is left for the readers."""
    options, asked, turn = plain.get("options", {}), plain.get("asked"), plain.get("turn", {})
    youth = options.get("youth") if isinstance(options, dict) else None
    if "arrival" not in plain and isinstance(youth, list | tuple):  # FIRE-SETUP-8: nobody has arrived anywhere else
        robot = ["robot"] if options.get("mode") in ("robot", "solo_robot") else []
        plain = plain | {"arrival": [*youth, *robot]}
    decision = asked.get("decision") if isinstance(asked, dict) else asked
    if decision == DECISIONS[ASK_SHOUT] and isinstance(turn, dict):  # a fire has spread that people shout at
        plain = plain | {"turn": {"spread": True} | turn}
    return plain


# --- reading ------------------------------------------------------------------------------------------------


def read_position(plain: dict[str, Any], state: FireState, pack: Pack) -> None:
    """Lay a position out on a fresh state; raises BadPosition that names the piece or zone."""
    unknown = [key for key in plain if key not in ZONES]
    if unknown:
        near = did_you_mean(unknown[0], ZONES)
        raise BadPosition(f"unknown zone {unknown[0]!r}; the zones are {', '.join(ZONES)}{near}")
    check_zones_of_mode(plain, state)
    pieces = Pieces(state, pack)
    read_library(plain, state, pack)
    read_track(plain, state)
    read_cards(plain, state, pieces)
    read_holders(plain, state)
    if state.house.tools:
        read_tools(plain, state, pieces)
    elif any(plain.get(zone) for zone in ("hands", "market", "deck", "discard", "waiting", "locked", "drawn")):
        raise BadPosition("this match is played without tools (tools=false), so no zone can hold tool cards")
    read_turn(plain, state)
    pieces.fill_bag(plain.get("bag"), plain.get("reserve"))
    read_asked(plain, state, pieces)


def check_zones_of_mode(plain: dict[str, Any], state: FireState) -> None:
    """Zones that this mode of play does not have must be left out or empty."""
    for zone in ("robot_score", "robot_holds", "given"):
        if plain.get(zone) and not state.house.robot:
            raise BadPosition(f"{zone}: no robot plays in this match")
    if plain.get("used") and not state.house.solo:
        raise BadPosition("used: cards are used up in solo play only")


def read_library(plain: dict[str, Any], state: FireState, pack: Pack) -> None:
    library = mapping(plain, "library")
    for key, value in library.items():
        if key not in SECTION_KEYS:
            near = did_you_mean(key, SECTION_KEYS)
            raise BadPosition(f"library: unknown section {key!r}; the sections are {', '.join(SECTION_KEYS)}{near}")
        values = [card.value for card in pack.stacks[SECTION_KEYS.index(key)]]
        if value not in values:
            raise BadPosition(f"library: {key} can show {', '.join(map(str, values))}, not {value!r}")
        state.burned[SECTION_KEYS.index(key)] = values.index(value)
    state.worth = state.top_cards = 0
    state.read_library()
    destroyed = [SECTION_KEYS[section] for section in range(SECTIONS) if state.is_destroyed(section)]
    if destroyed and plain.get("asked", "save_or_leave") is not None:
        raise BadPosition(f"library: {destroyed[0]} is destroyed, so the match is over and nothing can be asked")


def read_track(plain: dict[str, Any], state: FireState) -> None:
    """Scores and order of arrival; a seat left out has 0 points."""
    seats = int(state.seats)
    scores = plain.get("scores", [0] * seats)
    if not isinstance(scores, list) or len(scores) != seats or not all(map(is_score, scores)):
        raise BadPosition(f"scores: must be {seats} whole numbers from {-MOST_POINTS} to {MOST_POINTS}, not {scores!r}")
    for seat, score in enumerate(scores):
        state.move_on_track(seat, score)
    if state.house.robot:
        state.move_on_track(seats, number(plain, "robot_score", state.house.head_start, -MOST_POINTS, MOST_POINTS))
    everybody = [*range(seats), *(["robot"] if state.house.robot else [])]
    arrival = plain.get("arrival", everybody)
    if not isinstance(arrival, list) or sorted(map(str, arrival)) != sorted(map(str, everybody)):
        raise BadPosition(f"arrival: must name {everybody} once each, earliest first, not {arrival!r}")
    for stamp, who in enumerate(arrival):
        state.track[participant(state, who, "arrival")] += stamp
    state.arrivals = seats + 1


def read_cards(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    for key, row in mapping(plain, "cards").items():
        card = card_number(state, key, "cards")
        tokens = str(row).upper().split()
        if len(tokens) > SPACES:
            raise BadPosition(f"cards: card {key} has {SPACES} spaces, not {len(tokens)}")
        for space, letter in enumerate(tokens):
            if letter != ".":
                state.place(card, space, pieces.token(letter, f"card {key}"))


def read_holders(plain: dict[str, Any], state: FireState) -> None:
    seats = int(state.seats)
    holds = plain.get("holds", [None] * seats)
    if not isinstance(holds, list) or len(holds) != seats:
        raise BadPosition(f"holds: must list a card number or null for each of {seats} seats, not {holds!r}")
    holders = [*holds, plain.get("robot_holds")]
    taken = [card_number(state, held, "holds") for held in holders if held is not None]
    if len(set(taken)) != len(taken):
        raise BadPosition(f"holds: a turn order card is held twice: {[held for held in holders if held is not None]}")
    for who, held in enumerate(holders):
        if held is not None:
            state.hold_card(who, card_number(state, held, "holds"))
    state.round = number(plain, "round", 1, 0, 99)
    state.played = participants(state, plain, "played")
    state.used = once_each([card_number(state, card, "used") for card in listed(plain, "used")], plain, "used")


def read_tools(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    hands = plain.get("hands", [[]] * state.seats)
    if not isinstance(hands, list) or len(hands) != state.seats:
        raise BadPosition(f"hands: must be {state.seats} lists of tools, not {hands!r}")
    zones = [(f"hands[{seat}]", hand) for seat, hand in enumerate(hands)]
    names = ("market", "discard", "turn_tools", "round_tools", "lockboxes")
    zones += [(name, plain.get(name, [])) for name in names]
    pieces.claim_named_cards(zones)
    for seat, hand in enumerate(hands):
        state.hands[seat] = pieces.tool_set(hand, f"hands[{seat}]")
    read_market(plain, state, pieces)
    state.discard = pieces.tool_set(plain.get("discard", []), "discard")
    state.turn_tools = pieces.tool_set(plain.get("turn_tools", []), "turn_tools")
    state.round_tools = pieces.tool_set(plain.get("round_tools", []), "round_tools")
    state.lockboxes = pieces.tool_set(plain.get("lockboxes", []), "lockboxes")
    read_waiting(plain, state, pieces)
    asked = {"decision": "assign"} if plain.get("asked") == "assign" else plain.get("asked")
    if isinstance(asked, dict) and asked.get("decision") == "assign":
        pieces.asked_tool = pieces.tool_set([asked.get("tool", "amulet")], "asked")
    state.deck = pieces.rest_of_tools(plain.get("deck"))
    shown = pieces.known_set(plain.get("shown", []))
    state.shown = shown
    read_history(plain, state, pieces)


def read_market(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    """Slots left out are turned up from the deck when play goes on."""
    market = listed(plain, "market")
    if len(market) > MARKET:
        raise BadPosition(f"market: has {MARKET} slots, not {len(market)}")
    for slot, tool in enumerate(market):
        state.market[slot] = NO_CARD if tool is None else pieces.tool(tool, "market")
    state.market_short = NO_CARD in list(state.market)


def read_waiting(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    """Tokens on tools, in Lockboxes, given to the robot, and drawn but not yet placed."""
    for key, tokens in mapping(plain, "waiting").items():
        if key not in TOOL_KEYS:
            near = did_you_mean(key, TOOL_KEYS)
            raise BadPosition(f"waiting: unknown tool {key!r}; the tools are {', '.join(TOOL_KEYS)}{near}")
        for token in pieces.tokens(tokens, f"waiting on {key}"):
            state.held[TOOL_KEYS.index(key)] += 1 << (token * COUNT_BITS)
    locked = plain.get("locked", [""] * state.seats)
    if not isinstance(locked, list) or len(locked) != state.seats:
        raise BadPosition(f"locked: must give tokens for each of {state.seats} seats, not {locked!r}")
    for seat, tokens in enumerate(locked):
        for token in pieces.tokens(tokens, f"locked[{seat}]"):
            if token >= COLOURS:
                raise BadPosition(f"locked[{seat}]: a Lockbox holds books, not fire")
            state.locked[seat * COLOURS + token] += 1
    for token in pieces.tokens(plain.get("given", ""), "given"):
        state.given[token] += 1
    for token in pieces.tokens(plain.get("drawn", ""), "drawn"):
        state.drawn[token] += 1


def read_history(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    """Which hidden cards came from which deck; left out: all from the first."""
    hidden = state.deck
    for seat in range(state.seats):
        hidden |= state.hands[seat] & ~state.shown
    history = plain.get("deck_history")
    if history is None:
        state.pools[0] = hidden
        return
    if not isinstance(history, list) or not 1 <= len(history) <= len(state.pools):
        raise BadPosition("deck_history: must list the hidden cards of each deck so far")
    for generation, cards in enumerate(history):
        state.pools[generation] = pieces.known_set(cards)
    state.generation = len(history) - 1


def read_turn(plain: dict[str, Any], state: FireState) -> None:
    turn = mapping(plain, "turn")
    only(turn, TURN, "turn")
    state.active = participant(state, turn.get("active", 0), "turn")
    state.card = state.card_of[state.active]
    state.gloves = yes_or_no(turn, "gloves", default=False)
    state.charges = number(turn, "charges", 0, 0, 99)
    state.bravery_scored = number(turn, "bravery_scored", 0, 0, 99)
    state.spread = yes_or_no(turn, "spread", default=False)
    state.cards_burned = number(turn, "cards_burned", 0, 0, 99)
    state.cloaked = sum(1 << space for space in {space_number(space) for space in listed(turn, "cloaked")})
    laid = state.card != NO_CARD and state.rows[state.card] != 0
    state.drew = yes_or_no(turn, "drew", default=bool(laid))
    saved = str(turn.get("saved", "")).upper().split()
    if len(saved) > SPACES:
        raise BadPosition(f"turn: at most {SPACES} books are saved in a turn, not {len(saved)}")
    for letter in saved:
        if letter not in TOKEN_LETTERS[:COLOURS]:
            raise BadPosition(f"turn: saved holds books, not {letter!r}")
        state.saved += 1 << (TOKEN_LETTERS.index(letter) * COUNT_BITS)


# --- what is asked ------------------------------------------------------------------------------------------


def read_asked(plain: dict[str, Any], state: FireState, pieces: Pieces) -> None:
    """The decision in question; left out: the active librarian goes on saving."""
    asked = plain.get("asked", "save_or_leave")
    if asked is None:
        return
    if isinstance(asked, str):
        asked = {"decision": asked}
    if not isinstance(asked, dict) or any(key not in ASKED for key in asked):
        raise BadPosition(f"asked: must be a decision, or hold only {', '.join(ASKED)}, not {asked!r}")
    decision = str(asked.get("decision"))
    if decision in MOMENTS:
        space = number(asked, "space", 1, 1, SPACES) - 1
        state.push(MOMENTS[decision], NO_CARD, space if decision.startswith("fire") else 0, 0)
        check_asked(state, decision)
        return
    if decision not in DECISIONS:
        known = (*DECISIONS, *MOMENTS)
        near = did_you_mean(decision, known)
        raise BadPosition(f"asked: unknown decision {decision!r}; it is one of {', '.join(known)}{near}")
    kind = DECISIONS.index(decision)
    seat = TABLE if kind == ASK_SHOUT else participant(state, asked.get("seat", int(state.active)), "asked")
    push_asked(state, pieces, kind, seat, asked)
    check_asked(state, decision)


def push_asked(state: FireState, pieces: Pieces, kind: int, seat: int, asked: dict[str, Any]) -> None:
    """The frame of a decision, on top of what it interrupted."""
    passed = participants(state, asked, "passed")
    if kind == ASK_ASSIGN:
        state.push(ASK_AMULET, seat, 0, 0)
        state.push(kind, seat, card_number(state, asked.get("card", 1), "asked"), pieces.first_of(pieces.asked_tool))
    elif kind == ASK_SHOVEL_PICK:
        state.push(ASK_SAVE, seat, 0, 0)
        state.push(kind, seat, 0, 0)
    elif kind == ASK_TORCH_PICK:
        state.push(ASK_SAVE, seat, 0, 0)
        tool = (
            pieces.first_of(pieces.known_set([asked["tool"]]))
            if "tool" in asked
            else pieces.lying(state.turn_tools, "torch")
        )
        state.push(kind, seat, number(asked, "placed", 0, 0, 2), tool)
    elif kind == ASK_TOOL:
        optional = yes_or_no(asked, "optional", default=False)
        state.push(AFTER_SCORING if optional else TURN_ENDS, NOBODY, 0, 0)
        state.push(kind, seat, int(optional), 0)
    elif kind == ASK_SHOUT:
        state.push(BOOKS_BURN, NOBODY, 0, 0)
        state.push(kind, seat, 0, 0)
    elif kind == ASK_REACTION:
        state.push(kind, seat, number(asked, "space", 1, 1, SPACES) - 1, passed)
    elif kind == ASK_CARD:
        without = [who for who in members(int(everybody_with_a_card(state))) if state.card_of[who] == NO_CARD]
        state.push(kind, seat, sum(1 << who for who in without), 0)
    elif kind == ASK_EXCHANGE:
        state.push(kind, seat, participants(state, asked, "asked"), 0)
    else:
        state.push(kind, seat, passed, 0)


# --- small readers ------------------------------------------------------------------------------------------


def card_number(state: FireState, value: object, zone: str) -> int:
    """A turn order card in play, from 0."""
    text = str(value)
    card = int(text) - 1 if text.isdecimal() and len(text) < 3 else -1
    if not (0 <= card < TURN_CARDS and state.house.cards_in_play & (1 << card)):
        raise BadPosition(f"{zone}: turn order card {value!r} is not in play")
    return card


def participants(state: FireState, plain: dict[str, Any], zone: str) -> int:
    """The set of participants that a list names."""
    return once_each([participant(state, who, zone) for who in listed(plain, zone)], plain, zone)


def once_each(numbers: list[int], plain: dict[str, Any], zone: str) -> int:
    """The set of what a list names; a name written twice is refused."""
    if len(set(numbers)) != len(numbers):
        raise BadPosition(f"{zone}: must name nobody and nothing twice, not {plain[zone]!r}")
    return sum(1 << one for one in numbers)


def is_score(value: object) -> bool:
    """A whole number that the score track can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and -MOST_POINTS <= value <= MOST_POINTS


def space_number(value: object) -> int:
    """A space of a turn order card, from 0."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= SPACES:
        raise BadPosition(f"cloaked: must be a space from 1 to {SPACES}, not {value!r}")
    return value - 1


def participant(state: FireState, value: object, zone: str) -> int:
    """A seat, or "robot" where one plays."""
    if value == "robot" and state.house.robot:
        return int(state.seats)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < state.seats:
        raise BadPosition(f"{zone}: must be a seat from 0 to {state.seats - 1}, not {value!r}")
    return value
