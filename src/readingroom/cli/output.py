"""How commands speak: results on the output stream, progress on the error stream, JSON for machines."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from readingroom.core.phrases import Phrase

WIDE = 160  # characters a line where no terminal says otherwise

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")]


def make_console() -> Console:
    """The output stream; texts are printed as they are."""
    width = None if sys.stdout.isatty() else WIDE
    return Console(width=width, markup=False, highlight=False, emoji=False)


def say(*lines: Phrase | str) -> None:
    """Print lines, wrapped between words where a terminal is narrow."""
    console = make_console()
    for line in lines:
        console.print(str(line), soft_wrap=not console.is_terminal)


def say_json(plain: object) -> None:
    """Print plain data as JSON."""
    typer.echo(json.dumps(plain, indent=2, ensure_ascii=False))


def say_table(heads: Sequence[str], rows: Sequence[Sequence[Any]], *, words: Sequence[int] = (0,)) -> None:
    """Print a table without lines around it; the columns in `words` are texts, all others numbers."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place in words else "right")
    for row in rows:
        table.add_row(*[str(cell) for cell in row])
    make_console().print(table)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, if that is a terminal; call what it gives with each step's size."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # drawn anew at each step and by no thread: where one runs, processes cannot be forked (see lab/processes.py)
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True, auto_refresh=False
    ) as bar:
        task = bar.add_task(label, total=total)

        def advance(size: int) -> None:
            bar.advance(task, size)
            bar.refresh()

        yield advance
