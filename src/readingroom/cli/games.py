"""`readingroom games`: the catalogue."""

from __future__ import annotations

from typing import Any

from readingroom.cli.output import AsJson, say, say_json
from readingroom.core.game import Meta
from readingroom.core.options import Option


def games(*, as_json: AsJson = False) -> None:
    """List the games with their seats, options and variants."""
    from readingroom.catalog import games as all_metas

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
    allowed = option.allowed if isinstance(option.allowed, str) else list(option.allowed)
    return {"key": option.key, "allowed": allowed, "default": option.default, "sentence": option.sentence}


def catalogue_lines(meta: Meta) -> list[str]:
    """What a game is, in words."""
    seats = f"{meta.seats[0]} to {meta.seats[-1]} seats"
    lines = [
        f"{meta.title} ({meta.key}), {seats}, rules version {meta.rules_version}",
        f"  {meta.sentence}",
        f"  {meta.credits}",
        f"  Variants: {', '.join(meta.variants)}",
        "  Options:",
    ]
    for option in meta.options:
        lines.append(f"    {option.key}: {option.allowed_words()} ({shown(option.default)} if left out)")
        lines.append(f"      {option.sentence}")
    return lines


def shown(value: object) -> str:
    """A value as one types it."""
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)
