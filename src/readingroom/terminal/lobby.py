"""The lobby: set a table, or go on with a match that was left."""

from __future__ import annotations

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import Button, Footer, Input, OptionList, Static
from textual.worker import get_current_worker

import readingroom as rr
from readingroom.core.phrases import phrase
from readingroom.terminal.chairs import Chairs
from readingroom.terminal.choice import Choice
from readingroom.terminal.desk import Desk, MakeBot
from readingroom.terminal.faces import Face, face_of
from readingroom.terminal.field import Field
from readingroom.terminal.house_rules import HouseRules, OptionRow, is_variant
from readingroom.terminal.saves import Save, list_saves, new_path, read_save
from readingroom.terminal.sitters import check_names
from readingroom.terminal.spoken import SpokenScreen


class LobbyScreen(SpokenScreen[None]):
    """Games, chairs, house rules; and the matches that are not over."""

    DEFAULT_CSS = """
    LobbyScreen #top { height: 1; background: $primary-darken-2; color: $text; padding: 0 1; }
    LobbyScreen .column { width: 1fr; height: 1fr; }
    LobbyScreen #chairs, LobbyScreen #rules { height: auto; }
    LobbyScreen #game { height: auto; border: round #a08e72; padding: 0 1; }
    LobbyScreen #seed { height: 1; padding: 0 2; }
    LobbyScreen #seed Static { width: 18; }
    LobbyScreen #word { height: auto; min-height: 3; padding: 0 2; margin: 1 0 0 0; }
    LobbyScreen #word.wrong { color: $warning; }
    LobbyScreen #start { margin: 0 2; width: 30; }
    LobbyScreen #saves { height: 1fr; border: round #a08e72; }
    LobbyScreen #saves { background: transparent; padding: 0; }
    LobbyScreen #saves:focus { border: round $primary; }
    """
    BINDINGS = [
        ("ctrl+s", "start", "door-key-open-the-doors"),
        ("ctrl+l", "learn", "door-key-how-to-play"),
        ("question_mark", "app.help", "door-key-help"),
        ("ctrl+q", "app.quit", "door-key-leave"),
    ]

    def __init__(self, make_bot: MakeBot, pace: float, word: str = "") -> None:
        super().__init__()
        self.make_bot = make_bot
        self.pace = pace
        self.word = word
        self.games = {meta.key: meta for meta in rr.games()}
        self.saves: list[Save] = []

    # --- what is there --------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Chairs left, house rules and saves right."""
        first = next(iter(self.games))
        yield Static(str(phrase("door-pull-up")), id="top")
        with Horizontal():
            with Vertical(classes="column"):
                with Vertical(id="game") as box:
                    box.border_title = str(phrase("door-game-title"))
                    yield Choice({key: meta.title for key, meta in self.games.items()}, first, id="which")
                    yield Static(id="sentence", markup=False)
                yield Vertical(id="chairs")
                with Horizontal(id="seed"):
                    yield Static("Seed")
                    yield Field(hint=str(phrase("door-left-to-chance")))
                yield Static(id="word", markup=False)
                yield Button(str(phrase("door-open-doors")), id="start", variant="success")
            with Vertical(classes="column"):
                yield Vertical(id="rules")
                yield OptionList(id="saves")
        yield Footer(compact=True, show_command_palette=False)

    async def on_mount(self) -> None:
        """Lay out the first game."""
        self.query_one("#saves").border_title = str(phrase("door-unfinished"))
        await self.lay_out()

    def on_screen_resume(self) -> None:
        """Somebody came back: look at the saves again."""
        self.look_for_saves()

    async def lay_out(self) -> None:
        """Chairs and options of the chosen game."""
        meta = self.meta
        self.query_one("#sentence", Static).update(meta.sentence)
        for where, part in (
            ("#chairs", Chairs(meta.seats[-1])),
            ("#rules", HouseRules(meta, self.face)),
        ):
            await self.query_one(where).remove_children()
            await self.query_one(where).mount(part)
        self.call_after_refresh(self.judge)

    @property
    def face(self) -> Face:
        """The face of the chosen game."""
        return face_of(self.meta.key)

    @property
    def meta(self) -> rr.Meta:
        """The chosen game."""
        return self.games[self.query_one("#which", Choice).value]

    # --- setting a table ------------------------------------------------------------------------------------

    async def on_choice_changed(self, message: Choice.Changed) -> None:
        """Another game, sitter or option."""
        self.word = ""
        if message.choice.id == "which":
            await self.lay_out()
        self.judge()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another name, seed or number."""
        if event.input.has_focus:
            self.word = ""
        self.judge()

    def judge(self) -> None:
        """Say whether this table can be opened, in words."""
        word = self.query_one("#word", Static)
        try:
            desk = self.set_table()
        except rr.ReadingRoomError as error:
            wrong = self.word or str(phrase("door-not-yet", why=str(error)))
            word.update(wrong)
        else:
            wrong = self.word
            word.update(self.word or f"Ready: {self.table_words(desk)}")
        word.set_class(bool(wrong), "wrong")

    def set_table(self) -> Desk:
        """A match as the lobby says; raises what is wrong with it."""
        sitters = self.query_one(Chairs).sitters
        check_names(sitters)
        names = [sitter.name for sitter in sitters]
        match = rr.start(
            self.meta.key,
            seats=len(sitters),
            seed=parse_seed(self.query_one("#seed Field", Field).value),
            options=self.query_one(HouseRules).chosen(names),
            live=any(sitter.is_person for sitter in sitters),
        )
        return Desk(match, sitters, new_path(self.meta.key), self.make_bot)

    def table_words(self, desk: Desk) -> str:
        """What will be played."""
        seats = desk.match.seats
        options = desk.match.setup.options
        row = next((row for row in self.query(OptionRow) if is_variant(row.option, self.meta)), None)
        variant = "" if row is None else f", {row.words.values[options[row.option.key]]}"
        return f"{phrase('door-seats', seats=seats)}{variant}."

    def on_button_pressed(self) -> None:
        """The doors."""
        self.action_start()

    def action_start(self) -> None:
        """Open the doors, or say why not."""
        try:
            desk = self.set_table()
        except rr.ReadingRoomError as error:
            self.tell(str(phrase("door-not-yet", why=str(error))))
            return
        self.sit_down(desk)

    def action_learn(self) -> None:
        """The lesson of the chosen game, or say that there is none."""
        from readingroom.terminal.lesson import LessonScreen

        try:
            self.app.push_screen(LessonScreen(self.meta.key))
        except rr.ReadingRoomError as error:
            self.tell(str(error))

    def tell(self, words: str) -> None:
        """A word that stays until something is changed."""
        self.word = words
        self.judge()

    @work(group="sitting")
    async def sit_down(self, desk: Desk) -> None:
        """Play at a desk, and at the next one, until somebody wants the lobby."""
        from readingroom.terminal.table import TableScreen

        self.word = ""
        following: Desk | None = desk
        while following is not None:
            following = await self.app.push_screen_wait(TableScreen(following, self.pace))

    # --- saves ----------------------------------------------------------------------------------------------

    @work(thread=True, exclusive=True, group="saves")
    def look_for_saves(self) -> None:
        """Replaying many matches takes a moment; the lobby is open meanwhile."""
        saves = list_saves()
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.show_saves, saves)

    def show_saves(self, saves: list[Save]) -> None:
        """One line a match; damaged ones say so."""
        self.saves = saves
        listed = self.query_one("#saves", OptionList)
        listed.clear_options()
        listed.add_options([save_text(save) for save in saves])
        listed.highlighted = 0 if saves else None
        listed.border_subtitle = str(phrase("door-enter-sits" if saves else "door-none"))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with a match."""
        save = self.saves[event.option_index]
        try:
            desk = read_save(save.path)
        except rr.ReadingRoomError as error:
            self.tell(str(phrase("door-cannot-be-opened", file=save.path.name, why=str(error))))
            return
        desk.make_bot = self.make_bot
        self.sit_down(desk)

    def on_key(self, event: Key) -> None:
        """Arrows go from field to field; in the list of matches they stay there."""
        if event.key in ("up", "down") and not isinstance(self.focused, OptionList):
            event.stop()
            _ = self.focus_next() if event.key == "down" else self.focus_previous()


def parse_seed(text: str) -> int | str | None:
    """A whole number, or the digits of a secret; empty: left to chance."""
    text = text.strip()
    if not text:
        return None
    return int(text) if text.isdecimal() else text


def save_text(save: Save) -> Text:
    """A line of the list."""
    if save.damage is None:
        return Text(save.words)
    return Text(f"{phrase('door-damaged')} ", "bold").append(f"{save.words}: {save.damage}", "not bold")
