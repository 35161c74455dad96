"""Librarians in plain words."""
