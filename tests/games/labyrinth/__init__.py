"""The tests of Library Labyrinth, by chapter of its rules."""
