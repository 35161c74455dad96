"""Undo, as stored logs need it."""

from __future__ import annotations

import readingroom as rr


def test_a_stored_log_undoes_what_is_no_longer_undone_today() -> None:
    """Rules may come to close undo earlier; a log from before still loads (promise 4)."""
    match = rr.start("fire", seats=2, seed=7)
    match.play(match.legal()[0])
    place, position, told = len(match.log), match.position(), match.events(None)
    action = match.legal()[0]
    after = match.play(action) and match.position()
    assert not match.can_undo  # a token was drawn
    match.undo_to(place)
    assert (match.position(), match.events(None)) == (position, told)
    match.play(action)
    assert match.position() == after
