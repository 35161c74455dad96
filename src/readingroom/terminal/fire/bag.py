"""The bag, the odds of the next draw, and the market."""

from __future__ import annotations

from rich.text import Text

from readingroom.core.phrases import phrase
from readingroom.games.fire.cards.box import FireBox
from readingroom.games.fire.cards.names import TOKEN_KEYS, TOKEN_LETTERS
from readingroom.games.fire.edge.odds import FireOdds
from readingroom.games.fire.edge.view import FireView
from readingroom.terminal.faces import Part
from readingroom.terminal.fire.marks import letter, token_marks
from readingroom.terminal.fire.words import tool_in_box, tool_words
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
            bar_matters = view.drawn or any(tool.tokens for tool in view.in_play)
            lines = [bag_bar(view, picture.box), *odds] if bar_matters else odds
        else:
            lines = [bag_bar(view, picture.box), *odds, *([market_line(view)] if picture.options["tools"] else [])]
        self.update(Text("\n").join(lines))


def bag_title(view: FireView) -> str:
    """How many of each are left."""
    counts = "" if view.bag is None else " " + counts_words(view.bag)
    return str(phrase("door-fire-bag", size=view.bag_size, counts=counts, reserve=view.reserve))


def counts_words(bag: dict[str, int]) -> str:
    """`7 W  6 Y ...`, kinds that are not there left out."""
    return "  ".join(
        f"{bag[key]}{TOKEN_LETTERS[token]}" for token, key in enumerate(TOKEN_KEYS) if bag[key] or key == "fire"
    )


def bag_bar(view: FireView, box: FireBox) -> Text:
    """One letter a token; what was drawn, or waits on tools, follows it."""
    bar = Text()
    if view.bag is None:
        bar.append(str(phrase("door-fire-bag-hidden")))
    else:
        for key in TOKEN_KEYS:
            for _ in range(view.bag[key]):
                bar.append(letter(key))
    if view.drawn:
        bar.append(f"  {phrase('door-fire-drawn')} ").append(token_marks(view.drawn))
    for tool in view.in_play:
        if tool.tokens:
            bar.append(f"  {tool_in_box(tool.tool, box)} ").append(token_marks(tool.tokens))
    return bar


def odds_lines(odds: FireOdds | None, view: FireView, width: int = METER) -> list[Text]:
    """The meter, and drawing against stopping; only while somebody draws or stops."""
    if view.bag is None:
        return []
    if view.decision != "save_or_leave":
        return [Text(str(phrase("door-fire-nobody-draws")))]
    if odds is None:
        return [Text(str(phrase("door-fire-no-odds")))]
    above, below = odds.burns
    share = above / below
    filled = round(share * width)
    meter = Text(f"{phrase('door-fire-burns-at')} ")
    meter.append(str(phrase("door-fire-chance", percent=round(100 * share))), "bold")
    meter.append(f"{phrase('door-fire-one-in', above=above, below=below)} ")
    meter.append("▐" + "█" * filled, "#ff9d5c").append("░" * (width - filled) + "▌", "#7a6a58")
    if view.gloves:
        meter.append(f" {phrase('door-fire-gloves-on', tool='gloves')}")
    once, best = round(odds.draw_once, 1), round(odds.draw_best, 1)
    gain = Text(f"{phrase('door-fire-gain', stop=odds.stop, once=once, best=best)} ")
    sign = "-" if odds.gain < 0 else "+"
    gain.append(str(phrase("door-fire-gained", sign=sign, gain=abs(round(odds.gain, 1)))), "bold")
    return [meter, gain]


def market_line(view: FireView) -> Text:
    """The three tools on offer; `m` tells what they do."""
    empty = phrase("door-fire-empty")
    names = " · ".join(str(empty if tool is None else tool_words(tool)) for tool in view.market)
    return Text.assemble((f"{phrase('door-fire-market')} ", "bold"), f"{names} (m)")
