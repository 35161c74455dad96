"""What may be known of the table, as values (4.4); `looking.py` builds them from nothing."""

from __future__ import annotations

from dataclasses import dataclass


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
    next: int | None  # the space, from 1, that the next token is laid on; None: the card is full
    bravery: int  # that leaving with these tokens brings (FIRE-DEF-8)


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
    next_catches: bool  # a fire that is laid next catches (FIRE-DEF-7)
    caught: int | None  # the space, from 1, of the fire that has caught and that nobody has stopped yet
    leaving_brings_tool: bool  # stopping now is leaving early, and there is a tool to take (FIRE-SCORE-3)
    values: dict[str, int]  # what a book of each colour is worth now; technology as the dearest section (FIRE-TECH-2)
