"""Actions, events and questions of Chapters as phrases; the catalogues beside this file have their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from readingroom.core.events import Event
from readingroom.core.phrases import Phrase, phrase
from readingroom.games.chapters.cards.names import ACTION_KEYS, ENDINGS
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge import actions as do, events as ev
from readingroom.games.chapters.edge.view import ChaptersView
from readingroom.games.chapters.rules.house import BUILD, EVENT, INVITE
from readingroom.games.chapters.words.naming import (
    card_called,
    card_number_called,
    category,
    event_called,
    friend_called,
    friends_called,
)

# --- actions ------------------------------------------------------------------------------------------------


def describe(action: do.ChaptersAction, names: Sequence[str], pack: Pack) -> Phrase:  # one line a verb
    """A short phrase for a button or a menu."""
    match action:
        case do.Keep():
            return phrase("chapters-do-keep", friend=friend_called(action.friend, pack))
        case do.Build():
            return phrase("chapters-do-build", card=card_called(action.feature, pack))
        case do.Over():
            return phrase("chapters-do-over", stack=action.stack)
        case do.Tuck():
            if action.enhancement is None:
                return phrase("chapters-do-tuck-none")
            return phrase("chapters-do-tuck", card=card_called(action.enhancement, pack))
        case do.Invite():
            return phrase("chapters-do-invite", friend=friend_called(action.friend, pack))
        case do.Loan():
            return phrase("chapters-do-loan", category=action.category)
        case do.CallMolly():
            return phrase("chapters-do-molly", category=action.category)
        case do.Guess():
            return phrase("chapters-do-guess", category=action.category)
        case do.Arrange():
            return phrase("chapters-do-arrange", how=action.how)
        case do.Draw():
            return describe_draw(action)
        case do.Pass():
            return phrase("chapters-do-pass")
        case do.Done():
            return phrase("chapters-do-done")
        case do.GiveUp():
            return phrase("chapters-do-give-up")
        case do.Discount():
            return phrase("chapters-do-discount")
        case do.ShelveEvent():
            return phrase("chapters-do-shelve-event")
        case _:
            return describe_pointing(action, names, pack)


def describe_draw(action: do.Draw) -> Phrase:
    if isinstance(action.source, int):
        return phrase("chapters-do-draw-market", slot=action.source)
    return phrase("chapters-do-draw-features" if action.source == "features" else "chapters-do-draw-enhancement")


def describe_pointing(action: do.ChaptersAction, names: Sequence[str], pack: Pack) -> Phrase:
    """Answers that point at somebody or at a card."""
    match action:
        case do.ChooseSeat():
            return phrase("chapters-do-player", who=who_is(action.seat, names))
        case do.ChooseFriend():
            return phrase("chapters-do-friend", friend=friend_called(action.friend, pack))
        case do.ChooseStack():
            return phrase("chapters-do-stack", who=who_is(action.seat, names), stack=action.stack)
        case do.Play():
            return phrase("chapters-do-play", event=event_called(action.event, pack))
        case do.Use():
            return phrase("chapters-do-use", card=card_called(action.enhancement, pack))
        case do.Trigger():
            return phrase("chapters-do-trigger", card=card_called(action.enhancement, pack))
        case do.Archive():
            return phrase("chapters-do-archive", card=card_called(action.feature, pack))
        case do.Pay():
            return phrase("chapters-do-pay", card=card_called(action.card, pack))
        case do.Discard():
            return phrase("chapters-do-discard", card=card_called(action.card, pack))
        case do.Shelve():
            return phrase("chapters-do-shelve", card=card_called(action.card, pack))
        case do.Recover():
            return phrase("chapters-do-recover", card=card_called(action.card, pack))
    raise AssertionError(action)


def who_is(seat: int, names: Sequence[str]) -> str:
    """The name of a seat; a seat that the match lacks goes by its number."""
    return names[seat] if seat < len(names) else str(seat)


# --- events -------------------------------------------------------------------------------------------------


class Teller:
    """Events as phrases; one method an event, found by its name."""

    def __init__(self, pack: Pack, names: Sequence[str]) -> None:
        self.pack = pack
        self.names = names

    def tell(self, event: Event) -> Phrase:
        """One event as a phrase."""
        told: Phrase = getattr(self, type(event).__name__)(event)
        return told

    def who(self, seat: int) -> str:
        return who_is(seat, self.names)

    def friend(self, number: int) -> str:
        return friend_called(self.pack.friends[number].key, self.pack)

    def card(self, number: int) -> Phrase:
        return card_number_called(number, self.pack)

    def enhancement(self, kind: int) -> Phrase:
        return card_called(self.pack.enhancements[kind].key, self.pack)

    def SiteDealt(self, event: ev.SiteDealt) -> Phrase:  # noqa: N802
        site = card_called(self.pack.sites[event.site].key, self.pack)
        return phrase("chapters-event-site", who=self.who(event.who), site=site)

    def FirstPlayer(self, event: ev.FirstPlayer) -> Phrase:  # noqa: N802
        return phrase("chapters-event-first-player", who=self.who(event.who))

    def FriendsDealt(self, event: ev.FriendsDealt) -> Phrase:  # noqa: N802
        if not event.friends:
            return phrase("chapters-event-pair-unseen", who=self.who(event.who))
        friends = friends_called(event.friends, self.pack)
        return phrase("chapters-event-pair", who=self.who(event.who), friends=friends)

    def StartingFriendKept(self, event: ev.StartingFriendKept) -> Phrase:  # noqa: N802
        return phrase("chapters-event-kept", who=self.who(event.who), friend=self.friend(event.friend or 0))

    def StartingFriendsShown(self, event: ev.StartingFriendsShown) -> Phrase:  # noqa: N802
        told = [
            phrase("chapters-begins-with", who=self.who(seat), friend=self.friend(friend))
            for seat, friend in enumerate(event.friends)
        ]
        return phrase("chapters-event-starting-friends", told=tuple(told))

    def FriendArrived(self, event: ev.FriendArrived) -> Phrase:  # noqa: N802
        return phrase("chapters-event-arrived", friend=self.friend(event.friend))

    def TurnBegan(self, event: ev.TurnBegan) -> Phrase:  # noqa: N802
        return phrase("chapters-event-turn-begins", who=self.who(event.who))

    def AbilityUsed(self, event: ev.AbilityUsed) -> Phrase:  # noqa: N802
        card = self.enhancement(event.enhancement)
        return phrase("chapters-event-ability", who=self.who(event.who), card=card)

    def FriendNamed(self, event: ev.FriendNamed) -> Phrase:  # noqa: N802
        return phrase("chapters-event-friend-named", who=self.who(event.who), friend=self.friend(event.friend))

    def PaymentChosen(self, event: ev.PaymentChosen) -> Phrase:  # noqa: N802
        if event.category is None:
            return phrase("chapters-event-discount", who=self.who(event.who))
        return phrase("chapters-event-loan", who=self.who(event.who), category=category(event.category))

    def CardNamed(self, event: ev.CardNamed) -> Phrase:  # noqa: N802
        return phrase("chapters-event-named", who=self.who(event.who), card=self.card(event.card))

    def ActionDeclared(self, event: ev.ActionDeclared) -> Phrase:  # noqa: N802
        who = self.who(event.who)
        if event.action == INVITE:
            return phrase("chapters-event-declares-invite", who=who, friend=self.friend(event.card))
        if event.action == BUILD:
            card = card_called(self.pack.features[event.card].key, self.pack)
            return phrase("chapters-event-declares-build", who=who, card=card)
        if event.action == EVENT:
            called = event_called(self.pack.events[event.card].key, self.pack)
            return phrase("chapters-event-declares-event", who=who, event=called)
        return phrase("chapters-event-declares-molly", who=who, category=category(event.card))

    def ReactionPlayed(self, event: ev.ReactionPlayed) -> Phrase:  # noqa: N802
        return phrase("chapters-event-reacts", who=self.who(event.who), card=self.card(event.card))

    def ReactionCancelled(self, event: ev.ReactionCancelled) -> Phrase:  # noqa: N802
        return phrase("chapters-event-reaction-fails", who=self.who(event.who), card=self.card(event.card))

    def ActionCancelled(self, event: ev.ActionCancelled) -> Phrase:  # noqa: N802
        return phrase("chapters-event-cancelled", who=self.who(event.who), action=ACTION_KEYS[event.action])

    def ActionGivenUp(self, event: ev.ActionGivenUp) -> Phrase:  # noqa: N802
        return phrase("chapters-event-given-up", who=self.who(event.who))

    def FeatureBuilt(self, event: ev.FeatureBuilt) -> Phrase:  # noqa: N802
        who, card = self.who(event.who), card_called(self.pack.features[event.feature].key, self.pack)
        over = event.stack >= 0
        if event.enhancement < 0:
            return phrase("chapters-event-built-over" if over else "chapters-event-built", who=who, card=card)
        tucked = self.enhancement(event.enhancement)
        if over:
            return phrase("chapters-event-built-over-with", who=who, card=card, enhancement=tucked)
        return phrase("chapters-event-built-with", who=who, card=card, enhancement=tucked)

    def FriendInvited(self, event: ev.FriendInvited) -> Phrase:  # noqa: N802
        return phrase("chapters-event-invited", who=self.who(event.who), friend=self.friend(event.friend))

    def EventPlayed(self, event: ev.EventPlayed) -> Phrase:  # noqa: N802
        return phrase("chapters-event-plays", who=self.who(event.who), card=self.card(event.card))

    def MollyCalled(self, event: ev.MollyCalled) -> Phrase:  # noqa: N802
        who, given = self.who(event.who), category(event.category)
        if event.before is None or event.before == event.who:
            return phrase("chapters-event-molly", who=who, category=given)
        return phrase("chapters-event-molly-from", who=who, category=given, other=self.who(event.before))

    def MollySentHome(self, event: ev.MollySentHome) -> Phrase:  # noqa: N802
        return phrase("chapters-event-molly-home", who=self.who(event.who))

    def PlayerChosen(self, event: ev.PlayerChosen) -> Phrase:  # noqa: N802
        return phrase("chapters-event-aimed", who=self.who(event.who), target=self.who(event.target))

    def LobbySwept(self, event: ev.LobbySwept) -> Phrase:  # noqa: N802
        return phrase("chapters-event-swept", count=len(event.friends))

    def FriendsSwapped(self, event: ev.FriendsSwapped) -> Phrase:  # noqa: N802
        given, friend = self.friend(event.given), self.friend(event.friend)
        who = self.who(event.who)
        if event.other is None:
            return phrase("chapters-event-swap-lobby", who=who, given=given, friend=friend)
        return phrase("chapters-event-swap-friend", who=who, given=given, friend=friend, other=self.who(event.other))

    def FriendFled(self, event: ev.FriendFled) -> Phrase:  # noqa: N802
        return phrase("chapters-event-fled", who=self.who(event.who), friend=self.friend(event.friend))

    def StacksSwapped(self, event: ev.StacksSwapped) -> Phrase:  # noqa: N802
        who, other = self.who(event.who), self.who(event.other)
        return phrase(
            "chapters-event-swap-stack", who=who, given=self.card(event.given), other=other, got=self.card(event.got)
        )

    def StackDiscarded(self, event: ev.StackDiscarded) -> Phrase:  # noqa: N802
        return phrase("chapters-event-stack-lost", who=self.who(event.who), card=self.card(event.feature))

    def CardDrawn(self, event: ev.CardDrawn) -> Phrase:  # noqa: N802
        if event.card is None:
            return phrase("chapters-event-drew-unseen", who=self.who(event.who))
        return phrase("chapters-event-drew", who=self.who(event.who), card=self.card(event.card))

    def CardTaken(self, event: ev.CardTaken) -> Phrase:  # noqa: N802
        return phrase("chapters-event-took", who=self.who(event.who), card=self.card(event.card))

    def MarketFilled(self, event: ev.MarketFilled) -> Phrase:  # noqa: N802
        return phrase("chapters-event-market", card=self.card(event.card))

    def CardDiscarded(self, event: ev.CardDiscarded) -> Phrase:  # noqa: N802
        return phrase("chapters-event-discarded", who=self.who(event.who), card=self.card(event.card))

    def CardRecovered(self, event: ev.CardRecovered) -> Phrase:  # noqa: N802
        return phrase("chapters-event-recovered", who=self.who(event.who), card=self.card(event.card))

    def CardShelved(self, event: ev.CardShelved) -> Phrase:  # noqa: N802
        if event.card is None:
            return phrase("chapters-event-shelved-unseen", who=self.who(event.who))
        return phrase("chapters-event-shelved", who=self.who(event.who), card=self.card(event.card))

    def FeatureArchived(self, event: ev.FeatureArchived) -> Phrase:  # noqa: N802
        return phrase("chapters-event-archived", who=self.who(event.who), card=self.card(event.feature))

    def FriendsSeen(self, event: ev.FriendsSeen) -> Phrase:  # noqa: N802
        if not event.friends:
            return phrase("chapters-event-looks-unseen", who=self.who(event.who))
        friends = friends_called(event.friends, self.pack)
        return phrase("chapters-event-looks", who=self.who(event.who), friends=friends)

    def FriendsArranged(self, event: ev.FriendsArranged) -> Phrase:  # noqa: N802
        return phrase("chapters-event-arranged", who=self.who(event.who), count=event.count, below=event.below)

    def FriendRotated(self, event: ev.FriendRotated) -> Phrase:  # noqa: N802
        return phrase("chapters-event-rotated", who=self.who(event.who), friend=self.friend(event.friend))

    def TopFriendShown(self, event: ev.TopFriendShown) -> Phrase:  # noqa: N802
        return phrase(
            "chapters-event-guessed-right" if event.right else "chapters-event-guessed-wrong",
            who=self.who(event.who),
            category=category(event.guess),
            friend=self.friend(event.friend),
        )

    def LobbyExchanged(self, event: ev.LobbyExchanged) -> Phrase:  # noqa: N802
        friend, other = self.friend(event.friend), self.friend(event.other)
        return phrase("chapters-event-exchanged", who=self.who(event.who), friend=friend, given=other)

    def DeckReshuffled(self, event: ev.DeckReshuffled) -> Phrase:  # noqa: N802
        return phrase(f"chapters-event-reshuffled-{event.deck}", cards=event.cards)

    def TurnEnded(self, event: ev.TurnEnded) -> Phrase:  # noqa: N802
        return phrase("chapters-event-turn-ends", who=self.who(event.who))

    def EndTriggered(self, event: ev.EndTriggered) -> Phrase:  # noqa: N802
        return phrase("chapters-event-last-turns", ending=ENDINGS[event.ending])

    def MatchEnded(self, event: ev.MatchEnded) -> Phrase:  # noqa: N802
        scores = [
            phrase("chapters-score", who=self.who(seat), score=score, friends=event.friends[seat])
            for seat, score in enumerate(event.scores)
        ]
        told = reduce(lambda first, score: phrase("list-more", first=first, next=score), scores)
        return phrase("chapters-event-match-ends", scores=told)


# --- the question -------------------------------------------------------------------------------------------


def prompt(view: ChaptersView, names: Sequence[str], own: Mapping[str, Any]) -> Phrase:
    """What is asked of whom, in one line; the same words for everybody while a secret window is open."""
    if view.over:
        return phrase("chapters-over")
    decision, asked = own.get("decision", view.decision), own.get("asked", view.asked)
    if decision == "waiting":
        return phrase("chapters-waiting" if view.declared is not None else "chapters-choosing")
    if asked != own.get("seat", view.seat):
        return phrase("chapters-thinking", who=who_is(asked or 0, names))
    return phrase(f"chapters-ask-{decision}", left=view.left)
