"""What is asked, and what each answer brings, from nothing but the asked seat's view and its odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readingroom.core.phrases import Phrase, chance, phrase
from readingroom.core.slips import Heading, Offer, Slip, Tone
from readingroom.games.fire.cards.names import TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import published_pack
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.refusals import TOOL_RULES
from readingroom.games.fire.edge.view import FireView, ToolView, TurnCardView
from readingroom.games.fire.rules.house import FIRE
from readingroom.games.fire.words.naming import tool_called
from readingroom.games.fire.words.text import describe, prompt, question_of, target_of

QUESTION_RULES: Final = {
    "amulet": ("FIRE-T-AMULET-1", "FIRE-T-AMULET-5"),
    "assign": ("FIRE-T-AMULET-3", "FIRE-T-AMULET-4"),
    "choose_card": ("FIRE-ORDER-2",),
    "first_draw": ("FIRE-SAVE-4", "FIRE-SAVE-1"),
    "save_or_leave": ("FIRE-SAVE-2", "FIRE-SAVE-4"),
    "shovel_pick": ("FIRE-T-SHOVEL-2",),
    "torch_pick": ("FIRE-T-TORCH-1", "FIRE-T-TORCH-2"),
    "reaction": ("FIRE-SPREAD-1", "FIRE-TOOL-10"),
    "shout": ("FIRE-NOTOOL-2",),
    "take_tool": ("FIRE-SPREAD-7",),
    "leaving_tool": ("FIRE-SCORE-3",),
    "after_scoring": ("FIRE-SCORE-5",),
    "exchange": ("FIRE-ROUND-3",),
}
FIRE_KEY: Final = TOKEN_KEYS[FIRE]
ON_A_BOOK: Final = {one.tool for one in do.ACTIONS.actions if isinstance(one, do.PlayTool) and one.colour}


def slip_of(view: FireView, odds: FireOdds | None, actions: Sequence[do.FireAction], names: Sequence[str]) -> Slip:
    """The slip of the asked seat."""
    question = question_of(view.decision or "", view.legal)
    tools = dict.fromkeys(action.tool for action in actions if isinstance(action, do.PlayTool))
    return Slip(
        asks=prompt(view, names, {}),
        more=more(view, question),
        rules=QUESTION_RULES[question],
        offers=tuple(offer(action, view, odds, names) for action in actions),
        headings=tuple(heading(tool, view) for tool in tools),
    )


def more(view: FireView, question: str) -> Phrase | None:
    """A line under the question: what it is about, or what lies on the card."""
    if question == "first_draw":
        return phrase("fire-must-draw" if view.next_catches else "fire-must-draw-safely")
    if question in ("choose_card", "reaction", "take_tool", "leaving_tool", "exchange"):
        return phrase(f"fire-more-{question}")
    return stake(view) if question in ("save_or_leave", "after_scoring") else None


def stake(view: FireView) -> Phrase | None:
    """The books on the card with their worth, and the bravery."""
    card = card_in_play(view)
    laid = () if card is None else tuple(space.token for space in card.spaces if space.token not in (None, FIRE_KEY))
    if card is None or not laid:
        return None
    books = tuple(phrase("fire-book-worth", token=str(token), value=view.values[str(token)]) for token in laid)
    return phrase("fire-stake", books=books, bravery=card.bravery)


def card_in_play(view: FireView) -> TurnCardView | None:
    """The turn order card that is being played."""
    return next((card for card in view.cards if card.holder is not None and card.holder == view.active), None)


# --- answers ----------------------------------------------------------------------------------------------------


def offer(  # one line a verb
    action: do.FireAction, view: FireView, odds: FireOdds | None, names: Sequence[str]
) -> Offer:
    """One answer."""
    says = describe(action, names)
    match action:
        case do.Draw():
            return drawing(action, says, view, odds)
        case do.Stop():
            with_tool = view.leaving_brings_tool
            brings = phrase("fire-then-scores-and-tool" if with_tool else "fire-then-scores", points=view.at_stake or 0)
            return Offer(says, brings, "main", rule="FIRE-SCORE-1")
        case do.ChooseCard():
            card = next(card for card in view.cards if card.number == action.number)
            return Offer(says, what_is_on(card), rule="FIRE-ORDER-2")
        case do.Pick():
            return placing(action.token, says, view, "FIRE-SAVE-1")
        case do.Done():
            return Offer(says, tone="quiet", rule="FIRE-T-TORCH-2")
        case do.Assign():
            if action.token is None:
                return Offer(says, tone="quiet", rule="FIRE-T-AMULET-4")
            return placing(action.token, says, view, "FIRE-T-AMULET-3")
        case do.TakeTool():
            return taking(action, says, view)
        case do.PlayTool():
            return playing(action, view, names)
        case do.Pass():
            return passing(says, view)
        case do.EndTurn():
            return Offer(says, tone="main", rule="FIRE-SCORE-6")
        case do.Keep():
            return Offer(says, tone="main", rule="FIRE-ROUND-3")
        case do.Replace():
            return Offer(says, phrase("fire-then-replaced"), symbol=tool_symbol(action.tool), rule="FIRE-ROUND-3")
        case do.Shout():
            return Offer(says, tone="quiet" if action.seat is None else "plain", rule="FIRE-NOTOOL-2")


def drawing(action: do.Draw, says: Phrase, view: FireView, odds: FireOdds | None) -> Offer:
    if action.shovel:
        charges = phrase("fire-then-charges", charges=view.charges)
        return Offer(says, charges, "risk", tool_symbol("shovel"), rule="FIRE-T-SHOVEL-1")
    return Offer(
        says, None if odds is None else burning(*odds.burns), "risk", token_symbol(FIRE_KEY), rule="FIRE-SAVE-1"
    )


def burning(above: int, below: int) -> Phrase:
    """The chance that a draw burns, as people say it."""
    if above == 0:
        return phrase("fire-then-cannot-burn")
    if above >= below:
        return phrase("fire-then-burns-surely")
    said = chance(above, below).args
    return phrase("fire-then-burns", above=said["above"], below=said["below"])


def what_is_on(card: TurnCardView) -> Phrase:
    """The card's safe spaces, the bravery of the others, and what lies there already."""
    safe = sum(not space.risky for space in card.spaces)
    bravery = " ".join(str(space.bravery) for space in card.spaces if space.risky)
    lying = tuple(phrase("fire-token", token=space.token) for space in card.spaces if space.token)
    if not lying:
        return phrase("fire-then-card", safe=safe, bravery=bravery)
    return phrase("fire-then-card-holding", safe=safe, bravery=bravery, tokens=lying)


def placing(token: str, says: Phrase, view: FireView, rule: str) -> Offer:
    tone: Tone = "risk" if token == FIRE_KEY else "plain"
    return Offer(says, worth(token, view), tone, token_symbol(token), rule=rule)


def worth(token: str, view: FireView) -> Phrase:
    """What a token is worth now."""
    if token == FIRE_KEY:
        return phrase("fire-then-worthless")
    return phrase("fire-then-worth", value=view.values[token])


def taking(action: do.TakeTool, says: Phrase, view: FireView) -> Offer:
    if action.source == "none":
        return Offer(says, tone="quiet", rule="FIRE-SCORE-3")
    rule = "FIRE-SCORE-3" if view.leaving_brings_tool or "take:none" in view.legal else "FIRE-SPREAD-7"
    tool = view.market[action.source - 1] if isinstance(action.source, int) else None
    if tool is None:
        return Offer(says, phrase("fire-then-unseen", cards=view.deck), symbol="deck", rule=rule)
    named = phrase("fire-tool", tool=tool_called(tool.tool, tool.name))
    return Offer(named, effect(tool), symbol=tool_symbol(tool.tool), rule=rule)


def passing(says: Phrase, view: FireView) -> Offer:
    """The one whose fire it is lets it burn; of others nobody knows whether they could have helped."""
    if view.decision == "reaction" and view.asked == view.active:
        return Offer(phrase("fire-do-let-burn"), phrase("fire-then-spreads"), rule="FIRE-SPREAD-2")
    return Offer(says, rule="FIRE-TOOL-10")


# --- tools ------------------------------------------------------------------------------------------------------


def heading(tool: str, view: FireView) -> Heading:
    """All ways to play one tool."""
    held = held_by(tool, view)
    name = tool if held is None else tool_called(tool, held.name)
    asks = {"slingshot": "to-whom", "axe": "which-book"}.get(tool, "which-book" if tool in ON_A_BOOK else "sure")
    return Heading(
        key=tool,
        says=phrase("fire-play", tool=name),
        asks=phrase(f"fire-how-{asks}", tool=name),
        more=None if held is None else effect(held),
        symbol=tool_symbol(tool),
        rule=TOOL_RULES[tool],
        in_hand=view.decision == "save_or_leave",  # there one draws or stops; tools are a thought beside it
    )


def playing(action: do.PlayTool, view: FireView, names: Sequence[str]) -> Offer:
    """One way to play a tool, under its heading: on which book, to whom, or just so."""
    symbol, group, rule = tool_symbol(action.tool), action.tool, TOOL_RULES[action.tool]
    if action.colour is not None:
        book = phrase("fire-play-on", token=action.colour)
        return Offer(book, worth(action.colour, view), "plain", token_symbol(action.colour), group, rule)
    if action.target is not None:
        aside = action.target == "aside"
        to = phrase("fire-play-aside") if aside else phrase("fire-play-towards", to=target_of(action.target, names))
        return Offer(to, with_book(action), "plain", symbol, group, rule)
    held = held_by(action.tool, view)
    played = phrase("fire-play", tool=action.tool if held is None else tool_called(action.tool, held.name))
    brings = with_book(action) if action.tool == "axe" else None if held is None else effect(held)
    return Offer(played, brings, "plain", symbol, group, rule)


def with_book(action: do.PlayTool) -> Phrase:
    """What goes along with the fire."""
    return phrase("fire-then-alone") if action.space is None else phrase("fire-then-with-book", space=action.space)


def held_by(tool: str, view: FireView) -> ToolView | None:
    """A card of this kind that the seat holds."""
    return next((held for held in view.hand if held.tool == tool), None)


def effect(tool: ToolView) -> Phrase:
    """What a tool does, in short; a pack of one's own says it in its own words."""
    ours = published_pack().tools[TOOL_KEYS.index(tool.tool)].effect == tool.effect
    return phrase("fire-effect", tool=tool.tool if ours else "own", effect=tool.effect)


def tool_symbol(tool: str) -> str:
    return f"tool-{tool}"


def token_symbol(token: str) -> str:
    return f"token-{token}"
