"""The slip of Chapters: what is asked, and what each answer brings, from the asked seat's view and odds alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from readingroom.core.phrases import Phrase, chance, phrase
from readingroom.core.slips import Heading, Offer, Slip, Tone
from readingroom.games.chapters.cards.names import ACTION_KEYS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge import actions as do
from readingroom.games.chapters.edge.odds import ChaptersOdds
from readingroom.games.chapters.edge.view import ChaptersView, LibraryView
from readingroom.games.chapters.words.naming import card_called, effect_of, event_called, friend_called
from readingroom.games.chapters.words.text import describe, prompt, who_is

QUESTION_RULES: Final = {
    "start": ("CHAP-SETUP-9",),
    "ability": ("CHAP-ENH-15", "CHAP-ENH-16"),
    "action": ("CHAP-TURN-2", "CHAP-TURN-3"),
    "build": ("CHAP-BUILD-1",),
    "over": ("CHAP-BUILD-4", "CHAP-BUILD-5"),
    "tuck": ("CHAP-ENH-8",),
    "invite": ("CHAP-INV-1", "CHAP-INV-2"),
    "redeclare": ("CHAP-NSFL-14",),
    "payment": ("CHAP-Q-47", "CHAP-Q-39"),
    "pay": ("CHAP-Q-47",),
    "molly": ("CHAP-MOL-2",),
    "reaction": ("CHAP-NSFL-5",),
    "glare": ("CHAP-NSFL-6",),
    "target": ("CHAP-EVT-5",),
    "give_friend": ("CHAP-INV-7",),
    "get_friend": ("CHAP-INV-7",),
    "give_stack": ("CHAP-STK-3",),
    "get_stack": ("CHAP-STK-3",),
    "lose_stack": ("CHAP-STK-1", "CHAP-STK-2"),
    "lose_friend": ("CHAP-INV-6",),
    "discard": ("CHAP-DISC-1",),
    "cost": ("CHAP-ENH-16",),
    "cost_stack": ("CHAP-ENH-16", "CHAP-STK-1"),
    "recover": ("CHAP-DISC-3",),
    "shelve": ("CHAP-SHL-1", "CHAP-SHL-2"),
    "shelve_event": ("CHAP-SHL-1",),
    "order": ("CHAP-ENH-18",),
    "peek": ("CHAP-DEF-4",),
    "rotate": ("CHAP-Q-34",),
    "guess": ("CHAP-SITE-4", "CHAP-SITE-5"),
    "exchange": ("CHAP-SITE-5",),
    "source": ("CHAP-DRW-1",),
    "draw": ("CHAP-ENH-2", "CHAP-ENH-3"),
    "archive": ("CHAP-SITE-6",),
    "trim": ("CHAP-EOT-2",),
}
KINDS: Final = {"build": "CHAP-BUILD-1", "invite": "CHAP-INV-2", "event": "CHAP-EVT-1", "molly": "CHAP-MOL-1"}
SYMBOLS: Final = {"build": "feature", "invite": "friend", "event": "event", "molly": "molly"}


@dataclass(frozen=True, slots=True)
class Looks:
    """What a slip is made from: nothing that the seat does not see."""

    view: ChaptersView
    odds: ChaptersOdds | None
    names: Sequence[str]
    pack: Pack
    options: dict[str, Any]

    @property
    def mine(self) -> LibraryView:
        """The Library of whoever is asked."""
        return self.view.libraries[self.view.seat or 0]

    def category(self, feature: str) -> str:
        """The printed Category of a Feature card; nothing for other cards."""
        return next((one.category for one in self.pack.features if one.key == feature), "")


def slip_of(looks: Looks, actions: Sequence[do.ChaptersAction]) -> Slip:
    """The slip of the asked seat."""
    view = looks.view
    decision = view.decision or ""
    return Slip(
        asks=phrase("chapters-ask-turn") if decision == "action" else prompt(view, looks.names, {}),
        more=more(looks),
        rules=QUESTION_RULES.get(decision, ()),
        offers=tuple(offer(action, looks) for action in actions),
        headings=headings(looks) if decision == "action" else (),
    )


def more(looks: Looks) -> Phrase | None:
    """A line under the question: what stands, what a swap gives, or how near the end is."""
    view = looks.view
    match view.decision:
        case "reaction":
            return standing(looks)
        case "glare":
            return answered(looks)
        case "get_friend" | "exchange" if view.subject is not None:
            return phrase("chapters-more-subject", card=card_called(view.subject, looks.pack))
        case "get_stack" if view.subject is not None:
            return phrase("chapters-more-subject", card=card_called(view.subject, looks.pack))
        case "cost" | "cost_stack" if view.ability is not None:
            return effect_of(view.ability, looks.pack)
        case "peek":
            return phrase("chapters-more-peek", cards=tuple(card_called(one, looks.pack) for one in view.looked_at))
        case "action" if view.final_turns is not None:
            return phrase("chapters-more-final", turns=view.final_turns)
    return None


def standing(looks: Looks) -> Phrase | None:
    """The action that could be stopped."""
    declared, view = looks.view.declared, looks.view
    if declared is None:
        return None
    who = who_is(view.active or 0, looks.names)
    if declared.action == "invite":
        return phrase("chapters-event-declares-invite", who=who, friend=friend_called(declared.card, looks.pack))
    if declared.action == "event":
        return phrase("chapters-event-declares-event", who=who, event=event_called(declared.card, looks.pack))
    if declared.action == "molly":
        return phrase("chapters-event-declares-molly", who=who, category=declared.card)
    return phrase("chapters-event-declares-build", who=who, card=card_called(declared.card, looks.pack))


def answered(looks: Looks) -> Phrase | None:
    """The reaction that could be stopped."""
    played = [one for one in looks.view.played if one.who is not None]
    if not played:
        return standing(looks)
    last = played[-1]
    return phrase(
        "chapters-event-reacts", who=who_is(last.who or 0, looks.names), card=card_called(last.card, looks.pack)
    )


# --- the four actions -------------------------------------------------------------------------------------------


def headings(looks: Looks) -> tuple[Heading, ...]:
    """The four actions; one that cannot be taken keeps its place and tells why."""
    missed = missed_by_kind(looks)
    return tuple(
        Heading(
            key=kind,
            says=phrase(f"chapters-verb-{kind}"),
            asks=phrase(f"chapters-which-{kind}"),
            symbol=SYMBOLS[kind],
            rule=KINDS[kind],
            missed=missed[kind],
        )
        for kind in ACTION_KEYS
    )


def missed_by_kind(looks: Looks) -> dict[str, str]:
    """For each action an answer that stands for it where it has none."""
    view, pack = looks.view, looks.pack
    feature = next((card for card in view.hand if looks.category(card)), pack.features[0].key)
    events = [one.key for one in pack.events]
    event = next((card for card in view.hand if card in events), events[0])
    friend = view.lobby[0].friend if view.lobby else pack.friends[0].key
    return {
        "build": str(do.Build(feature)),
        "invite": str(do.Invite(friend)),
        "event": str(do.Play(event)),
        "molly": str(do.CallMolly("space")),
    }


# --- answers ----------------------------------------------------------------------------------------------------


def offer(action: do.ChaptersAction, looks: Looks) -> Offer:  # one line a verb
    """One answer."""
    says, group = describe(action, looks.names, looks.pack), looks.view.decision == "action"
    rule = QUESTION_RULES.get(looks.view.decision or "", ("",))[0]
    match action:
        case do.Build():
            symbol = f"category-{looks.category(action.feature)}"
            return Offer(says, built(action.feature, looks), "plain", symbol, "build" if group else "", KINDS["build"])
        case do.Invite():
            return Offer(
                says, hearts(action.friend, looks), "main", "friend", "invite" if group else "", KINDS["invite"]
            )
        case do.Play():
            effect = effect_of(action.event, looks.pack)
            symbol = event_symbol(action.event, looks)
            return Offer(says, effect, "plain", symbol, "event" if group else "", KINDS["event"] if group else rule)
        case do.CallMolly():
            symbol = f"category-{action.category}"
            return Offer(says, called(action, looks), "plain", symbol, "molly" if group else "", KINDS["molly"])
        case do.Keep():
            return Offer(says, effect_of(action.friend, looks.pack), symbol="friend", rule=rule)
        case do.Over():
            top = looks.mine.stacks[action.stack - 1]
            covered = phrase("chapters-then-covers", card=card_called(top.feature, looks.pack), category=top.category)
            return Offer(says, covered, symbol=f"category-{top.category}", rule=rule)
        case do.Pass() | do.Done() | do.GiveUp():
            tone: Tone = "main" if isinstance(action, do.Pass) else "quiet"
            return Offer(says, tone=tone, rule=rule)
        case do.Guess():
            return Offer(says, guessed(action, looks), symbol=f"category-{action.category}", rule=rule)
        case _:
            return pointing(action, says, rule, looks)


def pointing(action: do.ChaptersAction, says: Phrase, rule: str, looks: Looks) -> Offer:  # one line a verb
    """Answers that point at a card, a stack or somebody."""
    match action:
        case do.Tuck() | do.Use() | do.Trigger():
            if action.enhancement is None:
                return Offer(says, tone="quiet", rule=rule)
            return Offer(says, effect_of(action.enhancement, looks.pack), symbol="enhancement", rule=rule)
        case do.ChooseFriend():
            return Offer(says, hearts(action.friend, looks), symbol="friend", rule=rule)
        case do.ChooseStack():
            return pointed_stack(action, says, rule, looks)
        case do.ChooseSeat():
            library = looks.view.libraries[action.seat]
            has = phrase("chapters-then-player", hearts=library.hearts, cards=library.hand)
            return Offer(says, has, rule=rule)
        case do.Discard() | do.Pay() | do.Shelve() | do.Recover():
            return Offer(says, card_words(action.card, looks), symbol=card_symbol(action.card, looks), rule=rule)
        case do.Archive():
            return Offer(says, card_words(action.feature, looks), symbol=card_symbol(action.feature, looks), rule=rule)
        case do.Draw():
            return drawing(action, says, rule, looks)
        case do.Loan():
            return Offer(says, effect_of(looks.mine.site, looks.pack), symbol=f"category-{action.category}", rule=rule)
    return Offer(says, rule=rule)


def built(feature: str, looks: Looks) -> Phrase:
    """The icon that a Feature brings, or that it must cover another."""
    library, category = looks.mine, looks.category(feature)
    if len(library.stacks) >= library.feature_limit:
        return phrase("chapters-then-over", category=category)
    return phrase("chapters-then-icon", category=category, icons=library.icons[category])


def hearts(friend: str, looks: Looks) -> Phrase:
    """What a Friend is worth where it stands, or would be to the one who is asked."""
    if looks.options["casual"]:
        return phrase("chapters-then-friend")
    worth = {one.friend: one.hearts for library in looks.view.libraries for one in library.friends}
    worth |= {one.friend: one.hearts for one in looks.view.prospects}
    return phrase("chapters-then-hearts", hearts=worth.get(friend, 0))


def called(action: do.CallMolly, looks: Looks) -> Phrase:
    """The icon, from whom MOLLY comes, and the larger draw where calling is all that the turn does."""
    view = looks.view
    icons = looks.mine.icons[action.category]
    if view.molly is not None and view.molly != view.seat:
        return phrase("chapters-then-molly-from", other=who_is(view.molly, looks.names), category=action.category)
    if view.decision == "action" and set(looks.mine.kinds) <= {"molly"}:
        draws = looks.pack.draws["molly_features" if looks.options["enhancements"] else "molly"]
        return phrase("chapters-then-molly", category=action.category, cards=draws)
    return phrase("chapters-then-icon", category=action.category, icons=icons)


def guessed(action: do.Guess, looks: Looks) -> Phrase | None:
    """How likely the guess is right."""
    odds = looks.odds
    if odds is None or action.category not in odds.friend:
        return None
    return chance(*odds.friend[action.category])


def pointed_stack(action: do.ChooseStack, says: Phrase, rule: str, looks: Looks) -> Offer:
    """A stack by the Feature on top of it."""
    stack = looks.view.libraries[action.seat].stacks[action.stack - 1]
    shown = phrase("chapters-then-stack", card=card_called(stack.feature, looks.pack), category=stack.category)
    return Offer(says, shown, symbol=f"category-{stack.category}", rule=rule)


def drawing(action: do.Draw, says: Phrase, rule: str, looks: Looks) -> Offer:
    """An unseen card, or an Enhancement that everybody sees."""
    view = looks.view
    if isinstance(action.source, int):
        card = view.market[action.source - 1]
        if card is None:
            return Offer(says, rule=rule)
        taken = phrase("chapters-do-take", card=card_called(card, looks.pack))
        return Offer(taken, effect_of(card, looks.pack), symbol="enhancement", rule=rule)
    cards = view.deck if action.source == "features" else view.enhancement_deck
    return Offer(says, phrase("chapters-then-deck", cards=cards), symbol="deck", rule=rule)


def card_words(card: str, looks: Looks) -> Phrase:
    """What a card of a hand or pile is: a Feature of a Category, or what it does."""
    category = looks.category(card)
    return phrase("chapters-category", category=category) if category else effect_of(card, looks.pack)


def card_symbol(card: str, looks: Looks) -> str:
    category = looks.category(card)
    if category:
        return f"category-{category}"
    return "enhancement" if any(one.key == card for one in looks.pack.enhancements) else event_symbol(card, looks)


def event_symbol(event: str, looks: Looks) -> str:
    return "nsfl" if any(one.key == event and one.nsfl for one in looks.pack.events) else "event"
