"""Chapters at these doors: its speech in words."""
