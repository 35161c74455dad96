"""`readingroom rule`: look a rule up, by its id or by words."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from readingroom.cli.output import AsJson, say, say_json

EVERY_TABLE = "TABLE-"  # so begin the rules that belong to no game


def rule(
    words: Annotated[list[str], typer.Argument(metavar="ID|WORDS...", help="FIRE-T-AXE-2, or: axe book.")],
    *,
    game: Annotated[str | None, typer.Option("--game", help="Look in this game only.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print a rule or ruling by its id, or all that speak of some words."""
    found = find_rules(" ".join(words), game)
    if as_json:
        say_json(found)
        return
    for place, entry in enumerate(found):
        if place:
            say("")
        say(f"{entry['id']}  ({entry['title']}: {entry['chapter']})", f"  {entry['text']}")
    if len(found) > 1:
        say("", f"{len(found)} rules")


def find_rules(words: str, key: str | None) -> list[dict[str, Any]]:
    """The rules that fit in one game or in all; raises UnknownRule when no game has any."""
    from readingroom.catalog import all_games, find_game
    from readingroom.core.errors import UnknownRule

    found: dict[tuple[str, str], dict[str, Any]] = {}
    unknown: UnknownRule | None = None
    for game in [find_game(key)] if key else all_games().values():
        try:
            rules = game.rulebook.find(words)
        except UnknownRule as error:
            unknown = error
            continue
        for entry in rules:
            shared = entry.id.startswith(EVERY_TABLE)
            found[entry.id, entry.text] = {
                "id": entry.id,
                "game": None if shared else game.meta.key,
                "title": "every game" if shared else game.meta.title,
                "chapter": entry.chapter,
                "text": entry.text,
            }
    if not found and unknown is not None:
        raise unknown
    return list(found.values())
