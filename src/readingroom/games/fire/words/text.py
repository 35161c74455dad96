"""Actions, events and questions of Fire in the Library as words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from readingroom.core.events import Event
from readingroom.core.state import TABLE
from readingroom.games.fire.cards.names import CARD_TITLES, ENDINGS, SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.edge import actions as do, events as ev
from readingroom.games.fire.edge.refusals import name_of
from readingroom.games.fire.edge.view import FireView
from readingroom.games.fire.rules.codes import ASIDE, TO_ROBOT

BOOKS = ("a white book", "a yellow book", "a black book", "a purple book", "a technology book", "a fire")
ENDING_WORDS = {
    "fire_spreading": "The fire brought the library down",
    "round_end": "The library collapsed at the end of the round",
    "knapsack": "A Knapsack's fire brought the library down",
    "robot": "The robot brought the library down",
    "twelve_turns": "Twelve turns are over",
}


def who_is(who: int, names: Sequence[str]) -> str:
    """The name of a seat; the robot is nobody's seat."""
    return names[who] if who < len(names) else "The robot"


def tokens_words(tokens: Sequence[int]) -> str:
    """Tokens in a sentence."""
    words = [BOOKS[token] for token in tokens]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def points_words(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


# --- actions ------------------------------------------------------------------------------------------------


def describe(action: do.FireAction, names: Sequence[str]) -> str:  # one line a verb
    """A short phrase for a button or a menu."""
    match action:
        case do.Pass():
            return "Pass"
        case do.Assign():
            return f"Put {BOOKS[TOKEN_KEYS.index(action.token)]} here" if action.token else "Put nothing here"
        case do.ChooseCard():
            return f"Take the {CARD_TITLES[action.number - 1]} card"
        case do.Draw():
            return "Draw two, place one (Shovel)" if action.shovel else "Draw a token"
        case do.Stop():
            return "Stop and score"
        case do.Pick():
            return f"Place {BOOKS[TOKEN_KEYS.index(action.token)]}"
        case do.Done():
            return "Place no more"
        case do.PlayTool():
            return describe_tool(action, names)
        case do.TakeTool():
            return describe_take(action)
        case do.EndTurn():
            return "End your turn"
        case do.Keep():
            return "Keep your tools"
        case do.Replace():
            return f"Exchange {name_of(action.tool)}"
        case do.Shout():
            return "Nobody shouts" if action.seat is None else f"{who_is(action.seat, names)} shouts Burn!"


def describe_tool(action: do.PlayTool, names: Sequence[str]) -> str:
    name = name_of(action.tool)
    if action.colour is not None:
        return f"{name} on {BOOKS[TOKEN_KEYS.index(action.colour)]}"
    place = f" (book on space {action.space})" if action.space is not None else ""
    if action.target is not None:
        to = "aside" if action.target == "aside" else f"to {who_is_target(action.target, names)}"
        return f"{name} {to}{place}"
    return f"{name}{place}"


def who_is_target(target: do.Target, names: Sequence[str]) -> str:
    return who_is(target, names) if isinstance(target, int) else "the robot"


def describe_take(action: do.TakeTool) -> str:
    if isinstance(action.source, int):
        return f"Take market card {action.source}"
    return "Draw a tool from the deck" if action.source == "deck" else "Take no tool"


# --- events -------------------------------------------------------------------------------------------------


class Teller:
    """Events as sentences; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str]) -> None:
        self.pack = pack
        self.names = names

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        sentence: str = getattr(self, type(event).__name__)(event)
        return sentence

    def who(self, who: int) -> str:
        return who_is(who, self.names)

    def tool(self, number: int) -> str:
        return name_of(self.pack.tool_cards[number].tool)

    def section(self, section: int) -> str:
        return f"{self.pack.section_names[section]} ({SECTION_KEYS[section]})"

    def RoundBegan(self, event: ev.RoundBegan) -> str:  # noqa: N802
        return f"Round {event.round} begins."

    def CardDealt(self, event: ev.CardDealt) -> str:  # noqa: N802
        return f"{self.who(event.who)} is dealt the {CARD_TITLES[event.card - 1]} card."

    def CardChosen(self, event: ev.CardChosen) -> str:  # noqa: N802
        return f"{self.who(event.who)} takes the {CARD_TITLES[event.card - 1]} card."

    def TurnBegan(self, event: ev.TurnBegan) -> str:  # noqa: N802
        return f"{self.who(event.who)}'s turn."

    def TokensDrawn(self, event: ev.TokensDrawn) -> str:  # noqa: N802
        return f"{self.who(event.who)} draws {tokens_words(event.tokens)}."

    def TokenLaid(self, event: ev.TokenLaid) -> str:  # noqa: N802
        return f"{self.who(event.who)} lays {BOOKS[event.token]} on space {event.space}."

    def TokenAssigned(self, event: ev.TokenAssigned) -> str:  # noqa: N802
        return f"{BOOKS[event.token].capitalize()} goes on the {CARD_TITLES[event.card - 1]} card."

    def TokensWait(self, event: ev.TokensWait) -> str:  # noqa: N802
        verb = "waits" if len(event.tokens) == 1 else "wait"
        return f"{tokens_words(event.tokens).capitalize()} {verb} on the {name_of(TOOL_KEYS[event.tool])}."

    def TokensReturned(self, event: ev.TokensReturned) -> str:  # noqa: N802
        verb = "goes" if len(event.tokens) == 1 else "go"
        return f"{tokens_words(event.tokens).capitalize()} {verb} back into the bag."

    def FireTriggered(self, event: ev.FireTriggered) -> str:  # noqa: N802
        return f"The fire catches on space {event.space}!"

    def FireStopped(self, event: ev.FireStopped) -> str:  # noqa: N802
        return f"The fire is stopped; {self.who(event.who)} goes on."

    def FireSpread(self, event: ev.FireSpread) -> str:  # noqa: N802
        return f"The fire spreads over {self.who(event.who)}'s books."

    def SectionBurned(self, event: ev.SectionBurned) -> str:  # noqa: N802
        fires = f", {event.fires_added} more fire in the bag" if event.fires_added else ""
        return f"{self.section(event.section)} burns: now worth {event.value}{fires}."

    def LibraryCollapsed(self, event: ev.LibraryCollapsed) -> str:  # noqa: N802
        return f"{self.section(event.section)} is destroyed: the library collapses."

    def KnowledgeScored(self, event: ev.KnowledgeScored) -> str:  # noqa: N802
        total = points_words(event.knowledge + event.bravery)
        return f"{self.who(event.who)} scores {total}: knowledge {event.knowledge}, bravery {event.bravery}."

    def PointsGained(self, event: ev.PointsGained) -> str:  # noqa: N802
        return f"{self.who(event.who)} gains {points_words(event.points)}."

    def PointsLost(self, event: ev.PointsLost) -> str:  # noqa: N802
        return f"{self.who(event.who)} loses {points_words(event.points)}."

    def ToolPlayed(self, event: ev.ToolPlayed) -> str:  # noqa: N802
        return f"{self.who(event.who)} plays the {self.tool(event.tool)}."

    def BookMoved(self, event: ev.BookMoved) -> str:  # noqa: N802
        does = {"cloak": "saves", "axe": "sends back"}.get(TOOL_KEYS[event.tool], "takes")
        return f"The {name_of(TOOL_KEYS[event.tool])} {does} {BOOKS[event.token]}."

    def ToolTaken(self, event: ev.ToolTaken) -> str:  # noqa: N802
        return f"{self.who(event.who)} takes the {self.tool(event.tool)}."

    def ToolDrawn(self, event: ev.ToolDrawn) -> str:  # noqa: N802
        drawn = "a tool" if event.tool is None else f"the {self.tool(event.tool)}"
        return f"{self.who(event.who)} draws {drawn}."

    def ToolExchanged(self, event: ev.ToolExchanged) -> str:  # noqa: N802
        return f"{self.who(event.who)} exchanges the {self.tool(event.tool)}."

    def MarketFilled(self, event: ev.MarketFilled) -> str:  # noqa: N802
        return f"The market offers the {self.tool(event.tool)}."

    def DeckReshuffled(self, event: ev.DeckReshuffled) -> str:  # noqa: N802
        return f"The discarded tools become a new deck of {event.cards}."

    def TokensSent(self, event: ev.TokensSent) -> str:  # noqa: N802
        to = {ASIDE: "aside", TO_ROBOT: "to the robot"}.get(event.to) or f"to {self.who(event.to)}"
        return f"{self.who(event.who)} sends {tokens_words(event.tokens)} {to}."

    def RobotFlipped(self, event: ev.RobotFlipped) -> str:  # noqa: N802
        sections = self.pack.tool_cards[event.tool].robot_burns
        verb = "burns" if len(sections) == 1 else "burn"
        return f"The robot turns up the {self.tool(event.tool)}: {' and '.join(sections)} {verb}."

    def TurnEnded(self, event: ev.TurnEnded) -> str:  # noqa: N802
        return f"{self.who(event.who)}'s turn ends."

    def RoundEnded(self, event: ev.RoundEnded) -> str:  # noqa: N802
        return f"Round {event.round} ends."

    def MatchEnded(self, event: ev.MatchEnded) -> str:  # noqa: N802
        scores = ", ".join(f"{self.who(who)} {score}" for who, score in enumerate(event.scores))
        return f"{ENDING_WORDS[ENDINGS[event.ending]]}. {scores}."


# The rules that an event rests on; events with a `rule` of their own name it themselves.
RULES: dict[type[Event], tuple[str, ...]] = {
    ev.RoundBegan: ("FIRE-ROUND-4",),
    ev.CardChosen: ("FIRE-ORDER-2",),
    ev.TurnBegan: ("FIRE-ORDER-4",),
    ev.TokensDrawn: ("FIRE-SAVE-1",),
    ev.TokenLaid: ("FIRE-SAVE-1",),
    ev.TokenAssigned: ("FIRE-T-AMULET-3",),
    ev.TokensWait: ("FIRE-TOOL-3",),
    ev.TokensReturned: ("FIRE-TOOL-3", "FIRE-ROUND-2"),
    ev.FireTriggered: ("FIRE-DEF-7", "FIRE-SAVE-3"),
    ev.FireStopped: ("FIRE-SPREAD-1",),
    ev.FireSpread: ("FIRE-SPREAD-2",),
    ev.SectionBurned: ("FIRE-DEF-5",),
    ev.LibraryCollapsed: ("FIRE-END-1",),
    ev.KnowledgeScored: ("FIRE-SCORE-1", "FIRE-SCORE-2"),
    ev.ToolPlayed: ("FIRE-TOOL-2",),
    ev.ToolTaken: ("FIRE-SPREAD-7", "FIRE-SCORE-3"),
    ev.ToolDrawn: ("FIRE-TOOL-8", "FIRE-SETUP-4"),
    ev.BookMoved: ("FIRE-TOOL-2",),
    ev.ToolExchanged: ("FIRE-ROUND-3",),
    ev.MarketFilled: ("FIRE-SPREAD-8", "FIRE-SETUP-4"),
    ev.DeckReshuffled: ("FIRE-TOOL-8",),
    ev.TokensSent: ("FIRE-T-SLING-2",),
    ev.RobotFlipped: ("FIRE-SROBOT-3", "FIRE-MROBOT-3"),
    ev.TurnEnded: ("FIRE-SCORE-6", "FIRE-SPREAD-9"),
    ev.RoundEnded: ("FIRE-ROUND-1",),
    ev.MatchEnded: ("FIRE-END-5",),
}


def rules_of(event: Event) -> tuple[str, ...]:
    """The ids of the rules that an event rests on."""
    if isinstance(event, ev.CardDealt | ev.PointsGained | ev.PointsLost):
        return (event.rule,)
    return RULES[type(event)]


# --- the question -------------------------------------------------------------------------------------------

QUESTIONS = {
    "amulet": "Play an Amulet before turn order is chosen?",
    "assign": "Which token goes on the {card} card?",
    "choose_card": "Choose your turn order card.",
    "save_or_leave": "Draw again, or leave with {stake}?",
    "first_draw": "Take the bag and draw.",
    "shovel_pick": "Which of the two tokens do you place?",
    "torch_pick": "Which of the Torch's tokens do you place?",
    "reaction": "The fire catches. Do you play a tool?",
    "take_tool": "Take a tool.",
    "leaving_tool": "Take a tool, or none?",
    "after_scoring": "Play a tool now that you have scored?",
    "exchange": "Exchange one of your tools?",
    "shout": "Who shouts Burn! first?",
}


def prompt(view: FireView, names: Sequence[str], own: Mapping[str, Any]) -> str:
    """What is asked of whom, in one line; the same words for everybody while a secret window is open."""
    if view.over:
        return "The match is over."
    decision, asked = own.get("decision", view.decision), own.get("asked", view.asked)
    if decision == "waiting":
        return "The fire catches..." if fire_is_catching(view) else "One moment..."
    if asked != TABLE and asked != own.get("seat", view.seat):
        return f"{who_is(asked or 0, names)} is thinking."
    return QUESTIONS[question_of(str(decision), own.get("legal", view.legal))].format(
        card=CARD_TITLES[(view.assigning or 1) - 1], stake=points_words(view.at_stake or 0)
    )


def question_of(decision: str, legal: Sequence[str]) -> str:
    """The decision, told apart by what can be answered: a first draw is a must, a tool for leaving early is not."""
    if decision == "save_or_leave" and "stop" not in legal:
        return "first_draw"
    return "leaving_tool" if decision == "take_tool" and "take:none" in legal else decision


def fire_is_catching(view: FireView) -> bool:
    """A card with a fire that triggers lies on the table: everybody can see that."""
    held = next((card for card in view.cards if card.holder == view.active), None)
    if held is None:
        return False
    fires = [space for space in held.spaces if space.token == "fire"]
    return len(fires) > 1 or any(space.risky and not view.gloves for space in fires)
