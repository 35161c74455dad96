"""Exact chances as far as a seat can know them: the next card of the Feature deck, and the next Friend."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.core.sets import members
from readingroom.core.state import bits
from readingroom.games.chapters.cards.names import CATEGORY_KEYS
from readingroom.games.chapters.rules.hidden import hidden_in, own_cards
from readingroom.games.chapters.rules.lobby import knowers_of, pool_of
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import IN_EVENTS, LAYER_FRIENDS, UNSEEN_POOL, WORDS


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaptersOdds:
    """How likely the next cards are, each as a fraction; empty where there is no next card."""

    card: dict[str, tuple[int, int]]  # a Feature of each Category, or an Event
    friend: dict[str, tuple[int, int]]  # by preferred Category


def make_odds(state: ChaptersState, seat: int | None) -> ChaptersOdds:
    """Of a seat, or of somebody who looks on."""
    who = -1 if seat is None else seat
    return ChaptersOdds(card=card_odds(state, who), friend=friend_odds(state, who))


def card_odds(state: ChaptersState, seat: int) -> dict[str, tuple[int, int]]:
    """Whatever of the deck's pool the seat does not hold is as likely to come as any other card of it."""
    if not state.deck | state.deck_events:
        return {}
    at = state.generation * WORDS
    features = state.pools[at] & ~own_cards(state, seat, 0)
    events = state.pools[at + IN_EVENTS] & ~own_cards(state, seat, IN_EVENTS)
    all_cards = int(bits(features) + bits(events))
    sets = state.house.category_set
    odds = {key: (int(bits(features & sets[place])), all_cards) for place, key in enumerate(CATEGORY_KEYS)}
    return odds | {"event": (int(bits(events)), all_cards)}


def friend_odds(state: ChaptersState, seat: int) -> dict[str, tuple[int, int]]:
    """The top place of the deck; whoever gave a starting Friend back knows it to be somewhere there."""
    if state.layer_count == 0 or any(state.offered):
        return {}
    top, mine = state.layers[state.layer_count - 1], 0 if seat < 0 else 1 << seat
    if knowers_of(top) & mine:
        weights = {members(top & LAYER_FRIENDS)[0]: 1}
    else:
        weights = friend_weights(state, seat, mine, int(pool_of(top)))
    prefers, below = state.house.prefers, sum(weights.values())
    return {
        key: (sum(weight for friend, weight in weights.items() if prefers[friend] == place), below)
        for place, key in enumerate(CATEGORY_KEYS)
    }


def friend_weights(state: ChaptersState, seat: int, mine: int, pool: int) -> dict[int, int]:
    """How likely each Friend of a pool is at a place of it, as whole numbers."""
    in_deck = hidden_in(state, pool, mine)
    others = in_deck | (state.removed if pool == UNSEEN_POOL else 0)
    surely = state.given_back[seat] & in_deck if seat >= 0 and pool == UNSEEN_POOL else 0
    places, sure = int(bits(in_deck)), int(bits(surely))
    rest = members(others & ~surely)
    weights = dict.fromkeys(rest, places - sure)
    return weights | dict.fromkeys(members(surely), max(1, len(rest)))
