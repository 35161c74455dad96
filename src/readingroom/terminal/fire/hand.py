"""The viewer's own tools: what each does, and whether it can be played now."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

import readingroom as rr
from readingroom.games.fire.edge.actions import PlayTool
from readingroom.games.fire.edge.refusals import TOOL_RULES
from readingroom.games.fire.edge.view import ToolView
from readingroom.terminal.faces import ScrollingPart
from readingroom.terminal.picture import Picture
from readingroom.terminal.rules import AskRule

WHEN = {
    "step1": "before turn order is chosen",
    "saving": "while you save books",
    "spreading": "when fire spreads",
    "after": "after you have scored",
}


class HandCard(Static, can_focus=True):
    """One tool; Enter or a click opens its rules."""

    DEFAULT_CSS = """
    HandCard { height: auto; margin: 0 0 1 0; }
    HandCard:focus { background: $primary 30%; }
    HandCard:hover { background: $primary 15%; }
    HandCard.short { margin: 0; }
    """
    BINDINGS = [("enter", "ask", "Rules of this tool")]

    def __init__(self, tool: ToolView, picture: Picture, *, short: bool) -> None:
        self.tool = tool
        playable = can_be_played(tool, picture)
        self.refusal = None if playable else refusal_of(tool, picture)
        super().__init__(
            short_text(tool, playable=playable) if short else card_text(tool, self.refusal, playable=playable),
            classes="short" if short else "",
        )
        self.rules = rules_of_tool(tool.tool, picture)

    def action_ask(self) -> None:
        """Open the card's rules."""
        rules = self.rules if self.refusal is None else (*dict.fromkeys((self.refusal.rule, *self.rules)),)
        self.post_message(AskRule(rules, f"{self.tool.name}: {self.tool.effect}"))

    def on_click(self) -> None:
        """The same by mouse."""
        self.action_ask()


class HandPart(ScrollingPart):
    """Your tools."""

    points = ("hand",)
    DEFAULT_CSS = "HandPart { height: 1fr; min-height: 5; scrollbar-size-vertical: 1; }"

    async def show(self, picture: Picture) -> None:
        """Only the viewer's own; nobody's when nobody looks."""
        hand: tuple[ToolView, ...] = picture.view.hand
        self.border_title = "Nobody's hand" if picture.viewer is None else f"{picture.names[picture.viewer]}'s tools"
        self.can_focus = False
        async with self.batch():
            await self.remove_children()
            cards = [HandCard(tool, picture, short=self.is_short_of_room) for tool in hand]
            await self.mount_all(cards or [Static("No tools.")])


def can_be_played(tool: ToolView, picture: Picture) -> bool:
    """The tool is among the viewer's answers."""
    return any(isinstance(action, PlayTool) and action.tool == tool.tool for action in picture.legal)


def refusal_of(tool: ToolView, picture: Picture) -> rr.Refusal | None:
    """Why the tool cannot be played now, where that is known."""
    plays = (action for action in picture.game.actions.actions if isinstance(action, PlayTool))
    return picture.why_not(next(play for play in plays if play.tool == tool.tool))


def card_text(tool: ToolView, refusal: rr.Refusal | None, *, playable: bool) -> Text:
    """Name, effect, and when or why not."""
    if refusal is not None:
        foot = Text(f"× {refusal.sentence} ", "#a2937f").append(refusal.rule, "underline")
    else:
        foot = Text("▸ can be played now", "bold") if playable else Text(f"played {WHEN[tool.timing]}", "#a2937f")
    return Text.assemble((tool.name, "bold"), f": {tool.effect}\n", foot)


def short_text(tool: ToolView, *, playable: bool) -> Text:
    """The name, and whether it can be played."""
    return Text(f"▸ {tool.name}", "bold") if playable else Text(f"  {tool.name}")


def rules_of_tool(tool: str, picture: Picture) -> tuple[str, ...]:
    """All numbered rules of one tool."""
    family = TOOL_RULES[tool].rpartition("-")[0] + "-"
    return tuple(rule for rule in picture.game.rulebook.rules if rule.startswith(family))
