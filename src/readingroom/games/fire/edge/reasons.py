"""Why a player might answer so: one phrase with exact figures, from nothing but a seat's view and its odds."""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.core.phrases import Phrase, chance, figure, phrase
from readingroom.games.fire.cards.names import TOKEN_KEYS
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.reading import Looks
from readingroom.games.fire.edge.reasons_for_tools import for_tool
from readingroom.games.fire.words.naming import tokens, tool_called

AGAINST_FIRE = ("bucket", "slingshot", "cloak")


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
            return Reason("FIRE-T-TORCH-2", phrase("fire-reason-done"))
        case do.TakeTool():
            return for_take(looks, action)
        case do.EndTurn():
            return Reason("FIRE-SCORE-5", phrase("fire-reason-end"))
        case do.Keep():
            return Reason("FIRE-ROUND-3", phrase("fire-reason-keep"))
        case do.Replace():
            return Reason("FIRE-ROUND-3", phrase("fire-reason-replace", tool=action.tool, use=action.tool))
        case do.Shout():
            return Reason("FIRE-NOTOOL-2", phrase("fire-reason-shout"))


# --- draw or stop -----------------------------------------------------------------------------------------------


def for_draw(looks: Looks, odds: FireOdds | None) -> Reason:
    catches = looks.fire_would_catch()
    if "stop" not in looks.view.legal:
        return Reason("FIRE-SAVE-4", phrase("fire-reason-first-draw" if catches else "fire-reason-first-draw-safe"))
    if odds is None:
        stake = looks.view.at_stake or 0
        return Reason(
            "FIRE-SAVE-2",
            phrase("fire-reason-draw-unseen-risky" if catches else "fire-reason-draw-unseen-safe", points=stake),
        )
    if odds.burns[0] == 0:
        return Reason("FIRE-DEF-7", phrase("fire-reason-draw-safe", points=odds.stop, average=figure(odds.draw_once)))
    return Reason("FIRE-SAVE-2", weighed(odds, why_draw(looks, odds) if odds.draw_once <= odds.stop else None))


def why_draw(looks: Looks, odds: FireOdds) -> Phrase:
    """What speaks for a draw that does not pay by itself."""
    if odds.draw_best > odds.stop:
        return phrase("fire-but-going-on", average=figure(odds.draw_best))
    stopper = next((tool for tool in looks.view.hand if tool.tool in AGAINST_FIRE), None)
    if stopper is not None:
        return phrase("fire-but-tool", tool=tool_called(stopper.tool, stopper.name))
    behind = looks.behind()
    if behind is not None and behind > odds.stop:
        return phrase("fire-but-behind", points=behind)
    return phrase("fire-but-drawing")


def for_stop(looks: Looks, odds: FireOdds | None) -> Reason:
    early = looks.leaves_early()
    rule = "FIRE-SCORE-3" if early else "FIRE-SCORE-1"
    if odds is None:
        stake = looks.view.at_stake or 0
        return Reason(
            rule, phrase("fire-reason-stop-unseen-early" if early else "fire-reason-stop-unseen", points=stake)
        )
    if early:
        return Reason(rule, weighed(odds, phrase("fire-but-early")))
    return Reason(rule, weighed(odds, why_stop(looks, odds) if odds.draw_once > odds.stop else None))


def why_stop(looks: Looks, odds: FireOdds) -> Phrase:
    """What speaks for stopping though a draw would pay."""
    behind = looks.behind()
    if behind is not None and behind < odds.stop:
        return phrase("fire-but-leading") if behind < 0 else phrase("fire-but-into-the-lead", points=odds.stop)
    return phrase("fire-but-stopping")


def weighed(odds: FireOdds, but: Phrase | None) -> Phrase:
    """Stopping beside one more draw, and what speaks against the figures."""
    average, burns = figure(odds.draw_once), chance(*odds.burns)
    told = phrase(
        "fire-weighed" if odds.burns[0] else "fire-weighed-safe", points=odds.stop, average=average, burns=burns
    )
    if but is None:
        return phrase("fire-reason-weighed", weighed=told)
    return phrase("fire-reason-weighed-but", weighed=told, but=but)


def for_shovel_draw(looks: Looks) -> Reason:
    bag, size = looks.view.bag, looks.view.bag_size
    if bag is None or size < 2:
        return Reason("FIRE-T-SHOVEL-2", phrase("fire-reason-shovel-unseen"))
    fires = bag["fire"]
    both = chance(fires * (fires - 1), size * (size - 1))
    return Reason("FIRE-T-SHOVEL-2", phrase("fire-reason-shovel", both=both))


# --- cards ------------------------------------------------------------------------------------------------------


def for_card(looks: Looks, action: do.ChooseCard) -> Reason:
    card = looks.card(action.number)
    safe, bravery = sum(not space.risky for space in card.spaces), max(space.bravery for space in card.spaces)
    lying = [TOKEN_KEYS.index(space.token) for space in card.spaces if space.token is not None]
    has = phrase("fire-card-has", card=card.number, safe=safe, bravery=bravery)
    if lying:
        told = phrase("fire-reason-card-with-tokens", has=has, tokens=tokens(lying), count=len(lying))
        return Reason("FIRE-ORDER-6", told)
    if len(looks.view.participants) == 1:
        return Reason("FIRE-ORDER-2", phrase("fire-reason-card-alone", has=has))
    before = sum(other.number < action.number and other.holder is not None for other in looks.view.cards)
    told = phrase("fire-reason-card-after", has=has, before=before) if before else phrase("fire-reason-card", has=has)
    return Reason("FIRE-ORDER-2", told)


def for_assign(looks: Looks, action: do.Assign) -> Reason:
    card = looks.view.assigning or 1
    if action.token is None:
        return Reason("FIRE-T-AMULET-4", phrase("fire-reason-assign-none", card=card))
    if action.token == "fire":
        return Reason("FIRE-ORDER-6", phrase("fire-reason-assign-fire", card=card))
    worth = looks.value(action.token)
    return Reason("FIRE-ORDER-6", phrase("fire-reason-assign-book", card=card, token=action.token, points=worth))


# --- tokens and tools -------------------------------------------------------------------------------------------


def for_pick(looks: Looks, action: do.Pick) -> Reason:
    rule = "FIRE-T-SHOVEL-2" if looks.view.decision == "shovel_pick" else "FIRE-T-TORCH-1"
    if action.token == "fire":
        catches = looks.fire_would_catch()
        return Reason(rule, phrase("fire-reason-pick-fire-catches" if catches else "fire-reason-pick-fire-rests"))
    worth = looks.value(action.token)
    best = max((looks.value(token) for token in looks.view.drawn if token != "fire"), default=0)
    return Reason(
        rule,
        phrase(
            "fire-reason-pick-best" if worth == best else "fire-reason-pick-other", token=action.token, points=worth
        ),
    )


def for_pass(looks: Looks) -> Reason:
    view = looks.view
    if view.decision == "amulet":
        return Reason("FIRE-T-AMULET-1", phrase("fire-reason-pass-amulet"))
    lost = looks.knowledge()
    if view.active == view.seat:
        return Reason("FIRE-SPREAD-7", phrase("fire-reason-pass-own", points=lost))
    return Reason("FIRE-TOOL-5", phrase("fire-reason-pass-other", who=looks.active(), points=lost))


def for_take(looks: Looks, action: do.TakeTool) -> Reason:
    rule = "FIRE-SCORE-3" if "take:none" in looks.view.legal else "FIRE-SPREAD-7"
    if action.source == "deck":
        return Reason(rule, phrase("fire-reason-take-deck"))
    if action.source == "none":
        return Reason(rule, phrase("fire-reason-take-none"))
    offered = looks.view.market[int(action.source) - 1]
    if offered is None:
        return Reason(rule, phrase("fire-reason-take-any"))
    called = tool_called(offered.tool, offered.name)
    return Reason(rule, phrase("fire-reason-use", tool=called, use=offered.tool))
