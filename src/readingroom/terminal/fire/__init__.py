"""Fire in the Library in the terminal."""

from readingroom.terminal.fire.face import FireFace

__all__ = ["FireFace"]
