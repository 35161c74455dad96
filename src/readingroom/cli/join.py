"""`readingroom join`: a seat at a server's table, in the full-screen client."""

from __future__ import annotations

from typing import Annotated

import typer

from readingroom.cli.arguments import Language, speak_in
from readingroom.cli.output import say


def join(
    link: Annotated[str, typer.Argument(metavar="URL", help="A table's link: https://host/t/TABLE#seat=KEY")],
    *,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without a seat.")] = False,
    name: Annotated[str, typer.Option("--name", help="What the others shall call you.")] = "",
    language: Language = None,
) -> None:
    """Sit down at a server's table, beside people in browsers and programs; without a key, take an open chair."""
    from readingroom.terminal.join import join_table

    speak_in(language)
    last = join_table(link, watch=watch, name=name)
    say(f"Come back with: readingroom join {last.server}/t/{last.table}{' --watch' if watch else ''}")
