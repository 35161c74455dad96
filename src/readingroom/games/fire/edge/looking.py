"""What may be known of the table, built from nothing (4.4): what everybody sees, and what a seat sees beyond it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.game import Setup
from readingroom.core.state import bits
from readingroom.games.fire.cards.names import CARD_TITLES, COLOUR_KEYS, DECISIONS, SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.edge.actions import ACTIONS
from readingroom.games.fire.edge.view import (
    FireView,
    ParticipantView,
    SectionView,
    SpaceView,
    ToolInPlayView,
    ToolView,
    TurnCardView,
)
from readingroom.games.fire.rules.house import COLOURS, MAX_SEATS, SECTIONS, SPACES, TEAL, TOOLS, TURN_CARDS
from readingroom.games.fire.rules.market import tools_to_take
from readingroom.games.fire.rules.rows import EMPTY, is_full, leftmost_empty, on_space, rightmost
from readingroom.games.fire.rules.saving import triggers_here
from readingroom.games.fire.rules.scoring import earns_tool
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import (
    ASK_AFTER,
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    ASK_REACTION,
    ASK_SHOUT,
    ASK_TOOL,
    NO_CARD,
)
from readingroom.games.fire.rules.tokens import tokens_of

NO_ANSWERS = vec[i64]([0] * len(ACTIONS))


MOST_KEPT: Final = 8192  # of a kind; then they are begun anew
HOLDERS: Final[i64] = MAX_SEATS + 2  # of a turn order card: a seat, the robot, nobody


class Faces:
    """How the cards of one pack look in a view.

    What lies there again and again is kept, by a number for all that can be seen of it. (As many kept in functools'
    caches, with their tuples and chains, took twice as long to find at a server with hundreds of tables.)
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tools = tuple(tool_view(pack, number) for number in range(len(pack.tool_cards)))
        self.sections: dict[int, SectionView] = {}
        self.values: dict[int, dict[str, int]] = {}
        self.cards: dict[int, TurnCardView] = {}
        self.participants: dict[tuple[int, int, tuple[int, ...]], ParticipantView] = {}


def public_view(state: FireState, setup: Setup, faces: Faces) -> FireView:
    """Everything on the table that everybody may know."""
    asked = publicly_asked(state)
    saving = is_in_a_turn(state)
    tools = state.house.tools
    return FireView(
        seat=None,
        round=int(state.round),
        over=state.is_over(),
        active=int(state.active) if saving else None,
        asked=asked,
        decision=decision_of(state, asked),
        legal=(),
        sections=sections_of(state, faces),
        cards=cards_of(state, faces),
        participants=participants_of(state, faces),
        bag=bag_view(state) if setup.options["show_bag_contents"] else None,
        bag_size=int(state.bag_size),
        reserve=int(state.reserve),
        market=tuple([None if tool == NO_CARD else faces.tools[tool] for tool in state.market]),
        deck=int(bits(state.deck)),
        discard=shown_keys(faces, int(state.discard)),
        hand=(),
        in_play=tools_in_play(faces, int(state.turn_tools | state.round_tools), tuple(state.held)) if tools else (),
        drawn=named_tokens(tuple(state.drawn)) if tools else (),
        assigning=int(state.first) + 1 if not state.is_over() and state.asks == ASK_ASSIGN else None,
        gloves=bool(state.gloves),
        charges=int(state.charges),
        at_stake=stake_of(state) if may_draw_on(state) else None,
        next_catches=next_catches(state),
        caught=caught_at(state),
        leaving_brings_tool=may_draw_on(state) and state.house.tools and earns_tool(state) and tools_to_take(state) > 0,
        values=values_of(state, faces),
    )


def own_view(state: FireState, faces: Faces, seat: int) -> dict[str, Any]:
    """What a seat knows beyond everybody: its hand, and what it is asked."""
    own: dict[str, Any] = {"seat": seat}
    hand = int(state.hands[seat])
    if hand:
        own["hand"] = shown_tools(faces, hand)
    if state.to_move() == seat:
        own |= {"asked": seat, "decision": DECISIONS[state.asks], "legal": legal_answers(state)}
    return own


# --- who is asked -------------------------------------------------------------------------------------------


def is_in_a_turn(state: FireState) -> bool:
    """A seat is in its turn; in step 1 nobody is, though the last to play may hold a card again."""
    if state.is_over() or state.asks in (ASK_AMULET, ASK_ASSIGN, ASK_CARD):
        return False
    return bool(state.active < state.seats and state.card_of[state.active] != NO_CARD)


def may_draw_on(state: FireState) -> bool:
    """The librarian of the turn may still draw; after stopping or burning nothing is at stake any more."""
    return is_in_a_turn(state) and state.asks not in (ASK_TOOL, ASK_AFTER, ASK_SHOUT)


def caught_at(state: FireState) -> int | None:
    """Where the fire lies that is spreading, from 1; everybody sees it."""
    if state.is_over() or not is_in_a_turn(state):
        return None
    if state.asks == ASK_REACTION:
        return int(state.first) + 1
    return int(rightmost(state.rows[state.card])) + 1 if state.asks == ASK_SHOUT else None


def next_catches(state: FireState) -> bool:
    """A fire that is laid next triggers (FIRE-DEF-7); nothing is laid next while one is spreading."""
    if not may_draw_on(state) or state.asks == ASK_REACTION:
        return False
    row = state.rows[state.card]
    return not is_full(row) and triggers_here(state, row, leftmost_empty(row))


def publicly_asked(state: FireState) -> int | None:
    """The seat that is asked, as far as everybody may know; TABLE for a shout; None in secret windows, at the end."""
    return None if state.is_over() or state.asked_secretly() else int(state.to_move())


def decision_of(state: FireState, asked: int | None) -> str | None:
    """What is asked; "waiting" in a secret window of somebody else's (4.5)."""
    if state.is_over():
        return None
    return "waiting" if asked is None else DECISIONS[state.asks]


def legal_answers(state: FireState) -> tuple[str, ...]:
    """The short texts of the asked seat's legal answers."""
    codes = NO_ANSWERS[:]
    count = state.legal(codes)
    return tuple([ACTIONS.texts[code] for code in codes[:count]])


# --- the library --------------------------------------------------------------------------------------------


def sections_of(state: FireState, faces: Faces) -> tuple[SectionView, ...]:
    burns_next = NO_CARD if state.is_over() else state.lowest_section()
    burned = state.burned
    return tuple([section_seen(faces, section, burned[section], section == burns_next) for section in range(SECTIONS)])


def values_of(state: FireState, faces: Faces) -> dict[str, int]:
    """What a book of each colour is worth; technology is the last one, and in the box only with its option."""
    colours = COLOURS if state.house.books[TEAL] else SECTIONS
    key = int(state.worth) * 2 + (colours == COLOURS)
    seen = faces.values.get(key)
    if seen is None:
        seen = faces.values[key] = {COLOUR_KEYS[book]: int(state.value(book)) for book in range(colours)}
    return seen


def section_seen(faces: Faces, section: int, burned: int, burns_next: bool) -> SectionView:
    key = (burned * SECTIONS + section) * 2 + burns_next
    seen = faces.sections.get(key)
    if seen is None:
        seen = faces.sections[key] = section_view(faces, section, burned, burns_next)
    return seen


def section_view(faces: Faces, section: int, burned: int, burns_next: bool) -> SectionView:
    top, under = faces.pack.stacks[section][burned], faces.pack.stacks[section][burned + 1 :]
    return SectionView(
        key=SECTION_KEYS[section],
        name=faces.pack.section_names[section],
        value=top.value,
        burn_index=None if top.destroyed else top.burn_index,
        cards_left=len(under),
        next_value=under[0].value if under else None,
        next_brings_fire=under[0].fire_icons if under else 0,
        burns_next=burns_next,
    )


# --- turn order cards ---------------------------------------------------------------------------------------


def cards_of(state: FireState, faces: Faces) -> tuple[TurnCardView, ...]:
    holders = {card: who for who, card in enumerate(state.card_of)}
    rows, used = state.rows, int(state.used)
    return tuple(
        [
            card_seen(faces, card, rows[card], holders.get(card, NO_CARD), used >> card & 1)
            for card in numbers_in(int(state.house.cards_in_play))
        ]
    )


def card_seen(faces: Faces, card: int, row: int, holder: int, used: int) -> TurnCardView:
    key = ((row * TURN_CARDS + card) * HOLDERS + holder + 1) * 2 + used
    seen = faces.cards.get(key)
    if seen is None:
        if len(faces.cards) >= MOST_KEPT:
            faces.cards.clear()
        seen = faces.cards[key] = card_view(faces, card, row, None if holder == NO_CARD else holder, used == 1)
    return seen


def card_view(faces: Faces, card: int, row: int, holder: int | None, used: bool) -> TurnCardView:
    spaces = spaces_view(faces, card, row)
    return TurnCardView(
        number=card + 1,
        title=CARD_TITLES[card],
        holder=holder,
        used=used,
        spaces=spaces,
        next=None if is_full(row) else int(leftmost_empty(row)) + 1,
        bravery=0 if row == 0 else spaces[rightmost(row)].bravery,
    )


def spaces_view(faces: Faces, card: int, row: int) -> tuple[SpaceView, ...]:
    """The spaces of a card with a row of tokens on them."""
    tokens = [int(on_space(row, space)) for space in range(SPACES)]
    return tuple(
        SpaceView(risky=space.risky, bravery=space.bravery, token=None if token == EMPTY else TOKEN_KEYS[token - 1])
        for space, token in zip(faces.pack.turn_order[card], tokens, strict=True)
    )


# --- participants -------------------------------------------------------------------------------------------


def participants_of(state: FireState, faces: Faces) -> tuple[ParticipantView, ...]:
    order = sorted(tuple(state.track)[: state.house.participants])
    seats = [participant_seen(state, faces, who, order.index(state.track[who])) for who in range(state.seats)]
    if state.house.robot:
        seats.append(participant_view(state, faces, state.seats, order.index(state.track[state.seats])))
    return tuple(seats)


def participant_seen(state: FireState, faces: Faces, who: i64, place: i64) -> ParticipantView:
    """A seat by what everybody sees: score, place, card and turn, tools and the known ones, locked books."""
    hand = state.hands[who]
    standing = ((state.score(who) * HOLDERS + who) * HOLDERS + place) * HOLDERS + state.card_of[who] + 1
    standing = (standing * 2 + (state.played >> who & 1)) * 64 + bits(hand)
    locked = tuple(state.locked[who * COLOURS : (who + 1) * COLOURS]) if state.house.tools else ()
    key = int(standing), int(hand & state.shown), locked
    seen = faces.participants.get(key)
    if seen is None:
        if len(faces.participants) >= MOST_KEPT:
            faces.participants.clear()
        seen = faces.participants[key] = participant_view(state, faces, who, place)
    return seen


def participant_view(state: FireState, faces: Faces, who: i64, place: i64) -> ParticipantView:
    """A seat, or a robot, which has no hand and no Lockbox; what is sent to it lies open."""
    card, hand, robot = int(state.card_of[who]), state.hands[who], who == state.seats
    return ParticipantView(
        who=int(who),
        robot=robot,
        score=int(state.score(who)),
        place=int(place),
        card=None if card == NO_CARD else card + 1,
        has_played=bool(state.played >> who & 1),
        tools=int(bits(hand)),
        known_tools=shown_keys(faces, int(hand & state.shown)),
        locked=() if robot else named_tokens(tuple(state.locked[who * COLOURS : (who + 1) * COLOURS])),
        given=named_tokens(tuple(state.given)) if robot else (),
    )


# --- tools and tokens ---------------------------------------------------------------------------------------


def tool_view(pack: Pack, number: int) -> ToolView:
    card = pack.tool_cards[number]
    tool = pack.tools[TOOL_KEYS.index(card.tool)]
    return ToolView(
        card=card.key,
        tool=tool.key,
        name=tool.name,
        timing=tool.timing,
        effect=tool.effect,
        robot_burns=card.robot_burns,
    )


@lru_cache(maxsize=4096)
def shown_tools(faces: Faces, mask: int) -> tuple[ToolView, ...]:
    """A set of tool cards, face up."""
    return tuple([faces.tools[number] for number in numbers_in(mask)])


@lru_cache(maxsize=4096)
def shown_keys(faces: Faces, mask: int) -> tuple[str, ...]:
    """The ids of a set of tool cards, as a view shows them."""
    return tuple([faces.tools[number].card for number in numbers_in(mask)])


@lru_cache(maxsize=1024)
def tools_in_play(faces: Faces, lying: int, held: tuple[int, ...]) -> tuple[ToolInPlayView, ...]:
    """Tools with tokens waiting on them, and those that last for the turn or the round."""
    kinds_lying = {faces.tools[number].tool for number in numbers_in(lying)}
    waiting = {TOOL_KEYS[kind]: keys_in(held[kind]) for kind in range(TOOLS)}
    return tuple(
        ToolInPlayView(tool=tool, tokens=tokens) for tool, tokens in waiting.items() if tokens or tool in kinds_lying
    )


def bag_view(state: FireState) -> dict[str, int]:
    """What is left in the bag, one byte a kind of token: public, as everything outside it is."""
    bag, inside = state.bag, {}
    for key in TOKEN_KEYS:
        inside[key] = int(bag & 0xFF)
        bag >>= 8
    return inside


def stake_of(state: FireState) -> int:
    """What stopping now would score."""
    return int(state.knowledge_on(state.card) + state.bravery(state.card))


# --- keys out of sets and counts ----------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def numbers_in(mask: int) -> tuple[int, ...]:
    """The members of a set, ascending."""
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


@lru_cache(maxsize=1024)
def named_tokens(counts: tuple[int, ...]) -> tuple[str, ...]:
    """The keys of tokens counted by kind, each as often as it is there."""
    return tuple(TOKEN_KEYS[token] for token, count in enumerate(counts) for _ in range(count))


def keys_in(bag: i64) -> tuple[str, ...]:
    """The keys of all tokens in a bag."""
    return tuple(TOKEN_KEYS[token] for token in tokens_of(bag))
