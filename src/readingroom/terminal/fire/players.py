"""Who sits round the table: scores, who chooses next, how many tools, and what everybody knows of them."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.fire.cards.box import FireBox
from readingroom.games.fire.edge.view import ParticipantView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import token_marks
from readingroom.terminal.fire.words import row, tool_in_box
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

KNOWN = 3  # names of tools in a line
NAME, SHORT_NAME = 12, 9


class PlayersPart(Part):
    """Scores in the order in which the seats would choose a card."""

    points = ("players",)
    DEFAULT_CSS = "PlayersPart { height: auto; max-height: 11; }"

    def show(self, picture: Picture) -> None:
        """Lowest score first; on equal scores who arrived first (FIRE-DEF-4)."""
        self.border_subtitle = str(phrase("door-fire-players-foot"))
        ranked = sorted(picture.view.participants, key=lambda player: player.place)
        short = self.is_short_of_room
        self.border_title = str(phrase("door-fire-players-short" if short else "door-fire-players"))
        self.update(Text("\n").join(player_line(player, picture, short=short) for player in ranked))


def player_line(player: ParticipantView, picture: Picture, *, short: bool = False) -> Text:
    """`1 A Ana         34 2 tools Axe`."""
    name = str(phrase("door-fire-robot")) if player.robot else picture.names[player.who]
    mark = str(phrase("door-fire-robot-mark")) if player.robot else picture.marks[player.who]
    sign = picture.signs[player.who] if picture.signs and not player.robot else " " * bool(picture.signs)
    here = player.who == picture.viewer
    line = Text(f"{player.place + 1} ")
    line.append(mark, "reverse").append(f" {sign}" if sign else "")
    line.append(f" {in_column(name, SHORT_NAME if short else NAME)}", "bold" if here else "")
    line.append(f"{player.score:>3}", "bold")
    if not player.robot and picture.options["tools"]:
        short_tools = phrase("door-fire-tools-short", tools=player.tools)
        line.append(f" {short_tools}" if short else tools_words(player, picture.box))
    if player.locked:
        line.append(f" {phrase('door-fire-locked')} ").append(token_marks(player.locked))
    if player.given:
        line.append(" ").append(token_marks(player.given))
    return line


def tools_words(player: ParticipantView, box: FireBox) -> str:
    """How many tools, and those that everybody saw going there."""
    known = row(tool_in_box(card.rpartition("-")[0], box) for card in player.known_tools[:KNOWN])
    if len(player.known_tools) > KNOWN:
        known += f" +{len(player.known_tools) - KNOWN}"
    count = f" {phrase('door-fire-tools', tools=player.tools)}"
    return f"{count} {known}" if known else count
