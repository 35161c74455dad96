"""Why an action is not allowed now: the rule, and a phrase that says what to do instead."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.fire.cards.names import COLOUR_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.edge import actions as do
from readingroom.games.fire.edge.actions import ACTIONS
from readingroom.games.fire.rules.codes import ASIDE, TO_ROBOT
from readingroom.games.fire.rules.spreading import may_receive
from readingroom.games.fire.rules.state import FireState
from readingroom.games.fire.rules.table import (
    ASK_AFTER,
    ASK_AMULET,
    ASK_ASSIGN,
    ASK_CARD,
    ASK_EXCHANGE,
    ASK_REACTION,
    ASK_SAVE,
    ASK_SHOUT,
    ASK_SHOVEL_PICK,
    ASK_TOOL,
    ASK_TORCH_PICK,
)

TOOL_RULES = {
    "amulet": "FIRE-T-AMULET-1",
    "axe": "FIRE-T-AXE-1",
    "bucket": "FIRE-T-BUCKET-1",
    "cloak": "FIRE-T-CLOAK-1",
    "collectors_edition": "FIRE-T-COLLECT-1",
    "gloves": "FIRE-T-GLOVES-1",
    "knapsack": "FIRE-T-KNAP-1",
    "library_cart": "FIRE-T-CART-1",
    "lockbox": "FIRE-T-LOCK-1",
    "map": "FIRE-T-MAP-1",
    "shovel": "FIRE-T-SHOVEL-1",
    "slingshot": "FIRE-T-SLING-2",
    "torch": "FIRE-T-TORCH-1",
}
WINDOWS = {
    "amulet": (ASK_AMULET, "before-cards"),
    "gloves": (ASK_SAVE, "saving"),
    "shovel": (ASK_SAVE, "saving"),
    "torch": (ASK_SAVE, "saving"),
    "axe": (ASK_REACTION, "other-fire"),
    "bucket": (ASK_REACTION, "own-fire"),
    "cloak": (ASK_REACTION, "own-fire"),
    "slingshot": (ASK_REACTION, "own-fire"),
    "collectors_edition": (ASK_AFTER, "after-scoring"),
    "knapsack": (ASK_AFTER, "after-scoring"),
    "library_cart": (ASK_AFTER, "after-scoring"),
    "lockbox": (ASK_AFTER, "after-scoring"),
    "map": (ASK_AFTER, "after-scoring"),
}


def why_not(state: FireState, code: int) -> Refusal:
    """The rule that forbids an action now; the action is not legal."""
    action = ACTIONS.actions[code]
    if state.is_over():
        return Refusal("FIRE-END-1", phrase("fire-refused-over"))
    if isinstance(action, do.PlayTool):
        return why_not_tool(state, action)
    if isinstance(action, do.TakeTool | do.Replace | do.Keep | do.EndTurn) and not state.house.tools:
        return Refusal("FIRE-NOTOOL-1", phrase("fire-refused-without-tools"))
    return why_not_plain(state, action)


def why_not_plain(state: FireState, action: do.FireAction) -> Refusal:  # one line a verb
    kind = state.asks
    match action:
        case do.Pass():
            return Refusal("FIRE-TOOL-10", phrase("fire-refused-nothing-to-pass"))
        case do.Assign():
            return why_not_assign(state, action)
        case do.ChooseCard():
            return why_not_card(state, action)
        case do.Draw() | do.Stop():
            return why_not_draw_or_stop(state, action)
        case do.Pick():
            return why_not_pick(state, action)
        case do.Done():
            if kind == ASK_TORCH_PICK:
                return Refusal("FIRE-T-TORCH-1", phrase("fire-refused-torch-first"))
            return Refusal("FIRE-T-TORCH-1", phrase("fire-refused-no-torch"))
        case do.TakeTool():
            return why_not_take(state, action)
        case do.EndTurn():
            return Refusal("FIRE-SCORE-5", phrase("fire-refused-end-before-scoring"))
        case do.Keep():
            return Refusal("FIRE-ROUND-3", phrase("fire-refused-exchange-later"))
        case do.Replace():
            return why_not_replace(state, action)
        case do.Shout():
            return why_not_shout(state, action)
    raise AssertionError(action)


def why_not_assign(state: FireState, action: do.Assign) -> Refusal:
    if state.asks != ASK_ASSIGN:
        return Refusal("FIRE-T-AMULET-3", phrase("fire-refused-no-amulet"))
    if action.token is None:
        return Refusal("FIRE-T-AMULET-4", phrase("fire-refused-amulet-needs-one"))
    token = TOKEN_KEYS.index(action.token)
    if state.drawn[token] == 0:
        return Refusal("FIRE-T-AMULET-3", phrase("fire-refused-amulet-drew-none", token=action.token))
    if action.token == "fire" and not state.fire_fits(state.first):
        return Refusal("FIRE-T-AMULET-4", phrase("fire-refused-amulet-fire"))
    return Refusal("FIRE-T-AMULET-4", phrase("fire-refused-amulet-leaves-one"))


def why_not_card(state: FireState, action: do.ChooseCard) -> Refusal:
    if state.house.dealt_each_round:
        return Refusal("FIRE-INFERNO-1", phrase("fire-refused-cards-are-dealt"))
    if state.asks != ASK_CARD:
        return Refusal("FIRE-ORDER-2", phrase("fire-refused-cards-later"))
    if not state.house.cards_in_play & (1 << (action.number - 1)):
        return Refusal("FIRE-SETUP-5", phrase("fire-refused-card-not-in-play", card=action.number))
    if state.house.solo:
        return Refusal("FIRE-SOLO-2", phrase("fire-refused-card-used", card=action.number))
    return Refusal("FIRE-ORDER-2", phrase("fire-refused-card-taken", card=action.number))


def why_not_draw_or_stop(state: FireState, action: do.Draw | do.Stop) -> Refusal:
    if state.asks != ASK_SAVE:
        return Refusal("FIRE-SAVE-2", phrase("fire-refused-not-saving"))
    if isinstance(action, do.Stop):
        return Refusal("FIRE-SAVE-4", phrase("fire-refused-draw-first"))
    return Refusal("FIRE-T-SHOVEL-1", phrase("fire-refused-shovel-spent"))


def why_not_pick(state: FireState, action: do.Pick) -> Refusal:
    rule = "FIRE-T-TORCH-1" if state.asks == ASK_TORCH_PICK else "FIRE-T-SHOVEL-2"
    if state.asks not in (ASK_SHOVEL_PICK, ASK_TORCH_PICK):
        return Refusal(rule, phrase("fire-refused-nothing-to-pick"))
    return Refusal(rule, phrase("fire-refused-not-drawn", token=action.token))


def why_not_take(state: FireState, action: do.TakeTool) -> Refusal:
    if state.asks != ASK_TOOL:
        return Refusal("FIRE-SPREAD-7", phrase("fire-refused-no-tool-to-take"))
    if action.source == "none":
        return Refusal("FIRE-SPREAD-7", phrase("fire-refused-tool-is-a-must"))
    return Refusal("FIRE-TOOL-8", phrase("fire-refused-no-card-there"))


def why_not_replace(state: FireState, action: do.Replace) -> Refusal:
    if state.asks != ASK_EXCHANGE:
        return Refusal("FIRE-ROUND-3", phrase("fire-refused-exchange-later"))
    return Refusal("FIRE-ROUND-3", phrase("fire-refused-not-in-hand", tool=action.tool))


def why_not_shout(state: FireState, action: do.Shout) -> Refusal:
    if state.asks != ASK_SHOUT:
        return Refusal("FIRE-NOTOOL-2", phrase("fire-refused-no-shout"))
    return Refusal("FIRE-NOTOOL-2", phrase("fire-refused-no-such-seat", seat=str(action.seat)))


# --- tools --------------------------------------------------------------------------------------------------


def why_not_tool(state: FireState, action: do.PlayTool) -> Refusal:
    rule = TOOL_RULES[action.tool]
    if not state.house.tools:
        return Refusal("FIRE-NOTOOL-1", phrase("fire-refused-without-tools"))
    window, when = WINDOWS[action.tool]
    if state.asks != window:
        if action.tool == "amulet" and state.round <= 1:
            return Refusal("FIRE-T-AMULET-1", phrase("fire-refused-amulet-later"))
        return Refusal("FIRE-TOOL-2", phrase(f"fire-refused-played-{when}", tool=action.tool))
    seat = int(state.to_move())
    if (action.tool == "axe") == (seat == state.active) and window == ASK_REACTION:
        return wrong_side(action.tool)
    if not state.has_tool(seat, TOOL_KEYS.index(action.tool)):
        return Refusal("FIRE-TOOL-2", phrase("fire-refused-not-in-hand", tool=action.tool))
    if window == ASK_REACTION and action.tool != "cloak" and state.cloaked:
        return Refusal("FIRE-T-CLOAK-3", phrase("fire-refused-cloak-commits"))
    return why_not_target(state, action, rule)


def wrong_side(tool: str) -> Refusal:
    if tool == "axe":
        return Refusal("FIRE-T-AXE-1", phrase("fire-refused-axe-is-for-others"))
    return Refusal("FIRE-TOOL-9", phrase("fire-refused-axe-only", tool=tool))


def why_not_target(state: FireState, action: do.PlayTool, rule: str) -> Refusal:
    """The tool is in hand and in its window, but this use of it is not possible."""
    if action.tool == "gloves":
        return Refusal("FIRE-T-GLOVES-1", phrase("fire-refused-gloves-once"))
    if action.tool == "slingshot":
        return why_not_slingshot(state, action)
    if action.tool == "axe":
        return Refusal("FIRE-T-AXE-3", which_book(state, action.space))
    if action.tool == "knapsack" and state.bag_size == 0:
        return Refusal("FIRE-T-KNAP-1", phrase("fire-refused-bag-is-empty"))
    if action.tool == "map":
        return Refusal("FIRE-TOOL-2", phrase("fire-refused-map-gives-nothing"))
    if action.tool == "library_cart":
        return Refusal("FIRE-TOOL-2", phrase("fire-refused-no-book-left"))
    if action.colour in COLOUR_KEYS:
        return Refusal(rule, phrase("fire-refused-no-such-book", token=action.colour, tool=action.tool))
    return Refusal(rule, phrase("fire-refused-no-effect", tool=action.tool))


def why_not_slingshot(state: FireState, action: do.PlayTool) -> Refusal:
    target = {"robot": TO_ROBOT, "aside": ASIDE}.get(str(action.target), action.target)
    tokens = 2 if state.books_on(state.card) else 1
    if not isinstance(target, int) or may_receive(state, target, tokens):
        return Refusal("FIRE-T-SLING-1", which_book(state, action.space))
    if action.target == "aside":
        return Refusal("FIRE-T-SLING-3", phrase("fire-refused-slingshot-not-aside"))
    if action.target == "robot" or target >= state.seats:
        return Refusal("FIRE-T-SLING-2", phrase("fire-refused-slingshot-nobody"))
    if not state.is_to_play(target):
        return Refusal("FIRE-T-SLING-2", phrase("fire-refused-slingshot-too-late"))
    if not state.fire_fits(state.card_of[target]):
        return Refusal("FIRE-TOOL-6", phrase("fire-refused-slingshot-spreads"))
    return Refusal("FIRE-T-SLING-2", phrase("fire-refused-slingshot-no-room"))


def which_book(state: FireState, space: int | None) -> Phrase:
    if space is None:
        return phrase("fire-refused-say-which-book")
    if state.books_on(state.card) == 0:
        return phrase("fire-refused-no-book-there")
    return phrase("fire-refused-best-book-only")
