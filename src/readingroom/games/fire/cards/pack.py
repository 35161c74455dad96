"""The card file of Fire in the Library: reading, checking, and making the tables that the rules read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from readingroom.core.packs import Entry, read_pack
from readingroom.core.state import BAG_PIECES
from readingroom.games.fire.cards.names import SECTION_KEYS, TOOL_KEYS
from readingroom.games.fire.rules.house import MARKET, SPACES, STACK, TURN_CARDS

MOST_TOOL_CARDS = 60  # sets of tool cards are bit masks
PUBLISHED = "cards.toml"


@dataclass(frozen=True, slots=True)
class LibraryCard:
    """One card of a section; a destroyed card has burn index 0."""

    section: str
    value: int
    burn_index: int
    fire_icons: int
    destroyed: bool


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a turn order card."""

    risky: bool
    bravery: int


@dataclass(frozen=True, slots=True)
class Tool:
    """One kind of tool, with its text in our words."""

    key: str
    name: str
    copies: int
    timing: str
    removed_below: int
    effect: str


@dataclass(frozen=True, slots=True)
class ToolCard:
    """One physical tool card, with what it tells a robot."""

    key: str
    tool: str
    robot_burns: tuple[str, ...]
    robot_scores: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """A whole card file, checked."""

    file: str
    text: str
    section_names: tuple[str, ...]
    stacks: tuple[tuple[LibraryCard, ...], ...]
    turn_order: tuple[tuple[Space, ...], ...]
    tools: tuple[Tool, ...]
    tool_cards: tuple[ToolCard, ...]
    books: tuple[int, ...]
    fires_in_bag: int
    fires_in_reserve: int
    technology_books: int
    technology_fires: int
    starting_tools: int
    cards_in_play: tuple[tuple[int, ...], ...]
    variants: dict[str, dict[str, Any]]

    def tool_number(self, key: str) -> int:
        """The number of a physical tool card."""
        return [card.key for card in self.tool_cards].index(key)


def load_pack(text: str, file: str) -> Pack:
    """Read a card file; raises BadPack with file, entry and reason."""
    pack = read_pack(text, file, "fire")
    tokens = pack.entry("tokens")
    technology = pack.entry("technology")
    tools = read_tools(pack)
    loaded = Pack(
        file=file,
        text=text,
        section_names=read_section_names(pack),
        stacks=read_stacks(pack),
        turn_order=read_turn_order(pack),
        tools=tools,
        tool_cards=read_tool_cards(pack, tools),
        books=tuple(tokens.entry("books").number(colour, 1, 40) for colour in SECTION_KEYS),
        fires_in_bag=tokens.number("fire_in_bag_at_start", 0, 60),
        fires_in_reserve=tokens.number("fire_in_reserve_at_start", 0, 60),
        technology_books=technology.number("books", 0, 40),
        technology_fires=technology.number("fire_tokens", 0, 40),
        starting_tools=read_setup(pack),
        cards_in_play=read_cards_in_play(pack),
        variants=read_variants(pack),
    )
    check_counts(pack, loaded)
    return loaded


@cache
def published_pack() -> Pack:
    """The pack inside the package."""
    return load_pack(files(__package__).joinpath(PUBLISHED).read_text("utf-8"), PUBLISHED)


# --- the library --------------------------------------------------------------------------------------------


def read_section_names(pack: Entry) -> tuple[str, ...]:
    check_ids(pack.entries("section", "id"))
    sections = {entry.text("id"): entry for entry in pack.entries("section", "id")}
    if sorted(sections) != sorted(SECTION_KEYS):
        raise pack.bad(f"the sections must be {', '.join(SECTION_KEYS)}, not {', '.join(sections)}")
    return tuple(sections[key].text("name") for key in SECTION_KEYS)


def read_stacks(pack: Entry) -> tuple[tuple[LibraryCard, ...], ...]:
    stacks: dict[str, list[LibraryCard]] = {key: [] for key in SECTION_KEYS}
    indices: dict[int, Entry] = {}
    check_ids(pack.entries("library_card", "id"))
    for entry in pack.entries("library_card", "id"):
        card = read_library_card(entry)
        if not card.destroyed and indices.setdefault(card.burn_index, entry) is not entry:
            raise entry.bad(f"burn_index {card.burn_index} is also that of {indices[card.burn_index].name}")
        stacks[card.section].append(card)
    for key, stack in stacks.items():
        check_stack(pack, key, stack)
    return tuple(tuple(stacks[key]) for key in SECTION_KEYS)


def read_library_card(entry: Entry) -> LibraryCard:
    destroyed = entry.flag("destroyed")
    return LibraryCard(
        section=entry.choice("section", SECTION_KEYS),
        value=entry.number("value", 0, 99),
        burn_index=0 if destroyed else entry.number("burn_index", 1, 999),
        fire_icons=entry.number("fire_icons", 0, 9),
        destroyed=destroyed,
    )


def check_stack(pack: Entry, key: str, stack: list[LibraryCard]) -> None:
    """Ascending values, so that the lowest lies on top, and the destroyed card below all others (FIRE-SETUP-1)."""
    if not 2 <= len(stack) <= STACK:
        raise pack.bad(f"section {key!r} must have from 2 to {STACK} library cards, not {len(stack)}")
    if [card.destroyed for card in stack] != [False] * (len(stack) - 1) + [True]:
        raise pack.bad(f"section {key!r} must end in its one destroyed card")
    values = [card.value for card in stack]
    if values != sorted(set(values)):  # a position knows a top card by its value
        raise pack.bad(f"section {key!r} must have its lowest value on top and no value twice, not {values}")


# --- turn order cards ---------------------------------------------------------------------------------------


def read_turn_order(pack: Entry) -> tuple[tuple[Space, ...], ...]:
    entries = pack.entries("turn_order_card", "number")
    numbers = [entry.number("number", 1, TURN_CARDS) for entry in entries]
    if numbers != list(range(1, TURN_CARDS + 1)):
        raise pack.bad(f"the turn order cards must be numbered 1 to {TURN_CARDS} in order, not {numbers}")
    return tuple(read_spaces(entry) for entry in entries)


def read_spaces(card: Entry) -> tuple[Space, ...]:
    listed = card.values.get("spaces", [])
    if not isinstance(listed, list) or not all(isinstance(space, dict) for space in listed):
        raise card.bad(f"`spaces` must list {SPACES} spaces with `risky` and `bravery`, not {listed!r}")
    spaces = [
        Space(entry.flag("risky"), entry.number("bravery", 0, 99))
        for entry in (Entry(card.file, f"{card.name} space", space) for space in listed)
    ]
    if len(spaces) != SPACES:
        raise card.bad(f"`spaces` must list {SPACES} spaces, not {len(spaces)}")
    if any(space.bravery and not space.risky for space in spaces):
        raise card.bad("a safe space has the tool icon and no bravery")
    if [space.risky for space in spaces] != sorted(space.risky for space in spaces):
        raise card.bad("safe spaces must come before risky ones")
    if spaces[0].risky:
        raise card.bad("the first space must be safe")
    return tuple(spaces)


# --- tools --------------------------------------------------------------------------------------------------


def check_ids(entries: list[Entry]) -> None:
    """Two entries of one id would hide each other."""
    counted = Counter(entry.text("id") for entry in entries)
    for entry in entries:
        if counted[entry.text("id")] > 1:
            raise entry.bad("there are two entries of this id")


def read_tools(pack: Entry) -> tuple[Tool, ...]:
    check_ids(pack.entries("tool", "id"))
    tools = {
        entry.text("id"): Tool(
            key=entry.choice("id", TOOL_KEYS),
            name=entry.text("name"),
            copies=entry.number("copies", 0, 9),
            timing=entry.choice("timing", ("step1", "saving", "spreading", "after")),
            removed_below=entry.number("removed_below", 0, 7),
            effect=entry.text("effect"),
        )
        for entry in pack.entries("tool", "id")
    }
    missing = [key for key in TOOL_KEYS if key not in tools]
    if missing:
        raise pack.bad(f"[[tool]] {missing[0]!r} is missing; a tool left out has `copies = 0`")
    return tuple(tools[key] for key in TOOL_KEYS)


def read_tool_cards(pack: Entry, tools: tuple[Tool, ...]) -> tuple[ToolCard, ...]:
    cards: dict[str, ToolCard] = {}
    for entry in pack.entries("tool_card", "id") if pack.values.get("tool_card") else []:
        card = read_tool_card(entry)
        if card.key in cards:
            raise entry.bad("there are two cards of this id")
        cards[card.key] = card
    counted = Counter(card.tool for card in cards.values())
    for tool in tools:
        if counted[tool.key] != tool.copies:
            raise pack.bad(
                f"[[tool]] {tool.key!r} has {tool.copies} copies but {counted[tool.key]} [[tool_card]] entries"
            )
    if len(cards) > MOST_TOOL_CARDS:
        raise pack.bad(f"at most {MOST_TOOL_CARDS} tool cards, not {len(cards)}")
    return tuple(sorted(cards.values(), key=lambda card: (TOOL_KEYS.index(card.tool), card.key)))


def read_tool_card(entry: Entry) -> ToolCard:
    card = ToolCard(
        key=entry.text("id"),
        tool=entry.choice("tool", TOOL_KEYS),
        robot_burns=entry.words("robot_burns", SECTION_KEYS),
        robot_scores=entry.words("robot_scores", SECTION_KEYS),
    )
    if sorted(card.robot_burns + card.robot_scores) != sorted(SECTION_KEYS):
        raise entry.bad("each section must be either burned or scored by the robot")
    return card


# --- setup and variants -------------------------------------------------------------------------------------


def read_setup(pack: Entry) -> int:
    setup = pack.entry("setup")
    if setup.number("market_size") != MARKET:
        raise setup.bad(f"`market_size` must be {MARKET}")
    return setup.number("starting_tools", 0, 6)


def read_cards_in_play(pack: Entry) -> tuple[tuple[int, ...], ...]:
    """The turn order cards by number of seats, from one seat on (FIRE-SETUP-5, FIRE-SOLO-1)."""
    entries = pack.entry("setup").entries("players", "seats")
    if [entry.number("seats") for entry in entries] != list(range(1, TURN_CARDS + 1)):
        raise pack.bad("[[setup.players]] must list 1 to 6 seats in order")
    rows = []
    for seats, entry in enumerate(entries, 1):
        cards = entry.numbers("turn_order_cards", 1, TURN_CARDS)
        if len(cards) < seats or (seats == 1 and len(cards) < 2):
            raise entry.bad(f"`turn_order_cards` must give every seat a card, not {list(cards)}")
        rows.append(cards)
    return tuple(rows)


def read_variants(pack: Entry) -> dict[str, dict[str, Any]]:
    variants = pack.entry("variants")
    numbers = {
        "solo_robot": ("bravery_per_book_after_first",),
        "lone_librarian": (
            "rounds",
            "collapse_penalty_per_unused_turn",
            "bonus_per_remaining_section",
            "win_above",
            "honors_above",
        ),
        "no_tools": ("shout_points",),
        "wild_fire": ("step3_burns",),
    }
    read = {name: {key: variants.entry(name).number(key) for key in keys} for name, keys in numbers.items()}
    variants.entry("wild_fire").number("step3_burns", 1, 2)  # every round burns, so that the match ends
    return read


def check_counts(pack: Entry, loaded: Pack) -> None:
    """The file's own sums, so that a slip of the pen is found."""
    counts = pack.entry("counts")
    sums = {
        "library_cards": sum(len(stack) for stack in loaded.stacks),
        "tool_cards": len(loaded.tool_cards),
        "turn_order_cards": len(loaded.turn_order),
        "book_tokens": sum(loaded.books),
        "fire_tokens": loaded.fires_in_bag + loaded.fires_in_reserve,
        "technology_tokens": loaded.technology_books,
        "technology_fire_tokens": loaded.technology_fires,
    }
    for key, found in sums.items():
        if counts.number(key) != found:
            raise counts.bad(f"`{key}` says {counts.number(key)}, but the file has {found}")
    tokens = sum(found for key, found in sums.items() if key.endswith("_tokens"))
    if tokens > BAG_PIECES:
        raise counts.bad(f"the bag holds up to {BAG_PIECES} tokens, but the file has {tokens}")
