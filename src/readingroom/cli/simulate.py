"""`readingroom simulate`: play many matches and count what came of them."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any

import typer

from readingroom.cli.arguments import (
    GameKey,
    Jobs,
    Options,
    PackFile,
    Seats,
    Seed,
    parse_names,
    parse_options,
)
from readingroom.cli.output import AsJson, progress, say, say_json, say_table

BOTS = "random; quick, who plays by rules of thumb; greedy, who looks one step ahead; apprentice, librarian, archivist"


def simulate(
    game: GameKey,
    *,
    seats: Seats = None,
    matches: Annotated[int, typer.Option("--matches", "-n", min=1, help="How many matches.")] = 1000,
    bots: Annotated[
        str,
        typer.Option("--bots", help=f"One bot for all seats, or one a seat with commas between them: {BOTS}."),
    ] = "quick",
    seed: Seed = 1,
    option: Options = None,
    pack: PackFile = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots: wins, endings, scores, lengths, and how fast that went.

    Warns of cards that a bot never played: what they do to the game cannot be seen from its matches.
    """
    from readingroom.lab.experiment import plan
    from readingroom.lab.report import simulation_report
    from readingroom.lab.simulate import simulate as play_all

    experiment = plan(
        game, seats=seats, bots=parse_names(bots), seed=seed, options=parse_options(game, option), pack=pack
    )
    with progress("Playing", matches) as advance:
        began = perf_counter()
        tally = play_all(experiment, matches, jobs=jobs, advance=advance)
        seconds = perf_counter() - began
    report = simulation_report(experiment, tally, seconds=seconds, jobs=jobs)
    if as_json:
        say_json(report)
    else:
        say_report(report)


def say_report(report: dict[str, Any]) -> None:
    """The report for a person."""
    outcomes = report["outcomes"]
    how = "compiled" if report["compiled"] else "interpreted"
    say(
        f"{report['title']}, {report['seats']} seats, {report['matches']:,} matches, seed {report['seed']}",
        f"{report['actions']:,} actions in {report['seconds']:.2f} s: "
        f"{report['actions_per_second']:,.0f} a second ({how})",
        "",
    )
    say_table(
        ["seat", "bot", "wins", "shared", "win share", "95 %", "score", "sd", "min", "median", "max"],
        [seat_row(report, seat) for seat in range(report["seats"])],
        words=(0, 1),
    )
    for other in outcomes["other_scores"]:
        say(f"Who has no seat scores {spread(other)}")
    say("", "Endings: " + counted(outcomes["endings"]), "Results: " + counted(outcomes["grades"]))
    for unit, lengths in outcomes["length"].items():
        say(f"Length in {unit}: {spread(lengths)}")
    for name, cards in report["never_played"].items():
        say("", f"Warning: {name} never played {', '.join(cards)}: these matches say nothing about them.")


def seat_row(report: dict[str, Any], seat: int) -> list[Any]:
    """One seat's line of the table."""
    outcomes = report["outcomes"]
    score = outcomes["scores"][seat]
    low, high = outcomes["win_share_95"][seat]
    return [
        seat,
        report["bots"][seat],
        outcomes["wins"][seat],
        outcomes["shared_wins"][seat],
        f"{outcomes['win_share'][seat]:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{score['mean']:.1f}",
        f"{score['sd']:.1f}",
        score["min"],
        score["quantiles"]["50"],
        score["max"],
    ]


def spread(numbers: dict[str, Any]) -> str:
    """A distribution in a phrase."""
    ends = f"{numbers['min']} to {numbers['max']}"
    middle = numbers["quantiles"]["50"]
    return f"{numbers['mean']:.1f} on average (sd {numbers['sd']:.1f}, {ends}, median {middle})"


def counted(counts: dict[str, int]) -> str:
    """Counts in a phrase."""
    return ", ".join(f"{key} {count:,}" for key, count in counts.items())
