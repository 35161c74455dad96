"""What can happen in Chapters.

Friends, Sites and Features are places in the box; so are the names of Enhancements. A `card` is a Feature (from 0), a
name of an Event (from 60) or of an Enhancement (from 80), as in `house.py`; stacks count from 0, slots from 1.
"""

from __future__ import annotations

from dataclasses import replace

from readingroom.core.events import Event, event


@event("CHAP-SETUP-1")
class SiteDealt(Event):
    """A seat gets its Site (CHAP-SETUP-1)."""

    who: int
    site: int


@event("CHAP-SETUP-11")
class FirstPlayer(Event):
    """Somebody goes first (CHAP-SETUP-11)."""

    who: int


@event("CHAP-SETUP-8")
class FriendsDealt(Event):
    """Two Friends to choose from; only their owner sees which (CHAP-SETUP-8)."""

    who: int
    friends: tuple[int, ...]

    def seen_by(self, seat: int | None) -> FriendsDealt:
        return self if seat == self.who else replace(self, friends=())


@event("CHAP-SETUP-9")
class StartingFriendKept(Event):
    """A seat has chosen its starting Friend, sealed until all have (CHAP-SETUP-9)."""

    who: int
    friend: int | None

    def seen_by(self, seat: int | None) -> StartingFriendKept | None:
        return self if seat == self.who else None


@event("CHAP-SETUP-9")
class StartingFriendsShown(Event):
    """All starting Friends are shown, by seat (CHAP-SETUP-9)."""

    friends: tuple[int, ...]

    @property
    def opens(self) -> bool:
        return True


@event("CHAP-INV-3", "CHAP-SETUP-5")
class FriendArrived(Event):
    """A Friend comes into the Lobby; `known` when all had seen it on top of the deck (CHAP-INV-3)."""

    friend: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-TURN-1")
class TurnBegan(Event):
    """A seat's turn begins (CHAP-TURN-1)."""

    who: int

    @property
    def begins_turn(self) -> bool:
        return True


@event("CHAP-ENH-15")
class AbilityUsed(Event):
    """An Enhancement's ability is used (CHAP-ENH-15)."""

    who: int
    enhancement: int

    @property
    def learned(self) -> bool:
        """That it can be used tells something of the hand (CHAP-ENH-16)."""
        return True


@event("CHAP-Q-39", "CHAP-Q-47")
class FriendNamed(Event):
    """A Friend is named whose Invite needs payments from the hand (CHAP-Q-47)."""

    who: int
    friend: int

    @property
    def learned(self) -> bool:
        """That the hand can pay is news."""
        return True


@event("CHAP-Q-39", "CHAP-Q-47")
class PaymentChosen(Event):
    """What makes up for a missing icon: a loan of that Category, or a discount (None)."""

    who: int
    category: int | None

    @property
    def learned(self) -> bool:
        """That the hand can pay so is news."""
        return True


@event("CHAP-NSFL-4")
class CardNamed(Event):
    """A card is shown from a hand and stays there for now; `known` when all had seen it there (CHAP-NSFL-4)."""

    who: int
    card: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-NSFL-4")
class ActionDeclared(Event):
    """An action is declared (CHAP-NSFL-4).

    `card` is a Feature, Friend, Event or Category; stack and Enhancement count from 0, -1: none.
    """

    who: int
    action: int
    card: int
    stack: int
    enhancement: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-NSFL-5", "CHAP-NSFL-6")
class ReactionPlayed(Event):
    """A reaction is played, or the answer to one (CHAP-NSFL-5, CHAP-NSFL-6)."""

    who: int
    card: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-NSFL-7")
class ReactionCancelled(Event):
    """A reaction comes to nothing (CHAP-NSFL-7)."""

    who: int
    card: int


@event("CHAP-NSFL-8")
class ActionCancelled(Event):
    """A declared action comes to nothing (CHAP-NSFL-8)."""

    who: int
    action: int


@event("CHAP-NSFL-14")
class ActionGivenUp(Event):
    """No other Friend is named after Chope! (CHAP-NSFL-14)."""

    who: int


@event("CHAP-BUILD-1")
class FeatureBuilt(Event):
    """A Feature is built, over a stack (from 0; -1: a new one), with an Enhancement (-1: none) (CHAP-BUILD-1)."""

    who: int
    feature: int
    stack: int
    enhancement: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-INV-1")
class FriendInvited(Event):
    """A Friend moves from the Lobby into a Library (CHAP-INV-1)."""

    who: int
    friend: int


@event("CHAP-EVT-1")
class EventPlayed(Event):
    """An Event is carried out (CHAP-EVT-1)."""

    who: int
    card: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-MOL-1", "CHAP-MOL-2")
class MollyCalled(Event):
    """MOLLY comes, perhaps from another Library (CHAP-MOL-1)."""

    who: int
    category: int
    before: int | None


@event("CHAP-Q-9")
class MollySentHome(Event):
    """MOLLY goes back to the middle."""

    who: int


@event("CHAP-EVT-5")
class PlayerChosen(Event):
    """A card is aimed at somebody."""

    who: int
    target: int


@event("CHAP-DEF-4")
class LobbySwept(Event):
    """All Friends of the Lobby go to the bottom of the deck."""

    friends: tuple[int, ...]


@event("CHAP-INV-7")
class FriendsSwapped(Event):
    """Two Friends change places; `other` is None for the Lobby (CHAP-INV-7)."""

    who: int
    given: int
    other: int | None
    friend: int


@event("CHAP-INV-6", "CHAP-Q-23")
class FriendFled(Event):
    """A Friend leaves a Library for the Lobby."""

    who: int
    friend: int


@event("CHAP-STK-3")
class StacksSwapped(Event):
    """Two stacks change places, named by their top Features (CHAP-STK-3)."""

    who: int
    given: int
    other: int
    got: int


@event("CHAP-STK-2")
class StackDiscarded(Event):
    """A whole stack is discarded, named by its top Feature (CHAP-STK-2)."""

    who: int
    stack: int
    feature: int


@event("CHAP-EOT-1", "CHAP-DRW-1")
class CardDrawn(Event):
    """A card comes from a deck into a hand; only its owner sees which (None: hidden)."""

    who: int
    card: int | None

    def seen_by(self, seat: int | None) -> CardDrawn:
        return self if seat == self.who else replace(self, card=None)


@event("CHAP-ENH-5")
class CardTaken(Event):
    """An Enhancement is taken from the market (CHAP-ENH-5)."""

    who: int
    card: int
    slot: int


@event("CHAP-ENH-5")
class MarketFilled(Event):
    """An Enhancement is turned up in the market (CHAP-ENH-5)."""

    card: int
    slot: int


@event("CHAP-DISC-1")
class CardDiscarded(Event):
    """A card goes from a hand to its pile (CHAP-DISC-1)."""

    who: int
    card: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-DISC-3", "CHAP-Q-50")
class CardRecovered(Event):
    """A card goes from the pile into a hand."""

    who: int
    card: int


@event("CHAP-SHL-1")
class CardShelved(Event):
    """A card is Shelved; face down only its owner knows it (CHAP-SHL-1, CHAP-SHL-3)."""

    who: int
    card: int | None
    seen: bool

    def seen_by(self, seat: int | None) -> CardShelved:
        return self if self.seen or seat == self.who else replace(self, card=None)

    @property
    def learned(self) -> bool:
        """A hand that does not hold the card could not have done it: what lies face down cannot be taken back."""
        return not self.seen


@event("CHAP-SITE-6")
class FeatureArchived(Event):
    """A Feature goes into the archive (CHAP-SITE-6)."""

    who: int
    feature: int
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known


@event("CHAP-Q-36")
class FriendsSeen(Event):
    """Somebody looks at the first Friends of the deck, alone; `known` when they were no news to that seat."""

    who: int
    friends: tuple[int, ...]
    known: bool

    def seen_by(self, seat: int | None) -> FriendsSeen:
        return self if seat == self.who else replace(self, friends=())

    @property
    def learned(self) -> bool:
        """Where the deck's order is settled no chance is asked, and the look still shows something hidden."""
        return not self.known


@event("CHAP-Q-36")
class FriendsArranged(Event):
    """They go back; others see only how many went to the bottom."""

    who: int
    arrangement: int | None
    count: int
    below: int

    def seen_by(self, seat: int | None) -> FriendsArranged:
        return self if seat == self.who else replace(self, arrangement=None)

    @property
    def learned(self) -> bool:
        """Others learn how many cards went below."""
        return True


@event("CHAP-Q-34")
class FriendRotated(Event):
    """A Lobby Friend is kept for somebody."""

    who: int
    friend: int


@event("CHAP-SITE-4", "CHAP-SITE-5")
class TopFriendShown(Event):
    """The guess at the top Friend's Category is looked up (CHAP-SITE-4)."""

    who: int
    friend: int
    guess: int
    right: bool
    known: bool

    @property
    def learned(self) -> bool:
        return not self.known

    @property
    def opens(self) -> bool:
        """Somebody may have known the Friend; what follows rests on it."""
        return not self.known


@event("CHAP-SITE-5")
class LobbyExchanged(Event):
    """The shown Friend takes another's place in the Lobby (CHAP-SITE-5)."""

    who: int
    friend: int
    other: int


@event("CHAP-DECK-1")
class DeckReshuffled(Event):
    """A pile becomes the deck (CHAP-DECK-1, CHAP-ENH-7)."""

    deck: str
    cards: int


@event("CHAP-EOT-1")
class TurnEnded(Event):
    """A turn is over."""

    who: int


@event("CHAP-END-1", "CHAP-END-2")
class EndTriggered(Event):
    """Everybody has one final turn (CHAP-END-1, CHAP-END-2)."""

    who: int
    ending: int


@event("CHAP-SCO-1", "CHAP-SCO-3")
class MatchEnded(Event):
    """All Hearts are counted (CHAP-SCO-2)."""

    ending: int
    scores: tuple[int, ...]
    friends: tuple[int, ...]
