"""Faults that the tests must catch: a few words of a source changed, and the narrow tests that must fail then."""

from __future__ import annotations

from dataclasses import dataclass

LAW = "tests/laws/test_laws.py::test_a_law_holds_at_a_table"
FIRE = "src/readingroom/games/fire/"
LABYRINTH = "src/readingroom/games/labyrinth/"


@dataclass(frozen=True, slots=True)
class Fault:
    """One mistake that somebody could make."""

    says: str  # what is wrong then
    file: str
    old: str  # stands exactly once in the file
    new: str
    tests: tuple[str, ...]  # ids for pytest, or files for Vitest; those of tests/page need the page built

    @property
    def is_for_vitest(self) -> bool:
        return self.tests[0].endswith(".ts")

    @property
    def needs_page(self) -> bool:
        return self.tests[0].startswith("tests/page/")


FAULTS = (
    # --- rules ------------------------------------------------------------------------------------------
    Fault(
        says="Fire: a second fire on a safe space does not catch",
        file=FIRE + "rules/table.py",
        old="or fires(row) > 0",
        new="or fires(row) > 1",
        tests=("tests/games/fire/test_saving.py",),
    ),
    Fault(
        says="Fire: a revealed icon brings no fire into the bag",
        file=FIRE + "rules/burning.py",
        old="table.put_back(FIRE, fires)",
        new="table.put_back(FIRE, 0)",
        tests=("tests/games/fire/test_spreading.py",),
    ),
    Fault(
        says="Fire: leaving early under Gloves brings a tool",
        file=FIRE + "rules/scoring.py",
        old="table.house.tool_for_leaving and not table.gloves and",
        new="table.house.tool_for_leaving and",
        tests=("tests/games/fire/test_tools_saving.py",),
    ),
    Fault(
        says="Labyrinth: a double curse goes on after the end",
        file=LABYRINTH + "rules/disturbance.py",
        old="    if table.ending == NOT_ENDED:\n        curse_tile(table, first + 2)",
        new="    curse_tile(table, first + 2)",
        tests=("tests/games/labyrinth/test_disturbance.py",),
    ),
    Fault(
        says="Labyrinth: a cursed tile turns the other way",
        file=LABYRINTH + "rules/disturbance.py",
        old="rotate(table, cell, True, NOBODY_DID)",
        new="rotate(table, cell, False, NOBODY_DID)",
        tests=("tests/games/labyrinth/test_disturbance.py",),
    ),
    Fault(
        says="Labyrinth: a hand holds a card too many",
        file=LABYRINTH + "rules/table.py",
        old="self.slots(hand) < HAND_LIMIT",
        new="self.slots(hand) <= HAND_LIMIT",
        tests=("tests/games/labyrinth/test_hands.py",),
    ),
    # --- kernel -----------------------------------------------------------------------------------------
    Fault(
        says="Fire: a copy forgets the charges of a Shovel",
        file=FIRE + "rules/fields.py",
        old="        mine.charges = other.charges\n",
        new="",
        tests=(LAW + "[fire-4-copy]", LAW + "[fire-4-replay]", LAW + "[fire-4-resample]"),
    ),
    Fault(
        says="kernel: a copy of a stacked question shares its frames",
        file="src/readingroom/core/state.py",
        old="            self.frames = self.copy_of(self.frames, other.frames)",
        new="            self.frames = other.frames",
        tests=(LAW + "[fire-4-copy]", LAW + "[labyrinth-2-copy]"),
    ),
    Fault(
        says="Fire: a sample depends on the hand that it should draw",
        file=FIRE + "rules/hidden.py",
        old="guess.reseed(mix(key))",
        new="guess.reseed(mix(key + guess.hands[0]))",
        tests=(LAW + "[fire-4-resample]", LAW + "[fire-4-blind]"),
    ),
    Fault(
        says="kernel: after taking back the same chance comes again",
        file="src/readingroom/core/taking_back.py",
        old="if times == 0:",
        new="if times >= 0:",
        tests=("tests/laws/test_taking_back.py",),
    ),
    Fault(
        says="bots: an Axe in a hidden hand is thought twice as likely",
        file=FIRE + "bot/outcomes.py",
        old="harmless = left - bits(hidden & axes)",
        new="harmless = max(0, left - 2 * bits(hidden & axes))",
        tests=("tests/games/fire/test_outcomes.py",),
    ),
    # --- edge -------------------------------------------------------------------------------------------
    Fault(
        says="Fire: the public view shows a hand",
        file=FIRE + "edge/looking.py",
        old="        hand=(),",
        new="        hand=shown_tools(faces, int(state.hands[0])),",
        tests=("tests/games/fire/test_views.py",),
    ),
    Fault(
        says="Fire: everybody hears which tool was drawn unseen",
        file=FIRE + "edge/events.py",
        old="    def seen_by(self, seat: int | None) -> ToolDrawn:\n        return self if seat == self.who else",
        new="    def seen_by(self, seat: int | None) -> ToolDrawn:\n        return self if seat != -1 else",
        tests=("tests/games/fire/test_spreading.py", "tests/games/fire/test_views.py"),
    ),
    Fault(
        says="Fire: stopping too early is refused by the wrong rule",
        file=FIRE + "edge/refusals.py",
        old='Refusal("FIRE-SAVE-4", phrase("fire-refused-draw-first"))',
        new='Refusal("FIRE-SAVE-3", phrase("fire-refused-draw-first"))',
        tests=("tests/games/fire/test_refusals.py",),
    ),
    Fault(
        says="Fire: a position may give a card to whoever has played",
        file=FIRE + "positions/invariants.py",
        old="not has_played or state.card_of[who] == NO_CARD",
        new="not has_played or state.card_of[who] >= NO_CARD",
        tests=("tests/games/fire/test_positions.py",),
    ),
    # --- store and server -------------------------------------------------------------------------------
    Fault(
        says="store: an entry is confirmed before it is durable",
        file="src/readingroom/store/writer.py",
        old="            results = await write(works)",
        new="            confirm(works, [True] * len(works))\n            results = await write(works)",
        tests=("tests/store/test_log.py", "tests/store/test_crashes.py"),
    ),
    Fault(
        says="store: SQLite does not wait for the disk",
        file="src/readingroom/store/sqlite.py",
        old="PRAGMA synchronous = FULL",
        new="PRAGMA synchronous = OFF",
        tests=("tests/store/test_opening.py",),
    ),
    Fault(
        says="tables: a command that comes twice is done twice",
        file="src/readingroom/tables/moves.py",
        old='number: int | None = table.standing.done.get(f"{asker.name} {command.id}")',
        new="number: int | None = None",
        tests=("tests/tables/test_deciding.py",),
    ),
    Fault(
        says="server: a move is confirmed when it is handed to the store",
        file="src/readingroom/server/live/pipeline.py",
        old="self._row, self._deliveries, self)",
        new="self._row, self._deliveries, self)\n            self.report(written=True)",
        tests=("tests/server/test_pipeline.py",),
    ),
    Fault(
        says="server: a spectator is told what the first seat knows",
        file="src/readingroom/tables/updates.py",
        old='return self._begin, b"{}" + self._end',
        new="return self._begin, encode(match.own_view(0)) + self._end",
        tests=("tests/server/test_leaks.py::test_nothing_that_a_seat_cannot_know_changes_a_byte",),
    ),
    Fault(
        says="kernel: of several views a spectator's is the first seat's",
        file="src/readingroom/core/match.py",
        old="own = [{} if seat is None else game.own_view(state, setup, seat) for",
        new="own = [game.own_view(state, setup, seat or 0) for",
        tests=("tests/laws/test_parts_of_views.py",),
    ),
    # --- doors ------------------------------------------------------------------------------------------
    Fault(
        says="terminal: no curtain falls before another person looks",
        file="src/readingroom/terminal/table.py",
        old="if seat != self.viewer and not self.is_open(seat):",
        new="if seat != self.viewer and self.is_open(seat):",
        tests=("tests/terminal/test_hot_seat.py",),
    ),
    Fault(
        says="words: a German sentence is missing",
        file=FIRE + "words/de.ftl",
        old="fire-refused-draw-first =",
        new="fire-refused-draw-at-first =",
        tests=("tests/words/test_catalogues.py",),
    ),
    Fault(
        says="page: a step is sent before the next question has come",
        file="page/src/lib/steps.ts",
        old="number === after",
        new="number !== after",
        tests=("src/lib/steps.test.ts",),
    ),
    Fault(
        says="page: a token is shown on the space after its own",
        file="page/src/games/fire/stages.ts",
        old="at === place ? { ...space, token }",
        new="at === place + 1 ? { ...space, token }",
        tests=("src/games/fire/stages.test.ts",),
    ),
    Fault(
        says="page: a token has no name for a screen reader",
        file="page/src/games/fire/Token.svelte",
        old="  aria-label={label}\n",
        new="",
        tests=("tests/page/test_screens.py::test_every_screen_is_sound",),
    ),
)
