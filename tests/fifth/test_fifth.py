"""A game is its rules, its cards, its board and its words: a fifth is laid into the house, and every door finds it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.fifth.house import GAME, ROOT, House, build_house, files_of_the_game

MATCHES = 220  # each of the laws meets every table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return build_house(tmp_path_factory.mktemp("house"))


def test_the_catalogue_finds_it_in_its_place(house: House) -> None:
    assert house.run("-m", "readingroom", "games").index("Fire in the Library") >= 0
    listed = house.run("-c", "import readingroom as rr; print(*[meta.key for meta in rr.games()])").split()
    assert listed[-1] == GAME
    assert listed[0] == "fire"


def test_all_laws_hold(house: House) -> None:
    said = house.run("-m", "tests.laws", "--game", GAME, "--matches", str(MATCHES), "--jobs", "1")
    assert re.search(rf"{MATCHES} matches, \d+ laws, 6 tables: 0 broken", said), said


def test_a_law_that_it_breaks_is_named(tmp_path: Path) -> None:
    """The laws are not blind to it: a book that vanishes is missed."""
    broken = build_house(tmp_path / "house")
    rules = broken.root / "src" / "readingroom" / "games" / GAME / "rules" / "state.py"
    source = rules.read_text("utf-8")
    assert "        self.aside |= bit(book)\n" in source
    rules.write_text(source.replace("        self.aside |= bit(book)\n", ""), "utf-8")
    said = broken.run("-m", "tests.laws", "--game", GAME, "--matches", "60", "--jobs", "1", check=False)
    assert "a book is lost" in said


def test_its_words_are_held_to_its_code(house: House) -> None:
    house.run("scripts/typescript.py")
    house.run("scripts/words.py", "--types")
    house.run("scripts/words.py")


def test_its_fields_and_zones_are_written_out(house: House) -> None:
    house.run("scripts/fields.py", "--check")
    asked = "from readingroom.catalog import find_game as f; print(*[z.key for z in f('returns').zones.zones])"
    assert house.run("-c", asked).split() == ["round", "hands", "laid", "stamps", "aside", "swapped", "cart", "asked"]


def test_a_position_goes_wrong_in_words(house: House) -> None:
    begin = "import readingroom as rr; rr.start('returns', position={'hands': [['book-4', 'book-4', 'book-5'], []]})"
    assert "book-4 already lies in hands[0]" in house.run("-c", begin, check=False)


def test_a_match_is_played_in_plain_lines(house: House) -> None:
    said = house.run("-m", "readingroom", "play", GAME, "--text", "--seats", "2", "--bots", "quick", typed="1\n" * 6)
    assert "Which book do you lay?" in said
    assert "The match is over" in said


def test_it_is_told_in_german(house: House) -> None:
    said = house.run(
        "-m", "readingroom", "play", GAME, "--text", "--language", "de", "--bots", "quick", typed="1\n" * 6
    )
    assert "Welches Buch legst du?" in said


def test_a_match_is_played_at_the_terminal(house: House, tmp_path: Path) -> None:
    """The desk and the hand are its own; question, answers with what they bring, keys and the log are the house's."""
    said = house.run("-m", "tests.fifth.inside.terminal", str(tmp_path))
    for words in ("The returns desk", "Your books", "the highest so far", "aside for a book", "The last page"):
        assert words in said, said


def test_a_match_is_played_in_the_browser(house: House) -> None:
    house.run("scripts/typescript.py")
    house.run("scripts/words.py", "--types")
    shutil.copy2(
        house.root / "tests" / "fifth" / "inside" / "browser.py", house.root / "tests" / "page" / "test_fifth.py"
    )
    said = house.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/page/test_fifth.py")
    assert "2 passed" in said, said


def test_a_rule_points_to_its_code(house: House) -> None:
    assert f"games/{GAME}/rules/state.py" in house.run("-m", "readingroom", "rule", "RET-SWAP-1")


def test_every_rule_is_cited(house: House) -> None:
    house.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/core/test_citations.py")


def test_a_match_is_kept_and_verified(house: House, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    house.run("-m", "readingroom", "play", GAME, "--text", "--bots", "quick", "--save", str(file), typed="1\n" * 6)
    assert GAME in file.read_text("utf-8")
    house.run("-m", "readingroom", "verify", str(file))


def test_searching_bots_beat_random_ones(house: House) -> None:
    """Without a line about it: the search needs only the state, and an evaluation."""
    said = house.run(
        "-m", "readingroom", "simulate", GAME, "--seats", "2", "--bots", "apprentice,random", "--matches", "60"
    )
    share = {bot: float(found) for bot, found in re.findall(r"(apprentice|random).*?([\d.]+)%", said)}
    assert share["apprentice"] > share["random"] + 20, said


def test_the_guide_says_how_much_it_took() -> None:
    """docs/adding-a-game.md counts its files and lines."""
    files = files_of_the_game()
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    assert f"{len(files)} files and {lines:,} lines" in guide, f"{len(files)} files and {lines:,} lines"
