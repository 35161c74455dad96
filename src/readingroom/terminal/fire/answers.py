"""What comes of the answers, from what the viewer sees; and those that one may look for in vain."""

from __future__ import annotations

from typing import Any

from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView, TurnCardView
from readingroom.games.fire.rules.house import FIRE
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


def consequence(  # noqa: PLR0911  # one line a verb
    action: do.FireAction, view: FireView, odds: FireOdds | None
) -> str:
    """What comes of it, in a few words; only from what lies on the table."""
    match action:
        case do.Draw():
            return draw_words(action, view, odds)
        case do.Stop():
            return f"score {view.at_stake}"
        case do.ChooseCard():
            return card_words(next(card for card in view.cards if card.number == action.number))
        case do.Pick():
            return token_words(action.token, view)
        case do.Assign():
            return "" if action.token is None else token_words(action.token, view)
        case do.TakeTool():
            return take_words(action, view)
        case do.PlayTool():
            return tool_words(action, view)
        case do.Pass():
            return "the fire spreads" if view.decision == "reaction" and view.asked == view.active else "play no tool"
        case do.Replace():
            return "discard it for the top card of the deck"
    return ""


def draw_words(action: do.Draw, view: FireView, odds: FireOdds | None) -> str:
    """The chance that it burns."""
    if action.shovel:
        return f"{view.charges} left"
    if odds is None:
        return ""
    above, below = odds.burns
    return f"{above} in {below} burns ({above / below:.0%})" if above else "nothing can catch yet"


def card_words(card: TurnCardView) -> str:
    """`safe 2, then 2 4 6; (W) lies on it`."""
    safe = sum(1 for space in card.spaces if not space.risky)
    risky = " ".join(str(space.bravery) for space in card.spaces if space.risky)
    lying = ", ".join(space.token for space in card.spaces if space.token)
    return f"{safe} safe, then bravery {risky}" + (f"; holds {lying}" if lying else "")


def token_words(token: str, view: FireView) -> str:
    """A book's worth."""
    if token == TOKEN_KEYS[FIRE]:
        return "worth nothing"
    values = {section.key: section.value for section in view.sections}
    return f"worth {values.get(token, max(values.values()))}"


def take_words(action: do.TakeTool, view: FireView) -> str:
    """What the market card does."""
    if isinstance(action.source, int):
        tool = view.market[action.source - 1]
        return "" if tool is None else f"{tool.name}: {tool.effect}"
    return f"unseen, {view.deck} left in the deck" if action.source == "deck" else ""


def tool_words(action: do.PlayTool, view: FireView) -> str:
    """What the card says; for one that points at a book, its worth."""
    if action.colour is not None:
        return token_words(action.colour, view)
    if action.space is not None:
        token = token_on(view, action.space)
        return token_words(token, view) if token else ""
    return next((tool.effect for tool in view.hand if tool.tool == action.tool), "")


def token_on(view: FireView, space: int) -> str | None:
    """What lies on a space of the card that is being played."""
    card = next((card for card in view.cards if card.holder == view.active), None)
    return card.spaces[space - 1].token if card else None


def race_answers(legal: list[Any]) -> tuple[dict[int, Any], Any]:
    """Who may shout, and nobody."""
    shouts = {action.seat: action for action in legal if action.seat is not None}
    return shouts, do.Shout(None)
