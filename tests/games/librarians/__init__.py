"""The tests of Librarians, by chapter of its rules."""
