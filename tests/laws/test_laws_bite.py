"""The laws bite: an honest toy game passes all of them, and for each law a broken copy is caught by it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import readingroom as rr
from readingroom.bots.levels import Apprentice, legal_codes
from readingroom.core.game import Game
from readingroom.core.match import Match
from readingroom.core.state import State
from tests.laws import laws, toy
from tests.laws.laws import LAWS, LawBroken
from tests.laws.tables import Table, every_table
from tests.laws.toy import Toy, a_toy, broken, toy_table

BROKEN: dict[str, Toy] = {
    "ends": a_toy(broken(apply=toy.never_ends)),
    "conserved": a_toy(broken(apply=toy.loses_a_card)),
    "replay": a_toy(broken(apply=toy.follows_the_moon)),
    "copy": a_toy(broken(copy_from=toy.shares_its_hands)),
    "offered": a_toy(broken(apply=toy.fails_at_the_last_seat)),
    "resample": a_toy(broken(resample=toy.knows_the_truth)),
    "blind": a_toy(own_view=toy.shows_every_hand),
    "undo": a_toy(broken(apply=toy.shows_slyly), event_types={"SlyShown": toy.SlyShown}),
    "seed": a_toy(broken(draw=toy.ignores_the_seed)),
    "round-trip": a_toy(actions=toy.TWO_KEEPS),
    "interject": a_toy(broken(interject=toy.interrupts)),
}


@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_keeps_the_law(law: str) -> None:
    """A fifth game gets the laws for free."""
    keep_the_law(law, toy_table())


@pytest.mark.parametrize("law", LAWS)
def test_a_broken_game_is_caught_by_the_law(law: str) -> None:
    """Design, section 3: each law catches one deliberately broken toy."""
    with pytest.raises(LawBroken, match=rf"^{law}"):
        keep_the_law(law, toy_table(BROKEN[law]))


def test_a_refusal_that_tells_is_caught_by_blind() -> None:
    """Why an action is not allowed may be asked at any moment, so it must rest on what the seat knows."""
    table = toy_table(a_toy(why_not=toy.refuses_with_a_secret))
    match = table.start(2)
    match.play("show")  # which can then not be done again
    state = laws.state_of(match)
    other = next(
        guess for guess in (laws.sampled(state, 0, key) for key in range(9)) if guess.packed() != state.packed()
    )
    with pytest.raises(LawBroken, match=r"^blind: a refusal tells"):
        laws.look_the_same(table, state, other, 0, range(len(table.game.actions)))


class Peeper(rr.Bot):
    """It looks at the true state and lets its answer depend on all of it."""

    name = "peeping"

    def sample(self, match: Match, seat: int) -> State:
        state: State = match.true_state()
        return state

    def choose_code(self, game: Game, guess: State, seat: int) -> int:
        codes = legal_codes(game, guess)
        return codes[sum(guess.packed()) % len(codes)]


class Gossip(Apprentice):
    """It goes on in its tree, whoever is asked."""

    name = "gossiping"

    def choose(self, match: Match, seat: int) -> object:
        self._sits = (match, seat)
        return super().choose(match, seat)


def test_a_bot_that_looks_behind_the_curtain_is_caught_by_blind() -> None:
    """FIRE-SETUP-4: hands are hidden from bots too."""
    with pytest.raises(LawBroken, match=r"^blind: seat \d's peeping bot knows more"):
        watch_bots((Peeper,))


def test_a_bot_that_tells_one_seat_what_another_holds_is_caught_by_blind() -> None:
    """FIRE-SETUP-4: one bot may play several seats, and hands are hidden all the same."""
    with pytest.raises(LawBroken, match=r"^blind: the gossiping bot tells seat \d what seat \d knows"):
        watch_bots((Gossip,))


def watch_bots(kinds: Sequence[type[rr.Bot]]) -> None:
    """The bots' part of the law, with given bots, at a table where a secret question leads to the next."""
    table = next(table for table in every_table() if table.name == "fire-4")
    for seed in range(3):
        for match in laws.moments(table, seed, 4):
            seat = match.to_move
            if seat is not None:
                laws.choose_the_same(table, match, laws.sampled(laws.state_of(match), seat, seed), seat, kinds)
                laws.choose_the_same_after(table, match, seat, kinds)


def keep_the_law(law: str, table: Table) -> None:
    for seed in range(6):
        LAWS[law](table, seed)


def test_a_lost_answer_is_caught_by_counting() -> None:
    """Law `counted`: three seats with three answers, showing does not end a turn."""
    laws.counted(toy_table(), seed=1, depth=3, lines=22)
    with pytest.raises(LawBroken, match=r"^counted"):
        laws.counted(toy_table(a_toy(broken(legal=toy.offers_keep_only))), seed=1, depth=3, lines=22)


def test_a_changed_rule_is_caught_by_a_golden_match() -> None:
    """Law `golden`: a match recorded under other rules does not replay to its result."""
    honest = toy_table()
    match = honest.start(2)
    match.play("swap", "keep", "swap")
    laws.golden(honest, match.dumps())
    with pytest.raises(LawBroken, match=r"^golden"):
        laws.golden(toy_table(a_toy(broken(apply=toy.loses_a_card))), match.dumps())


def test_a_rule_without_code_is_caught_by_cited() -> None:
    """Law `cited`: a rule that stands in the book alone; its own text there is no code."""
    laws.cited(Toy())
    with pytest.raises(LawBroken, match=r"^cited: TOY-\d points to no code"):
        laws.cited(a_toy(rulebook=toy.ONE_RULE_MORE))


def test_code_without_a_rule_is_caught_by_cited() -> None:
    """Law `cited`: an id that has left the book and not the code."""
    with pytest.raises(LawBroken, match=r"^cited: TOY-\d is named by .* and is no rule"):
        laws.cited(a_toy(rulebook=toy.ONE_RULE_LESS))


def test_every_law_of_the_design_has_its_broken_toy() -> None:
    """Fourteen laws: eleven over walks of a match, and `counted`, `golden` and `cited` above."""
    assert set(BROKEN) == set(LAWS)
    assert len(LAWS) == 11
    assert rr.games()
