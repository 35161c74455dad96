"""The options of Fire in the Library: what each means, what goes together, and the House they make."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadOption, BadSeats
from readingroom.core.options import Option, SeatsInOrder, check_each
from readingroom.core.phrases import Phrase, Word, phrase
from readingroom.games.fire.cards.names import FIRE_KEYS, MODE_KEYS, SECTION_KEYS, SHOUT_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.rules.house import (
    OFF,
    SECTIONS,
    SPACES,
    STACK,
    TEAL,
    WITH_ROBOT,
    House,
)

OPTIONS = (
    Option(
        "mode",
        MODE_KEYS,
        "table",
        phrase("fire-option-mode"),
    ),
    Option(
        "tools",
        (True, False),
        True,
        phrase("fire-option-tools"),
    ),
    Option(
        "fire",
        FIRE_KEYS,
        "normal",
        phrase("fire-option-fire"),
    ),
    Option("technology", (True, False), False, phrase("fire-option-technology")),
    Option("shout", SHOUT_KEYS, "everyone", phrase("fire-option-shout")),
    Option(
        "lone_bonus_counts",
        ("sections", "cards"),
        "sections",
        phrase("fire-option-lone-bonus-counts"),
    ),
    Option("robot_head_start", range(51), 0, phrase("fire-option-robot-head-start")),
    Option(
        "show_bag_contents",
        (True, False),
        True,
        phrase("fire-option-show-bag-contents"),
        only_shown=True,
    ),
    SeatsInOrder(
        "youth",
        "",
        None,
        phrase("fire-option-youth"),
    ),
)


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Defaults filled in; what does not go together is refused with the reason (2.17)."""
    options = check_each(OPTIONS, seats, given, usual={"mode": "solo_robot"} if seats == 1 else {})
    check_seats(seats, options)
    check_combination(options, given)
    return options


def check_seats(seats: int, options: dict[str, Any]) -> None:
    mode = options["mode"]
    least, most = {"table": (2, 6), "robot": (2, 5)}.get(mode, (1, 1))
    if not least <= seats <= most:
        alone: Word = phrase("fire-mistake-play-alone") if seats == 1 else ""
        if most == 1:
            raise BadSeats(phrase("fire-mistake-mode-alone", mode=repr(mode), seats=seats, alone=alone))
        raise BadSeats(
            phrase("fire-mistake-mode-seats", mode=repr(mode), least=least, most=most, seats=seats, alone=alone)
        )


def check_combination(options: dict[str, Any], given: dict[str, Any]) -> None:
    """2.17: robots need the tool deck and replace step-3 burning; the Lone thresholds are made for tools."""
    mode = options["mode"]
    if mode != "table" and not options["tools"]:
        raise BadOption(
            phrase(
                "fire-mistake-tools-lone" if mode == "lone_librarian" else "fire-mistake-tools-robot", mode=repr(mode)
            )
        )
    if mode != "table" and options["fire"] != "normal":
        raise BadOption(
            phrase(
                "fire-mistake-fire-lone" if mode == "lone_librarian" else "fire-mistake-fire-robot",
                fire=repr(options["fire"]),
                mode=repr(mode),
            )
        )
    if options["tools"] and given.get("shout", "everyone") != "everyone":
        raise BadOption(phrase("fire-mistake-shout"))
    if mode != "lone_librarian" and given.get("lone_bonus_counts", "sections") != "sections":
        raise BadOption(phrase("fire-mistake-lone-bonus"))
    if mode not in ("robot", "solo_robot") and given.get("robot_head_start", 0) != 0:
        raise BadOption(phrase("fire-mistake-head-start"))


def pointless(*, company: bool) -> dict[str, dict[Any, Phrase]]:
    """To call first is a race, and bots do not call."""
    return {} if company else {"shout": {"first": phrase("fire-pointless-shout-first")}}


# --- the House ----------------------------------------------------------------------------------------------


def make_house(pack: Pack, seats: int, options: dict[str, Any], *, live: bool) -> House:
    """The numbers of a pack and checked options, as the rules read them."""
    house = House()
    fill_library(house, pack)
    fill_turn_order(house, pack)
    fill_tools(house, pack, seats)
    fill_tokens(house, pack, technology=options["technology"])
    house.mode = MODE_KEYS.index(options["mode"])
    house.solo = options["mode"] in ("solo_robot", "lone_librarian")
    house.robot = options["mode"] in ("robot", "solo_robot")
    house.participants = seats + 1 if house.robot else seats
    # with a robot a card for everybody, and no spare one (FIRE-MROBOT-1, AMB-29)
    cards = range(1, seats + 2) if house.mode == WITH_ROBOT else pack.cards_in_play[seats - 1]
    house.cards_in_play = sum(1 << (card - 1) for card in cards)
    house.tools = options["tools"]
    wild = options["fire"] != "normal"
    house.tool_for_leaving = not wild
    house.round_burns = pack.variants["wild_fire"]["step3_burns"] if wild else 0 if house.robot else 1
    house.dealt_each_round = options["fire"] == "inferno"
    house.shout = OFF if house.tools else SHOUT_KEYS.index(options["shout"])
    house.shout_points = pack.variants["no_tools"]["shout_points"]
    house.youth = vec[i64](options["youth"] or ())
    house.head_start = options["robot_head_start"]
    house.live = live
    fill_solo(house, pack, options)
    return house


def fill_library(house: House, pack: Pack) -> None:
    """A stack of each section's cards, the lowest value on top (FIRE-SETUP-1)."""
    for section, stack in enumerate(pack.stacks):
        house.stack_size[section] = len(stack)
        for place, card in enumerate(stack):
            house.values[section * STACK + place] = card.value
            house.icons[section * STACK + place] = card.fire_icons
            house.burn_index[section * STACK + place] = card.burn_index


def fill_turn_order(house: House, pack: Pack) -> None:
    for card, spaces in enumerate(pack.turn_order):
        house.safe_spaces[card] = sum(not space.risky for space in spaces)
        for place, space in enumerate(spaces):
            house.bravery[card * SPACES + place] = space.bravery
            house.risky[card * SPACES + place] = int(space.risky)


def fill_tools(house: House, pack: Pack, seats: int) -> None:
    """The deck; small games are without Axes and Library Carts (FIRE-SETUP-3, FIRE-SOLO-1, AMB-1).

    Seats are counted, so a robot makes no game larger (FIRE-MROBOT-1, AMB-29).
    """
    house.tool_kind = vec[i64]([TOOL_KEYS.index(card.tool) for card in pack.tool_cards])
    house.robot_burns = vec[i64]([section_set(card.robot_burns) for card in pack.tool_cards])
    house.robot_scores = vec[i64]([section_set(card.robot_scores) for card in pack.tool_cards])
    house.starting_tools = pack.starting_tools
    for number, card in enumerate(pack.tool_cards):
        kind = TOOL_KEYS.index(card.tool)
        house.kind_set[kind] |= 1 << number
        if seats >= pack.tools[kind].removed_below:
            house.deck |= 1 << number


def section_set(keys: tuple[str, ...]) -> int:
    return sum(1 << SECTION_KEYS.index(key) for key in keys)


def fill_tokens(house: House, pack: Pack, *, technology: bool) -> None:
    """Books and fires; Technology adds three teal books and a fire (FIRE-SETUP-2, FIRE-TECH-1)."""
    for section in range(SECTIONS):
        house.books[section] = pack.books[section]
    house.books[TEAL] = pack.technology_books if technology else 0
    house.fires = pack.fires_in_bag + (pack.technology_fires if technology else 0)
    house.reserve = pack.fires_in_reserve


def fill_solo(house: House, pack: Pack, options: dict[str, Any]) -> None:
    lone = pack.variants["lone_librarian"]
    house.robot_step = pack.variants["solo_robot"]["bravery_per_book_after_first"]
    house.lone_turns = lone["rounds"]
    house.collapse_penalty = lone["collapse_penalty_per_unused_turn"]
    house.section_bonus = lone["bonus_per_remaining_section"]
    house.bonus_per_card = options["lone_bonus_counts"] == "cards"
    house.win_above = lone["win_above"]
    house.honours_above = lone["honors_above"]
