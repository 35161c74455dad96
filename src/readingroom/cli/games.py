"""`readingroom games`: the catalogue."""

from __future__ import annotations

from typing import Any

from readingroom.cli.arguments import ENGLISH, Language, speak_in
from readingroom.cli.output import AsJson, say, say_json
from readingroom.core.game import Meta
from readingroom.core.options import Option
from readingroom.core.phrases import Word, phrase


def games(*, language: Language = None, as_json: AsJson = False) -> None:
    """List the games with their seats, options and variants."""
    from readingroom.catalog import games as all_metas

    speak_in(language or (ENGLISH if as_json else None))
    if as_json:
        say_json([plain_meta(meta) for meta in all_metas()])
        return
    for meta in all_metas():
        say(*catalogue_lines(meta))


def plain_meta(meta: Meta) -> dict[str, Any]:
    """What a game is, as plain data."""
    return {
        "key": meta.key,
        "title": meta.title,
        "sentence": meta.sentence,
        "seats": {"min": meta.seats[0], "max": meta.seats[-1]},
        "options": [plain_option(option) for option in meta.options],
        "variants": list(meta.variants),
        "rules_version": meta.rules_version,
        "credits": meta.credits,
    }


def plain_option(option: Option) -> dict[str, Any]:
    """One option; `allowed` is a text where the values cannot be listed."""
    allowed = str(option.allowed_words()) if isinstance(option.allowed, str) else list(option.allowed)
    return {"key": option.key, "allowed": allowed, "default": option.default, "sentence": option.sentence}


def catalogue_lines(meta: Meta) -> list[str]:
    """What a game is, in words."""
    lines = [
        str(
            phrase(
                "door-game",
                game=meta.title,
                key=meta.key,
                least=meta.seats[0],
                most=meta.seats[-1],
                version=meta.rules_version,
            )
        ),
        f"  {meta.sentence}",
        f"  {meta.credits}",
        f"  {phrase('door-variants', variants=', '.join(meta.variants))}",
        f"  {phrase('door-options')}",
    ]
    for option in meta.options:
        told = phrase("door-option", option=option.key, allowed=option.allowed_words(), default=shown(option.default))
        lines.append(f"    {told}")
        lines.append(f"      {option.sentence}")
    return lines


def shown(value: object) -> Word:
    """A value as one types it."""
    if value is None:
        return phrase("door-nothing")
    return str(value).lower() if isinstance(value, bool) else str(value)
