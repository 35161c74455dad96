"""News come in at any moment, also while a screen is being put away."""

from __future__ import annotations

from textual.widget import Widget


def is_closing(widget: Widget) -> bool:
    """The widget, or the whole app, is on its way out: there may be nothing left to draw on."""
    return not (widget.app.is_running and widget.is_attached and widget.display)
