"""A quick player for Fire in the Library: it plays the odds of the next draw."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.games.fire.rules.codes import DRAW, END_TURN, KEEP, PASS, STOP, TAKE_NONE
from readingroom.games.fire.rules.house import (
    BUCKET,
    COLOURS,
    FIRE,
    SLINGSHOT,
    SPACES,
)
from readingroom.games.fire.rules.rows import leftmost_empty
from readingroom.games.fire.rules.saving import triggers_here
from readingroom.games.fire.rules.table import (
    ASK_SAVE,
    Table,
)


def quick_choice(table: Table, codes: vec[i64], count: i64) -> i64:
    """Play the odds of the next draw; use tools when they help; everything else at random."""
    if table.asks == ASK_SAVE:
        return draw_or_stop(table, codes, count)
    first = codes[0]
    if count > 1 and (first == PASS or first == END_TURN):
        return codes[1 + table.choice(count - 1)]
    if first == KEEP:
        return KEEP
    if codes[count - 1] == TAKE_NONE:
        return codes[table.choice(count - 1)]
    return codes[table.choice(count)]


def draw_or_stop(table: Table, codes: vec[i64], count: i64) -> i64:
    """Stop when the next token costs more than it brings."""
    if codes[count - 1] > STOP and table.choice(2) == 0:
        return codes[count - 1]
    stops = False
    for place in range(count):
        if codes[place] == STOP:
            stops = True
    if stops and draw_gain(table) <= 0.0:
        return STOP
    return DRAW


def draw_gain(table: Table) -> float:
    """What one more draw brings on average against stopping now, in points; a lost turn loses all on the card."""
    card = table.card
    row = table.rows[card]
    space = leftmost_empty(row)
    now = table.bravery(card)
    then = max(now, table.house.bravery[card * SPACES + space])
    brings: i64 = 0
    for book in range(COLOURS):
        if table.in_bag(book) != 0:
            brings += table.in_bag(book) * (table.value(book) + then - now)
    burning = table.in_bag(FIRE)
    if not triggers_here(table, row, space):
        return float(brings + burning * (then - now)) / float(table.bag_size)
    risk = float(burning * stake(table))
    if table.has_tool(table.active, BUCKET) or table.has_tool(table.active, SLINGSHOT):
        risk *= 0.3
    return (float(brings) - risk) / float(table.bag_size)


def stake(table: Table) -> i64:
    """What stopping now would score."""
    return table.bravery(table.card) + table.knowledge_on(table.card)
