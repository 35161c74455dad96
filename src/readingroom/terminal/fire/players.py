"""Who sits round the table: scores, who chooses next, how many tools, and what everybody knows of them."""

from __future__ import annotations

from rich.text import Text

from readingroom.games.fire.cards.names import name_of
from readingroom.games.fire.edge.view import ParticipantView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import token_marks
from readingroom.terminal.picture import Picture
from readingroom.terminal.sitters import in_column

KNOWN = 3  # names of tools in a line
NAME, SHORT_NAME = 12, 9


class PlayersPart(Part):
    """Scores in the order in which the seats would choose a card."""

    points = ("players",)
    DEFAULT_CSS = "PlayersPart { height: auto; max-height: 11; }"
    BORDER_TITLE = "Round the desk"

    def show(self, picture: Picture) -> None:
        """Lowest score first; on equal scores who arrived first (FIRE-DEF-4)."""
        self.border_subtitle = "in the order of choosing"
        ranked = sorted(picture.view.participants, key=lambda player: player.place)
        short = self.is_short_of_room
        self.border_title = "Players, by choosing" if short else self.BORDER_TITLE
        self.update(Text("\n").join(player_line(player, picture, short=short) for player in ranked))


def player_line(player: ParticipantView, picture: Picture, *, short: bool = False) -> Text:
    """`1 A Ana         34 2 tools Axe`."""
    name = "The robot" if player.robot else picture.names[player.who]
    mark = "R" if player.robot else picture.marks[player.who]
    sign = picture.signs[player.who] if picture.signs and not player.robot else " " * bool(picture.signs)
    here = player.who == picture.viewer
    line = Text(f"{player.place + 1} ")
    line.append(mark, "reverse").append(f" {sign}" if sign else "")
    line.append(f" {in_column(name, SHORT_NAME if short else NAME)}", "bold" if here else "")
    line.append(f"{player.score:>3}", "bold")
    if not player.robot and picture.options["tools"]:
        line.append(f" {player.tools} t." if short else tools_words(player))
    if player.locked:
        line.append(" box ").append(token_marks(player.locked))
    if player.given:
        line.append(" ").append(token_marks(player.given))
    return line


def tools_words(player: ParticipantView) -> str:
    """How many tools, and those that everybody saw going there."""
    known = ", ".join(name_of(card.rpartition("-")[0]) for card in player.known_tools[:KNOWN])
    if len(player.known_tools) > KNOWN:
        known += f" +{len(player.known_tools) - KNOWN}"
    count = f" {player.tools} {'tool' if player.tools == 1 else 'tools'}"
    return f"{count} {known}" if known else count
