"""The keys at a server's table."""

from __future__ import annotations

from readingroom.core.phrases import phrase
from readingroom.terminal.help import Keys, common_keys, everywhere


def at_a_far_table() -> Keys:
    """What can be pressed there."""
    return {
        "■": phrase("door-keys-final"),
        "u": phrase("door-keys-undo-asks"),
        "y n": phrase("door-keys-yes-no"),
        "k /": phrase("door-keys-talk"),
        "f": phrase("door-keys-people"),
        **common_keys(),
        "q": phrase("door-keys-leave"),
    }


def around_it() -> list[str]:
    """What holds everywhere, and the signs beside people."""
    return [*everywhere(), str(phrase("door-keys-signs-of-people"))]
