"""`readingroom bench`: a short measure of speed on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from readingroom.cli.output import AsJson, progress, say, say_json, say_table

TABLES = (("fire", 4, {"tools": False}), ("fire", 4, {"tools": True}))


def bench(
    *,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=60, help="Time for each.")] = 0.5,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copies and samples for a few seconds; `make bench` does so at length."""
    from readingroom.core.compiled import is_compiled
    from readingroom.lab.speed import measure

    rows = []
    with progress("Measuring", len(TABLES)) as advance:
        for game, seats, options in TABLES:
            rows.append(measure(game, seats=seats, options=options, seconds=seconds))
            advance(1)
    if as_json:
        say_json({"compiled": is_compiled(), "tables": rows})
        return
    say("Compiled code." if is_compiled() else "Interpreted code: no compiled copy runs here.")
    say_table(
        ["game", "options", "seats", "actions a second", "clone (us)", "resample (us)"],
        [
            [
                row["game"],
                " ".join(f"{key}={str(value).lower()}" for key, value in row["options"].items()),
                row["seats"],
                f"{row['actions_per_second']:,}",
                f"{row['clone_microseconds']:.2f}",
                f"{row['resample_microseconds']:.2f}",
            ]
            for row in rows
        ],
        words=(0, 1),
    )
