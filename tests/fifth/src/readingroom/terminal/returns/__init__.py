"""Returns at the terminal."""
