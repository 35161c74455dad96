"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.fire.rules.table import Table


def copy_fields(mine: Table, other: Table) -> None:
    """Become an independent copy of another table of the same match."""
    mine.house = other.house
    mine.burned = mine.copy_of(mine.burned, other.burned)
    mine.worth = other.worth
    mine.top_cards = other.top_cards
    mine.bag = other.bag
    mine.bag_size = other.bag_size
    mine.reserve = other.reserve
    mine.rows = mine.copy_of(mine.rows, other.rows)
    mine.track = mine.copy_of(mine.track, other.track)
    mine.arrivals = other.arrivals
    mine.round = other.round
    mine.card_of = mine.copy_of(mine.card_of, other.card_of)
    mine.holders = other.holders
    mine.waiting = other.waiting
    mine.played = other.played
    mine.used = other.used
    mine.active = other.active
    mine.card = other.card
    mine.drew = other.drew
    mine.bravery_scored = other.bravery_scored
    mine.spread = other.spread
    mine.cards_burned = other.cards_burned
    mine.ending = other.ending
    if other.house.tools:
        mine.held = mine.copy_of(mine.held, other.held)
        mine.drawn = mine.copy_of(mine.drawn, other.drawn)
        mine.given = mine.copy_of(mine.given, other.given)
        mine.deck = other.deck
        mine.discard = other.discard
        mine.market = mine.copy_of(mine.market, other.market)
        mine.market_short = other.market_short
        mine.hands = mine.copy_of(mine.hands, other.hands)
        mine.shown = other.shown
        mine.pools = mine.copy_of(mine.pools, other.pools)
        mine.generation = other.generation
        mine.turn_tools = other.turn_tools
        mine.round_tools = other.round_tools
        mine.lockboxes = other.lockboxes
        mine.locked = mine.copy_of(mine.locked, other.locked)
        mine.saved = other.saved
        mine.gloves = other.gloves
        mine.charges = other.charges
        mine.cloaked = other.cloaked
    mine.copy_core(other)


def packed_fields(table: Table) -> list[int]:
    """Everything that makes the table what it is."""
    numbers = table.packed_core()
    numbers.extend(table.burned)
    numbers.append(table.bag)
    numbers.append(table.reserve)
    numbers.extend(table.rows)
    numbers.extend(table.held)
    numbers.extend(table.drawn)
    numbers.extend(table.given)
    numbers.extend(table.track)
    numbers.append(table.arrivals)
    numbers.append(table.deck)
    numbers.append(table.discard)
    numbers.extend(table.market)
    numbers.append(table.market_short)
    numbers.extend(table.hands)
    numbers.append(table.shown)
    numbers.extend(table.pools)
    numbers.append(table.generation)
    numbers.append(table.turn_tools)
    numbers.append(table.round_tools)
    numbers.append(table.lockboxes)
    numbers.extend(table.locked)
    numbers.append(table.round)
    numbers.extend(table.card_of)
    numbers.append(table.waiting)
    numbers.append(table.played)
    numbers.append(table.used)
    numbers.append(table.active)
    numbers.append(table.card)
    numbers.append(table.drew)
    numbers.append(table.gloves)
    numbers.append(table.charges)
    numbers.append(table.bravery_scored)
    numbers.append(table.saved)
    numbers.append(table.cloaked)
    numbers.append(table.spread)
    numbers.append(table.cards_burned)
    numbers.append(table.ending)
    return [int(number) for number in numbers]
