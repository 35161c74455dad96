"""Words for every event, action and question; and the rules that events rest on."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import readingroom as rr
from readingroom.catalog import find_game
from readingroom.core.events import Event
from readingroom.games.labyrinth.cards.names import DECISIONS
from readingroom.games.labyrinth.edge import events as ev
from readingroom.games.labyrinth.edge.actions import ACTIONS, actions_with
from readingroom.games.labyrinth.words.naming import names, place
from readingroom.games.labyrinth.words.text import describe, prompt, rules_of, tell
from readingroom.words import LANGUAGES, say
from scripts.words import catalogues
from tests.games.labyrinth.mazes import ANA, BEN, NAMES, PACK, THING_NUMBERS, a_maze, played

LABYRINTH = find_game("labyrinth")
TERROR, REWARD_TILE = 1, 3  # kinds of tiles
NORTH = "r2c3"  # of the compass
ALL_OPEN = (True, True, True, True)


def book(key: str) -> int:
    return THING_NUMBERS[key]


def reward(key: str) -> int:
    return THING_NUMBERS[key] - 60


def terror(key: str) -> int:
    return THING_NUMBERS[key] - 75


SENTENCES: list[tuple[Event, str]] = [
    (ev.GenresChosen(BEN, ()), "Ben has chosen three genres."),
    (ev.GenresChosen(BEN, (0, 0, 4)), "Ben has chosen three genres: red, red and blue."),
    (
        ev.GenresShown(((0, 0, 4), (1, 2, 3))),
        "Ana takes red, red and blue and Ben takes pink, orange and green.",
    ),
    (ev.GenreReplaced(BEN, 3, 2), "Ben takes an orange Book instead: no green Book is left."),
    (
        ev.HandDealt(ANA, (book("jo-march"), book("nzinga")), (reward("booster-1"),)),
        "Ana is dealt Jo March, Nzinga and Time Machine / Photocopier.",
    ),
    (ev.BookwyrmPlaced(0), "The Bookwyrm starts between r1c1 and r2c2."),
    (ev.TurnBegan(ANA, 4), "Ana's turn, with 4 actions."),
    (ev.BookTaken(BEN, book("circe")), "Ben takes Circe."),
    (ev.DeckRebuilt(3, 2), "The discarded green Books become a new deck of 2."),
    (ev.DeckRebuilt(None, 7), "The discarded Reward cards become a new deck of 7."),
    (ev.RewardDrawn(ANA, reward("item-drink-me")), "Ana draws Drink Me."),
    (ev.RewardSkipped(ANA), "Ana draws no more."),
    (ev.BoosterPlayed(ANA, reward("booster-5"), 3), "Ana plays Secret Passage."),
    (ev.TileLit(ANA, NORTH, TERROR, ALL_OPEN), "Ana lights r2c3: a Terror tile."),
    (ev.TileLit(None, NORTH, 0, ALL_OPEN), "The curse lights r2c3: a crossroads."),
    (ev.TileDarkened("r1c1"), "The curse turns r1c1 dark."),
    (ev.TileTurned(BEN, "r5c5", clockwise=False), "Ben turns r5c5 anticlockwise."),
    (ev.TileTurned(None, "r5c5", clockwise=True), "The curse turns r5c5 clockwise."),
    (ev.TerrorAppeared(NORTH, terror("kraken")), "Kraken appears on r2c3."),
    (ev.ShelfAppeared(NORTH, 2), "The orange Shelf (Legends) appears on r2c3."),
    (ev.Moved(ANA, 0, "r3c3", NORTH), "Ana walks from the compass to r2c3."),
    (
        ev.TerrorCaptured(ANA, NORTH, terror("basilisk"), (book("jo-march"), book("nzinga")), (), ()),
        "Ana captures Basilisk on r2c3 with Jo March and Nzinga.",
    ),
    (
        ev.TerrorCaptured(
            BEN,
            NORTH,
            terror("minotaur"),
            (book("atalanta"),),
            (reward("item-drink-me"),),
            (book("atalanta"),),
        ),
        "Ben captures Minotaur on r2c3 with Atalanta counted twice and Drink Me.",
    ),
    (
        ev.TerrorReturned(ANA, NORTH, terror("basilisk"), 5),
        "Ana returns Basilisk to the purple Shelf on r2c3.",
    ),
    (ev.ThingPassed(ANA, BEN, book("circe")), "Ana hands Circe to Ben."),
    (ev.GiftOffered(ANA, BEN, book("circe")), "Ana offers Circe to Ben, whose hand is full."),
    (ev.GiftRefused(ANA, BEN, book("circe")), "Ben makes no room: Ana keeps Circe."),
    (ev.Discarded(BEN, THING_NUMBERS["item-drink-me"]), "Ben discards Drink Me."),
    (ev.PhaseEnded(ANA, 0, passed=False), "Ana ends the turn."),
    (ev.PhaseEnded(ANA, 1, passed=True), "Ana ends the turn and passes an action on; 1 action is lost."),
    (ev.CurseRevealed(0, 12), "A curse falls north-west of the Bookwyrm; 12 curses are left."),
    (ev.CurseRevealed(3, 0), "A curse falls south-west of the Bookwyrm; only Out of Time is left."),
    (ev.CurseRevealed(4, 1), "A double curse falls north-west and south-east of the Bookwyrm; 1 curse is left."),
    (ev.NothingDisturbed(NORTH), "The curse changes nothing on r2c3."),
    (ev.BookwyrmMoved(5), "The Bookwyrm crawls on; it sits between r3c4 and r4c5."),
    (ev.MatchEnded(1, 6), "All six Shelves are filled: you have won."),
    (ev.MatchEnded(2, 5), "Time is out, and you have lost: 5 of 6 Shelves were filled."),
    (ev.MatchEnded(3, 1), "A sixth Terror lies on the grid, and you have lost: 1 of 6 Shelves was filled."),
    (ev.MatchEnded(4, 0), "You have given up: 0 of 6 Shelves were filled."),
]
ALONE: list[tuple[Event, str]] = [
    (ev.BookTaken(1, book("circe")), "The Trolley takes Circe."),
    (ev.Moved(0, 1, "r3c3", NORTH), "The Trolley walks from the compass to r2c3."),
    (ev.Moved(0, 2, "r3c3", NORTH), "Ana rides with the Trolley from the compass to r2c3."),
    (ev.ThingPassed(0, 1, THING_NUMBERS["basilisk"]), "Ana hands Basilisk to the Trolley."),
    (
        ev.TerrorCaptured(1, NORTH, terror("basilisk"), (book("jo-march"),), (), ()),
        "Ana captures Basilisk on r2c3 with Jo March; the Trolley keeps it.",
    ),
    (ev.TerrorReturned(1, NORTH, terror("basilisk"), 5), "Ana returns Basilisk to the purple Shelf on r2c3."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_words(event: Event, sentence: str) -> None:
    """Style 7: rules report events, words come from the text."""
    assert str(tell(event, NAMES, PACK)) == sentence


@pytest.mark.parametrize(("event", "sentence"), ALONE)
def test_alone_the_second_hand_is_the_trolleys(event: Event, sentence: str) -> None:
    """LAB-SOLO-3; the Trolley itself neither captures nor returns (LAB-SOLO-6)."""
    assert str(tell(event, NAMES[:1], PACK)) == sentence


def test_the_table_of_sentences_knows_every_event() -> None:
    """Style 7: none is left without words."""
    assert {type(event) for event, _ in SENTENCES} == set(LABYRINTH.event_types.values())


@pytest.mark.parametrize(("event", "sentence"), SENTENCES + ALONE)
def test_every_event_rests_on_rules_of_the_book(event: Event, sentence: str) -> None:
    """LAB-FLIP-1 and all others: the ids exist."""
    rules = rules_of(event)
    assert rules, sentence
    assert [rule for rule in rules if rule not in LABYRINTH.rulebook] == []


def test_the_grid_is_counted_from_one() -> None:
    """3.1: rows from the north, columns from the west; the compass by its name."""
    assert [place(cell) for cell in (0, 4, 12, 20)] == ["r1c1", "r1c5", "the compass", "r5c1"]


# --- actions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_action_has_a_phrase_of_its_own(seats: int) -> None:
    """4.2: for a button or a menu."""
    for language in LANGUAGES:
        told = [say(describe(action, NAMES[:seats], PACK), language) for action in ACTIONS.actions]
        assert len(set(told)) == len(told)
    for phrase in [str(describe(action, NAMES[:seats], PACK)) for action in ACTIONS.actions]:
        assert phrase[0].isupper()
        assert "None" not in phrase
        assert "_" not in phrase


def test_cards_of_one_name_are_told_apart() -> None:
    """A pack of one's own may repeat names and pairs of options, or have fewer cards."""
    first, *rest = PACK.rewards[6:]
    doubled = replace(
        PACK,
        books=(*PACK.books[:20], replace(PACK.books[20], name=PACK.books[0].name)),
        rewards=(first, replace(first, key="again"), *rest),
    )
    assert len({str(name) for name in names(doubled)}) == 99
    phrases = [str(describe(action, NAMES, doubled)) for action in actions_with(doubled).actions]
    assert len(set(phrases)) == len(phrases)


@pytest.mark.parametrize(
    ("action", "phrase"),
    [
        ("end", "End your turn"),
        ("end:pass", "End your turn and pass an action on"),
        ("take:orange", "Take an orange Book (Legends)"),
        ("take:red:trolley", "The Trolley takes a red Book (Children's Fiction)"),
        ("flip:r2c3", "Light r2c3"),
        ("rotate:r2c3:ccw", "Turn r2c3 anticlockwise"),
        ("move:r3c3", "Walk to the compass"),
        ("move:r1c3:trolley", "Send the Trolley to r1c3"),
        ("move:r1c3:ride", "Ride to r1c3"),
        ("spend:booster-1:time_machine", "Play Time Machine, not Photocopier"),
        ("pay:jo-march", "Pay Jo March"),
        ("copy:jo-march", "Pay Jo March twice (Photocopier)"),
        ("return:basilisk", "Return Basilisk"),
        ("give:jo-march", "Give Jo March"),
        ("for:jo-march", "Get Jo March for it"),
        ("to:1", "Give it to Ben"),
        ("discard:item-drink-me", "Discard Drink Me"),
        ("start:red+red+blue", "Start with red, red and blue"),
    ],
)
def test_a_phrase_is_short(action: str, phrase: str) -> None:
    """4.2."""
    assert str(describe(ACTIONS.parse(action), NAMES, PACK)) == phrase


# --- questions ----------------------------------------------------------------------------------------------


def ask(match: rr.Match, seat: int | None) -> str:
    return str(prompt(match.view(seat), NAMES[: match.seats], {}, PACK))


def test_every_decision_has_a_question() -> None:
    english = catalogues()["labyrinth"]["en"].messages
    asked = {key.removeprefix("labyrinth-ask-") for key in english if key.startswith("labyrinth-ask-")}
    assert asked == set(DECISIONS)


def test_the_question_counts_the_actions_left() -> None:
    """LAB-TURN-2."""
    assert ask(a_maze(), ANA) == "What do you do? 3 actions left."
    assert ask(a_maze(turn={"actions": 0}), ANA) == "What do you do? No action is left."
    assert ask(a_maze(), BEN) == ask(a_maze(), None) == "Ana is thinking."


def test_the_question_names_the_card_and_its_giver() -> None:
    """R-58; without a pack it goes unnamed."""
    full = ["alice", "gerda", "gretel", "heidi", "circe", "deborah"]
    match = played(a_maze(hands=[["nzinga"], full]), "give:nzinga")
    assert ask(match, BEN) == "Ana offers you Nzinga, and your hand is full: discard a card for it?"
    assert str(prompt(match.view(BEN), NAMES, {})).startswith("Ana offers you a card")
    assert ask(match, ANA) == "Ben is thinking."


def test_the_question_names_the_terror() -> None:
    """LAB-CAP-1."""
    tiles = {"r2c3": "terror/tee/1 tornado"}
    match = played(a_maze(tiles=tiles, hands=[["dorothy-gale", "harriet-tubman", "portia"]]), "move:r2c3")
    assert ask(match, ANA) == "Which cards do you pay for Tornado?"


def test_all_choose_their_genres_at_once() -> None:
    """R-14: whoever has not chosen is asked, whoever has reads who is thinking."""
    match = rr.start("labyrinth", seats=3, seed=1)
    assert ask(match, ANA) == ask(match, BEN) == "Choose the genres of your first three Books."
    match.play("start:red+red+red")
    assert ask(match, ANA) == "Ben is thinking."


def test_the_public_view_and_a_seats_own_fields_ask_alike() -> None:
    """4.5: a server sends the public part once."""
    match = a_maze()
    own = match.own_view(ANA)
    assert str(prompt(match.view(), NAMES, own)) == ask(match, ANA)


MODES: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, {"double_curses": 2}), (3, {}), (5, {"difficulty": "expert"})]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_random_matches_can_be_told_and_asked(seats: int, options: dict[str, Any]) -> None:
    """Style 7, 4.5: every event that comes up has words and rules, every view a question."""
    for seed in range(2):
        dice, match = random.Random(seed), rr.start("labyrinth", seats=seats, seed=seed, options=options)
        while not match.over:
            for seat in (None, match.to_move):
                assert ask(match, seat)
            match.play(dice.choice(match.legal()))
        for event in match.events(0):
            sentence = match.tell(event, NAMES[:seats])
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "None" not in sentence
            assert all(rule in LABYRINTH.rulebook for rule in LABYRINTH.rules_of(event))
        assert ask(match, 0) == "The match is over."
