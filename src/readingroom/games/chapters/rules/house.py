"""The printed numbers of a pack and the options of a match, in the form that the rules read fast.

Card effects are rows of numbers here, in the vocabulary of 3.1; `effects.py` carries them out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Categories, in the order of the card file.
SPACE: Final[i64] = 0
PROGRAMME: Final[i64] = 1
CONTENT: Final[i64] = 2
CATEGORIES: Final[i64] = 3

MAX_SEATS: Final[i64] = 4
FEATURES: Final[i64] = 60  # cards, at most
EVENT_KINDS: Final[i64] = 20  # names of Events and NSFL Events together, at most
EVENTS: Final[i64] = 60  # cards of these, at most
ENHANCEMENT_KINDS: Final[i64] = 32
ENHANCEMENTS: Final[i64] = 60
FRIENDS: Final[i64] = 40
SITES: Final[i64] = 4
STACKS: Final[i64] = 8  # most a Library can have
MARKET: Final[i64] = 3

# A card of a hand or pile by what people call it: a Feature card, or an Event or Enhancement of a name.
CARD_EVENT: Final[i64] = 60
CARD_ENHANCEMENT: Final[i64] = 80
CARD_NAMES: Final[i64] = 112

# Kinds of actions, sets of which are remembered (CHAP-TURN-5).
BUILD: Final[i64] = 0
INVITE: Final[i64] = 1
EVENT: Final[i64] = 2
MOLLY: Final[i64] = 3
ACTION_KINDS: Final[i64] = 4
ANY_ACTION: Final[i64] = 15
ONLY_MOLLY: Final[i64] = 8

# Friend types.
SPECIALIST: Final[i64] = 0
EXPLORER: Final[i64] = 1
TRAVELLER: Final[i64] = 2
BUDDY: Final[i64] = 3
TYPES: Final[i64] = 4

# Steps of effects, one row of STEP numbers each: what, how many, in which way, optional, who.
STEP: Final[i64] = 5
DO_MOLLY: Final[i64] = 0
DO_BUILD: Final[i64] = 1
DO_INVITE: Final[i64] = 2  # n: icons that may be missing
DO_SWEEP: Final[i64] = 3
DO_SWAP_FRIEND: Final[i64] = 4  # way: WITH_LOBBY or WITH_PLAYER
DO_SWAP_STACK: Final[i64] = 5
DO_DISCARD: Final[i64] = 6  # optional: up to n
DO_DRAW: Final[i64] = 7  # way: FROM_ANY; optional: as many more as were just discarded
DO_RECOVER: Final[i64] = 8  # way: NOT_THE_COST; optional: up to n
DO_CHOOSE_PLAYER: Final[i64] = 9  # way: NEEDS_STACK, NEEDS_FRIEND
DO_DISCARD_STACK: Final[i64] = 10
DO_FRIEND_TO_LOBBY: Final[i64] = 11
DO_MOLLY_HOME: Final[i64] = 12
DO_SHELVE: Final[i64] = 13  # optional: up to n
DO_CANCEL_ACTION: Final[i64] = 14
DO_CANCEL_NSFL: Final[i64] = 15
DO_BLOCK_FRIEND: Final[i64] = 16
DO_PEEK_FRIENDS: Final[i64] = 17
DO_ROTATE_FRIEND: Final[i64] = 18
DO_EXTRA_ACTION: Final[i64] = 19

WITH_LOBBY: Final[i64] = 0
WITH_PLAYER: Final[i64] = 1
FROM_FEATURES: Final[i64] = 0
FROM_ANY: Final[i64] = 1
NEEDS_NOTHING: Final[i64] = 0
NEEDS_STACK: Final[i64] = 1
NEEDS_FRIEND: Final[i64] = 2
NOT_THE_COST: Final[i64] = 1
ACTOR: Final[i64] = 0
TARGET: Final[i64] = 1

# When an Enhancement works.
PASSIVE: Final[i64] = 0
PRE: Final[i64] = 1
POST: Final[i64] = 2
AFTER_BUILD: Final[i64] = 3
AFTER_INVITE: Final[i64] = 4
AFTER_EVENT: Final[i64] = 5
AFTER_MOLLY: Final[i64] = 6
GAME_END: Final[i64] = 7
ANY_CATEGORY: Final[i64] = 3

# How Friends score (3.2).
BY_ICONS: Final[i64] = 0
BY_SETS: Final[i64] = 1
BY_EXACT: Final[i64] = 2
BY_BALANCE: Final[i64] = 3
BY_PREFERENCES: Final[i64] = 4
BY_TYPES: Final[i64] = 5
BY_PAIRS: Final[i64] = 6
BY_NEIGHBOURS: Final[i64] = 7
BY_FRIENDS: Final[i64] = 8
SCORE: Final[i64] = 8  # numbers a Friend's score is made of
NO_CAP: Final[i64] = 1000

# What Hearts of a `game_end` Enhancement are counted by.
OF_SHELVED: Final[i64] = 0
OF_FRIENDS: Final[i64] = 1

# Streams of chance, kept apart so that a changed decision leaves the other streams comparable.
FEATURE_DECK: Final[i64] = 0
FRIEND_DECK: Final[i64] = 1
ENHANCEMENT_DECK: Final[i64] = 2
DEALS: Final[i64] = 3
STREAMS: Final[i64] = 4

NO_SEAT: Final[i64] = -1


@final
class House:
    """A pack's numbers and a match's options; never changed after it is made, shared by all copies of a match.

    Sets of cards are bit masks over the physical cards: Features, Events and Enhancements each have their own.
    """

    def __init__(self) -> None:  # noqa: PLR0915  # every field, each with what it means
        # cards of the Feature deck
        self.features: i64 = 0
        self.category: vec[i64] = vec[i64]([0] * FEATURES)
        self.category_set: vec[i64] = vec[i64]([0] * CATEGORIES)
        self.events: i64 = 0  # with the NSFL Events, where they are played with (CHAP-NSFL-1)
        self.event_kind: vec[i64] = vec[i64]([0] * EVENTS)
        self.event_set: vec[i64] = vec[i64]([0] * EVENT_KINDS)
        self.action_events: i64 = 0  # those that the Play an Event action plays
        self.nsfl_events: i64 = 0
        self.on_action: i64 = 0  # reactions, by what they answer
        self.on_invite: i64 = 0
        self.on_nsfl: i64 = 0
        # Enhancements
        self.enhancements: i64 = 0
        self.enhancement_kind: vec[i64] = vec[i64]([0] * ENHANCEMENTS)
        self.enhancement_set: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.trigger: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.trigger_set: vec[i64] = vec[i64]([0] * (GAME_END + 1))  # cards by when they work
        self.when_category: vec[i64] = vec[i64]([ANY_CATEGORY] * ENHANCEMENT_KINDS)
        self.when_over: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.cost_cards: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.cost_stacks: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        # steps: Events by their kind, then Enhancements by theirs
        self.steps: vec[i64] = vec[i64](capacity=0)
        self.first_step: vec[i64] = vec[i64]([0] * (EVENT_KINDS + ENHANCEMENT_KINDS))
        self.last_step: vec[i64] = vec[i64]([0] * (EVENT_KINDS + ENHANCEMENT_KINDS))
        # standing effects of Enhancements, by card kind, and the sets of cards that have them
        self.icon: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)  # one byte a Category
        self.icon_givers: i64 = 0
        self.more_stacks: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.stack_givers: i64 = 0
        self.more_hand: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.hand_givers: i64 = 0
        self.molly_icons: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.molly_givers: i64 = 0
        self.friend_guards: i64 = 0
        self.stack_guards: i64 = 0
        self.discounts: i64 = 0
        self.discount_cards: i64 = 0  # what a discount costs
        self.event_shelvers: i64 = 0
        self.hearts_per: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        self.hearts_for_each: vec[i64] = vec[i64]([1] * ENHANCEMENT_KINDS)
        self.hearts_of: vec[i64] = vec[i64]([0] * ENHANCEMENT_KINDS)
        # Friends
        self.friends: i64 = 0
        self.needs: vec[i64] = vec[i64]([0] * FRIENDS)  # one byte a Category
        self.prefers: vec[i64] = vec[i64]([0] * FRIENDS)
        self.prefer_set: vec[i64] = vec[i64]([0] * CATEGORIES)
        self.type: vec[i64] = vec[i64]([0] * FRIENDS)
        self.type_set: vec[i64] = vec[i64]([0] * TYPES)
        self.scores_by: vec[i64] = vec[i64]([0] * FRIENDS)
        self.score: vec[i64] = vec[i64]([0] * (FRIENDS * SCORE))
        self.removed_friends: i64 = 0
        # Sites: their abilities, where these are played with
        self.sites: i64 = 0
        self.first_site: i64 = -1  # its holder goes first
        self.site_stacks: vec[i64] = vec[i64]([0] * SITES)
        self.site_hand: vec[i64] = vec[i64]([0] * SITES)
        self.guess_draws: vec[i64] = vec[i64]([-1] * SITES)  # cards for a right guess; -1: no guess
        self.guess_exchanges: vec[i64] = vec[i64]([0] * SITES)
        self.archive_hearts: vec[i64] = vec[i64]([-1] * SITES)  # Hearts a set; -1: no archive
        self.loan_cards: vec[i64] = vec[i64]([0] * SITES)  # what a borrowed icon costs; 0: none to borrow
        # numbers of the set-up and of the turn
        self.hand: i64 = 6
        self.hand_limit: i64 = 6
        self.feature_limit: i64 = 5
        self.lobby: i64 = 4
        self.start_options: i64 = 2
        self.draw: i64 = 1
        self.molly_draw: i64 = 3
        self.draw_enhancements: i64 = 0
        self.molly_enhancements: i64 = 0
        self.stall_rounds: i64 = 20
        # options
        self.nsfl: bool = False
        self.site_abilities: bool = False
        self.enhancing: bool = False
        self.casual: bool = False
        self.starting_friends: bool = True
        self.dormant: bool = False  # a swapped Enhancement works for nobody (CHAP-Q-27)
        self.first_seat: i64 = NO_SEAT  # the host's choice where nobody holds the first Site (CHAP-Q-38)
        self.action_texts: tuple[str, ...] = ()  # answers as this pack names them
