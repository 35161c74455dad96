"""Which matches are recorded: one for every variant, ending and grade that can be, and some more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import cycle, product
from typing import Any

import readingroom as rr
from readingroom.games.fire.cards.names import ENDINGS as ENDING_NAMES

ENDINGS = ENDING_NAMES[1:]  # the first one is "not ended"
GRADES = ("win", "shared win", "loss", "win with honours", "the robot wins")
SEATS = {"table": range(2, 7), "robot": range(2, 6), "solo_robot": range(1, 2), "lone_librarian": range(1, 2)}
SHOUTS = ("everyone", "first", "off")
LONE_TURNS = 12
BESIDE = 200_001  # the first seed of cases beside the grid, so that they are other matches than those of the grid


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A way to play, as far as it decides how a match can end."""

    mode: str = "table"
    tools: bool = True
    fire: str = "normal"
    technology: bool = False

    @property
    def name(self) -> str:
        """The words that set it apart, for a file's name."""
        words = [] if self.mode == "table" else [self.mode]
        words += [] if self.tools else ["no_tools"]
        words += [] if self.fire == "normal" else [self.fire]
        words += ["technology"] if self.technology else []
        return "-".join(words) or "table"

    @property
    def kind(self) -> str:
        """What decides which endings there are: the mode, and at a table whether there are tools."""
        return self.mode if self.tools else "no_tools"

    @property
    def options(self) -> dict[str, Any]:
        """The variant as options."""
        return {
            "mode": self.mode,
            "tools": self.tools,
            "fire": self.fire,
            "technology": self.technology,
        }


VARIANTS = tuple(
    Variant(tools=tools, fire=fire, technology=technology)
    for tools, fire, technology in product((True, False), ("normal", "wild", "inferno"), (False, True))
) + tuple(
    Variant(mode=mode, technology=technology)
    for mode, technology in product(("robot", "solo_robot", "lone_librarian"), (False, True))
)

# --- what cannot be -----------------------------------------------------------------------------------------

TWELVE = "only the Lone Librarian counts turns (FIRE-LONE-3)"
HONOURS = "only the Lone Librarian can win with honours (FIRE-LONE-6)"
HIGHEST = "the highest total at the table wins, so somebody always does (FIRE-END-5)"
NO_ROBOT = "no robot plays (FIRE-MROBOT-1 is for another mode)"
ALONE = "nobody is there to share with (FIRE-SOLO-1)"

IMPOSSIBLE_ENDINGS = {
    ("table", "robot"): NO_ROBOT,
    ("table", "twelve_turns"): TWELVE,
    ("no_tools", "robot"): NO_ROBOT,
    ("no_tools", "twelve_turns"): TWELVE,
    ("no_tools", "knapsack"): "no tool is ever played (FIRE-NOTOOL-1)",
    ("robot", "round_end"): "nothing burns in step 3, the robot burns instead (FIRE-MROBOT-6)",
    ("robot", "twelve_turns"): TWELVE,
    ("solo_robot", "round_end"): "nothing burns in step 3, the robot burns instead (FIRE-SROBOT-1)",
    ("solo_robot", "twelve_turns"): TWELVE,
    ("lone_librarian", "robot"): NO_ROBOT,
}
IMPOSSIBLE_GRADES = {
    ("table", "loss"): HIGHEST,
    ("table", "win with honours"): HONOURS,
    ("table", "the robot wins"): NO_ROBOT,
    ("no_tools", "loss"): HIGHEST,
    ("no_tools", "win with honours"): HONOURS,
    ("no_tools", "the robot wins"): NO_ROBOT,
    ("robot", "loss"): "if no seat wins, the robot does, and the match says so (FIRE-MROBOT-6)",
    ("robot", "win with honours"): HONOURS,
    ("solo_robot", "shared win"): "only strictly more points than the robot's win (FIRE-SROBOT-7)",
    ("solo_robot", "win with honours"): HONOURS,
    ("solo_robot", "the robot wins"): "alone against the robot this is called a loss (FIRE-SROBOT-7)",
    ("lone_librarian", "shared win"): ALONE,
    ("lone_librarian", "the robot wins"): NO_ROBOT,
}


def why_impossible(variant: Variant, ending: str, grade: str) -> str | None:
    """The reason why a match of this variant cannot end so; None where it can."""
    return IMPOSSIBLE_ENDINGS.get((variant.kind, ending)) or IMPOSSIBLE_GRADES.get((variant.kind, grade))


# --- what is recorded ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A match to be recorded: what is played, and how it must end."""

    name: str
    seats: int
    options: dict[str, Any]
    game: str = "fire"
    ending: str | None = None  # None: any
    grade: str | None = None  # None: any
    also: Callable[[rr.Match], bool] | None = field(default=None, compare=False)
    live: bool = False
    first_seed: int = 1  # where the search begins
    longest: int = 160  # decisions: longer matches are left aside, so that files stay small
    gives_up_after: int | None = None  # so many decisions; None: it is played to its end
    opening: tuple[str, ...] = ()  # the first answers, where quick players would hardly give them

    def ends_so(self, outcome: rr.Outcome) -> bool:
        """The ending and the grade are those that are asked for."""
        return self.ending in (None, outcome.ending) and self.grade in (None, outcome.grade)

    def is_fit_by(self, match: rr.Match) -> bool:
        """The match is one that this case asks for."""
        checked = match.game.check(self.seats, self.options)
        setup = (match.game.meta.key, match.seats, match.setup.options, match.setup.live)
        if setup != (self.game, self.seats, checked, self.live):
            return False
        outcome = match.outcome
        return outcome is not None and self.ends_so(outcome) and (self.also is None or self.also(match))


def collapses_early(match: rr.Match) -> bool:
    """Before the twelfth turn."""
    return bool(match.view().round < LONE_TURNS)


def collapses_on_the_twelfth(match: rr.Match) -> bool:
    """On the twelfth turn, which counts as taken (FIRE-LONE-5)."""
    return bool(match.view().round == LONE_TURNS)


def ends_below_zero(match: rr.Match) -> bool:
    """The penalty of FIRE-LONE-4 took more than there was."""
    return scores(match)[0] < 0


def robot_shares(match: rr.Match) -> bool:
    """The robot is one of those who share the win."""
    return scores(match)[-1] == max(scores(match))


def robot_is_beaten(match: rr.Match) -> bool:
    """The robot is not one of the winners."""
    return not robot_shares(match)


def robot_is_equalled(match: rr.Match) -> bool:
    """As many points as the robot, which is not enough (FIRE-SROBOT-7)."""
    return scores(match)[0] == scores(match)[1]


def scores(match: rr.Match) -> tuple[int, ...]:
    """The final scores."""
    assert match.outcome is not None
    return match.outcome.scores


def grid() -> Iterator[tuple[Variant, str, str]]:
    """Every variant with every ending and every grade, possible or not."""
    return product(VARIANTS, ENDINGS, GRADES)


def name_of(variant: Variant, ending: str, grade: str) -> str:
    """The name of a grid case's file."""
    return f"{variant.name}.{ending}.{grade.replace(' ', '_')}"


def grid_cases() -> Iterator[Case]:
    """One case for each field of the grid that can be; numbers of seats and ways to shout take turns."""
    seats = {mode: cycle(numbers) for mode, numbers in SEATS.items()}
    shouts = cycle(SHOUTS)
    for variant, ending, grade in grid():
        if why_impossible(variant, ending, grade) is not None:
            continue
        shout = "everyone" if variant.tools else next(shouts)
        yield Case(
            name=name_of(variant, ending, grade),
            seats=next(seats[variant.mode]),
            options=variant.options | ({} if variant.tools else {"shout": shout}),
            ending=ending,
            grade=grade,
            live=shout == "first",  # without a live table it plays as `everyone` (FIRE-NOTOOL-2)
        )


def lone_cases() -> Iterator[Case]:
    """The Lone Librarian's collapses by their turn, and the other way of counting the bonus."""
    lone: dict[str, Any] = {"mode": "lone_librarian"}
    for ending in ("fire_spreading", "round_end", "knapsack"):
        for also, word in ((collapses_early, "before_turn_12"), (collapses_on_the_twelfth, "on_turn_12")):
            yield Case(name=f"lone_librarian.{ending}.{word}", seats=1, options=lone, ending=ending, also=also)
    yield Case(name="lone_librarian.below_zero", seats=1, options=lone, also=ends_below_zero)
    yield Case(name="lone_librarian.win_before_turn_12", seats=1, options=lone, grade="win", also=collapses_early)
    cards = lone | {"lone_bonus_counts": "cards"}
    for grade in ("loss", "win", "win with honours"):
        name = f"lone_librarian-bonus_cards.twelve_turns.{grade.replace(' ', '_')}"
        yield Case(name=name, seats=1, options=cards, ending="twelve_turns", grade=grade)
    name = "lone_librarian-bonus_cards.fire_spreading.on_turn_12"
    also = collapses_on_the_twelfth
    yield Case(name=name, seats=1, options=cards, ending="fire_spreading", also=also)


def robot_cases() -> Iterator[Case]:
    """Ties with the robot, and its head start."""
    solo, table = {"mode": "solo_robot"}, {"mode": "robot"}
    yield Case(name="solo_robot.tie", seats=1, options=solo, grade="loss", also=robot_is_equalled)
    share = "shared win"
    yield Case(name="robot.shared_with_it", seats=2, options=table, grade=share, also=robot_shares)
    yield Case(name="robot.shared_without_it", seats=4, options=table, grade=share, also=robot_is_beaten)
    for grade in ("win", "loss"):
        options = solo | {"robot_head_start": 20}
        yield Case(name=f"solo_robot-head_start.{grade}", seats=1, options=options, grade=grade)
    for grade in ("win", "the robot wins"):
        name = f"robot-head_start.{grade.replace(' ', '_')}"
        yield Case(name=name, seats=3, options=table | {"robot_head_start": 50}, grade=grade)


def table_cases() -> Iterator[Case]:
    """Youth given, the bag hidden, and the race to shout where no table is there to run it."""
    yield Case(name="table-youth.win", seats=4, options={"youth": [3, 1, 0, 2]}, grade="win")
    youth = {"mode": "robot", "youth": [2, 0, 1]}
    yield Case(name="robot-youth.win", seats=3, options=youth, grade="win")
    yield Case(name="table-bag_hidden.win", seats=3, options={"show_bag_contents": False}, grade="win")
    first = {"tools": False, "shout": "first"}
    yield Case(name="no_tools-shout_first-not_live.win", seats=3, options=first, grade="win")


def cases_beside_the_grid() -> Iterator[Case]:
    """What the grid leaves out."""
    for case in (*lone_cases(), *robot_cases(), *table_cases()):
        yield replace(case, first_seed=BESIDE)


CASES = (*grid_cases(), *cases_beside_the_grid())
