"""Library Labyrinth at these doors: its face on a screen, its speech in words."""
