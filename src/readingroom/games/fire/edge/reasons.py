"""Why a player might answer so: one sentence with exact figures, from nothing but a seat's view and its odds."""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.games.fire.cards.names import CARD_TITLES, TOKEN_KEYS
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.reading import Looks
from readingroom.games.fire.edge.reasons_for_tools import for_tool, use_of
from readingroom.games.fire.edge.refusals import name_of
from readingroom.games.fire.words.figures import figure, times
from readingroom.games.fire.words.text import BOOKS, points_words, tokens_words

PLAYED_OUT = "played out many times, {action} came out ahead"


def reason(looks: Looks, odds: FireOdds | None, action: do.FireAction) -> Reason:  # one line a verb
    """Why the asked seat might do this, and the rule it rests on."""
    match action:
        case do.Draw():
            return for_shovel_draw(looks) if action.shovel else for_draw(looks, odds)
        case do.Stop():
            return for_stop(looks, odds)
        case do.ChooseCard():
            return for_card(looks, action)
        case do.PlayTool():
            return for_tool(looks, action)
        case do.Pass():
            return for_pass(looks)
        case do.Assign():
            return for_assign(looks, action)
        case do.Pick():
            return for_pick(looks, action)
        case do.Done():
            return Reason(
                "FIRE-T-TORCH-2", "Enough is placed: books that are left go back, and fires wait on the Torch."
            )
        case do.TakeTool():
            return for_take(looks, action)
        case do.EndTurn():
            return Reason("FIRE-SCORE-5", "No tool in your hand brings more now than it may bring later.")
        case do.Keep():
            return Reason("FIRE-ROUND-3", "Your tools promise more than a card that nobody has seen.")
        case do.Replace():
            name = name_of(action.tool)
            return Reason("FIRE-ROUND-3", f"The {name} {use_of(action.tool)}; an unseen card promises more now.")
        case do.Shout():
            return Reason("FIRE-NOTOOL-2", "Whoever shouts first is paid for it.")


# --- draw or stop -----------------------------------------------------------------------------------------------


def for_draw(looks: Looks, odds: FireOdds | None) -> Reason:
    if "stop" not in looks.view.legal:
        safe = "" if looks.fire_would_catch() else ", and no fire can catch on this space"
        return Reason("FIRE-SAVE-4", f"A turn begins with a draw{safe}.")
    if odds is None:
        return Reason("FIRE-SAVE-2", f"{on_card(looks)}; {next_space(looks)}.")
    if odds.burns[0] == 0:
        more = f"one more draw brings {figure(odds.draw_once)} on average, and none of it can burn"
        return Reason("FIRE-DEF-7", f"{certain(odds)}; {more}.")
    return Reason(
        "FIRE-SAVE-2", f"{compared(odds)}{', but ' + why_draw(looks, odds) if odds.draw_once <= odds.stop else ''}."
    )


def why_draw(looks: Looks, odds: FireOdds) -> str:
    """What speaks for a draw that does not pay by itself."""
    if odds.draw_best > odds.stop:
        return f"going on for as long as it pays brings {figure(odds.draw_best)}"
    stopper = next((tool.name for tool in looks.view.hand if tool.tool in ("bucket", "slingshot", "cloak")), None)
    if stopper is not None:
        return f"your {stopper} is at hand when the fire catches"
    behind = looks.behind()
    if behind is not None and behind > odds.stop:
        return f"you are {points_words(behind)} behind"
    return PLAYED_OUT.format(action="drawing")


def for_stop(looks: Looks, odds: FireOdds | None) -> Reason:
    early = looks.leaves_early()
    if odds is None:
        tool = ", and leaving early brings a tool" if early else ""
        return Reason("FIRE-SCORE-3" if early else "FIRE-SCORE-1", f"{on_card(looks)}{tool}.")
    if early:
        return Reason("FIRE-SCORE-3", f"{compared(odds)}, but leaving early brings a tool.")
    but = f", but {why_stop(looks, odds)}" if odds.draw_once > odds.stop else ""
    return Reason("FIRE-SCORE-1", f"{compared(odds)}{but}.")


def why_stop(looks: Looks, odds: FireOdds) -> str:
    """What speaks for stopping though a draw would pay."""
    behind = looks.behind()
    if behind is not None and behind < odds.stop:
        return "you are in the lead" if behind < 0 else f"{points_words(odds.stop)} put you in the lead"
    return PLAYED_OUT.format(action="stopping")


def for_shovel_draw(looks: Looks) -> Reason:
    bag, size = looks.view.bag, looks.view.bag_size
    both = "you place the one you like"
    if bag is not None and size > 1:
        fires = bag["fire"]
        both += f"; both are fires {times(fires * (fires - 1), size * (size - 1))}"
    return Reason("FIRE-T-SHOVEL-2", f"With the Shovel two tokens come, and {both}.")


def certain(odds: FireOdds) -> str:
    return f"{points_words(odds.stop)} {'is' if odds.stop == 1 else 'are'} certain"


def compared(odds: FireOdds) -> str:
    """Stopping beside one more draw."""
    burns = "cannot burn" if odds.burns[0] == 0 else f"burns {times(*odds.burns)}"
    return f"{certain(odds)}; one more draw brings {figure(odds.draw_once)} on average and {burns}"


def on_card(looks: Looks) -> str:
    stake = looks.view.at_stake or 0
    return f"{points_words(stake)} {'lies' if stake == 1 else 'lie'} on your card"


def next_space(looks: Looks) -> str:
    return "a fire would catch now" if looks.fire_would_catch() else "a fire would rest on the next space"


# --- cards ------------------------------------------------------------------------------------------------------


def for_card(looks: Looks, action: do.ChooseCard) -> Reason:
    card = looks.card(action.number)
    safe = sum(not space.risky for space in card.spaces)
    spaces = f"{safe} safe space{'' if safe == 1 else 's'} and bravery up to {max(s.bravery for s in card.spaces)}"
    lying = [TOKEN_KEYS.index(space.token) for space in card.spaces if space.token is not None]
    if lying:
        tokens = f"{tokens_words(lying)} {'lies' if len(lying) == 1 else 'lie'} on it already"
        return Reason("FIRE-ORDER-6", f"The {card.title} card has {spaces}, and {tokens}.")
    return Reason("FIRE-ORDER-2", f"The {card.title} card has {spaces}; {turn_words(looks, action)}.")


def turn_words(looks: Looks, action: do.ChooseCard) -> str:
    """When the card is played, as far as the cards taken so far tell."""
    if len(looks.view.participants) == 1:
        return "it is not used again in this cycle"
    lower = sum(card.number < action.number and card.holder is not None for card in looks.view.cards)
    return (
        "so far nobody plays before it"
        if lower == 0
        else f"{lower} of the cards taken come{'s' if lower == 1 else ''} before it"
    )


def for_assign(looks: Looks, action: do.Assign) -> Reason:
    title = CARD_TITLES[(looks.view.assigning or 1) - 1]
    if action.token is None:
        return Reason("FIRE-T-AMULET-4", f"The tokens serve better elsewhere, so the {title} card gets none.")
    if action.token == "fire":
        return Reason("FIRE-ORDER-6", f"A fire rests on the {title} card: whoever takes it burns with the next one.")
    book = BOOKS[TOKEN_KEYS.index(action.token)]
    worth = points_words(looks.value(action.token))
    return Reason("FIRE-ORDER-6", f"Whoever takes the {title} card begins with {book}, worth {worth}.")


# --- tokens and tools -------------------------------------------------------------------------------------------


def for_pick(looks: Looks, action: do.Pick) -> Reason:
    rule = "FIRE-T-SHOVEL-2" if looks.view.decision == "shovel_pick" else "FIRE-T-TORCH-1"
    if action.token == "fire":
        fate = "catches" if looks.fire_would_catch() else "rests on this space"
        return Reason(rule, f"A fire {fate}; the books drawn are not worth the space.")
    book = BOOKS[TOKEN_KEYS.index(action.token)].removeprefix("a ")
    worth = looks.value(action.token)
    best = max((looks.value(token) for token in looks.view.drawn if token != "fire"), default=0)
    among = ", the most of what was drawn" if worth == best else "; books that you leave go back into the bag"
    return Reason(rule, f"The {book} is worth {points_words(worth)}{among}.")


def for_pass(looks: Looks) -> Reason:
    view = looks.view
    if view.decision == "amulet":
        return Reason("FIRE-T-AMULET-1", "The Amulet can still be played before the cards of a later round are chosen.")
    lost = points_words(looks.knowledge())
    if view.active == view.seat:
        return Reason(
            "FIRE-SPREAD-7", f"Books worth {lost} burn and you take a tool; the tools in hand stay for later."
        )
    return Reason("FIRE-TOOL-5", f"{looks.name(view.active)} loses books worth {lost}, and your Axe stays in hand.")


def for_take(looks: Looks, action: do.TakeTool) -> Reason:
    rule = "FIRE-SCORE-3" if "take:none" in looks.view.legal else "FIRE-SPREAD-7"
    if action.source == "deck":
        return Reason(
            rule, "A card off the deck is seen by nobody else; what you take from the market everybody knows."
        )
    if action.source == "none":
        return Reason(rule, "No tool on offer will help in the turns that are left.")
    offered = looks.view.market[int(action.source) - 1]
    return Reason(rule, "A tool is worth a turn." if offered is None else f"The {offered.name} {use_of(offered.tool)}.")
