"""What must hold at every moment of a match; the laws call it after every action."""

from __future__ import annotations

from readingroom.core.errors import require
from readingroom.core.state import bits
from readingroom.games.chapters.rules.house import STACKS
from readingroom.games.chapters.rules.library import icons_without, working
from readingroom.games.chapters.rules.lobby import knowers_of
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import LAYER_FRIENDS, NOTHING, WORDS


def check_pieces(state: ChaptersState) -> None:
    """Raise Broken when a card was made, lost or doubled."""
    house, seats = state.house, range(state.seats)
    stacks = [seat * int(STACKS) + place for seat in seats for place in range(state.stacks[seat])]
    tops = [1 << (int(state.tops[at]) & 255) for at in stacks]
    tucked = [1 << ((int(state.tops[at]) >> 8) - 1) for at in stacks if int(state.tops[at]) >> 8]
    held = [
        [int(row[seat * WORDS + place]) for row in (state.hands, state.shelves) for seat in seats] for place in range(3)
    ]
    features = [state.deck, state.pile, *held[0], *state.archive, *tops, *(state.under[at] for at in stacks)]
    check_once("Feature", features, int(house.features))
    events = [state.deck_events, state.pile_events, state.resolving, *held[1], *state.open_shelf]
    check_once("Event", events, int(house.events))
    market = [1 << int(card) for card in state.market if card != NOTHING]
    more = [state.enhancement_deck, state.enhancement_pile, *held[2], *market, *tucked]
    more += [state.tucked[at] for at in stacks]
    check_once("Enhancement", more, int(house.enhancements) if house.enhancing else 0)
    gaps = any(card == NOTHING for card in state.market)
    require(not gaps or not state.enhancement_deck, "the market is short")  # CHAP-ENH-5
    layers = [int(state.layers[place]) & int(LAYER_FRIENDS) for place in range(state.layer_count)]
    friends = [state.lobby, state.removed, *layers, *(state.friends[seat] for seat in seats), *state.offered]
    check_once("Friend", friends, int(house.friends))


def check_once(what: str, places: list[int], box: int) -> None:
    together = 0
    for place in map(int, places):
        require(together & place == 0, f"a {what} card is in two places")
        together |= place
    require(together == box, f"a {what} card was lost or made")


def check_table(state: ChaptersState) -> None:
    """Raise Broken when something lies where no play can bring it, or what follows from other things does not."""
    for seat in range(state.seats):
        require(state.icons[seat] == icons_without(state, seat, 0), f"the icons of seat {seat} are miscounted")
        if state.house.enhancing:
            require(state.active_set[seat] == working(state, seat, 0), f"seat {seat}'s Enhancements are miscounted")
    check_decks(state)
    check_hidden(state)
    for place in range(state.layer_count):
        one = state.layers[place]
        size = bits(one & LAYER_FRIENDS)
        require(bool(size == 1 or (size > 1 and knowers_of(one) == 0)), "a layer of the Friend deck is not one")
    require(state.act_hidden is False or state.is_over(), "a card was named and nobody was told")


def check_decks(state: ChaptersState) -> None:
    """CHAP-DECK-1, CHAP-ENH-7: an empty deck is made anew at once, and the market filled."""
    empty = not state.deck | state.deck_events and state.pile | state.pile_events
    require(not empty, "the Feature deck is empty and its pile is not")
    if state.house.enhancing:
        require(bool(state.enhancement_deck or not state.enhancement_pile), "the Enhancement deck is empty")


def check_hidden(state: ChaptersState) -> None:
    """Whatever is hidden belongs to one pool, and what everybody has seen to none."""
    decks = (state.deck, state.deck_events, state.enhancement_deck)
    for place in range(WORDS):
        hidden = int(decks[place])
        for seat in range(state.seats):
            hidden |= int(state.hands[seat * WORDS + place]) & ~int(state.shown[place])
            hidden |= int(state.shelves[seat * WORDS + place])
        pools = 0
        for pool in state.pools[place::3]:
            require(pools & int(pool) == 0, "a hidden card is in two pools")
            pools |= int(pool)
        require(hidden == pools, "the pools are not the hidden cards")
