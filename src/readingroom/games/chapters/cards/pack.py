"""The card file of Chapters: reading and checking it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from readingroom.core.packs import Entry, read_pack
from readingroom.games.chapters.cards.names import (
    CATEGORY_KEYS,
    SCORE_KEYS,
    STEP_KEYS,
    TRIGGER_KEYS,
    TYPE_KEYS,
)
from readingroom.games.chapters.rules.house import (
    ENHANCEMENT_KINDS,
    ENHANCEMENTS,
    EVENT_KINDS,
    EVENTS,
    FEATURES,
    FRIENDS,
    MARKET,
    MAX_SEATS,
    SITES,
    STACKS,
)

PUBLISHED: Final = "cards.toml"
SOURCES: Final = ("rulebook", "public", "ours", "mixed")
MOST_GLARES: Final = 6  # answers to one reaction that the rules can remember

# Which steps a card may have: an action inside another's trigger could nest without end, and only a declared action can
# be cancelled.
REACTION_STEPS: Final = ("cancel_action", "cancel_nsfl", "block_friend", "discard", "draw", "recover")
ABILITY_ONLY: Final = ("extra_action", "peek_friends", "rotate_lobby_friend", "shelve")
TRIGGERED_STEPS: Final = ("draw", "discard", "recover", "shelve")
STANDING: Final = (
    "icon",
    "feature_limit",
    "hand_limit",
    "molly_icons",
    "protect",
    "invite_discount",
    "shelve_resolved_event",
)
REACTION_TRIGGERS: Final = ("action_declared", "invite_declared", "nsfl_played")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect, in the words of the card file."""

    op: str
    n: int = 0
    way: str = ""
    optional: bool = False
    on_target: bool = False


@dataclass(frozen=True, slots=True)
class Feature:
    """A Feature card; only its Category matters to the rules."""

    key: str
    name: str
    category: str
    fact: str
    source: str


@dataclass(frozen=True, slots=True)
class Friend:
    """A Friend card: type, preferred Category, requirement and what it scores by."""

    key: str
    name: str
    type: str
    prefers: str
    requires: tuple[int, int, int]
    score: tuple[tuple[str, Any], ...]
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class EventCard:
    """An Event or NSFL Event of a name, with its copies and its steps."""

    key: str
    name: str
    copies: int
    nsfl: bool
    trigger: str  # of a reaction; empty: it is played as an action
    steps: tuple[Step, ...]
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing effect: what it is, with its numbers."""

    op: str
    n: int = 0
    what: str = ""


@dataclass(frozen=True, slots=True)
class Enhancement:
    """An Enhancement of a name: when it works, what it costs, what it does."""

    key: str
    name: str
    copies: int
    trigger: str
    when_category: str
    when_over: bool
    cost_cards: int
    cost_stacks: int
    steps: tuple[Step, ...]
    standing: tuple[Standing, ...]
    hearts: tuple[int, int, str] | None  # so many, for each so many, of what
    text: str
    source: str


@dataclass(frozen=True, slots=True)
class Site:
    """A Site with its ability, used in module 2 only."""

    key: str
    name: str
    op: str
    numbers: tuple[tuple[str, int], ...]
    text: str
    fact: str
    source: str


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A checked card file."""

    features: tuple[Feature, ...]
    friends: tuple[Friend, ...]
    events: tuple[EventCard, ...]  # with the NSFL Events, which come last
    enhancements: tuple[Enhancement, ...]
    sites: tuple[Site, ...]
    setup: dict[str, int]
    removed: tuple[int, ...]  # Friends removed, by number of seats from two on
    draws: dict[str, int]
    stall_rounds: int
    first_site: str


Card = Feature | Friend | EventCard | Enhancement | Site


def all_cards(pack: Pack) -> list[Card]:
    """Every card of a pack, each name once."""
    return [*pack.features, *pack.friends, *pack.events, *pack.enhancements, *pack.sites]


@cache
def published_pack() -> Pack:
    """The cards inside the package."""
    text = files(__package__).joinpath(PUBLISHED).read_text("utf-8")
    return load_pack(text, PUBLISHED)


def load_pack(text: str, file: str) -> Pack:
    """A card file's contents; raises BadPack with file, entry and reason."""
    entry = read_pack(text, file, "chapters")
    pack = Pack(
        features=tuple(map(read_feature, entry.entries("feature", "id"))),
        friends=tuple(map(read_friend, entry.entries("friend", "id"))),
        events=(
            *(read_event(one, nsfl=False) for one in entry.entries("event", "id")),
            *(read_event(one, nsfl=True) for one in entry.entries("nsfl", "id")),
        ),
        enhancements=tuple(map(read_enhancement, entry.entries("enhancement", "id"))),
        sites=tuple(map(read_site, entry.entries("site", "id"))),
        setup=read_setup(entry),
        removed=read_removed(entry),
        draws=read_draws(entry),
        stall_rounds=entry.entry("end").number("stall_rounds", 1, 20),
        first_site=entry.entry("setup").text("first_player_site").lower(),
    )
    check_ids(entry, pack)
    check_sizes(entry, pack)
    check_counts(entry, pack)
    return pack


def key_of(entry: Entry) -> str:
    """A card's id, as texts and messages spell it."""
    key = entry.text("id").lower()
    if not key.isalnum():
        raise entry.bad(f"`id` must be made of letters and digits, not {key!r}")
    return key


# --- Features and Friends ------------------------------------------------------------------------------------


def read_feature(entry: Entry) -> Feature:
    return Feature(
        key=key_of(entry),
        name=entry.text("name"),
        category=entry.choice("category", CATEGORY_KEYS),
        fact=entry.text("fact"),
        source=entry.choice("source", SOURCES),
    )


def read_friend(entry: Entry) -> Friend:
    prefers = entry.choice("prefers", CATEGORY_KEYS)
    return Friend(
        key=key_of(entry),
        name=entry.text("name"),
        type=entry.choice("type", TYPE_KEYS),
        prefers=prefers,
        requires=read_requirement(entry, prefers),
        score=read_score(entry.entry("score")),
        text=entry.text("text"),
        source=entry.choice("source", SOURCES),
    )


def read_requirement(entry: Entry, prefers: str) -> tuple[int, int, int]:
    """Two to four icons, at most three of a Category, most of them of the preferred one (6)."""
    requires = entry.entry("requires")
    wrong = [key for key in requires.values if key not in CATEGORY_KEYS]
    if wrong:
        raise requires.bad(f"must name only {', '.join(CATEGORY_KEYS)}, not {wrong[0]!r}")
    space, programme, content = (requires.number(key, 1, 3) if key in requires.values else 0 for key in CATEGORY_KEYS)
    needs = (space, programme, content)
    if not 2 <= sum(needs) <= 4:
        raise requires.bad(f"must be two to four icons, not {sum(needs)}")
    if needs[CATEGORY_KEYS.index(prefers)] != max(needs):
        raise requires.bad(f"the largest part must be of the preferred Category, {prefers}")
    return needs


def read_score(entry: Entry) -> tuple[tuple[str, Any], ...]:
    """The numbers of a score, by kind (3.2)."""
    kind = entry.choice("kind", SCORE_KEYS)
    found: dict[str, Any] = {"kind": kind}
    wanted: dict[str, tuple[str, ...]] = {
        "icons": ("per", "skip", "flat", "lead"),
        "sets": ("per", "flat"),
        "exact": ("n", "per", "flat"),
        "balance": ("gap", "high", "low"),
        "distinct_prefers": ("per", "flat"),
        "distinct_types": (),
        "distinct_pairs": ("per", "flat"),
        "neighbours": ("per", "flat"),
        "friends": ("per", "flat"),
    }
    found |= {key: entry.number(key, 0, 20) for key in wanted[kind]}
    if kind == "icons" or "category" in entry.values:
        found["category"] = entry.choice("category", CATEGORY_KEYS)
    if kind == "neighbours":
        found["of"] = entry.choice("of", ("features", "friends"))
    if kind == "distinct_types":
        found["table"] = read_table(entry)
    if kind == "friends":
        found["prefers"] = entry.choice("prefers", CATEGORY_KEYS) if "prefers" in entry.values else ""
        found["types"] = entry.words("types", TYPE_KEYS) if "types" in entry.values else TYPE_KEYS
        found["cap"] = entry.number("cap", 0, 99) if "cap" in entry.values else None
    return tuple(found.items())


def read_table(entry: Entry) -> tuple[int, ...]:
    table = entry.values.get("table")
    if not isinstance(table, list) or len(table) != len(TYPE_KEYS) + 1 or not all(type(n) is int for n in table):
        raise entry.bad(f"`table` must be five whole numbers, for no type to four, not {table!r}")
    return tuple(table)


# --- effects -------------------------------------------------------------------------------------------------


def read_steps(entry: Entry, key: str = "steps") -> list[Entry]:
    """The steps of a card as entries of their own."""
    listed = entry.values.get(key, [])
    if not isinstance(listed, list) or not all(isinstance(step, dict) for step in listed):
        raise entry.bad(f"`{key}` must be a list of steps, not {listed!r}")
    return [Entry(entry.file, f"{entry.name} step {place}", step) for place, step in enumerate(listed, 1)]


def read_step(entry: Entry, allowed: Sequence[str]) -> Step:
    """One step; its op must be one that such a card may have."""
    op = entry.choice("op", STEP_KEYS)
    if op not in allowed:
        raise entry.bad(f"`op` {op!r} cannot stand here; possible are {', '.join(allowed)}")
    ways = {
        "swap_friend": ("with", ("lobby", "player")),
        "swap_stack": ("with", ("player",)),
        "draw": ("from", ("feature_deck", "any")),
        "rotate_lobby_friend": None,
    }
    way = ""
    if ways.get(op):
        name, words = ways[op] or ("", ())
        way = entry.choice(name, words)
    if op == "choose_player" and "needs" in entry.values:
        way = entry.choice("needs", ("stack", "friend"))
    if op == "recover" and entry.values.get("not_just_discarded"):
        way = "not_just_discarded"
    n = 0
    if op in ("discard", "draw", "recover", "shelve", "peek_friends"):
        n = entry.number("n", 1, 2 if op == "peek_friends" else 6)
    elif op == "invite":
        n = entry.number("ignore", 0, 4) if "ignore" in entry.values else 0
    flag = {"discard": "upto", "recover": "upto", "shelve": "upto", "draw": "plus_discarded"}.get(op, "optional")
    optional = entry.flag(flag) if flag in entry.values else False
    who = entry.choice("who", ("self", "target")) if "who" in entry.values else "self"
    return Step(op, n, way, optional, on_target=who == "target")


def check_targets(entry: Entry, steps: Sequence[Step]) -> None:
    """Whoever is aimed at must have been chosen before."""
    chosen = False
    for step in steps:
        chosen = chosen or step.op == "choose_player"
        if not chosen and (step.on_target or step.op in ("discard_stack", "friend_to_lobby", "molly_home")):
            raise entry.bad(f"step {step.op!r} needs a `choose_player` before it")


def read_event(entry: Entry, *, nsfl: bool) -> EventCard:
    timing = entry.choice("timing", ("action", "reaction") if nsfl else ("action",))
    trigger = entry.choice("trigger", REACTION_TRIGGERS) if timing == "reaction" else ""
    actions = [op for op in STEP_KEYS if op not in (*ABILITY_ONLY, "cancel_action", "cancel_nsfl", "block_friend")]
    allowed = actions if not trigger else [op for op in REACTION_STEPS if fits_reaction(op, trigger)]
    steps = tuple(read_step(step, allowed) for step in read_steps(entry))
    if not steps:
        raise entry.bad("`steps` must hold at least one step")
    if trigger == "nsfl_played" and [step.op for step in steps] != ["cancel_nsfl"]:
        raise entry.bad("an answer to an NSFL Event has the one step `cancel_nsfl`")
    check_targets(entry, steps)
    return EventCard(
        key=key_of(entry),
        name=entry.text("name"),
        copies=entry.number("copies", 0, 20),
        nsfl=nsfl,
        trigger=trigger,
        steps=steps,
        text=entry.text("text"),
        source=entry.choice("source", SOURCES),
    )


def fits_reaction(op: str, trigger: str) -> bool:
    """An NSFL Event cancels an NSFL Event, and only a declared Invite has a Friend to bar."""
    if op == "cancel_nsfl":
        return trigger == "nsfl_played"
    return op != "block_friend" or trigger == "invite_declared"


def read_enhancement(entry: Entry) -> Enhancement:
    trigger = entry.choice("trigger", TRIGGER_KEYS)
    steps = read_steps(entry)
    when = Entry(entry.file, entry.name, entry.values.get("when", {}))
    cost = Entry(entry.file, entry.name, entry.values.get("cost", {}))
    abilities = [op for op in STEP_KEYS if op not in ("cancel_action", "cancel_nsfl", "block_friend")]
    allowed = {"pre": [op for op in abilities if op != "extra_action"], "post": abilities}.get(trigger, TRIGGERED_STEPS)
    programme = () if trigger in ("passive", "game_end") else tuple(read_step(step, allowed) for step in steps)
    if trigger not in ("passive", "game_end") and not programme:
        raise entry.bad("`steps` must hold at least one step")
    check_targets(entry, programme)
    if entry.values.get("cost") and trigger not in ("pre", "post"):
        raise entry.bad("only abilities of `pre` and `post` have a cost")
    standing = [*(steps if trigger == "passive" else []), *read_steps(entry, "passive")]
    return Enhancement(
        key=key_of(entry),
        name=entry.text("name"),
        copies=entry.number("copies", 0, 9),
        trigger=trigger,
        when_category=when.choice("category", CATEGORY_KEYS) if "category" in when.values else "",
        when_over=when.flag("over") if "over" in when.values else False,
        cost_cards=cost.number("discard", 1, 6) if "discard" in cost.values else 0,
        cost_stacks=cost.number("discard_own_stacks", 1, 2) if "discard_own_stacks" in cost.values else 0,
        steps=programme,
        standing=tuple(map(read_standing, standing)),
        hearts=read_hearts(entry, steps) if trigger == "game_end" else None,
        text=entry.text("text"),
        source=entry.choice("source", SOURCES),
    )


def read_standing(entry: Entry) -> Standing:
    op = entry.choice("op", STANDING)
    if op == "icon":
        return Standing(op, entry.number("n", 1, 3), entry.choice("category", CATEGORY_KEYS))
    if op == "protect":
        return Standing(op, 0, entry.choice("what", ("friends", "features")))
    if op == "invite_discount":
        if entry.number("ignore") != 1:
            raise entry.bad("`ignore` must be 1: each discount makes up for one icon (CHAP-Q-39)")
        return Standing(op, entry.number("cost_discard", 1, 6))
    if op == "molly_icons":
        return Standing(op, entry.number("n", 1, 3))
    return Standing(op, entry.number("delta", 1, 3) if op in ("feature_limit", "hand_limit") else 0)


def read_hearts(entry: Entry, steps: list[Entry]) -> tuple[int, int, str]:
    if len(steps) != 1 or steps[0].values.get("op") != "hearts":
        raise entry.bad("`game_end` has the one step `hearts`")
    step = steps[0]
    return step.number("per", 1, 9), step.number("for_each", 1, 9), step.choice("of", ("shelved", "friends"))


# --- Sites ---------------------------------------------------------------------------------------------------


def read_site(entry: Entry) -> Site:
    """CHAP-SITE-2: an ability belongs to its player for the whole game."""
    ability = entry.entry("ability")
    op = ability.choice("op", ("feature_limit", "hand_limit", "guess_top_friend", "archive_feature", "loan_icon"))
    numbers: dict[str, int] = {}
    if op in ("feature_limit", "hand_limit"):
        numbers["delta"] = ability.number("delta", 1, 2)
    elif op == "guess_top_friend":
        numbers["draw"] = ability.number("reward_draw", 0, 6)
        numbers["exchange"] = int(ability.flag("may_exchange_with_lobby"))
    elif op == "archive_feature":
        numbers["hearts"] = ability.number("end_set_hearts", 1, 9)
    else:
        numbers["cards"] = ability.number("cost_discard", 1, 6)
    return Site(
        key=key_of(entry),
        name=entry.text("name"),
        op=op,
        numbers=tuple(numbers.items()),
        text=entry.text("text"),
        fact=entry.text("fact"),
        source=entry.choice("source", SOURCES),
    )


# --- set-up and checks ---------------------------------------------------------------------------------------


def read_setup(entry: Entry) -> dict[str, int]:
    setup = entry.entry("setup")
    if setup.number("market") != MARKET:
        raise setup.bad(f"`market` must be {MARKET}")
    if setup.number("start_friend_keep") != 1:
        raise setup.bad("`start_friend_keep` must be 1")
    return {
        "hand": setup.number("hand", 0, 9),
        "hand_limit": setup.number("hand_limit", 1, 12),
        "feature_limit": setup.number("feature_limit", 1, 6),
        "lobby": setup.number("lobby", 1, 8),
        "start_friend_options": setup.number("start_friend_options", 2, 3),
    }


def read_removed(entry: Entry) -> tuple[int, ...]:
    """CHAP-SETUP-3."""
    removed = entry.entry("setup").entry("friends_removed")
    return tuple(removed.number(str(seats), 0, 30) for seats in range(2, MAX_SEATS + 1))


def read_draws(entry: Entry) -> dict[str, int]:
    base, module = entry.entry("draw").entry("base"), entry.entry("draw").entry("enhancement_module")
    keys = ("normal_features", "normal_enhancements", "molly_features", "molly_enhancements")
    return {key: base.number(key, 0, 9) for key in ("normal", "molly")} | {
        key: module.number(key, 0, 9) for key in keys
    }


def check_ids(entry: Entry, pack: Pack) -> None:
    """Two cards of one id would hide each other."""
    counted = Counter(card.key for card in all_cards(pack))
    twice = [key for key, count in counted.items() if count > 1]
    if twice:
        raise entry.bad(f"there are two cards of id {twice[0]!r}")
    if pack.first_site not in [site.key for site in pack.sites]:
        raise entry.bad(f"`first_player_site` {pack.first_site!r} is no Site")


def check_sizes(entry: Entry, pack: Pack) -> None:
    """What the rules have room for, and what a table needs."""
    sizes = (
        ("Features", len(pack.features), 1, int(FEATURES)),
        ("names of Events and NSFL Events", len(pack.events), 0, int(EVENT_KINDS)),
        ("Events and NSFL Events", sum(event.copies for event in pack.events), 0, int(EVENTS)),
        ("names of Enhancements", len(pack.enhancements), 0, int(ENHANCEMENT_KINDS)),
        ("Enhancements", sum(card.copies for card in pack.enhancements), 0, int(ENHANCEMENTS)),
        ("Friends", len(pack.friends), 1, int(FRIENDS)),
        ("Sites", len(pack.sites), int(MAX_SEATS), int(SITES)),
        ("answers to NSFL Events", sum(e.copies for e in pack.events if e.trigger == "nsfl_played"), 0, MOST_GLARES),
        ("Features a Library can have", most_stacks(pack), 1, int(STACKS)),
    )
    for words, found, least, most in sizes:
        if not least <= found <= most:
            raise entry.bad(f"there must be {least} to {most} {words}, not {found}")
    for seats, removed in enumerate(pack.removed, 2):
        needed = removed + pack.setup["lobby"] + seats * pack.setup["start_friend_options"] + 1
        if len(pack.friends) < needed:
            raise entry.bad(f"{seats} seats need at least {needed} Friends, not {len(pack.friends)}")
    needed = int(MAX_SEATS) * pack.setup["hand"] + 1
    if len(pack.features) + sum(event.copies for event in pack.events if not event.nsfl) < needed:
        raise entry.bad(f"the Feature deck needs at least {needed} cards")
    costs = {one.n for card in pack.enhancements for one in card.standing if one.op == "invite_discount"}
    if len(costs) > 1:
        raise entry.bad(f"all discounts on Invites must cost as much, not {sorted(costs)}")


def most_stacks(pack: Pack) -> int:
    """The highest Feature limit that cards can lead to."""
    site = max((dict(site.numbers).get("delta", 0) for site in pack.sites if site.op == "feature_limit"), default=0)
    more = sum(one.n * card.copies for card in pack.enhancements for one in card.standing if one.op == "feature_limit")
    return pack.setup["feature_limit"] + site + more


def check_counts(entry: Entry, pack: Pack) -> None:
    """The file's own sums, so that a slip of the pen is found."""
    counts = entry.entry("counts")
    sums = {
        "feature": len(pack.features),
        "friend": len(pack.friends),
        "event": sum(event.copies for event in pack.events if not event.nsfl),
        "nsfl": sum(event.copies for event in pack.events if event.nsfl),
        "site": len(pack.sites),
        "enhancement": sum(card.copies for card in pack.enhancements),
    }
    for key, found in sums.items():
        if counts.number(key) != found:
            raise counts.bad(f"`{key}` says {counts.number(key)}, but the file has {found}")
