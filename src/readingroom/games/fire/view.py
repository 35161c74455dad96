"""What one seat may know of the table, built from nothing (4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.game import Setup
from readingroom.core.state import bits
from readingroom.games.fire.actions import ACTIONS
from readingroom.games.fire.cards import Pack
from readingroom.games.fire.names import CARD_TITLES, DECISIONS, SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.rows import EMPTY
from readingroom.games.fire.state import FireState
from readingroom.games.fire.table import ASK_AMULET, ASK_ASSIGN, ASK_CARD, NO_CARD
from readingroom.games.fire.tables import COLOURS, SECTIONS, SPACES, STACK, TOKENS, TOOLS, TURN_CARDS
from readingroom.games.fire.tokens import tokens_of


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionView:
    """One section of the library: its top card, and what lies under it (public)."""

    key: str
    name: str
    value: int
    burn_index: int | None  # None: the destroyed card shows
    cards_left: int  # numbered cards, the top one included
    next_value: int | None
    next_brings_fire: int
    burns_next: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceView:
    """One space of a turn order card."""

    risky: bool
    bravery: int
    token: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCardView:
    """A turn order card in play, with its tokens."""

    number: int
    title: str
    holder: int | None  # a participant; None: in the centre
    used: bool  # solo: used in this cycle
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantView:
    """A seat, or the robot, as everybody sees it."""

    who: int
    robot: bool
    score: int
    place: int  # in priority order, from 0: who would choose first
    card: int | None
    has_played: bool
    tools: int  # how many cards are in hand; never which
    known_tools: tuple[str, ...]  # taken from the market for all to see
    locked: tuple[str, ...]  # books in Lockboxes
    given: tuple[str, ...]  # tokens sent to the robot


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolView:
    """A tool card that the seat can see."""

    card: str
    tool: str
    name: str
    timing: str
    effect: str
    robot_burns: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolInPlayView:
    """Tokens waiting on tools of one kind."""

    tool: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FireView:
    """The table as one seat sees it. `asked` is None while a window is open to somebody else."""

    seat: int | None
    round: int
    over: bool
    active: int | None
    asked: int | None
    decision: str | None  # what is asked; in a secret window only the one who is asked reads more than "waiting"
    legal: tuple[str, ...]  # of this seat, now
    sections: tuple[SectionView, ...]
    cards: tuple[TurnCardView, ...]
    participants: tuple[ParticipantView, ...]
    bag: dict[str, int] | None  # None when the option hides it
    bag_size: int
    reserve: int
    market: tuple[ToolView | None, ...]
    deck: int
    discard: tuple[str, ...]
    hand: tuple[ToolView, ...]
    in_play: tuple[ToolInPlayView, ...]
    drawn: tuple[str, ...]  # tokens drawn and not yet placed
    assigning: int | None  # the card that an Amulet's user is asked about
    gloves: bool
    charges: int
    at_stake: int | None  # what the active player would score by stopping now


def make_view(state: FireState, setup: Setup, pack: Pack, seat: int | None) -> FireView:
    """Everything on the table that this seat may know."""
    asked = who_is_asked(state, seat)
    hand = 0 if seat is None else int(state.hands[seat])
    saving = is_in_a_turn(state)
    return FireView(
        seat=seat,
        round=int(state.round),
        over=state.is_over(),
        active=int(state.active) if saving else None,
        asked=asked,
        decision=decision_of(state, asked),
        legal=legal_of(state, seat),
        sections=tuple(section_view(state, pack, section) for section in range(SECTIONS)),
        cards=tuple(card_view(state, card) for card in range(TURN_CARDS) if state.house.cards_in_play & (1 << card)),
        participants=tuple(participant_view(state, pack, who) for who in range(state.house.participants)),
        bag=bag_view(state) if setup.options["show_bag_contents"] else None,
        bag_size=int(state.bag_size),
        reserve=int(state.reserve),
        market=tuple(None if tool == NO_CARD else tool_view(pack, int(tool)) for tool in state.market),
        deck=int(bits(state.deck)),
        discard=tuple(card_keys(pack, int(state.discard))),
        hand=tuple(tool_view(pack, number) for number in members(hand)),
        in_play=tuple(tools_in_play(state)),
        drawn=token_keys(state.drawn, 0),
        assigning=int(state.first) + 1 if decision_of(state, asked) == "assign" else None,
        gloves=bool(state.gloves),
        charges=int(state.charges),
        at_stake=stake_of(state) if saving else None,
    )


# --- who is asked -------------------------------------------------------------------------------------------


def is_in_a_turn(state: FireState) -> bool:
    """A seat is in its turn; in step 1 nobody is, though the last to play may hold a card again."""
    if state.is_over() or state.asks in (ASK_AMULET, ASK_ASSIGN, ASK_CARD):
        return False
    return bool(state.active < state.seats and state.card_of[state.active] != NO_CARD)


def who_is_asked(state: FireState, seat: int | None) -> int | None:
    """The seat that is asked, as far as this one may know; TABLE for a shout; None in secret windows and at the end."""
    if state.is_over():
        return None
    asked = int(state.to_move())
    return None if state.asked_secretly() and asked != seat else asked


def decision_of(state: FireState, asked: int | None) -> str | None:
    """What is asked; "waiting" in a secret window of somebody else's (4.5)."""
    if state.is_over():
        return None
    return "waiting" if asked is None else DECISIONS[state.asks]


def legal_of(state: FireState, seat: int | None) -> tuple[str, ...]:
    """The short texts of this seat's legal answers."""
    if seat is None or state.is_over() or state.to_move() != seat:
        return ()
    codes: vec[i64] = vec[i64]([0] * len(ACTIONS))
    count = state.legal(codes)
    return tuple(str(ACTIONS.actions[codes[place]]) for place in range(count))


# --- the parts of the table ---------------------------------------------------------------------------------


def section_view(state: FireState, pack: Pack, section: int) -> SectionView:
    destroyed = state.is_destroyed(section)
    under = section * STACK + int(state.burned[section]) + 1
    return SectionView(
        key=SECTION_KEYS[section],
        name=pack.section_names[section],
        value=int(state.value(section)),
        burn_index=None if destroyed else int(state.top_index(section)),
        cards_left=int(state.house.stack_size[section] - 1 - state.burned[section]),
        next_value=None if destroyed else int(state.house.values[under]),
        next_brings_fire=0 if destroyed else int(state.house.icons[under]),
        burns_next=not state.is_over() and state.lowest_section() == section,
    )


def card_view(state: FireState, card: int) -> TurnCardView:
    holders = [who for who in range(state.house.participants) if state.card_of[who] == card]
    return TurnCardView(
        number=card + 1,
        title=CARD_TITLES[card],
        holder=holders[0] if holders else None,
        used=bool(state.used & (1 << card)),
        spaces=tuple(space_view(state, card, space) for space in range(SPACES)),
    )


def space_view(state: FireState, card: int, space: int) -> SpaceView:
    token = int(state.on_space(card, space))
    at = card * SPACES + space
    return SpaceView(
        risky=bool(state.house.risky[at]),
        bravery=int(state.house.bravery[at]),
        token=None if token == EMPTY else TOKEN_KEYS[token - 1],
    )


def participant_view(state: FireState, pack: Pack, who: int) -> ParticipantView:
    robot = who == state.seats
    others = [other for other in range(state.house.participants) if other != who and state.is_before(other, who)]
    held = int(state.card_of[who])
    return ParticipantView(
        who=who,
        robot=robot,
        score=int(state.score(who)),
        place=len(others),
        card=None if held == NO_CARD else held + 1,
        has_played=bool(state.played & (1 << who)),
        tools=int(bits(state.hands[who])),
        known_tools=tuple(card_keys(pack, int(state.hands[who] & state.shown))),
        locked=() if robot else token_keys(state.locked, who * COLOURS, COLOURS),
        given=token_keys(state.given, 0) if robot else (),
    )


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


def tools_in_play(state: FireState) -> Iterator[ToolInPlayView]:
    """Tools with tokens waiting on them, and those that last for the turn."""
    lying = state.turn_tools | state.round_tools
    for kind in range(TOOLS):
        tokens = token_keys(state.held, kind * TOKENS)
        if tokens or lying & state.house.kind_set[kind]:
            yield ToolInPlayView(tool=TOOL_KEYS[kind], tokens=tokens)


def bag_view(state: FireState) -> dict[str, int]:
    """What is left in the bag: public, as everything outside it is."""
    return {key: int(state.in_bag(token)) for token, key in enumerate(TOKEN_KEYS)}


def stake_of(state: FireState) -> int:
    """What stopping now would score."""
    return int(state.knowledge_on(state.card) + state.bravery(state.card))


# --- keys out of sets and counts ----------------------------------------------------------------------------


def members(mask: int) -> Iterator[int]:
    """The members of a set, ascending."""
    number = 0
    while mask >> number:
        if mask >> number & 1:
            yield number
        number += 1


def card_keys(pack: Pack, mask: int) -> Iterator[str]:
    """The ids of a set of tool cards."""
    return (pack.tool_cards[number].key for number in members(mask))


def token_keys(counts: vec[i64], at: int, kinds: int = TOKENS) -> tuple[str, ...]:
    """The keys of counted tokens, each as often as it is there."""
    return tuple(TOKEN_KEYS[token] for token in range(kinds) for _ in range(counts[at + token]))


def keys_in(bag: i64) -> tuple[str, ...]:
    """The keys of all tokens in a bag."""
    return tuple(TOKEN_KEYS[token] for token in tokens_of(bag))
