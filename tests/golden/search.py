"""Finding a match that a case asks for: seed after seed, played by quick players.

A recorded match is its log, so a quick player that learns to play better changes no golden file.
"""

from __future__ import annotations

from readingroom.catalog import Match, find_game, start
from readingroom.core.dice import KeyedChance
from readingroom.core.game import Game, Setup
from readingroom.core.match import new_secret
from readingroom.core.state import State
from tests.golden.cases import Case

SEEDS = 100_000  # tried before a case is given up


class NotFound(Exception):
    """No match of the kind that a case asks for; perhaps it cannot be."""


def find_match(case: Case) -> Match:
    """The first match, seed after seed, that the case asks for; raises NotFound."""
    game = find_game(case.game)
    fresh = fresh_state(game, case)
    state = fresh.clone()
    for seed in range(case.first_seed, case.first_seed + SEEDS):
        state.copy_from(fresh)
        codes = play_seed(game, state, seed, case.opening)[: case.gives_up_after]
        if case.gives_up_after or (len(codes) <= case.longest and case.ends_so(game.outcome(state))):
            match = record(case, seed, codes)
            if case.is_fit_by(match):
                return match
    raise NotFound(f"{case.name}: no such match among {SEEDS} seeds")


def fresh_state(game: Game, case: Case) -> State:
    """The case's table before the deal."""
    setup = Setup(seats=case.seats, options=game.check(case.seats, dict(case.options)), live=case.live)
    return game.fresh(setup)


def play_seed(game: Game, state: State, seed: int, opening: tuple[str, ...] = ()) -> list[int]:
    """Deal a fresh state as `rr.start` would and play it to its end; the codes of all answers."""
    deal(game, state, seed)
    first = [game.actions.code(answer) for answer in opening]
    for code in first:
        state.apply(code)
    return first + play_on(game, state, is_sensible=seed % 2 == 0)


def deal(game: Game, state: State, seed: int) -> None:
    """Deal with the chance of a match of that seed; the quick players' own chance comes from the seed too."""
    state.reseed(seed)
    state.source = KeyedChance(new_secret(seed), game.streams)
    state.deal()


def play_on(game: Game, state: State, *, is_sensible: bool) -> list[int]:
    """Play to the end, at random or by the game's own quick player; the codes of all answers."""
    buffer = game.code_buffer()
    codes: list[int] = []
    while not state.is_over():
        count = state.legal(buffer)
        code = int(state.policy(buffer, count) if is_sensible else buffer[state.choice(count)])
        state.apply(code)
        codes.append(code)
    return codes


def record(case: Case, seed: int, codes: list[int]) -> Match:
    """The same match through the public face, to be written down."""
    match = start(case.game, seats=case.seats, seed=seed, options=dict(case.options), live=case.live)
    match.play(*(match.game.actions.actions[code] for code in codes))
    if case.gives_up_after and "concede" in match.view(match.view().active).free:
        match.interject(match.view().active, "concede")
    return match
