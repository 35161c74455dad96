"""Why a player might play a tool."""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.reading import Looks
from readingroom.games.fire.edge.refusals import TOOL_RULES
from readingroom.games.fire.words.naming import ROBOT, who_is


def for_tool(looks: Looks, action: do.PlayTool) -> Reason:
    """Why to play it now."""
    return Reason(TOOL_RULES[action.tool], says_for(looks, action))


def says_for(looks: Looks, action: do.PlayTool) -> Phrase:  # one line a tool
    match action.tool:
        case "axe":
            return axe(looks, action)
        case "bucket":
            return phrase("fire-reason-bucket", points=looks.knowledge())
        case "cloak":
            return phrase("fire-reason-cloak", token=book(action), points=worth_of(looks, action))
        case "slingshot":
            return slingshot(looks, action)
        case "gloves":
            return gloves(looks)
        case "collectors_edition":
            paid = 2 * looks.books().count(action.colour or "")
            return phrase("fire-reason-collectors", token=book(action), points=paid)
        case "knapsack":
            return knapsack(looks, action)
        case "library_cart":
            return phrase("fire-reason-cart", books=len(looks.books()))
        case "lockbox":
            return phrase("fire-reason-lockbox", token=book(action), points=worth_of(looks, action))
    return phrase("fire-reason-use", tool=action.tool, use=action.tool)


# --- against fire -----------------------------------------------------------------------------------------------


def axe(looks: Looks, action: do.PlayTool) -> Phrase:
    if action.space is None:
        return phrase("fire-reason-axe-no-book", who=looks.active())
    worth = looks.value(looks.spaces()[action.space - 1].token or "fire")
    return phrase("fire-reason-axe", who=looks.active(), points=worth)


def slingshot(looks: Looks, action: do.PlayTool) -> Phrase:
    gone = 0 if action.space is None else looks.value(looks.spaces()[action.space - 1].token or "fire")
    stays = looks.knowledge() - gone
    if action.target == "aside" or action.target is None:
        return phrase("fire-reason-slingshot-aside", points=stays)
    to = who_is(action.target, looks.names) if isinstance(action.target, int) else ROBOT
    return phrase("fire-reason-slingshot", to=to, points=stays)


# --- while saving -----------------------------------------------------------------------------------------------


def gloves(looks: Looks) -> Phrase:
    if any(space.token == "fire" for space in looks.spaces()):
        return phrase("fire-reason-gloves-second-fire")
    return phrase("fire-reason-gloves-now" if looks.fire_would_catch() else "fire-reason-gloves")


# --- after scoring ----------------------------------------------------------------------------------------------


def knapsack(looks: Looks, action: do.PlayTool) -> Phrase:
    worth, bag = worth_of(looks, action), looks.view.bag
    if bag is None:
        return phrase("fire-reason-knapsack-unseen", token=book(action), points=worth)
    size = looks.view.bag_size
    return phrase("fire-reason-knapsack", token=book(action), points=worth, fires=bag["fire"], size=size)


def book(action: do.PlayTool) -> str:
    """The book a tool points at."""
    return action.colour or "white"


def worth_of(looks: Looks, action: do.PlayTool) -> int:
    return looks.value(book(action))
