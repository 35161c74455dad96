"""Why an action is not allowed now: the rule, and a sentence that says what to do instead."""

from __future__ import annotations

from readingroom.core.game import Refusal
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
    "amulet": (ASK_AMULET, "in step 1, before any card is chosen"),
    "gloves": (ASK_SAVE, "while you are saving books"),
    "shovel": (ASK_SAVE, "while you are saving books"),
    "torch": (ASK_SAVE, "while you are saving books"),
    "axe": (ASK_REACTION, "when another librarian's fire spreads"),
    "bucket": (ASK_REACTION, "when your fire spreads"),
    "cloak": (ASK_REACTION, "when your fire spreads"),
    "slingshot": (ASK_REACTION, "when your fire spreads"),
    "collectors_edition": (ASK_AFTER, "after you have scored"),
    "knapsack": (ASK_AFTER, "after you have scored"),
    "library_cart": (ASK_AFTER, "after you have scored"),
    "lockbox": (ASK_AFTER, "after you have scored"),
    "map": (ASK_AFTER, "after you have scored"),
}


def why_not(state: FireState, code: int) -> Refusal:
    """The rule that forbids an action now; the action is not legal."""
    action = ACTIONS.actions[code]
    if state.is_over():
        return Refusal("FIRE-END-1", "the game is over")
    if isinstance(action, do.PlayTool):
        return why_not_tool(state, action)
    if isinstance(action, do.TakeTool | do.Replace | do.Keep | do.EndTurn) and not state.house.tools:
        return Refusal("FIRE-NOTOOL-1", "this game is played without tools")
    return why_not_plain(state, action)


def why_not_plain(state: FireState, action: do.FireAction) -> Refusal:  # one line a verb
    kind = state.asks
    match action:
        case do.Pass():
            return Refusal("FIRE-TOOL-10", "there is no tool window to pass in now")
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
                return Refusal("FIRE-T-TORCH-1", "place at least one of the Torch's tokens first")
            return Refusal("FIRE-T-TORCH-1", "no Torch is being used now")
        case do.TakeTool():
            return why_not_take(state, action)
        case do.EndTurn():
            return Refusal("FIRE-SCORE-5", "a turn is ended after scoring")
        case do.Keep():
            return Refusal("FIRE-ROUND-3", "tools are exchanged at the end of a round")
        case do.Replace():
            return why_not_replace(state, action)
        case do.Shout():
            return why_not_shout(state, action)
    raise AssertionError(action)


def why_not_assign(state: FireState, action: do.Assign) -> Refusal:
    if state.asks != ASK_ASSIGN:
        return Refusal("FIRE-T-AMULET-3", "no Amulet's tokens are being placed now")
    if action.token is None:
        return Refusal("FIRE-T-AMULET-4", "as many tokens as possible must be placed, so this card needs one")
    token = TOKEN_KEYS.index(action.token)
    if state.drawn[token] == 0:
        return Refusal("FIRE-T-AMULET-3", f"the Amulet drew no {action.token} token that is left")
    if action.token == "fire" and not state.fire_fits(state.first):
        return Refusal("FIRE-T-AMULET-4", "a fire may not go where it would trigger")
    return Refusal("FIRE-T-AMULET-4", "as many tokens as possible must be placed, and this would leave one over")


def why_not_card(state: FireState, action: do.ChooseCard) -> Refusal:
    if state.house.dealt_each_round:
        return Refusal("FIRE-INFERNO-1", "in an inferno turn order cards are dealt at random")
    if state.asks != ASK_CARD:
        return Refusal("FIRE-ORDER-2", "turn order cards are chosen in step 1 of a round")
    if not state.house.cards_in_play & (1 << (action.number - 1)):
        return Refusal("FIRE-SETUP-5", f"card {action.number} is not in play with this many seats")
    if state.house.solo:
        return Refusal("FIRE-SOLO-2", f"card {action.number} has been used in this cycle")
    return Refusal("FIRE-ORDER-2", f"card {action.number} is taken")


def why_not_draw_or_stop(state: FireState, action: do.Draw | do.Stop) -> Refusal:
    if state.asks != ASK_SAVE:
        return Refusal("FIRE-SAVE-2", "books are saved in a librarian's turn, and another choice comes first")
    if isinstance(action, do.Stop):
        return Refusal("FIRE-SAVE-4", "draw at least once before you stop")
    return Refusal("FIRE-T-SHOVEL-1", "no charge of a Shovel is left")


def why_not_pick(state: FireState, action: do.Pick) -> Refusal:
    rule = "FIRE-T-TORCH-1" if state.asks == ASK_TORCH_PICK else "FIRE-T-SHOVEL-2"
    if state.asks not in (ASK_SHOVEL_PICK, ASK_TORCH_PICK):
        return Refusal(rule, "no tokens of a Shovel or Torch are being placed now")
    return Refusal(rule, f"there is no {action.token} among the tokens drawn")


def why_not_take(state: FireState, action: do.TakeTool) -> Refusal:
    if state.asks != ASK_TOOL:
        return Refusal("FIRE-SPREAD-7", "a tool is taken after burning, or after leaving early")
    if action.source == "none":
        return Refusal("FIRE-SPREAD-7", "the tool after burning is not optional")
    return Refusal("FIRE-TOOL-8", "no card is there to take")


def why_not_replace(state: FireState, action: do.Replace) -> Refusal:
    if state.asks != ASK_EXCHANGE:
        return Refusal("FIRE-ROUND-3", "tools are exchanged at the end of a round")
    return Refusal("FIRE-ROUND-3", f"you hold no {name_of(action.tool)}")


def why_not_shout(state: FireState, action: do.Shout) -> Refusal:
    if state.asks != ASK_SHOUT:
        return Refusal("FIRE-NOTOOL-2", "nobody is asked to shout now")
    return Refusal("FIRE-NOTOOL-2", f"there is no seat {action.seat} at this table")


# --- tools --------------------------------------------------------------------------------------------------


def why_not_tool(state: FireState, action: do.PlayTool) -> Refusal:
    rule, name = TOOL_RULES[action.tool], name_of(action.tool)
    if not state.house.tools:
        return Refusal("FIRE-NOTOOL-1", "this game is played without tools")
    window, when = WINDOWS[action.tool]
    if state.asks != window:
        if action.tool == "amulet" and state.round <= 1:
            return Refusal("FIRE-T-AMULET-1", "the Amulet is played from round 2 on, before any card is chosen")
        return Refusal("FIRE-TOOL-2", f"the {name} {'are' if action.tool == 'gloves' else 'is'} played {when}")
    seat = int(state.to_move())
    if (action.tool == "axe") == (seat == state.active) and window == ASK_REACTION:
        return Refusal(*wrong_side(action.tool, name))
    if not state.has_tool(seat, TOOL_KEYS.index(action.tool)):
        return Refusal("FIRE-TOOL-2", f"you hold no {name}")
    if window == ASK_REACTION and action.tool != "cloak" and state.cloaked:
        return Refusal("FIRE-T-CLOAK-3", "a played Cloak commits: this fire can no longer be stopped")
    return why_not_target(state, action, rule, name)


def wrong_side(tool: str, name: str) -> tuple[str, str]:
    if tool == "axe":
        return "FIRE-T-AXE-1", "the Axe is for everybody but the librarian whose turn it is"
    return "FIRE-TOOL-9", f"on another librarian's turn only the Axe is played, not the {name}"


def why_not_target(state: FireState, action: do.PlayTool, rule: str, name: str) -> Refusal:
    """The tool is in hand and in its window, but this use of it is not possible."""
    if action.tool == "gloves":
        return Refusal("FIRE-T-GLOVES-1", "one pair of Gloves a turn")
    if action.tool == "slingshot":
        return why_not_slingshot(state, action)
    if action.tool == "axe":
        return Refusal("FIRE-T-AXE-3", best_book_words(state, action.space))
    if action.tool == "knapsack" and state.bag_size == 0:
        return Refusal("FIRE-T-KNAP-1", "the bag is empty")
    if action.tool == "map":
        return Refusal("FIRE-TOOL-2", "the Map would give neither bravery nor a card")
    if action.tool == "library_cart":
        return Refusal("FIRE-TOOL-2", "no book is left on your card")
    if action.colour in COLOUR_KEYS:
        return Refusal(rule, f"no {action.colour} book is on your card for the {name}")
    return Refusal(rule, f"the {name} would have no effect now")


def why_not_slingshot(state: FireState, action: do.PlayTool) -> Refusal:
    target = {"robot": TO_ROBOT, "aside": ASIDE}.get(str(action.target), action.target)
    tokens = 2 if state.books_on(state.card) else 1
    if not isinstance(target, int) or may_receive(state, target, tokens):
        return Refusal("FIRE-T-SLING-1", best_book_words(state, action.space))
    if action.target == "aside":
        return Refusal("FIRE-T-SLING-3", "somebody can receive the tokens, so they do not go aside")
    if action.target == "robot" or target >= state.seats:
        return Refusal("FIRE-T-SLING-2", "nobody of that name is still to play this round")
    if not state.is_to_play(target):
        return Refusal("FIRE-T-SLING-2", "the tokens go to somebody whose turn is still to come this round")
    if not state.fire_fits(state.card_of[target]):
        return Refusal("FIRE-TOOL-6", "the fire would spread on that card")
    return Refusal("FIRE-T-SLING-2", "that card has no room for the tokens")


def best_book_words(state: FireState, space: int | None) -> str:
    if space is None:
        return "there is a book on the card, so one goes with the fire: say which space"
    if state.books_on(state.card) == 0:
        return "there is no book on the card"
    return "only the most valuable book goes; of equal ones you choose"


def name_of(tool: str) -> str:
    return "Collector's Edition" if tool == "collectors_edition" else tool.replace("_", " ").title()
