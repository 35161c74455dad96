"""The terminal client: lobby, tables, hot seat and saves, drawn with Textual."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from readingroom.terminal.app import TerminalApp

__all__ = ["TerminalApp", "run_terminal"]


def run_terminal(saved: Path | None = None) -> None:
    """Open the reading room in this terminal; with a file, sit down at that match."""
    from readingroom.terminal.app import TerminalApp

    TerminalApp(saved=saved).run()


def __getattr__(name: str) -> Any:  # noqa: ANN401  # Textual is loaded when somebody sits down
    if name == "TerminalApp":
        from readingroom.terminal.app import TerminalApp

        return TerminalApp
    raise AttributeError(name)
