"""The card file: its counts (K1, K2, section 6), what is refused, and new cards out of known effects."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import readingroom as rr
from readingroom.games.chapters.cards.pack import load_pack, published_pack
from readingroom.games.chapters.edge.actions import ACTIONS
from readingroom.games.chapters.edge.events import CardDrawn
from readingroom.games.chapters.rules import codes
from tests.games.chapters.builders import ANA, BEN, a_table, friends, hand, told, with_modules

PUBLISHED = files("readingroom.games.chapters.cards").joinpath("cards.toml").read_text("utf-8")


def test_friends_are_as_the_rulebook_counts_them() -> None:
    """K1, K2 and section 6: six a type, eight a Category, two a pair, all scores different."""
    cards = published_pack().friends
    assert set(Counter(card.type for card in cards).values()) == {6}
    assert set(Counter(card.prefers for card in cards).values()) == {8}
    assert set(Counter((card.type, card.prefers) for card in cards).values()) == {2}
    assert len({(card.score, card.type == "buddy" and card.key) for card in cards}) == 24
    assert [sum(card.requires[category] for card in cards) for category in range(3)] == [21, 21, 22]


def test_features_are_nineteen_a_category() -> None:
    """1.2."""
    assert Counter(card.category for card in published_pack().features) == {"space": 19, "programme": 19, "content": 19}


def test_actions_are_in_the_order_of_their_codes() -> None:
    """`codes.py` and `actions.py` agree."""
    firsts = {
        "keep:fr01": codes.KEEP,
        "build:fs01": codes.BUILD_CARD,
        "over:1": codes.OVER,
        "tuck:en01": codes.TUCK,
        "tuck:none": codes.TUCK_NONE,
        "invite:fr01": codes.INVITE_FRIEND,
        "give_up": codes.GIVE_UP,
        "loan:space": codes.PAY_LOAN,
        "discount": codes.PAY_DISCOUNT,
        "pay:fs01": codes.PAY,
        "play:ev01": codes.PLAY,
        "molly:space": codes.CALL_MOLLY,
        "use:en01": codes.USE,
        "trigger:en01": codes.TRIGGER,
        "player:0": codes.CHOOSE_SEAT,
        "friend:fr01": codes.CHOOSE_FRIEND,
        "stack:0:1": codes.CHOOSE_STACK,
        "discard:fs01": codes.DISCARD,
        "shelve:fs01": codes.SHELVE,
        "shelve_event": codes.SHELVE_EVENT,
        "recover:fs01": codes.RECOVER,
        "draw:features": codes.DRAW_FEATURES,
        "draw:market:1": codes.TAKE_MARKET,
        "arrange:stay": codes.ARRANGE,
        "guess:space": codes.GUESS,
        "archive:fs01": codes.ARCHIVE,
    }
    assert {text: ACTIONS.code(text) for text in firsts} == firsts
    assert len(ACTIONS) == codes.CODES


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("feature = 57", "feature = 58", "`feature` says 58, but the file has 57"),
        ('op = "sweep_lobby"', 'op = "sweep"', "must be one of"),
        ('category = "space"\nfact', 'category = "spice"\nfact', "must be one of"),
        ('id = "FS02"', 'id = "FS01"', "two cards of id 'fs01'"),
        ("requires = { space = 3 }", "requires = { space = 1 }", "two to four icons"),
        ("requires = { space = 3 }", "requires = { content = 3 }", "preferred Category"),
        ('{ op = "molly" }, { op = "invite"', '{ op = "extra_action" }, { op = "invite"', "cannot stand here"),
        (
            '{ op = "choose_player" }, { op = "molly_home"',
            '{ op = "molly" }, { op = "molly_home"',
            "`choose_player` before it",
        ),
        ('first_player_site = "SI01"', 'first_player_site = "SI09"', "is no Site"),
        ('"2" = 10', '"2" = 20', "2 seats need at least"),
    ],
)
def test_a_bad_pack_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    """Design, section 2: with file, entry and reason."""
    assert old in PUBLISHED
    with pytest.raises(rr.BadPack, match=reason) as refused:
        load_pack(PUBLISHED.replace(old, new, 1), "mine.toml")
    assert "mine.toml" in str(refused.value)


NEW_EVENT = """
[[event]]
id = "MY01"
name = "Swap shop"
copies = 1
timing = "action"
steps = [
  { op = "swap_friend", with = "lobby" },
  { op = "discard", n = 1, upto = false },
  { op = "draw", n = 1, plus_discarded = true, from = "feature_deck" },
]
text = "Swap a Friend with the Lobby, discard a card, draw two."
source = "ours"
"""
NEW_ENHANCEMENT = """
[[enhancement]]
id = "MY02"
name = "Reading garden"
copies = 1
trigger = "post"
cost = { discard = 1 }
steps = [ { op = "draw", n = 2, from = "feature_deck" }, { op = "molly" } ]
passive = [ { op = "icon", category = "content", n = 2 } ]
text = "Two Content icons. Each turn, you may discard a card to draw two and Call MOLLY."
source = "ours"
"""
NEW_REACTION = """
[[nsfl]]
id = "MY03"
name = "Free coffee"
copies = 1
timing = "reaction"
trigger = "action_declared"
steps = [ { op = "draw", n = 2, from = "feature_deck" } ]
text = "When another player declares an action, draw two cards."
source = "ours"
"""


def with_new_cards() -> str:
    counts = {"event = 21": "event = 22", "nsfl = 12": "nsfl = 13", "enhancement = 27": "enhancement = 28"}
    text = PUBLISHED + NEW_EVENT + NEW_ENHANCEMENT + NEW_REACTION
    for old, new in counts.items():
        text = text.replace(f"\n{old}\n", f"\n{new}\n", 1)
    return text


def mine(**zones: Any) -> rr.Match:
    return a_table(pack={"file": "mine.toml", "text": with_new_cards()}, **zones)


def test_a_new_event_out_of_known_steps() -> None:
    """3.1: a card pack can make a new card out of known effects."""
    match = mine(hands={ANA: ["my01", "fs01", "fs02"]}, friends={ANA: ["fr01"]}, lobby=["fr02"])
    happened = match.play("play:my01", "friend:fr01", "friend:fr02", "discard:fs01")
    assert (friends(match), len(told(happened, CardDrawn))) == (["fr02"], 2 + 1)
    assert str(match.game.describe(match.actions.parse("play:my01"), ("A", "B"), match.setup)) == "Play Swap shop"


def test_a_new_enhancement_out_of_known_steps() -> None:
    """3.1, CHAP-ENH-15."""
    match = mine(
        options=with_modules("enhancements"),
        stacks={ANA: [{"feature": "fs01", "enhancement": "my02"}]},
        hands={ANA: ["fs02", "fs03"]},
    )
    assert match.view().libraries[ANA].icons["content"] == 2
    match.play("build:fs02", "tuck:none", "use:my02", "discard:fs03", "molly:space")
    assert (match.view().molly, len(hand(match))) == (ANA, 2)


def test_a_reaction_that_does_not_end_the_action() -> None:
    """CHAP-NSFL-7: the window starts again, and the action takes place."""
    match = mine(options=with_modules("nsfl"), hands={BEN: ["my03"]})
    match.play("molly:space", "play:my03")
    while match.to_move != BEN or match.view(BEN).decision != "action":
        match.play("pass")
    assert (match.view().molly, len(hand(match, BEN))) == (ANA, 2)


def test_a_pack_of_ones_own_plays_to_the_end() -> None:
    """Replayed from its file, too."""
    text = with_new_cards()
    match = rr.start(
        "chapters",
        position=rr.start("chapters", seats=2, seed=3, options=with_modules("nsfl", "enhancements")).position()
        and {"seats": 2, "options": with_modules("nsfl", "enhancements"), "pack": {"file": "mine.toml", "text": text}},
    )
    while not match.over:
        legal = match.legal()
        match.play(legal[len(match.log) * 7 % len(legal)])
        match.game.conserved(match.true_state())
    assert rr.Match.loads(match.dumps()).checksum() == match.checksum()
