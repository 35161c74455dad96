"""`readingroom version`: what runs here."""

from __future__ import annotations

from readingroom.cli.output import AsJson, say, say_json


def version(*, as_json: AsJson = False) -> None:
    """Tell the version, whether the rules run compiled, and the rules version of each game."""
    import platform

    import readingroom
    from readingroom.catalog import games
    from readingroom.core.compiled import is_compiled

    rules = {meta.key: meta.rules_version for meta in games()}
    compiled = is_compiled()
    if as_json:
        say_json(
            {
                "version": readingroom.__version__,
                "compiled": compiled,
                "python": platform.python_version(),
                "implementation": platform.python_implementation(),
                "platform": platform.platform(),
                "rules_versions": rules,
            }
        )
        return
    how = "compiled" if compiled else "interpreted (uncompiled: slower, the same in all else)"
    say(
        f"Reading Room {readingroom.__version__}, {how}",
        *([] if compiled else why_plain()),
        f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}",
        *[f"{meta.title}: rules version {meta.rules_version}" for meta in games()],
    )


def why_plain() -> list[str]:
    """Why a clone does not run its compiled copy, if there is something to say."""
    import readingroom_command as command

    root = command.clone()
    if root is None:
        return []
    try:
        command.current_copy(root)
    except command.NoCopyError as reason:
        return [f"Not compiled: {reason}"]
    return ["A compiled copy is there: the installed command `readingroom` runs it"]
