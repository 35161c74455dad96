"""`readingroom ladder`: how strong the bots are, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import GameKey, Jobs, Options, PackFile, Seed, parse_names, parse_options
from readingroom.cli.output import AsJson, progress, say, say_json, say_table
from readingroom.lab.experiment import Experiment


def ladder(
    game: GameKey,
    *,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="Matches of each pair.")] = 400,
    seats: Annotated[int, typer.Option("--seats", help="Seats, held by both levels in turns.")] = 2,
    levels: Annotated[
        str, typer.Option("--levels", help="Levels, weakest first; greedy gets a row beside the others.")
    ] = "random,apprentice,librarian,archivist",
    seed: Seed = 1,
    option: Options = None,
    pack: PackFile = None,
    jobs: Jobs = 1,
    out: Annotated[Path, typer.Option("--out", help="The folder for the files.")] = Path("bench/results"),
    as_json: AsJson = False,
) -> None:
    """Let each level play the one below it, seats rotated, and write a table with 95 % intervals."""
    from readingroom.lab.ladder import batches_of, climb, pair_up, size_of
    from readingroom.lab.ladder_files import HEADS, cells, write_ladder

    options = parse_options(game, option)
    pairings = pair_up(game, levels=parse_names(levels), seats=seats, seed=seed, options=options, pack=pack)
    out.mkdir(parents=True, exist_ok=True)  # before hours of play, not after
    with progress("Playing", sum(map(size_of, batches_of(pairings, matches)))) as advance:
        rows = climb(pairings, matches, jobs=jobs, advance=advance)
    report = head(pairings[0].experiments[0], seed, list(options))
    report["rows"] = [row.to_plain() for row in rows]
    files = write_ladder(report, rows, out)
    if as_json:
        say_json(report | {"files": [str(file) for file in files]})
        return
    say_table(HEADS, [cells(row) for row in report["rows"]], words=(0, 1, 8))
    say("", *[f"Written: {file}" for file in files])


def head(experiment: Experiment, seed: int, chosen: list[str]) -> dict[str, Any]:
    """What was played, as plain data; `chosen` are the options that somebody named."""
    import readingroom
    from readingroom.lab.report import plain_options
    from readingroom.lab.speed import is_compiled

    meta, options = experiment.find_game().meta, plain_options(experiment)
    return {
        "game": meta.key,
        "title": meta.title,
        "rules_version": meta.rules_version,
        "seats": experiment.setup.seats,
        "options": options,
        "chosen_options": {key: options[key] for key in chosen},
        "pack": experiment.setup.pack_file,
        "seed": seed,
        "version": readingroom.__version__,
        "compiled": is_compiled(),
    }
