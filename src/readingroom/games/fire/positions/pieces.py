"""Counting pieces while a position is laid out: none may be lost or doubled."""

from __future__ import annotations

from typing import Any

from readingroom.core.errors import BadPosition
from readingroom.core.near import did_you_mean
from readingroom.core.sets import members
from readingroom.games.fire.cards.names import TOKEN_KEYS, TOKEN_LETTERS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.edge.looking import card_keys
from readingroom.games.fire.rules.house import COLOURS, FIRE, SECTIONS, STACK, TOKENS
from readingroom.games.fire.rules.state import FireState


class Pieces:
    """What of the box has not been laid out yet."""

    def __init__(self, state: FireState, pack: Pack) -> None:
        self.state = state
        self.pack = pack
        house = state.house
        self.box = [int(house.books[book]) for book in range(COLOURS)] + [int(house.fires + house.reserve)]
        self.left = self.box[:]
        self.tools_left = int(house.deck)
        self.places: dict[int, str] = {}
        self.asked_tool = 0

    # --- tokens -----------------------------------------------------------------------------------------

    def token(self, letter: str, zone: str) -> int:
        """Take one token out of the box by its letter."""
        if letter not in TOKEN_LETTERS or len(letter) != 1:
            raise BadPosition(f"{zone}: unknown token {letter!r}; tokens are the letters {' '.join(TOKEN_LETTERS)}")
        token = TOKEN_LETTERS.index(letter)
        if self.left[token] == 0:
            raise BadPosition(f"{zone}: there are only {self.box[token]} {TOKEN_KEYS[token]} tokens in this match")
        self.left[token] -= 1
        return token

    def tokens(self, text: object, zone: str) -> list[int]:
        """Take tokens out of the box by their letters."""
        return [self.token(letter, zone) for letter in str(text).upper().split()]

    def fill_bag(self, bag: object, reserve: object) -> None:
        """The reserve has what no icon has called for; the bag takes the rest, or must be just that."""
        fires = self.fires_in_reserve(reserve)
        if self.left[FIRE] < fires:
            raise BadPosition(f"reserve: {fires} fires are in the reserve, but only {self.left[FIRE]} are left for it")
        self.left[FIRE] -= fires
        self.state.reserve = fires
        rest = self.left[:]
        if bag is not None:
            self.tokens(bag, "bag")
            lost = [TOKEN_KEYS[token] for token in range(TOKENS) if self.left[token]]
            if lost:
                raise BadPosition(f"bag: {self.left[TOKEN_KEYS.index(lost[0])]} {lost[0]} tokens are nowhere")
        for token in range(TOKENS):
            self.state.put_back(token, rest[token])

    def fires_in_reserve(self, reserve: object) -> int:
        house = self.state.house
        icons = 0
        for section in range(SECTIONS):
            for place in range(1, int(self.state.burned[section]) + 1):
                icons += int(house.icons[section * STACK + place])
        expected = max(0, int(house.reserve) - icons)
        if reserve is not None and reserve != expected:
            raise BadPosition(
                f"reserve: the library has called for {icons} fires, so {expected} are left, not {reserve!r}"
            )
        return expected

    # --- tools ------------------------------------------------------------------------------------------

    def claim_named_cards(self, zones: list[tuple[str, Any]]) -> None:
        """Cards named by id are taken first, so that a bare kind gets another copy."""
        keys = [card.key for card in self.pack.tool_cards]
        for zone, cards in zones:
            if not isinstance(cards, list):
                raise BadPosition(f"{zone}: must be a list of tools, not {cards!r}")
            for name in cards:
                if name in keys:
                    self.claim(keys.index(name), zone)

    def claim(self, number: int, zone: str) -> None:
        key = self.pack.tool_cards[number].key
        if number in self.places:
            raise BadPosition(f"{zone}: tool card {key} is already in {self.places[number]}")
        if not self.tools_left >> number & 1:
            raise BadPosition(f"{zone}: tool card {key} is not in play with this many seats")
        self.tools_left &= ~(1 << number)
        self.places[number] = zone

    def tool(self, name: object, zone: str) -> int:
        """A tool card by id, or the first copy left of a kind."""
        keys = [card.key for card in self.pack.tool_cards]
        if name in keys:
            number = keys.index(str(name))
            if number not in self.places:
                self.claim(number, zone)
            return number
        if name not in TOOL_KEYS:
            raise BadPosition(
                f"{zone}: unknown tool {name!r}; the tools are {', '.join(TOOL_KEYS)}, or a card such as axe-2"
                f"{did_you_mean(name, (*TOOL_KEYS, *keys))}"
            )
        kind = self.tools_left & int(self.state.house.kind_set[TOOL_KEYS.index(str(name))])
        if kind == 0:
            raise BadPosition(f"{zone}: no {name} card is left in this match")
        number = self.first_of(kind)
        self.claim(number, zone)
        return number

    def tool_set(self, names: list[Any], zone: str) -> int:
        return sum(1 << self.tool(name, zone) for name in names)

    def rest_of_tools(self, deck: object) -> int:
        """The deck takes the cards that remain, or must be just those."""
        rest = self.tools_left
        if deck is not None:
            named = self.known_set(deck if isinstance(deck, list) else [])
            if named & ~rest:
                number = self.first_of(named & ~rest)
                place = self.places.get(number, "none of the zones of this match")
                raise BadPosition(f"deck: tool card {self.pack.tool_cards[number].key} is already in {place}")
            if rest & ~named:
                raise BadPosition(f"deck: tool card {next(card_keys(self.pack, rest & ~named))} is nowhere")
        return rest

    def known_set(self, names: object) -> int:
        """Cards named by id, wherever they lie."""
        keys = [card.key for card in self.pack.tool_cards]
        if not isinstance(names, list) or any(name not in keys for name in names):
            wrong = next((name for name in names if name not in keys), "") if isinstance(names, list) else ""
            near = did_you_mean(wrong, keys)
            raise BadPosition(
                f"tool cards are named by id, such as {keys[0] if keys else 'axe-2'}, not {names!r}{near}"
            )
        return sum(1 << keys.index(name) for name in set(names))

    def lying(self, zone: int, key: str) -> int:
        """A tool of a kind out of a set of cards."""
        found = int(zone) & int(self.state.house.kind_set[TOOL_KEYS.index(key)])
        if found == 0:
            raise BadPosition(f"asked: no {key} lies in turn_tools")
        return self.first_of(found)

    def first_of(self, mask: int) -> int:
        return members(mask)[0] if mask else 0
