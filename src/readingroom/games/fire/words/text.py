"""Actions, events and questions of Fire in the Library as phrases; the catalogues beside this file have their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from readingroom.core.events import Event
from readingroom.core.phrases import Phrase, phrase
from readingroom.core.state import TABLE
from readingroom.games.fire.cards.names import ENDINGS, SECTION_KEYS, TOKEN_KEYS, TOOL_KEYS
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.edge import actions as do, events as ev
from readingroom.games.fire.edge.view import FireView
from readingroom.games.fire.rules.codes import ASIDE, TO_ROBOT
from readingroom.games.fire.words.naming import ROBOT, section_called, tokens, tool_called, who_is


def how_it_ended(ending: str) -> Phrase:
    """An ending: "The fire brought the library down"."""
    return phrase("fire-ended", ending=ending)


# --- actions ------------------------------------------------------------------------------------------------


def describe(action: do.FireAction, names: Sequence[str]) -> Phrase:  # one line a verb
    """A short phrase for a button or a menu."""
    match action:
        case do.Pass():
            return phrase("fire-do-pass")
        case do.Assign():
            return phrase("fire-do-assign", token=action.token) if action.token else phrase("fire-do-assign-nothing")
        case do.ChooseCard():
            return phrase("fire-do-card", card=action.number)
        case do.Draw():
            return phrase("fire-do-draw-shovel" if action.shovel else "fire-do-draw")
        case do.Stop():
            return phrase("fire-do-stop")
        case do.Pick():
            return phrase("fire-do-pick", token=action.token)
        case do.Done():
            return phrase("fire-do-done")
        case do.PlayTool():
            return describe_tool(action, names)
        case do.TakeTool():
            return describe_take(action)
        case do.EndTurn():
            return phrase("fire-do-end")
        case do.Keep():
            return phrase("fire-do-keep")
        case do.Replace():
            return phrase("fire-do-replace", tool=action.tool)
        case do.Shout():
            if action.seat is None:
                return phrase("fire-do-shout-nobody")
            return phrase("fire-do-shout", who=who_is(action.seat, names))


def describe_tool(action: do.PlayTool, names: Sequence[str]) -> Phrase:
    if action.colour is not None:
        return phrase("fire-do-tool-on-book", tool=action.tool, token=action.colour)
    played = phrase("fire-do-tool", tool=action.tool)
    if action.target == "aside":
        played = phrase("fire-do-tool-aside", tool=action.tool)
    elif action.target is not None:
        played = phrase("fire-do-tool-to", tool=action.tool, to=target_of(action.target, names))
    return played if action.space is None else phrase("fire-do-tool-with-book", played=played, space=action.space)


def target_of(target: do.Target, names: Sequence[str]) -> str | int:
    """Whom a Slingshot is aimed at."""
    return who_is(target, names) if isinstance(target, int) else ROBOT


def describe_take(action: do.TakeTool) -> Phrase:
    if isinstance(action.source, int):
        return phrase("fire-do-take-market", place=action.source)
    return phrase("fire-do-take-deck" if action.source == "deck" else "fire-do-take-none")


# --- events -------------------------------------------------------------------------------------------------


class Teller:
    """Events as phrases; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str]) -> None:
        self.pack = pack
        self.names = names

    def tell(self, event: Event) -> Phrase:
        """One event as a phrase."""
        told: Phrase = getattr(self, type(event).__name__)(event)
        return told

    def who(self, who: int) -> str | int:
        return who_is(who, self.names)

    def tool(self, number: int) -> str:
        key = self.pack.tool_cards[number].tool
        return tool_called(key, self.pack.tools[TOOL_KEYS.index(key)].name)

    def RoundBegan(self, event: ev.RoundBegan) -> Phrase:  # noqa: N802
        return phrase("fire-event-round-begins", round=event.round)

    def CardDealt(self, event: ev.CardDealt) -> Phrase:  # noqa: N802
        return phrase("fire-event-card-dealt", who=self.who(event.who), card=event.card)

    def CardChosen(self, event: ev.CardChosen) -> Phrase:  # noqa: N802
        return phrase("fire-event-card-chosen", who=self.who(event.who), card=event.card)

    def TurnBegan(self, event: ev.TurnBegan) -> Phrase:  # noqa: N802
        return phrase("fire-event-turn-begins", who=self.who(event.who))

    def TokensDrawn(self, event: ev.TokensDrawn) -> Phrase:  # noqa: N802
        return phrase("fire-event-drawn", who=self.who(event.who), tokens=tokens(event.tokens))

    def TokenLaid(self, event: ev.TokenLaid) -> Phrase:  # noqa: N802
        return phrase("fire-event-laid", who=self.who(event.who), token=TOKEN_KEYS[event.token], space=event.space)

    def TokenAssigned(self, event: ev.TokenAssigned) -> Phrase:  # noqa: N802
        return phrase("fire-event-assigned", token=TOKEN_KEYS[event.token], card=event.card)

    def TokensWait(self, event: ev.TokensWait) -> Phrase:  # noqa: N802
        told, count = tokens(event.tokens), len(event.tokens)
        return phrase("fire-event-wait", tokens=told, count=count, tool=TOOL_KEYS[event.tool])

    def TokensReturned(self, event: ev.TokensReturned) -> Phrase:  # noqa: N802
        return phrase("fire-event-returned", tokens=tokens(event.tokens), count=len(event.tokens))

    def FireTriggered(self, event: ev.FireTriggered) -> Phrase:  # noqa: N802
        return phrase("fire-event-catches", space=event.space)

    def FireStopped(self, event: ev.FireStopped) -> Phrase:  # noqa: N802
        return phrase("fire-event-stopped", who=self.who(event.who))

    def FireSpread(self, event: ev.FireSpread) -> Phrase:  # noqa: N802
        return phrase("fire-event-spreads", who=self.who(event.who))

    def SectionBurned(self, event: ev.SectionBurned) -> Phrase:  # noqa: N802
        return phrase(
            "fire-event-burns-with-fire" if event.fires_added else "fire-event-burns",
            section=section_called(event.section, self.pack),
            token=SECTION_KEYS[event.section],
            value=event.value,
            fires=event.fires_added,
        )

    def LibraryCollapsed(self, event: ev.LibraryCollapsed) -> Phrase:  # noqa: N802
        section = section_called(event.section, self.pack)
        return phrase("fire-event-collapses", section=section, token=SECTION_KEYS[event.section])

    def KnowledgeScored(self, event: ev.KnowledgeScored) -> Phrase:  # noqa: N802
        return phrase(
            "fire-event-scored",
            who=self.who(event.who),
            points=event.knowledge + event.bravery,
            knowledge=event.knowledge,
            bravery=event.bravery,
        )

    def PointsGained(self, event: ev.PointsGained) -> Phrase:  # noqa: N802
        return phrase("fire-event-gained", who=self.who(event.who), points=event.points)

    def PointsLost(self, event: ev.PointsLost) -> Phrase:  # noqa: N802
        return phrase("fire-event-lost", who=self.who(event.who), points=event.points)

    def ToolPlayed(self, event: ev.ToolPlayed) -> Phrase:  # noqa: N802
        return phrase("fire-event-played", who=self.who(event.who), tool=self.tool(event.tool))

    def BookMoved(self, event: ev.BookMoved) -> Phrase:  # noqa: N802
        return phrase("fire-event-moved", tool=TOOL_KEYS[event.tool], token=TOKEN_KEYS[event.token])

    def ToolTaken(self, event: ev.ToolTaken) -> Phrase:  # noqa: N802
        return phrase("fire-event-took", who=self.who(event.who), tool=self.tool(event.tool))

    def ToolDrawn(self, event: ev.ToolDrawn) -> Phrase:  # noqa: N802
        if event.tool is None:
            return phrase("fire-event-drew-tool-unseen", who=self.who(event.who))
        return phrase("fire-event-drew-tool", who=self.who(event.who), tool=self.tool(event.tool))

    def ToolExchanged(self, event: ev.ToolExchanged) -> Phrase:  # noqa: N802
        return phrase("fire-event-exchanged", who=self.who(event.who), tool=self.tool(event.tool))

    def MarketFilled(self, event: ev.MarketFilled) -> Phrase:  # noqa: N802
        return phrase("fire-event-offered", tool=self.tool(event.tool))

    def DeckReshuffled(self, event: ev.DeckReshuffled) -> Phrase:  # noqa: N802
        return phrase("fire-event-reshuffled", cards=event.cards)

    def TokensSent(self, event: ev.TokensSent) -> Phrase:  # noqa: N802
        who, told = self.who(event.who), tokens(event.tokens)
        if event.to == ASIDE:
            return phrase("fire-event-sent-aside", who=who, tokens=told)
        return phrase("fire-event-sent", who=who, tokens=told, to=ROBOT if event.to == TO_ROBOT else self.who(event.to))

    def RobotFlipped(self, event: ev.RobotFlipped) -> Phrase:  # noqa: N802
        burns = self.pack.tool_cards[event.tool].robot_burns
        sections = tuple(phrase("fire-section-by-colour", token=key) for key in burns)
        return phrase("fire-event-flipped", tool=self.tool(event.tool), sections=sections, count=len(sections))

    def TurnEnded(self, event: ev.TurnEnded) -> Phrase:  # noqa: N802
        return phrase("fire-event-turn-ends", who=self.who(event.who))

    def RoundEnded(self, event: ev.RoundEnded) -> Phrase:  # noqa: N802
        return phrase("fire-event-round-ends", round=event.round)

    def MatchEnded(self, event: ev.MatchEnded) -> Phrase:  # noqa: N802
        scores = [phrase("fire-score", who=self.who(who), score=score) for who, score in enumerate(event.scores)]
        told = reduce(lambda first, score: phrase("list-more", first=first, next=score), scores)
        return phrase("fire-event-match-ends", ending=ENDINGS[event.ending], scores=told)


# --- the question -------------------------------------------------------------------------------------------


def prompt(view: FireView, names: Sequence[str], own: Mapping[str, Any]) -> Phrase:
    """What is asked of whom, in one line; the same words for everybody while a secret window is open."""
    if view.over:
        return phrase("fire-over")
    decision, asked = own.get("decision", view.decision), own.get("asked", view.asked)
    if decision == "waiting":
        return phrase("fire-waiting" if view.caught is None else "fire-catching")
    if asked != TABLE and asked != own.get("seat", view.seat):
        return phrase("fire-thinking", who=who_is(asked or 0, names))
    question = question_of(str(decision), own.get("legal", view.legal))
    return phrase(f"fire-ask-{question}", card=view.assigning or 1, points=view.at_stake or 0)


def question_of(decision: str, legal: Sequence[str]) -> str:
    """The decision, told apart by what can be answered: a first draw is a must, a tool for leaving early is not."""
    if decision == "save_or_leave" and "stop" not in legal:
        return "first_draw"
    return "leaving_tool" if decision == "take_tool" and "take:none" in legal else decision
