"""The bag, the odds of the next draw, and the market."""

from __future__ import annotations

from rich.text import Text

from readingroom.games.fire.cards.names import TOKEN_KEYS, TOKEN_LETTERS, name_of
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import letter, token_marks
from readingroom.terminal.picture import Picture

METER, SHORT_METER = 12, 8


class BagPart(Part):
    """What is left in the bag and what the next draw may bring."""

    points = ("bag",)
    DEFAULT_CSS = "BagPart { height: auto; }"

    def show(self, picture: Picture) -> None:
        """The contents stand in the title, the odds in the lines."""
        view: FireView = picture.view
        self.border_title = bag_title(view)
        odds = odds_lines(picture.odds, view, SHORT_METER if self.is_short_of_room else METER)
        if self.is_short_of_room:  # the title counts the bag, and `m` opens the market
            lines = odds if not view.drawn and not any(tool.tokens for tool in view.in_play) else [bag_bar(view), *odds]
        else:
            lines = [bag_bar(view), *odds, *([market_line(view)] if picture.options["tools"] else [])]
        self.update(Text("\n").join(lines))


def bag_title(view: FireView) -> str:
    """How many of each are left."""
    counts = "" if view.bag is None else " " + counts_words(view.bag)
    return f"Bag {view.bag_size}:{counts} · {view.reserve} fires in reserve"


def counts_words(bag: dict[str, int]) -> str:
    """`7 W  6 Y ...`, kinds that are not there left out."""
    return "  ".join(
        f"{bag[key]}{TOKEN_LETTERS[token]}" for token, key in enumerate(TOKEN_KEYS) if bag[key] or key == "fire"
    )


def bag_bar(view: FireView) -> Text:
    """One letter a token; what was drawn, or waits on tools, follows it."""
    bar = Text()
    if view.bag is None:
        bar.append("contents hidden at this table")
    else:
        for key in TOKEN_KEYS:
            for _ in range(view.bag[key]):
                bar.append(letter(key))
    if view.drawn:
        bar.append("  drawn ").append(token_marks(view.drawn))
    for tool in view.in_play:
        if tool.tokens:
            bar.append(f"  {name_of(tool.tool)} ").append(token_marks(tool.tokens))
    return bar


def odds_lines(odds: FireOdds | None, view: FireView, width: int = METER) -> list[Text]:
    """The meter, and drawing against stopping; only while somebody draws or stops."""
    if view.bag is None:
        return []
    if view.decision != "save_or_leave":
        return [Text("Nobody is drawing now.")]
    if odds is None:
        return [Text("No odds for this draw.")]
    above, below = odds.burns
    share = above / below
    filled = round(share * width)
    meter = Text("Next draw burns: ").append(f"{share:.0%}", "bold").append(f", {above} in {below} ")
    meter.append("▐" + "█" * filled, "#ff9d5c").append("░" * (width - filled) + "▌", "#7a6a58")
    if view.gloves:
        meter.append(" Gloves on")
    gain = Text(f"Stop {odds.stop} · draw once {odds.draw_once:.1f} · draw at best {odds.draw_best:.1f} ")
    gain.append(f"({odds.gain:+.1f})", "bold")
    return [meter, gain]


def market_line(view: FireView) -> Text:
    """The three tools on offer; `m` tells what they do."""
    names = " · ".join("(empty)" if tool is None else tool.name for tool in view.market)
    return Text.assemble(("Market ", "bold"), f"{names} (m)")
