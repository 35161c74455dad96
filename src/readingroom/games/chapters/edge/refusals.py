"""Why an action is not allowed now: the rule, and a phrase that says what to do instead."""

from __future__ import annotations

from readingroom.core.game import Refusal
from readingroom.core.phrases import phrase
from readingroom.core.state import bit
from readingroom.games.chapters.cards.names import DECISIONS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge import actions as do
from readingroom.games.chapters.edge.actions import ChaptersAction, actions_with, names_in
from readingroom.games.chapters.rules.house import MOLLY
from readingroom.games.chapters.rules.lobby import reserved
from readingroom.games.chapters.rules.state import ChaptersState
from readingroom.games.chapters.rules.table import (
    ASK_ABILITY,
    ASK_ACTION,
    ASK_BUILD,
    ASK_COST,
    ASK_DISCARD,
    ASK_INVITE,
    ASK_MOLLY,
    ASK_PAY,
    ASK_RECOVER,
    ASK_REDECLARE,
    ASK_SHELVE,
    ASK_TRIM,
)
from readingroom.games.chapters.words.naming import event_called, friend_called

# Of each answer: the decisions that ask for it, and the rule that says when that is.
ASKED: dict[type, tuple[tuple[str, ...], str, str]] = {
    do.Pass: (("reaction", "glare"), "CHAP-NSFL-5", "no-reaction"),
    do.Done: (("ability", "build", "invite", "discard", "recover", "shelve", "shelve_event", "exchange", "archive"),
              "CHAP-TURN-2", "no-skipping"),
    do.Keep: (("start",), "CHAP-SETUP-9", "starting-friend"),
    do.Over: (("over",), "CHAP-BUILD-3", "build-over"),
    do.Tuck: (("tuck",), "CHAP-ENH-8", "tuck"),
    do.GiveUp: (("redeclare",), "CHAP-NSFL-14", "give-up"),
    do.Loan: (("payment",), "CHAP-SITE-7", "loan"),
    do.Discount: (("payment",), "CHAP-Q-47", "discount"),
    do.Pay: (("pay",), "CHAP-Q-47", "pay"),
    do.Use: (("ability",), "CHAP-ENH-15", "use"),
    do.Trigger: (("order",), "CHAP-ENH-18", "trigger"),
    do.ChooseSeat: (("target",), "CHAP-EVT-5", "target"),
    do.ChooseFriend: (("give_friend", "get_friend", "lose_friend", "rotate", "exchange"), "CHAP-EVT-5", "friend"),
    do.ChooseStack: (("give_stack", "get_stack", "lose_stack", "cost_stack"), "CHAP-EVT-5", "stack"),
    do.Discard: (("discard", "cost", "trim"), "CHAP-EOT-2", "discard"),
    do.Shelve: (("shelve",), "CHAP-SHL-1", "shelve"),
    do.ShelveEvent: (("shelve_event",), "CHAP-Q-46", "shelve-event"),
    do.Recover: (("recover",), "CHAP-DISC-3", "recover"),
    do.Draw: (("draw", "source"), "CHAP-ENH-2", "draw"),
    do.Arrange: (("peek",), "CHAP-EVT-5", "arrange"),
    do.Guess: (("guess",), "CHAP-SITE-4", "guess"),
    do.Archive: (("archive",), "CHAP-SITE-6", "archive"),
}  # fmt: skip
NOT_AMONG: dict[type, tuple[str, str]] = {
    do.Done: ("CHAP-EVT-3", "must-choose"),
    do.Keep: ("CHAP-SETUP-8", "not-offered"),
    do.Over: ("CHAP-BUILD-4", "no-such-stack"),
    do.Tuck: ("CHAP-ENH-8", "not-in-hand"),
    do.Loan: ("CHAP-SITE-7", "loan-impossible"),
    do.Discount: ("CHAP-Q-47", "discount-impossible"),
    do.Pay: ("CHAP-Q-47", "not-in-hand"),
    do.Use: ("CHAP-ENH-16", "ability-impossible"),
    do.Trigger: ("CHAP-ENH-17", "not-triggered"),
    do.ChooseSeat: ("CHAP-Q-45", "not-a-target"),
    do.ChooseFriend: ("CHAP-Q-44", "not-this-friend"),
    do.ChooseStack: ("CHAP-Q-44", "not-this-stack"),
    do.Shelve: ("CHAP-SHL-1", "not-in-hand"),
    do.Recover: ("CHAP-DISC-3", "not-on-the-pile"),
    do.Draw: ("CHAP-ENH-7", "nothing-there"),
    do.Arrange: ("CHAP-Q-36", "one-friend-only"),
    do.Archive: ("CHAP-SITE-6", "not-in-hand"),
}


def why_not(state: ChaptersState, code: int, pack: Pack) -> Refusal:
    """The rule that forbids an action now; the action is not legal."""
    action = actions_with(pack).actions[code]
    if state.is_over():
        return Refusal("CHAP-END-3", phrase("chapters-refused-over"))
    if isinstance(action, do.Build):
        return why_not_build(state, action, pack)
    if isinstance(action, do.Invite):
        return why_not_invite(state, action, pack)
    if isinstance(action, do.Play):
        return why_not_play(state, action, pack)
    if isinstance(action, do.CallMolly):
        return why_not_molly(state)
    return why_not_now(state, action)


def why_not_now(state: ChaptersState, action: ChaptersAction) -> Refusal:
    """Answers to questions: it is not asked, or this is no answer to it."""
    decisions, rule, words = ASKED[type(action)]
    if DECISIONS[state.asks] not in decisions:
        if needs_module(action) and not state.house.enhancing:
            return Refusal("CHAP-ENH-1", phrase("chapters-refused-without-enhancements"))
        return Refusal(rule, phrase(f"chapters-refused-{words}"))
    if isinstance(action, do.Discard):
        return why_not_discard(state)
    if isinstance(action, do.ChooseFriend) and DECISIONS[state.asks] == "rotate":
        return Refusal("CHAP-Q-34", phrase("chapters-refused-rotate"))
    rule, words = NOT_AMONG[type(action)]
    return Refusal(rule, phrase(f"chapters-refused-{words}"))


def needs_module(action: ChaptersAction) -> bool:
    """Only module 3 knows such an answer."""
    return isinstance(action, do.Tuck | do.Use | do.Trigger | do.Shelve | do.ShelveEvent | do.Draw | do.Arrange)


def acts(state: ChaptersState) -> bool:
    """An action can be declared now."""
    return state.asks == ASK_ACTION


def another_choice(state: ChaptersState) -> Refusal:
    """No action is asked for; another choice comes first, or the action has been taken."""
    if state.asks in (ASK_DISCARD, ASK_TRIM, ASK_COST, ASK_SHELVE, ASK_RECOVER, ASK_PAY):
        return Refusal("CHAP-TURN-2", phrase("chapters-refused-cards-first"))
    if state.asks == ASK_ABILITY:
        return Refusal("CHAP-TURN-4", phrase("chapters-refused-abilities-first"))
    return Refusal("CHAP-TURN-2", phrase("chapters-refused-choice-first"))


def why_not_build(state: ChaptersState, action: do.Build, pack: Pack) -> Refusal:
    if state.asks != ASK_BUILD and not acts(state):
        return another_choice(state)
    if not state.hand_features(state.asked) & bit(names_in(pack).features.index(action.feature)):
        return Refusal("CHAP-BUILD-1", phrase("chapters-refused-not-in-hand"))
    return Refusal("CHAP-DEF-3", phrase("chapters-refused-kind"))


def why_not_invite(state: ChaptersState, action: do.Invite, pack: Pack) -> Refusal:
    if state.asks not in (ASK_INVITE, ASK_REDECLARE) and not acts(state):
        return another_choice(state)
    number = names_in(pack).friends.index(action.friend)
    if number >= len(pack.friends):
        return Refusal("CHAP-INV-1", phrase("chapters-refused-not-in-the-box"))
    friend = friend_called(action.friend, pack)
    if not state.lobby & bit(number):
        return Refusal("CHAP-INV-1", phrase("chapters-cannot-not-in-lobby", friend=friend))
    if state.barred & bit(number):
        return Refusal("CHAP-NSFL-14", phrase("chapters-cannot-barred", friend=friend))
    if reserved(state, state.asked) & bit(number):
        return Refusal("CHAP-Q-34", phrase("chapters-cannot-reserved", friend=friend))
    if acts(state) and not state.first & 2:
        return Refusal("CHAP-DEF-3", phrase("chapters-refused-kind"))
    return Refusal("CHAP-INV-2", phrase("chapters-cannot-icons", friend=friend))


def why_not_play(state: ChaptersState, action: do.Play, pack: Pack) -> Refusal:
    decision = DECISIONS[state.asks]
    event = event_called(action.event, pack)
    number = names_in(pack).events.index(action.event)
    if decision not in ("action", "reaction", "glare"):
        return another_choice(state)
    if not state.hand_events(state.asked) & state.house.event_set[number]:
        return Refusal("CHAP-EVT-1", phrase("chapters-refused-not-in-hand"))
    if decision == "action" and not state.house.event_set[number] & state.house.action_events:
        return Refusal("CHAP-NSFL-3", phrase("chapters-cannot-reaction-only", event=event))
    if decision == "action":
        return Refusal("CHAP-DEF-3", phrase("chapters-refused-kind"))
    return Refusal("CHAP-NSFL-5", phrase("chapters-cannot-no-answer", event=event))


def why_not_molly(state: ChaptersState) -> Refusal:
    if state.asks == ASK_ACTION and not state.first & bit(MOLLY):
        return Refusal("CHAP-DEF-3", phrase("chapters-refused-kind"))
    return Refusal("CHAP-MOL-3", phrase("chapters-refused-molly")) if state.asks != ASK_MOLLY else another_choice(state)


def why_not_discard(state: ChaptersState) -> Refusal:
    """The card is not held, or the ability would lead nowhere without it."""
    if state.asks == ASK_COST:
        return Refusal("CHAP-ENH-16", phrase("chapters-refused-cost"))
    return Refusal("CHAP-DISC-1", phrase("chapters-refused-not-in-hand"))
