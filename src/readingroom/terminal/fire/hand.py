"""The viewer's own tools: what each does, and whether it can be played now."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.games.fire.edge.actions import PlayTool
from readingroom.games.fire.edge.refusals import TOOL_RULES
from readingroom.games.fire.edge.view import ToolView
from readingroom.terminal.faces import ScrollingPart
from readingroom.terminal.fire.words import effect_words, tool_in_full, tool_words
from readingroom.terminal.picture import Picture
from readingroom.terminal.rules import AskRule


class HandCard(Static, can_focus=True):
    """One tool; Enter or a click opens its rules."""

    DEFAULT_CSS = """
    HandCard { height: auto; margin: 0 0 1 0; }
    HandCard:focus { background: $primary 30%; }
    HandCard:hover { background: $primary 15%; }
    HandCard.short { margin: 0; }
    """
    BINDINGS = [("enter", "ask", "door-key-rules-of-this-tool")]

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
        self.post_message(AskRule(rules, str(tool_in_full(self.tool))))

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
        whose = None if picture.viewer is None else phrase("door-fire-hand-of", name=picture.names[picture.viewer])
        self.border_title = str(whose or phrase("door-fire-nobodys-hand"))
        self.can_focus = False
        async with self.batch():
            await self.remove_children()
            cards = [HandCard(tool, picture, short=self.is_short_of_room) for tool in hand]
            await self.mount_all(cards or [Static(str(phrase("door-fire-no-tools")))])


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
        when = phrase("door-fire-played", timing=tool.timing)
        foot = Text(f"▸ {phrase('door-fire-playable')}", "bold") if playable else Text(str(when), "#a2937f")
    return Text.assemble((str(tool_words(tool)), "bold"), f": {effect_words(tool)}\n", foot)


def short_text(tool: ToolView, *, playable: bool) -> Text:
    """The name, and whether it can be played."""
    return Text(f"▸ {tool_words(tool)}", "bold") if playable else Text(f"  {tool_words(tool)}")


def rules_of_tool(tool: str, picture: Picture) -> tuple[str, ...]:
    """All numbered rules of one tool."""
    family = TOOL_RULES[tool].rpartition("-")[0] + "-"
    return tuple(rule for rule in picture.game.rulebook.rules if rule.startswith(family))
