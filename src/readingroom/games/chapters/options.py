"""The options of Chapters: what each means, what goes together, and the House they make."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.errors import BadOption
from readingroom.core.options import Option, check_each
from readingroom.core.phrases import phrase
from readingroom.games.chapters.cards.names import (
    CATEGORY_KEYS,
    SCORE_KEYS,
    STEP_KEYS,
    TRIGGER_KEYS,
    TYPE_KEYS,
)
from readingroom.games.chapters.cards.pack import Enhancement, EventCard, Friend, Pack, Step
from readingroom.games.chapters.edge.actions import actions_with
from readingroom.games.chapters.rules.house import (
    ANY_CATEGORY,
    EVENT_KINDS,
    NO_CAP,
    NO_SEAT,
    SCORE,
    STEP,
    House,
)
from readingroom.games.chapters.rules.table import COUNT_BITS

RANDOM = "random"

OPTIONS = (
    Option("casual", (False, True), False, phrase("chapters-option-casual")),
    Option("first_game", (False, True), False, phrase("chapters-option-first-game")),
    Option("nsfl", (False, True), False, phrase("chapters-option-nsfl")),
    Option("sites", (False, True), False, phrase("chapters-option-sites")),
    Option("enhancements", (False, True), False, phrase("chapters-option-enhancements")),
    Option("swapped_enhancements", ("transfer", "dormant"), "transfer", phrase("chapters-option-swapped-enhancements")),
    Option("first_player", (RANDOM, 0, 1, 2, 3), RANDOM, phrase("chapters-option-first-player")),
)


def check_options(seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Defaults filled in; what does not go together is refused with the reason. Modules combine freely (CHAP-MOD-1)."""
    options = check_each(OPTIONS, seats, given)
    if options["first_player"] != RANDOM and options["first_player"] >= seats:
        raise BadOption(phrase("chapters-mistake-first-player", last=seats - 1, seat=options["first_player"]))
    if options["swapped_enhancements"] != "transfer" and not options["enhancements"]:
        raise BadOption(phrase("chapters-mistake-swapped"))
    if options["first_game"] and not starts_with_friends(options | {"first_game": False}):
        raise BadOption(phrase("chapters-mistake-first-game"))
    return options


def starts_with_friends(options: dict[str, Any]) -> bool:
    """CHAP-SETUP-10, CHAP-CAS-1, CHAP-SITE-1, CHAP-ENH-1, CHAP-MOD-2: the base game and module 1 do."""
    return not any(options[key] for key in ("casual", "first_game", "sites", "enhancements"))


# --- the House ----------------------------------------------------------------------------------------------


def make_house(pack: Pack, seats: int, options: dict[str, Any], *, live: bool) -> House:  # noqa: ARG001  # the kernel asks
    """The numbers of a pack and checked options, as the rules read them."""
    house = House()
    house.nsfl = options["nsfl"]
    house.site_abilities = options["sites"]
    house.enhancing = options["enhancements"]
    house.casual = options["casual"]
    house.starting_friends = starts_with_friends(options)
    house.dormant = options["swapped_enhancements"] == "dormant"
    house.first_seat = NO_SEAT if options["first_player"] == RANDOM else options["first_player"]
    house.removed_friends = pack.removed[seats - 2]
    house.stall_rounds = pack.stall_rounds
    fill_numbers(house, pack)
    fill_features(house, pack)
    fill_friends(house, pack)
    fill_sites(house, pack)
    steps: list[int] = []
    fill_events(house, pack, steps)
    fill_enhancements(house, pack, steps)
    house.steps = vec[i64](steps)
    house.action_texts = actions_with(pack).texts
    return house


def fill_numbers(house: House, pack: Pack) -> None:
    house.hand = pack.setup["hand"]
    house.hand_limit = pack.setup["hand_limit"]
    house.feature_limit = pack.setup["feature_limit"]
    house.lobby = pack.setup["lobby"]
    house.start_options = pack.setup["start_friend_options"]
    draws = pack.draws
    house.draw, house.molly_draw = draws["normal"], draws["molly"]
    if house.enhancing:
        house.draw, house.molly_draw = draws["normal_features"], draws["molly_features"]
        house.draw_enhancements, house.molly_enhancements = draws["normal_enhancements"], draws["molly_enhancements"]


def fill_features(house: House, pack: Pack) -> None:
    for number, feature in enumerate(pack.features):
        category = CATEGORY_KEYS.index(feature.category)
        house.category[number] = category
        house.category_set[category] |= 1 << number
        house.features |= 1 << number


def fill_friends(house: House, pack: Pack) -> None:
    for number, friend in enumerate(pack.friends):
        house.friends |= 1 << number
        house.needs[number] = sum(need << (place * COUNT_BITS) for place, need in enumerate(friend.requires))
        house.prefers[number] = CATEGORY_KEYS.index(friend.prefers)
        house.prefer_set[house.prefers[number]] |= 1 << number
        house.type[number] = TYPE_KEYS.index(friend.type)
        house.type_set[house.type[number]] |= 1 << number
        house.scores_by[number] = SCORE_KEYS.index(dict(friend.score)["kind"])
        for place, value in enumerate(score_numbers(friend)):
            house.score[number * SCORE + place] = value


def score_numbers(friend: Friend) -> tuple[int, ...]:
    """A score in the order in which `scoring.py` reads it: flat, per, then what its kind needs."""
    score = dict(friend.score)
    kind = score["kind"]
    if kind == "distinct_types":
        return tuple(score["table"])
    if kind == "balance":
        return 0, 0, score["gap"], score["high"], score["low"]
    category = CATEGORY_KEYS.index(score["category"]) if "category" in score else int(ANY_CATEGORY)
    if kind == "icons":
        return score["flat"], score["per"], category, score["skip"], score["lead"]
    if kind == "exact":
        return score["flat"], score["per"], score["n"]
    if kind == "neighbours":
        return score["flat"], score["per"], category, int(score["of"] == "friends")
    if kind == "friends":
        prefers = CATEGORY_KEYS.index(score["prefers"]) if score["prefers"] else int(ANY_CATEGORY)
        types = sum(1 << TYPE_KEYS.index(kind) for kind in score["types"])
        cap = int(NO_CAP) if score["cap"] is None else score["cap"]
        return score["flat"], score["per"], prefers, types, cap
    return score["flat"], score["per"]


def fill_sites(house: House, pack: Pack) -> None:
    house.sites = len(pack.sites)
    for number, site in enumerate(pack.sites):
        numbers = dict(site.numbers)
        if site.key == pack.first_site:
            house.first_site = number
        if site.op == "feature_limit":
            house.site_stacks[number] = numbers["delta"]
        elif site.op == "hand_limit":
            house.site_hand[number] = numbers["delta"]
        elif site.op == "guess_top_friend":
            house.guess_draws[number] = numbers["draw"]
            house.guess_exchanges[number] = numbers["exchange"]
        elif site.op == "archive_feature":
            house.archive_hearts[number] = numbers["hearts"]
        else:
            house.loan_cards[number] = numbers["cards"]


def fill_events(house: House, pack: Pack, steps: list[int]) -> None:
    """CHAP-NSFL-1, CHAP-NSFL-2: NSFL Events lie in the Feature deck with module 1."""
    card = 0
    for kind, event in enumerate(pack.events):
        write_steps(house, kind, event.steps, steps)
        for _ in range(event.copies):
            house.event_kind[card] = kind
            if not event.nsfl or house.nsfl:
                house.event_set[kind] |= 1 << card
                house.events |= 1 << card
                sort_event(house, event, 1 << card)
            card += 1


def sort_event(house: House, event: EventCard, card: int) -> None:
    """When a card can be played (CHAP-NSFL-3)."""
    if event.nsfl:
        house.nsfl_events |= card
    if not event.trigger:
        house.action_events |= card
    elif event.trigger == "action_declared":
        house.on_action |= card
    elif event.trigger == "invite_declared":
        house.on_invite |= card
    else:
        house.on_nsfl |= card


def write_steps(house: House, program: int, listed: tuple[Step, ...], steps: list[int]) -> None:
    """Steps as rows of numbers, in the order of `house.py`."""
    ways = {"player": 1, "any": 1, "stack": 1, "friend": 2, "not_just_discarded": 1}
    house.first_step[program] = len(steps) // int(STEP)
    for step in listed:
        row = (STEP_KEYS.index(step.op), step.n, ways.get(step.way, 0), int(step.optional), int(step.on_target))
        steps.extend(row)
    house.last_step[program] = len(steps) // int(STEP)


def fill_enhancements(house: House, pack: Pack, steps: list[int]) -> None:
    card = 0
    for kind, enhancement in enumerate(pack.enhancements):
        write_steps(house, int(EVENT_KINDS) + kind, enhancement.steps, steps)
        trigger = TRIGGER_KEYS.index(enhancement.trigger)
        house.trigger[kind] = trigger
        house.cost_cards[kind] = enhancement.cost_cards
        house.cost_stacks[kind] = enhancement.cost_stacks
        if enhancement.when_category:
            house.when_category[kind] = CATEGORY_KEYS.index(enhancement.when_category)
        house.when_over[kind] = int(enhancement.when_over)
        cards = ((1 << enhancement.copies) - 1) << card
        for number in range(card, card + enhancement.copies):
            house.enhancement_kind[number] = kind
        card += enhancement.copies
        house.enhancement_set[kind] = cards
        house.enhancements |= cards
        house.trigger_set[trigger] |= cards
        fill_standing(house, kind, enhancement, cards)


def fill_standing(house: House, kind: int, enhancement: Enhancement, cards: int) -> None:
    """Standing effects, and Hearts at the end."""
    for one in enhancement.standing:
        if one.op == "icon":
            house.icon[kind] += one.n << (CATEGORY_KEYS.index(one.what) * int(COUNT_BITS))
            house.icon_givers |= cards
        elif one.op == "feature_limit":
            house.more_stacks[kind] = one.n
            house.stack_givers |= cards
        elif one.op == "hand_limit":
            house.more_hand[kind] = one.n
            house.hand_givers |= cards
        elif one.op == "molly_icons":
            house.molly_icons[kind] = one.n
            house.molly_givers |= cards
        elif one.op == "protect":
            house.friend_guards |= cards if one.what == "friends" else 0
            house.stack_guards |= cards if one.what == "features" else 0
        elif one.op == "invite_discount":
            house.discounts |= cards
            house.discount_cards = one.n
        else:
            house.event_shelvers |= cards
    if enhancement.hearts is not None:
        house.hearts_per[kind], house.hearts_for_each[kind] = enhancement.hearts[0], enhancement.hearts[1]
        house.hearts_of[kind] = int(enhancement.hearts[2] == "friends")
