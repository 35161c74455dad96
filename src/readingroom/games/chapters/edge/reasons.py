"""Why a player might answer so: one phrase, from nothing but a seat's view."""

from __future__ import annotations

from readingroom.core.game import Reason
from readingroom.core.phrases import phrase
from readingroom.games.chapters.cards.pack import Pack
from readingroom.games.chapters.edge import actions as do
from readingroom.games.chapters.edge.view import ChaptersView
from readingroom.games.chapters.words.naming import friend_called


def reason(view: ChaptersView, action: do.ChaptersAction, pack: Pack) -> Reason:  # one line a verb
    """Why the asked seat might do this, and the rule it rests on."""
    match action:
        case do.Invite():
            friend = friend_called(action.friend, pack)
            hearts = next((one.hearts for one in view.prospects if one.friend == action.friend), 0)
            return Reason("CHAP-INV-2", phrase("chapters-reason-invite", friend=friend, hearts=hearts))
        case do.Build():
            category = next(one.category for one in pack.features if one.key == action.feature)
            return Reason("CHAP-ICON-1", phrase("chapters-reason-build", category=category))
        case do.CallMolly():
            return Reason("CHAP-MOL-6", phrase("chapters-reason-molly"))
        case do.Play() if view.decision == "action":
            return Reason("CHAP-EVT-1", phrase("chapters-reason-play"))
        case do.Play():
            return Reason("CHAP-NSFL-5", phrase("chapters-reason-react"))
        case do.Pass():
            return Reason("CHAP-NSFL-5", phrase("chapters-reason-pass"))
        case do.Done() | do.GiveUp():
            return Reason("CHAP-EVT-3", phrase("chapters-reason-done"))
        case do.Use():
            return Reason("CHAP-ENH-15", phrase("chapters-reason-use"))
        case do.Keep():
            friend = friend_called(action.friend, pack)
            return Reason("CHAP-SETUP-9", phrase("chapters-reason-keep", friend=friend))
        case do.Pay() | do.Discard() | do.Shelve() | do.Archive():
            return Reason("CHAP-DISC-1", phrase("chapters-reason-card"))
        case do.Draw() | do.Recover():
            return Reason("CHAP-DRW-1", phrase("chapters-reason-draw"))
        case _:
            return Reason("CHAP-EVT-5", phrase("chapters-reason-choice"))
