"""The ladder of a game that all win or lose together: teams of each level play the same deals, at every difficulty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from readingroom.catalog import find_game
from readingroom.core.dice import match_seed
from readingroom.core.errors import BadOption, BadSeats, UnknownBot
from readingroom.core.game import Game
from readingroom.lab.experiment import Experiment, plan
from readingroom.lab.processes import in_processes
from readingroom.lab.simulate import Chunk, play_bots
from readingroom.lab.statistics import wilson
from readingroom.lab.thinking import Thinking

LEVELS = ("random", "greedy", "apprentice", "librarian", "archivist")  # weakest first
BASELINE = "greedy"  # what the strongest level is held against
DIFFICULTY = "difficulty"  # the option that a game sets its difficulty by, if it has one
USUAL_SEATS = 2
# Matches for each of an Archivist's. Those who think less play more: it takes many to tell two difficulties apart.
TIMES = {"random": 25, "greedy": 150, "apprentice": 150, "librarian": 15, "archivist": 1}
TIMES_BESIDE = 3  # at most, where one difficulty is played and there is no neighbour
PIECES = 25  # of a row, so that no process waits long for another


@dataclass(frozen=True, slots=True)
class Team:
    """One level in all seats, at one table."""

    level: str
    difficulty: str
    experiment: Experiment

    @property
    def seats(self) -> int:
        """How many play."""
        return self.experiment.setup.seats


@dataclass(frozen=True, slots=True)
class Piece:
    """Some matches of a team, in a row."""

    place: int  # of the team among all
    team: Team
    start: int
    stop: int
    work: int  # of one match, beside those of other levels


@dataclass(slots=True)
class TeamRow:
    """What came of one team."""

    level: str
    seats: int
    difficulty: str
    won: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.endings.total()

    @property
    def share(self) -> float:
        """Of matches won."""
        return self.won / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the share."""
        return wilson(self.won, self.matches)

    def add(self, other: TeamRow) -> None:
        """Another piece of the same row."""
        self.won += other.won
        self.endings.update(other.endings)
        self.thinking.add(other.thinking)

    def to_plain(self) -> dict[str, Any]:
        """One row as plain data."""
        return {
            "level": self.level,
            "seats": self.seats,
            "difficulty": self.difficulty,
            "matches": self.matches,
            "won": self.won,
            "win_share": round(self.share, 6),
            "interval_95": [round(end, 6) for end in self.interval],
            "endings": dict(sorted(self.endings.items())),
            "milliseconds_per_decision": self.thinking.milliseconds().get(self.level, 0.0),
        }


def gather(
    game: str,
    *,
    levels: Sequence[str] = LEVELS,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    pack: str | Path | None = None,
) -> list[Team]:
    """Everything checked and every table set: each level at each of the game's tables."""
    if not levels or len(set(levels)) != len(levels):
        raise UnknownBot(f"a ladder needs different levels, weakest first, not {', '.join(levels) or 'none'}")
    teams = []
    for count, difficulty in tables_of(find_game(game), seats, dict(options or {})):
        chosen = dict(options or {}) | ({DIFFICULTY: difficulty} if difficulty else {})
        # all levels play the same deals, and a table's stay the same whatever other tables there are
        own_seed = int(match_seed(seed, crc32(f"{count} {difficulty}".encode())))
        for level in levels:
            experiment = plan(game, seats=count, bots=(level,), seed=own_seed, options=chosen, pack=pack)
            teams.append(Team(level, difficulty, experiment))
    return teams


def tables_of(game: Game, seats: int | None, options: dict[str, Any]) -> list[tuple[int, str]]:
    """Seats and difficulties: all difficulties for so many; without a wish, the usual one for every number too."""
    counts = [USUAL_SEATS] if seats is None else [seats]
    tables = [(count, level) for count in counts for level in difficulties(game, count, options)]
    if seats is None:
        usual = {count: usual_difficulty(game, count, options) for count in game.meta.seats}
        tables += [table for table in usual.items() if table not in tables]
    if not tables:
        raise BadSeats(f"no difficulty of {game.meta.title} is for {seats} seats")
    return tables


def difficulties(game: Game, seats: int, options: dict[str, Any]) -> list[str]:
    """The difficulties that can be played by so many, easiest first; one without a name where a game has none."""
    usual = usual_difficulty(game, seats, options)
    option = next((option for option in game.meta.options if option.key == DIFFICULTY), None)
    if option is None or DIFFICULTY in options or isinstance(option.allowed, str):
        return [usual]
    return [str(value) for value in option.allowed if is_allowed(game, seats, options | {DIFFICULTY: value})]


def usual_difficulty(game: Game, seats: int, options: dict[str, Any]) -> str:
    """The difficulty that is played if nobody says otherwise."""
    return str(game.check(seats, options).get(DIFFICULTY, ""))


def is_allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """These options go together."""
    try:
        game.check(seats, options)
    except BadOption:
        return False
    return True


# --- playing ------------------------------------------------------------------------------------------------


def counts_of(teams: Sequence[Team], matches: int) -> list[int]:
    """How many matches each team plays: so many of the slowest level, and more of those that think less."""
    slowest = min(TIMES.get(team.level, 1) for team in teams)
    difficulties_at = {seats: {team.difficulty for team in teams if team.seats == seats} for seats in seats_of(teams)}
    most = {seats: TIMES_BESIDE if len(some) == 1 else max(TIMES.values()) for seats, some in difficulties_at.items()}
    return [matches * min(most[team.seats], TIMES.get(team.level, 1) // slowest) for team in teams]


def seats_of(teams: Sequence[Team]) -> list[int]:
    """The numbers of seats that are played."""
    return list(dict.fromkeys(team.seats for team in teams))


def pieces_of(teams: Sequence[Team], matches: int) -> list[Piece]:
    """All that is to be played, in pieces small enough for several processes."""
    pieces = []
    for place, (team, count) in enumerate(zip(teams, counts_of(teams, matches), strict=True)):
        size = max(1, count // PIECES)
        work = max(TIMES.values()) // TIMES.get(team.level, 1)
        pieces += [
            Piece(place, team, start, min(start + size, count), work * team.seats) for start in range(0, count, size)
        ]
    return pieces


def play_teams(
    teams: Sequence[Team], matches: int, *, jobs: int = 1, advance: Callable[[int], Any] | None = None
) -> list[TeamRow]:
    """Play them all, so many matches of the slowest level; the rows are the same for any number of processes."""
    pieces = pieces_of(teams, matches)
    rows = [TeamRow(team.level, team.seats, team.difficulty) for team in teams]
    for piece, row in zip(pieces, in_processes(play_piece, pieces, jobs, advance, size_of), strict=True):
        rows[piece.place].add(row)
    return rows


def size_of(piece: Piece) -> int:
    """How much thinking a piece takes, beside the others: what its progress is counted in."""
    return (piece.stop - piece.start) * piece.work


def play_piece(piece: Piece) -> TeamRow:
    """Play some matches of one team."""
    team = piece.team
    tally = play_bots(Chunk(team.experiment, piece.start, piece.stop))
    row = TeamRow(team.level, team.seats, team.difficulty, thinking=tally.thinking)
    for end, count in tally.ends.items():
        row.won += count if end.winners else 0
        row.endings[end.ending] += count
    return row
