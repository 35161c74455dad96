"""Information-set Monte-Carlo tree search, generic over the kernel and compiled.

Every simulation starts from a fresh `resample` of what the seat knows, so the tree holds only decisions of information
sets: a node is told from its siblings by the action, by the chance that everybody saw (`noticed`), and by who is
asked what. A simulation walks the tree by upper confidence bounds, adds one edge, plays on with the game's quick player
up to a horizon of turns, and is judged by the game's own evaluation from every seat's point of view.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from readingroom.core.dice import mix
from readingroom.core.state import State

NONE: Final[i64] = -1
CLOCK_CHECK: Final[i64] = 32  # simulations between two looks at the clock
SURE: Final[i64] = 30  # simulations that must have gone a way before a plan goes it


@final
class Tree:
    """Nodes, edges (an action tried at a node) and children (what an edge led to), as rows of numbers."""

    def __init__(self) -> None:
        self.first_edge: vec[i64] = vec[i64]([NONE])  # by node; node 0 is the root
        self.edge_code: vec[i64] = vec[i64](capacity=256)
        self.edge_next: vec[i64] = vec[i64](capacity=256)
        self.edge_child: vec[i64] = vec[i64](capacity=256)
        self.visits: vec[i64] = vec[i64](capacity=256)
        self.offered: vec[i64] = vec[i64](capacity=256)  # how often the action was legal when the node was passed
        self.value: vec[float] = vec[float](capacity=256)
        self.child_key: vec[i64] = vec[i64](capacity=256)
        self.child_node: vec[i64] = vec[i64](capacity=256)
        self.child_next: vec[i64] = vec[i64](capacity=256)
        self.root: i64 = 0

    def find_edge(self, node: i64, code: i64) -> i64:
        """The edge of an action at a node; NONE when it was never tried."""
        edge = self.first_edge[node]
        while edge != NONE and self.edge_code[edge] != code:
            edge = self.edge_next[edge]
        return edge

    def add_edge(self, node: i64, code: i64) -> i64:
        """A new edge."""
        edge = len(self.edge_code)
        self.edge_code = append(self.edge_code, code)
        self.edge_next = append(self.edge_next, self.first_edge[node])
        self.edge_child = append(self.edge_child, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.value = append(self.value, 0.0)
        self.first_edge[node] = edge
        return edge

    def find_child(self, edge: i64, key: i64) -> i64:
        """The node that an edge led to when this was seen; NONE when it never did."""
        child = self.edge_child[edge]
        while child != NONE and self.child_key[child] != key:
            child = self.child_next[child]
        return NONE if child == NONE else self.child_node[child]

    def child(self, edge: i64, key: i64) -> i64:
        """The same, made anew if need be."""
        node = self.find_child(edge, key)
        if node != NONE:
            return node
        node = len(self.first_edge)
        self.first_edge = append(self.first_edge, NONE)
        self.child_key = append(self.child_key, key)
        self.child_node = append(self.child_node, node)
        self.child_next = append(self.child_next, self.edge_child[edge])
        self.edge_child[edge] = len(self.child_key) - 1
        return node


def situation(state: State) -> i64:
    """What tells one information set from another after the same action."""
    return mix(state.noticed * 31 + mix(state.asks * 64 + state.to_move() + 2))


def goes_on(state: State, seat: i64, noticed: i64) -> bool:
    """The same seat is asked, and nobody has learned anything by chance."""
    return not state.is_over() and state.to_move() == seat and state.noticed == noticed


@final
class Search:
    """One thinker: a tree, the settings, and the seed of its own chance."""

    def __init__(self, actions: i64, seed: i64, exploration: float, horizon: i64) -> None:
        self.codes: vec[i64] = vec[i64]([0] * actions)
        self.path: vec[i64] = vec[i64]([0] * 256)
        self.movers: vec[i64] = vec[i64]([0] * 256)
        self.worth: vec[float] = vec[float]([0.0] * 16)
        self.tree: Tree = Tree()
        self.seed: i64 = seed
        self.simulations: i64 = 0
        self.exploration: float = exploration
        self.horizon: i64 = horizon

    def think(self, base: State, iterations: i64, seconds: float) -> i64:
        """The best action of the asked seat; `base` is a resampled state. Seconds of 0.0: iterations alone count."""
        seat = base.to_move()
        sample = base.clone()
        deadline = perf_counter() + seconds
        for number in range(iterations):
            self.seed = mix(self.seed + 1)
            sample.copy_from(base)
            sample.redraw(seat, self.seed)
            self.simulate(sample)
            self.simulations += 1
            if seconds > 0.0 and number % CLOCK_CHECK == CLOCK_CHECK - 1 and perf_counter() > deadline:
                break
        return self.most_visited(base)

    def simulate(self, state: State) -> None:
        """Down the tree, one new edge, quickly on to the horizon, and back up."""
        end = state.clock + self.horizon
        node = self.tree.root
        length: i64 = 0
        growing = True
        while growing and length < 256 and not state.is_over() and state.clock < end:
            count = state.sensible(self.codes)
            if count == 1:
                state.apply(self.codes[0])
                continue
            edge = self.choose_edge(node, count)
            growing = self.tree.visits[edge] > 0
            self.path[length] = edge
            self.movers[length] = state.to_move()
            length += 1
            state.apply(self.tree.edge_code[edge])
            if growing:
                node = self.tree.child(edge, situation(state))
        self.play_on(state, end)
        self.judge(state)
        self.learn(length)

    def choose_edge(self, node: i64, count: i64) -> i64:
        """An action never tried here, or the one with the highest upper confidence bound."""
        best: i64 = NONE
        best_bound = -1.0
        untried: i64 = 0
        tree = self.tree
        for place in range(count):
            edge = tree.find_edge(node, self.codes[place])
            if edge == NONE:
                untried += 1
                # reservoir of size one: every untried action is equally likely
                if mix(self.seed + self.simulations + untried) % untried == 0:
                    best = place
                continue
            tree.offered[edge] += 1
            if untried == 0:
                bound = self.bound(edge)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
        return tree.add_edge(node, self.codes[best]) if untried > 0 else best

    def bound(self, edge: i64) -> float:
        """Mean value so far, and more for what was tried seldom."""
        visits = float(self.tree.visits[edge])
        wonder = math.sqrt(math.log(float(self.tree.offered[edge]) + 1.0) / visits)
        return self.tree.value[edge] / visits + self.exploration * wonder

    def play_on(self, state: State, end: i64) -> None:
        """The game's quick player for everybody, up to the horizon."""
        while not state.is_over() and state.clock < end:
            count = state.legal(self.codes)
            state.apply(state.policy(self.codes, count))

    def judge(self, state: State) -> None:
        """What the end of a simulation is worth to each seat."""
        over = state.is_over()
        for seat in range(state.seats):
            self.worth[seat] = state.utility(seat) if over else state.evaluate(seat)

    def learn(self, length: i64) -> None:
        """Each decision on the way is worth what it brought the seat that took it."""
        for place in range(length):
            edge = self.path[place]
            self.tree.visits[edge] += 1
            self.tree.value[edge] += self.worth[self.movers[place]] if self.movers[place] >= 0 else 0.5

    def most_visited(self, base: State) -> i64:
        """The sensible action that the search kept coming back to.

        A root kept from an earlier search may have edges that are not sensible now: another card was drawn than in
        some of its samples.
        """
        best: i64 = NONE
        count = base.sensible(self.codes)
        for place in range(count):
            edge = self.tree.find_edge(self.tree.root, self.codes[place])
            if edge != NONE and (best == NONE or self.is_better(edge, best)):
                best = edge
        return self.codes[0] if best == NONE else self.tree.edge_code[best]

    def is_better(self, edge: i64, other: i64) -> bool:
        visits, others = self.tree.visits[edge], self.tree.visits[other]
        if visits != others:
            return visits > others
        return self.tree.value[edge] > self.tree.value[other]

    def mean(self, code: i64) -> float:
        """What an answer at the root has brought on average; below every worth where it was never tried."""
        edge = self.tree.find_edge(self.tree.root, code)
        if edge == NONE or self.tree.visits[edge] == 0:
            return -1.0
        return self.tree.value[edge] / float(self.tree.visits[edge])

    def in_mind(self, base: State, first: i64) -> list[int]:
        """The first answer and those the seat would give after it, until chance or somebody else comes between."""
        seat = base.to_move()
        state = base.clone()
        root = self.tree.root
        found: list[int] = []
        code = first
        while True:
            edge = self.tree.find_edge(self.tree.root, code)
            found.append(int(code))
            state.apply(code)
            self.tree.root = NONE if edge == NONE else self.tree.find_child(edge, situation(state))
            self.give_only_answers(state, seat, base.noticed, found)
            if self.tree.root == NONE or not goes_on(state, seat, base.noticed):
                break
            code = self.most_visited(state)
            if self.visits_of(code) < SURE:
                break
        self.tree.root = root
        return found

    def give_only_answers(self, state: State, seat: i64, noticed: i64, found: list[int]) -> None:
        """The tree leaves out decisions with a single sensible answer; a person has to give it all the same."""
        while goes_on(state, seat, noticed) and state.sensible(self.codes) == 1:
            found.append(int(self.codes[0]))
            state.apply(self.codes[0])

    def visits_of(self, code: i64) -> i64:
        edge = self.tree.find_edge(self.tree.root, code)
        return 0 if edge == NONE else self.tree.visits[edge]

    def follow(self, code: i64, state: State) -> bool:
        """Make the node after an action the new root, if the search has been there; False: it has not."""
        edge = self.tree.find_edge(self.tree.root, code)
        node = NONE if edge == NONE else self.tree.find_child(edge, situation(state))
        if node == NONE:
            return False
        self.tree.root = node
        return True

    def forget(self) -> None:
        """Start a new tree."""
        self.tree = Tree()
