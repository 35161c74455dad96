"""What is asked in a position written by hand, and what belongs to it."""

from __future__ import annotations

from typing import Any, Final

from readingroom.core.errors import BadPosition
from readingroom.core.positions import listed, mapping, number, only, word
from readingroom.games.labyrinth.cards.names import DECISIONS, GENRE_KEYS, MEEPLE_KEYS, cell_number
from readingroom.games.labyrinth.positions.asking_checks import check_asked
from readingroom.games.labyrinth.positions.pieces import Pieces
from readingroom.games.labyrinth.positions.writing import PURPOSES
from readingroom.games.labyrinth.rules.house import FIRST_PILE, FIRST_REWARD
from readingroom.games.labyrinth.rules.state import LabyrinthState
from readingroom.games.labyrinth.rules.table import (
    ABOVE,
    ASK_ACT,
    ASK_EXTRA,
    ASK_GIVE_TO,
    ASK_INSTEAD,
    ASK_KEEP,
    ASK_PAY,
    ASK_RETURN,
    ASK_REWARD,
    ASK_ROOM,
    ASK_SPEND,
    ASK_START,
    ASK_SWAP_FOR,
    ASK_TAKE,
    FOR_COPIES,
    FOR_FLIP,
    FOR_GIFT,
    FOR_SWAP,
    FOR_WALK,
    NO_CARD,
    SEAT_BITS,
    START_BITS,
    TURN_ENDS,
)

ASKED: Final = (
    "decision", "seat", "wanted", "missing", "cards", "hand", "books", "hands", "thing", "by", "on", "cell", "to",
    "for", "walker", "goal", "ladders", "passages", "copiers", "paid", "copied",
)  # fmt: skip
TURN_ENDING: Final = "turn_ends"  # what goes on by itself: the Disturbance and Bookwyrm phases


def read_asked(plain: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> None:
    """The decision in question; left out: the active player acts."""
    asked = plain.get("asked", "act")
    if asked is None:
        return
    if isinstance(asked, str):
        asked = {"decision": asked}
    if not isinstance(asked, dict):
        raise BadPosition(f"asked: must be a decision or an object with one, not {asked!r}")
    only(asked, ASKED, "asked")
    if asked.get("decision") == TURN_ENDING:
        state.push(TURN_ENDS, -1, 0, 0)
        return
    kind = word(asked.get("decision"), DECISIONS, "asked")
    seat = number(asked, "seat", int(state.active), 0, int(state.seats) - 1)
    if kind not in (ASK_START, ASK_INSTEAD, ASK_ROOM) and seat != state.active:
        raise BadPosition(f"asked: seat {state.active} is active and decides, not seat {seat}")
    read_wanted(asked, state)
    first, second = numbers_of(asked, state, pieces, kind)
    if kind not in (ASK_START, ASK_INSTEAD, ASK_ACT):
        state.push(ASK_ACT, state.active, 0, 0)
    state.push(kind, seat, first, second)
    check_asked(state)


def read_wanted(asked: dict[str, Any], state: LabyrinthState) -> None:
    """The set-up: what seats have chosen."""
    seats = [str(seat) for seat in range(state.seats)]
    for key, genres in mapping(asked, "wanted").items():
        seat = word(key, seats, "wanted")
        if not isinstance(genres, list) or len(genres) != 3:  # LAB-SETUP-11
            raise BadPosition(f"wanted: seat {seat} chooses three genres, not {genres!r}")
        state.chosen |= 1 << seat
        for genre in genres:
            place = word(genre, GENRE_KEYS, "wanted")
            state.wanted += 1 << (seat * int(SEAT_BITS) + place * int(START_BITS))


def numbers_of(asked: dict[str, Any], state: LabyrinthState, pieces: Pieces, kind: int) -> tuple[int, int]:
    """The two numbers of the frame."""
    hands = int(state.house.hands)
    if kind == ASK_INSTEAD:
        return word(asked.get("missing"), GENRE_KEYS, "missing"), 0
    if kind == ASK_TAKE:
        return reward_set(asked, pieces, "cards"), number(asked, "hand", int(state.active), 0, hands - 1)
    if kind == ASK_EXTRA:
        return number(asked, "books", 1, 1, 9), number(asked, "hand", int(state.active), 0, hands - 1)
    if kind == ASK_REWARD:
        return set_of_hands(asked, state), 0
    if kind in (ASK_GIVE_TO, ASK_SWAP_FOR):
        return pieces.thing(asked.get("thing"), "asked thing"), 0
    if kind == ASK_ROOM:
        by = asked.get("by")
        return pieces.thing(asked.get("thing"), "asked thing"), NO_CARD if by is None else reward_number(pieces, by)
    if kind in (ASK_PAY, ASK_RETURN, ASK_KEEP):
        read_walk(asked, state, pieces)
        return 0, 0
    return spending(asked, state, pieces) if kind == ASK_SPEND else (0, 0)


def set_of_hands(asked: dict[str, Any], state: LabyrinthState) -> int:
    """The hands that may draw; left out: the active player's."""
    hands = listed({"hands": [int(state.active)]} | asked, "hands")
    return as_set([number({"hands": hand}, "hands", 0, 0, int(state.house.hands) - 1) for hand in hands], "hands")


def spending(asked: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> tuple[int, int]:
    """What boosters are being chosen for."""
    purpose = word(asked.get("on"), PURPOSES, "asked on")
    if purpose in (FOR_WALK, FOR_COPIES):
        read_walk(asked, state, pieces)
        return purpose, 0
    if purpose == FOR_FLIP:
        return purpose, cell_of(asked.get("cell"))
    thing = pieces.thing(asked.get("thing"), "asked thing")
    if purpose == FOR_GIFT:
        thing += number(asked, "to", 0, 0, int(state.house.hands) - 1) * int(ABOVE)
    if purpose == FOR_SWAP:
        thing += pieces.thing(asked.get("for"), "asked for") * int(ABOVE)
    return purpose, thing


def read_walk(asked: dict[str, Any], state: LabyrinthState, pieces: Pieces) -> None:
    """A walk whose price is being chosen."""
    state.walker = word(asked.get("walker", "player"), MEEPLE_KEYS, "asked walker")
    state.goal = cell_of(asked.get("goal"))
    state.ladders = reward_set(asked, pieces, "ladders")
    state.passages = reward_set(asked, pieces, "passages")
    state.copiers = reward_set(asked, pieces, "copiers")
    paid = listed(asked, "paid")
    books = [name for name in paid if pieces.thing(name, "asked paid") < FIRST_REWARD]
    state.paid_books = as_set([pieces.thing(name, "asked paid") for name in books], "paid")
    state.paid_items = as_set([reward_number(pieces, name) for name in paid if name not in books], "paid")
    copied = [pieces.thing(name, "asked copied") for name in listed(asked, "copied")]
    if any(card >= FIRST_REWARD for card in copied):
        raise BadPosition("asked copied: only Books are copied (R-33)")
    state.copied = as_set(copied, "copied")


def cell_of(key: object) -> int:
    """A cell by its key."""
    try:
        return cell_number(str(key))
    except ValueError as error:
        raise BadPosition(f"asked: {error}") from error


def reward_set(asked: dict[str, Any], pieces: Pieces, key: str) -> int:
    """A list of Reward cards as a set."""
    return as_set([reward_number(pieces, name) for name in listed(asked, key)], key)


def as_set(numbers: list[int], key: str) -> int:
    """Numbers as a set; each may be named once."""
    if len(set(numbers)) < len(numbers):
        raise BadPosition(f"asked {key}: something is named twice")
    return sum(1 << one for one in numbers)


def reward_number(pieces: Pieces, name: object) -> int:
    """A Reward card's number."""
    thing = pieces.thing(name, "asked")
    if not FIRST_REWARD <= thing < FIRST_PILE:
        raise BadPosition(f"asked: {name} is no Reward card")
    return thing - int(FIRST_REWARD)
