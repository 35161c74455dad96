"""The zones of a position of Fire in the Library: `docs/positions.md` shows them as a table."""

from __future__ import annotations

from typing import Any, Final

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Bag, ByKey, Card, Counts, Each, Flag, Number, OrNull, Rest, Seat, SetOf
from readingroom.core.sets import members
from readingroom.core.state import NOBODY, TABLE
from readingroom.core.zones import Asked, Decision, Group, When, Zone, Zones, before, interrupting
from readingroom.games.fire.cards.names import SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.positions.asking import check_asked
from readingroom.games.fire.positions.layout import (
    ANY_TOOL,
    TOKENS,
    TOOL_CARDS,
    TOOLS_SOMEWHERE,
    Active,
    Arrival,
    FireLayout,
    Held,
    History,
    Market,
    Reserve,
    RestOfBag,
    Rows,
    Saved,
    Score,
    TopValue,
    TurnCard,
    has_tokens,
    lying_torch,
)
from readingroom.games.fire.rules.house import COLOURS, MARKET, SPACES
from readingroom.games.fire.rules.order import everybody_with_a_card
from readingroom.games.fire.rules.table import (
    AFTER_SCORING,
    ASK_AFTER,
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
    FIRE_CATCHES,
    KNOWLEDGE_SCORES,
    NEXT_TURN,
    NO_CARD,
    ROUND_ENDS,
    ROUND_STARTS,
    TURN_ENDS,
)

ROBOT: Final = When[FireLayout](lambda layout: layout.state.house.robot, "no robot plays in this match")
ALONE: Final = When[FireLayout](lambda layout: layout.state.house.solo, "cards are used up in solo play only")
WITH_TOOLS: Final = When[FireLayout](
    lambda layout: layout.state.house.tools,
    "this match is played without tools (tools=false), so no zone can hold tool cards",
)
# Stored matches were begun with positions that had these zones and no tools; they meant nothing.
IF_TOOLS: Final[When[FireLayout]] = When(WITH_TOOLS.holds)


def seats(layout: FireLayout) -> int:
    return int(layout.state.seats)


def head_start(layout: FireLayout) -> int:
    return int(layout.state.house.head_start)


def active(layout: FireLayout) -> int | str:
    return layout.everybody()[layout.state.active]


# --- what is asked ------------------------------------------------------------------------------------------


def everybody_without_a_card(layout: FireLayout) -> None:
    """Who has still to choose a turn order card."""
    state = layout.state
    without = [who for who in members(everybody_with_a_card(state)) if state.card_of[who] == NO_CARD]
    state.first = sum(1 << who for who in without)


def above_the_end_of_a_turn(layout: FireLayout) -> tuple[int, int]:
    """A tool that one need not take is the reward for leaving early."""
    return int(AFTER_SCORING if layout.state.first else TURN_ENDS), int(NOBODY)


def moment(kind: int, *zones: Zone[Any]) -> Decision[Any]:
    """What goes on by itself can be asked for too, to start at that moment."""
    return Decision(kind, zones, nobody=NOBODY)


SPACE: Final = Zone("space", Number(1, SPACES, start=1), "of the triggering fire", at="first", default=1)
DECISIONS: Final = {
    "amulet": Decision(ASK_AMULET, (Zone("passed", SetOf(Seat()), at="first"),)),
    "assign": Decision(
        ASK_ASSIGN,
        (
            Zone("card", TurnCard(), at="first", default=1),
            Zone("tool", Card(TOOL_CARDS), at="second", default="amulet"),
        ),
        below=interrupting(ASK_AMULET),
    ),
    "choose_card": Decision(ASK_CARD, settle=everybody_without_a_card),
    "save_or_leave": Decision(ASK_SAVE),
    "shovel_pick": Decision(ASK_SHOVEL_PICK, below=interrupting(ASK_SAVE)),
    "torch_pick": Decision(
        ASK_TORCH_PICK,
        (
            Zone("placed", Number(0, 2), at="first", default=0),
            Zone("tool", ANY_TOOL, at="second", default=lying_torch),
        ),
        below=interrupting(ASK_SAVE),
    ),
    "reaction": Decision(ASK_REACTION, (SPACE, Zone("passed", SetOf(Seat()), at="second"))),
    "shout": Decision(ASK_SHOUT, below=before(BOOKS_BURN), nobody=TABLE),
    "take_tool": Decision(
        ASK_TOOL,
        (Zone("optional", Flag(), "true after leaving early", at="first", default=False),),
        below=above_the_end_of_a_turn,
    ),
    "after_scoring": Decision(ASK_AFTER),
    "exchange": Decision(ASK_EXCHANGE, (Zone("asked", SetOf(Seat()), "who has been asked", at="first"),)),
}
MOMENTS: Final = {
    "round_starts": moment(ROUND_STARTS),
    "next_turn": moment(NEXT_TURN),
    "fire_catches": moment(FIRE_CATCHES, SPACE),
    "scores": moment(KNOWLEDGE_SCORES),
    "turn_ends": moment(TURN_ENDS),
    "round_ends": moment(ROUND_ENDS),
}
ASKED: Final = Asked(DECISIONS | MOMENTS, (Zone("seat", Seat(), at="asked", default=active),))


def check_library(layout: FireLayout) -> None:
    """A destroyed section ends the match at once (FIRE-END-1)."""
    state = layout.state
    destroyed = [key for section, key in enumerate(SECTION_KEYS) if state.is_destroyed(section)]
    if destroyed and not state.is_over():
        raise BadPosition(f"library: {destroyed[0]} is destroyed, so the match is over and nothing can be asked")


def check_question(layout: FireLayout) -> None:
    """The rules would ask it here."""
    if not layout.state.is_over():
        check_asked(layout.state, ASKED.name_of(layout))


# --- the table ----------------------------------------------------------------------------------------------

TURN: Final = (
    Zone("active", Active(), 'a seat, or `"robot"`', default=0),
    Zone("drew", Flag(), "left out: whether a token lies on the active card", default=has_tokens),
    Zone("gloves", Flag()),
    Zone("charges", Number(0, 99), "of Shovels"),
    Zone("bravery_scored", Number(0, 99), "after scoring"),
    Zone("saved", Saved(), "books, after scoring"),
    Zone("cloaked", SetOf(Number(1, SPACES, start=1), again=True), "spaces whose book a Cloak saved"),
    Zone("spread", Flag()),
    Zone("cards_burned", Number(0, 99)),
)

ZONES: Final = Zones[FireLayout](
    Zone("round", Number(0, 99), "number of the round", "1", default=1),
    Zone(
        "library",
        ByKey("section", SECTION_KEYS, TopValue()),
        'top value of each section: `{"white": 3}`',
        "the start values",
        at="burned",
    ),
    Zone("scores", Each(Score(), seats, "scores, one for each seat"), "one number a seat", "zeros", at="track"),
    Zone("robot_score", Score(), "the robot's", "its head start", at="track", default=head_start, when=ROBOT),
    Zone(
        "arrival",
        Arrival(),
        'seats (and `"robot"`) in order of arrival on the track, earliest first: breaks equal scores',
        "the order of `options.youth`, else seat order",
        at="track",
        default=FireLayout.everybody,
    ),
    Zone("cards", Rows(), 'tokens on turn order cards: `{"3": "Y F W . ."}`', "empty", at="rows"),
    Zone(
        "holds",
        Each(Held(), seats, "card numbers or nulls, one for each seat"),
        "the turn order card of each seat, or null",
        "nobody holds one",
        at="card_of",
    ),
    Zone("robot_holds", Held(), "the robot's card", "none", at="card_of", when=ROBOT),
    Zone("played", SetOf(Seat()), "who has had a turn this round", "nobody"),
    Zone("used", SetOf(TurnCard()), "alone: cards used in this cycle", "none", when=ALONE),
    Zone(
        "reserve",
        Reserve(),
        "fires in the reserve",
        "what the icons in view have not called for",
        default=None,
        last=True,
    ),
    Zone("bag", RestOfBag(TOKENS), "tokens in the bag", "all that lie nowhere else", default=None, last=True),
    Zone(
        "hands",
        Each(SetOf(Card(TOOL_CARDS)), seats, "lists of tools, one for each seat"),
        "a list of tools for each seat",
        "empty hands",
        when=WITH_TOOLS,
    ),
    Zone("shown", TOOLS_SOMEWHERE, "ids of cards in hands that everybody saw going there", "none", when=IF_TOOLS),
    Zone(
        "market",
        Market(OrNull(Card(TOOL_CARDS), NO_CARD), MARKET, "tools, null for an empty slot", fewer=True),
        "up to three tools, null for an empty slot",
        "turned up from the deck when play goes on",
        default=[],
        when=WITH_TOOLS,
    ),
    Zone("discard", SetOf(Card(TOOL_CARDS)), "tools that are done with", "none", when=WITH_TOOLS),
    Zone("turn_tools", SetOf(Card(TOOL_CARDS)), "tools that lie until the turn ends", "none", when=IF_TOOLS),
    Zone("round_tools", SetOf(Card(TOOL_CARDS)), "tools that lie until the round ends", "none", when=IF_TOOLS),
    Zone("lockboxes", SetOf(Card(TOOL_CARDS)), "tools that lie for good", "none", when=IF_TOOLS),
    Zone(
        "waiting",
        ByKey("tool", TOOL_KEYS, Bag(TOKENS), sparse=True),
        'tokens on tools that lie there: `{"torch": "F"}` with a Torch in `turn_tools`',
        "none",
        at="held",
        when=WITH_TOOLS,
    ),
    Zone(
        "locked",
        Each(Counts(TOKENS, COLOURS, "a Lockbox holds books, not fire"), seats, "texts of tokens, one for each seat"),
        "books in each seat's Lockboxes",
        "none",
        when=WITH_TOOLS,
    ),
    Zone("given", Counts(TOKENS, len(TOKEN_KEYS)), "tokens sent to the robot", "none", when=ROBOT),
    Zone("drawn", Counts(TOKENS, len(TOKEN_KEYS)), "tokens drawn and not yet placed", "none", when=WITH_TOOLS),
    Zone(
        "deck",
        Rest(TOOL_CARDS),
        "ids of its cards; it has no order",
        "all that lie nowhere else",
        when=WITH_TOOLS,
        last=True,
    ),
    Zone(
        "deck_history",
        History(),
        "for each deck so far the hidden cards that came from it (see [0003](decisions/0003-chance.md))",
        "all from the first",
        at="pools",
        when=IF_TOOLS,
        last=True,
    ),
    Zone("turn", Group(TURN), "the turn going on, below", "seat 0 is active", default={}),
    Zone("asked", ASKED, "what is asked, below", '`"save_or_leave"`', default="save_or_leave"),
    checks=(check_library, check_question),
)


def complete(plain: dict[str, Any]) -> dict[str, Any]:
    """A position with what follows from its other zones; what is not of the right kind is left for the readers."""
    options, asked, turn = plain.get("options", {}), plain.get("asked"), plain.get("turn", {})
    youth = options.get("youth") if isinstance(options, dict) else None
    if "arrival" not in plain and isinstance(youth, list | tuple):  # FIRE-SETUP-8: nobody has arrived anywhere else
        robot = ["robot"] if options.get("mode") in ("robot", "solo_robot") else []
        plain = plain | {"arrival": [*youth, *robot]}
    decision = asked.get("decision") if isinstance(asked, dict) else asked
    if decision == "shout" and isinstance(turn, dict):  # a fire has spread that people shout at
        plain = plain | {"turn": {"spread": True} | turn}
    return plain
