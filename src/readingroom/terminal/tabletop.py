"""The tabletop: the parts of a game, the slip and the log, as one viewer sees them, wherever the match is played."""

from __future__ import annotations

from typing import TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Footer, Static

from readingroom.core.phrases import phrase
from readingroom.terminal.desk import Hint
from readingroom.terminal.faces import LEAST, SMALL, Board, Face, Part, ScrollingPart, is_small, with_keys
from readingroom.terminal.hint import HintScreen
from readingroom.terminal.ledger import SHORT, Ledger, LedgerScreen
from readingroom.terminal.picture import Answer, Picture
from readingroom.terminal.rules import AskRule, RuleScreen
from readingroom.terminal.slip import BACK, AnswerRow, Slip
from readingroom.terminal.spoken import SpokenScreen
from readingroom.words import rulebook_of

Leaving = TypeVar("Leaving")
PAGES = {"pagedown": 1, "pageup": -1}
ARROWS = ("up", "down", "left", "right")


class BesideBoard(Vertical):
    """A column that is as high as what lies left of it, however much stands in it."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # Textual's question
        """Nothing of its own."""
        return 1


class TabletopScreen(SpokenScreen[Leaving]):
    """A table that shows pictures and takes answers. A match at this keyboard and a server's table go on behind it."""

    DEFAULT_CSS = """
    TabletopScreen #top { height: 1; background: $primary-darken-2; color: $text; padding: 0 1; }
    TabletopScreen #table { layout: grid; grid-size: 2; grid-columns: 59 1fr; grid-rows: auto 1fr; height: 1fr; }
    TabletopScreen #left { height: auto; }
    TabletopScreen #right { row-span: 2; }
    TabletopScreen Part, TabletopScreen ScrollingPart { border: round #a08e72; padding: 0 1; }
    TabletopScreen.-small #table { grid-columns: 54 1fr; }
    TabletopScreen.-small #right { row-span: 1; padding: 0 0 0 1; }
    TabletopScreen.-small Slip { column-span: 2; border: none; border-top: solid $accent; padding: 0; min-height: 4; }
    TabletopScreen.-small Ledger { display: none; }
    TabletopScreen.-small Part, TabletopScreen.-small ScrollingPart { border: none; border-top: solid #a08e72; }
    TabletopScreen.-small Part, TabletopScreen.-small ScrollingPart { padding: 0; }
    """
    AUTO_FOCUS = ""  # the arrows belong to the slip

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
        self.picture: Picture | None = None
        self._bindings.key_to_bindings["m"] = [Binding("m", "market", face.offer_title)]

    def compose(self) -> ComposeResult:
        """The game's parts left, people and log right; the slip under the board, on a small screen under all."""
        self.set_class(is_small(self.app.size), SMALL)
        yield Static(id="top", markup=False)
        with Container(id="table"):
            with Vertical(id="left"):
                yield from self.face.board()
            with BesideBoard(id="right"):
                yield from self.face.side()
                yield Ledger()
                yield from self.face.hand()
            yield Slip()
        yield Footer(compact=True, show_command_palette=False)

    @property
    def focus_chain(self) -> list[Widget]:
        """Tab goes through the answers first, wherever they lie."""
        return sorted(super().focus_chain, key=lambda widget: not isinstance(widget, AnswerRow))

    # --- what is shown --------------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        """Another size of the terminal may need another layout."""
        small = is_small(event.size)
        if small != self.has_class(SMALL):
            self.set_class(small, SMALL)
            if self.picture is not None:
                self.call_after_refresh(self.show, self.picture)  # once every part has its new size
        elif self.picture is not None:
            self.query_one("#top", Static).update(self.top_words(self.picture))

    async def show(self, picture: Picture) -> None:
        """Draw everything as the viewer sees it."""
        self.picture = picture
        self.query_one("#top", Static).update(self.top_words(picture))
        for part in self.query(Part):
            part.show(picture)
        for scrolling in self.query(ScrollingPart):
            await scrolling.show(picture)
        story = self.face.story(picture)[-SHORT:]
        self.query_one(Ledger).tell(story)
        self.query_one(Slip).news = story
        await self.lay_slip(picture)

    async def lay_slip(self, picture: Picture) -> None:
        """The question and its answers."""
        answers, rules = self.answers(picture), self.asks_by(picture)
        await self.query_one(Slip).ask(self.slip_title(picture), picture.prompt, answers, rules)

    def answers(self, picture: Picture) -> list[Answer]:
        """What the viewer can answer, with keys."""
        asked = self.face.answers(picture) if picture.asked else []
        return with_keys([*asked, *self.face.free_answers(picture)])

    def asks_by(self, picture: Picture) -> tuple[str, ...]:
        """The rules that the question rests on."""
        return picture.asks_by

    def top_words(self, picture: Picture) -> str:
        """The line over everything."""
        return f"{self.size_words()}Reading Room · {picture.game.meta.title} · {self.face.status(picture)}"

    def size_words(self) -> str:
        """What a terminal lacks that is too small to play in."""
        here = self.app.size
        if here.width >= LEAST.width and here.height >= LEAST.height:
            return ""
        return str(phrase("door-too-small", least=f"{LEAST.width}x{LEAST.height}", here=f"{here.width}x{here.height}"))

    def slip_title(self, picture: Picture) -> str:
        """Who is asked."""
        if picture.asked and picture.viewer is not None:
            return str(phrase("door-asked", name=picture.names[picture.viewer]))
        return str(phrase("door-desk"))

    # --- keys and mouse -------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """Answers by their keys; the arrows belong to the board, or walk through the answers where there is none."""
        slip = self.query_one(Slip)
        if event.key in ARROWS:
            if not self.walk(event.key):
                return
        elif event.key in PAGES:
            self.turn_page(PAGES[event.key])
        elif event.key == "escape" and slip.trail:
            slip.close()
        elif event.key == "enter" and self.focused is None and self.board is not None:
            self.board.open()
        elif (answer := self.find(event.character or "")) is not None:
            self.give(answer)
        else:
            return
        event.stop()

    @property
    def board(self) -> Board | None:
        """The part with a cursor, where the game has one."""
        return next(iter(self.query(Board)), None)

    def walk(self, key: str) -> bool:
        """An arrow was pressed; False: whatever is in focus goes on with it."""
        if isinstance(self.focused, Ledger):
            return False
        if self.board is not None and not isinstance(self.focused, AnswerRow):
            self.board.move(key)
        elif key in ("up", "down"):
            self.query_one(Slip).move(1 if key == "down" else -1)
        else:
            return False
        return True

    def turn_page(self, pages: int) -> None:
        """On through what does not fit into its part."""
        for part in self.query(ScrollingPart):
            part.scroll_relative(y=pages * max(1, part.size.height - 1), animate=False)

    def find(self, key: str) -> Answer | None:
        """The answer of a key: on the slip, or at the place under the board's cursor."""
        answer = self.query_one(Slip).find(key)
        if answer is None and key and self.board is not None and self.picture is not None and self.picture.asked:
            return self.board.find(key)
        return answer

    def on_board_opened(self, message: Board.Opened) -> None:
        """All answers of one place."""
        self.query_one(Slip).open(message.heading)

    def on_answer_row_chosen(self, message: AnswerRow.Chosen) -> None:
        """An answer by mouse or Enter; a refused one opens its rule."""
        refusal = message.answer.refusal
        if refusal is not None:
            self.open_rules((refusal.rule,), f"{message.answer.words}: {refusal.sentence}")
        else:
            self.give(message.answer)

    def give(self, answer: Answer) -> None:
        """Hand the answer over, open what stands under it, or say why not."""
        slip = self.query_one(Slip)
        if answer.refusal is not None:
            slip.refuse(answer.refusal)
        elif answer.inner:
            slip.open(answer)
        elif answer is BACK:
            slip.close()
        else:
            self.answered(answer)

    def answered(self, answer: Answer) -> None:
        """The viewer has given an answer that was offered; each kind of table says where it goes.

        Not abstract: Textual's screens have a metaclass of their own, which goes with no other.
        """
        raise NotImplementedError

    def action_hint(self) -> None:
        """What the coach would do in the viewer's place."""
        if self.picture is None or not self.picture.asked:
            self.query_one(Slip).notice(str(phrase("door-hint-when-asked")), ("TABLE-ODDS-1",))
        else:
            self.app.push_screen(HintScreen(self.ask_coach), self.follow)

    async def ask_coach(self) -> Hint:
        """The coach's advice; each kind of table says where it thinks, as with `answered`. Raises ReadingRoomError."""
        raise NotImplementedError

    def follow(self, hint: Hint | None) -> None:
        """Do what the coach said, if it can still be done."""
        if hint is not None and self.picture is not None and hint.action in self.picture.legal:
            self.answered(Answer(words=hint.words, action=hint.action))

    def action_why(self) -> None:
        """The rule of the question or of the last refusal."""
        self.query_one(Slip).why()

    def action_rules(self) -> None:
        """The rulebook."""
        self.open_rules(())

    def action_log(self) -> None:
        """The whole log."""
        if self.picture is not None:
            self.app.push_screen(LedgerScreen(self.face.story(self.picture), rulebook_of(self.picture.game)))

    def action_market(self) -> None:
        """What is on offer, in full."""
        if self.picture is not None:
            words, rules = self.face.market_rules(self.picture)
            self.open_rules(rules, words)

    def on_ask_rule(self, message: AskRule) -> None:
        """A rule is wanted from the log, the slip or the hand."""
        self.open_rules(message.rules, message.heading)

    def open_rules(self, rules: tuple[str, ...], heading: str = "") -> None:
        """The rulebook over the table."""
        if self.picture is not None:
            self.app.push_screen(RuleScreen(rulebook_of(self.picture.game), rules, heading, hint=self.face.search_hint))
