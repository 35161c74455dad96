"""`readingroom join`: a seat at a server's table, in the full-screen client or line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from readingroom.cli.arguments import Language, speak_in
from readingroom.cli.output import say
from readingroom.core.phrases import phrase

if TYPE_CHECKING:
    from readingroom.client import TableLink


def join(
    link: Annotated[str, typer.Argument(metavar="URL", help="A table's link: https://host/t/TABLE#seat=KEY")],
    *,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without a seat.")] = False,
    name: Annotated[str, typer.Option("--name", help="What the others shall call you.")] = "",
    text: Annotated[
        bool, typer.Option("--text", help="Plain lines and numbered answers, for pipes and screen readers.")
    ] = False,
    language: Language = None,
) -> None:
    """Sit down at a server's table, beside people in browsers and programs; without a key, take an open chair."""
    speak_in(language)
    last = join_in_lines(link, watch=watch, name=name) if text else join_on_screen(link, watch=watch, name=name)
    again = f"{' --watch' if watch else ''}{' --text' if text else ''}"
    say(phrase("door-come-back", command=f"readingroom join {last.server}/t/{last.table}{again}"))


def join_on_screen(link: str, *, watch: bool, name: str) -> TableLink:
    """In the full-screen client."""
    from readingroom.terminal.join import join_table

    return join_table(link, watch=watch, name=name)


def join_in_lines(link: str, *, watch: bool, name: str) -> TableLink:
    """Line by line."""
    import asyncio

    from readingroom.cli.text_join import visit

    return asyncio.run(visit(link, watch=watch, name=name))
