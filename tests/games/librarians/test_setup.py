"""Setup, options, positions by hand and card files."""

from __future__ import annotations

import pytest

import readingroom as rr
from readingroom.games.librarians.cards.names import FIRST_GENRES, GENRE_KEYS, grade_for
from readingroom.games.librarians.cards.pack import load_pack, published_pack
from readingroom.games.librarians.edge import events as ev
from readingroom.games.librarians.edge.actions import ACTIONS
from readingroom.games.librarians.rules.codes import AT, CODES, GIVE, KEEP_OFF, STEAL, TAKE, WITHDRAW
from tests.games.librarians.builders import a_library, is_legal, play


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_deal(seats: int) -> None:
    """LIB-SETUP-2, LIB-SETUP-3, LIB-SETUP-4, LIB-GEO-1, LIB-Q-47: 66 books, four shelves, four each; alone too."""
    match = rr.start("librarians", seats=seats, seed=seats)
    view = match.view(0)
    assert [shelf.row for shelf in view.shelves] == [0, 1, 2, 3]
    assert [seat.books for seat in view.seats] == [4] * seats
    assert (view.deck, view.spare_shelves, view.hand_limit) == (66 - 4 * seats, 8, 4)
    arrows = {shelf.key: shelf.arrow for shelf in published_pack().shelves}
    assert all(shelf.arrow == arrows[shelf.shelf] for shelf in view.shelves)  # upright


def test_the_start_player_is_drawn() -> None:
    """LIB-SETUP-5, LIB-SETUP-6, LIB-Q-46: at random, and the same for the same seed."""
    starts = [rr.start("librarians", seats=3, seed=seed).to_move for seed in range(30)]
    assert set(starts) == {0, 1, 2}
    assert starts == [rr.start("librarians", seats=3, seed=seed).to_move for seed in range(30)]
    assert rr.start("librarians", seats=3, seed=1, draws=["seat:2", "S09"]).view(0).shelves[0].shelf == "S09"


@pytest.mark.parametrize(
    ("genres", "books"),
    [(("horror",), 11), (FIRST_GENRES, 66), (("romance", "comedy", "fantasy"), 33), (GENRE_KEYS, 264)],
)
def test_the_deck_is_all_books_of_the_genres(genres: tuple[str, ...], books: int) -> None:
    """LIB-SETUP-1, LIB-SETUP-2, LIB-Q-45, LIB-Q-48: fewer colours, doubled ones; no two-coloured book among them."""
    match = rr.start("librarians", seats=2, options={"genres": list(genres)}, seed=1)
    assert match.view(0).left == books
    assert set(match.odds(None).genres) == set(genres)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (3, {"genres": "horror"}, "11 books are too few for 3 seats"),
        (6, {"genres": "horror,romance"}, "22 books are too few"),
        (2, {"genres": []}, "at least one genre"),
        (2, {"genres": ["horor"]}, "did you mean horror"),
        (2, {"thrills": ["jump"]}, "must be a list of any of skip"),
        (2, {"talk": "loud"}, "silent or whisper or open"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(seats: int, options: dict[str, object], why: str) -> None:
    """LIB-SETUP-4, LIB-COMM-2."""
    with pytest.raises(rr.BadOption) as refused:
        rr.start("librarians", seats=seats, options=options)
    assert why in str(refused.value)


def test_the_ladder_adds_step_by_step() -> None:
    """Chapter 9: each level has what the one before has, and more; an option of one's own still counts."""
    check = rr.start("librarians", seats=2, options={"level": "night_shift"}).setup.options
    assert all(check[key] for key in ("sequels", "authors", "curse_powers", "curse_vertical"))
    assert not check["ages"]
    hard = rr.start("librarians", seats=2, options={"level": "restricted_section", "ages": False}).setup.options
    assert not hard["ages"]
    assert len(hard["thrills"]) == 12
    easy = rr.start("librarians", seats=2, options={"level": "story_hour"})
    assert easy.view(0).left == 44


def test_thrill_books_are_books_without_a_genre() -> None:
    """LIB-THR-1: a letter and an action, no genre, colour, audience or author; they obey every play rule."""
    thrills = [book for book in published_pack().books if book.action]
    assert len(thrills) == 12 == len({book.letter for book in thrills})
    assert {(book.genre, book.colour, book.age) for book in thrills} == {(None, None, "any")}
    match = a_library("0 > : | T", "1 > : |", hand="thrill-02 A")  # Stop!, a W
    assert is_legal(match, "W", 0, 2)
    assert not is_legal(match, "W", 0, -1)


def test_the_letter_is_the_first_of_the_title() -> None:
    """LIB-ORD-3: only the big letter counts, and in our cards it is the first character of the title."""
    assert all(book.title.startswith(book.letter) for book in published_pack().books)
    text = published_pack().text
    with pytest.raises(rr.BadPack, match=r"horror-04.*title.*begin with the letter A"):
        load_pack(text.replace("Attic of Whispers", "The Attic"), "my.toml")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "horror-02"', 'id = "horror-01"', "two books have the id 'horror-01'"),
        (
            'age = "teens", series = "", number = 0 },',
            'age = "babies", series = "", number = 0 },',
            "must be one of any",
        ),
        ('letters = "D-I"', 'letters = "I-D"', "a range such as D-I"),
        ('author = "Agnes Cobweb"', 'author = "Mortimer Gloam"', "is not in the list"),
        ("number = 3 },", "number = 2 },", "volumes 1 to 3"),
        ('action = "skip"', 'action = "hop"', "in this order, the actions skip"),
        ('arrow = "left", power = "no_stacking"', 'arrow = "up", power = "no_stacking"', "must be one of right, left"),
        ("hand_limit = 4", "hand_limit = 0", "from 1 to 10"),
    ],
)
def test_a_bad_card_file_is_refused_with_its_reason(old: str, new: str, why: str) -> None:
    """Cards are data: file, entry and reason."""
    text = published_pack().text
    assert old in text
    with pytest.raises(rr.BadPack) as refused:
        load_pack(text.replace(old, new, 1), "my.toml")
    assert str(refused.value).startswith("my.toml: ")
    assert why in str(refused.value)


def test_actions_stand_in_the_order_of_their_codes() -> None:
    """`codes.py` and `actions.py` number the same answers."""
    assert len(ACTIONS) == CODES
    texts = ACTIONS.texts
    assert texts[TAKE] == "take:horror-01"
    assert texts[AT] == "at:-8:-30"
    assert texts[GIVE] == "give:0"
    assert texts[STEAL] == "steal:0:horror"
    assert texts[KEEP_OFF] == "keep_off:-8:left"
    assert texts[WITHDRAW] == "withdraw:keep_off"


def test_a_position_goes_out_and_comes_back_at_every_decision() -> None:
    """Referee's eyes: whatever is asked, the position laid out again is the same."""
    kinds = set()
    for seed in range(12):
        match = a_library(
            "0 > : | C/rom F/rom M/rom",
            "1 < : S | P D",
            hand="R/rom A Z K",
            hands=("B E T",),
            powers=(
                "A/thriller B/cooking C/science D/travel E/mythology F/crime G/picture_book H/action I/drama J/comedy",
            ),
            seed=seed,
            options={"authors": True},
        )
        while not match.over and len(match.log) < 60:
            kinds.add(match.view(0).decision)
            again = rr.start("librarians", position=match.position())
            assert again.position() == match.position()
            legal = match.legal()
            match.play(legal[(seed * 7 + len(match.log) * 13) % len(legal)])
    assert len(kinds) >= 12, kinds


@pytest.mark.parametrize(
    ("zones", "why"),
    [
        ({"hands": [["horror-04"], ["horror-04"]]}, "hands[1]: horror-04 already lies in hands[0]"),
        ({"hands": [["comedy-01"], []]}, "is not in the deck of this match"),
        ({"hands": [["horor-04"], []]}, "did you mean horror-04"),
        ({"library": {"0": {"0": "horror-04"}}}, "without 0"),
        ({"library": {"0": {"31": "horror-04"}}}, "from -30 to 30"),
        ({"shelves": {"0": "S01", "2": "S02"}}, "without a gap"),
        ({"shelves": {"0": "S01", "1": "S01"}}, "S01 already lies in shelves"),
        ({"shown": ["horror-04"]}, "so nobody remembers it"),
        ({"deck": ["horror-04"]}, "is nowhere"),
        ({"asked": {"decision": "place", "book": "horror-04"}}, "is not in the hand of seat 0"),
        ({"powers": [["horror-04"], []]}, "a red book"),
    ],
)
def test_a_position_that_cannot_be_is_refused(zones: dict[str, object], why: str) -> None:
    """LIB-GEO-1, LIB-GEO-2, LIB-GEO-12: the zone, the piece and the reason."""
    with pytest.raises(rr.BadPosition) as refused:
        rr.start("librarians", position={"seats": 2, "shelves": {"0": "S01"}} | zones)
    assert why in str(refused.value)


def test_the_edge_of_the_table_is_refused_with_a_reason() -> None:
    """LIB-GEO-3, LIB-GEO-12: thirty columns a side; beyond nothing is pushed."""
    row = "0 > : | " + " ".join(["M"] * 30)
    match = a_library(row, "1 > : |", hand="M A", powers=("B/drama",), options={"genres": list(GENRE_KEYS)})
    assert not any(str(action).startswith("use") for action in match.legal())
    refusal = match.why_not("use:drama")
    assert refusal is not None
    assert refusal.rule == "LIB-PWR-7"
    assert is_legal(match, "M", 0, -1)
    assert match.view(0).decision == "act"


@pytest.mark.parametrize(
    ("left", "grade"),
    [(0, "head librarian"), (1, "senior librarian"), (5, "senior librarian"), (12, "librarian"), (24, "assistant"),
     (40, "page"), (41, "lost in the stacks")],
)  # fmt: skip
def test_grades(left: int, grade: str) -> None:
    """LIB-END-7."""
    assert grade_for(left) == grade


def test_every_turn_is_told() -> None:
    """LIB-TURN-1: play, then end; the log tells whose turn it is."""
    match = a_library("0 > : |", "1 > : |", hand="C D E", hands=("F G",))
    play(match, "C", 0, 1)
    play(match, "D", 0, 2)
    heard = match.play("end")
    assert [type(event) for event in heard if event.seen_by(1)] == [ev.TurnEnded, ev.BooksDrawn, ev.TurnBegan]
