"""How a table is copied and packed; scripts/fields.py writes it from the fields of `table.py`."""

from __future__ import annotations

from readingroom.games.chapters.rules.table import Table


def copy_fields(mine: Table, other: Table) -> None:
    """Become an independent copy of another table of the same match."""
    mine.house = other.house
    mine.tops = mine.copy_of(mine.tops, other.tops)
    mine.under = mine.copy_of(mine.under, other.under)
    mine.stacks = mine.copy_of(mine.stacks, other.stacks)
    mine.friends = mine.copy_of(mine.friends, other.friends)
    mine.icons = mine.copy_of(mine.icons, other.icons)
    mine.dormant = other.dormant
    mine.sites = other.sites
    mine.molly_at = other.molly_at
    mine.molly_gives = other.molly_gives
    mine.hands = mine.copy_of(mine.hands, other.hands)
    mine.deck = other.deck
    mine.deck_events = other.deck_events
    mine.pile = other.pile
    mine.pile_events = other.pile_events
    mine.enhancement_deck = other.enhancement_deck
    mine.enhancement_pile = other.enhancement_pile
    mine.resolving = other.resolving
    mine.shown = mine.copy_of(mine.shown, other.shown)
    mine.pools = mine.copy_of(mine.pools, other.pools)
    mine.shelf_sizes = other.shelf_sizes
    mine.generation = other.generation
    mine.enhancement_generation = other.enhancement_generation
    mine.lobby = other.lobby
    mine.layers = mine.copy_of(mine.layers, other.layers)
    mine.layer_count = other.layer_count
    mine.removed = other.removed
    mine.marked_before = other.marked_before
    mine.active = other.active
    mine.first_player = other.first_player
    mine.kinds = other.kinds
    mine.kinds_before = other.kinds_before
    mine.used = other.used
    mine.barred = other.barred
    mine.just_paid = other.just_paid
    mine.just_paid_events = other.just_paid_events
    mine.discarded = other.discarded
    mine.target = other.target
    mine.act = other.act
    mine.act_card = other.act_card
    mine.act_stack = other.act_stack
    mine.act_enhancement = other.act_enhancement
    mine.act_over = other.act_over
    mine.short = other.short
    mine.loan = other.loan
    mine.discounted = other.discounted
    mine.paying = mine.copy_of(mine.paying, other.paying)
    mine.act_hidden = other.act_hidden
    mine.cancelled = other.cancelled
    mine.began = other.began
    mine.began_granted = other.began_granted
    mine.chain = other.chain
    mine.chain_seats = other.chain_seats
    mine.chain_length = other.chain_length
    mine.final_turns = other.final_turns
    mine.lowest_deck = other.lowest_deck
    mine.stalled = other.stalled
    mine.ending = other.ending
    if other.house.enhancing:
        mine.tucked = mine.copy_of(mine.tucked, other.tucked)
        mine.active_set = mine.copy_of(mine.active_set, other.active_set)
        mine.shelves = mine.copy_of(mine.shelves, other.shelves)
        mine.open_shelf = mine.copy_of(mine.open_shelf, other.open_shelf)
        mine.market = mine.copy_of(mine.market, other.market)
        mine.marks = mine.copy_of(mine.marks, other.marks)
        mine.marked_now = mine.copy_of(mine.marked_now, other.marked_now)
    if other.house.site_abilities:
        mine.archive = mine.copy_of(mine.archive, other.archive)
    if other.house.starting_friends:
        mine.offered = mine.copy_of(mine.offered, other.offered)
        mine.kept = mine.copy_of(mine.kept, other.kept)
        mine.given_back = mine.copy_of(mine.given_back, other.given_back)
    mine.copy_core(other)


def packed_fields(table: Table) -> list[int]:
    """Everything that makes the table what it is."""
    numbers = table.packed_core()
    numbers.extend(table.tops)
    numbers.extend(table.under)
    numbers.extend(table.tucked)
    numbers.extend(table.stacks)
    numbers.extend(table.friends)
    numbers.append(table.dormant)
    numbers.append(table.sites)
    numbers.extend(table.archive)
    numbers.append(table.molly_at)
    numbers.append(table.molly_gives)
    numbers.extend(table.hands)
    numbers.extend(table.shelves)
    numbers.extend(table.open_shelf)
    numbers.append(table.deck)
    numbers.append(table.deck_events)
    numbers.append(table.pile)
    numbers.append(table.pile_events)
    numbers.append(table.enhancement_deck)
    numbers.append(table.enhancement_pile)
    numbers.extend(table.market)
    numbers.append(table.resolving)
    numbers.extend(table.shown)
    numbers.extend(table.pools)
    numbers.append(table.generation)
    numbers.append(table.enhancement_generation)
    numbers.append(table.lobby)
    numbers.extend(table.layers)
    numbers.append(table.layer_count)
    numbers.append(table.removed)
    numbers.extend(table.offered)
    numbers.extend(table.kept)
    numbers.extend(table.given_back)
    numbers.extend(table.marks)
    numbers.extend(table.marked_now)
    numbers.append(table.marked_before)
    numbers.append(table.active)
    numbers.append(table.first_player)
    numbers.append(table.kinds)
    numbers.append(table.kinds_before)
    numbers.append(table.used)
    numbers.append(table.barred)
    numbers.append(table.just_paid)
    numbers.append(table.just_paid_events)
    numbers.append(table.discarded)
    numbers.append(table.target)
    numbers.append(table.act)
    numbers.append(table.act_card)
    numbers.append(table.act_stack)
    numbers.append(table.act_enhancement)
    numbers.append(table.act_over)
    numbers.append(table.short)
    numbers.append(table.loan)
    numbers.append(table.discounted)
    numbers.extend(table.paying)
    numbers.append(table.cancelled)
    numbers.append(table.began)
    numbers.append(table.began_granted)
    numbers.append(table.chain)
    numbers.append(table.chain_seats)
    numbers.append(table.chain_length)
    numbers.append(table.final_turns)
    numbers.append(table.lowest_deck)
    numbers.append(table.stalled)
    numbers.append(table.ending)
    return [int(number) for number in numbers]
