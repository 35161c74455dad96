"""Drawing several tokens at once, and what becomes of those that are not placed."""

from __future__ import annotations

from mypy_extensions import i64

from readingroom.games.fire.edge.events import TokensDrawn, TokensReturned, TokensWait
from readingroom.games.fire.rules.house import BUCKET, FIRE, SHOVEL, TOKENS, TORCH
from readingroom.games.fire.rules.table import COUNT_BITS, COUNT_MASK, Table


def draw_several(table: Table, who: i64, count: i64) -> None:
    """Take up to `count` tokens, or what the bag has (AMB-12), at once; they wait in the drawer's hand."""
    for _token in range(min(count, table.bag_size)):
        table.drawn[table.draw_token()] += 1
    if table.heard is not None:
        table.heard.append(TokensDrawn(who, tokens_in_hand(table)))


def tokens_in_hand(table: Table) -> tuple[int, ...]:
    """The tokens drawn and not yet placed, as an event tells them."""
    return tuple([int(token) for token in range(TOKENS) for _ in range(table.drawn[token])])


def tokens_of(bag: i64) -> tuple[int, ...]:
    """The tokens of a bag, as an event tells them."""
    counts = [(bag >> (token * COUNT_BITS)) & COUNT_MASK for token in range(TOKENS)]
    return tuple([token for token, count in enumerate(counts) for _ in range(count)])


def kinds_in_hand(table: Table) -> i64:
    """How many different tokens are drawn and not yet placed."""
    kinds: i64 = 0
    for token in range(TOKENS):
        if table.drawn[token] != 0:
            kinds += 1
    return kinds


def only_kind_in_hand(table: Table) -> i64:
    """The first kind of the tokens drawn and not yet placed."""
    token: i64 = 0
    while table.drawn[token] == 0:
        token += 1
    return token


def put_away(table: Table, tool: i64) -> i64:
    """Books not placed go back at once, fires wait on the tool until the turn ends; returns how many wait."""
    before = table.bag
    for book in range(FIRE):
        if table.drawn[book] != 0:
            table.put_back(book, table.drawn[book])
            table.drawn[book] = 0
    if table.heard is not None and table.bag != before:
        table.heard.append(TokensReturned(tokens_of(table.bag - before)))
    fires = table.drawn[FIRE]
    table.drawn[FIRE] = 0
    wait_on(table, tool, FIRE, fires)
    return fires


def wait_on(table: Table, tool: i64, token: i64, count: i64) -> None:
    """Tokens wait on a tool and are out of the bag meanwhile."""
    if count != 0:
        table.held[tool] += count << (token * COUNT_BITS)
        if table.heard is not None:
            table.heard.append(TokensWait(tool, tuple([int(token)] * int(count))))


def clear_turn(table: Table) -> None:
    """Tokens on the card and on turn-long tools return, the tools go (FIRE-SPREAD-6, FIRE-SCORE-6, AMB-39)."""
    table.clear_card(table.card)
    if table.turn_tools != 0:
        table.empty_tool(BUCKET)
        table.empty_tool(SHOVEL)
        table.empty_tool(TORCH)
        table.discard |= table.turn_tools
        table.turn_tools = 0
