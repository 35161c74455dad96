"""Every law at every table, with random players; some with players that search."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.catalog import all_games
from readingroom.core.game import Game
from tests.laws import laws
from tests.laws.laws import LAWS, Novice, walk
from tests.laws.tables import Table, every_table, facets, sample, tables_to_try

TABLES = tables_to_try()
# Lines of play with the chance of seed 1: four seats without tools, with tools, and the Lone Librarian.
PINNED = {
    ("fire-4-tools=False", 12): 533,
    ("fire-4", 8): 559,
    ("fire-1-mode=lone_librarian", 7): 4682,
    ("fire-2-fire=inferno-technology=True", 8): 757,
}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_law_holds_at_a_table(table: Table, law: str) -> None:
    """Design, section 3: one conformance suite over every game, player count and variant."""
    LAWS[law](table, 1 + TABLES.index(table))


@pytest.mark.parametrize("table", TABLES[:: max(1, len(TABLES) // 8)], ids=str)
def test_searching_players_end_their_matches_too(table: Table) -> None:
    """Design, section 3: with random and with searching players."""
    bots = [Novice(seat) for seat in range(table.setup.seats)]
    match = None
    for match in walk(table, 3, lambda match, _: answer(bots, match)):
        table.game.conserved(laws.state_of(match))
    assert match is not None
    assert match.outcome is not None


def answer(bots: list[Novice], match: rr.Match) -> object:
    seat = match.to_move
    assert seat is not None
    return match.legal()[-1] if seat == rr.TABLE else bots[seat].choose(match, seat)


def test_the_sample_for_slow_runs_shows_every_seat_and_option() -> None:
    """What is interpreted is tried at few tables, and no rule is left out."""
    every = list(every_table())
    few = sample(every)
    assert set().union(*map(facets, few)) == set().union(*map(facets, every))
    assert len(few) < len(every) / 5


@pytest.mark.parametrize(("name", "depth"), PINNED)
def test_the_lines_of_play_are_counted(name: str, depth: int) -> None:
    """Design, section 3: lines of play to a small depth equal pinned numbers."""
    table = next(table for table in every_table() if table.name == name)
    laws.counted(table, seed=1, depth=depth, lines=PINNED[name, depth])


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.meta.key))
def test_every_rule_points_to_code(game: Game) -> None:
    """Law `cited`: whoever looks a rule up finds where it is implemented, compiled or not."""
    laws.cited(game)
