"""Ids and tokens: unguessable, typed with slips, stored as fingerprints, compared whatever arrives."""

from __future__ import annotations

import hmac
from hashlib import sha256

import pytest
from hypothesis import given, strategies as st

from readingroom.tables import keys
from readingroom.tables.keys import (
    ID_LENGTH,
    ID_LETTERS,
    find_id,
    fingerprint,
    looks_like_token,
    matches,
    new_id,
    new_token,
)

TOKEN = "q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k"
anything = (
    st.none() | st.integers() | st.binary() | st.text(st.characters(exclude_categories=())) | st.lists(st.integers())
)


def test_an_id_has_128_bits_in_letters_that_can_be_read_out() -> None:
    assert len(set(ID_LETTERS)) ** ID_LENGTH >= 2**128
    assert set(ID_LETTERS) <= set("0123456789abcdefghijklmnopqrstuvwxyz") - set("ilou")
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert set("".join(ids)) == set(ID_LETTERS)
    assert {len(one) for one in ids} == {ID_LENGTH}


def test_a_typed_id_is_found_despite_its_slips() -> None:
    one = "0123456789abcdefghjkmnpqrs"
    assert find_id(one) == one
    assert find_id(" OI23-4567 89AB-CDEFGHJKMNPQRS ") == one
    assert find_id("ol23456789abcdefghjkmnpqrs") == one


@pytest.mark.parametrize(
    "text", ["", "abc", "u" * 26, "a" * 27, "a" * 26 + "\n", "../" * 9, "a" * 25 + "é", "-" * 10**7]
)
def test_what_cannot_be_an_id_is_not_found(text: str) -> None:
    assert find_id(text) is None


def test_tokens_have_256_bits_and_their_form() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(looks_like_token(token) and len(token) == 43 for token in tokens)


def test_a_token_matches_its_own_fingerprint_only() -> None:
    one, other = new_token(), new_token()
    assert matches(one, fingerprint(one))
    assert not matches(other, fingerprint(one))
    assert not matches(one, fingerprint(one)[:-1])
    assert not matches(fingerprint(one), fingerprint(one))


def test_a_fingerprint_is_the_hash_of_the_token_for_this_purpose() -> None:
    """Stored tables depend on it: it never changes."""
    assert fingerprint(TOKEN) == sha256(b"readingroom token 1:" + TOKEN.encode()).hexdigest()
    assert fingerprint(TOKEN) != sha256(TOKEN.encode()).hexdigest()


@pytest.mark.parametrize(
    "text", ["", TOKEN[:-1], TOKEN + "A", TOKEN + "\n", TOKEN[:-1] + "l", TOKEN[:-1] + "=", " " + TOKEN[1:], "é" * 43]
)
def test_what_is_no_token_does_not_look_like_one(text: str) -> None:
    assert looks_like_token(TOKEN)
    assert not looks_like_token(text)
    assert not matches(text, fingerprint(text))


@given(anything)
def test_whatever_is_sent_as_a_token_is_answered_with_no(sent: object) -> None:
    assert matches(sent, fingerprint(TOKEN)) is False


@pytest.mark.parametrize("stored", ["", "é", "\ud800", "0" * 64])
def test_a_damaged_fingerprint_matches_nothing(stored: str) -> None:
    assert not matches(TOKEN, stored)


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By `hmac.compare_digest`, and over hashes: how long it takes tells nothing of the token."""
    compared = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    monkeypatch.setattr(keys, "compare_digest", compare)
    assert matches(TOKEN, fingerprint(TOKEN))
    assert compared == [(fingerprint(TOKEN).encode(), fingerprint(TOKEN).encode())]
