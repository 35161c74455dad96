"""A seat at a server's table, in this terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from readingroom.terminal.join.app import JoinApp, join_table

__all__ = ["JoinApp", "join_table"]


def __getattr__(name: str) -> Any:  # noqa: ANN401  # Textual is loaded when somebody wants a screen
    if name in __all__:
        from readingroom.terminal.join import app

        return getattr(app, name)
    raise AttributeError(name)
