"""Tables of Fire in the Library, laid out and read in table talk.

Cards are rows as in the worked examples: `Y F W . .`; a library is (white, yellow, black, purple).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import readingroom as rr
from readingroom.core.events import Event

ANA, BEN, CLEO, DAN, EVA, FAY = range(6)
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
WHITE, YELLOW, BLACK, PURPLE, TEAL, FIRE = range(6)
ASIDE_PLACE, ROBOT_PLACE = 7, 6  # where a Slingshot's tokens go if not to a seat

START = (1, 2, 3, 4)
STANDING_MARKET = ("map-1", "shovel-1", "torch-1")
SECTIONS = ("white", "yellow", "black", "purple")
KINDS = (
    "amulet",
    "axe",
    "bucket",
    "cloak",
    "collectors_edition",
    "gloves",
    "knapsack",
    "library_cart",
    "lockbox",
    "map",
    "shovel",
    "slingshot",
    "torch",
)
CARDS_IN_PLAY = {1: 6, 2: 3, 3: 4, 4: 4, 5: 5, 6: 6}
LETTERS = {"white": "W", "yellow": "Y", "black": "B", "purple": "P", "teal": "T", "fire": "F"}
ROBOT_MODES = ("robot", "solo_robot")
SOLO_MODES = ("solo_robot", "lone_librarian")

E = TypeVar("E", bound=Event)


# --- laying a table out -------------------------------------------------------------------------------------


def a_table(
    *,
    seats: int = 4,
    library: Sequence[int] = START,
    draws: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    market: Sequence[str | None] = STANDING_MARKET,
    hands: Mapping[int, Sequence[str]] | None = None,
    rows: Mapping[int, str] | None = None,
    seed: int = 1,
    **zones: Any,
) -> rr.Match:
    """A match that begins from a hand-written position; every zone that is left out is as at the start."""
    chosen = dict(options or {})
    position: dict[str, Any] = {
        "seats": seats,
        "options": chosen,
        "library": dict(zip(SECTIONS, library, strict=True)),
        "cards": {str(card): row for card, row in (rows or {}).items()},
        **zones,
    }
    if chosen.get("tools", True):
        position["market"] = list(market)
        position["hands"] = [list((hands or {}).get(seat, ())) for seat in range(seats)]
    return rr.start("fire", position=position, draws=draws, seed=seed, live=True)


def in_the_library(
    card: int = 3,
    laid: str = "",
    library: Sequence[int] = START,
    hand: Sequence[str] = (),
    draws: Sequence[str] = (),
    *,
    seats: int | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    rows: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **zones: Any,
) -> rr.Match:
    """Ana is saving books on a turn order card; lower cards have been played, higher ones have not."""
    mode = (options or {}).get("mode", "table")
    seats = seats or (1 if mode in SOLO_MODES else max(4, card))
    in_play = seats + 1 if mode == "robot" else CARDS_IN_PLAY[seats]
    others = [number for number in range(1, in_play + 1) if number != card]
    numbers = [card, *others[: seats - 1]]
    if mode == "robot":
        numbers.append(others[seats - 1])
    people: list[int | str] = [*range(seats), "robot"]
    played = [who for who, number in zip(people, numbers, strict=False) if number < card]
    holds = [None if number < card else number for number in numbers]
    layout: dict[str, Any] = {"holds": holds[:seats], "played": played, "turn": {"active": ANA}}
    if mode == "robot":
        layout["robot_holds"] = holds[seats]
    return a_table(
        seats=seats,
        library=library,
        draws=draws,
        options=options,
        hands={ANA: hand, **(hands or {})},
        rows={card: laid, **(rows or {})},
        **(layout | zones),
    )


def alone(
    card: int = 1,
    laid: str = "",
    library: Sequence[int] = START,
    hand: Sequence[str] = (),
    draws: Sequence[str] = (),
    *,
    mode: str = "solo_robot",
    options: Mapping[str, Any] | None = None,
    **zones: Any,
) -> rr.Match:
    """A solo player is saving books on a turn order card."""
    return in_the_library(card, laid, library, hand, draws, options={"mode": mode, **(options or {})}, **zones)


def before_round(number: int, *, draws: Sequence[str] = (), **zones: Any) -> rr.Match:
    """Step 1 of that round is about to begin; nobody holds a turn order card."""
    return a_table(round=number - 1, asked="round_starts", draws=draws, **zones)


def after_all_turns(*, seats: int = 4, draws: Sequence[str] = (), **zones: Any) -> rr.Match:
    """Everybody has had a turn; step 3 follows."""
    layout: dict[str, Any] = {
        "played": list(range(seats)),
        "turn": {"active": seats - 1},
        "asked": "round_ends",
    }
    return a_table(seats=seats, draws=draws, **(layout | zones))


def dealt(*, seats: int = 4, seed: int = 1, draws: Sequence[str] = (), **options: Any) -> rr.Match:
    """A match from the very beginning."""
    return rr.start("fire", seats=seats, seed=seed, draws=draws, options=options)


# --- reading the table --------------------------------------------------------------------------------------


def library(match: rr.Match) -> tuple[int, ...]:
    """The top values of white, yellow, black, purple."""
    return tuple(section.value for section in match.view().sections)


def scores(match: rr.Match) -> tuple[int, ...]:
    """Everybody's points, a robot's last."""
    return tuple(participant.score for participant in match.view().participants)


def choosing_order(match: rr.Match) -> list[int]:
    """The participants in priority order."""
    return [one.who for one in sorted(match.view().participants, key=lambda one: int(one.place))]


def row(match: rr.Match, card: int) -> str:
    """The spaces of a turn order card as letters and dots."""
    found = next(shown for shown in match.view().cards if shown.number == card)
    return " ".join("." if space.token is None else LETTERS[space.token] for space in found.spaces)


def holder(match: rr.Match, card: int) -> int | None:
    """Who holds a turn order card."""
    held: int | None = next(shown for shown in match.view().cards if shown.number == card).holder
    return held


def books_in_bag(match: rr.Match) -> int:
    return sum(count for token, count in match.view().bag.items() if token != "fire")


def fires_in_bag(match: rr.Match) -> int:
    fires: int = match.view().bag["fire"]
    return fires


def reserve(match: rr.Match) -> int:
    left: int = match.view().reserve
    return left


def hand(match: rr.Match, seat: int = ANA) -> list[str]:
    """The tool cards in a seat's hand."""
    return [tool.card for tool in match.view(seat).hand]


def market(match: rr.Match) -> list[str | None]:
    return [None if tool is None else tool.card for tool in match.view().market]


def discard(match: rr.Match) -> list[str]:
    return list(match.view().discard)


def waiting_on(match: rr.Match, tool: str) -> str | None:
    """The tokens that wait on tools of a kind; None when no such tool lies on the table."""
    for lying in match.view().in_play:
        if lying.tool == tool:
            return " ".join(LETTERS[token] for token in lying.tokens)
    return None


def asked(match: rr.Match) -> str | None:
    """What is asked, with the referee's eyes."""
    question = match.position()["asked"]
    return None if question is None else str(question["decision"])


def options(match: rr.Match) -> list[str]:
    """The legal answers as texts."""
    return [str(action) for action in match.legal()]


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def rule_against(match: rr.Match, action: object) -> str:
    """The rule that forbids an action now."""
    refusal = match.why_not(action)
    assert refusal is not None, f"{action} is legal"
    return refusal.rule


def tool_number(card: str) -> int:
    """The number by which events name a tool card of the published pack."""
    kind, _, copy = card.rpartition("-")
    return KINDS.index(kind) * 3 + int(copy) - 1


def pass_until(match: rr.Match, *decisions: str) -> rr.Match:
    """Let everybody do as little as possible until one of these is asked, or the match is over."""
    quiet = ("pass", "stop", "draw", "take:none", "take:market:1", "end", "keep", "done")
    while not match.over and asked(match) not in decisions:
        answers = options(match)
        match.play(next((answer for answer in quiet if answer in answers), answers[0]))
    return match
