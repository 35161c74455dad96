"""The game's words."""
