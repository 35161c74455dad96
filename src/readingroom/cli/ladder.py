"""`readingroom ladder`: how strong the bots are, measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import GameKey, Jobs, Options, PackFile, Seed, parse_names, parse_options
from readingroom.cli.output import AsJson, progress, say, say_json, say_table
from readingroom.lab.experiment import Experiment


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants to know; None where the game decides."""

    game: str
    matches: int
    seats: int | None
    levels: Sequence[str] | None
    seed: int
    options: dict[str, Any]
    pack: Path | None
    jobs: int
    out: Path
    tree: str | None

    def table(self) -> dict[str, Any]:
        """What there is to say on who plays, and on what."""
        named: dict[str, Any] = {} if self.levels is None else {"levels": self.levels}
        named |= {} if self.seats is None else {"seats": self.seats}
        return {"seed": self.seed, "options": self.options, "pack": self.pack, **named}


@dataclass(frozen=True, slots=True)
class Printed:
    """A ladder to print: the whole of it, its table, and its files."""

    report: dict[str, Any]
    heads: Sequence[str]
    words: Sequence[int]  # columns that are texts
    rows: list[list[str]]
    files: list[Path]


def ladder(
    game: GameKey,
    *,
    matches: Annotated[
        int,
        typer.Option(
            "--matches",
            "-n",
            min=1,
            help="Matches of each pair; of teams, of the slowest level: levels that think less play more.",
        ),
    ] = 400,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Seats. Without it two; for teams every number of seats.")
    ] = None,
    levels: Annotated[
        str | None, typer.Option("--levels", help="Levels, weakest first; greedy gets a row beside the others.")
    ] = None,
    seed: Seed = 1,
    option: Options = None,
    pack: PackFile = None,
    jobs: Jobs = 1,
    out: Annotated[Path, typer.Option("--out", help="The folder for the files.")] = Path("bench/results"),
    tree: Annotated[
        str | None, typer.Option("--tree", hidden=True, help="Which sources play, to be named in the files.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let each level play the one below it, seats rotated, and write a table with 95 % intervals.

    Where all seats win or lose together, a team of each level plays, at every difficulty.
    """
    from readingroom.catalog import find_game

    wish = Wish(
        game=game,
        matches=matches,
        seats=seats,
        levels=None if levels is None else parse_names(levels),
        seed=seed,
        options=parse_options(game, option),
        pack=pack,
        jobs=jobs,
        out=out,
        tree=tree,
    )
    out.mkdir(parents=True, exist_ok=True)  # before hours of play, not after
    printed = team_ladder(wish) if find_game(game).meta.cooperative else pair_ladder(wish)
    if as_json:
        say_json(printed.report | {"files": [str(file) for file in printed.files]})
        return
    say_table(printed.heads, printed.rows, words=printed.words)
    say("", *[f"Written: {file}" for file in printed.files])


def pair_ladder(wish: Wish) -> Printed:
    """Each level against the one below it."""
    from readingroom.lab.ladder import batches_of, climb, pair_up, size_of
    from readingroom.lab.ladder_files import HEADS, cells, write_ladder

    pairings = pair_up(wish.game, **wish.table())
    with progress("Playing", sum(map(size_of, batches_of(pairings, wish.matches)))) as advance:
        rows = climb(pairings, wish.matches, jobs=wish.jobs, advance=advance)
    report = head(pairings[0].experiments[0], wish)
    report["rows"] = [row.to_plain() for row in rows]
    files = write_ladder(report, rows, wish.out)
    return Printed(report, HEADS, (0, 1, 8), [cells(row) for row in report["rows"]], files)


def team_ladder(wish: Wish) -> Printed:
    """A team of each level, at every difficulty."""
    from readingroom.lab.teams import gather, pieces_of, play_teams, size_of
    from readingroom.lab.teams_compared import compare
    from readingroom.lab.teams_files import HEADS, cells, write_teams

    teams = gather(wish.game, **wish.table())
    with progress("Playing", sum(map(size_of, pieces_of(teams, wish.matches)))) as advance:
        rows = play_teams(teams, wish.matches, jobs=wish.jobs, advance=advance)
    report = head(teams[0].experiment, wish)
    report["rows"] = [row.to_plain() for row in rows]
    report |= compare(rows)
    files = write_teams(report, rows, wish.out)
    return Printed(report, HEADS, (1, 2, 7), [cells(row) for row in report["rows"]], files)


def head(experiment: Experiment, wish: Wish) -> dict[str, Any]:
    """What was played, as plain data."""
    import readingroom
    from readingroom.core.compiled import is_compiled
    from readingroom.lab.report import plain_options

    meta, options = experiment.find_game().meta, plain_options(experiment)
    return {
        **({} if wish.tree is None else {"tree": wish.tree}),
        "game": meta.key,
        "title": meta.title,
        "rules_version": meta.rules_version,
        "seats": experiment.setup.seats,
        "options": options,
        "chosen_options": {key: options[key] for key in wish.options},
        "pack": experiment.setup.pack_file,
        "seed": wish.seed,
        "version": readingroom.__version__,
        "compiled": is_compiled(),
    }
