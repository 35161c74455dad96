"""A table of Fire in the Library while its position is written or laid out, and the kinds of zones that only it has."""

from __future__ import annotations

from functools import cached_property
from operator import attrgetter
from typing import Any, Final

from readingroom.core.errors import BadPosition
from readingroom.core.holding import Bag, Card, Each, Holds, Layout, Named, Seat, SetOf, Spot, bag_counts
from readingroom.core.pieces import Pieces, Supply
from readingroom.core.positions import mapping
from readingroom.core.sets import members
from readingroom.games.fire.cards.names import SECTION_KEYS, TOKEN_KEYS, TOKEN_LETTERS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.rules.house import COLOURS, FIRE, SECTIONS, SPACES, STACK, TORCH, TURN_CARDS
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import COUNT_BITS, NO_CARD

MOST_POINTS: Final = 1_000_000  # far beyond any match, and within what the track holds
TOOL_CARDS: Final = attrgetter("tools")
TOKENS: Final = attrgetter("tokens")
ANY_TOOL: Final = Card(TOOL_CARDS, elsewhere=True)
TOOLS_SOMEWHERE: Final = SetOf(ANY_TOOL, again=True)


class ToolCards(Pieces):
    """The tool cards of the box, by id or by kind."""

    unknown = f"unknown tool {{name!r}}; the tools are {', '.join(TOOL_KEYS)}, or a card such as axe-2"
    doubled = "tool card {name} is already in {place}"
    missing = "tool card {name} is not in play with this many seats"
    lost = "tool card {name} is nowhere"


class FireLayout(Layout):
    """What the zones ask for."""

    state: FireState
    pack: Pack

    @cached_property
    def tools(self) -> Pieces:
        """The tool cards that lie nowhere yet."""
        house = self.state.house
        kinds = {key: int(house.kind_set[kind]) for kind, key in enumerate(TOOL_KEYS)}
        numbers = {card.key: number for number, card in enumerate(self.pack.tool_cards)}
        return ToolCards(numbers, int(house.deck), kinds)

    @cached_property
    def tokens(self) -> Supply:
        """The tokens that lie nowhere yet."""
        house = self.state.house
        books = [int(house.books[book]) for book in range(COLOURS)]
        return Supply(TOKEN_LETTERS, TOKEN_KEYS, [*books, int(house.fires + house.reserve)])

    def everybody(self) -> list[int | str]:
        return [*range(self.state.seats), *(["robot"] if self.state.house.robot else [])]

    def who(self, spot: Spot) -> int:
        """Whose place it is in a row of all who take part; the robot has a zone of its own."""
        return int(self.state.seats) if spot.index is None else spot.index


# --- the library and the track ------------------------------------------------------------------------------


class TopValue(Holds[FireLayout]):
    """What a section's top card says."""

    def write(self, layout: FireLayout, spot: Spot) -> int:
        return int(layout.state.value(spot.index or 0))

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        section = spot.index or 0
        values = [card.value for card in layout.pack.stacks[section]]
        if plain not in values:
            shown = ", ".join(map(str, values))
            raise BadPosition(f"library: {SECTION_KEYS[section]} can show {shown}, not {plain!r}")
        spot.put(values.index(plain))
        layout.state.read_top_card(section)


class Score(Holds[FireLayout]):
    """Somebody's points."""

    def write(self, layout: FireLayout, spot: Spot) -> int:
        return int(layout.state.score(layout.who(spot)))

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        if type(plain) is not int or abs(plain) > MOST_POINTS:
            raise BadPosition(
                f"{path}: must be of the whole numbers from {-MOST_POINTS} to {MOST_POINTS}, not {plain!r}"
            )
        layout.state.move_on_track(layout.who(spot), plain)


class Arrival(Holds[FireLayout]):
    """Everybody, in order of their arrival on the track."""

    def write(self, layout: FireLayout, spot: Spot) -> list[int | str]:
        everybody = layout.everybody()
        return sorted(everybody, key=lambda who: int(layout.state.arrived(everybody.index(who))))

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        everybody = layout.everybody()
        if not isinstance(plain, list) or sorted(map(str, plain)) != sorted(map(str, everybody)):
            raise BadPosition(f"{path}: must name {everybody} once each, earliest first, not {plain!r}")
        for stamp, who in enumerate(plain):
            layout.state.track[Seat().number(layout, who, path)] += stamp
        layout.state.arrivals = layout.state.seats + 1


# --- turn order cards ---------------------------------------------------------------------------------------


class TurnCard(Named[FireLayout]):
    """A turn order card in play, by its number."""

    def name(self, layout: FireLayout, what: int) -> int:
        return what + 1

    def number(self, layout: FireLayout, plain: Any, path: str) -> int:  # noqa: ANN401
        text = str(plain)
        card = int(text) - 1 if text.isdecimal() and len(text) < 3 else -1
        if not (0 <= card < TURN_CARDS and layout.state.house.cards_in_play & (1 << card)):
            raise BadPosition(f"{path}: turn order card {plain!r} is not in play")
        return card


class Held(Holds[FireLayout]):
    """The turn order card that somebody holds, or null."""

    def write(self, layout: FireLayout, spot: Spot) -> int | None:
        card = int(layout.state.card_of[layout.who(spot)])
        return None if card == NO_CARD else card + 1

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        if plain is None:
            return
        card = TurnCard().number(layout, plain, path)
        if layout.state.waiting >> card & 1:
            raise BadPosition(f"{path}: turn order card {plain} is held twice")
        layout.state.hold_card(layout.who(spot), card)


class Rows(Holds[FireLayout]):
    """Tokens on turn order cards, as letters and dots: as in the worked examples."""

    def write(self, layout: FireLayout, spot: Spot) -> dict[str, str]:
        letters = f".{TOKEN_LETTERS}"  # EMPTY is 0, and tokens count from 1 there
        rows = {card: [layout.state.on_space(card, space) for space in range(SPACES)] for card in self.cards(layout)}
        return {str(card + 1): " ".join(letters[on] for on in row) for card, row in rows.items()}

    def cards(self, layout: FireLayout) -> tuple[int, ...]:
        return members(layout.state.house.cards_in_play)

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for key, row in mapping({path: plain}, path).items():
            card, tokens = TurnCard().number(layout, key, path), str(row).upper().split()
            if len(tokens) > SPACES:
                raise BadPosition(f"{path}: card {key} has {SPACES} spaces, not {len(tokens)}")
            for space, letter in enumerate(tokens):
                if letter != ".":
                    layout.state.place(card, space, layout.tokens.take(letter, f"card {key}"))


class Active(Seat):
    """Whose turn it is, and so which turn order card is played."""

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        layout.state.active = self.number(layout, plain, path)
        layout.state.card = layout.state.card_of[layout.state.active]


def has_tokens(layout: FireLayout) -> bool:
    """A token lies on the active card."""
    state = layout.state
    return bool(state.card != NO_CARD and state.rows[state.card] != 0)


class Saved(Holds[FireLayout]):
    """Books that were scored in this turn, and lie elsewhere now."""

    def write(self, layout: FireLayout, spot: Spot) -> str:
        return layout.tokens.written(bag_counts(spot.get(), COLOURS))

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        saved = str(plain).upper().split()
        if len(saved) > SPACES:
            raise BadPosition(f"{path}: at most {SPACES} books are saved in a turn, not {len(saved)}")
        for letter in saved:
            if letter not in TOKEN_LETTERS[:COLOURS]:
                raise BadPosition(f"{path}: holds books, not {letter!r}")
            spot.put(spot.get() + (1 << (TOKEN_LETTERS.index(letter) * int(COUNT_BITS))))


# --- tools --------------------------------------------------------------------------------------------------


class Market(Each[FireLayout]):
    """Slots left out are turned up from the deck when play goes on."""

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        Each.read(self, layout, spot, plain, path)
        layout.state.market_short = NO_CARD in list(layout.state.market)


def lying_torch(layout: FireLayout) -> str:
    """The Torch whose tokens are picked, where no card is named."""
    torches = members(layout.state.turn_tools & layout.state.house.kind_set[TORCH])
    if not torches:
        raise BadPosition("asked: no torch lies in turn_tools")
    return layout.tools.names[torches[0]]


class History(Holds[FireLayout]):
    """Which hidden cards came from which deck."""

    def write(self, layout: FireLayout, spot: Spot) -> list[list[str]]:
        return [TOOLS_SOMEWHERE.write(layout, spot.entry(at)) for at in range(layout.state.generation + 1)]

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        if not isinstance(plain, list) or not 1 <= len(plain) <= len(layout.state.pools):
            raise BadPosition(f"{path}: must list the hidden cards of each deck so far")
        for generation, cards in enumerate(plain):
            TOOLS_SOMEWHERE.read(layout, spot.entry(generation), cards, path)
        layout.state.generation = len(plain) - 1

    def leave_out(self, layout: FireLayout, spot: Spot) -> None:
        """All came from the first."""
        state = layout.state
        state.pools[0] = state.deck
        for seat in range(state.seats):
            state.pools[0] |= state.hands[seat] & ~state.shown


# --- what is left in the box --------------------------------------------------------------------------------


class Reserve(Holds[FireLayout]):
    """The fires that no icon has called for."""

    def write(self, layout: FireLayout, spot: Spot) -> int:
        return spot.get()

    def read(self, layout: FireLayout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        house, left, icons = layout.state.house, layout.tokens.left, 0
        for section in range(SECTIONS):
            for place in range(1, int(layout.state.burned[section]) + 1):
                icons += int(house.icons[section * STACK + place])
        fires = max(0, int(house.reserve) - icons)
        if plain is not None and plain != fires:
            raise BadPosition(f"{path}: the library has called for {icons} fires, so {fires} are left, not {plain!r}")
        if left[FIRE] < fires:
            raise BadPosition(f"{path}: {fires} fires are in the reserve, but only {left[FIRE]} are left for it")
        left[FIRE] -= fires
        spot.put(fires)


class RestOfBag(Bag):
    """The bag has whatever tokens lie nowhere else."""

    def read(self, layout: Layout, spot: Spot, plain: Any, path: str) -> None:  # noqa: ANN401
        for token, count in enumerate(self.supply(layout).rest(plain, path)):
            layout.state.put_back(token, count)
