"""The books of the game."""
