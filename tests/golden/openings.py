"""From where lines of play are counted, and how deep: a deal of every variant, and positions with much to choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import readingroom as rr


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """Where the counting begins, and how deep it goes."""

    name: str
    depth: int
    game: str = "fire"
    seats: int = 2
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None  # None: the deal
    live: bool = False
    every_token: bool = False  # every token that can be drawn makes a line; only without tools

    def begin(self) -> rr.Match:
        """A match that stands there."""
        if self.position is None:
            return rr.start(self.game, seats=self.seats, seed=self.seed, options=dict(self.options), live=self.live)
        place = self.position | {"seats": self.seats, "options": self.options}
        return rr.start(self.game, position=place, seed=self.seed, live=self.live)


# --- Fire in the Library --------------------------------------------------------------------------------------

STEP_ONE = {
    "round": 2,
    "scores": [9, 4, 7],
    "hands": [["amulet-1", "map"], ["amulet-2"], []],
    "market": ["torch", "shovel", "gloves"],
    "asked": "round_starts",
}
SAVING = {
    "holds": [2, 3],
    "cards": {"2": "W . . . ."},
    "hands": [["torch", "shovel", "gloves", "bucket"], []],
    "market": ["map-1", "map-2", "map-3"],
}
FIRE_CATCHES = {
    "round": 3,
    "scores": [20, 12, 9, 15],
    "holds": [2, 3, 4, None],
    "played": [3],
    "cards": {"2": "P P F . .", "4": "F . . . ."},
    "hands": [["bucket", "slingshot", "cloak"], ["axe-1"], ["axe-2"], []],
    "market": ["torch", "shovel", "gloves"],
    "asked": {"decision": "fire_catches", "space": 3},
}
SCORED = {
    "holds": [1, 2, 3, 4],
    "cards": {"1": "W Y B W ."},
    "hands": [["collectors_edition", "knapsack", "library_cart", "lockbox", "map"], [], [], []],
    "market": ["torch", "shovel", "gloves"],
}
ROUND_END = {
    "round": 2,
    "scores": [5, 3, 8],
    "played": [0, 1, 2],
    "hands": [["map", "torch"], ["cloak"], ["bucket", "gloves", "amulet"]],
    "market": ["shovel-1", "shovel-2", "shovel-3"],
    "turn": {"active": 2},
    "asked": "round_ends",
}
SHOUTS = {"holds": [2, 3, 4, None], "played": [3], "cards": {"2": "W . . . ."}}

FIRE_OPENINGS = (
    Opening(name="table", seats=4, depth=9),
    Opening(name="technology", seats=6, seed=2, options={"technology": True}, depth=9),
    Opening(name="wild", seats=3, seed=3, options={"fire": "wild"}, depth=8),
    Opening(name="inferno", seats=5, seed=4, options={"fire": "inferno"}, depth=9),
    Opening(name="no_tools", seats=2, options={"tools": False}, depth=12),
    Opening(name="robot", seats=3, seed=2, options={"mode": "robot"}, depth=9),
    Opening(name="solo_robot", seats=1, seed=3, options={"mode": "solo_robot"}, depth=6),
    Opening(name="lone_librarian", seats=1, seed=4, options={"mode": "lone_librarian"}, depth=6),
    Opening(name="step one with two Amulets", seats=3, position=STEP_ONE, depth=8),
    Opening(name="saving with Torch, Shovel and Gloves", position=SAVING, depth=6),
    Opening(name="the fire catches", seats=4, position=FIRE_CATCHES, depth=7),
    Opening(name="about to score with five tools", seats=4, position=SCORED, depth=5),
    Opening(name="the round ends with tools in hand", seats=3, position=ROUND_END, depth=7),
    Opening(
        name="a race to shout",
        seats=4,
        seed=4,
        options={"tools": False, "shout": "first"},
        position=SHOUTS,
        live=True,
        depth=8,
    ),
    Opening(name="no_tools, every token", seats=4, options={"tools": False}, depth=5, every_token=True),
)


# --- Library Labyrinth ----------------------------------------------------------------------------------------

IN_THE_MAZE = {
    "tiles": {"r2c3": "crossroads/cross/0", "r3c4": "terror/tee/0 tornado", "r3c2": "shelf/tee/1 red"},
    "meeples": ["r3c3", "r3c3"],
    "hands": [["dorothy-gale", "harriet-tubman", "portia"], ["jo-march", "booster-5"]],
}
WITH_BOOSTERS = {
    "tiles": {"r3c4": "terror/tee/0 tornado", "r2c3": "reward/corner/1"},
    "meeples": ["r3c3", "r2c3", "r3c3"],
    "hands": [["jo-march", "booster-1", "booster-5", "booster-3"], ["dorothy-gale"], []],
}
RIDING = {
    "tiles": {"r2c3": "crossroads/cross/0", "r3c2": "shelf/tee/1 red"},
    "meeples": ["r3c3", "r3c3"],
    "hands": [["jo-march", "portia"], [{"basilisk": ["dorothy-gale"]}]],
}

LABYRINTH_OPENINGS = (
    Opening(name="labyrinth, first genres", game="labyrinth", depth=2),
    Opening(name="labyrinth, alone, first genres", game="labyrinth", seats=1, seed=2, depth=2),
    Opening(name="in the maze", game="labyrinth", position=IN_THE_MAZE, depth=3),
    Opening(name="with boosters", game="labyrinth", seats=3, position=WITH_BOOSTERS, depth=3),
    Opening(name="alone with the Trolley", game="labyrinth", seats=1, position=RIDING, depth=3),
)
OPENINGS = (*FIRE_OPENINGS, *LABYRINTH_OPENINGS)
