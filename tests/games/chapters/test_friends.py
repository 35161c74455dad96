"""Each Friend: what it needs, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chapters.builders import ANA, BEN, a_table, hearts, offered, rule_against

FOUR = ["fr01", "fr08", "fr15"]  # Specialist, Explorer, Traveller; Space, Space, Programme

# Friend, a Library that just meets its requirement, another table, and its Hearts there (3.3).
CARDS: list[tuple[str, str, dict[str, Any], int]] = [
    ("fr01", "SS", {"stacks": {ANA: "SSSP"}}, 5),
    ("fr02", "SSS", {"stacks": {ANA: "SSSS"}}, 6),
    ("fr03", "PP", {"stacks": {ANA: "PPSS"}}, 2),
    ("fr04", "PPP", {"stacks": {ANA: "P"}}, 0),
    ("fr05", "CC", {"stacks": {ANA: "CCCSS"}}, 5),
    ("fr06", "CCC", {"stacks": {ANA: "CCC"}}, 4),
    ("fr07", "SPC", {"stacks": {ANA: "SSPCC"}}, 4),
    ("fr08", "SSC", {"stacks": {ANA: "SSPCC"}}, 5),
    ("fr09", "SPPC", {"friends": {ANA: ["fr01", "fr05"]}}, 6),
    ("fr10", "SPP", {"stacks": {ANA: "SPPC"}}, 5),
    ("fr11", "PCC", {"friends": {ANA: [*FOUR, "fr20"]}}, 6),
    ("fr12", "SCC", {"friends": {ANA: FOUR}}, 4),
    ("fr13", "SSP", {"stacks": {BEN: "SSPCC"}}, 5),
    ("fr14", "SS", {"friends": {BEN: ["fr01", "fr02", "fr03"]}}, 5),
    ("fr15", "PPC", {"friends": {BEN: ["fr01", "fr02", "fr03"]}}, 3),
    ("fr16", "PP", {"stacks": {BEN: "PPS"}}, 5),
    ("fr17", "CC", {"stacks": {BEN: "CPS"}}, 3),
    ("fr18", "SCC", {"friends": {BEN: ["fr05", "fr01"]}}, 3),
    ("fr19", "SS", {"friends": {ANA: ["fr01", "fr02", "fr03"]}}, 4),
    ("fr20", "SSC", {"friends": {ANA: ["fr01", "fr02", "fr03"]}}, 3),
    ("fr21", "PP", {"friends": {ANA: ["fr03", "fr04", "fr01"]}}, 4),
    ("fr22", "SPP", {"friends": {ANA: ["fr01", "fr02", "fr03", "fr13"]}}, 6),
    ("fr23", "CC", {"friends": {ANA: ["fr05", "fr06", "fr01"]}}, 4),
    ("fr24", "PCC", {"friends": {ANA: ["fr07", "fr19", "fr01"]}}, 4),
]


@pytest.mark.parametrize(("friend", "table", "worth"), [(card[0], *card[2:]) for card in CARDS])
def test_a_friend_is_worth_what_it_says(friend: str, table: dict[str, Any], worth: int) -> None:
    """Section 3.3 (CHAP-SCO-1, CHAP-ICON-1, CHAP-ICON-6)."""
    others = table.get("friends", {})
    held = {**others, ANA: [*others.get(ANA, []), friend]}
    assert hearts(a_table(**{**table, "friends": held}))[friend] == worth


@pytest.mark.parametrize(("friend", "library"), [card[:2] for card in CARDS])
def test_a_friend_comes_where_its_requirement_is_met(friend: str, library: str) -> None:
    """Section 3.3 (CHAP-INV-1, CHAP-INV-2, CHAP-INV-4)."""
    assert offered(a_table(stacks={ANA: library}, lobby=[friend]), "invite") == [friend]
    for missing in range(len(library)):
        short = library[:missing] + library[missing + 1 :]
        assert rule_against(a_table(stacks={ANA: short}, lobby=[friend]), f"invite:{friend}") == "CHAP-INV-2"
