"""The keys of answers, and those that one may look for in vain."""

from __future__ import annotations

from typing import Any

from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.view import FireView
from readingroom.terminal.picture import Picture

OWN_KEYS = {
    do.Draw(): "d",
    do.Stop(): "s",
    do.Pass(): "p",
    do.EndTurn(): "p",
    do.Keep(): "p",
    do.TakeTool("none"): "p",
}


def might_miss(picture: Picture) -> list[do.FireAction]:
    """What somebody may look for in this decision."""
    view: FireView = picture.view
    match view.decision:
        case "save_or_leave":
            return [do.Draw(), do.Stop()]
        case "choose_card":
            return [do.ChooseCard(card.number) for card in view.cards]
        case "take_tool":
            return [do.TakeTool("none")]
        case "torch_pick":
            return [do.Done()]
    return []


def race_answers(legal: list[Any]) -> tuple[dict[int, Any], Any]:
    """Who may shout, and nobody."""
    shouts = {action.seat: action for action in legal if action.seat is not None}
    return shouts, do.Shout(None)
