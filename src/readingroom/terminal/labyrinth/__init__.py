"""Library Labyrinth in the terminal."""

from readingroom.terminal.labyrinth.face import LabyrinthFace

__all__ = ["LabyrinthFace"]
