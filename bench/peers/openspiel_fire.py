"""Fire in the Library, No Tool, four seats, as an OpenSpiel Python game.

A peer for the benchmark, never a source of rules: `.venv/bin/python openspiel_fire.py MATCHES [SEED]`.
"""

import itertools
import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

SEATS = range(4)
FIRE = 4  # after the sections white, yellow, black, purple
LAST_NUMBERED, DESTROYED = 7, 10
# Cards 1st to 4th; 0 is a safe space, as no risky one is worth nothing.
BRAVERY = ((0, 2, 4, 7, 10), (0, 2, 4, 6, 8), (0, 0, 2, 4, 6), (0, 0, 1, 3, 5))
SPACES = 5

DRAW, STOP, CARD = 0, 1, 2  # CARD + n takes turn order card n
DEALS = tuple(itertools.permutations(SEATS))
EVEN_DEALS = [(deal, 1 / len(DEALS)) for deal in range(len(DEALS))]
MOST_ROUNDS = 19  # INV-9

GAME_TYPE = pyspiel.GameType(
    short_name="python_fire_no_tool",
    long_name="Fire in the Library, No Tool",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(SEATS),
    min_num_players=len(SEATS),
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=CARD + len(SEATS),
    max_chance_outcomes=len(DEALS),
    num_players=len(SEATS),
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,  # the win, shared by equal totals
    max_game_length=MOST_ROUNDS * len(SEATS) * SPACES + (MOST_ROUNDS - 1) * (len(SEATS) - 1),
)


class FireGame(pyspiel.Game):
    """The game without tools, which has no parameters."""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> "FireState":
        return FireState(self)


class FireState(pyspiel.State):
    """A match: two deals, then seats that choose cards and draw tokens, each token a chance node."""

    def __init__(self, game: FireGame) -> None:
        super().__init__(game)
        self.score = [0] * len(SEATS)
        self.stamp = []  # youth rank first, then the order of arrival; empty until dealt
        self.next_stamp = len(SEATS) + 1
        self.card = []  # by seat; empty until dealt
        self.cards_left = []  # not empty: seats are choosing
        self.order = []  # the seats to be asked this step, after the one asked now
        self.asked = 0
        self.is_drawing = False
        self.bag = [7, 6, 5, 4, 7]
        self.value = [1, 2, 3, 4]
        self.laid = []
        self.rounds = 1
        self.is_over = False

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        if self.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.is_drawing or not self.card:
            return pyspiel.PlayerId.CHANCE
        return self.asked

    def is_terminal(self) -> bool:
        return self.is_over

    def _legal_actions(self, player: int) -> list[int]:
        if self.cards_left:
            return [CARD + card for card in self.cards_left]
        return [DRAW, STOP] if self.laid else [DRAW]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.card:
            return EVEN_DEALS
        tokens = sum(self.bag)
        return [(kind, count / tokens) for kind, count in enumerate(self.bag) if count]

    def _apply_action(self, action: int) -> None:
        if self.is_drawing:
            self._lay(action)
        elif not self.card:
            self._deal(DEALS[action])
        elif self.cards_left:
            self._choose(action - CARD)
        elif action == DRAW:
            self.is_drawing = True
        else:
            self._score_knowledge()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {DEALS[action]}" if not self.card else f"token {'WYBPF'[action]}"
        return ("draw", "stop")[action] if action < CARD else f"card {action - CARD + 1}"

    def returns(self) -> list[float]:
        if not self.is_over:
            return [0.0] * len(SEATS)
        best = max(self.score)
        share = 1 / self.score.count(best)
        return [share if score == best else 0.0 for score in self.score]

    def __str__(self) -> str:
        laid = "".join("WYBPF"[kind] for kind in self.laid)
        library = f"values {self.value} bag {self.bag}"
        return f"round {self.rounds} seat {self.asked} [{laid}] {library} scores {self.score}"

    # -- the rules

    def _deal(self, deal: tuple[int, ...]) -> None:
        if not self.stamp:
            self.stamp = list(deal)
        else:
            self.card = list(deal)
            self._begin_turns()

    def _begin_turns(self) -> None:
        self.order = sorted(SEATS, key=self.card.__getitem__)
        self.asked = self.order.pop(0)

    def _by_priority(self) -> list[int]:
        return sorted(SEATS, key=lambda seat: (self.score[seat], self.stamp[seat]))

    def _choose(self, card: int) -> None:
        self.card[self.asked] = card
        self.cards_left.remove(card)
        self.asked = self.order.pop(0)
        if len(self.cards_left) == 1:  # nobody is asked about the last card
            self.card[self.asked] = self.cards_left.pop()
            self._begin_turns()

    def _lay(self, kind: int) -> None:
        self.is_drawing = False
        self.bag[kind] -= 1
        self.laid.append(kind)
        is_risky = BRAVERY[self.card[self.asked]][len(self.laid) - 1] > 0
        if kind == FIRE and (is_risky or self.laid.count(FIRE) == 2):
            self._spread_fire()
        elif len(self.laid) == SPACES:  # FIRE-SAVE-5
            self._score_knowledge()

    def _score_knowledge(self) -> None:
        knowledge = sum(self.value[kind] for kind in self.laid if kind != FIRE)
        self._gain(self.asked, knowledge + BRAVERY[self.card[self.asked]][len(self.laid) - 1])
        self._end_turn()

    def _gain(self, seat: int, points: int) -> None:
        if points:  # FIRE-DEF-3: no points, no new stamp
            self.score[seat] += points
            self.stamp[seat] = self.next_stamp
            self.next_stamp += 1

    def _spread_fire(self) -> None:
        for seat in self._by_priority():
            self._gain(seat, 1)  # FIRE-NOTOOL-2, everyone
        books = [kind for kind in self.laid if kind != FIRE]
        for section in books or [self._lowest()]:  # FIRE-SPREAD-4
            if not self.is_over:
                self._burn(section)
        self._end_turn()

    def _lowest(self) -> int:
        # 1.3: the lowest burn index is the lowest number, and among equals the section named first
        return self.value.index(min(self.value))

    def _burn(self, section: int) -> None:
        # FIRE-DEF-5; the reserve holds exactly one fire for each icon, so it needs no count
        if self.value[section] == LAST_NUMBERED:
            self.value[section] = DESTROYED
            self.is_over = True
            return
        self.value[section] += 1
        if self.value[section] % 2 == 1:  # 1.3: every odd number that gets revealed brings a fire
            self.bag[FIRE] += 1

    def _end_turn(self) -> None:
        for kind in self.laid:
            self.bag[kind] += 1
        self.laid = []
        if self.is_over:
            return
        if self.order:
            self.asked = self.order.pop(0)
        else:
            self._end_round()

    def _end_round(self) -> None:
        self._burn(self._lowest())  # FIRE-ROUND-1
        if not self.is_over:
            self.rounds += 1
            self.cards_left = list(SEATS)
            self.order = self._by_priority()
            self.asked = self.order.pop(0)


pyspiel.register_game(GAME_TYPE, FireGame)


def play_match(game: FireGame, rng: random.Random) -> tuple[FireState, int, int]:
    """One random match through OpenSpiel's own calls: how it ended, its decisions, its chance nodes."""
    state = game.new_initial_state()
    actions = chance_actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            chance_actions += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return state, actions, chance_actions


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    game = pyspiel.load_game(GAME_TYPE.short_name)
    actions = chance_actions = rounds = 0
    wins, score_sum = [0] * len(SEATS), [0] * len(SEATS)
    begun = time.process_time()
    for _ in range(matches):
        state, taken, passed = play_match(game, rng)
        actions += taken
        chance_actions += passed
        rounds += state.rounds
        for seat, share in enumerate(state.returns()):
            wins[seat] += share > 0
            score_sum[seat] += state.score[seat]
    seconds = time.process_time() - begun
    report = {
        "peer": "OpenSpiel",
        "version": version("open_spiel"),
        "matches": matches,
        "actions": actions,
        "chance_actions": chance_actions,
        "seconds": seconds,
        "actions_per_second": round(actions / seconds),
        "wins": wins,
        "rounds": rounds,
        "score_sum": score_sum,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
