"""Card packs changed by hand: they load, or are refused with file, entry and reason."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import readingroom as rr
from readingroom.core.state import bits
from readingroom.games.labyrinth.cards.box import open_box
from readingroom.games.labyrinth.cards.pack import Pack, load_pack, published_pack
from readingroom.games.labyrinth.options import check_options, make_house
from readingroom.games.labyrinth.rules.house import House

PUBLISHED = files("readingroom.games.labyrinth.cards").joinpath("cards.toml").read_text("utf-8")
SWITCHBOARD = """
[[terrors]]
id = "switchboard"
name = "Switchboard"
symbols = ["pink", "pink", "blue", "blue"]
"""


def changed(*changes: tuple[str, str]) -> str:
    """The published pack with some words changed, each at its first place."""
    text = PUBLISHED
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def entry(table: str, key: str) -> str:
    """The whole entry of that id."""
    found = re.search(rf'\[\[{table}\]\]\nid = "{key}"\n(?:.+\n)+', PUBLISHED)
    assert found is not None, key
    return found[0]


def within(table: str, key: str, old: str, new: str) -> str:
    """The published pack with some words of one entry changed."""
    whole = entry(table, key)
    assert old in whole, old
    return PUBLISHED.replace(whole, whole.replace(old, new, 1))


def anxiety(symbols: str) -> str:
    """The published pack with other symbols on its first Terror."""
    return within("terrors", "anxiety", '["red", "blue", "purple"]', f"[{symbols}]")


def gerda(symbols: str) -> str:
    """The published pack with other symbols on a Book."""
    return within("books", "gerda", '["red", "purple", "orange"]', f"[{symbols}]")


def without(table: str, *keys: str) -> str:
    """The published pack with some entries taken out."""
    text = PUBLISHED
    for key in keys:
        text = text.replace(entry(table, key), "")
    return text


def all_but(text: str, table: str, kept: int) -> str:
    """A pack with only the first few entries of a list."""
    found = list(re.finditer(rf"\[\[{table}\]\]\n(?:.+\n)+", text))
    for one in found[kept:]:
        text = text.replace(one[0], "")
    return text


def loaded(text: str) -> Pack:
    return load_pack(text, "mine.toml")


def house_of(text: str, seats: int = 3) -> House:
    return make_house(loaded(text), seats, check_options(seats, {}), live=False)


# --- changed by hand ------------------------------------------------------------------------------------------


def test_the_published_pack_may_be_brought_along() -> None:
    """It is the same but for its name."""
    mine = loaded(PUBLISHED)
    assert (mine.file, mine.books, mine.terrors) == ("mine.toml", published_pack().books, published_pack().terrors)
    assert mine.difficulty("expert").terror == 14


def test_a_terror_may_have_other_symbols() -> None:
    """LAB-CAP-1: Anxiety wants green in place of red."""
    text = anxiety('"green", "blue", "purple"')
    assert loaded(text).terrors[0].symbols == ("green", "blue", "purple")
    assert house_of(text).terror_genres[0] == 0b111000


def test_a_terror_may_have_another_pattern() -> None:
    """CON-14: two pairs now, and the file says so or leaves it out."""
    pairs = anxiety('"red", "blue", "red", "blue"')
    assert loaded(pairs.replace('pattern = "three"\n', "", 1)).terrors[0].pattern == "two_pairs"
    assert loaded(pairs.replace('pattern = "three"', 'pattern = "two_pairs"', 1)).terrors[0].pattern == "two_pairs"


def test_a_terror_of_ones_own_needs_no_origin_and_has_no_line() -> None:
    """1.5: who somebody is stands in our own file, and only for the published figures."""
    pack = loaded(without("terrors", "triffid") + SWITCHBOARD)
    terror = open_box(pack).terrors[-1]
    assert (terror.key, terror.origin, terror.who.en, terror.who.de) == ("switchboard", "", "", "")


def test_a_figure_that_took_anothers_id_does_not_take_the_line() -> None:
    """Alice's line is about Alice."""
    box = open_box(loaded(within("books", "alice", 'name = "Alice"', 'name = "Aunt Alice"')))
    assert (box.books[0].name, box.books[0].who.en) == ("Aunt Alice", "")
    assert open_box(published_pack()).books[0].who.en


def test_a_booster_may_offer_another_pair() -> None:
    """LAB-BOOST-1: the first one is a Library Card or a Useful Map now."""
    text = within("rewards", "booster-1", '["time_machine", "photocopier"]', '["library_card", "useful_map"]')
    assert open_box(loaded(text)).rewards[6].name == "Library Card / Useful Map"
    assert [bits(house_of(text).option_set[option]) for option in (0, 4, 5, 6)] == [1, 4, 4, 1]


def test_an_item_may_have_two_different_symbols() -> None:
    """LAB-REW-2: any two."""
    text = within("rewards", "item-drink-me", '["green", "green"]', '["green", "red"]')
    assert house_of(text).item_symbols[3] == 1 + (1 << 24)


def test_a_pack_may_have_fewer_cards() -> None:
    """The sets hold what is there, and the genres say how many they have."""
    text = without("books", "alice").replace("books = 9", "books = 8", 1)
    text = all_but(all_but(text, "rewards", 5), "terrors", 20)
    house = house_of(text)
    assert (bits(house.books), bits(house.rewards), bits(house.terrors)) == (59, 5, 20)
    assert bits(house.genre_set[0]) == 8
    assert open_box(loaded(text)).genres[0].books == 8


@pytest.mark.parametrize("symbols", ['["red"]', '["red", "pink", "orange", "green", "blue", "purple"]'])
def test_a_book_may_have_one_to_six_symbols(symbols: str) -> None:
    """CON-3 is about the published Books; people's own may be weak or strong."""
    text = within("books", "dorothy-gale", '["red", "green", "purple"]', symbols)
    assert len(loaded(text).books[2].symbols) == symbols.count('"') // 2


def test_other_tiles_and_curses_load() -> None:
    """LAB-SETUP-2, LAB-SETUP-8: another row, another deck, a windy corner."""
    row = "crossroads = 3\nshelf = 6\nreward = 3\nterror = 12"
    text = within("difficulty", "standard", row, "crossroads = 4\nshelf = 6\nreward = 3\nterror = 11")
    text = text.replace("3 = 21", "3 = 9").replace('["SW"]\ncount = 7', '["SW"]\ncount = 0')
    text = text.replace('["NE"]\ncount = 7', '["NE"]\ncount = 14')
    text = text.replace('shape = "tee"\ncount = 8', 'shape = "tee"\ncount = 15')
    house = house_of(text)
    assert (house.crossroads, house.terror_tiles, house.curses) == (4, 11, 9)
    assert house.curse_bag == 7 | 14 << 8 | 7 << 16
    assert house.box_of_tiles >> 8 & 255 == 15


def test_words_may_be_changed() -> None:
    """Titles of genres and what people read on a booster are the pack's."""
    text = PUBLISHED.replace('"Science"', '"Laboratory"').replace('name = "Photocopier"', 'name = "Scriptorium"')
    box = open_box(loaded(text))
    assert (box.genres[3].title, box.rewards[6].name) == ("Laboratory", "Time Machine / Scriptorium")


# --- refused --------------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, str, str]] = [
    ("not TOML", "game = [", "not a TOML file"),
    ("another game", changed(('game = "labyrinth"', 'game = "fire"')), "pack: `game` must be 'labyrinth'"),
    ("another format", changed(("format = 1", "format = 2")), "pack: `format` must be 1"),
    ("a missing table", changed(("[shapes]", "[forms]")), r"table `\[shapes\]` is missing"),
    ("a missing list", PUBLISHED.replace("[[terrors]]", "[[horrors]]"), r"list `\[\[terrors\]\]` is missing"),
    ("a larger hand", changed(("hand_limit = 6", "hand_limit = 7")), "constants: `hand_limit` is fixed .*: 6, not 7"),
    ("another centre", changed(("centre = [2, 2]", "centre = [0, 0]")), "constants: `centre` is fixed by the rules"),
    ("a straight tile", changed(('corner = ["N", "E"]', 'corner = ["N", "S"]')), "shapes: `corner` is fixed"),
    ("another ring", changed(("[[0, 0], [0, 1]", "[[0, 1], [0, 0]")), "bookwyrm: `ring` is fixed by the rules"),
    ("a Shelf twice", changed(('tokens = ["red", "pink"', 'tokens = ["red", "red"')), "shelves: `tokens` is fixed"),
    (
        "an unknown genre",
        within("symbols", "red", 'id = "red"', 'id = "grey"'),
        r"pack: \[\[symbols\]\] must be red, .* each once, not grey",
    ),
    ("a genre twice", within("symbols", "pink", 'id = "pink"', 'id = "red"'), r"\[\[symbols\]\] must be red, .*once"),
    (
        "two genres of one word",
        within("symbols", "pink", '"classic_fiction"', '"childrens_fiction"'),
        r"pack: two \[\[symbols\]\] have the same `genre`",
    ),
    ("a nameless genre", within("symbols", "red", '"Children\'s Fiction"', '""'), "symbols 'red': `genre_name` must"),
    (
        "a genre without Books",
        within("symbols", "green", "books = 7", "books = 0"),
        "symbols 'green': `books` must be from 1 to 60",
    ),
    ("a Book less than said", without("books", "alice"), r"'red' says 9 books, but the file has 8"),
    ("too few Books", all_but(PUBLISHED, "books", 14), r"must be from 15 to 60 \[\[books\]\] entries, not 14"),
    (
        "too many Books",
        PUBLISHED + entry("books", "alice").replace('"alice"', '"alice-again"'),
        r"pack: there must be from 15 to 60 \[\[books\]\] entries, not 61",
    ),
    (
        "a Book of no genre",
        within("books", "alice", '"childrens_fiction"', '"poetry"'),
        "books 'alice': `genre` must be",
    ),
    (
        "a Book that starts otherwise",
        within("books", "alice", '["red", "orange"', '["orange", "red"'),
        "books 'alice': the first symbol is the genre's: 'red', not 'orange'",
    ),
    ("an unknown symbol", within("books", "alice", '"green"]', '"grey"]'), "books 'alice': `symbols` must hold only"),
    ("no list of symbols", gerda("").replace("symbols = []", "symbols = 5"), "books 'gerda': `symbols`"),
    ("no symbols", gerda(""), "'gerda': `symbols` must list from 1 to 6 symbols"),
    (
        "seven symbols",
        gerda('"red", "purple", "orange", "red", "pink", "green", "blue"'),
        "'gerda': `symbols` must list from 1 to 6 symbols",
    ),
    ("a symbol thrice", gerda('"red", "red", "red"'), "'gerda': `symbols` has 'red' 3 times; no Terror wants"),
    (
        "a nameless Book",
        within("books", "alice", 'name = "Alice"', 'name = ""'),
        "books 'alice': `name` must be a text",
    ),
    ("an origin in figures", within("books", "gerda", 'from = "', 'from = 1844 # "'), "books 'gerda': `from` must be"),
    ("a Terror called red", within("terrors", "kraken", 'id = "kraken"', 'id = "red"'), "must not be 'red'"),
    ("a Terror called dark", within("terrors", "kraken", 'id = "kraken"', 'id = "dark"'), "must not be 'dark'"),
    ("a Book called crossroads", within("books", "gerda", 'id = "gerda"', 'id = "crossroads"'), "'crossroads'"),
    ("a Book twice", within("books", "gerda", 'id = "gerda"', 'id = "alice"'), "books 'alice': there are two entries"),
    (
        "a Terror with a Book's id",
        within("terrors", "anxiety", 'id = "anxiety"', 'id = "alice"'),
        "terrors 'alice': there are two",
    ),
    (
        "an id with spaces",
        within("books", "gerda", '"gerda"', '"Gerda K"'),
        "books 'Gerda K': `id` must be small letters",
    ),
    ("too few Rewards", all_but(PUBLISHED, "rewards", 4), r"must be from 5 to 15 \[\[rewards\]\] entries, not 4"),
    (
        "too many Rewards",
        PUBLISHED + entry("rewards", "booster-1").replace("booster-1", "booster-10"),
        r"pack: there must be from 5 to 15 \[\[rewards\]\] entries, not 16",
    ),
    (
        "another Reward",
        within("rewards", "booster-1", '"booster"\n', '"boost"\n'),
        "rewards 'booster-1': `kind` must be",
    ),
    (
        "an item with three symbols",
        within("rewards", "item-drink-me", '["green", "green"]', '["green", "green", "red"]'),
        "rewards 'item-drink-me': `symbols` must list 2 symbols",
    ),
    (
        "a booster with one option",
        within("rewards", "booster-1", '"time_machine", "photocopier"', '"time_machine"'),
        "rewards 'booster-1': `options` must name two options",
    ),
    (
        "a booster with one option twice",
        within("rewards", "booster-1", '"photocopier"', '"time_machine"'),
        "rewards 'booster-1': `options` names something twice",
    ),
    (
        "an unknown option",
        within("rewards", "booster-1", '"photocopier"', '"lift"'),
        "rewards 'booster-1': `options` must hold only",
    ),
    (
        "an option left out",
        without("booster_options", "photocopier"),
        r"\[\[booster_options\]\] must be time_machine, .*once",
    ),
    ("too few Terrors", all_but(PUBLISHED, "terrors", 5), r"must be from 6 to 24 \[\[terrors\]\] entries, not 5"),
    ("too many Terrors", PUBLISHED + SWITCHBOARD, r"pack: there must be from 6 to 24 \[\[terrors\]\] entries, not 25"),
    (
        "a Shelf that no Terror fits",
        re.sub(r"\[\[terrors\]\]\n(?:.+\n)+", lambda one: one[0] if '"green"' not in one[0] else "", PUBLISHED),
        "pack: no Terror shows 'green', so that Shelf could never be filled",
    ),
    ("a Terror with three of a symbol", anxiety('"red", "red", "red"'), "'anxiety': `symbols` has 'red' 3 times"),
    (
        "a Terror with one pair",
        anxiety('"red", "red", "purple"'),
        "terrors 'anxiety': a Terror has three different symbols, two pairs or three pairs, not red, red, purple",
    ),
    (
        "a Terror with four symbols",
        anxiety('"red", "blue", "purple", "pink"'),
        "'anxiety': a Terror has three different symbols",
    ),
    (
        "a pattern that is not there",
        anxiety('"red", "red", "blue", "blue"'),
        "terrors 'anxiety': `pattern` says 'three', but the symbols are 'two_pairs'",
    ),
    (
        "a row of 26",
        within("difficulty", "expert", "crossroads = 2", "crossroads = 3"),
        "difficulty 'expert': the tiles must be 25 in all, not 26",
    ),
    (
        "more tiles than the box has",
        within(
            "difficulty", "expert", "crossroads = 2\nshelf = 6\nreward = 2", "crossroads = 0\nshelf = 6\nreward = 4"
        ),
        r"difficulty 'expert': `reward` is 4, but \[\[tiles\]\] has 3",
    ),
    (
        "no compass",
        within("difficulty", "expert", "compass = 1", "compass = 0"),
        "'expert': `compass` must be from 1 to 1",
    ),
    (
        "five Shelves",
        within("difficulty", "expert", "shelf = 6", "shelf = 5"),
        "'expert': `shelf` must be from 6 to 20",
    ),
    ("a row too few", without("difficulty", "novice"), r"pack: \[\[difficulty\]\] must be solo, novice, standard"),
    (
        "an odd tile",
        within("tiles", "shelf-tee", '"tee"', '"cross"'),
        "tiles 'shelf-tee': no tile of the game is of kind",
    ),
    (
        "a tile twice",
        within("tiles", "shelf-tee", 'shape = "tee"', 'shape = "corner"'),
        "tiles 'shelf-corner': there are",
    ),
    ("a heap of tiles", within("tiles", "shelf-tee", "= 3", "= 99"), "tiles 'shelf-tee': `count` must be from 0 to 15"),
    (
        "two compasses",
        within("tiles", "compass", "count = 1", "count = 2"),
        r"pack: \[\[tiles\]\] must have one compass",
    ),
    (
        "another direction",
        within("disturbance", "curse-nw", '["NW"]', '["N"]'),
        "disturbance 'curse-nw': `directions` must hold only",
    ),
    (
        "a curse of two",
        within("disturbance", "curse-nw", '["NW"]', '["NW", "NE"]'),
        "disturbance 'curse-nw': `directions` of kind 'curse' must be NW or NE or SE or SW",
    ),
    (
        "another double curse",
        within("disturbance", "double-nw-se", '["NW", "SE"]', '["NW", "NE"]'),
        r"disturbance 'double-nw-se': `directions` of kind 'double' must be NW\+SE or NE\+SW",
    ),
    (
        "a curse twice",
        within("disturbance", "curse-ne", '["NE"]', '["NW"]'),
        "disturbance 'curse-ne': there are two entries of these directions",
    ),
    ("no double curse", without("disturbance", "double-ne-sw"), r"must have the card double curse NE\+SW"),
    (
        "endless time",
        without("disturbance", "out-of-time"),
        r"pack: \[\[disturbance\]\] must have the card Out of Time",
    ),
    (
        "too many curses",
        within("disturbance", "curse-nw", "count = 7", "count = 8"),
        r"pack: \[\[disturbance\]\] has 29 standard curse cards, at most 28",
    ),
    (
        "two Out of Time",
        within("disturbance", "out-of-time", "count = 1", "count = 2"),
        "'out-of-time': `count` must be",
    ),
    (
        "a deck that the box has not",
        changed(("5 = 25", "5 = 28"), ('directions = ["NW"]\ncount = 7', 'directions = ["NW"]\ncount = 6')),
        r"disturbance_counts: `5` is 28, but \[\[disturbance\]\] has 27",
    ),
    ("hardly a deck", changed(("1 = 16", "1 = 2")), "disturbance_counts: `1` must be from 3 to 28, not 2"),
    ("no deck for four", changed(("4 = 24\n", "")), "disturbance_counts: `4` must be a whole number, not None"),
]


@pytest.mark.parametrize(
    ("text", "reason"), [(text, reason) for _, text, reason in BROKEN], ids=[name for name, _, _ in BROKEN]
)
def test_a_broken_pack_is_refused_with_file_entry_and_reason(text: str, reason: str) -> None:
    """LAB-SETUP-2, LAB-SETUP-8, CON-2, CON-3, CON-12, CON-14, R-33: nothing is half loaded."""
    with pytest.raises(rr.BadPack, match=rf"^mine\.toml: .*{reason}"):
        loaded(text)
