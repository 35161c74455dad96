"""What hostile and honest people write, and what of it reaches a table."""

from __future__ import annotations

from unicodedata import category, normalize

import pytest
from hypothesis import example, given, settings, strategies as st

from readingroom.tables.words import (
    CHAT_LENGTH,
    NAME_LENGTH,
    PHRASES,
    POINTS_PER_CHARACTER,
    BadWords,
    clean_chat,
    clean_name,
    distinct,
    skeleton,
    visible_length,
)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ALLOWED_FORMATS = {"\u200c", "\u200d"}
# the pieces that attacks are made of, so that they meet each other often
NASTY = (
    "aZé1#2 \t\n\u2028\u00a0\u0000\u001b\u200b\u200c\u200d\u200e\u202a\u202e\u2066\u2069\ufeff\u00ad\u034f"
    "\u0301\u0302\u0316\u0489\u20e3\u20dd\ufe0e\ufe0f\u115f\u1160\u3164\u2800\U000e0061\U000e007f\U000e0100\U0001f468\U0001f469"
    "\U0001f3fd\u2764\U0001f1e9\U0001f1ea\u0627\u0646\u064b\u0651\u0915\u094d\u0937\u093f\u0940\u0dc1\u0dca\u0dbb\u1100\u1161"
    "\u11a8\u09c7\u09be\u0958\ufb2c\ud800\ue000\uffff\U0001faf8\U0001fbff\u0344\u1e9b\u0323"
)
hostile = st.text(st.sampled_from(NASTY), max_size=60) | st.text(st.characters(exclude_categories=()), max_size=40)


def cleaned(text: str) -> str | None:
    try:
        return clean_name(text)
    except BadWords:
        return None


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \t\r\n  María ", "Ana María"),
        ("Mari\u0301a", "María"),
        ("Ana\u202eneB\u202c", "AnaneB"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\u200bn\ufeffa\u00ad", "Ana"),
        ("A\u200dn\u200ca", "Ana"),
        ("A\x00n\x1b[31ma", "An[31ma"),
        ("Ana\U000e0041\U000e007f", "Ana"),
        ("\u3164Ana\u2800", "Ana"),
        ("\ud800Ana\udfff", "Ana"),
        ("Ana\u3000Ben", "Ana Ben"),
        ("a\u0300\u0301\u0302\u0303\u0304", "à\u0301\u0302"),
        ("\u0301\u0302Ana", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
    ],
)
def test_what_is_shown_of_a_name(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Ngọc Nguyễn",
        "李小龍",
        "김민수",
        "नहीं पेड़ों",
        "ශ්\u200dරී",
        "می\u200cخواهم",
        "มี่",
        "עִבְרִית",
        FAMILY,
        "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fb",
        "\U0001f1e9\U0001f1ea",
        "1\ufe0f\u20e3",
        "\U0001faf8",  # newer than the Unicode of the oldest Python that runs this
    ],
    ids=ascii,
)
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "text", ["", "  \n", "\u200b\u200d", "\u202e", "\u0301\u0302", "\u3164", "\u2800", "\U000e0041"]
)
def test_nothing_to_see_is_no_name(text: str) -> None:
    with pytest.raises(BadWords, match="write at least one letter"):
        clean_name(text)
    with pytest.raises(BadWords, match="a message"):
        clean_chat(text)


@pytest.mark.parametrize(
    "one", ["a", "é", "e\u0331\u0329", "\U0001f1e9\U0001f1ea", "1\ufe0f\u20e3", "ෆ\u0dd4"], ids=ascii
)
def test_a_name_has_as_many_characters_as_a_reader_counts(one: str) -> None:
    assert clean_name(one * NAME_LENGTH) == one * NAME_LENGTH
    with pytest.raises(BadWords, match="at most 24 characters; shorten it"):
        clean_name(one * (NAME_LENGTH + 1))


def test_a_crowd_of_families_is_too_long_though_few_are_seen() -> None:
    with pytest.raises(BadWords, match="shorten it"):
        clean_name(FAMILY * NAME_LENGTH)


def test_an_endless_emoji_comes_apart() -> None:
    assert visible_length("\u200d".join("\U0001f468" * 9)) == 3


def test_an_endless_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadWords, match="shorten it"):
        clean_name("\u200b" * 10_000_000 + "Ana")


def test_a_message_stands_on_one_line() -> None:
    assert clean_chat("first\n\n\r\nsecond\u2028third") == "first second third"


def test_a_message_has_at_most_300_characters() -> None:
    assert clean_chat("x" * CHAT_LENGTH) == "x" * CHAT_LENGTH
    with pytest.raises(BadWords, match="a message has at most 300"):
        clean_chat("x" * (CHAT_LENGTH + 1))


@settings(max_examples=400)
@given(hostile)
@example("a\u200c\u0301")
@example("\u1100\u200c\u1161\u200d\u11a8")
@example(" \u0301 a")
@example("\u09c7\u200c\u09be")
def test_what_is_shown_keeps_every_limit(text: str) -> None:
    shown = cleaned(text)
    if shown is None:
        return
    assert clean_name(shown) == shown
    assert shown == normalize("NFC", shown) == " ".join(shown.split())
    assert 1 <= visible_length(shown) <= NAME_LENGTH
    assert len(shown) <= POINTS_PER_CHARACTER * NAME_LENGTH
    hidden = {char for char in shown if category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")}
    assert hidden <= ALLOWED_FORMATS
    assert not any(0xE0000 <= ord(char) <= 0xE0FFF or 0x202A <= ord(char) <= 0x202E for char in shown)
    assert not any(0x2066 <= ord(char) <= 0x2069 for char in shown)
    shown.encode("utf-8")


@settings(max_examples=200)
@given(st.text(st.sampled_from("abc\u0300\u0301\u0316\u0323\u200c\u0334"), max_size=80))
def test_no_letter_carries_a_tower_of_marks(text: str) -> None:
    run = longest = 0
    for char in cleaned(text) or "":
        run = run + 1 if category(char) == "Mn" else 0
        longest = max(longest, run)
    assert longest <= 2


@settings(max_examples=200)
@given(hostile)
def test_a_message_is_cleaned_like_a_name(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        assert clean_chat(text) == name


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ana", "ana"),
        ("Ana", "Аnа"),  # Cyrillic
        ("Ana", "Ａｎａ"),
        ("Nora", "Νοra"),  # Greek
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Ana M", "AnaM"),
        ("می\u200cخواهم", "میخواهم"),
        ("Straße", "STRASSE"),
        ("ﬁona", "fiona"),
    ],
)
def test_a_twin_gets_a_number(name: str, twin: str) -> None:
    assert distinct(twin, [name]) == f"{twin} 2"


def test_a_third_twin_gets_the_next_number() -> None:
    assert distinct("Ana", ["ana", "ANA 2", "Ben"]) == "Ana 3"


@pytest.mark.parametrize("other", ["Anna", "Ána", "Ana M."])
def test_a_name_of_its_own_is_left_alone(other: str) -> None:
    assert distinct("Ana", [other]) == "Ana"


@pytest.mark.parametrize(
    ("name", "numbered"),
    [
        ("x" * 24, "x" * 22 + " 2"),
        ("ab " * 7 + "abc", "ab " * 7 + "a 2"),
        ("x" * 21 + " yz", "x" * 21 + " 2"),
        ("x" * 21 + "\u0dc1\u0dca\u200d\u0dbbz", "x" * 21 + "\u0dc1\u0dca 2"),  # nothing is left to join
    ],
    ids=ascii,
)
def test_a_long_name_makes_room_for_its_number(name: str, numbered: str) -> None:
    assert distinct(clean_name(name), [name]) == numbered


@settings(max_examples=200)
@given(hostile.map(cleaned).filter(bool), st.integers(2, 12))
@example("ශ්\u200dරී" * 8, 3)
@example(FAMILY * 13, 12)
def test_a_full_table_of_twins_has_distinct_clean_names(name: str, seats: int) -> None:
    names: list[str] = []
    for _ in range(seats):
        names.append(distinct(name, names))
    assert len({skeleton(one) for one in names}) == seats
    assert [clean_name(one) for one in names] == names


def test_phrases_are_clean_messages_with_keys_to_store() -> None:
    assert {key: clean_chat(phrase) for key, phrase in PHRASES.items()} == PHRASES
    assert all(key.isidentifier() and key.islower() for key in PHRASES)
    assert 8 <= len(PHRASES) <= 10
