"""The tests of Fire in the Library, by chapter of its rules."""
