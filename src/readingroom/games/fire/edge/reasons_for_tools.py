"""Why a player might play a tool."""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.reading import Looks
from readingroom.games.fire.edge.refusals import TOOL_RULES, name_of
from readingroom.games.fire.words.text import BOOKS, points_words, who_is_target

# What a tool is good for, after its name; the card has the exact words.
USES = {
    "amulet": "puts a token on every turn order card before you choose one",
    "axe": "stops another's fire and pays you for their best book",
    "bucket": "takes a fire of yours away, once",
    "cloak": "scores one of your books before the others burn",
    "collectors_edition": "pays 2 points for each book of one colour that you scored",
    "gloves": "let a first fire rest on any space for a turn",
    "knapsack": "scores a book once more with a token from the bag, unless that is a fire",
    "library_cart": "keeps your books out of the bag for the rest of the round",
    "lockbox": "scores a book once more at the end, when it is dearer",
    "map": "pays a turn's bravery twice and draws a tool",
    "shovel": "lets you choose the better of two tokens, twice",
    "slingshot": "sends a fire of yours to somebody who plays later",
    "torch": "draws three tokens and places those you like",
}


def use_of(tool: str) -> str:
    """What a tool is good for: it follows the tool's name."""
    return USES[tool]


def for_tool(looks: Looks, action: do.PlayTool) -> Reason:
    """Why to play it now."""
    return Reason(TOOL_RULES[action.tool], words_for(looks, action))


def words_for(looks: Looks, action: do.PlayTool) -> str:  # one line a tool
    match action.tool:
        case "axe":
            return axe(looks, action)
        case "bucket":
            return f"The Bucket takes the fire away: books worth {points_words(looks.knowledge())} stay on your card."
        case "cloak":
            return cloak(looks, action)
        case "slingshot":
            return slingshot(looks, action)
        case "gloves":
            return gloves(looks)
        case "collectors_edition":
            return collectors(looks, action)
        case "knapsack":
            return knapsack(looks, action)
        case "library_cart":
            return cart(looks)
        case "lockbox":
            return lockbox(looks, action)
    return f"The {name_of(action.tool)} {use_of(action.tool)}."


# --- against fire -----------------------------------------------------------------------------------------------


def axe(looks: Looks, action: do.PlayTool) -> str:
    active = looks.name(looks.view.active)
    if action.space is None:
        return f"The Axe stops the fire before a section burns, though {active} has no book to take."
    worth = looks.value(looks.spaces()[action.space - 1].token or "fire")
    return f"The Axe pays you {points_words(worth)} for {active}'s best book, and no section burns."


def cloak(looks: Looks, action: do.PlayTool) -> str:
    return f"The Cloak scores {book(action)}, worth {points_words(worth_of(looks, action))}, before the others burn."


def slingshot(looks: Looks, action: do.PlayTool) -> str:
    gone = 0 if action.space is None else looks.value(looks.spaces()[action.space - 1].token or "fire")
    stay = f"books worth {points_words(looks.knowledge() - gone)} stay with you"
    if action.target == "aside" or action.target is None:
        return f"The Slingshot lays the fire aside, and {stay}."
    return f"The Slingshot sends the fire to {who_is_target(action.target, looks.names)}, and {stay}."


# --- while saving -----------------------------------------------------------------------------------------------


def gloves(looks: Looks) -> str:
    if any(space.token == "fire" for space in looks.spaces()):
        return "Under the Gloves every space counts as safe, but a second fire still catches."
    if looks.fire_would_catch():
        return "A fire would catch on the next space; under the Gloves a first one rests there."
    return "Under the Gloves a first fire rests on any space, so the brave spaces cost less."


# --- after scoring ----------------------------------------------------------------------------------------------


def collectors(looks: Looks, action: do.PlayTool) -> str:
    count = looks.books().count(action.colour or "")
    paid = points_words(2 * count)
    return f"The Collector's Edition pays 2 points a book: {paid} for the {action.colour} books on your card."


def knapsack(looks: Looks, action: do.PlayTool) -> str:
    worth, bag = points_words(worth_of(looks, action)), looks.view.bag
    risk = "a fire" if bag is None else f"one of {bag['fire']} fires among {looks.view.bag_size} tokens"
    return f"The Knapsack scores {book(action)} again, {worth}, and the next token with it, unless that is {risk}."


def cart(looks: Looks) -> str:
    count = len(looks.books())
    books = "1 book" if count == 1 else f"{count} books"
    return f"The Library Cart keeps {books} out of the bag until the round ends: fires come more often for the others."


def lockbox(looks: Looks, action: do.PlayTool) -> str:
    worth = points_words(worth_of(looks, action))
    return f"The Lockbox scores {book(action)} again at the end: {worth} now, and more when its section burns."


def book(action: do.PlayTool) -> str:
    """The book a tool points at: "the white book"."""
    return BOOKS[TOKEN_KEYS.index(action.colour or "white")].replace("a ", "the ", 1)


def worth_of(looks: Looks, action: do.PlayTool) -> int:
    return looks.value(action.colour or "white")
