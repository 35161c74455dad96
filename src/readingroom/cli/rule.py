"""`readingroom rule`: look a rule up, by its id or by words, and where it is implemented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from readingroom.cli.arguments import ENGLISH, Language, speak_in
from readingroom.cli.output import AsJson, say, say_json
from readingroom.core.phrases import phrase

if TYPE_CHECKING:
    from readingroom.core.game import Game


def rule(
    words: Annotated[list[str], typer.Argument(metavar="ID|WORDS...", help="FIRE-T-AXE-2, or: axe book.")],
    *,
    game: Annotated[str | None, typer.Option("--game", help="Look in this game only.")] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print a rule or ruling by its id, or all that speak of some words."""
    speak_in(language or (ENGLISH if as_json else None))
    found = find_rules(" ".join(words), game)
    if as_json:
        say_json(found)
        return
    for place, entry in enumerate(found):
        if place:
            say("")
        say(f"{entry['id']}  ({entry['title']}: {entry['chapter']})", f"  {entry['text']}")
    if len(found) == 1:
        say(*told_places(found[0]["implemented"]))
    else:
        say("", phrase("door-rules", rules=len(found)))


def told_places(places: list[dict[str, Any]] | None) -> list[str]:
    """Where one rule is implemented, in lines; nothing of a worked example, which only tests play."""
    if places is None:
        return [f"  {phrase('door-no-sources')}"]
    lines = [f"    {place['file']}:{place['line']}  {place['name']}".rstrip() for place in places]
    return [f"  {phrase('door-implemented')}", *lines] if lines else []


def find_rules(words: str, key: str | None) -> list[dict[str, Any]]:
    """The rules that fit in one game or in all; raises UnknownRule when no game has any."""
    from readingroom.catalog import all_games, find_game
    from readingroom.core.errors import UnknownRule
    from readingroom.core.rulebook import SHARED
    from readingroom.words import rulebook_of

    found: dict[tuple[str, str], dict[str, Any]] = {}
    unknown: UnknownRule | None = None
    for game in [find_game(key)] if key else all_games().values():
        try:
            rules = rulebook_of(game).find(words)
        except UnknownRule as error:
            unknown = error
            continue
        for entry in rules:
            shared = entry.id.startswith(SHARED)
            found[entry.id, entry.text] = {
                "id": entry.id,
                "game": None if shared else game.meta.key,
                "title": str(phrase("door-every-game")) if shared else game.meta.title,
                "chapter": entry.chapter,
                "text": entry.text,
                "implemented": implemented(game, entry.id),
            }
    if not found and unknown is not None:
        raise unknown
    return list(found.values())


def implemented(game: Game, rule: str) -> list[dict[str, Any]] | None:
    """The places in the code as plain data, files as they lie in the package; None: there are no sources."""
    from readingroom.core.citations import has_sources, places_of

    if not has_sources(game, rule):
        return None
    return [{"file": place.file, "line": place.line, "name": place.name} for place in places_of(game, rule)]
